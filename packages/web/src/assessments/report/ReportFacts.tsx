import { type AssessmentReport, SKIP } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import classes from './report.module.css'

type Facts = AssessmentReport['facts']

/** The answers by section as a table; what was skipped stands together at the end. */
export function ReportFacts({ facts }: { facts: Facts }) {
  const { t } = useTranslation()
  const given = facts
    .map(({ section, rows }) => ({ section, rows: rows.filter(({ value }) => value !== SKIP) }))
    .filter(({ rows }) => rows.length > 0)
  const skipped = facts.flatMap(({ rows }) => rows.filter(({ value }) => value === SKIP))
  return (
    <>
      <table className={classes.facts}>
        <thead>
          <tr>
            <th scope="col">{t('assessments.report.question')}</th>
            <th scope="col">{t('assessments.report.answer')}</th>
          </tr>
        </thead>
        {given.map((group) => (
          <FactGroup key={group.section} {...group} />
        ))}
      </table>
      {skipped.length > 0 && (
        <p className={classes.skipped}>
          <strong>
            {t('assessments.report.skipped')} ({SKIP}):
          </strong>{' '}
          {skipped.map(({ question }) => question).join(' · ')}
        </p>
      )}
    </>
  )
}

function FactGroup({ section, rows }: Facts[number]) {
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={2}>
          {section}
        </th>
      </tr>
      {rows.map(({ id, question, value }) => (
        <tr key={id}>
          <th scope="row">{question}</th>
          <td>{id === 'geneticResource' ? <em>{value}</em> : value}</td>
        </tr>
      ))}
    </tbody>
  )
}
