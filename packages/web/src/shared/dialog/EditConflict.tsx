import { Alert, Button, Group } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './EditConflict.module.css'

export type ConflictRow = { readonly label: string; readonly mine: string; readonly theirs: string }
type Props = { rows: readonly ConflictRow[]; onKeepMine: () => void; onTakeTheirs: () => void }

/** An edit conflict: both states side by side, and the choice between them. */
export function EditConflict({ rows, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useTranslation()
  const differing = rows.filter(({ mine, theirs }) => mine !== theirs)
  return (
    <Alert color="brick" role="alert" title={t('administration.conflict.title')}>
      <p className={classes.text}>
        {t(differing.length > 0 ? 'administration.conflict.text' : 'administration.conflict.same')}
      </p>
      {differing.length > 0 && <Differences rows={differing} />}
      <Group mt="md">
        <Button onClick={onKeepMine}>{t('administration.conflict.keepMine')}</Button>
        <Button variant="default" onClick={onTakeTheirs}>
          {t('administration.conflict.takeTheirs')}
        </Button>
      </Group>
    </Alert>
  )
}

function Differences({ rows }: { rows: readonly ConflictRow[] }) {
  const { t } = useTranslation()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('administration.conflict.field')}</th>
          <th scope="col">{t('administration.conflict.mine')}</th>
          <th scope="col">{t('administration.conflict.theirs')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, mine, theirs }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{mine}</td>
            <td>{theirs}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
