/** An option of the palette. */
export type Choice = {
  readonly id: string
  readonly label: string
  readonly detail?: string | null
  readonly countryId?: string | null
  /** Additional search words. */
  readonly also?: string
  readonly run: () => void
}

export type ChoiceGroup = { readonly label: string; readonly choices: readonly Choice[] }
