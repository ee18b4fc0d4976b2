import { Anchor } from '@mantine/core'
import type { AssessmentRow, assessments, HandlerInput } from '@portal/contract'
import type { Status } from '@portal/rules'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { paths } from '../../app/paths.ts'
import { Empty } from '../../shared/Empty.tsx'
import { CreateButton } from './CreateButton.tsx'

type Request = HandlerInput<typeof assessments.search>['body']

/** Nothing there yet, or nothing that fits: then it names what emptied the list. */
export function EmptyList({ request: { q, filters } }: { request: Request }) {
  const { t } = useTranslation()
  const colour = filters?.result?.[0]
  const status = filters?.status?.[0]
  const filter = nameOf(t, colour, status)
  if (!q && !filter) {
    return (
      <Empty title={t('assessments.list.empty')} hint={t('assessments.list.emptyHint')} action={<CreateButton />} />
    )
  }
  const hint = q ? t('assessments.list.nothingSearch', { text: q }) : t('assessments.list.nothingFilter', { filter })
  return (
    <Empty
      title={t('assessments.list.nothing')}
      hint={hint}
      action={
        <Anchor component={Link} to={paths.assessments}>
          {t('assessments.list.clear')}
        </Anchor>
      }
    />
  )
}

function nameOf(t: TFunction, colour: Status | undefined, status: AssessmentRow['status'] | undefined): string {
  if (colour) return t(`light.${colour}.name`)
  return status ? t(`assessments.status.${status}`) : ''
}
