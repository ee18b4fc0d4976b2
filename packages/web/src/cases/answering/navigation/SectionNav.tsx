import type { PageState, SectionState } from '@portal/rules'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SurveyProgress } from '../../evaluation/surveyProgress.ts'
import classes from './sections.module.css'

/** `current`: the id of the section on the screen. */
type Props = { state: SurveyProgress; current: string }

/** The sections with their state as a sign and in words; only where there is room beside the questions. */
export const SectionNav = memo(function SectionNav({ state, current }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.nav} aria-label={t('assessments.form.sections')}>
      <ol>
        {state.sections.map((section) => (
          <SectionItem
            key={section.id}
            section={section}
            pages={activePages(state, section)}
            isKnown={isKnown(state, section)}
            isCurrent={section.id === current}
          />
        ))}
      </ol>
    </nav>
  )
})

const activePages = ({ pages }: SurveyProgress, section: SectionState) =>
  pages.filter(({ number, active }) => active && section.pages.includes(number))

/** Whether a section is needed is known once everything before it is answered. */
const isKnown = ({ pages }: SurveyProgress, section: SectionState): boolean =>
  pages.every(({ number, active, complete }) => !active || complete || number >= Math.min(...section.pages))

type ItemProps = { section: SectionState; pages: readonly PageState[]; isCurrent: boolean; isKnown: boolean }

function SectionItem({ section, pages, isCurrent, isKnown }: ItemProps) {
  const { t } = useTranslation()
  const [first] = pages
  const told = section.state === 'not_needed' && !isKnown ? 'not_started' : section.state
  const state = isCurrent && told === 'done' ? 'in_progress' : told
  return (
    <li className={classes.section} data-state={isCurrent ? 'current' : told}>
      {first ? (
        <Link to={`?page=${first.number}`} aria-current={isCurrent ? 'step' : undefined}>
          {section.title}
        </Link>
      ) : (
        <span>{section.title}</span>
      )}
      <span className={classes.state} data-told={isCurrent || told === 'not_needed'}>
        {t(`assessments.form.state.${state}`)}
      </span>
    </li>
  )
}
