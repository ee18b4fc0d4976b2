import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../shared/dialog/Dialog.tsx'
import { Failure } from '../shared/feedback/Failure.tsx'
import type { Choice } from './Choice.ts'
import { ChoiceList } from './ChoiceList.tsx'
import { PaletteStatus } from './PaletteStatus.tsx'
import classes from './palette.module.css'
import { useActiveOption } from './useActiveOption.ts'
import { useChoices } from './useChoices.ts'

type Props = { actions: readonly Choice[]; onClose: () => void }

/** Command palette: searches records and actions that the user has permission for. */
export function Palette({ actions, onClose }: Props) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState('')
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
        placeholder={t('palette.field')}
        aria-expanded={choices.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        {...(active && { 'aria-activedescendant': `${listId}-${active.id}` })}
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value)
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
