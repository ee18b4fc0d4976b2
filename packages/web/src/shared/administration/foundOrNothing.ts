import type { OptionsFilter } from '@mantine/core'

/** What fits the search; otherwise an option that says so, since a list without any option is not a list to a screen reader. */
export const foundOrNothing =
  (nothing: string): OptionsFilter =>
  ({ options, search }) => {
    const text = search.trim().toLowerCase()
    const found = options.filter((option) => 'label' in option && option.label.toLowerCase().includes(text))
    return found.length > 0 ? found : [{ value: '', label: nothing, disabled: true }]
  }
