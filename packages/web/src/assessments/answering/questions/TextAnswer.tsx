import { Textarea, TextInput } from '@mantine/core'
import { type AnswerProps, textOf } from './AnswerProps.ts'

const DEFAULT_LENGTH = 500

/** Free text; where much may be written, several lines. */
export function TextAnswer({ question, value, onAnswer, readOnly, invalid, labelId, descriptionId }: AnswerProps) {
  const { maxLength = DEFAULT_LENGTH } = question
  const field = {
    'aria-labelledby': labelId,
    'aria-describedby': descriptionId,
    size: 'md',
    maxLength,
    readOnly,
    error: invalid,
    value: textOf(value),
  } as const
  if (maxLength <= DEFAULT_LENGTH) {
    return <TextInput {...field} onChange={(event) => onAnswer(event.currentTarget.value, true)} />
  }
  return <Textarea {...field} autosize minRows={3} onChange={(event) => onAnswer(event.currentTarget.value, true)} />
}
