import { TextInput } from '@mantine/core'
import type { AnswerProps } from './AnswerProps.ts'
import classes from './questions.module.css'

type Props = Pick<AnswerProps, 'labelId'> & { isList?: boolean }

/** Stands where a field will be, as high as that, until its code or its list is loaded. */
export const PendingField = ({ labelId, isList }: Props) => (
  <TextInput size="lg" disabled aria-labelledby={labelId} className={isList ? classes.pendingList : undefined} />
)
