/**
 * An error in a content file. `at`: the id of the row, matrix or other entry, which an author can search for. `place`:
 * the cell of a matrix, if it is in one.
 */
export type Problem = {
  readonly file: string
  readonly at?: string
  readonly reason: string
  readonly place?: Place
}

/** A matrix, or a row of it. `field`: the dimension or the part of the outcome that the row states there. */
export type Place = { readonly matrix: string; readonly row?: string; readonly field?: string }

export const inWords = ({ file, at, reason }: Problem) => (at ? `${file}: ${at}: ${reason}` : `${file}: ${reason}`)

/** Thrown for content that must not be used. The message lists every problem, one per line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The legal content is not valid:\n${problems.map(inWords).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** A value if it could be read, and the problems found. */
export type Checked<T> = { readonly value?: T; readonly problems: readonly Problem[] }
