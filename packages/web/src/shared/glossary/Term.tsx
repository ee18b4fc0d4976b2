import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Popover } from '@mantine/core'
import type { Glossary } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, memo, type ReactElement, type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Loaded } from '../feedback/Loaded.tsx'
import { LawText } from '../law/LawText.tsx'
import { paths } from '../navigation/paths.ts'
import { glossaryQuery } from './glossary.queries.ts'
import classes from './terms.module.css'

type Props = { id: string; target: (toggle: () => void) => ReactElement }

/** Popover with a definition; closing it returns the focus. */
function TermPopover({ id, target }: Props) {
  const [opened, setOpened] = useState(false)
  return (
    <Popover opened={opened} onChange={setOpened} trapFocus returnFocus shadow="md" width="22rem" position="bottom">
      <Popover.Target>{target(() => setOpened(!opened))}</Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        <TermText id={id} onLeave={() => setOpened(false)} />
      </Popover.Dropdown>
    </Popover>
  )
}

type TermTextProps = { id: string; onLeave: () => void }

/** Definition, source and link to the glossary. */
function TermText({ id, onLeave }: TermTextProps) {
  const { t } = useTranslation()
  return (
    <Loaded query={useQuery(glossaryQuery)} lines={3}>
      {(glossary) => {
        const explained = explanationOf(glossary, id)
        if (!explained) return <p>{t('informationHub.glossary.unknown')}</p>
        return (
          <>
            <p className={classes.title}>{explained.title}</p>
            <p>{explained.text}</p>
            <p className={classes.source}>
              {explained.from && `${explained.from} · `}
              {explained.law && (
                <>
                  <LawText>{explained.law}</LawText> ·{' '}
                </>
              )}
              {t(`informationHub.confidence.${explained.confidence}`)}
            </p>
            <Link to={paths.term(id)} onClick={onLeave}>
              {t('informationHub.glossary.inGlossary')}
            </Link>
          </>
        )
      }}
    </Loaded>
  )
}

/** The explanation of a term or of an instrument, and the law from which it is. */
function explanationOf({ terms, references }: Glossary, id: string) {
  const term = terms.find((one) => one.id === id)
  const reference = references.find((one) => one.id === (term?.reference ?? id))
  if (term) return { ...term, from: reference?.title, law: term.article }
  return reference && { ...reference, text: reference.governs, from: undefined, law: reference.citation }
}

/** Glossary term in running text. A link, so that it wraps like words and can be opened in a new tab. */
export function Term({ id, children }: { id: string; children: ReactNode }) {
  return (
    <TermPopover
      id={id}
      target={(toggle) => (
        <a className={classes.term} href={paths.term(id)} onClick={unlessElsewhere(toggle)}>
          {children}
        </a>
      )}
    />
  )
}

const unlessElsewhere = (toggle: () => void) => (event: MouseEvent) => {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return
  event.preventDefault()
  toggle()
}

/**
 * Help button beside an option; renders nothing if the glossary has no such term. No stop of the Tab key: the options of a
 * question would have one each. The keyboard reads the same under "Why this question?".
 */
export const TermButton = memo(function TermButton({ id }: { id: string }) {
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
          tabIndex={-1}
          aria-label={t('informationHub.glossary.explain', { term: term.title })}
          onClick={toggle}
        >
          <span aria-hidden="true">?</span>
        </ActionIcon>
      )}
    />
  )
})
