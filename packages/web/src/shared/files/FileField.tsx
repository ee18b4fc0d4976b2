import { type DragEvent, type ReactNode, useId, useState } from 'react'
import classes from './files.module.css'

type Props = {
  /** The name of the whole field. */
  label: string
  /** The name of the button that opens the choice of files. */
  choose: string
  /** Says that a file can be dropped too. */
  drop: string
  /** Endings of the files that are taken: `.pdf,.png`. */
  accept: string
  note: ReactNode
  /** Takes the place of the note, and is announced. */
  failure?: string | undefined
  onFile: (file: File) => void
  /** The state of the chosen file. */
  children?: ReactNode
}

/** A place to drop or choose a file; the same file can be chosen again once it was corrected. */
export function FileField({ label, choose, drop, accept, note, failure, onFile, children }: Props) {
  const id = useId()
  const [over, setOver] = useState(false)
  const drag = (event: DragEvent, isOver: boolean) => {
    event.preventDefault()
    setOver(isOver)
  }
  const take = (event: DragEvent) => {
    drag(event, false)
    const [dropped] = event.dataTransfer.files
    if (dropped) onFile(dropped)
  }
  return (
    <fieldset
      className={classes.drop}
      data-over={over}
      aria-label={label}
      onDragOver={(event) => drag(event, true)}
      onDragLeave={(event) => drag(event, false)}
      onDrop={take}
    >
      <input
        id={id}
        type="file"
        className={classes.input}
        accept={accept}
        aria-describedby={`${id}-note`}
        aria-invalid={failure !== undefined}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? []
          if (chosen) onFile(chosen)
          currentTarget.value = ''
        }}
      />
      <label htmlFor={id} className={classes.choose}>
        {choose}
      </label>
      <span className={classes.small}>{drop}</span>
      {children}
      <p id={`${id}-note`} className={classes.small} data-bad={failure !== undefined} role={failure && 'alert'}>
        {failure ?? note}
      </p>
    </fieldset>
  )
}
