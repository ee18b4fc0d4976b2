import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { accountCountryQuery } from '../../accounts/index.ts'
import { Failure } from '../../shared/feedback/Failure.tsx'
import { useRetryFailed } from '../../shared/feedback/useRetryFailed.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SectionsPage } from '../../shared/layout/SectionsPage.tsx'

/** All settings of the account, for its administrators. The sections belong to several features and are passed in. */
export function AccountPage({ links, children }: { links: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  const first = useQuery(accountCountryQuery)
  const retry = useRetryFailed()
  return (
    <>
      <PageTitle title={t('shell.ownAccount')} lead={t('security.lead')} />
      {/* When not even the first section comes, the others do not either: one message instead of one in each. */}
      {!first.data && first.errorUpdateCount > 0 ? (
        <Failure error={first.error} onRetry={retry} />
      ) : (
        <SectionsPage
          label={t('security.contents')}
          links={
            <>
              <Link to="#country">{t('accounts.country.title')}</Link>
              {links}
            </>
          }
        >
          {children}
        </SectionsPage>
      )}
    </>
  )
}
