import { TextInput } from '@mantine/core'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'
import { PasswordField } from './PasswordField.tsx'

type Props<V extends FieldValues, T> = {
  control: Control<V, unknown, T>
  name: FieldPath<V>
  label: string
  type?: 'text' | 'email' | 'password'
  autoComplete?: string
  description?: string | undefined
  /** In a dialog: this field gets the focus when the dialog opens. */
  'data-autofocus'?: boolean
}

/** A text input of a form, with its label and error. */
export function TextField<V extends FieldValues, T>({ control, name, type = 'text', ...props }: Props<V, T>) {
  const { field, fieldState } = useController({ control, name })
  const shared = { ...field, ...props, error: fieldState.error?.message }
  return type === 'password' ? <PasswordField {...shared} /> : <TextInput {...shared} type={type} size="md" />
}
