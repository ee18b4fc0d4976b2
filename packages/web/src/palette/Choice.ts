/** Something to choose in the palette. */
export type Choice = {
  readonly id: string
  readonly label: string
  readonly detail?: string | null
  readonly countryId?: string | null
  /** Other words by which it is found. */
  readonly also?: string
  readonly run: () => void
}

export type ChoiceGroup = { readonly label: string; readonly choices: readonly Choice[] }
