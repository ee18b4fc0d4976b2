import type { PageState, SectionState, SurveyState } from '@portal/rules'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import classes from './sections.module.css'

type Props = { state: SurveyState; current: PageState }

/** The sections with their state in words; on a small screen folded into one line. */
export function SectionNav({ state, current, isWide }: Props & { isWide: boolean }) {
  const { t } = useTranslation()
  if (isWide) {
    return (
      <nav className={classes.nav} aria-label={t('assessments.form.sections')}>
        <SectionList {...{ state, current }} />
      </nav>
    )
  }
  const index = state.sections.findIndex(({ id }) => id === current.section)
  const title = state.sections[index]?.title ?? ''
  return (
    <nav aria-label={t('assessments.form.sections')}>
      <details className={classes.stepper} key={current.number}>
        <summary>{t('assessments.form.steps', { current: index + 1, last: state.sections.length, title })}</summary>
        <SectionList {...{ state, current }} />
      </details>
    </nav>
  )
}

function SectionList({ state, current }: Props) {
  return (
    <ol className={classes.sectionList}>
      {state.sections.map((section, index) => (
        <SectionItem
          key={section.id}
          {...{ section, current }}
          number={index + 1}
          pages={activePages(state, section)}
        />
      ))}
    </ol>
  )
}

const activePages = ({ pages }: SurveyState, section: SectionState) =>
  pages.filter(({ number, active }) => active && section.pages.includes(number))

type ItemProps = { section: SectionState; pages: readonly PageState[]; current: PageState; number: number }

function SectionItem({ section, pages, current, number }: ItemProps) {
  const { t } = useTranslation()
  const [first] = pages
  const isCurrent = section.id === current.section
  const title = (
    <>
      <span className={classes.sectionTitle}>
        {number}. {section.title}
      </span>
      <span className={classes.sectionState} data-state={section.state}>
        {t(`assessments.form.state.${section.state}`)}
      </span>
    </>
  )
  if (!first) return <li className={classes.section}>{title}</li>
  return (
    <li className={classes.section} data-current={isCurrent}>
      <Link
        to={`?page=${first.number}`}
        aria-current={isCurrent && first.number === current.number ? 'step' : undefined}
      >
        {title}
      </Link>
      {isCurrent && pages.length > 1 && (
        <ol className={classes.pageList}>
          {pages.map((page) => (
            <li key={page.number}>
              <Link to={`?page=${page.number}`} aria-current={page.number === current.number ? 'step' : undefined}>
                {page.title}
              </Link>
            </li>
          ))}
        </ol>
      )}
    </li>
  )
}
