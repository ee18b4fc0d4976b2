import { type Decision, type ExplainedObligation, explain, GIVERS, type Law } from '@portal/rules'

/** Finds amber results that do not say what is open (neither a duty nor a question), or not who can close a duty. */
export function sayingNothingOfOpen(law: Law, decision: Decision): string[] {
  if (decision.status !== 'AMBER') return []
  const { open = [] } = explain(law, decision)
  const isAsked = decision.tooOpen || decision.questions.length > 0
  const isFromRules = decision.cells.some(({ status }) => status === 'AMBER')
  if (isFromRules && !isAsked && open.length === 0) return ['is amber without saying what is open']
  return open.filter((one) => !saysWhoCloses(one)).map(({ id }) => `does not say who can close ${id}`)
}

/** Users close a duty to keep a paper themselves. */
const saysWhoCloses = ({ kind, authority }: ExplainedObligation) => kind === 'keep_on_file' || authority !== undefined

const OF_COLLECTORS = /^Before (?:any )?(?:collecting|sampling|harvest|taking (?:animals|the specimens))\b(?!.*\buse\b)/
const GIVEN = [...GIVERS, 'none']

const OF_ACCESS = /^Before (?:the |any )?access\b(?!.*\buse\b)/

/**
 * Finds duties of collectors on material that somebody else gave or on public sequences, duties before the access that
 * do not say what to ask of the giver, and land owners named for a virus.
 */
export function dutiesOfCollectors(law: Law, decision: Decision): string[] {
  const { trace } = decision
  const { obligations } = explain(law, decision)
  const texts = obligations.map(({ text }) => text)
  const unsaid = obligations.filter(
    ({ text, met, dependsOn, accessOfGiver }) => OF_ACCESS.test(text) && !met && !dependsOn && !accessOfGiver,
  )
  const isOnly = (dimension: string, values: readonly string[]) =>
    trace.facts.boxes.every(({ [dimension]: part }) => Array.isArray(part) && part.every((one) => values.includes(one)))
  return [
    ...(isOnly('sourceType', GIVEN) ? texts.filter((text) => OF_COLLECTORS.test(text)) : []),
    ...(isOnly('sourceType', GIVERS) ? unsaid.map(({ text }) => `${text} (without the giver)`) : []),
    ...(isOnly('organismGroup', ['virus']) ? texts.filter((text) => /\bland ?(?:owner|holder)/i.test(text)) : []),
  ]
}
