import { Button, Group } from '@mantine/core'
import { type Assessment, assessmentNumber, MAX_SAMPLES, type Sample, type SampleList } from '@portal/contract'
import { mapCountryName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { SampleTable } from './SampleTable.tsx'
import classes from './samples.module.css'
import { sampleQueries, useExportSamples, useRemoveSamples } from './samples.queries.ts'

const SampleMap = lazy(async () => ({ default: (await import('./SampleMap.tsx')).SampleMap }))
const SampleDialog = lazy(async () => ({ default: (await import('./SampleDialog.tsx')).SampleDialog }))
const PasteDialog = lazy(async () => ({ default: (await import('./PasteDialog.tsx')).PasteDialog }))

type Props = {
  assessment: Assessment
  /** Answers the country; left out where it is answered or may not be. */
  onCountry?: ((country: string) => void) | undefined
}

/** The samples that the assessment covers: a map, a table, and what can be done with them. */
export function SampleSection({ assessment, onCountry }: Props) {
  const query = useQuery(sampleQueries.of(assessment.assessmentId))
  return (
    <Loaded query={query}>{(list) => <Samples assessment={assessment} list={list} onCountry={onCountry} />}</Loaded>
  )
}

function Samples({ assessment, list, onCountry }: Props & { list: SampleList }) {
  const { t } = useTranslation()
  const { assessmentId } = assessment
  const [open, setOpen] = useState<Sample | 'new' | 'paste' | null>(null)
  const section = useRef<HTMLDivElement>(null)
  // The button of a sample goes with it, and the focus stays beside it.
  const remove = useRemoveSamples(assessmentId, () => section.current?.focus({ preventScroll: true }))
  const close = () => setOpen(null)
  const { rows, mayChange } = list
  const hasPoints = rows.some(({ place }) => place !== null)
  return (
    <div ref={section} tabIndex={-1} className={classes.section} data-empty={rows.length === 0}>
      {rows.length === 0 ? (
        <p className={classes.quiet}>{t('assessments.samples.none', { most: MAX_SAMPLES })}</p>
      ) : (
        <>
          {hasPoints && (
            <Suspense>
              <SampleMap samples={rows} />
            </Suspense>
          )}
          <CountryOffer rows={rows} onCountry={onCountry} />
          <SampleTable
            samples={rows}
            answer={assessment.providerCountry}
            {...(mayChange && { onChange: setOpen, onRemove: (sample: Sample) => remove([sample.sampleId]) })}
          />
          {hasPoints && <p className={classes.small}>{t('assessments.samples.estimate')}</p>}
        </>
      )}
      <SampleButtons assessment={assessment} list={list} onOpen={setOpen} />
      {open === 'paste' && (
        <Suspense>
          <PasteDialog assessmentId={assessmentId} onClose={close} />
        </Suspense>
      )}
      {open !== null && open !== 'paste' && (
        <Suspense>
          <SampleDialog assessment={assessment} sample={open === 'new' ? null : open} onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

type ButtonsProps = { assessment: Assessment; list: SampleList; onOpen: (open: 'new' | 'paste') => void }

function SampleButtons({ assessment, list: { rows, mayChange }, onOpen }: ButtonsProps) {
  const { t } = useTranslation()
  const save = useExportSamples(assessment.assessmentId, `samples-${assessmentNumber(assessment.id).slice(1)}`)
  const formats = [
    { format: 'xlsx', label: t('assessments.samples.exportXlsx') },
    { format: 'csv', label: t('assessments.samples.exportCsv') },
  ] as const
  return (
    <Group gap="sm">
      {mayChange && (
        <Button size="sm" variant="default" onClick={() => onOpen('new')}>
          {t('assessments.samples.add')}
        </Button>
      )}
      {mayChange && (
        <Button size="sm" variant="subtle" onClick={() => onOpen('paste')}>
          {t('assessments.samples.paste')}
        </Button>
      )}
      {rows.length > 0 &&
        formats.map(({ format, label }) => (
          <Button
            key={format}
            size="sm"
            variant="subtle"
            aria-label={t('assessments.samples.exportOf', { format: label })}
            onClick={() => save.mutate(format)}
          >
            {label}
          </Button>
        ))}
    </Group>
  )
}

/** The one country in which all located samples lie, offered as the answer where there is none yet. */
function CountryOffer({ rows, onCountry }: { rows: readonly Sample[]; onCountry: Props['onCountry'] }) {
  const { t } = useTranslation()
  const countries = new Set(rows.flatMap(({ place }) => (place ? [place.country] : [])))
  const [country] = countries
  if (!onCountry || !country || countries.size > 1) return null
  const name = mapCountryName(country)
  return (
    <Group gap="sm">
      <p className={classes.small}>{t('assessments.samples.offerHint', { country: name })}</p>
      <Button size="compact-sm" variant="light" onClick={() => onCountry(country)}>
        {t('assessments.samples.offerCountry', { country: name })}
      </Button>
    </Group>
  )
}
