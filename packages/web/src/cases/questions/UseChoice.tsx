import { TextInput, VisuallyHidden } from '@mantine/core'
import { type Questionnaire, searchByWords, searchWords } from '@portal/contract'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurvey } from '../../shared/law/useLaw.ts'
import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceGroup, ChoiceRow, toggleOption } from './ChoiceAnswers.tsx'
import classes from './choices.module.css'

/** Its definition comes with the whole survey. */
type Use = Questionnaire['uses'][number] & { readonly definition?: string }
/** One-line description of a use, with its search synonyms. */
type UseWords = { readonly [use: string]: { readonly line: string; readonly words: string } | undefined }

/** Shown before the others are asked for, beside the chosen ones. */
const FIRST = 8

/** The intended uses in a list that is searched by title, line, definition and everyday words such as PCR, in any order. */
export function UseChoice({ question, value, onAnswer, readOnly, content }: AnswerProps) {
  const { t } = useTranslation()
  const { uses }: { uses: readonly Use[] } = useSurvey() ?? content
  const words: UseWords = t('assessments.uses', { returnObjects: true })
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const chosen = Array.isArray(value) ? value : []
  const found = findUses(uses, words, search)
  const isCut = !isWhole && search.trim() === '' && uses.length > FIRST
  const isChosen = ({ id }: Use) => chosen.includes(id)
  // A chosen use stays in sight, and can be taken back, whatever is searched for.
  const shown = isCut
    ? found.filter((use, at) => at < FIRST || isChosen(use))
    : [...uses.filter((use) => isChosen(use) && !found.includes(use)), ...found]
  const chooseOnly = () => {
    const [only, second] = found
    if (only && !second && !readOnly && isCalledSo(only, words, search)) onAnswer(toggleOption(chosen, only.id, true))
  }
  return (
    <>
      <UseSearch search={search} onSearch={setSearch} onEnter={chooseOnly} />
      <p role="status" className={classes.none}>
        {found.length === 0 && t('assessments.form.noUse', { count: uses.length })}
        {found.length > 0 && search.trim() !== '' && (
          <VisuallyHidden>{t('assessments.form.foundUses', { count: found.length })}</VisuallyHidden>
        )}
      </p>
      <ChoiceGroup>
        {shown.map((use) => (
          <UseRow
            key={use.id}
            use={use}
            words={words}
            name={question.id}
            checked={chosen.includes(use.id)}
            disabled={readOnly}
            answer={toggleOption(chosen, use.id, !chosen.includes(use.id))}
            onAnswer={onAnswer}
          />
        ))}
      </ChoiceGroup>
      {isCut && (
        <button type="button" className={classes.link} onClick={() => setWhole(true)}>
          {t('assessments.form.allUses', { count: uses.length })}
        </button>
      )}
    </>
  )
}

type SearchProps = { search: string; onSearch: (search: string) => void; onEnter: () => void }

/** Enter chooses the only use that is found and is called so; the page is not left from here. */
function UseSearch({ search, onSearch, onEnter }: SearchProps) {
  const { t } = useTranslation()
  return (
    <TextInput
      type="search"
      size="md"
      mb="sm"
      aria-label={t('assessments.form.findUse')}
      placeholder={t('assessments.form.findUseExample')}
      value={search}
      onChange={(event) => onSearch(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault()
        onEnter()
      }}
    />
  )
}

/** Weights of a matching word in the title, among the synonyms and the line of a use, and in its definition. */
const RANKING = { weights: [8, 5, 1], leastShare: 0.5 } as const

/** The uses that a search fits, best first; all of them without a search. */
export function findUses(uses: readonly Use[], words: UseWords, search: string): readonly Use[] {
  if (search.trim() === '') return uses
  const entries = uses.map((use) => {
    const { line = '', words: others = '' } = words[use.id] ?? {}
    return [use, [use.title, `${others} ${line}`, use.definition ?? ''].map(searchWords)] as const
  })
  return searchByWords(new Map(entries), search, RANKING)
}

/** Shorter words are mostly “of”, “the” and the like. */
const SHORTEST_NAME = 4

/** Whether each word of a search is in the title, the line or the synonyms of a use; its definition mentions others, too. */
const isCalledSo = (use: Use, words: UseWords, search: string): boolean =>
  searchWords(search)
    .filter((word) => word.length >= SHORTEST_NAME)
    .every((word) => findUses([{ ...use, definition: '' }], words, word).length > 0)

type RowProps = Pick<ComponentProps<typeof ChoiceRow>, 'name' | 'checked' | 'disabled' | 'answer' | 'onAnswer'> & {
  use: Use
  words: UseWords
}

/** One use with its line; the whole definition is behind the question mark, and for the keyboard under "Why this question?". */
function UseRow({ use, words, ...input }: RowProps) {
  const { t } = useTranslation()
  const [isInFull, setInFull] = useState(false)
  return (
    <div className={classes.use}>
      <div className={classes.useRow}>
        <ChoiceRow type="checkbox" label={use.title} help={words[use.id]?.line} {...input} />
        <button
          type="button"
          className={classes.mark}
          tabIndex={-1}
          aria-expanded={isInFull}
          aria-label={t('assessments.form.useInFull', { use: use.title })}
          onClick={() => setInFull(!isInFull)}
        >
          ?
        </button>
      </div>
      {isInFull && <p className={classes.definition}>{use.definition}</p>}
    </div>
  )
}
