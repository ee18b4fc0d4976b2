import {
  type Answers,
  EVIDENCE_KINDS,
  type HandlerInput,
  type HandOverSheet,
  type SheetPaper,
  type SheetPreview,
  type transfers,
} from '@portal/contract'
import { checkAnswers, providerOf } from '@portal/rules'
import { translate as t } from '@portal/texts/translate'
import { createAssessment, refusedAnswers } from '../../cases/index.ts'
import { type FileReaders, openPackSigner, signerOf } from '../../file-store/index.ts'
import type { Actor } from '../../http/actor.ts'
import { invalid } from '../../http/errors.ts'
import { addPaper, type EvidenceScope, listUploads } from '../../papers/index.ts'
import { insertSamples } from '../samples/samples.repo.ts'
import { newSamples, refuseRepeated, withPlaces } from '../samples/samples.service.ts'
import { insertReceived } from './transfers.repo.ts'
import type { TransferDeps } from './transfers.service.ts'

type ReadingDeps = TransferDeps & { readers: FileReaders }

/** Reads a sheet, verifies its signature and lists the answers that would be taken over. Throws INVALID_INPUT. */
export async function previewSheet(deps: ReadingDeps, { userId }: Actor, content: string): Promise<SheetPreview> {
  const sheet = await deps.readers.readSheet(userId, content)
  const { answers, refused } = await answersOf(deps, sheet)
  return {
    sheet,
    signer: signerOf(sheet, await openPackSigner(deps.settings), deps.settings),
    samples: sheet.samples.length,
    answers: Object.keys(answers),
    refused,
  }
}

type Received = HandlerInput<typeof transfers.importSheet>['body']

/** Starts an assessment with the sheet's information about the material and its papers, all in one transaction. */
export async function importSheet(
  deps: ReadingDeps,
  actor: Actor,
  { content, fileIds = [] }: Received,
): Promise<{ assessmentId: string }> {
  const sheet = await deps.readers.readSheet(actor.userId, content)
  refuseRepeated(sheet.samples, [])
  const signer = signerOf(sheet, await openPackSigner(deps.settings), deps.settings)
  const { answers } = await answersOf(deps, sheet)
  const placed = await withPlaces(sheet.samples)
  const by = actor.userId
  const { assessment } = await createAssessment(deps, actor, {
    internalReference: sheet.code,
    answers,
    alsoSave: async (tx, row, at) => {
      const { accountId, assessmentId } = row
      await insertReceived(tx, { accountId, assessmentId, sheet: content, signer, receivedById: by, receivedAt: at })
      await insertSamples(tx, newSamples(row, placed, { last: 0, at, by }))
      await attachPapers({ tx, law: deps.law, actor }, assessmentId, sheet.evidence, fileIds)
    },
  })
  return { assessmentId: assessment.assessmentId }
}

/** Makes evidence of uploads. Throws INVALID_INPUT for one that is not the actor's, or that the sheet does not list. */
async function attachPapers(
  scope: EvidenceScope,
  assessmentId: string,
  listed: readonly SheetPaper[],
  fileIds: readonly string[],
): Promise<void> {
  const uploads = await listUploads(scope.tx, scope.actor.userId, fileIds)
  const target = { part: 'assessment', id: null } as const
  for (const [at, fileId] of fileIds.entries()) {
    const upload = uploads.find((one) => one.fileId === fileId)
    const paper = listed.find(({ sha256 }) => sha256 === upload?.sha256)
    if (!paper) throw invalid([{ path: `fileIds.${at}`, message: t('refusals.paperNotOnSheet') }])
    await addPaper(scope, assessmentId, { ...factsOf(paper), fileId, target, settles: false })
  }
}

/** Of a kind that is not known here, the title says what it is. */
function factsOf({ kind, number, title }: SheetPaper) {
  const known = EVIDENCE_KINDS.find((one) => one === kind)
  return known ? { kind: known, number: number ?? null } : { kind: 'other' as const, proves: title }
}

/** The answers that this portal would accept today, and the reason why each other one is refused. */
async function answersOf(
  { db, law }: TransferDeps,
  { answers }: HandOverSheet,
): Promise<{ answers: Answers; refused: SheetPreview['refused'] }> {
  const level = await law.contextFor(db, undefined)
  const askedQuestions = new Set(
    level.survey.survey.sections.flatMap(({ pages }) =>
      pages.flatMap(({ questions }) => questions.map(({ id }) => id)),
    ),
  )
  const refused: SheetPreview['refused'] = Object.keys(answers)
    .filter((id) => !askedQuestions.has(id) || OWN.has(id))
    .map((question) => ({ question, message: t('transfers.faults.notAsked') }))
  const remaining = new Map(Object.entries(answers).filter(([id]) => askedQuestions.has(id) && !OWN.has(id)))
  // Removing one answer can make another invalid, so this repeats.
  for (;;) {
    const given = Object.fromEntries(remaining)
    const { survey } = await contextOf({ db, law }, given)
    const errors = refusedAnswers(checkAnswers(survey, {}, given))
    for (const { path, message } of errors) {
      if (remaining.delete(path)) refused.push({ question: path, message })
    }
    if (errors.length === 0) return { answers: given, refused }
    if (errors.every(({ path }) => !(path in given))) return { answers: {}, refused }
  }
}

/** Answers that the recipient has to give themselves, including the confirmation. */
const OWN = new Set([
  'confirm',
  'intendedUse',
  'intendedUseDate',
  'useLocation',
  'userOrigin',
  'userCountry',
  'papersHeld',
])

/** If there is no law for the country, its answer is refused against the law without a country. */
const contextOf = ({ db, law }: Pick<TransferDeps, 'db' | 'law'>, given: Answers) =>
  law.contextFor(db, providerOf(given)).catch(() => law.contextFor(db, undefined))
