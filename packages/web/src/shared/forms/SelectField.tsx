import { NativeSelect } from '@mantine/core'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

type Props<V extends FieldValues, T> = {
  control: Control<V, unknown, T>
  name: FieldPath<V>
  label: string
  data: { value: string; label: string }[]
  description?: string | undefined
  disabled?: boolean
  required?: boolean
}

/** A select field of a form, with its label and error. */
export function SelectField<V extends FieldValues, T>({ control, name, ...props }: Props<V, T>) {
  const { field, fieldState } = useController({ control, name })
  return <NativeSelect {...field} {...props} size="md" error={fieldState.error?.message} />
}
