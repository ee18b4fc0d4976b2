import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { SectionsPage } from '../../shared/layout/SectionsPage.tsx'

/** All settings of the account, for its administrators. The sections belong to several features and are passed in. */
export function AccountPage({ links, children }: { links: ReactNode; children: ReactNode }) {
  const { t } = useTranslation()
  return (
    <>
      <PageTitle title={t('shell.ownAccount')} lead={t('security.lead')} />
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
    </>
  )
}
