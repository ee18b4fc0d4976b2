/** The reason why a file cannot be read as a table: `importing.files.<fault>` in the catalogue. */
type FileFault =
  | 'notATable'
  | 'oldFormat'
  | 'otherArchive'
  | 'damaged'
  | 'openQuote'
  | 'strayCharacters'
  | 'empty'
  | 'tooLarge'
  | 'tooManyRows'
  | 'tooManyColumns'
  | 'tooManyCells'
  | 'cellTooLong'

/** Thrown for a file that is not a table, or too large; nothing of it is saved. */
export class SpreadsheetError extends Error {
  readonly fault: FileFault

  constructor(fault: FileFault) {
    super(fault)
    this.fault = fault
  }
}
