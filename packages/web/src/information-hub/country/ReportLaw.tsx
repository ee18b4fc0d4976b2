import { Button } from '@mantine/core'
import type { Country } from '@portal/contract'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import type { Subject } from '../../law-reports/index.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { useReadableLaw } from './rules/useReadableLaw.ts'

const ReportDialog = lazy(async () => {
  const [{ ReportDialog }] = await Promise.all([import('../../law-reports/index.ts'), addTexts('legalContent')])
  return { default: ReportDialog }
})

type Reported = Pick<Country, 'iso2' | 'name'>
type Props = { country: Reported; subjects?: readonly Subject[]; chosen?: string | undefined }

/** The button by which a user reports an error or a newer law. */
export function ReportLaw({ country, subjects = [], chosen }: Props) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('informationHub.country.report')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <ReportDialog country={country} subjects={subjects} chosen={chosen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

/** The same with the rules and documents of the country to choose from; a rule that a link led to is chosen. */
export function ReportLawOf({ country }: { country: Country }) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  const { law } = useReadableLaw({ iso2: country.iso2, kind: country.kind, version: undefined })
  const rules = (law?.matrices ?? []).flatMap(({ title, rows }) =>
    rows.map(({ id }, index): Subject => {
      const label = t('informationHub.country.ruleOf', { table: title, number: index + 1 })
      return { kind: 'row', id, label }
    }),
  )
  const documents = (law?.part.documents ?? []).map(
    ({ id, title }): Subject => ({ kind: 'document', id, label: title }),
  )
  const chosen = hash.startsWith('#row-') ? hash.slice('#row-'.length) : undefined
  return <ReportLaw country={country} subjects={[...rules, ...documents]} chosen={chosen} />
}
