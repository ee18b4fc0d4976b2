import { Alert, Anchor, Button } from '@mantine/core'
import type { Assessment, AssessmentAnswer, AssessmentRow, SurveyContent } from '@portal/contract'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { isNotFound } from '../../api/ApiError.ts'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import inOrder from '../../shared/layout/inOrder.module.css'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { assessmentQueries } from '../core/assessments.queries.ts'
import { CaseLight } from '../core/CaseLight.tsx'
import { CaseName, useCaseText } from '../core/CaseName.tsx'
import { OpenAssessments } from '../core/OpenAssessments.tsx'
import { Comparison } from './Comparison.tsx'
import { useAssessmentSide } from './Side.ts'
import classes from './slots.module.css'

const UNSEEN = { visibility: 'hidden' } as const

/** Two assessments side by side, `?a=…&b=…`; whichever is missing can be chosen here. */
export function CompareAssessmentsPage() {
  const { t } = useTranslation()
  const chosen = useChosen()
  const first = useChosenAssessment(chosen.a)
  const second = useChosenAssessment(chosen.b)
  const hasNone = useHasNone(chosen)
  const both = first.isSuccess && second.isSuccess ? { first: first.data, second: second.data } : null
  return (
    <div className={inOrder.parts}>
      <PageTitle
        title={usePageTitle([first.data, second.data])}
        heading={t('assessments.compare.title')}
        lead={t('assessments.compare.lead')}
        actions={
          // Its place is kept until both are there, so that nothing moves.
          <Button variant="default" size="md" style={both ? {} : UNSEEN} onClick={() => window.print()}>
            {t('assessments.compare.print')}
          </Button>
        }
      />
      {hasNone && (
        <Empty
          title={t('assessments.list.empty')}
          hint={t('assessments.list.emptyHint')}
          action={<OpenAssessments />}
        />
      )}
      {!hasNone && <Slots chosen={chosen} first={first} second={second} />}
      {both && <Compared {...both} />}
      {!both && !hasNone && <p className={classes.both}>{t('assessments.compare.both')}</p>}
    </div>
  )
}

type SlotsProps = { chosen: ReturnType<typeof useChosen> } & Record<
  'first' | 'second',
  UseQueryResult<AssessmentAnswer>
>

/** Both sides, each chosen or to be chosen. */
function Slots({ chosen: { a, b, choose }, first, second }: SlotsProps) {
  const { t } = useTranslation()
  return (
    <div className={`${classes.slots} ${inOrder.columns}`}>
      <AssessmentSlot title={t('assessments.compare.first')} id={a} taken={b} query={first} onChoose={choose('a')} />
      <AssessmentSlot title={t('assessments.compare.second')} id={b} taken={a} query={second} onChoose={choose('b')} />
    </div>
  )
}

/** The title of the document names the cases that are chosen. */
function usePageTitle(answers: readonly (AssessmentAnswer | undefined)[]): string {
  const { t } = useTranslation()
  const caseText = useCaseText()
  const [first, second] = answers.flatMap((answer) => (answer ? [caseText(answer.assessment)] : []))
  if (first === undefined) return t('assessments.compare.title')
  if (second === undefined) return t('assessments.compare.titleOfOne', { first })
  return t('assessments.compare.titleOf', { first, second })
}

type ComparedProps = { first: AssessmentAnswer; second: AssessmentAnswer }

function Compared(both: ComparedProps) {
  return (
    <Loaded query={useQuery(contentQueries.survey)} lines={8}>
      {(content) => <ComparedBy {...both} content={content} />}
    </Loaded>
  )
}

/** Compared in the words of the questionnaire. */
function ComparedBy({ first, second, content }: ComparedProps & { content: SurveyContent }) {
  const sides = [
    { ...useAssessmentSide(first, content), heading: <CaseName of={first.assessment} /> },
    { ...useAssessmentSide(second, content), heading: <CaseName of={second.assessment} /> },
  ]
  return <Comparison sides={sides} />
}

const useChosenAssessment = (id: string | null) =>
  useQuery({ ...assessmentQueries.one(id ?? ''), enabled: id !== null })

/** The newest assessments, offered without a search. */
const NEWEST = { sort: { id: 'desc' }, from: 0, size: 8 } as const

