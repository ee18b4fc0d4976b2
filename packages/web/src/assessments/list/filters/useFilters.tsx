import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Button, Drawer } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../list.module.css'
import { type Facets, FilterPanel } from './FilterPanel.tsx'

type Props = { facets: Facets; active: number; total: number | undefined }

/** Whether the filters are open, the button that opens them, and where they show. */
export function useFilters({ facets, active, total }: Props) {
  const { t } = useTranslation()
  const panelId = useId()
  const [isOpen, setOpen] = useState(false)
  const hasRoom = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false })
  const button = (
    <Button
      size="md"
      variant="default"
      className={classes.tool}
      aria-expanded={isOpen}
      {...(hasRoom && { 'aria-controls': panelId })}
      onClick={() => setOpen(!isOpen)}
    >
      {active > 0 ? t('assessments.list.filtersActive', { count: active }) : t('assessments.list.openFilters')}
    </Button>
  )
  const place = hasRoom ? (
    <section id={panelId} hidden={!isOpen} aria-label={t('assessments.list.openFilters')} className={classes.place}>
      {isOpen && <FilterPanel facets={facets} />}
    </section>
  ) : (
    <FilterDrawer opened={isOpen} onClose={() => setOpen(false)} facets={facets} total={total} />
  )
  return { button, place }
}

type DrawerProps = { opened: boolean; onClose: () => void; facets: Facets; total: number | undefined }

/** The filters where there is no room for them above the list. */
function FilterDrawer({ opened, onClose, facets, total }: DrawerProps) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      size="100%"
      title={t('assessments.list.openFilters')}
      attributes={{ header: { role: 'presentation' } }}
      closeButtonProps={{ 'aria-label': t('administration.close') }}
    >
      <FilterPanel facets={facets} />
      <div className={classes.drawerFoot}>
        <Button fullWidth size="md" onClick={onClose}>
          {total === undefined ? t('administration.close') : t('assessments.list.show', { count: total })}
        </Button>
      </div>
    </Drawer>
  )
}
