import { type DragEvent, type ReactNode, useId, useState } from 'react'
import classes from './files.module.css'

type Props = {
  /** Accessible name of the whole field. */
  label: string
  /** Accessible name of the button that opens the file dialog. */
  choose: string
  /** A text that says that a file can also be dropped. */
  drop: string
  /** Accepted file extensions: `.pdf,.png`. */
  accept: string
  note: ReactNode
  /** Shown instead of the note, and announced. */
  failure?: string | undefined
  onFile: (file: File) => void
  /** A text about the state of the chosen file. */
  children?: ReactNode
}

/** A field to drop or choose a file; the same file can be chosen again after it was corrected. */
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
