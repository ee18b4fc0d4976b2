import { Button } from '@mantine/core'
import { type ContentDifference, type EditedFile, isSameValue, type SurveyContent, versions } from '@portal/contract'
import { useQueries } from '@tanstack/react-query'
import { type ReactNode, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router'
import { call } from '../../api/call.ts'
import { formatInstant } from '../../shared/dates/dates.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { LawText } from '../../shared/law/LawText.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { Fact } from '../../shared/layout/Fact.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { WordChanges, wordChanges } from '../../shared/wordChanges/WordChanges.tsx'
import { legalContentQueries, type OpenedDraft } from '../core/legalContent.queries.ts'
import { RowCards } from '../draft/RowCards.tsx'
import { type Sheets, useSheets } from '../sheets/useSheets.ts'
import { useValueText, type ValueText } from '../sheets/useValueText.ts'
import classes from './print.module.css'

/** One exact text of a version on paper: what it changes, its golden cases, who wrote and who reviewed, and lines to sign. */
export function PrintPage() {
  const { id = '', version = '' } = useParams()
  const reference = useMemo(() => ({ id: id.toUpperCase(), version: Number(version) }), [id, version])
  const [opened, content] = useQueries({ queries: [legalContentQueries.draft(reference), contentQueries.survey] })
  const from = opened.data?.version.basedOn ?? reference.version
  const [differences] = useQueries({
    queries: [
      {
        queryKey: ['legal-content', 'print', reference.id, from, reference.version, opened.data?.version.revision],
        queryFn: () =>
          call(versions.differences, { params: { id: reference.id }, query: { from, to: reference.version } }),
        enabled: opened.data !== undefined,
      },
    ],
  })
  const all = [opened, content, differences]
  if (opened.data && content.data && differences.data)
    return <Paper opened={opened.data} content={content.data} differences={differences.data.ours.rows} />
  const failed = all.find(({ isError }) => isError)
  return failed ? <Failure error={failed.error} onRetry={() => failed.refetch()} /> : <Loading lines={12} />
}

type PaperProps = {
  readonly opened: OpenedDraft
  readonly content: SurveyContent
  readonly differences: readonly ContentDifference[]
}

function Paper({ opened, content, differences }: PaperProps) {
  const { file, base, version, log, cases, textSha256 } = opened
  const { t } = useTranslation()
  const sheets = useSheets(file, content, NONE)
  const textOf = useValueText(file, sheets)
  const name = { country: file.name, version: version.version }
  return (
    <article className={classes.paper}>
      <PageTitle
        title={t('lawPrint.title', name)}
        actions={
          <Button variant="default" size="md" onClick={() => window.print()}>
            {t('lawPrint.print')}
          </Button>
        }
      />
      <dl className={classes.facts}>
        <Fact name={t('lawPrint.state')}>{t(`informationHub.country.states.${version.state}`)}</Fact>
        <Fact name={t('lawPrint.ofText')}>
          <code>{textSha256}</code>
        </Fact>
        <Fact name={t('lawPrint.basedOn')}>{version.basedOn ?? '–'}</Fact>
        <Fact name={t('lawPrint.typedBy')}>{log.writers.join(', ') || version.editor || '–'}</Fact>
        <Fact name={t('lawPrint.reviewedBy')}>{reviewOf(version, log.handOver) ?? t('lawPrint.notReviewed')}</Fact>
      </dl>
      <h2>{t('lawPrint.changes')}</h2>
      {log.handOver && log.handOver.outcome !== 'returned' && <p>{log.handOver.message}</p>}
      {version.basedOn === null ? (
        <WholeText file={file} sheets={sheets} />
      ) : (
        <DraftDifferences file={file} base={base} differences={differences} content={content} />
      )}
      <h2>{t('lawProof.cases.title')}</h2>
      <GoldenCases {...cases} textOf={textOf} />
      <Signatures />
    </article>
  )
}

/** All of a text that was begun from nothing, sheet by sheet. */
function WholeText({ file, sheets }: { file: EditedFile; sheets: Sheets }) {
  const filled = sheets.tabs.filter(({ count }) => count > 0)
  return filled.map(({ id, title }) => (
    <section key={id} aria-label={title}>
      <h3>
        <LawText>{title}</LawText>
      </h3>
      <RowCards file={file} sheet={sheets.sheetOf(id, file)} />
    </section>
  ))
}

/** Who approved the text and when: the decision on its hand-over, or its activation. */
function reviewOf(
  { activator, activatedAt }: OpenedDraft['version'],
  handOver: OpenedDraft['log']['handOver'],
): string | undefined {
  if (handOver?.outcome === 'approved' && handOver.decidedBy && handOver.decidedAt)
    return `${handOver.decidedBy}, ${formatInstant(handOver.decidedAt)}`
  return activator && activatedAt ? `${activator}, ${formatInstant(activatedAt)}` : undefined
}

/** Every case by name with what it expects; those that do not hold say so. */
function GoldenCases({ cases, problems, textOf }: OpenedDraft['cases'] & { textOf: ValueText }) {
  const { t } = useTranslation()
  const expectedText = (name: string, expect: unknown) =>
    textOf.value({ entry: `case ${name}`, field: 'expect' }, expect).replaceAll('\n', '; ')
  const failing = cases.filter(({ name }) => problems.some(({ path }) => path === name)).length
  return (
    <>
      <p>{t('lawProof.cases.hold', { count: cases.length - failing })}</p>
      <ol className={classes.cases}>
        {cases.map(({ name, expect }) => {
          const problem = problems.find(({ path }) => path === name)
          return (
            <li key={name}>
              <LawText>{t('list.labelled', { label: name, value: expectedText(name, expect) })}</LawText>
              {problem && <strong> {problem.message}</strong>}
            </li>
          )
        })}
      </ol>
    </>
  )
}

const SIGNERS = ['author', 'reviewer'] as const

function Signatures() {
  const { t } = useTranslation()
  return (
    <div className={classes.signatures}>
      {SIGNERS.map((signer) => (
        <dl key={signer}>
          <Fact name={t(`lawPrint.${signer}`)}>{null}</Fact>
          <Fact name={t('lawPrint.name')}>
            <span className={classes.line} />
          </Fact>
          <Fact name={t('lawPrint.day')}>
            <span className={classes.line} />
          </Fact>
          <Fact name={t('lawPrint.signature')}>
            <span className={classes.line} />
          </Fact>
        </dl>
      ))}
    </div>
  )
}

type DifferencesProps = {
  readonly file: EditedFile
  readonly base: EditedFile
  readonly differences: readonly ContentDifference[]
  readonly content: SurveyContent
  /** What stands below a difference, by its entry. */
  readonly below?: (entry: string, name: string) => ReactNode
}

const NONE: readonly string[] = []

/** What a text changes of another one, word by word, each with the reason of its row. */
export function DraftDifferences({ file, base, differences, content, below }: DifferencesProps) {
  const { t } = useTranslation()
  const sheets = useSheets(file, content, NONE)
  const after = useValueText(file, sheets)
  const before = useValueText(base, useSheets(base, content, NONE))
  if (differences.length === 0) return <p>{t('informationHub.country.noDifferences')}</p>
  return (
    <ol className={classes.differences}>
      {differences.map((difference) => {
        const { change } = difference
        const entry = `${difference.kind} ${difference.id}`
        const name = (change === 'removed' ? before : after).entry(entry)
        return (
          <li key={`${entry} ${difference.matrix ?? ''}`}>
            <strong>
              {t('list.labelled', { label: t(`informationHub.country.changes.${change}`), value: '' })}
              <LawText>{name}</LawText>
            </strong>
            <dl>
              {changesIn(difference).map(({ field, old, present }) => (
                <Fact key={field} name={sheets.fieldTitle(field.replace('then/', ''))}>
                  <TextChange
                    old={change === 'added' ? '' : before.value({ entry, field }, old)}
                    present={change === 'removed' ? '' : after.value({ entry, field }, present)}
                  />
                </Fact>
              ))}
            </dl>
            {below?.(entry, name)}
          </li>
        )
      })}
    </ol>
  )
}

/** Word by word where most words stay; otherwise what went, and what came. */
function TextChange({ old, present }: { old: string; present: string }) {
  if (old === present) return <LawText>{present}</LawText>
  const changes = old && present ? wordChanges(old, present) : undefined
  if (changes) return <WordChanges changes={changes} />
  return (
    <>
      {old && (
        <del>
          <LawText>{old}</LawText>
        </del>
      )}{' '}
      {present && (
        <ins>
          <LawText>{present}</LawText>
        </ins>
      )}
    </>
  )
}

type Fields = { readonly [field: string]: unknown }
type FieldChange = { readonly field: string; readonly old: unknown; readonly present: unknown }

/** The fields that differ, those of a row's outcome by themselves; the reason of a changed row always. */
function changesIn({ kind, change, before, after }: ContentDifference): FieldChange[] {
  const [old, present] = [flat(before), flat(after)]
  const isTold = (field: string) =>
    change !== 'changed' ||
    (kind === 'row' && field === 'then/reason') ||
    JSON.stringify(old[field]) !== JSON.stringify(present[field])
  return [...new Set([...Object.keys(old), ...Object.keys(present)])]
    .filter((field) => field !== (kind === 'case' ? 'name' : 'id') && isTold(field))
    .map((field) => ({ field, ...onlyOther(old[field], present[field]) }))
}

/** Of two lists of things, such as the steps of a procedure, those that only one of them has; both as they are if none has. */
function onlyOther(old: unknown, present: unknown): Omit<FieldChange, 'field'> {
  if (!isOfThings(old) || !isOfThings(present)) return { old, present }
  const without = (all: readonly object[], others: readonly object[]) =>
    all.filter((one) => !others.some((other) => isSameValue(one, other)))
  const [gone, come] = [without(old, present), without(present, old)]
  return gone.length + come.length > 0 ? { old: gone, present: come } : { old, present }
}

const isOfThings = (value: unknown): value is readonly object[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object')

function flat(thing: unknown): Fields {
  const { then: outcome, ...own } = (thing ?? {}) as Fields
  const parts = Object.entries((outcome ?? {}) as Fields).map(([field, value]) => [`then/${field}`, value])
  return { ...own, ...Object.fromEntries(parts) }
}
