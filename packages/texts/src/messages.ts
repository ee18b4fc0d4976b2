import type { evidence } from './en/assessments/material/evidence.ts'
import { countryName } from './languages.ts'
import type { Translate } from './translate.ts'

/** A result, or NONE while nothing can be said. */
export type Colour = 'GREEN' | 'AMBER' | 'RED' | 'NONE'
/** A version of the law: a country's by its English name and code, or the treaty level (`name` null). */
export type LawVersion = {
  readonly version: number
  readonly name: string | null
  readonly iso2?: string
  /** House rules of the account, which are no law. */
  readonly house?: true
}
/**
 * A detail of an assessment that changed; `null` is an empty text. An owner is a person, or words where they are no
 * longer known.
 */
export type DetailChange<Person = string> =
  | {
      readonly field: 'name' | 'internalReference' | 'visibility'
      readonly before: string | null
      readonly after: string | null
    }
  | { readonly field: 'owner'; readonly before: Person | string; readonly after: Person | string }
/** A paper by its kind and number. */
export type Paper = { readonly kind: keyof typeof evidence.kinds; readonly number: string | null }
/** A paper in a stored message; an earlier program stored its title, in the language of the person who filed it. */
export type StoredPaper = Paper | string
/** How many assessments went from one colour to another; `again`: to be completed again, `complete`: complete now. */
export type Shift = {
  readonly count: number
  readonly before: Colour
  readonly after: Colour
  readonly again: boolean
  readonly complete: boolean
}

type Numbered = { readonly number: string }
type By<Person> = { readonly by: Person }
type Version = LawVersion & { readonly from?: number }
type LockType = 'legal' | 'technical'
/** `byHand`: a person placed the lock, in words of their own. */
type Lock = { readonly lock: string; readonly byHand?: true }

/** The parameters of each sentence: facts, never words of a language. `number` is an assessment's, as `#000012`. */
type Params<Person> = {
  assessmentStarted: Numbered
  assessmentChanged: Numbered
  assessmentCompleted: Numbered
  assessmentDeleted: Numbered
  assessmentRestored: Numbered
  assessmentDeletedBy: Numbered & By<Person>
  assessmentRestoredBy: Numbered & By<Person>
  assessmentAssigned: Numbered & By<Person>
  answersChanged: Numbered & By<Person> & { readonly before: Colour; readonly after: Colour }
  commentAdded: Numbered & { readonly author: Person }
  commentAddedBy: Numbered & { readonly author: Person }
  commentDeleted: Numbered & { readonly author: Person }
  detailsChanged: Numbered & { readonly changes: readonly DetailChange<Person>[] }
  detailsChangedBy: Numbered & By<Person> & { readonly changes: readonly DetailChange<Person>[] }
  dutyDone: Numbered & { readonly duty: string }
  dutyChanged: Numbered & { readonly duty: string }
  dutyAssigned: Numbered & By<Person> & { readonly duty: string }
  dutyReminded: Numbered & By<Person> & { readonly duty: string }
  evidenceAdded: Numbered & { readonly paper: StoredPaper }
  evidenceRemoved: Numbered & { readonly paper: StoredPaper }
  evidenceWithdrawn: Numbered & { readonly paper: StoredPaper }
  evidenceExpired: Numbered & { readonly paper: StoredPaper }
  evidenceRevoked: Numbered & { readonly paper: StoredPaper }
  evidenceSuperseded: Numbered & { readonly paper: StoredPaper }
  certificateHolder: Numbered & { readonly paper: StoredPaper; readonly holder: string }
  certificateUnchecked: Numbered
  samplesChanged: Numbered
  letterChanged: Numbered & { readonly letter: string }
  letterSent: Numbered & { readonly letter: string }
  transferSaved: Numbered & { readonly recipient: string }
  lockPlaced: Numbered & Lock
  lockPlacedBy: Numbered & By<Person> & Lock
  lockOpened: Numbered & Lock
  lockOpenedBy: Numbered & By<Person> & Lock
  locksWait: Numbered & { readonly types: readonly LockType[] }
  /** What `locksWait` says once no lock is closed any more. */
  locksReleased: Numbered & { readonly types: readonly LockType[] }
  releaseAsked: Numbered & By<Person> & { readonly types: readonly LockType[]; readonly text?: string }
  lawLocksWait: { readonly law: LawVersion; readonly locks: readonly { type: LockType; count: number }[] }
  reevaluated: Reevaluated
  reevaluatedOwner: Reevaluated
  lawChanged: { readonly law: LawVersion; readonly number: string | null; readonly shifts: readonly Shift[] }
  importDone: {
    readonly file: string
    readonly made: number
    readonly refused: number
    readonly already: number
  }
  userInvited: { readonly name: Person }
  recoveryAsked: { readonly name: Person }
  userChanged: { readonly name: Person }
  userActivated: { readonly name: Person }
  userDeactivated: { readonly name: Person }
  userDeleted: { readonly name: Person }
  invitationDeclined: { readonly name: Person }
  versionDrafted: Version
  versionBegun: Version
  versionChanged: Version
  versionDeleted: Version
  versionReviewed: Version
  versionHandedOver: Version & By<Person>
  versionReturned: Version & By<Person>
  versionCommented: Version & By<Person | string>
  versionActive: Version
  versionWaiting: Version
  lawReported: { readonly iso2: string; readonly country: string }
  lawReportAnswered: {
    readonly iso2: string
    readonly country: string
    readonly outcome: 'done' | 'answered'
    readonly text: string
  }
  sentence: { readonly text: string }
}
/** `law` null: the law of the day on which a deleted assessment was restored. */
type Reevaluated = Numbered & {
  readonly law: LawVersion | null
  readonly before: Colour
  readonly after: Colour
  readonly asksMore: boolean
}

