/** The chosen values of a filter with this one added, or taken out when it was chosen already. */
export const toggled = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
