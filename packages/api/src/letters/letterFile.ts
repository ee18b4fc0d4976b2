import { createHash } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { Readable } from 'node:stream'
import {
  assessmentNumber,
  type Letter,
  type LetterFormat,
  type LetterHead,
  type LetterLanguage,
} from '@portal/contract'
import { writeAudit } from '../audit/index.ts'
import type { Actor } from '../http/actor.ts'
import type { SentFile } from '../http/serve.ts'
import type { PdfWorkers } from '../pdf/index.ts'
import { languageNow } from '../text/language.ts'
import type { LetterDraft } from './letterParts.ts'
import { plainText } from './plainText.ts'
import { draftLetter, type LetterDeps, type LetterKey, readLetters } from './readLetters.ts'

export type LetterFileDeps = LetterDeps & { pdfWorkers: PdfWorkers }
/** `response`: where the file is sent; it is not made for a caller who has gone. */
type FileRequest = LetterKey & { format: LetterFormat; language: LetterLanguage; response: ServerResponse }

const TYPES: { readonly [format in LetterFormat]: string } = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  json: 'application/json; charset=utf-8',
}

/** Writes a letter as a file in a worker thread; the audit log records which user downloaded it. */
export async function letterFile(
  deps: LetterFileDeps,
  actor: Actor,
  { format, language, response, ...key }: FileRequest,
): Promise<SentFile> {
  return deps.pdfWorkers.inTurn(
    actor.userId,
    async () => {
      const { letter, draft } = await draftLetter(deps, actor, { ...key, language })
      const file = format === 'json' ? jsonOf(letter, draft) : await writtenAs(deps, format, { letter, draft })
      const { accountId, assessmentId, number } = draft.read.row
      const { letterId } = key
      const sha256 = createHash('sha256').update(file).digest('hex')
      const subject = { assessmentId, letterId, format, language, sha256 }
      await deps.db.transaction((tx) => writeAudit(tx, { ...actor, accountId }, 'ASSESSMENT_LETTER_FILE', subject))
      const fileName = `${assessmentNumber(number).slice(1)}-${letterId}-${language}.${format}`
      return { type: TYPES[format], fileName, body: Readable.from([file]) }
    },
    response,
  )
}

type Drafted = { letter: Letter; draft: LetterDraft }

export const writtenAs = (
  { pdfWorkers, portalName }: Pick<LetterFileDeps, 'pdfWorkers' | 'portalName'>,
  format: 'docx' | 'pdf',
  { letter, draft: { read } }: Drafted,
): Promise<Buffer> =>
  pdfWorkers.makeLetter({
    format,
    language: letter.language,
    blocks: letter.blocks,
    title: plainText(`${assessmentNumber(read.row.number)} ${letter.title}`),
    author: plainText(read.report.account),
    portalName,
    at: read.report.printedAt,
  })

/** The letters of a case that users worked on, and its out-of-scope declaration, as PDFs in their languages. */
export async function lettersForPack(
  deps: LetterFileDeps,
  actor: Actor,
  choice: { id: string; nameless: boolean },
): Promise<{ name: string; content: Buffer }[]> {
  const files: { name: string; content: Buffer }[] = []
  for (const { letterId, languages } of await packedLetters(deps, actor, choice.id)) {
    for (const language of languages) {
      const content = await writtenAs(deps, 'pdf', await draftLetter(deps, actor, { ...choice, letterId, language }))
      files.push({ name: `${letterId}-${language}.pdf`, content })
    }
  }
  return files
}

/** The out-of-scope declaration is included in the language of the pack only. */
async function packedLetters(deps: LetterFileDeps, actor: Actor, id: string): Promise<LetterHead[]> {
  const { rows } = await readLetters(deps, actor, id)
  const isDeclared = ({ kind, gone }: LetterHead) => kind === 'out_of_scope' && !gone
  return rows
    .filter((letter) => isDeclared(letter) || (letter.version > 0 && letter.kind !== 'out_of_scope'))
    .map((letter) => (isDeclared(letter) ? { ...letter, languages: [languageNow()] } : letter))
}

/** The data set to copy into the authority's form, with the origin of each value. */
const jsonOf = (letter: Letter, { read: { row, report } }: LetterDraft): Buffer =>
  Buffer.from(
    `${JSON.stringify(
      {
        letter: letter.letterId,
        kind: letter.kind,
        title: letter.title,
        addressee: letter.addressee,
        language: letter.language,
        provisional: letter.provisional,
        assessment: assessmentNumber(row.number),
        result: report.assessment.result,
        decidedAt: report.assessment.decidedAt,
        code: report.verificationCode,
        law: report.assessment.decision?.trace.content ?? [],
        fields: letter.fields.map(({ id, label, value, origin, isOptional, source }) => ({
          id,
          label,
          value,
          origin,
          isOptional,
          source,
        })),
      },
      null,
      2,
    )}\n`,
  )