/** Whether there is no assessment to choose; not asked once one is chosen. */
function useHasNone({ a, b }: Record<'a' | 'b', string | null>): boolean {
  const { data } = useQuery({ ...assessmentQueries.list(NEWEST), enabled: a === null && b === null })
  return data?.total === 0
}

/** The two in the address; the same one twice is chosen once. */
function useChosen() {
  const [params, setParams] = useSearchParams()
  const a = params.get('a')
  const b = params.get('b') === a ? null : params.get('b')
  const choose = (side: 'a' | 'b') => (id: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (id === null) next.delete(side)
        else next.set(side, id)
        return next
      },
      { preventScrollReset: true },
    )
  return { a, b, choose }
}

type Props = {
  title: string
  /** Null: none is chosen yet. */
  id: string | null
  taken: string | null
  query: UseQueryResult<AssessmentAnswer>
  /** Null: another one is to be chosen. */
  onChoose: (id: string | null) => void
}

/** One side of the comparison: the chosen assessment, or the way to choose one. */
function AssessmentSlot({ title, id, taken, query, onChoose }: Props) {
  const { t } = useTranslation()
  const titleId = useId()
  const notFound = isNotFound(query.error)
  return (
    <section className={classes.slot} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {notFound && (
        <Alert color="brick" role="alert" mb="md">
          {t('assessments.compare.notFound')}
        </Alert>
      )}
      {id === null || notFound ? (
        <AssessmentPicker taken={taken} onChoose={onChoose} />
      ) : (
        <Loaded query={query}>
          {({ assessment }) => <Chosen assessment={assessment} onOther={() => onChoose(null)} />}
        </Loaded>
      )}
    </section>
  )
}

function Chosen({ assessment, onOther }: { assessment: Assessment; onOther: () => void }) {
  const { t } = useTranslation()
  const { assessmentId, internalReference, status } = assessment
  return (
    <>
      <p>
        <Anchor component={Link} to={paths.assessment(assessmentId)} fw={600}>
          <CaseName of={assessment} />
        </Anchor>
        {internalReference && ` · ${internalReference}`}
      </p>
      <p>
        <CaseLight of={assessment} size="md" wording="meaning" />
      </p>
      <p className={classes.quiet}>{t(`assessments.status.${status}`)}</p>
      <button type="button" className={classes.other} onClick={onOther}>
        {t('assessments.compare.other')}
      </button>
    </>
  )
}

type AssessmentPickerProps = {
  /** The one on the other side: it cannot be chosen again. */
  taken: string | null
  onChoose: (id: string) => void
}

/** Finds an assessment by number, name or reference; without a search, the newest. */
function AssessmentPicker({ taken, onChoose }: AssessmentPickerProps) {
  const { t } = useTranslation()
  const [q, setQ] = useState('')
  const query = useQuery(assessmentQueries.list({ ...NEWEST, ...(q && { q }) }))
  return (
    <div className={classes.picker}>
      <SearchInput
        label={t('assessments.compare.search')}
        placeholder={t('assessments.compare.searchHint')}
        value={q}
        onSearch={setQ}
      />
      <Loaded query={query}>
        {({ total, rows }) => (
          <>
            <p role="status">
              {rows.length < total
                ? t('assessments.compare.foundMore', { shown: rows.length, count: total })
                : t('assessments.compare.found', { count: total })}
            </p>
            <ul className={classes.found}>
              {rows.map((row) => (
                <FoundRow key={row.assessmentId} row={row} taken={taken} onChoose={onChoose} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </div>
  )
}

function FoundRow({ row, taken, onChoose }: AssessmentPickerProps & { row: AssessmentRow }) {
  const { t } = useTranslation()
  const id = useId()
  const { assessmentId, internalReference } = row
  return (
    <li>
      <span id={`${id}-case`}>
        <CaseName of={row} />
        {internalReference && ` · ${internalReference}`}
      </span>
      <CaseLight of={row} />
      {assessmentId === taken ? (
        <span className={classes.quiet}>{t('assessments.compare.chosenAlready')}</span>
      ) : (
        <Button
          variant="default"
          size="sm"
          id={`${id}-choose`}
          aria-labelledby={`${id}-choose ${id}-case`}
          onClick={() => onChoose(assessmentId)}
        >
          {t('assessments.compare.choose')}
        </Button>
      )}
    </li>
  )
}
