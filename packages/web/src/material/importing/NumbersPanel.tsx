import { Button } from '@mantine/core'
import { type ListedNumber, NUMBERS_PER_CALL, numbers } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { call } from '../../api/call.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { type Asking, type ListedNumbers, useAsking, withoutRest } from '../../shared/numbers/useAsking.ts'
import classes from './importing.module.css'
import type { Draft, ImportColumn, ImportDraft } from './useImportDraft.ts'

type Props = { mending: ImportDraft; columns: readonly ImportColumn[] }

/**
 * What the numbers of collections and databases in a list propose for the empty cells of its rows. Databases are asked,
 * and cells filled, only when the user says so.
 */
export function NumbersPanel({ mending, columns }: Props) {
  const { t } = useTranslation()
  const { draft } = mending
  const texts = [...new Set(draft.rows.map(({ cells }) => numberIn(draft, cells)))].filter((text) => text !== '')
  const read = useReadNumbers(texts)
  const asking = useAsking()
  if (read.error) return <Failure error={read.error} onRetry={() => void read.refetch()} />
  const known = new Map([...(read.data?.known ?? []), ...asking.found])
  const groups = groupsOf(draft, columns, known)
  const toAsk = [...known].flatMap(([text, { isKnown }]) => (isKnown && !asking.found.has(text) ? text : []))
  const canAsk = read.data?.hasServices === true && (toAsk.length > 0 || asking.all !== undefined)
  if (groups.length === 0 && !canAsk && asking.found.size === 0) return null
  return (
    <section aria-label={t('assessments.numbers.list.title')} className={classes.missing}>
      <h2>{t('assessments.numbers.list.title')}</h2>
      <ul>
        {groups.map((group) => (
          <li key={`${group.column.id} ${group.label}`}>
            <ProposedFill group={group} onFill={() => mending.answer([fillOf(group)])} />
          </li>
        ))}
      </ul>
      <Unclear known={known} />
      {canAsk && <AskServices texts={toAsk} asking={asking} />}
    </section>
  )
}

/** The number on the label, or else the name of the row, which is a number in many lists. */
const numberIn = ({ columns }: Draft, cells: readonly string[]): string =>
  ['materialIdentifier', 'reference']
    .map((id) => (cells[columns.indexOf(id)] ?? '').trim())
    .find((text) => text !== '') ?? ''

/** Reads the numbers by their form, so many at a time. */
function useReadNumbers(texts: readonly string[]) {
  return useQuery({
    queryKey: ['importNumbers', texts],
    queryFn: async () => {
      const known = new Map<string, ListedNumber>()
      let hasServices = false
      for (let from = 0; from < texts.length; from += NUMBERS_PER_CALL) {
        const some = texts.slice(from, from + NUMBERS_PER_CALL)
        const answer = await call(numbers.readList, {
          body: { numbers: some.map(withoutRest) },
        })
        for (const [at, one] of answer.numbers.entries()) known.set(some[at] ?? '', one)
        hasServices = answer.hasServices
      }
      return { known, hasServices }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    enabled: texts.length > 0,
  })
}

function AskServices({ texts, asking }: { texts: readonly string[]; asking: Asking }) {
  const { t } = useTranslation()
  const { found, error, all, ask, stop } = asking
  return (
    <>
      {error !== null && <Failure error={error} onRetry={() => void ask(texts)} />}
      {all === undefined ? (
        <p>
          <Button variant="default" size="sm" onClick={() => void ask(texts)}>
            {t('assessments.numbers.list.ask', { count: texts.length })}
          </Button>{' '}
          <span className={classes.quiet}>{t('assessments.numbers.list.sent')}</span>
        </p>
      ) : (
        <p role="status">
          {t('assessments.numbers.list.asked', { done: found.size, all })}{' '}
          <Button variant="subtle" size="compact-sm" onClick={stop}>
            {t('assessments.numbers.list.stop')}
          </Button>
        </p>
      )}
    </>
  )
}

/** One answer to a question, and the rows whose numbers propose it and whose cells are empty. */
type FillGroup = {
  column: ImportColumn
  label: string
  rows: Set<number>
  numbers: Set<string>
  /** The hosts of the pages that say so. */
  sources: Set<string>
}

const fillOf = ({ column, label, rows }: FillGroup) => ({ question: column, rows: [...rows], text: label })

function groupsOf(draft: Draft, columns: readonly ImportColumn[], known: ListedNumbers): FillGroup[] {
  const byId = new Map(columns.map((column) => [column.id, column]))
  const groups = new Map<string, FillGroup>()
  for (const { id, label, row, number, source } of fillsOf(draft, known)) {
    const column = byId.get(id)
    if (!column) continue
    const key = `${id} ${label}`
    const group = groups.get(key) ?? { column, label, rows: new Set(), numbers: new Set(), sources: new Set() }
    groups.set(key, group)
    group.rows.add(row)
    group.numbers.add(number)
    if (source) group.sources.add(new URL(source).host)
  }
  return [...groups.values()].toSorted((a, b) => b.rows.size - a.rows.size)
}

/** What the numbers propose, row by row. Cells that say something are left as they are. */
const fillsOf = (draft: Draft, known: ListedNumbers) =>
  draft.rows.flatMap(({ row, cells }) => {
    const number = numberIn(draft, cells)
    return (known.get(number)?.proposals ?? []).flatMap(({ answers, label, source }) =>
      Object.keys(answers)
        .filter((id) => !isFilled(draft, cells, id))
        .map((id) => ({ id, label, row, number, source })),
    )
  })

const isFilled = ({ columns }: Draft, cells: readonly string[], id: string): boolean =>
  columns.some((column, place) => column === id && (cells[place] ?? '').trim() !== '')

const SHOWN = 5

function ProposedFill({
  group: { column, label, rows, numbers: all, sources },
  onFill,
}: {
  group: FillGroup
  onFill: () => void
}) {
  const { t } = useTranslation()
  const what = t('assessments.numbers.proposal', { question: column.label, label })
  const first = [...all].slice(0, SHOWN).join(', ')
  const rest = all.size - SHOWN
  return (
    <>
      <p>
        {what}{' '}
        <Button
          variant="default"
          size="compact-sm"
          aria-label={t('assessments.numbers.list.fillOf', { count: rows.size, what })}
          onClick={onFill}
        >
          {t('assessments.numbers.list.fill', { count: rows.size })}
        </Button>
      </p>
      <p className={classes.quiet}>
        {t('assessments.numbers.list.numbers', {
          numbers: rest > 0 ? t('assessments.numbers.list.more', { numbers: first, count: rest }) : first,
        })}
        {sources.size > 0 && ` · ${t('assessments.numbers.list.sources', { sources: [...sources].join(', ') })}`}
      </p>
    </>
  )
}

/** Numbers that propose nothing, and why. */
function Unclear({ known }: { known: ListedNumbers }) {
  const { t } = useTranslation()
  const all = [...known.values()]
  const questions = new Set(all.flatMap(({ unclear }) => unclear))
  const failed = all.filter((one) => one.failed.length > 0).length
  return (
    <>
      {[...questions].map((question) => (
        <p key={question} className={classes.quiet}>
          {t('assessments.numbers.list.unclear', {
            count: all.filter(({ unclear }) => unclear.includes(question)).length,
            question,
          })}
        </p>
      ))}
      {failed > 0 && <p role="alert">{t('assessments.numbers.list.failed', { count: failed })}</p>}
    </>
  )
}
