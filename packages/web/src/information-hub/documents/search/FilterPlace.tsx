import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './documents.module.css'
import { FilterPanel } from './FilterPanel.tsx'
import type { DocumentSearch, Found } from './useDocumentSearch.ts'

type Props = { found: Found; search: DocumentSearch }

/** The filters: beside the results, or in a drawer where there is no room. */
export function FilterPlace(props: Props) {
  const { t } = useTranslation()
  const hasRoom = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false })
  if (!hasRoom) return <FilterDrawer {...props} />
  return (
    <aside className={classes.side} aria-label={t('informationHub.documents.filters')}>
      <FilterPanel {...props} />
    </aside>
  )
}

function FilterDrawer({ found, search }: Props) {
  const { t } = useTranslation()
  const [opened, setOpened] = useState(false)
  const close = () => setOpened(false)
  return (
    <div className={classes.opener}>
      <Button variant="default" size="md" aria-expanded={opened} onClick={() => setOpened(true)}>
        {search.active > 0
          ? t('informationHub.documents.filtersActive', { count: search.active })
          : t('informationHub.documents.filters')}
      </Button>
      <Drawer
        opened={opened}
        onClose={close}
        size="22rem"
        title={t('informationHub.documents.filters')}
        attributes={{ header: { role: 'presentation' } }}
        closeButtonProps={{ 'aria-label': t('informationHub.documents.closeFilters') }}
      >
        <FilterPanel found={found} search={search} />
        <Button fullWidth mt="md" onClick={close}>
          {t('informationHub.documents.showFound', { count: found.total })}
        </Button>
      </Drawer>
    </div>
  )
}
