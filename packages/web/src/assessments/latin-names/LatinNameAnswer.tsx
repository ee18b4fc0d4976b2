import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Combobox, Text, TextInput, useCombobox } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { Facts } from '@portal/rules'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { type AnswerProps, textOf } from '../answering/questions/AnswerProps.ts'
import classes from '../answering/questions/questions.module.css'
import { listBelow, makeRoom } from '../answering/questions/roomForList.ts'
import { assessmentQueries } from '../assessments.queries.ts'
import { hasMore, LatinNameOptions } from './LatinNameOptions.tsx'

const TYPING_MS = 250
/** One letter fits half of all names. */
const LEAST_TYPED = 2

/**
 * A Latin name, kept as it is typed. Names known in the account, treaty crops and those of a taxonomy service are
 * offered; none is taken without being chosen. Says whether the crop list of the International Treaty has it.
 */
export function LatinNameAnswer(props: AnswerProps) {
  const { t } = useTranslation()
  const { value, onAnswer, readOnly, invalid, labelId, descriptionId, facts } = props
  const typed = textOf(value)
  const combobox = useCombobox({ onDropdownClose: () => combobox.resetSelectedOption() })
  const names = useLatinNames(typed, combobox.dropdownOpened && !readOnly)
  const listed = cropList(facts)
  const field = useRef<HTMLInputElement>(null)
  const isOffered = combobox.dropdownOpened && hasMore(names?.rows ?? [], typed)
  useEffect(() => {
    if (isOffered) makeRoom(field.current)
  }, [isOffered])
  return (
    <>
      <Combobox
        store={combobox}
        readOnly={readOnly}
        {...listBelow}
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
            aria-describedby={descriptionId}
            size="md"
            classNames={{ input: classes.latin }}
            maxLength={500}
            autoComplete="off"
            spellCheck={false}
            readOnly={readOnly}
            error={invalid}
            value={typed}
            onChange={(event) => {
              onAnswer(event.currentTarget.value, true)
              combobox.openDropdown()
              combobox.resetSelectedOption()
            }}
            onBlur={() => combobox.closeDropdown()}
          />
        </Combobox.Target>
        <LatinNameOptions {...{ typed, names }} annex1={props.content.annex1} />
      </Combobox>
      <Text size="sm" c="dimmed" mt={6} role="status">
        {t('assessments.form.typedAs')} {typed && listed && t(`assessments.form.cropList.${listed}`)}
      </Text>
    </>
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
    enabled: isOpen && q.length >= LEAST_TYPED,
  })
  if (!data || (!isPlaceholderData && q === typed.trim())) return data
  return { ...data, rows: data.rows.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase())) }
}

/** What the rules read out of the name. */
function cropList({ boxes }: Facts): 'yes' | 'no' | 'check' | undefined {
  const part = boxes[0]?.annex1
  const [only, more] = Array.isArray(part) ? part : []
  return more === undefined ? only : undefined
}
