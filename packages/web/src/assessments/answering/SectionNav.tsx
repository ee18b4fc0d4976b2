import type { PageState, SectionState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { SurveyProgress } from './deciding/savedProgress.ts'
import classes from './sections.module.css'

type Props = { state: SurveyProgress; current: PageState }

/** The sections with their state as a sign and in words; only where there is room beside the questions. */
export function SectionNav({ state, current }: Props) {
  const { t } = useTranslation()
  return (
    <nav className={classes.nav} aria-label={t('assessments.form.sections')}>
      <ol>
        {state.sections.map((section) => (
          <SectionItem key={section.id} {...{ section, current }} pages={activePages(state, section)} />
        ))}
      </ol>
    </nav>
  )
}

const activePages = ({ pages }: SurveyProgress, section: SectionState) =>
  pages.filter(({ number, active }) => active && section.pages.includes(number))

type ItemProps = { section: SectionState; pages: readonly PageState[]; current: PageState }

function SectionItem({ section, pages, current }: ItemProps) {
  const { t } = useTranslation()
  const [first] = pages
  const isCurrent = section.id === current.section
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
