import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CountryPicture } from '../shared/countries/CountryPicture.tsx'
import type { Choice, ChoiceGroup } from './Choice.ts'
import classes from './palette.module.css'

type Choosing = { active: Choice | undefined; onChoose: (choice: Choice) => void }
type Props = Choosing & { id: string; groups: readonly ChoiceGroup[] }

/** Grouped listbox; focus stays in the combobox, which points at the active option. */
export function ChoiceList({ id, groups, ...choosing }: Props) {
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

function Option({ id, choice, active, onChoose }: Choosing & { id: string; choice: Choice }) {
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