export type MessageCode = keyof Params<string>
/**
 * An event or notification: the code of its sentence and its parameters, in no language. People are named, unless the
 * type says how else they are given.
 */
export type Message<Person = string> = {
  [Code in MessageCode]: { readonly code: Code; readonly params: Params<Person>[Code] }
}[MessageCode]

/**
 * The sentence of a message in the language of the translation. `assessment` names its case for a reader who may see it;
 * left out, the case has its number alone.
 */
export function renderMessage(t: Translate, message: Message, assessment?: string): string {
  const { code, params } = message
  if (code === 'lawChanged') return lawChanged(t, params)
  if (code === 'importDone') return t('messages.importDone', { count: params.made, ...params })
  if (code === 'lawReported' || code === 'lawReportAnswered') return lawReportText(t, message)
  if (code === 'lawLocksWait') return lawLocksWait(t, params)
  // The compiler cannot relate a code that is one of many to the parameters of its own text.
  const rest = code === 'releaseAsked' && params.text ? t('messages.releaseAskedText', { text: params.text }) : ''
  const render = t as unknown as (key: string, words: Words) => string
  return render(`messages.${code}`, wordsOf(t, params, assessment)) + rest
}

/** The id under which house rules are drafted. */
const HOUSE_ID = 'ZZ'

const ABOUT_DRAFTS: readonly MessageCode[] = ['versionHandedOver', 'versionReturned', 'versionCommented']

/** The draft of a country's law to which a message leads; null if it is about something else. */
export function draftOfMessage({ code, params }: Message): { countryId: string; version: number } | null {
  if (!ABOUT_DRAFTS.includes(code) || !('version' in params)) return null
  const countryId = 'house' in params && params.house ? HOUSE_ID : params.iso2
  return countryId ? { countryId, version: params.version } : null
}

/** The words of the law in a message: the duty, lock or procedure that it names, in English for every reader. */
export function lawOfMessage({ code, params }: Message): string[] {
  if ('duty' in params) return [params.duty]
  if ('letter' in params) return [params.letter]
  const isOpened = code === 'lockOpened' || code === 'lockOpenedBy'
  return isOpened && !params.byHand ? [params.lock] : []
}

/** The sentences of which the words around the parameters hold a text, whatever its case. */
export function codesContaining(t: Translate, text: string): MessageCode[] {
  const sentences = Object.entries(t('messages', { returnObjects: true }))
  return sentences
    .filter(([, words]) => typeof words === 'string' && plainWords(words).includes(text.toLowerCase()))
    .map(([code]) => code as MessageCode)
}

const plainWords = (sentence: string): string => sentence.replace(/\{\{\w+\}\}/g, '').toLowerCase()

type Words = { readonly [name: string]: string | number }
type AnyParams = {
  readonly text?: string
  readonly number?: string | null
  readonly version?: number
  readonly name?: string | null
  readonly iso2?: string
  readonly house?: true
  readonly before?: Colour
  readonly after?: Colour
  readonly changes?: readonly DetailChange[]
  readonly types?: readonly LockType[]
  readonly paper?: StoredPaper
}

/** Each parameter in words: numbers of assessments, colours, lists and versions are spelled out. */
function wordsOf(t: Translate, params: AnyParams, assessment?: string): Words {
  const plain = Object.entries(params).filter(([, value]) => typeof value === 'string' || typeof value === 'number')
  const { number, version, before, after, changes, types, paper } = params
  return {
    ...(Object.fromEntries(plain) as Words),
    ...(number && { assessment: assessment ?? t('messages.assessment', { number }) }),
    ...(version && { content: contentText(t, params) }),
    ...(before && { before: colourText(t, before) }),
    ...(after && { after: colourText(t, after) }),
    ...(changes && { changes: changesText(t, changes) }),
    ...(types && { types: typesText(t, types) }),
    ...(paper && { paper: paperText(t, paper) }),
    ...(isReevaluated(params) && { law: lawText(t, params.law), outcome: outcomeText(t, params) }),
  }
}

