import { type LetterFieldId, SKIP } from '@portal/contract'
import { answerTo, dateInWords } from '@portal/pdf'
import { mapCountryName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { ENDED, type EvidenceRecord, stateOfPaper, titleOf } from '../papers/index.ts'
import type { ReadReport } from '../reports/index.ts'

/** The data of a case that letters are filled from; `email` is that of its owner. */
export type LetterCase = {
  read: ReadReport
  papers: readonly EvidenceRecord[]
  email: string | null
  nameless: boolean
}

/**
 * The values of letter fields that come from an assessment, in the current language; a field without a value is left
 * out.
 */
export type LetterFacts = { readonly [field in LetterFieldId]?: string | undefined }

export function factsOf({ read, papers, ...of }: LetterCase): LetterFacts {
  const { report } = read
  const { user, geneticResource } = report.assessment
  const email = of.nameless ? null : of.email
  const contact = of.nameless ? t('packs.person') : nameOf(user)
  const valid = papers.filter((paper) => !['withdrawn', ...ENDED].includes(stateOfPaper(paper)))
  return {
    organisation: report.account,
    contact,
    email: email ?? undefined,
    recipients: [report.account, contact, email].filter(Boolean).join(', '),
    resource: geneticResource && geneticResource !== 'unknown' ? geneticResource : undefined,
    ...materialFacts(read),
    ...useFacts(read),
    ...paperFacts(read, valid),
    onward: onwardIn(read),
    undertaking: t('letters.declared.statement'),
  }
}

/** The transfers that count, one line each. */
const onwardIn = ({ report: { transfers } }: ReadReport): string | undefined =>
  transfers
    .filter(({ withdrawn }) => !withdrawn)
    .map(({ recipient, country, transferredOn }) =>
      [recipient, mapCountryName(country), dateInWords(transferredOn)].join(', '),
    )
    .join('\n') || undefined

const nameOf = ({ userId, firstName, lastName }: ReadReport['report']['assessment']['user']): string | undefined =>
  userId === null ? undefined : `${firstName} ${lastName}`

/** The answer in words; undefined if it is missing or open. */
function said({ report, row }: ReadReport, question: string): string | undefined {
  const answer = row.answers[question]
  const isOpen = answer === undefined || answer === null || answer === 'unknown' || answer === ''
  const words = isOpen ? undefined : answerTo(report, question)
  return words === SKIP ? undefined : words
}

function materialFacts(read: ReadReport): LetterFacts {
  const country = said(read, 'providerCountry') ?? elsewhere(read)
  const region = said(read, 'providerRegion')
  return {
    identifier: said(read, 'materialIdentifier'),
    organism: said(read, 'organismGroup'),
    materialState: said(read, 'materialStatus'),
    materials: said(read, 'materials'),
    country: country && [country, region].filter(Boolean).join(', '),
    accessDate: said(read, 'accessDate'),
    source: said(read, 'sourceType'),
    supplier: said(read, 'supplierName'),
  }
}

/** The high seas and Antarctica are not countries but still places of origin. */
const elsewhere = (read: ReadReport): string | undefined =>
  read.row.answers.placeType === 'national' ? undefined : said(read, 'placeType')

function useFacts(read: ReadReport): LetterFacts {
  const { commercialIntent } = read.row.answers
  const aim = commercialIntent === 'commercial' || commercialIntent === 'non_commercial' ? commercialIntent : undefined
  return {
    use: said(read, 'intendedUse'),
    useDate: said(read, 'intendedUseDate'),
    useLocation: said(read, 'useLocation'),
    commercialAim: aim && t(`letters.commercial.${aim}`),
    transfer: said(read, 'thirdPartyTransfer'),
    knowledge: said(read, 'traditionalKnowledge'),
  }
}

function paperFacts(read: ReadReport, papers: readonly EvidenceRecord[]): LetterFacts {
  const held = read.row.answers.papersHeld
  const of = (...kinds: EvidenceRecord['kind'][]) => papers.filter(({ kind }) => kinds.includes(kind))
  const listed = (found: readonly (string | null)[]) => [...new Set(found.filter(Boolean))].join(', ') || undefined
  const terms = of('mat', 'mta', 'smta')
  const heldWords = said(read, 'papersHeld')
  const isNone = Array.isArray(held) && held.length === 1 && held[0] === 'none'
  return {
    ircc: listed(of('ircc').map(({ number }) => number)) ?? said(read, 'irccNumber'),
    permit: listed(of('permit').map(({ number }) => number)),
    consentFrom: listed(of('pic', 'permit', 'community_consent').map(({ issuer }) => issuer)),
    terms:
      listed(terms.map(titleOf)) ??
      (Array.isArray(held) && held.includes('mat') ? t('assessments.form.yes') : undefined),
    papers: papers.length > 0 ? papers.map(paperInWords).join('\n') : isNone ? t('letters.papersNone') : heldWords,
  }
}

const paperInWords = (paper: EvidenceRecord): string =>
  [
    titleOf(paper),
    paper.issuer && t('letters.paper.issuer', { issuer: paper.issuer }),
    paper.madeOn && t('letters.paper.madeOn', { day: dateInWords(paper.madeOn) }),
    paper.validTo && t('letters.paper.validTo', { day: dateInWords(paper.validTo) }),
  ]
    .filter(Boolean)
    .join(', ')
