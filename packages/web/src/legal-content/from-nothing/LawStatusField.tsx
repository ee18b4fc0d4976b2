import { NativeSelect } from '@mantine/core'
import { LAW_STATUSES } from '@portal/contract'
import { useTranslation } from 'react-i18next'

export type LawStatus = (typeof LAW_STATUSES)[number]
type Props = { readonly value: LawStatus; readonly onChange: (value: LawStatus) => void }

/** How the law of the country stands: chosen with the first step, and again where its rules are named. */
export function LawStatusField({ value, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <NativeSelect
      label={t('informationHub.differences.fields.lawStatus')}
      size="md"
      value={value}
      onChange={({ currentTarget }) => onChange(LAW_STATUSES.find((one) => one === currentTarget.value) ?? 'unknown')}
      data={LAW_STATUSES.map((one) => ({ value: one, label: t(`informationHub.lawStatus.${one}`) }))}
    />
  )
}
