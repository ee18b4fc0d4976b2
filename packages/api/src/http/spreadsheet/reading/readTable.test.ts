import { deflateRawSync } from 'node:zlib'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { zipOf } from '../../../testing/files/zipOf.ts'
import { readTable } from './readTable.ts'

const LIMITS = { rows: 99, head: 1, columns: 20, cells: 1_000 }
const read = (file: Buffer | string, limits = LIMITS) => readTable(Buffer.from(file), limits)
const faultOf = async (file: Buffer | string) => read(file).catch((error: { fault?: string }) => error.fault)

async function workbook(fill: (sheet: ExcelJS.Worksheet) => void): Promise<Buffer> {
  const book = new ExcelJS.Workbook()
  book.addWorksheet('Notes').state = 'hidden'
  fill(book.addWorksheet('List'))
  return Buffer.from(await book.xlsx.writeBuffer())
}

describe('a spreadsheet', () => {
  test('is read from its first visible sheet: texts, days, numbers, booleans, and values of formulas, which are listed', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Reference', 'Day', 'Year', 'Held', 'Sum', 'Rich'])
      sheet.addRow([])
      sheet.addRow(['A & "b" <c>', new Date('2019-03-10'), 2012, true, { formula: '1+1', result: 2, date1904: false }])
      sheet.getCell('F3').value = { richText: [{ text: 'Zea ' }, { text: 'mays', font: { italic: true } }] }
      sheet.getCell('B3').numFmt = 'dd/mm/yyyy'
    })

    expect(await read(file)).toEqual({
      sheets: ['List'],
      sheet: 'List',
      around: [],
      rows: [
        { row: 1, cells: ['Reference', 'Day', 'Year', 'Held', 'Sum', 'Rich'] },
        { row: 3, cells: ['A & "b" <c>', '2019-03-10', '2012', 'yes', '2', 'Zea mays'] },
      ],
      formulas: { count: 1, first: ['E3'] },
      merged: [],
    })
  })

  test('is read with the text of merged cells in each of their rows', async () => {
    const file = await workbook((sheet) => {
      sheet.addRow(['Reference', 'Name', 'Country'])
      sheet.addRow(['S-1', 'Zea mays', 'Mexico'])
      sheet.addRow(['S-2'])
      sheet.addRow(['S-3'])
      sheet.addRow(['S-4', 'Aloe vera', 'Kenya'])
      sheet.mergeCells('B2:B3')
      sheet.mergeCells('C2:C4')
      sheet.mergeCells('B5:C5')
    })
    const { rows, merged } = await read(file)
    expect(rows.map(({ cells }) => cells.join('|'))).toEqual([
      'Reference|Name|Country',
      'S-1|Zea mays|Mexico',
      'S-2|Zea mays|Mexico',
      'S-3||Mexico',
      'S-4|Aloe vera',
    ])
    expect(merged).toEqual(['B2:B3', 'C2:C4'])
  })

  test('has limits of rows and columns', async () => {
    const long = await workbook((sheet) => sheet.addRows(Array.from({ length: 101 }, (_, index) => [index])))
    const wide = await workbook((sheet) => sheet.addRow(Array.from({ length: 21 }, (_, index) => index)))

    expect(await faultOf(long)).toBe('tooManyRows')
    expect(await faultOf(wide)).toBe('tooManyColumns')
    expect(await faultOf(await workbook(() => undefined))).toBe('empty')
  })

  test('that unpacks to far more than a list is refused once it grows too large, whatever size it claims', async () => {
    const bomb = await workbook((sheet) => sheet.addRow(['x']))
    const cells = '<row><c t="inlineStr"><is><t> </t></is></c></row>'
    const huge = `<worksheet><sheetData>${cells.repeat(160 * 21_000)}</sheetData></worksheet>`
    const parts = {
      'xl/workbook.xml': '<workbook xmlns:r="r"><sheets><sheet name="A" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="sheet.xml"/></Relationships>',
      'xl/sheet.xml': huge,
    }
    const file = await zipOf(parts)

    expect(file.length).toBeLessThan(2_000_000)
    expect(await faultOf(file)).toBe('tooLarge')
    expect(await faultOf(bomb.subarray(0, bomb.length - 100))).toBe('damaged')
  })

  test('is told apart from another archive, the older format and a program', async () => {
    expect(await faultOf(await zipOf({ 'word/document.xml': '<a/>' }))).toBe('otherArchive')
    expect(await faultOf(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).toBe('oldFormat')
    expect(await faultOf(Buffer.from('7f454c46020101000000', 'hex'))).toBe('notATable')
    expect(await faultOf(deflateRawSync(Buffer.alloc(4_000, 7)))).toBe('notATable')
    expect(await faultOf('')).toBe('empty')
  })
})

describe('CSV', () => {
  test.each([',', ';', '\t'])(
    'is read with the delimiter %j, including quoted cells and marked formulas',
    async (mark) => {
      const text = `\uFEFFReference${mark}Note\r\n\r\nA-1${mark}"one ""two""\nthree ,;"\r\n'=A-2${mark}x\r\n`

      expect((await read(text)).rows.map(({ cells }) => cells)).toEqual([
        ['Reference', 'Note'],
        ['A-1', 'one "two"\nthree ,;'],
        ['=A-2', 'x'],
      ])
    },
  )

  test('may be UTF-8, or UTF-16 with a byte order mark; another encoding is reported', async () => {
    expect((await read(Buffer.from('\uFEFFName\nPérou', 'utf16le'))).rows[1]?.cells).toEqual(['Pérou'])
    expect((await read(Buffer.from('\uFEFFName\nPérou', 'utf16le').swap16())).rows[1]?.cells).toEqual(['Pérou'])
    expect((await read(Buffer.from('Name\nPérou', 'latin1'))).rows[1]?.cells).toEqual(['Pérou'])
    const marks = Buffer.concat([Buffer.from('Name\n'), Buffer.from([0x80, 0x99, 0x93, 0x8a])])
    expect((await read(marks)).rows[1]?.cells).toEqual(['€™“Š'])
    expect((await read('sep=;\nName;Note\na;b,c,d')).rows).toEqual([
      { row: 2, cells: ['Name', 'Note'] },
      { row: 3, cells: ['a', 'b,c,d'] },
    ])
    expect(await faultOf('Name\n"open')).toBe('openQuote')
    expect(await faultOf(`Reference,Country\nS-\0,Peru\n${'S-1,Peru\n'.repeat(9)}`)).toBe('strayCharacters')
    expect(await faultOf('a\n'.repeat(200))).toBe('tooManyRows')
  })
})
