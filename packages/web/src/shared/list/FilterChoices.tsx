import classes from './filters.module.css'

export type FilterChoice<Key extends string> = {
  readonly key: Key
  readonly label: string
  readonly chosen: boolean
  /** How many rows there are of it, where the server counts them. */
  readonly count?: number | undefined
}
type Props<Key extends string> = {
  legend: string
  choices: readonly FilterChoice<Key>[]
  onChoose: (key: Key) => void
}

/** The values of a filter as buttons that stay pressed. */
export function FilterChoices<Key extends string>({ legend, choices, onChoose }: Props<Key>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {choices.map(({ key, label, chosen, count }) => (
        <button key={key} type="button" aria-pressed={chosen} onClick={() => onChoose(key)}>
          {label}
          {count !== undefined && <span>{count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
