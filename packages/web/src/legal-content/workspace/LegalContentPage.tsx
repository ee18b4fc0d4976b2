import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { legalContentQueries } from '../core/legalContent.queries.ts'
import { Waiting } from './Waiting.tsx'
import { WorkspaceCountries } from './WorkspaceCountries.tsx'
import classes from './workspace.module.css'

/** What waits for an editor of the law, all countries, and the treaty level. */
export function LegalContentPage() {
  const { t } = useTranslation()
  const query = useQuery(legalContentQueries.workspace)
  return (
    <>
      <PageTitle title={t('shell.legalContent')} lead={t('legalContent.lead')} />
      <Loaded query={query} lines={12}>
        {({ countries, treaty }) => (
          <div className={classes.parts}>
            <Waiting countries={countries} />
            <WorkspaceCountries countries={countries} />
            <section aria-labelledby="treaty">
              <h2 id="treaty">{t('legalContent.treaty.title')}</h2>
              <p>{t('legalContent.treaty.text', { version: treaty.version })}</p>
            </section>
          </div>
        )}
      </Loaded>
    </>
  )
}
