/** An error in a content file, with the row, matrix or other id that an author can search for. */
export type Problem = { readonly file: string; readonly at?: string; readonly reason: string }

export const inWords = ({ file, at, reason }: Problem) => (at ? `${file}: ${at}: ${reason}` : `${file}: ${reason}`)

/** Content that must not be used. Its message lists every problem, one per line. */
export class ContentError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: readonly Problem[]) {
    super(`The legal content is not valid:\n${problems.map(inWords).join('\n')}`)
    this.name = 'ContentError'
    this.problems = problems
  }
}

/** A value that could be read, or why not. */
export type Checked<T> = { readonly value?: T; readonly problems: readonly Problem[] }
