import '@mantine/core/styles/Combobox.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Select } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { CONFIRM } from '../answering/confirmQuestion.ts'
import type { ScenarioSide } from './scenarios/useScenarioSides.ts'

/** Any question that the scenario asks, found by its words. */
export function AnswerChooser({ side, onOpen }: { side: ScenarioSide; onOpen: (question: string) => void }) {
  const { t } = useTranslation()
  const groups = side.state.sections.map(({ id, title }) => ({
    group: title,
    items: side.state.pages
      .filter((page) => page.section === id)
      .flatMap(({ questions }) => questions)
      .filter(({ active, question }) => active && question.id !== CONFIRM)
      .map(({ question }) => ({ value: question.id, label: question.label })),
  }))
  return (
    <Select
      searchable
      // The focus comes back here when a dialog closes.
      openOnFocus={false}
      label={t('assessments.whatIf.changeAny')}
      aria-label={t('assessments.whatIf.changeAnyOf', { name: side.title })}
      placeholder={t('assessments.whatIf.changeHint')}
      nothingFoundMessage={t('assessments.whatIf.noQuestion')}
      data={groups.filter(({ items }) => items.length > 0)}
      value={null}
      onChange={(question) => question && onOpen(question)}
      maxDropdownHeight={320}
      comboboxProps={{ withinPortal: false }}
    />
  )
}
