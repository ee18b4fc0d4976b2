import '@mantine/core/styles/SimpleGrid.layer.css'
import { SimpleGrid, Textarea, TextInput } from '@mantine/core'
import {
  type Assessment,
  type Axis,
  type CoordinateFault,
  readDegrees,
  type Sample,
  type SampleFields,
  samples,
  splitPair,
} from '@portal/contract'
import type { Answers } from '@portal/rules'
import { placeText } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ApiError, call } from '../../api/call.ts'
import { CaseSentence, LazyFields } from '../../cases/index.ts'
import { staleState } from '../../shared/administration/useChange.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { showErrors } from '../../shared/forms/formErrors.tsx'
import { useQuestionnaire } from '../../shared/law/useLaw.ts'
import { recordOf } from '../../shared/objects/records.ts'
import classes from './samples.module.css'
import { sampleQueries, useSampleChange } from './samples.queries.ts'

type Props = { assessment: Assessment; sample: Sample | null; onClose: () => void }

const NAMES = [
  ...(['ownId', 'collectionNumber', 'description', 'collectedOn', 'latitude', 'longitude'] as const),
  ...(['amount', 'note'] as const),
]
type SampleTexts = { [name in (typeof NAMES)[number]]: string }

/** A new sample, or the change of one on the version that is shown. */
export function SampleDialog({ assessment, sample, onClose }: Props) {
  const { t } = useTranslation()
  const { form, submit, pending } = useSampleForm(assessment.assessmentId, sample, onClose)
  const { errors, isDirty } = form.formState
  return (
    <FormDialog
      title={
        sample ? (
          t('assessments.samples.changeTitle', { sample: sample.ownId })
        ) : (
          <CaseSentence of={assessment} text={(name) => t('assessments.samples.addTitle', { name })} />
        )
      }
      action={t('assessments.samples.save')}
      onSubmit={submit}
      onClose={onClose}
      dirty={isDirty}
      pending={pending}
      failure={errors.root?.message}
    >
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SampleText form={form} name="ownId" hint={t('assessments.samples.hints.ownId')} />
        <SampleText form={form} name="collectionNumber" hint={t('assessments.samples.hints.collectionNumber')} />
        <SampleText form={form} name="latitude" hint={t('assessments.samples.hints.latitude')} />
        <SampleText form={form} name="longitude" hint={t('assessments.samples.hints.longitude')} />
      </SimpleGrid>
      <NumberLine form={form} />
      <PlaceLine form={form} />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <SampleText form={form} name="collectedOn" hint={t('assessments.samples.hints.collectedOn')} />
        <SampleText form={form} name="amount" hint={t('assessments.samples.hints.amount')} />
      </SimpleGrid>
      {(['description', 'note'] as const).map((name) => (
        <Textarea
          key={name}
          {...form.register(name)}
          size="md"
          rows={2}
          label={t(`assessments.samples.columns.${name}`)}
          error={errors[name]?.message}
        />
      ))}
    </FormDialog>
  )
}

type SampleForm = UseFormReturn<SampleTexts>
type TextProps = { form: SampleForm; name: keyof SampleTexts; hint: string }

/** Both coordinates may be pasted into the first of them. */
function SampleText({ form, name, hint }: TextProps) {
  const { t } = useTranslation()
  const split = () => {
    const pair = name === 'latitude' ? splitPair(form.getValues('latitude')) : undefined
    if (!pair) return
    form.setValue('latitude', pair[0], { shouldDirty: true })
    form.setValue('longitude', pair[1], { shouldDirty: true })
  }
  return (
    <TextInput
      {...form.register(name, { onBlur: split })}
      size="md"
      label={t(`assessments.samples.columns.${name}`)}
      description={hint}
      error={form.formState.errors[name]?.message}
      required={name === 'ownId'}
    />
  )
}

/** The fields of a sample by the question that a number answers. Its country belongs to the assessment. */
const ANSWERED = [
  ['geneticResource', 'description'],
  ['accessDate', 'collectedOn'],
] as const

/** What the collection number says of the sample. */
function NumberLine({ form }: { form: SampleForm }) {
  const { data: content } = useQuestionnaire()
  if (!content) return null
  const take = (answers: Answers) => {
    for (const [question, name] of ANSWERED) {
      const answer = answers[question]
      if (typeof answer === 'string') form.setValue(name, answer, { shouldDirty: true })
    }
  }
  return (
    <Suspense>
      <LazyFields.NumberReadings
        value={form.watch('collectionNumber')}
        onAnswers={take}
        readOnly={false}
        content={content}
        only={ANSWERED.map(([question]) => question)}
      />
    </Suspense>
  )
}

/** Country and zone of what is typed, as soon as both can be read. */
function PlaceLine({ form }: { form: SampleForm }) {
  const { t } = useTranslation()
  const [latitude, longitude] = form.watch(['latitude', 'longitude'])
  const point = [readDegrees('latitude', latitude), readDegrees('longitude', longitude)]
  const [north = Number.NaN, east = Number.NaN] = point.map((one) => ('degrees' in one ? one.degrees : Number.NaN))
  const { data } = useQuery({ ...sampleQueries.place(north, east), enabled: !Number.isNaN(north + east) })
  return (
    <p role="status" className={classes.quiet}>
      {data && placeText(t, data)}
    </p>
  )
}

function useSampleForm(id: string, sample: Sample | null, onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const [base, setBase] = useState(sample)
  const form = useForm<SampleTexts>({ defaultValues: typedOf(base) })
  const save = useSampleChange(async (body: SampleFields): Promise<unknown> => {
    if (!base) return call(samples.add, { params: { id }, body: { samples: [body] } })
    return call(samples.change, { params: { sampleId: base.sampleId }, body, ifMatch: base.version })
  })
  const refuse = (error: unknown) => {
    const current = staleState<Sample>(error)
    if (!current) return showErrors(form, errorText)(withoutRow(error))
    setBase(current)
    form.reset(typedOf(current))
    form.setError('root', { message: t('assessments.samples.stale') })
  }
  const submit = form.handleSubmit((typed) => {
    const points = readPoint(typed)
    for (const [axis, fault] of points.faults) {
      form.setError(axis, { message: t(`assessments.samples.faults.${fault}`) })
    }
    if (points.faults.length > 0) return
    save.mutate(
      { ...typed, ...points.degrees },
      {
        onSuccess: () => {
          notify.success(t('assessments.samples.saved'))
          onDone()
        },
        onError: refuse,
      },
    )
  })
  return { form, submit, pending: save.isPending }
}

const typedOf = (sample: Sample | null): SampleTexts => recordOf(NAMES, (name) => String(sample?.[name] ?? ''))

/** The only sample that is sent is the one of the form. */
function withoutRow(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const errors = error.fields.map(({ path, message }) => ({ path: path.replace('samples.0.', ''), message }))
  return new ApiError(error.status, { code: error.code, message: error.message, errors })
}

function readPoint(typed: SampleTexts) {
  const degrees: Record<Axis, number | null> = { latitude: null, longitude: null }
  const faults: (readonly [Axis, CoordinateFault])[] = []
  for (const axis of ['latitude', 'longitude'] as const) {
    const reading = typed[axis].trim() === '' ? null : readDegrees(axis, typed[axis])
    if (reading === null) continue
    if ('degrees' in reading) degrees[axis] = reading.degrees
    else faults.push([axis, reading.fault])
  }
  return { degrees, faults }
}
