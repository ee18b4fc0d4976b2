import { VisuallyHidden } from '@mantine/core'
import { assessmentNumber } from '@portal/contract'
import { currentLanguage, localeOf } from '@portal/texts'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { usePortalName } from '../../../api/config.queries.ts'
import { LazyPart } from '../../../shared/feedback/LazyPart.tsx'
import { useFocusOnArrival } from '../../../shared/layout/PageTitle.tsx'
import { paths } from '../../../shared/navigation/paths.ts'
import { CaseName, useCaseText } from '../../core/CaseName.tsx'
import { SaveStatus } from '../saving/SaveStatus.tsx'
import type { FormAnswers } from '../saving/useAnswers.ts'
import classes from './bar.module.css'

type Props = { form: FormAnswers; percent: number; place: string; tools: ReactNode }

/** The bar of an assessment: its name, how far it is (the lower edge), whether it is saved, and its tools. */
export function FormBar({ form, percent, place, tools }: Props) {
  const { assessment } = form
  const { t } = useTranslation()
  return (
    <BarOf
      title={useCaseText()(assessment)}
      name={
        <Name>
          <CaseName of={assessment} hasNumber={false} />
        </Name>
      }
    >
      <span className={classes.number}>{assessment.version > 0 && assessmentNumber(assessment.id)}</span>
      <span className={classes.place}>
        {place} · {percentText(percent)}
      </span>
      <div className={classes.tools}>
        <SaveStatus form={form} />
        <LazyPart fallback={<span className={classes.pendingTools} />}>{tools}</LazyPart>
      </div>
      <VisuallyHidden>
        <progress max={100} value={percent} aria-label={t('assessments.form.progress')} />
      </VisuallyHidden>
      <span className={classes.progress} style={{ scale: `${percent / 100} 1` }} aria-hidden="true" />
    </BarOf>
  )
}

type UnreadProps = { title: string; name: ReactNode }

/** Its place while the assessment is read: the name that is known already, and the way back. */
export const UnreadFormBar = ({ title, name }: UnreadProps) => <BarOf title={title} name={<h1>{name}</h1>} />

function BarOf({ title, name, children }: UnreadProps & { children?: ReactNode }) {
  const { t } = useTranslation()
  return (
    <header className={classes.bar}>
      <title>{`${title} - ${usePortalName()}`}</title>
      <Link className={classes.back} to={paths.assessments}>
        {t('assessments.form.list')}
      </Link>
      {name}
      {children}
    </header>
  )
}

/** `40 %` or `40%`, as the language of the screen writes it. */
const percentText = (percent: number): string =>
  new Intl.NumberFormat(localeOf(currentLanguage()), { style: 'percent' }).format(percent / 100)

function Name({ children }: { children: ReactNode }) {
  return (
    <h1 ref={useFocusOnArrival()} tabIndex={-1}>
      {children}
    </h1>
  )
}