function contentText(t: Translate, { name, iso2 = '', house }: AnyParams): string {
  if (name) return countryName(iso2, name)
  return t(house ? 'messages.house' : 'messages.treaties')
}

const isReevaluated = (params: object): params is Reevaluated => 'asksMore' in params

const colourText = (t: Translate, colour: Colour): string => t(`messages.lights.${colour}`)

/** A paper as named in a sentence: its kind and number. */
export const paperText = (t: Translate, paper: StoredPaper): string =>
  typeof paper === 'string'
    ? paper
    : [t(`assessments.evidence.kinds.${paper.kind}`), paper.number].filter(Boolean).join(' ')

/** Types of locks as a list: `legal and technical`. */
export const typesText = (t: Translate, types: readonly LockType[]): string =>
  types.map((type) => t(`messages.lockTypes.${type}`)).join(t('messages.and'))

/** The version of the law inside a sentence: `version 2 of the law of Brazil`. */
export function lawText(t: Translate, law: LawVersion | null): string {
  if (law === null) return t('messages.law.today')
  const { version, name, iso2 = '', house } = law
  if (house) return t('messages.law.house', { version })
  if (name === null) return t('messages.law.treaties', { version })
  return t('messages.law.country', { version, name: countryName(iso2, name) })
}

function outcomeText(t: Translate, { before, after, asksMore }: Reevaluated): string {
  const more = t('messages.outcome.asksMore')
  if (before === after) return asksMore ? more : t('messages.outcome.complete')
  const names = { before: colourText(t, before), after: colourText(t, after) }
  const colour = t(after === 'NONE' ? 'messages.outcome.undecided' : 'messages.outcome.changed', names)
  return asksMore ? `${colour}; ${more}` : colour
}

/** The changed details of an assessment, one phrase each. */
export function changesText(t: Translate, changes: readonly DetailChange[]): string {
  const phrases = changes.map(({ field, before, after }) => {
    const word = (value: string | null) => detailText(t, field, value)
    return t(`messages.details.${field}`, { before: word(before), after: word(after) })
  })
  return phrases.join('; ')
}

function detailText(t: Translate, field: DetailChange['field'], value: string | null): string {
  if (value === null) return t('messages.details.empty')
  if (field === 'owner') return value
  if (value === 'ACCOUNT' || value === 'PRIVATE') return t(`messages.details.visibilities.${value}`)
  return t('messages.details.quoted', { value })
}

type LawReportMessage = Extract<Message, { code: 'lawReported' | 'lawReportAnswered' }>

function lawReportText(t: Translate, { code, params }: LawReportMessage): string {
  const country = countryName(params.iso2, params.country)
  if (code === 'lawReported') return t('messages.lawReported', { country })
  return t(`messages.lawReportAnswered.${params.outcome}`, { country, text: params.text })
}

function lawLocksWait(t: Translate, { law, locks }: Params<string>['lawLocksWait']): string {
  const counted = locks.map(({ type, count }) =>
    t('messages.locksCounted', { count, type: t(`messages.lockTypes.${type}`) }),
  )
  const count = locks.reduce((sum, lock) => sum + lock.count, 0)
  return t('messages.lawLocksWait', { count, law: lawText(t, law), locks: counted.join(t('messages.and')) })
}

/** `Version 2 of the law of Brazil: 12 of your assessments changed: 3 Red to Amber, 9 Green to Amber; 4 to complete again.` */
function lawChanged(t: Translate, { law, number, shifts }: Params<string>['lawChanged']): string {
  const total = countOf(shifts)
  const what = number ? t('messages.assessment', { number }) : t('messages.ownAssessments', { count: total })
  const counted = (some: readonly Shift[], shift: string) =>
    total === 1 ? shift : t('messages.shift.counted', { count: countOf(some), shift })
  const recoloured = shifts.filter(({ before, after }) => before !== after)
  const colours = [...new Set(recoloured.map((shift) => shiftText(t, shift)))]
    .map((text) =>
      counted(
        recoloured.filter((shift) => shiftText(t, shift) === text),
        text,
      ),
    )
    .join(', ')
  const steps = (['again', 'complete'] as const).flatMap((step) => {
    const some = shifts.filter((shift) => shift[step])
    return some.length > 0 ? [counted(some, t(`messages.shift.${step}`))] : []
  })
  const text = lawText(t, law)
  const capital = text.charAt(0).toLocaleUpperCase() + text.slice(1)
  return t('messages.lawChanged', { law: capital, what, shifts: [colours, ...steps].filter(Boolean).join('; ') })
}

const countOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { count }) => sum + count, 0)

/** `Red to Amber`, or `Red, as before`. */
export const shiftText = (t: Translate, { before, after }: Pick<Shift, 'before' | 'after'>): string =>
  before === after
    ? t('messages.shift.same', { light: colourText(t, after) })
    : t('messages.shift.colours', { before: colourText(t, before), after: colourText(t, after) })
