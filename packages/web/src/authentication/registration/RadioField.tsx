import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Radio.layer.css'
import { Radio, Stack } from '@mantine/core'
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form'

type Option = { value: string | number; label: string; hint?: string }
type Props<V extends FieldValues, T> = {
  control: Control<V, unknown, T>
  name: FieldPath<V>
  label: string
  options: readonly Option[]
}

/** One of a few answers, all of them in sight. */
export function RadioField<V extends FieldValues, T>({ control, name, label, options }: Props<V, T>) {
  const { field, fieldState } = useController({ control, name })
  const choose = (chosen: string) => field.onChange(options.find(({ value }) => String(value) === chosen)?.value)
  return (
    <Radio.Group
      size="md"
      label={label}
      name={name}
      value={field.value === undefined ? null : String(field.value)}
      onChange={choose}
      onBlur={field.onBlur}
      error={fieldState.error?.message}
    >
      <Stack gap="sm" mt={6} mb={4}>
        {options.map(({ value, label, hint }, index) => (
          <Radio
            key={value}
            value={String(value)}
            label={label}
            {...(hint && { description: hint })}
            {...(index === 0 && { ref: field.ref })}
          />
        ))}
      </Stack>
    </Radio.Group>
  )
}
