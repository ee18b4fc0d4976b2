import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { glossaryQuery } from './glossary.queries.ts'
import { TermPopover } from './TermPopover.tsx'

/** A "?" beside a choice that the glossary explains; nothing beside any other. */
export function TermButton({ id }: { id: string }) {
  const { t } = useTranslation()
  const term = useQuery(glossaryQuery).data?.terms.find((one) => one.id === id)
  if (!term) return null
  return (
    <TermPopover
      id={id}
      target={(toggle) => (
        <ActionIcon
          variant="subtle"
          size={32}
          radius="xl"
          aria-label={t('informationHub.glossary.explain', { term: term.title })}
          onClick={toggle}
        >
          <span aria-hidden="true">?</span>
        </ActionIcon>
      )}
    />
  )
}
