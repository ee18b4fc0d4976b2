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
            <SampleFacts sample={sample} answer={answer} />
            {onChange && onRemove && (
              <td className={classes.actions}>
                <SampleActions sample={sample} onChange={onChange} onRemove={onRemove} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type FactsProps = Pick<Props, 'answer'> & { sample: Sample }

function SampleFacts({ sample, answer }: FactsProps) {
  const { ownId, collectionNumber, description, amount, note, collectedOn } = sample
  return (
    <>
      <th scope="row">
        {ownId}
        {collectionNumber && <span className={classes.small}>{collectionNumber}</span>}
      </th>
      <td>
        {description}
        {[amount, note].map(
          (text) =>
            text && (
              <span key={text} className={classes.small}>
                {text}
              </span>
            ),
        )}
      </td>
      <td className={classes.day}>{collectedOn && formatPartialDay(collectedOn)}</td>
      <td>
        <SamplePlace sample={sample} answer={answer} />
      </td>
    </>
  )
}

type ActionsProps = Required<Pick<Props, 'onChange' | 'onRemove'>> & { sample: Sample }

function SampleActions({ sample, onChange, onRemove }: ActionsProps) {
  const { t } = useTranslation()
  return (
    <>
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
    </>
  )
}

function SamplePlace({ sample, answer }: FactsProps) {
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
