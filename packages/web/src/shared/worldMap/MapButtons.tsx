import { ActionIcon, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { MapView } from './useMapView.ts'
import classes from './WorldMap.module.css'

export function MapButtons({ view }: { view: MapView }) {
  const { t } = useTranslation()
  const buttons = [
    { label: t('map.zoomIn'), path: 'M12 5v14M5 12h14', act: () => view.zoom(1.6) },
    { label: t('map.zoomOut'), path: 'M5 12h14', act: () => view.zoom(1 / 1.6) },
    { label: t('map.whole'), path: 'M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5', act: view.reset },
  ]
  return (
    <Group gap={4} className={classes.buttons}>
      {buttons.map(({ label, path, act }) => (
        <ActionIcon key={label} variant="default" size="lg" aria-label={label} title={label} onClick={act}>
          <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
            <path d={path} fill="none" stroke="currentColor" strokeWidth="2" />
          </svg>
        </ActionIcon>
      ))}
    </Group>
  )
}
