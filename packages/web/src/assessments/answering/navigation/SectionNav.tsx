import type { PageState, SectionState } from '@portal/rules'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SurveyProgress } from '../deciding/surveyProgress.ts'
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
            isCurrent={section.id === current}
          />
        ))}
      </ol>
    </nav>
  )
})

const activePages = ({ pages }: SurveyProgress, section: SectionState) =>
  pages.filter(({ number, active }) => active && section.pages.includes(number))

type ItemProps = { section: SectionState; pages: readonly PageState[]; isCurrent: boolean }

function SectionItem({ section, pages, isCurrent }: ItemProps) {
  const { t } = useTranslation()
  const [first] = pages
  const state = isCurrent && section.state === 'done' ? 'in_progress' : section.state
  return (
    <li className={classes.section} data-state={isCurrent ? 'current' : section.state}>
      {first ? (
        <Link to={`?page=${first.number}`} aria-current={isCurrent ? 'step' : undefined}>
          {section.title}
        </Link>
      ) : (
        <span>{section.title}</span>
      )}
      <span className={classes.state} data-told={isCurrent || section.state === 'not_needed'}>
        {t(`assessments.form.state.${state}`)}
      </span>
    </li>
  )
}
