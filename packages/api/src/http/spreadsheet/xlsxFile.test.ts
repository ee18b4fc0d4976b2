import { buffer } from 'node:stream/consumers'
import ExcelJS from 'exceljs'
import { describe, expect, test } from 'vitest'
import { xlsxFile } from './xlsxFile.ts'
import { type XlsxColumn, type XlsxRows, xlsxSheet } from './xlsxSheet.ts'
import { xlsxStyles } from './xlsxStyles.ts'

const COLUMNS: XlsxColumn[] = [
  { header: 'Text', width: 20 },
  { header: 'Day', width: 12, shows: 'day' },
  { header: 'Note', width: 40, shows: 'lines' },
]
const fileOf = (rows: XlsxRows, name = 'One') => xlsxFile('some.xlsx', [{ name, columns: COLUMNS, rows }])

async function readBack(file: Buffer) {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file as never)
  return book
}
async function cellsOf(rows: XlsxRows) {
  const book = await readBack(await buffer(fileOf(rows).body))
  return book.worksheets[0]?.getRow(2)
}
async function sheetText(rows: XlsxRows): Promise<string> {
  let text = ''
  for await (const piece of xlsxSheet({ name: 'One', columns: COLUMNS, rows })) text += piece
  return text
}

describe('a spreadsheet', () => {
  test('has its sheets in order, its creator and its page header', async () => {
    const created = new Date('2026-11-20T16:40:00.000Z')
    const sheets = [
      { name: 'A & "b"', columns: COLUMNS, rows: [['one']], pageHead: 'R & D' },
      { name: 'Two', columns: COLUMNS.slice(1), rows: [] },
    ]
    const book = await readBack(await buffer(xlsxFile('two.xlsx', sheets, { creator: '<ABS> & co', created }).body))
    const [first, second] = book.worksheets

    expect([book.creator, book.created]).toEqual(['<ABS> & co', created])
    expect(book.worksheets.map(({ name }) => name)).toEqual(['A & "b"', 'Two'])
    expect(first?.headerFooter.oddHeader).toBe('R && D')
    expect(first?.getSheetValues().slice(1)).toEqual([
      [undefined, 'Text', 'Day', 'Note'],
      [undefined, 'one'],
    ])
    expect([second?.rowCount, second?.headerFooter?.oddHeader, second?.autoFilter]).toEqual([1, undefined, undefined])
  })

  test.each(['=1+1', '-80 °C box', 'a\nb', ' <&>" 漢 🌱 '])('keeps a text unchanged: %j', async (text) => {
    const row = await cellsOf([[text, null, text]])

    expect([row?.getCell(1).value, row?.getCell(2).value, row?.getCell(3).value]).toEqual([text, null, text])
    expect(row?.getCell(1).type).toBe(ExcelJS.ValueType.String)
    expect(row?.getCell(3).alignment).toEqual({ vertical: 'top', wrapText: true })
  })

  test('marks only texts that look like formulas, for users who edit them', async () => {
    const sheet = await sheetText([['=1', null, '+2'], ['1']])
    const [, formats = ''] = /<cellXfs[^>]*>(.*)<\/cellXfs>/.exec(xlsxStyles()) ?? []
    const quoted = formats.split(/(?=<xf )/).map((format) => format.includes('quotePrefix="1"'))
    const isQuoted = (at: string) => quoted[Number(new RegExp(`r="${at}" s="(\\d+)"`).exec(sheet)?.[1])]

    expect(['A1', 'A2', 'C2', 'A3'].map(isQuoted)).toEqual([false, true, true, false])
  })

  test('escapes a text that looks like an escaped character', async () => {
    expect(await sheetText([['_x0041_ _y_ _x004a_']])).toContain('>_x005F_x0041_ _y_ _x005F_x004a_<')
  })

  test('writes days before the date system as text', async () => {
    expect((await cellsOf([[null, new Date('1898-05-02')]]))?.getCell(2).value).toBe('1898-05-02')
    expect((await cellsOf([[null, new Date('1900-03-01')]]))?.getCell(2).value).toEqual(new Date('1900-03-01'))
  })

  test('cuts a text that would make the file damaged', async () => {
    expect((await cellsOf([['a'.repeat(40_000)]]))?.getCell(1).value).toHaveLength(32_767)
  })
})

describe('the bytes of a spreadsheet', () => {
  const rows = function* () {
    for (let row = 0; row < 5000; row++) yield [`Row ${row}`, new Date('2026-11-20'), `${Math.sin(row)}`]
  }

  test('are the same for the same rows, without a creation time', async () => {
    const one = await buffer(fileOf(rows()).body)
    const other = await buffer(fileOf(rows()).body)

    expect(one.equals(other)).toBe(true)
    // 1980-01-01, 00:00, in the header of the first part.
    expect(one.readUInt32LE(10)).toBe(0x210000)
  })

  test('end when the rows fail, and the rows end when the reader stops', async () => {
    const ended: string[] = []
    const failing = async function* () {
      yield ['first']
      throw new Error('The database is gone.')
    }
    const endless = async function* () {
      try {
        for (;;) yield [`${Math.random()}`]
      } finally {
        ended.push('rows')
      }
    }
    await expect(buffer(fileOf(failing()).body)).rejects.toThrow('The database is gone.')
    let read = 0
    for await (const piece of fileOf(endless()).body) {
      read += piece.length
      if (read > 50_000) break
    }

    await expect.poll(() => ended).toEqual(['rows'])
  })
})
