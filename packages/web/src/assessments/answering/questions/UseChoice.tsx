import { TextInput } from '@mantine/core'
import { plain, type SurveyContent } from '@portal/contract'
import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { AnswerProps } from './AnswerProps.ts'
import { ChoiceGroup, ChoiceRow, toggleOption } from './ChoiceAnswers.tsx'
import classes from './choices.module.css'

type Use = SurveyContent['uses'][number]
/** One-line description of a use, with its search synonyms. */
type UseWords = { readonly [use: string]: { readonly line: string; readonly words: string } | undefined }

/** Shown before the others are asked for, beside the chosen ones. */
const FIRST = 8

/** The intended uses in a list that is searched by title, line, definition and everyday words such as PCR. */
export function UseChoice({ question, value, onAnswer, onPress, readOnly, content: { uses } }: AnswerProps) {
  const { t } = useTranslation()
  const words: UseWords = t('assessments.uses', { returnObjects: true })
  const [search, setSearch] = useState('')
  const [isWhole, setWhole] = useState(false)
  const chosen = Array.isArray(value) ? value : []
  const found = findUses(uses, words, search)
  const isCut = !isWhole && search === '' && uses.length > FIRST
  const shown = isCut ? found.filter(({ id }, i) => i < FIRST || chosen.includes(id)) : found
  return (
    <>
      <TextInput
        type="search"
        size="md"
        mb="sm"
        aria-label={t('assessments.form.findUse')}
        placeholder={t('assessments.form.findUseExample')}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
        onKeyDown={(event) => {
          // The only use that is found is chosen; the page is not left from here.
          if (event.key !== 'Enter') return
          event.preventDefault()
          const [only, second] = shown
          if (only && !second && !readOnly) onAnswer(toggleOption(chosen, only.id, true))
        }}
      />
      {shown.length === 0 && <p className={classes.none}>{t('assessments.form.noUse', { count: uses.length })}</p>}
      <ChoiceGroup>
        {shown.map((use) => (
          <UseRow
            key={use.id}
            {...{ use, words }}
            name={question.id}
            checked={chosen.includes(use.id)}
            disabled={readOnly}
            answer={toggleOption(chosen, use.id, !chosen.includes(use.id))}
            {...{ onAnswer, onPress }}
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

/** Uses with each typed word somewhere, without its accents and plural; where there is none, with its stem. */
export function findUses(uses: readonly Use[], words: UseWords, search: string): Use[] {
  const typed = plain(search).split(/[\s,]+/)
  const texts = uses.map(({ id, title, definition }) =>
    plain([title, definition, words[id]?.line, words[id]?.words].join(' ')),
  )
  const withAll = (parts: readonly string[]) => uses.filter((_, at) => parts.every((part) => texts[at]?.includes(part)))
  const found = withAll(typed.map(withoutPlural))
  return found.length > 0 ? found : withAll(typed.map(stemOf))
}

/** Shorter beginnings stand in too many words. */
const MIN_STEM_LENGTH = 5
const withoutPlural = (word: string): string => (word.length > MIN_STEM_LENGTH ? word.replace(/e?s$/, '') : word)
/** “metagenomics” for “metagenome”. */
const stemOf = (word: string): string => word.slice(0, Math.max(MIN_STEM_LENGTH, Math.ceil(word.length * 0.6)))

type RowProps = Pick<
  ComponentProps<typeof ChoiceRow>,
  'name' | 'checked' | 'disabled' | 'answer' | 'onAnswer' | 'onPress'
> & {
  use: Use
  words: UseWords
}

/** One use with its line; the whole definition is behind the question mark. */
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
