import { Checkbox, Stack, Text, TextInput } from '@mantine/core'
import { type CallOutput, packs } from '@portal/contract'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { download, saveFile } from '../../api/download.ts'
import { CaseName } from '../../cases/index.ts'
import { FormDialog } from '../../shared/dialog/FormDialog.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { notify } from '../../shared/feedback/notify.ts'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import classes from './packs.module.css'

type Props = { assessmentIds: readonly string[]; onClose: () => void }

const CHOICES = ['names', 'comments', 'earlierVersions'] as const
type Choice = (typeof CHOICES)[number]

/** Makes a pack for an inspection: what is missing is said before, and what goes in is chosen. */
export function PackDialog({ assessmentIds, onClose }: Props) {
  const { t } = useTranslation()
  const [forWhom, setForWhom] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const [chosen, setChosen] = useState<Record<Choice, boolean>>({
    names: true,
    comments: false,
    earlierVersions: false,
  })
  const { make, failure } = useMakePack(onClose)
  return (
    <FormDialog
      title={t('assessments.packs.title')}
      action={t('assessments.packs.make')}
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(forWhom.trim() === '')
        if (forWhom.trim() !== '') make.mutate({ assessmentIds: [...assessmentIds], forWhom, ...chosen })
      }}
      onClose={onClose}
      dirty={false}
      pending={make.isPending}
      failure={failure}
    >
      <Text>{t('assessments.packs.lead')}</Text>
      <Gaps assessmentIds={assessmentIds} />
      <TextInput
        size="md"
        label={t('assessments.packs.forWhom')}
        description={t('assessments.packs.forWhomHint')}
        value={forWhom}
        maxLength={300}
        error={isMissing && t('assessments.packs.forWhomMissing')}
        onChange={({ currentTarget }) => setForWhom(currentTarget.value)}
      />
      <Stack gap="xs">
        {CHOICES.map((name) => (
          <Checkbox
            key={name}
            label={t(`assessments.packs.${name}`)}
            checked={chosen[name]}
            onChange={({ currentTarget: { checked } }) => setChosen((before) => ({ ...before, [name]: checked }))}
          />
        ))}
      </Stack>
    </FormDialog>
  )
}

type Body = { assessmentIds: string[]; forWhom: string } & Record<Choice, boolean>

const WITHIN_MS = 15 * 60_000

function useMakePack(onDone: () => void) {
  const { t } = useTranslation()
  const errorText = useErrorText()
  const make = useMutation({
    mutationFn: async (body: Body) => {
      const signal = AbortSignal.timeout(WITHIN_MS)
      saveFile(PACK_FILE, await download(packs.make, { body, signal, onBytes: () => undefined }))
    },
    onSuccess: () => {
      notify.success(t('assessments.packs.made'))
      onDone()
    },
  })
  return { make, failure: make.isError ? errorText(make.error) : undefined }
}

const PACK_FILE = 'inspection-pack.zip'

/** The gaps an inspector would find in each case. */
function Gaps({ assessmentIds }: Pick<Props, 'assessmentIds'>) {
  const { t } = useTranslation()
  const query = useQuery({
    queryKey: ['packs', 'preview', ...assessmentIds],
    queryFn: () => call(packs.preview, { body: { assessmentIds: [...assessmentIds] } }),
    staleTime: 0,
  })
  return (
    <Loaded query={query}>
      {({ cases }) => (
        <ul className={classes.gaps}>
          {cases.map((one) => (
            <GapLine key={one.assessmentId} one={one} />
          ))}
          {cases.every(({ gaps }) => gaps.length === 0) && <li>{t('assessments.packs.whole')}</li>}
        </ul>
      )}
    </Loaded>
  )
}

type PackCase = CallOutput<typeof packs.preview>['cases'][number]

function GapLine({ one }: { one: PackCase }) {
  const { t } = useTranslation()
  return (
    <li>
      <CaseName of={one} /> ·{' '}
      {one.papers > 0 && one.files === 0
        ? t('assessments.packs.unfiled', { count: one.papers })
        : t('assessments.packs.papers', { count: one.papers, files: one.files })}
      {one.gaps.map((gap) => (
        <p key={gap} className={classes.bad}>
          {t(`assessments.packs.gaps.${gap}`)}
        </p>
      ))}
    </li>
  )
}
