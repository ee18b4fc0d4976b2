import type { ReactNode } from 'react'
import classes from './filters.module.css'

/** Search and filters above a list, side by side if there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <div className={classes.bar}>{children}</div>
}

type FilterChoice<Key extends string> = {
  readonly key: Key
  readonly label: string
  readonly chosen: boolean
  /** Number of rows, if the server counts them; undefined while loading, with the space reserved. */
  readonly count?: number | undefined
  /** A remark on that number. */
  readonly note?: string | undefined
}
type Props<Key extends string> = {
  legend: string
  choices: readonly FilterChoice<Key>[]
  onChoose: (key: Key) => void
}

/** The values of a filter as toggle buttons. */
export function FilterChoices<Key extends string>({ legend, choices, onChoose }: Props<Key>) {
  return (
    <fieldset className={classes.choices}>
      <legend>{legend}</legend>
      {choices.map((choice) => (
        <button key={choice.key} type="button" aria-pressed={choice.chosen} onClick={() => onChoose(choice.key)}>
          {choice.label}
          {'count' in choice && <span>{choice.count}</span>}
          {choice.note && <small>{choice.note}</small>}
        </button>
      ))}
    </fieldset>
  )
}

/** Adds a value to the selected ones of a filter, or removes it. */
export const toggleValue = (chosen: readonly string[], value: string): string[] =>
  chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
