import { Button } from '@mantine/core'
import type { Sample } from '@portal/contract'
import { placeText, sampleWarningText } from '@portal/texts'
import { useTranslation } from 'react-i18next'
import { formatPartialDay } from '../../shared/dates/dates.ts'
import classes from './samples.module.css'

type Props = {
  samples: readonly Sample[]
  /** The answered country. */
  answer: string | null
  onChange?: (sample: Sample) => void
  onRemove?: (sample: Sample) => void
}

/** Samples as a table; on a narrow screen each is a card. What has to be checked stands below the place. */
export function SampleTable({ samples, answer, onChange, onRemove }: Props) {
  const { t } = useTranslation()
  const heads = ['ownId', 'description', 'collectedOn', 'place'] as const
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {t(`assessments.samples.columns.${head}`)}
            </th>
          ))}
          {onChange && <td />}
        </tr>
      </thead>
      <tbody>
        {samples.map((sample) => (
          <tr key={sample.sampleId}>
            <th scope="row">
              {sample.ownId}
              {sample.collectionNumber && <span className={classes.small}>{sample.collectionNumber}</span>}
            </th>
            <td>
              {sample.description}
              {[sample.amount, sample.note].map(
                (text) =>
                  text && (
                    <span key={text} className={classes.small}>
                      {text}
                    </span>
                  ),
              )}
            </td>
            <td className={classes.day}>{sample.collectedOn && formatPartialDay(sample.collectedOn)}</td>
            <td>
              <SamplePlace sample={sample} answer={answer} />
            </td>
            {onChange && onRemove && (
              <td className={classes.actions}>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('assessments.samples.changeOf', { sample: sample.ownId })}
                  onClick={() => onChange(sample)}
                >
                  {t('assessments.samples.change')}
                </Button>
                <Button
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('assessments.samples.removeOf', { sample: sample.ownId })}
                  onClick={() => onRemove(sample)}
                >
                  {t('assessments.samples.remove')}
                </Button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function SamplePlace({ sample, answer }: { sample: Sample; answer: string | null }) {
  const { t } = useTranslation()
  const { place, warnings, latitude, longitude, coordinates } = sample
  const degrees = latitude !== null && longitude !== null ? `${latitude}, ${longitude}` : coordinates
  return (
    <>
      {place && placeText(t, place)}
      {degrees && <span className={classes.small}>{degrees}</span>}
      {warnings.map((warning) => (
        <span key={warning} className={classes.warning}>
          {sampleWarningText(t, warning, { place, answer })}
        </span>
      ))}
    </>
  )
}
