import { TextInput } from '@mantine/core'
import type { AnswerProps } from './AnswerProps.ts'

/** Stands where a field will be, as high as that, until its code or its list is loaded. */
export const PendingField = ({ labelId }: Pick<AnswerProps, 'labelId'>) => (
  <TextInput size="lg" disabled aria-labelledby={labelId} />
)
