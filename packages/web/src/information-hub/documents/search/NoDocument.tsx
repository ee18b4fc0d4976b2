import { Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Empty } from '../../../shared/feedback/Empty.tsx'
import type { DocumentSearch, Facet, Found } from './useDocumentSearch.ts'

type Props = { loosen: Found['loosen']; search: DocumentSearch }

/** Nothing found: names the one filter without which there would be something, and takes it away. */
export function NoDocument({ loosen, search }: Props) {
  const { t } = useTranslation()
  const filter = loosen ? t(`informationHub.documents.filter.${loosen.filter as Facet | 'validOn'}`) : ''
  return (
    <Empty
      title={t('informationHub.noMatches')}
      hint={loosen ? t('informationHub.documents.emptiedBy', { filter }) : t('informationHub.documents.emptied')}
      action={
        <Group justify="center" mt="sm">
          {loosen && (
            <Button variant="default" onClick={() => search.change({ [loosen.filter]: '' })}>
              {t('informationHub.documents.without', { filter, count: loosen.total })}
            </Button>
          )}
          <Button variant="subtle" onClick={search.clear}>
            {t('informationHub.documents.clear')}
          </Button>
        </Group>
      }
    />
  )
}
