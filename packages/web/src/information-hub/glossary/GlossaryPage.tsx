import { Title } from '@mantine/core'
import { GLOSSARY_CATEGORIES, type Glossary } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { glossaryQuery } from '../../shared/glossary/glossary.queries.ts'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { useTarget } from '../../shared/navigation/useTarget.ts'
import { ContentFailure } from '../ContentFailure.tsx'
import { Hero } from '../Hero.tsx'
import { useAddress } from '../useAddress.ts'
import { filterTerms, type Wanted } from './filterTerms.ts'
import { GlossaryFilter } from './GlossaryFilter.tsx'
import classes from './glossary.module.css'
import { LetterIndex } from './LetterIndex.tsx'
import { NoTerm } from './NoTerm.tsx'
import { ReferenceCards } from './ReferenceCards.tsx'
import { TermList } from './TermList.tsx'

/** Every term with its source; an address with `#term` leads to that term, whatever is filtered. */
export function GlossaryPage() {
  const { t } = useTranslation()
  const { get, set } = useAddress()
  const { hash } = useLocation()
  const glossary = useQuery(glossaryQuery)
  const wanted: Wanted = {
    q: get('q'),
    category: GLOSSARY_CATEGORIES.find((one) => one === get('category')) ?? null,
    target: hash.slice(1),
  }
  return (
    <>
      <Hero title={t('informationHub.glossary.title')} lead={t('informationHub.glossary.lead')}>
        <SearchInput
          label={t('informationHub.glossary.search')}
          placeholder={t('informationHub.glossary.searchHint')}
          given={wanted.q}
          onSearch={(q) => set({ q }, true)}
        />
      </Hero>
      <div className={classes.content}>
        {glossary.isError && <ContentFailure onRetry={() => glossary.refetch()} />}
        {glossary.isPending && <Loading lines={10} />}
        {glossary.data && <Shown glossary={glossary.data} wanted={wanted} />}
      </div>
    </>
  )
}

function Shown({ glossary, wanted }: { glossary: Glossary; wanted: Wanted }) {
  const { t } = useTranslation()
  const found = filterTerms(glossary.terms, wanted)
  useTarget(wanted.target)
  return (
    <>
      <GlossaryFilter terms={glossary.terms} found={found.length} wanted={wanted} />
      <LetterIndex terms={found} />
      <Title order={2} className={classes.partTitle}>
        {t('informationHub.glossary.terms')}
      </Title>
      {found.length === 0 ? <NoTerm /> : <TermList terms={found} glossary={glossary} target={wanted.target} />}
      <ReferenceCards references={glossary.references} />
    </>
  )
}
