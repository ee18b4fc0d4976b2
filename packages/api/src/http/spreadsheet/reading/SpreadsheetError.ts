/** Why a file cannot be read as a table: `importing.files.<fault>` in the catalogue. */
type FileFault =
  | 'notATable'
  | 'oldFormat'
  | 'otherArchive'
  | 'encoding'
  | 'damaged'
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'

/** A file that is no table, or too large a one. Nothing of it was kept. */
export class SpreadsheetError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}
