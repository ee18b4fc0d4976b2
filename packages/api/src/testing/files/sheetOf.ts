import ExcelJS from 'exceljs'

/** All text in the cells of a sheet. */
export async function sheetOf(file: Buffer, name: string): Promise<string[][]> {
  const book = new ExcelJS.Workbook()
  await book.xlsx.load(file as never)
  const rows = (book.getWorksheet(name)?.getSheetValues() ?? []) as unknown[][]
  return rows.filter(Boolean).map((row) => row.slice(1).map(String))
}
