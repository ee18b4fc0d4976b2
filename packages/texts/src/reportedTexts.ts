import { type Paper, paperText } from './messages.ts'
import type { Translate } from './translate.ts'

/** How a document formats days and instants: each file and each reader has a date style. */
type Formats = { readonly day: (day: string) => string; readonly instant: (instant: string) => string }

type Served = {
  readonly part: 'assessment' | 'duty' | 'lock' | 'answer'
  readonly text: string | null
  settles: boolean
}

/** A paper on file at the moment of a report. */
type FiledPaper = Paper & {
  readonly issuer: string | null
  readonly madeOn: string | null
  readonly provesDay: string | null
  readonly holder: string | null
  readonly material: string | null
  readonly mark: 'commercial' | 'non_commercial' | null
  readonly proves: string | null
  readonly validFrom: string | null
  readonly validTo: string | null
  readonly state: 'valid' | 'expires_soon' | 'expired' | 'not_yet_valid' | 'withdrawn' | 'revoked' | 'superseded'
  readonly addedBy: string
  readonly addedAt: string
  readonly check: { readonly outcome: 'right' | 'differs'; by: string; at: string; note: string | null } | null
  readonly withdrawn: { readonly by: string; readonly at: string; readonly reason: string } | null
  readonly file: { readonly name: string; readonly number: number } | null
  readonly serves: readonly Served[]
}

/** A paper as a row of a report, each cell with its lines. `law`: the words of the law in them. */
export function filedPaperTexts(t: Translate, paper: FiledPaper, { day, instant }: Formats) {
  const { issuer, madeOn, proves, provesDay, file, serves, addedAt, addedBy, check, withdrawn } = paper
  const named = [paperText(t, paper), issuer, madeOn && t('assessments.evidence.reported.made', { day: day(madeOn) })]
  const issuedFor = certificateTexts(t, paper)
  return {
    name: named.filter(Boolean).join(', '),
    issuedFor,
    about: lines([
      ...issuedFor,
      proves,
      provesDay && t('assessments.evidence.proofDay', { day: day(provesDay) }),
      ...serves.map((served) => servedText(t, served)),
      file && t('assessments.evidence.reported.file', file),
    ]),
    validity: validityText(t, paper, day),
    filed: t('assessments.report.printedBy', { at: instant(addedAt), who: addedBy }),
    check: lines([
      check
        ? t(`assessments.evidence.checked.${check.outcome}`, { by: check.by, at: instant(check.at) })
        : t('assessments.evidence.reported.notChecked'),
      check?.note,
      withdrawn && t('assessments.evidence.withdrawnBy', { ...withdrawn, at: instant(withdrawn.at) }),
    ]),
    law: serves.flatMap(({ part, text }) => (part === 'duty' && text ? [text] : [])),
  }
}

/** To whom a certificate was issued, for what and for which aim, as far as that is known. */
function certificateTexts(t: Translate, { holder, material, mark }: FiledPaper): string[] {
  const values = { holder, material, mark: mark && t(`assessments.evidence.marks.${mark}`) }
  const texts = (['holder', 'material', 'mark'] as const).map(
    (field) =>
      values[field] && t('list.labelled', { label: t(`assessments.evidence.fields.${field}`), value: values[field] }),
  )
  return lines(texts)
}

const lines = (texts: readonly (string | null | undefined | false)[]): string[] =>
  texts.filter((text) => typeof text === 'string' && text !== '').map(String)

function servedText(t: Translate, { part, text, settles }: Served): string {
  if (part === 'assessment' || text === null) return t('assessments.evidence.reported.serves.assessment')
  return t(`assessments.evidence.reported.serves.${settles ? 'settled' : part}`, { text })
}

/** Until when a paper is valid, as a fact that stays true on paper: without the number of days left. */
export function validityText(
  t: Translate,
  { state, validFrom, validTo }: Pick<FiledPaper, 'state' | 'validFrom' | 'validTo'>,
  day: Formats['day'],
): string {
  if (state === 'withdrawn' || state === 'revoked' || state === 'superseded')
    return t(`assessments.evidence.states.${state}`)
  if (state === 'not_yet_valid' && validFrom) return t('assessments.evidence.states.notYet', { day: day(validFrom) })
  if (validTo === null) return t('assessments.evidence.states.noEnd')
  return t(`assessments.evidence.states.${state === 'expired' ? 'expired' : 'until'}`, { day: day(validTo) })
}

type PlacedLock = {
  readonly origin: 'decision' | 'hand'
  readonly lockedBy: string
  readonly lockedAt: string
  readonly unlockedBy: string | null
  readonly unlockedAt: string | null
  readonly comment: string | null
}

/** What happened to a lock: who placed it when, who released it when, and the reason of the release. */
export const lockTexts = (t: Translate, lock: PlacedLock, instant: Formats['instant']): string[] =>
  lines([
    t(`assessments.locks.closedBy.${lock.origin}`, { who: lock.lockedBy, when: instant(lock.lockedAt) }),
    lock.unlockedAt && t('assessments.locks.openedBy', { who: lock.unlockedBy ?? '', when: instant(lock.unlockedAt) }),
    lock.comment && t('assessments.locks.comment', { comment: lock.comment }),
  ])
