import { NativeSelect } from '@mantine/core'
import type { SequencesQuery } from '@portal/contract'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../shared/navigation/paths.ts'
import classes from './sequences.module.css'

type Answer = SequencesQuery['dsiLargeCompany']
export type CaliAnswers = { sector: Answer; size: Answer }

const ANSWERS = ['yes', 'no', 'unknown'] as const
const QUESTIONS = ['sector', 'size'] as const
/** Sectors, thresholds and rates: annex of decision 16/2 of the Parties to the Convention on Biological Diversity. */
const DECISION = 'cbd-decision-16-2'

/** A contribution is asked for only if both are true. */
export function caliAnswer({ sector, size }: CaliAnswers): Answer {
  if (sector === 'no' || size === 'no') return 'no'
  return sector === 'yes' && size === 'yes' ? 'yes' : 'unknown'
}

type Props = { answers: CaliAnswers; onChange: (answers: CaliAnswers) => void }

/** Whether the user's company is asked for a contribution to the Cali Fund. */
export function CaliFund({ answers, onChange }: Props) {
  const { t } = useTranslation()
  return (
    <fieldset className={classes.cali}>
      <legend>{t('informationHub.sequences.cali')}</legend>
      <p>
        {t('informationHub.sequences.caliLead')}{' '}
        <Link to={paths.legalDocument(null, DECISION)}>{t('informationHub.sequences.caliSource')}</Link>
      </p>
      <div className={classes.fields}>
        {QUESTIONS.map((question) => (
          <NativeSelect
            key={question}
            label={t(`informationHub.sequences.${question}`)}
            description={t(`informationHub.sequences.${question}Help`)}
            data={ANSWERS.map((value) => ({ value, label: t(`informationHub.sequences.answers.${value}`) }))}
            value={answers[question]}
            onChange={({ currentTarget }) => {
              const answer = ANSWERS.find((one) => one === currentTarget.value)
              if (answer) onChange({ ...answers, [question]: answer })
            }}
          />
        ))}
      </div>
      <p role="status">{t(`informationHub.sequences.caliResult.${caliAnswer(answers)}`)}</p>
    </fieldset>
  )
}
