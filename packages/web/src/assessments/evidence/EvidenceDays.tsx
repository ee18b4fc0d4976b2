import { SimpleGrid } from '@mantine/core'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { DayField } from '../../shared/dates/DayField.tsx'
import type { EvidenceForm } from './evidenceForm.ts'

const DAYS = ['madeOn', 'provesDay', 'validFrom', 'validTo'] as const

/** The day of a paper, the day that it proves, and from when to when it is valid. */
export function EvidenceDays({ form }: { form: EvidenceForm }) {
  const { t } = useTranslation()
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {DAYS.map((name) => (
        <Controller
          key={name}
          control={form.control}
          name={name}
          render={({ field, fieldState }) => (
            <DayField
              label={t(`assessments.evidence.fields.${name}`)}
              given={field.value}
              error={fieldState.error?.message}
              isBad={fieldState.invalid}
              none={t(`assessments.evidence.fields.${name}None`)}
              onChange={field.onChange}
            />
          )}
        />
      ))}
    </SimpleGrid>
  )
}
