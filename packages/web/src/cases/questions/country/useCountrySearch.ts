import type { ComboboxParsedItem } from '@mantine/core'
import { bestCountry, matchCountries, namedCountry, placeCalled, type SurveyContent } from '@portal/contract'
import type { TFunction } from 'i18next'
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountryNames } from '../../../shared/countries/countryNames.ts'
import type { AnswerProps } from '../AnswerProps.ts'

type Country = SurveyContent['countries'][number]

/** The explanation for two places that are often looked for and are not on the list. */
function otherPlace(t: TFunction, text: string): string | undefined {
  if (/^[kq]osov[oaë]$/i.test(text.trim())) return t('assessments.form.kosovo')
  return placeCalled(text) === 'EU' ? t('assessments.form.euIsNoCountry') : undefined
}

/** What is said of a text that names no country, and of one that was left in the field. */
function useMessages(text: string, refused: string) {
  const { t } = useTranslation()
  const refusal = () => otherPlace(t, refused) ?? t('assessments.form.countryNotTaken', { text: refused })
  return {
    nothingFound: otherPlace(t, text) ?? t('assessments.form.noCountry'),
    refusal: refused === '' ? undefined : refusal(),
  }
}

/** Two letters may be the beginning of a name, and while they are being typed, so may the three of a code. */
const SHORTEST_NAME = 3
const CODE_LENGTH = 3

/**
 * Search in the country field. Tab takes the best match as Enter does, leaving the field in another way takes a name that
 * is typed in full, and an emptied field clears the answer. Any other text that is left is reported, because the field
 * then returns to the former country.
 */
export function useCountrySearch(
  byName: readonly Country[],
  chosen: Country | undefined,
  onAnswer: AnswerProps['onAnswer'],
) {
  const { text, setText, isTyped, names, first, namedBy } = useTypedCountry(byName, chosen)
  const [refused, setRefused] = useState('')
  const { list, close } = useList(text)
  // The field is left before it shows the name of what Tab took.
  const isTaken = useRef(false)
  useTakenAtRest(isTyped && text.trim().length > CODE_LENGTH ? namedBy(text) : undefined, chosen, onAnswer)
  return {
    ...useMessages(text, refused),
    list,
    field: {
      searchValue: text,
      onSearchChange: (typed: string) => {
        setText(typed)
        // Once no other country is meant; on leaving the field what stands below it would move under the pointer.
        const named = typed.trim().length > CODE_LENGTH ? namedBy(typed) : undefined
        if (!named || named === chosen || matchCountries(byName, typed, names).length > 1) return
        close(typed)
        onAnswer(named.iso2, 'typing')
      },
      // Enter takes the best match; an unchanged text has nothing to take.
      selectFirstOptionOnChange: first !== undefined || text === chosen?.name,
      filter: optionsFor(byName, names),
      onFocus: () => {
        setRefused('')
        isTaken.current = false
      },
      onKeyDown: (event: KeyboardEvent) => {
        const { isUnmarked, isOpen } = stateOfList(event.currentTarget)
        if (event.key === 'Enter' && (isTyped || isOpen) && isUnmarked) event.preventDefault()
        isTaken.current = event.key === 'Tab' && first !== undefined
        if (!first || (event.key !== 'Tab' && !(event.key === 'Enter' && isUnmarked))) return
        setText(first.name)
        close(first.name)
        onAnswer(first.iso2)
      },
      onBlur: () => {
        if (text === '' && chosen) onAnswer(null)
        if (!isTyped || isTaken.current) return
        const named = namedBy(text)
        if (named) onAnswer(named.iso2)
        else setRefused(text)
      },
    },
  }
}

const REST_MS = 600

/**
 * India is also a part of other names: it is meant once the keys rest. The list stays open for the others. If it were
 * taken only on leaving the field, the questions below would move under the pointer, and the click on them be lost.
 */
function useTakenAtRest(named: Country | undefined, chosen: Country | undefined, onAnswer: AnswerProps['onAnswer']) {
  const iso2 = named === chosen ? undefined : named?.iso2
  const take = useEffectEvent((country: string) => onAnswer(country, 'typing'))
  useEffect(() => {
    if (iso2 === undefined) return
    const timer = setTimeout(() => take(iso2), REST_MS)
    return () => clearTimeout(timer)
  }, [iso2])
}

/** Enter is quicker than the list where it marks no option yet. */
const stateOfList = (field: Element) => ({
  isUnmarked: !field.hasAttribute('aria-activedescendant'),
  isOpen: field.getAttribute('aria-expanded') === 'true',
})

/** The list of countries: a country that was chosen by its name closes it, until it is asked for again. */
function useList(text: string) {
  const [isOpened, setOpened] = useState(false)
  const [closedAt, close] = useState<string>()
  const list = {
    dropdownOpened: isOpened && text !== closedAt,
    onClick: () => close(undefined),
    onKeyDownCapture: ({ key }: KeyboardEvent) => {
      if (key.startsWith('Arrow')) close(undefined)
    },
    onDropdownOpen: () => setOpened(true),
    onDropdownClose: () => setOpened(false),
  }
  return { list, close }
}

/** The text in the field, its best match, and the country that a text names in full. */
function useTypedCountry(byName: readonly Country[], chosen: Country | undefined) {
  const [text, setText] = useState(chosen?.name ?? '')
  const isTyped = text.trim() !== '' && text !== chosen?.name
  const names = useCountryNames(isTyped)
  const first = isTyped ? bestCountry(byName, text, names) : undefined
  const namedBy = (typed: string) =>
    typed.trim().length < SHORTEST_NAME ? undefined : namedCountry(byName, typed, names)
  return { text, setText, isTyped, names, first, namedBy }
}

type Filter = { options: ComboboxParsedItem[]; search: string; limit: number }

/** The options that fit a search, best first. */
const optionsFor =
  (byName: readonly Country[], names: ReturnType<typeof useCountryNames>) =>
  ({ options, search, limit }: Filter) => {
    const byCode = new Map(options.map((option) => ['value' in option ? option.value : '', option]))
    return matchCountries(byName, search, names)
      .slice(0, limit)
      .flatMap(({ iso2 }) => byCode.get(iso2) ?? [])
  }
