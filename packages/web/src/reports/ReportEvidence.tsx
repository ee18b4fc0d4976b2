import type { AssessmentReport } from '@portal/contract'
import { filedPaperTexts } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { formatDay, formatInstantInUtc } from '../shared/dates/dates.ts'
import { WithLaw } from '../shared/law/WithLaw.tsx'
import classes from './report.module.css'

const COLUMNS = ['paper', 'validity', 'filed', 'check'] as const

/** The papers on file: what each is and serves, until when it is valid, who filed it and who checked it. */
export function ReportEvidence({ papers }: Pick<AssessmentReport, 'papers'>) {
  const { t } = useTranslation()
  if (papers.length === 0) return <p>{t('assessments.evidence.reported.none')}</p>
  return (
    <table className={classes.facts}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`assessments.evidence.reported.columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {papers.map((paper) => (
          <PaperRow key={paper.evidenceId} paper={paper} />
        ))}
      </tbody>
    </table>
  )
}

function PaperRow({ paper }: { paper: AssessmentReport['papers'][number] }) {
  const { t } = useTranslation()
  const texts = filedPaperTexts(t, paper, { day: formatDay, instant: formatInstantInUtc })
  return (
    <tr>
      <td>
        <strong>{texts.name}</strong>
        {texts.about.map((line) => (
          <div key={line}>
            <WithLaw text={line} law={texts.law} />
          </div>
        ))}
      </td>
      <td className={classes.validity}>{texts.validity}</td>
      <td>{texts.filed}</td>
      <td>
        {texts.check.map((line) => (
          <div key={line}>{line}</div>
        ))}
      </td>
    </tr>
  )
}
