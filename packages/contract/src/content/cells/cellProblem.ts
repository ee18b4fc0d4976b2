/** Why a text is no value of its cell. The texts are `cells.problems.<code>` in the catalogue. */
export type CellProblem = {
  readonly code:
    | 'unknownValue'
    | 'twice'
    | 'noValue'
    | 'notSpan'
    | 'notDay'
    | 'spanOrder'
    | 'notBasis'
    | 'notPair'
    | 'notCondition'
    | 'required'
    | 'notAddress'
    | 'notFile'
    | 'notAnswer'
    | 'notExpected'
    | 'factsOrAnswers'
  /** The part of the text that was not understood. */
  readonly text: string
  /** The name that was probably meant. */
  readonly nearest?: string
}

export type ReadCell<Value = unknown> = { readonly value: Value } | { readonly problem: CellProblem }

export const isProblem = (read: ReadCell): read is { problem: CellProblem } => 'problem' in read

export const refused = (code: CellProblem['code'], text: string, nearest?: string): { problem: CellProblem } => ({
  problem: { code, text, ...(nearest !== undefined && { nearest }) },
})
