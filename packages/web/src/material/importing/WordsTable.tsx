import { Button, NativeSelect, TextInput } from '@mantine/core'
import type { ReadWord } from '@portal/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ScrollBox } from '../../shared/list/table/ScrollBox.tsx'
import importing from './importing.module.css'
import type { ImportColumn, ImportDraft, Word, WordColumn } from './useImportDraft.ts'
import classes from './words.module.css'

type Answer = ReadWord['answer']
type Props = { columns: readonly WordColumn[]; choices: readonly ImportColumn[]; mending: ImportDraft }

/** Each different text of a column, how often it occurs, what it becomes and why. */
export function WordsTable({ columns, choices, mending }: Props) {
  const { t } = useTranslation()
  const [at, setAt] = useState<string>()
  const column = columns.find(({ id }) => id === at) ?? columns.find(({ open }) => open > 0) ?? columns[0]
  if (!column) return <p className={importing.quiet}>{t('assessments.importing.words.none')}</p>
  return (
    <div className={classes.words}>
      <nav aria-label={t('assessments.importing.words.columns')}>
        {columns.map(({ id, header, open }) => (
          <button key={id} type="button" aria-current={id === column.id || undefined} onClick={() => setAt(id)}>
            {header}
            <small>
              {open > 0
                ? t('assessments.importing.words.open', { count: open })
                : t('assessments.importing.words.read')}
            </small>
          </button>
        ))}
      </nav>
      <ColumnWords
        key={column.id}
        column={column}
        choices={choices.find(({ id }) => id === column.id)?.choices ?? []}
        mending={mending}
      />
    </div>
  )
}

type ColumnProps = { column: WordColumn; choices: ImportColumn['choices']; mending: ImportDraft }

const PAGE = 100

function ColumnWords({ column, choices, mending }: ColumnProps) {
  const { t } = useTranslation()
  const [shown, setShown] = useState(PAGE)
  const { id, header, words } = column
  return (
    <div>
      {isOfDates(choices) && <FirstProposals column={column} mending={mending} />}
      <ScrollBox label={header}>
        <table className={classes.table} aria-label={header}>
          <thead>
            <tr>
              <th scope="col">{t('assessments.importing.words.inFile')}</th>
              <th scope="col">{t('assessments.importing.words.rows')}</th>
              <th scope="col">{t('assessments.importing.words.becomes')}</th>
              <th scope="col">{t('assessments.importing.words.why')}</th>
            </tr>
          </thead>
          <tbody>
            {words.slice(0, shown).map((word) => (
              <tr key={word.text} data-open={word.isOpen || undefined}>
                <th scope="row">{word.text}</th>
                <td>{word.count}</td>
                <td>
                  <Becomes
                    word={word}
                    choices={choices}
                    onChoose={(answer) => mending.choose(id, [word.text], answer)}
                  />
                </td>
                <td>{isChosen(mending, id, word) ? t('assessments.importing.words.chosen') : word.reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {words.length > shown && (
        <Button variant="default" size="sm" mt="sm" onClick={() => setShown(shown + PAGE)}>
          {t('assessments.importing.words.more', { count: words.length - shown })}
        </Button>
      )}
    </div>
  )
}

const isChosen = ({ draft }: ImportDraft, id: string, { text }: Word): boolean =>
  Object.hasOwn(draft.words[id] ?? {}, text)

/** A date has no list of choices. */
const isOfDates = (choices: ImportColumn['choices']): boolean => choices.every(({ answer }) => answer === 'unknown')

/** Takes for every open date its first, or its second, proposal: a column is written in one way. */
function FirstProposals({ column: { id, words }, mending }: Omit<ColumnProps, 'choices'>) {
  const { t } = useTranslation()
  const open = words.filter(({ isOpen, proposals }) => isOpen && proposals.length > 1)
  if (open.length < 2) return null
  const take = (at: 0 | 1) =>
    mending.chooseEach(id, Object.fromEntries(open.map(({ text, proposals }) => [text, proposals[at]?.answer ?? null])))
  const example = (at: 0 | 1) => `${open[0]?.text} → ${open[0]?.proposals[at]?.label}`
  return (
    <p className={importing.mend}>
      {([0, 1] as const).map((at) => (
        <Button key={at} variant="subtle" size="compact-sm" onClick={() => take(at)}>
          {t('assessments.importing.words.takeAll', { count: open.length, example: example(at) })}
        </Button>
      ))}
    </p>
  )
}

const LEAVE_OPEN = 'null'

type BecomesProps = { word: Word; choices: ImportColumn['choices']; onChoose: (answer: Answer) => void }

/** The pick list of a text: its proposals first. A date can be written, too. */
function Becomes({ word, choices, onChoose }: BecomesProps) {
  const { t } = useTranslation()
  const label = t('assessments.importing.words.becomesOf', { text: word.text })
  const own = word.isOpen ? [] : [{ answer: word.answer, label: labelOf(word, choices) }]
  const offered = [...own, ...word.proposals, ...choices].filter(({ answer }) => answer !== null)
  const byKey = new Map(offered.map((one) => [JSON.stringify(one.answer), one]))
  const select = (
    <NativeSelect
      size="xs"
      aria-label={label}
      value={word.isOpen ? '' : JSON.stringify(word.answer)}
      data={[
        ...(word.isOpen ? [{ value: '', label: t('assessments.importing.words.choose') }] : []),
        ...[...byKey].map(([value, one]) => ({ value, label: one.label })),
        { value: LEAVE_OPEN, label: t('assessments.importing.words.leaveOpen') },
      ]}
      onChange={({ currentTarget: { value } }) => value !== '' && onChoose(JSON.parse(value) as Answer)}
    />
  )
  if (!isOfDates(choices)) return select
  return (
    <>
      {select}
      <DateField label={label} onWrite={onChoose} />
    </>
  )
}

const labelOf = (word: Word, choices: ImportColumn['choices']): string => {
  const key = JSON.stringify(word.answer)
  const known = [...choices, ...word.proposals].find(({ answer }) => JSON.stringify(answer) === key)
  return known?.label ?? (word.label || String(word.answer))
}

/** A date as answers hold it: a day, a month, a year, or “<” before one of them. */
const DATE = /^<?\d{4}(-\d{2}){0,2}$/

function DateField({ label, onWrite }: { label: string; onWrite: (answer: Answer) => void }) {
  const { t } = useTranslation()
  return (
    <TextInput
      size="xs"
      aria-label={label}
      placeholder={t('assessments.importing.words.date')}
      pattern={DATE.source}
      onBlur={({ currentTarget: { value } }) => DATE.test(value.trim()) && onWrite(value.trim())}
    />
  )
}
