import { Button, Title } from '@mantine/core'
import { GLOSSARY_CATEGORIES, type Glossary, type GlossaryTerm } from '@portal/contract'
import { useQuery } from '@tanstack/react-query'
import { Fragment, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router'
import { Empty } from '../../shared/feedback/Empty.tsx'
import { Loading } from '../../shared/feedback/Loading.tsx'
import { glossaryQuery } from '../../shared/glossary/glossary.queries.ts'
import { splitByTerms, type TermNames, termNames } from '../../shared/glossary/splitByTerms.ts'
import { LawText } from '../../shared/law/LawText.tsx'
import { FilterChoices } from '../../shared/list/filters/FilterBar.tsx'
import { SearchInput } from '../../shared/list/filters/SearchInput.tsx'
import { paths } from '../../shared/navigation/paths.ts'
import { useScrollToTarget } from '../../shared/navigation/useScrollToTarget.ts'
import { ContentFailure } from '../ContentFailure.tsx'
import { Hero } from '../Hero.tsx'
import { useAddress } from '../useAddress.ts'
import { byLetter, countTerms, filterTerms, type TermFilter } from './filterTerms.ts'
import classes from './glossary.module.css'

/** The glossary: a fragment `#term` scrolls to that term even if the filter would hide it. */
export function GlossaryPage() {
  const { t } = useTranslation()
  const { get, set } = useAddress()
  const { hash } = useLocation()
  const glossary = useQuery(glossaryQuery)
  const filter: TermFilter = {
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
          value={filter.q}
          onSearch={(q) => set({ q }, true)}
        />
      </Hero>
      <div className={classes.content}>
        {glossary.isError && <ContentFailure onRetry={() => glossary.refetch()} />}
        {glossary.isPending && <Loading lines={10} />}
        {glossary.data && <GlossaryContent glossary={glossary.data} filter={filter} />}
      </div>
    </>
  )
}

function GlossaryContent({ glossary, filter }: { glossary: Glossary; filter: TermFilter }) {
  const { t } = useTranslation()
  const matches = filterTerms(glossary.terms, filter)
  useScrollToTarget(filter.target)
  return (
    <>
      <GlossaryFilter terms={glossary.terms} matches={matches.length} filter={filter} />
      <LetterIndex terms={matches} />
      <Title order={2} className={classes.partTitle}>
        {t('informationHub.glossary.terms')}
      </Title>
      {matches.length === 0 ? <NoTerms /> : <TermList terms={matches} glossary={glossary} target={filter.target} />}
      <ReferenceCards references={glossary.references} />
    </>
  )
}

type Props = { terms: readonly GlossaryTerm[]; matches: number; filter: TermFilter }

/** Filter by category, number of matches and print button. */
function GlossaryFilter({ terms, matches, filter: { q, category } }: Props) {
  const { t } = useTranslation()
  const { set } = useAddress()
  const counts = countTerms(terms, q)
  const all = { key: '', label: t('informationHub.glossary.all'), chosen: category === null }
  const each = counts.map(([key, count]) => ({
    key,
    count,
    label: t(`informationHub.glossary.categories.${key}`),
    chosen: key === category,
  }))
  return (
    <div className={classes.filter}>
      <FilterChoices
        legend={t('informationHub.glossary.category')}
        choices={[{ ...all, count: counts.reduce((sum, [, count]) => sum + count, 0) }, ...each]}
        onChoose={(key) => set({ category: key })}
      />
      <p role="status">{t('informationHub.glossary.found', { count: matches, all: terms.length })}</p>
      <Button variant="default" onClick={() => window.print()}>
        {t('informationHub.glossary.print')}
      </Button>
    </div>
  )
}

/** Jump links to each letter and to the cited instruments. */
function LetterIndex({ terms }: { terms: readonly GlossaryTerm[] }) {
  const { t } = useTranslation()
  const { search } = useLocation()
  return (
    <nav aria-label={t('informationHub.glossary.index')} className={classes.index}>
      {byLetter(terms).map(([letter]) => (
        <Link
          key={letter}
          to={{ search, hash: `#letter-${letter}` }}
          aria-label={t('informationHub.glossary.letter', { letter })}
        >
          {letter}
        </Link>
      ))}
      <Link to={{ search, hash: '#references' }}>{t('informationHub.glossary.references')}</Link>
    </nav>
  )
}

function NoTerms() {
  const { t } = useTranslation()
  const { set } = useAddress()
  return (
    <Empty
      title={t('informationHub.noMatches')}
      hint={t('informationHub.glossary.noneHint')}
      action={
        <Button variant="default" onClick={() => set({ q: '', category: '' })}>
          {t('informationHub.glossary.clear')}
        </Button>
      }
    />
  )
}

/** Cards of the instruments that the definitions cite. */
function ReferenceCards({ references }: Pick<Glossary, 'references'>) {
  const { t } = useTranslation()
  return (
    <section aria-labelledby="references">
      <Title order={2} id="references" tabIndex={-1} className={classes.partTitle}>
        {t('informationHub.glossary.references')}
      </Title>
      <ul className={classes.cards}>
        {references.map(({ id, title, citation, governs, url, confidence }) => (
          <li key={id} id={id} tabIndex={-1} className={classes.card}>
            <h3>{title}</h3>
            <p>
              <LawText>{citation}</LawText>
            </p>
            <p>{governs}</p>
            <p className={classes.source}>{t(`informationHub.confidence.${confidence}`)}</p>
            {url && (
              <a href={url} target="_blank" rel="noreferrer">
                {t('informationHub.glossary.readText', { title })}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

type TermListProps = { terms: readonly GlossaryTerm[]; glossary: Glossary; target: string }

/** Terms grouped by letter; other terms in a definition are links. */
function TermList({ terms, glossary, target }: TermListProps) {
  const names = useMemo(() => termNames(glossary), [glossary])
  return byLetter(terms).map(([letter, of]) => (
    <section key={letter} className={classes.letter} aria-labelledby={`letter-${letter}`}>
      <h3 id={`letter-${letter}`} tabIndex={-1}>
        {letter}
      </h3>
      <div>
        {of.map((term) => (
          <TermEntry
            key={term.id}
            term={term}
            names={names}
            from={glossary.references.find(({ id }) => id === term.reference)}
            isTarget={term.id === target}
          />
        ))}
      </div>
    </section>
  ))
}

type TermEntryProps = {
  term: GlossaryTerm
  names: TermNames
  from: Glossary['references'][number] | undefined
  isTarget: boolean
}

/** A definition with its category, source article and confidence. */
function TermEntry({ term, names, from, isTarget }: TermEntryProps) {
  const { t } = useTranslation()
  const { id, title, text, article, category, confidence } = term
  return (
    <article id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className={classes.entry} data-target={isTarget}>
      <h4 id={`${id}-title`}>
        {title}{' '}
        <Link
          to={paths.term(id)}
          className={classes.permanent}
          aria-label={t('informationHub.glossary.linkTo', { title })}
        >
          #
        </Link>
      </h4>
      <p>
        {splitByTerms(text, names, id).map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text do not move.
          <Fragment key={index}>
            {piece.termId ? <Link to={paths.term(piece.termId)}>{piece.text}</Link> : piece.text}
          </Fragment>
        ))}
      </p>
      <p className={classes.source}>
        {t(`informationHub.glossary.categories.${category}`)}
        {from && (
          <>
            {' · '}
            <Link to={paths.term(from.id)}>{from.title}</Link>
          </>
        )}
        {article && (
          <>
            , <LawText>{article}</LawText>
          </>
        )}{' '}
        · {t(`informationHub.confidence.${confidence}`)}
      </p>
    </article>
  )
}
