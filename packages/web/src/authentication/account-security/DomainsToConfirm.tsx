import { Button, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import classes from '../EntryList.module.css'
import { unconfirmedQuery, useConfirmDomain } from './singleSignOn.queries.ts'

/** The domains that wait for the operator to confirm whose they are. */
export function DomainsToConfirm() {
  const { t } = useTranslation()
  const unconfirmed = useQuery(unconfirmedQuery)
  const confirm = useConfirmDomain()
  return (
    <Loaded query={unconfirmed}>
      {({ rows }) =>
        rows.length === 0 ? (
          <Text>{t('operation.noDomains')}</Text>
        ) : (
          <>
            <Text c="dimmed">{t('security.provider.unconfirmedText')}</Text>
            <ul className={classes.list} aria-label={t('operation.domains')}>
              {rows.map(({ accountId, account, domain }) => (
                <li key={accountId} className={classes.entry}>
                  <Text>{`${domain} · ${account}`}</Text>
                  <Button
                    variant="default"
                    aria-label={t('security.provider.confirmOf', { domain, account })}
                    onClick={() => confirm.mutate({ accountId, domain })}
                  >
                    {t('security.provider.confirm')}
                  </Button>
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Loaded>
  )
}
