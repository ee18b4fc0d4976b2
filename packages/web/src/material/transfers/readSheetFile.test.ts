import { MAX_SHEET_BYTES } from '@portal/contract'
import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { FileTooLarge } from '../../shared/files/base64Of.ts'
import { readSheetFile } from './readSheetFile.ts'

const SHEET = '{"code": "HOS-1", "sender": "Jardín"}'
const NAME = 'hand-over-sheet-HOS-1-1'
const fileOf = (content: string | Uint8Array<ArrayBuffer>, name = 'any') => new File([content], name)
const zipOf = (parts: Record<string, string>) =>
  fileOf(zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]))))

const contentOf = async (file: File) => (await readSheetFile(file)).content

test.each([
  { from: 'the JSON file', file: fileOf(SHEET, `${NAME}.json`) },
  {
    from: 'the ZIP of the portal',
    file: zipOf({ [`${NAME}.json`]: SHEET, [`${NAME}.pdf`]: '%PDF', 'evidence/1-a.json': '{}' }),
  },
  {
    from: 'a ZIP packed anew in a folder',
    file: zipOf({ [`sheet/${NAME}.pdf`]: '%PDF', [`sheet/${NAME}.json`]: SHEET }),
  },
])('the same sheet is read from $from', async ({ file }) => {
  expect((await readSheetFile(file)).content).toBe(SHEET)
})

test('the papers of a ZIP are found by their place on the sheet, also in a folder', async () => {
  const { papers } = await readSheetFile(
    zipOf({ [`sheet/${NAME}.json`]: SHEET, 'sheet/evidence/2-b.txt': 'B', 'sheet/evidence/note.txt': 'N' }),
  )
  expect([...papers.keys()]).toEqual([1])
  expect(papers.get(1)?.size).toBe(1)
})

test('a ZIP without a sheet, with one that is too large, or cut off has none', async () => {
  const whole = await zipOf({ [`${NAME}.json`]: SHEET }).arrayBuffer()
  expect(await contentOf(zipOf({ 'evidence/1-permit.pdf': '%PDF' }))).toBe('')
  expect(await contentOf(zipOf({ [`${NAME}.json`]: ' '.repeat(MAX_SHEET_BYTES + 1) }))).toBe('')
  expect(await contentOf(fileOf(new Uint8Array(whole).slice(0, -30)))).toBe('')
})

test('a JSON file that is too large is not read', async () => {
  await expect(readSheetFile(fileOf(' '.repeat(MAX_SHEET_BYTES + 1)))).rejects.toThrow(FileTooLarge)
})
