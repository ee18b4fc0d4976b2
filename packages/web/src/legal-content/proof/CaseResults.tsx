import { Anchor, Button } from '@mantine/core'
import type { Expected } from '@portal/contract'
import type { CaseDifference, WholeProof } from '@portal/legal/proof'
import type { LawLayerId } from '@portal/rules'
import type { hubScreens } from '@portal/texts/en/information-hub/screens'
import type { TFunction } from 'i18next'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { LawText } from '../../shared/law/LawText.tsx'
import { Details } from '../../shared/layout/Details.tsx'
import type { ProofPanelProps } from './draft.ts'
import classes from './ProofPanel.module.css'
import { RowLink, useIdWords } from './RowLink.tsx'

type Props = ProofPanelProps & { proven: WholeProof['cases'] }

const CASES_ID = 'golden-cases'

/** Leads from the top of the panel, which is long, to the cases that fail. */
export function FailingCases({ proven }: Pick<Props, 'proven'>) {
  const { t } = useTranslation()
  const count = proven.filter(({ differences }) => differences.length > 0).length
  if (count === 0) return null
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.link ?? ''}
      onClick={() => document.getElementById(CASES_ID)?.focus()}
    >
      {t('lawProof.cases.failing', { count })}
    </Anchor>
  )
}

/** The golden cases, those that fail first, and on demand those that hold with the rows of this law that they prove. */
export function CaseResults({ proven, cases, onCases, ...props }: Props) {
  const { t } = useTranslation()
  const wordsOf = useIdWords(props)
  const title = useRef<HTMLHeadingElement>(null)
  const failing = proven.filter(({ differences }) => differences.length > 0)
  const holding = proven.filter(({ differences }) => differences.length === 0)
  const own = ownIds(props.draft)
  const changed = (name: string, differences: readonly CaseDifference[]) =>
    cases.map((one) => (one.name === name ? { ...one, expect: expectedNow(one.expect, differences, own) } : one))
  return (
    <div className={classes.part}>
      <h2 ref={title} id={CASES_ID} tabIndex={-1}>
        {t('lawProof.cases.title')}
      </h2>
      {proven.length === 0 && <p>{t('lawProof.cases.none')}</p>}
      <ul>
        {failing.map(({ name, differences }) => (
          <li key={name} className={classes.fails}>
            <LawText>{name}</LawText>
            <ul>
              {differences.map((difference) => (
                <li key={JSON.stringify(difference)}>{differenceText(t, difference, wordsOf)}</li>
              ))}
            </ul>
            {!props.isReadOnly && differences.every(isOfDecision) && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('list.labelled', { label: t('lawProof.cases.expect'), value: name })}
                onClick={() => {
                  onCases(changed(name, differences))
                  // The case then holds and goes from the list, and with it this button.
                  title.current?.focus()
                }}
              >
                {t('lawProof.cases.expect')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {holding.length > 0 && <HoldingCases {...props} holding={holding} />}
    </div>
  )
}

function HoldingCases({
  holding,
  ...props
}: Omit<Props, 'proven' | 'cases' | 'onCases'> & { holding: Props['proven'] }) {
  const { t } = useTranslation()
  return (
    <Details summary={t('lawProof.cases.hold', { count: holding.length })}>
      <ul>
        {holding.map(({ name, rows }) => (
          <li key={name}>
            <LawText>{name}</LawText>
            <CaseRows {...props} rows={rows} />
          </li>
        ))}
      </ul>
    </Details>
  )
}

function CaseRows({ draft, rows, onGoTo }: Pick<ProofPanelProps, 'draft' | 'onGoTo'> & { rows: readonly string[] }) {
  const places = draft.matrices.flatMap(({ id: matrix, rows: own }) =>
    own.filter(({ id }) => rows.includes(id)).map(({ id: row }) => ({ matrix, row })),
  )
  return places.map((place) => (
    <p key={place.row}>
      <RowLink draft={draft} place={place} onGoTo={onGoTo} />
    </p>
  ))
}

/** Whether a case differs in what is decided, and not because it cannot be read or expects nothing. */
const isOfDecision = ({ kind }: CaseDifference): boolean => kind !== 'unreadable' && kind !== 'empty'

type Ids = ReadonlySet<string>

const ownIds = ({ matrices, obligations, locks }: ProofPanelProps['draft']): Ids =>
  new Set([...matrices.flatMap(({ rows }) => rows), ...obligations, ...locks].map(({ id }) => id))

/** The expectation of a golden case, changed to what the draft decides where they differ. */
function expectedNow(expect: Expected, differences: readonly CaseDifference[], own: Ids): Expected {
  let expected = expect
  for (const difference of differences) expected = withoutDifference(expected, difference, own)
  return expected
}

function withoutDifference(expected: Expected, difference: CaseDifference, own: Ids): Expected {
  switch (difference.kind) {
    case 'other':
      return withSingle(expected, difference.what, difference.actual)
    case 'missing': {
      const { what, id, actual } = difference
      const left = (expected[what] ?? []).filter((one) => one !== id)
      if (left.length > 0) return { ...expected, [what]: left }
      // Rows and duties of the treaty level apply to nearly every case and prove nothing of this law.
      const ofThisLaw = actual.filter((id) => own.has(id))
      return { ...expected, [what]: ofThisLaw.length > 0 ? ofThisLaw : [...actual] }
    }
    case 'present':
    case 'unknown':
      return { ...expected, lacks: (expected.lacks ?? []).filter((one) => one !== difference.id) }
    default:
      return expected
  }
}

function withSingle(expected: Expected, what: Single, actual: string): Expected {
  if (!what.startsWith('light ')) return { ...expected, [what]: actual }
  return { ...expected, lights: { ...expected.lights, [what.slice('light '.length)]: actual } }
}

function differenceText(t: TFunction, difference: CaseDifference, wordsOf: (id: string) => string): string {
  switch (difference.kind) {
    case 'other': {
      const { what, expected, actual } = difference
      const word = (value: string) =>
        what === 'headline' ? wordsOf(value) : t(`informationHub.goldenCases.colours.${value as Light}`)
      return t('lawProof.cases.other', { what: subjectOf(t, what), expected: word(expected), actual: word(actual) })
    }
    case 'missing':
      return t('lawProof.cases.missing', {
        what: t(`informationHub.goldenCases.fields.${difference.what}`),
        id: wordsOf(difference.id),
      })
    case 'present':
      return t('lawProof.cases.present', { id: wordsOf(difference.id) })
    case 'unknown':
      return t('lawProof.cases.unknown', { id: difference.id })
    case 'empty':
      return t('lawProof.cases.empty')
    case 'unreadable':
      return t('lawProof.cases.unreadable', { reason: difference.reason })
  }
}

type Light = keyof typeof hubScreens.goldenCases.colours
type Single = Extract<CaseDifference, { kind: 'other' }>['what']

function subjectOf(t: TFunction, what: Single): string {
  if (what === 'status' || what === 'verdict' || what === 'headline')
    return t(`informationHub.goldenCases.fields.${what}`)
  return t(`informationHub.goldenCases.layers.${what.slice('light '.length) as LawLayerId}`)
}
