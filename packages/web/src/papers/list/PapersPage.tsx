import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/Menu.layer.css'
import { Button, Group, Menu, NativeSelect } from '@mantine/core'
import type { Evidence } from '@portal/contract'
import { currentLanguage } from '@portal/texts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useSearchParams } from 'react-router'
import { useSession } from '../../api/session.ts'
import { CaseName, OpenAssessments, useEvidenceWords } from '../../cases/index.ts'
import { EmptyRows } from '../../shared/administration/EmptyRows.tsx'
import { Loaded } from '../../shared/feedback/Loaded.tsx'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { PageTitle } from '../../shared/layout/PageTitle.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { TrafficLight } from '../../shared/status/TrafficLight.tsx'
import { EXPORT_FORMATS, evidenceQueries, useSavePapers } from '../evidence/evidence.queries.ts'
import { PaperDialog } from '../evidence/PaperDialog.tsx'
import { EvidencePanel } from '../evidence/panel/EvidencePanel.tsx'
import classes from './papers.module.css'

const ENDS = ['soon', 'all'] as const

/** The papers of the account by what expires first, with the assessments that each serves. The search is in the address. */
export function PapersPage() {
  const { t } = useTranslation()
  const search = usePaperSearch()
  const { q, country, isAll, set } = search
  return (
    <>
      <PageTitle
        title={t('assessments.evidence.papers.title')}
        lead={t('assessments.evidence.papers.lead')}
        actions={<PaperActions search={search} />}
      />
      <FilterChoices
        legend={t('assessments.evidence.papers.which')}
        choices={ENDS.map((key) => ({
          key,
          label: t(`assessments.evidence.papers.${key}`),
          chosen: isAll === (key === 'all'),
        }))}
        onChoose={(key) => set('ends', key === 'all' ? 'all' : '')}
      />
      <div className={classes.tools}>
        <SearchInput
          label={t('assessments.evidence.papers.search')}
          placeholder={t('assessments.evidence.papers.searchHint')}
          value={q}
          onSearch={(text) => set('q', text)}
        />
        <CountrySelect value={country} onChange={(iso2) => set('country', iso2)} />
      </div>
      <PaperList search={search} />
    </>
  )
}

type PaperSearch = ReturnType<typeof usePaperSearch>

/** The search of the address as the server takes it. */
const asked = ({ q, country, isAll }: PaperSearch) => ({
  ...(q && { q }),
  ...(country && { country }),
  ...(!isAll && { ends: 'soon' as const }),
})

/** Adds a paper for one or several assessments, and saves what is found as a file. */
function PaperActions({ search }: { search: PaperSearch }) {
  const { t } = useTranslation()
  const { user } = useSession()
  const [isAdding, setAdding] = useState(false)
  const save = useSavePapers()
  const { data } = useInfiniteQuery(evidenceQueries.search(asked(search)))
  const count = data?.pages[0]?.count ?? 0
  return (
    <Group gap="sm">
      <Menu position="bottom-end" shadow="lg" withinPortal={false} withInitialFocusPlaceholder={false} returnFocus>
        <Menu.Target>
          <Button variant="default" loading={save.isPending} disabled={count === 0}>
            {t('assessments.list.export.open')}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>{t('assessments.evidence.papers.count', { count })}</Menu.Label>
          {EXPORT_FORMATS.map((format) => (
            <Menu.Item key={format} onClick={() => save.mutate({ format, query: asked(search) })}>
              {t(`assessments.list.export.${format}`)}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {user?.allowedActions.includes('CREATE_ASSESSMENTS') && (
        <Button onClick={() => setAdding(true)}>{t('assessments.evidence.sharing.addTitle')}</Button>
      )}
      {isAdding && <PaperDialog onClose={() => setAdding(false)} />}
    </Group>
  )
}

/** A page of papers, the number of all, and the way to more. */
function PaperList({ search }: { search: PaperSearch }) {
  const { t } = useTranslation()
  const query = useInfiniteQuery(evidenceQueries.search(asked(search)))
  const [open, setOpen] = useState<string | null>(null)
  const limits = query.data?.pages[0]?.limits
  return (
    <>
      <Loaded query={query} lines={6}>
        {({ pages }) =>
          pages[0]?.count ? (
            <>
              <p role="status">{t('assessments.evidence.papers.count', { count: pages[0].count })}</p>
              <ul className={classes.list}>
                {pages
                  .flatMap(({ rows }) => rows)
                  .map((paper) => (
                    <Paper key={paper.evidenceId} paper={paper} onOpen={() => setOpen(paper.evidenceId)} />
                  ))}
              </ul>
            </>
          ) : (
            <NoPapers search={search} />
          )
        }
      </Loaded>
      {query.hasNextPage && (
        <Button variant="subtle" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
          {t('assessments.evidence.papers.more')}
        </Button>
      )}
      {open && limits && <EvidencePanel evidenceId={open} limits={limits} onClose={() => setOpen(null)} />}
    </>
  )
}

/** The search parameters in the address, and functions that change them. */
function usePaperSearch() {
  const [params, setParams] = useSearchParams()
  const set = (name: 'q' | 'country' | 'ends', value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true },
    )
  return {
    q: params.get('q') ?? '',
    country: params.get('country') ?? '',
    isAll: params.get('ends') === 'all',
    set,
  }
}

function CountrySelect({ value, onChange }: { value: string; onChange: (iso2: string) => void }) {
  const { t } = useTranslation()
  const { data: content } = useQuery(contentQueries.survey)
  const countries = (content?.countries ?? [])
    .map(({ iso2, name }) => ({ value: iso2, label: name }))
    .toSorted((a, b) => a.label.localeCompare(b.label, currentLanguage()))
  return (
    <NativeSelect
      size="md"
      label={t('assessments.due.filters.providerCountry')}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[{ value: '', label: t('assessments.due.filters.all') }, ...countries]}
    />
  )
}

/** No paper yet, none that expires, or none that fits what was typed and chosen. */
function NoPapers({ search: { q, country, isAll } }: { search: PaperSearch }) {
  const { t } = useTranslation()
  return (
    <EmptyRows
      chosen={{ q, filters: { country: country ? [country] : [] } }}
      all={isAll ? 'ends=all' : ''}
      title={t('assessments.evidence.papers.none')}
      hint={t('assessments.evidence.papers.noneHint')}
      action={<OpenAssessments />}
    />
  )
}

function Paper({ paper, onOpen }: { paper: Evidence; onOpen: () => void }) {
  const { t } = useTranslation()
  const { titleOf, stateOf, checkOf } = useEvidenceWords()
  const cases = [...new Map(paper.uses.map((use) => [use.assessmentId, use])).values()]
  return (
    <li>
      <div>
        <button type="button" className={classes.title} onClick={onOpen}>
          {titleOf(paper)}
        </button>
        <p>{[paper.issuer, paper.files[0]?.name, checkOf(paper)].filter(Boolean).join(' · ')}</p>
      </div>
      <ul>
        {cases.map((use) => (
          <li key={use.assessmentId}>
            <TrafficLight status={use.result} label="" />{' '}
            <Link to={`${paths.assessment(use.assessmentId)}#evidence`}>
              <CaseName of={use} />
            </Link>
          </li>
        ))}
        {paper.usedBy > cases.length && (
          <li>
            <button type="button" className={classes.title} onClick={onOpen}>
              {t('assessments.evidence.usesOthers', { count: paper.usedBy - cases.length })}
            </button>
          </li>
        )}
      </ul>
      <span data-state={paper.state}>{stateOf(paper)}</span>
    </li>
  )
}
