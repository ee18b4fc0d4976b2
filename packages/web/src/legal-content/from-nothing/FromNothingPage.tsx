import { Alert, Button, Group } from '@mantine/core'
import type { SurveyContent } from '@portal/contract'
import { countryName } from '@portal/texts'
import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { useErrorText } from '../../shared/feedback/useErrorText.ts'
import { DiscardQuestion } from '../../shared/forms/leaving.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { type DraftRef, legalContentQueries, type OpenedDraft } from '../core/legalContent.queries.ts'
import { Conflicts } from '../draft/Conflicts.tsx'
import { type LawDraft, useDraft, useReload } from '../draft/useDraft.ts'
import { ProofPanel, useProof } from '../proof/index.ts'
import { type Sheets, useSheets } from '../sheets/useSheets.ts'
import { AuthorityStep } from './AuthorityStep.tsx'
import { BeginStep } from './BeginStep.tsx'
import { CasesStep } from './CasesStep.tsx'
import classes from './fromNothing.module.css'
import { MeasureStep } from './MeasureStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'
import { STEPS, StepList } from './StepList.tsx'
import { useUnsaved } from './useUnsaved.ts'

/** A law from nothing in six steps, of which each can be left: from the first one on there is a draft. */
export function FromNothingPage() {
  const { id = '', version } = useParams()
  const reference = useMemo(() => ({ id: id.toUpperCase(), version: Number(version) }), [id, version])
  return version === undefined ? <BeginStep id={reference.id} /> : <Begun reference={reference} />
}

function Begun({ reference }: { reference: DraftRef }) {
  const queryClient = useQueryClient()
  const query = legalContentQueries.draft(reference)
  const [draft, content] = useQueries({ queries: [query, contentQueries.survey] })
  if (draft.data && content.data)
    return (
      <Steps
        key={draft.data.version.revision}
        reference={reference}
        opened={draft.data}
        content={content.data}
        onReload={() => queryClient.invalidateQueries({ queryKey: query.queryKey })}
      />
    )
  const failed = [draft, content].find(({ isError }) => isError)
  return failed ? <Failure error={failed.error} onRetry={() => failed.refetch()} /> : <Loading lines={12} />
}

type Props = {
  readonly reference: DraftRef
  readonly opened: OpenedDraft
  readonly content: SurveyContent
  readonly onReload: () => void
}

const NONE: readonly string[] = []

function Steps({ reference, opened, content, onReload }: Props) {
  const { t } = useTranslation()
  const errorText = useErrorText({ withFields: true })
  const [search, setSearch] = useSearchParams()
  const { file, version, log } = opened
  const draft = useDraft(reference, { file, revision: version.revision, edits: log.edits })
  useReload(draft, draft.saving.isSending, onReload)
  const sheets = useSheets(draft.file, content, NONE)
  const step = Math.min(Math.max(Number(search.get('step') ?? 2), 2), STEPS.length)
  const unsaved = useUnsaved((to) => setSearch({ step: String(to) }))
  const { go, onUnsaved } = unsaved
  const { refusal } = draft.saving
  return (
    <>
      <PageTitle
        title={t('fromNothing.title', { country: countryName(reference.id, file.name) })}
        lead={t('fromNothing.lead')}
        actions={
          <Button variant="default" size="md" component={Link} to={paths.legalDraft(reference.id, reference.version)}>
            {t('fromNothing.openDraft')}
          </Button>
        }
      />
      <StepList step={step} onGo={go} />
      {refusal !== null && <Alert color="brick">{errorText(refusal)}</Alert>}
      <Conflicts draft={draft} sheets={sheets} />
      <div className={classes.step}>
        <h2>{t(`fromNothing.steps.${STEPS[step - 1] ?? 'since'}`)}</h2>
        {step === 2 && <MeasureStep file={draft.file} change={draft.change} onUnsaved={onUnsaved} />}
        {step === 3 && <AuthorityStep file={draft.file} change={draft.change} onUnsaved={onUnsaved} />}
        {step === 4 && <QuestionsStep file={draft.file} change={draft.change} onUnsaved={onUnsaved} />}
        {step === 5 && (
          <CasesStep
            reference={reference}
            opened={opened}
            onReload={onReload}
            file={draft.file}
            isSaved={draft.pending.length === 0}
          />
        )}
        {step === 6 && <ProofStep reference={reference} opened={opened} sheets={sheets} draft={draft} />}
        {unsaved.isAsking && <DiscardQuestion onKeep={unsaved.keep} onDiscard={unsaved.discard} />}
      </div>
      <StepButtons step={step} onGo={go} />
    </>
  )
}

function StepButtons({ step, onGo }: { step: number; onGo: (to: number) => void }) {
  const { t } = useTranslation()
  return (
    <Group>
      {step > 2 && (
        <Button variant="default" size="md" onClick={() => onGo(step - 1)}>
          {t('fromNothing.back')}
        </Button>
      )}
      {step < STEPS.length && (
        <Button size="md" onClick={() => onGo(step + 1)}>
          {t('fromNothing.next')}
        </Button>
      )}
    </Group>
  )
}

type ProofStepProps = Pick<Props, 'reference' | 'opened'> & { readonly sheets: Sheets; readonly draft: LawDraft }

/** The same proof as beside the sheets; what it finds is mended there. */
function ProofStep({ reference, opened, sheets, draft }: ProofStepProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const proven = { country: reference.id, base: opened.base, draft: draft.file, cases: opened.cases.cases }
  const proof = useProof(proven)
  const toDraft = () => navigate(paths.legalDraft(reference.id, reference.version))
  return (
    <>
      <p>{t('fromNothing.proofLead')}</p>
      <ProofPanel
        {...proven}
        proof={proof}
        wording={sheets.wording}
        nameOf={sheets.nameOf}
        isReadOnly={false}
        revision={draft.revision}
        onGoTo={toDraft}
        onChange={(operation) => draft.change([operation])}
        onCases={toDraft}
      />
    </>
  )
}
