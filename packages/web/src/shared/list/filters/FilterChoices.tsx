import classes from './filters.module.css'

export type FilterChoice<Key extends string> = {
  readonly key: Key
  readonly label: string
  readonly chosen: boolean
  /** How many rows there are of it, where the server counts them; its place is kept until it has. */
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
      {choices.map((choice) => (
        <button key={choice.key} type="button" aria-pressed={choice.chosen} onClick={() => onChoose(choice.key)}>
          {choice.label}
          {'count' in choice && <span>{choice.count}</span>}
        </button>
      ))}
    </fieldset>
  )
}
