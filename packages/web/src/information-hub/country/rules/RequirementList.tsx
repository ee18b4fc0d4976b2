import { Button } from '@mantine/core'
import { DEFAULT_LANGUAGE } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { LawWithTerms } from '../../../shared/glossary/LawWithTerms.tsx'
import { LawText } from '../../../shared/law/LawText.tsx'
import type { FilteredMatrix } from './filterRules.ts'
import classes from './rules.module.css'
import type { ReadableLaw, Rule } from './useReadableLaw.ts'

type Props = { requirements: readonly Requirement[]; isOpen: boolean; onToggle: () => void }

/** Obligations and locks of the visible rules, without repetition; collapsible on screen, always printed. */
export function RequirementList({ requirements, isOpen, onToggle }: Props) {
  const { t } = useTranslation()
  const { hash } = useLocation()
  if (requirements.length === 0) return null
  return (
    <div className={classes.requirementList}>
      <h3>{t('informationHub.country.dutiesTitle')}</h3>
      <Button variant="default" size="sm" className={classes.noPrint ?? ''} aria-expanded={isOpen} onClick={onToggle}>
        {t(isOpen ? 'informationHub.country.foldDuties' : 'informationHub.country.showDuties', {
          count: requirements.filter(({ isCollapsed }) => !isCollapsed).length,
        })}
      </Button>
      <ol hidden={!isOpen} className={classes.printed}>
        {requirements.map(({ id, kind, number, text, about, isCollapsed }) => (
          <li
            key={`${kind} ${id}`}
            id={`duty-${id}`}
            value={number}
            hidden={isCollapsed}
            tabIndex={-1}
            data-target={hash === `#duty-${id}`}
          >
            {kind === 'lock' && `${t('informationHub.country.lock')} `}
            <LawWithTerms text={text} />
            {about.length > 0 && (
              <span className={classes.quiet}>
                {' '}
                <LawText>{about.join(' · ')}</LawText>
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  )
}

type RequirementLinksProps = { row: Rule; requirements: readonly Requirement[]; onFollow: () => void }

/** A rule's obligations and locks as numbered links into the list below the tables. */
export function RequirementLinks({ row: { then }, requirements, onFollow }: RequirementLinksProps) {
  const { t } = useTranslation()
  const { search } = useLocation()
  const kinds = [
    { kind: 'obligation', ids: then.obligations },
    { kind: 'lock', ids: then.locks },
  ] as const
  return kinds
    .filter(({ ids }) => ids.length > 0)
    .map(({ kind, ids }) => (
      <p key={kind} className={classes.requirements}>
        {t(`informationHub.country.duties.${kind}`)}{' '}
        {requirements
          .filter((requirement) => requirement.kind === kind && ids.includes(requirement.id))
          .map(({ id, number, text }, index) => (
            <span key={id}>
              {index > 0 && ', '}
              <Link
                to={{ search, hash: `duty-${id}` }}
                lang={DEFAULT_LANGUAGE}
                aria-label={`${number}: ${text}`}
                title={text}
                onClick={onFollow}
              >
                {number}
              </Link>
            </span>
          ))}
      </p>
    ))
}

export type Requirement = {
  readonly id: string
  readonly kind: 'obligation' | 'lock'
  readonly number: number
  readonly text: string
  readonly about: readonly string[]
  /** True if only collapsed rules refer to it. */
  readonly isCollapsed: boolean
}

/** Obligations and locks of the rules without repetition, numbered in order of appearance. */
export function requirementsOf({ part }: ReadableLaw, matrices: readonly FilteredMatrix[]): Requirement[] {
  const outcomes = matrices.flatMap(({ rows }) => rows.map(({ row }) => row.then))
  const named = [
    ...once(outcomes.flatMap(({ obligations }) => obligations)).map((id) => ({ kind: 'obligation' as const, id })),
    ...once(outcomes.flatMap(({ locks }) => locks)).map((id) => ({ kind: 'lock' as const, id })),
  ]
  const open = new Set(matrices.flatMap(({ rows }) => rows.filter((rule) => !rule.isCollapsed).flatMap(requirementIds)))
  return named.map(({ kind, id }, index) => ({
    id,
    kind,
    number: index + 1,
    isCollapsed: !open.has(id),
    ...textOf(part, kind, id),
  }))
}

const requirementIds = ({ row: { then } }: FilteredMatrix['rows'][number]) => [...then.obligations, ...then.locks]

const once = (ids: readonly string[]) => [...new Set(ids)]

function textOf(
  { obligations, locks }: ReadableLaw['part'],
  kind: Requirement['kind'],
  id: string,
): Pick<Requirement, 'text' | 'about'> {
  if (kind === 'lock') return { text: locks.find((one) => one.id === id)?.text ?? id, about: [] }
  const found = obligations.find((one) => one.id === id)
  return { text: found?.text ?? id, about: [found?.authority ?? [], found?.due ?? []].flat() }
}
