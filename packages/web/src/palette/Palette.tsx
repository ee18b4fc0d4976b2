import { TextInput, UnstyledButton } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryPicture } from '../shared/countries/CountryPicture.tsx'
import { Dialog } from '../shared/dialog/Dialog.tsx'
import { Failure } from '../shared/feedback/Failure.tsx'
import classes from './palette.module.css'
import type { Choice, PaletteGroup } from './useChoices.ts'
import { useChoices } from './useChoices.ts'

type Props = { actions: readonly Choice[]; typed: string; onType: (typed: string) => void; onClose: () => void }

/** Command palette: searches records and actions that the user has permission for. */
export function Palette({ actions, typed, onType, onClose }: Props) {
  const { t } = useTranslation()
  const listId = useId()
  const { groups, isSettled, failure, retry } = useChoices(typed, actions)
  const choices = groups.flatMap((group) => group.choices)
  const choose = (choice: Choice) => {
    onClose()
    choice.run()
  }
  const { active, onKeyDown, reset } = useActiveOption({ choices, isSettled, onChoose: choose })
  return (
    <Dialog title={t('palette.title')} onClose={onClose}>
      <TextInput
        data-autofocus
        className={classes.field}
        size="md"
        role="combobox"
        aria-label={t('palette.field')}
        placeholder={t('palette.finds')}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active && { 'aria-activedescendant': `${listId}-${active.id}` })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          onType(event.currentTarget.value)
          reset()
        }}
        onKeyDown={onKeyDown}
      />
      {failure && (
        <div className={classes.failure}>
          <Failure error={failure} onRetry={retry} />
        </div>
      )}
      <ChoiceList id={listId} groups={groups} active={active} onChoose={choose} />
      <PaletteStatus isSettled={isSettled} isFailed={failure !== null} count={choices.length} />
    </Dialog>
  )
}

type SelectionProps = { active: Choice | undefined; onChoose: (choice: Choice) => void }
type ChoiceListProps = SelectionProps & { id: string; groups: readonly PaletteGroup[] }

/** Grouped listbox; focus stays in the combobox, which points at the active option. */
function ChoiceList({ id, groups, ...choosing }: ChoiceListProps) {
  const { t } = useTranslation()
  return (
    <div id={id} role="listbox" aria-label={t('palette.results')} className={classes.list}>
      {groups.map(({ label, choices }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of a listbox; a fieldset may not stand in one.
        <div key={label} role="group" aria-label={label}>
          <p aria-hidden="true" className={classes.group}>
            {label}
          </p>
          {choices.map((choice) => (
            <Option key={choice.id} id={`${id}-${choice.id}`} choice={choice} {...choosing} />
          ))}
        </div>
      ))}
    </div>
  )
}

function Option({ id, choice, active, onChoose }: SelectionProps & { id: string; choice: Choice }) {
  const { label, detail, countryId } = choice
  const isActive = choice.id === active?.id
  const option = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isActive) option.current?.scrollIntoView({ block: 'nearest' })
  }, [isActive])
  return (
    <UnstyledButton
      ref={option}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={classes.option}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onChoose(choice)}
    >
      {countryId && <CountryPicture iso2={countryId} kind="thumbs" />}
      <span className={classes.label}>
        {label} {detail && <span className={classes.detail}>{detail}</span>}
      </span>
    </UnstyledButton>
  )
}

type PaletteStatusProps = { isSettled: boolean; isFailed: boolean; count: number }

/** Live region with the state of the search, and keyboard hints. */
function PaletteStatus({ isSettled, isFailed, count }: PaletteStatusProps) {
  const { t } = useTranslation()
  const isEmpty = isSettled && !isFailed && count === 0
  return (
    <>
      <p role="status" className={isEmpty ? classes.none : classes.status}>
        {!isSettled && t('palette.searching')}
        {isEmpty && t('palette.none')}
        {isSettled && count > 0 && t('palette.found', { count })}
      </p>
      <p className={classes.status}>{isEmpty ? t('palette.noneHint') : t('palette.hint')}</p>
    </>
  )
}

type Options = { choices: readonly Choice[]; isSettled: boolean; onChoose: (choice: Choice) => void }

/**
 * The active option: the first one, or the one the arrow keys moved to. While a response is pending no option is active,
 * because the list may change; Enter is then deferred until the response arrives.
 */
function useActiveOption({ choices, isSettled, onChoose }: Options) {
  const [pointed, setPointed] = useState<string>()
  const [isEntered, setEntered] = useState(false)
  const at = choices.findIndex(({ id }) => id === pointed)
  const active = choices[at] ?? (isSettled ? choices[0] : undefined)

  useEffect(() => {
    if (!isEntered || !isSettled) return
    setEntered(false)
    if (active) onChoose(active)
  }, [isEntered, isSettled, active, onChoose])

  const step = (by: number) => {
    const from = active ? choices.indexOf(active) : Math.min(0, -by)
    setPointed(choices.at((from + by) % choices.length)?.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') {
      event.preventDefault()
      if (active) onChoose(active)
      else setEntered(!isSettled)
    }
    const by = STEPS[event.key]
    if (by === undefined || choices.length === 0) return
    event.preventDefault()
    step(by)
  }
  /** Starts over when the text changes. */
  const reset = () => {
    setPointed(undefined)
    setEntered(false)
  }
  return { active, onKeyDown, reset }
}

const STEPS: { readonly [key: string]: number | undefined } = { ArrowDown: 1, ArrowUp: -1 }
