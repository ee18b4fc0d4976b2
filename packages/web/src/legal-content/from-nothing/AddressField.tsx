import { TextInput } from '@mantine/core'
import { readCell } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useProblemText } from '../sheets/useProblemText.ts'

type Props = { readonly value: string; readonly onChange: (value: string) => void }

const readAddress = (text: string) => readCell({ kind: 'address' }, text)
export const isAddress = (text: string): boolean => 'value' in readAddress(text)

/** A web address, which may be left out; a text that is none is named once the field is left. */
export function AddressField({ value, onChange }: Props) {
  const { t } = useTranslation()
  const problemText = useProblemText()
  const [isTyping, setTyping] = useState(false)
  const read = readAddress(value)
  return (
    <TextInput
      label={t('informationHub.differences.fields.url')}
      size="md"
      maxLength={500}
      error={!isTyping && 'problem' in read ? problemText(read.problem) : undefined}
      value={value}
      onFocus={() => setTyping(true)}
      onBlur={() => setTyping(false)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
