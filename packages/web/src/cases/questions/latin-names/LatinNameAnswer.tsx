import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { CallOutput, cases, LatinName } from '@portal/contract'
import { type Annex1, annex1Match } from '@portal/rules'
import { isLatinName } from '@portal/texts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSurvey } from '../../../shared/law/useLaw.ts'
import { assessmentQueries } from '../../core/assessments.queries.ts'
import { type AnswerProps, dropdownBelow, scrollFieldIntoView, textOf } from '../AnswerProps.ts'
import classes from '../questions.module.css'

const TYPING_MS = 250
/** One letter fits half of all names. */
const MIN_TYPED_LENGTH = 2

/**
 * A Latin name, kept as it is typed. Names known in the account, treaty crops and those of a taxonomy service are
 * offered; none is taken without being chosen. Says whether the crop list of the International Treaty has it.
 */
export function LatinNameAnswer(props: AnswerProps) {
  const { value, onAnswer, readOnly, invalid, labelId, descriptionId, cropListing } = props
  const typed = textOf(value)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const [isTouched, setTouched] = useState(false)
  const names = useLatinNames(typed, isTouched && !readOnly)
  const field = useFieldInSight(combobox.dropdownOpened && hasMore(names?.rows ?? [], typed))
  const type = (text: string) => {
    setTouched(true)
    onAnswer(text, 'typing')
    combobox.openDropdown()
    combobox.resetSelectedOption()
  }
  return (
    <>
      <Combobox
        store={combobox}
        readOnly={readOnly}
        {...dropdownBelow}
        shadow="md"
        onOptionSubmit={(name) => {
          onAnswer(name)
          combobox.closeDropdown()
        }}
      >
        <Combobox.Target withExpandedAttribute>
          <TextInput
            ref={field}
            className={classes.withList}
            aria-labelledby={labelId}
            aria-errormessage={descriptionId}
            size="lg"
            {...(isLatinName(typed) && { classNames: { input: classes.latin } })}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            error={invalid}
            value={typed}
            onChange={(event) => type(event.currentTarget.value)}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <LatinNameOptions typed={typed} names={names} annex1={useSurvey()?.annex1} />
      </Combobox>
      {isTouched && !combobox.dropdownOpened && <Similar rows={names?.rows ?? []} typed={typed} onTake={onAnswer} />}
      <NameNote cropListing={typed === '' ? undefined : cropListing} />
    </>
  )
}

/** That the name is kept as typed, and whether the crop list has it. */
function NameNote({ cropListing }: Pick<AnswerProps, 'cropListing'>) {
  const { t } = useTranslation()
  return (
    <Text size="sm" c="dimmed" mt="xs" role="status">
      {t('assessments.form.typedAs')} {cropListing && t(`assessments.form.cropList.${cropListing}`)}
    </Text>
  )
}

/** Once names are offered, the page moves until the list has room below the field. */
function useFieldInSight(isOffered: boolean) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isOffered) scrollFieldIntoView(field.current)
  }, [isOffered])
  return field
}

type SimilarProps = { rows: readonly LatinName[]; typed: string; onTake: (name: string) => void }

/** The nearest known name, for one that no list has: a hint only, because no list has all names. */
function Similar({ rows, typed, onTake }: SimilarProps) {
  const { t } = useTranslation()
  // A misspelt name is known in the account from the moment on which it is saved.
  const isKnown = rows.some(({ match, source }) => match !== 'fuzzy' && source !== 'account')
  const near = rows.find(({ match, name }) => match === 'fuzzy' && name !== typed.trim())
  if (isKnown || !near) return null
  return (
    <p role="status" className={classes.similar}>
      {t('assessments.form.names.near')}{' '}
      <button type="button" onClick={() => onTake(near.name)}>
        {t('assessments.form.names.take', { name: near.name })}
      </button>
    </p>
  )
}

/**
 * The names for what is typed; until they are there, those of before that still fit. Without the portal there is nothing to offer; the name is kept as typed
 * like any answer.
 */
function useLatinNames(typed: string, isOpen: boolean) {
  const [q] = useDebouncedValue(typed.trim(), TYPING_MS)
  const { data, isPlaceholderData } = useQuery({
    ...assessmentQueries.latinNames(q),
    enabled: isOpen && q.length >= MIN_TYPED_LENGTH,
  })
  if (!data || (!isPlaceholderData && q === typed.trim())) return data
  return { ...data, rows: data.rows.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())) }
}

type Props = {
  typed: string
  names: CallOutput<typeof cases.latinNames> | undefined
  /** Undefined until the survey is loaded. */
  annex1: Annex1 | undefined
}

/** Offers the typed text first, then known names; a homonym has one option per kingdom. */
function LatinNameOptions({ typed, names, annex1 }: Props) {
  const { t } = useTranslation()
  if (!names || !hasMore(names.rows, typed)) return null
  return (
    <Combobox.Dropdown>
      <Combobox.Options aria-label={t('assessments.form.names.list')} mah={320} className={classes.names}>
        <Combobox.Option value={typed}>{t('assessments.form.names.asTyped', { name: typed })}</Combobox.Option>
        {names.rows.map((row) => (
          <Combobox.Option key={`${row.name} ${row.kingdom} ${row.source}`} value={row.name}>
            <i>{row.name}</i>
            <NameFacts row={row} annex1={annex1} />
          </Combobox.Option>
        ))}
      </Combobox.Options>
      {names.taxonomy === 'failed' && (
        <Combobox.Footer className={classes.countryFacts}>{t('assessments.form.names.failed')}</Combobox.Footer>
      )}
    </Combobox.Dropdown>
  )
}

/** A list that only repeats what stands in the field would be in the way. */
const hasMore = (rows: readonly LatinName[], typed: string) =>
  typed.trim() !== '' && (rows.length > 1 || rows.some(({ name, kingdom }) => name !== typed || kingdom !== null))

type NameFactsProps = Pick<Props, 'annex1'> & { row: LatinName }

function NameFacts({ row: { name, source, match, kingdom, rank, called }, annex1 }: NameFactsProps) {
  const { t } = useTranslation()
  const crop = annex1 && (kingdom === null || kingdom === 'Plantae') ? annex1Match(annex1, name) : 'no'
  const said = [
    called,
    match === 'fuzzy' && t('assessments.form.names.similar'),
    kingdom,
    rank?.toLowerCase(),
    crop !== 'no' && t(crop === 'yes' ? 'assessments.form.names.crop' : 'assessments.form.names.cropCheck'),
    (source === 'account' || source === 'taxonomy') && t(`assessments.form.names.${source}`),
  ]
  return <span className={classes.nameFacts}>{said.filter(Boolean).join(' · ')}</span>
}
