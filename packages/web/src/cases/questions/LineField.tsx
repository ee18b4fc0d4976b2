import type { ComponentProps } from 'react'
import type { AnswerProps } from './AnswerProps.ts'
import classes from './questions.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'type'> & { invalid?: boolean }

/** A field of one line, as high as those of the component library, which a form starts without. */
export const LineField = ({ invalid = false, ...input }: Props) => (
  <input type="text" className={classes.line} aria-invalid={invalid || undefined} {...input} />
)

type PendingProps = Pick<AnswerProps, 'labelId'> & { isList?: boolean }

/** Stands where a field will be, as high as that, until its code or its list is loaded. */
export const PendingField = ({ labelId, isList }: PendingProps) => (
  <div className={isList ? classes.pendingList : undefined}>
    <LineField disabled aria-labelledby={labelId} />
  </div>
)
