import { Alert, Button, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatDay } from '../../../shared/dates/dates.ts'
import classes from './documents.module.css'
import type { DocumentSearch, Found } from './useDocumentSearch.ts'

type Props = { found: Found; search: DocumentSearch }

/** What a day as a filter does not tell: that it is no day, or how many documents have no dates to tell by. */
export function Undated({ found: { undated }, search }: Props) {
  const { t } = useTranslation()
  const { wanted, badDay, change } = search
  if (badDay !== '') {
    return (
      <Alert color="brick" role="alert" mb="md">
        {t('informationHub.badDay', { day: badDay })} {t('informationHub.documents.badDayLeftOut')}
      </Alert>
    )
  }
  if (!wanted.validOn || (undated === 0 && !wanted.undated)) return null
  const text = wanted.undated ? 'undatedToo' : 'undated'
  return (
    <Alert color="gray" variant="outline" mb="md" className={classes.undated}>
      <Text inherit>{t(`informationHub.documents.${text}`, { count: undated, day: formatDay(wanted.validOn) })}</Text>
      <Button mt="sm" variant="default" size="sm" onClick={() => change({ undated: wanted.undated ? '' : 'yes' })}>
        {t(`informationHub.documents.${wanted.undated ? 'withoutUndated' : 'withUndated'}`, { count: undated })}
      </Button>
    </Alert>
  )
}
