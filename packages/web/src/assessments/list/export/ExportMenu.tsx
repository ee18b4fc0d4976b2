import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Loader, Menu } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { ListRequest } from '../filters/assessmentFilters.ts'
import classes from '../list.module.css'
import { useExport } from './useExport.ts'

type Props = { request: ListRequest; total: number | undefined }

/** Saves all pages of what is filtered as a file. */
export function ExportMenu({ request, total = 0 }: Props) {
  const { t } = useTranslation()
  const { start, cancel, isRunning, received } = useExport(request)
  return (
    <div className={classes.export}>
      <Menu position="bottom-end" shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <Button size="md" variant="default" disabled={total === 0}>
            {t('assessments.list.export.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('assessments.list.export.what', { count: total })}</Menu.Label>
          {(['xlsx', 'csv'] as const).map((format) => (
            <Menu.Item key={format} disabled={isRunning} onClick={() => start(format)}>
              {t(`assessments.list.export.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {isRunning && <Progress total={total} received={received} onCancel={cancel} />}
    </div>
  )
}

type ProgressProps = { total: number; received: number; onCancel: () => void }

/** The amount is no live message: it would be read out many times a second. */
function Progress({ total, received, onCancel }: ProgressProps) {
  const { t } = useTranslation()
  return (
    <div className={classes.exporting}>
      <Loader size="sm" aria-hidden="true" />
      <div>
        <p role="status">{t('assessments.list.export.running', { count: total })}</p>
        <p>{t('assessments.list.export.received', { kilobytes: Math.round(received / 1000) })}</p>
      </div>
      <Button variant="default" onClick={onCancel}>
        {t('administration.cancel')}
      </Button>
    </div>
  )
}
