import { useDebouncedValue } from '@mantine/hooks'
import { PALETTE_KINDS, type PaletteHit, palette, plain } from '@portal/contract'
import { keepPreviousData, queryOptions, skipToken, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { call } from '../api/call.ts'
import { useSession } from '../api/session.ts'
import { paths } from '../shared/navigation/paths.ts'
import { recentHits, saveRecentHit } from './recentHits.ts'

const TYPING_MS = 150

/** Options for the typed text; `isSettled` is true once they belong to exactly that text. */
export function useChoices(typed: string, actions: readonly Choice[]) {
  const { t } = useTranslation()
  const { user } = useSession()
  const choiceOf = useChoiceOf()
  const q = typed.trim()
  const [wanted] = useDebouncedValue(q, TYPING_MS)
  const query = useQuery(paletteQuery(wanted))
  const isSettled = q === '' || (q === wanted && !query.isPlaceholderData && !query.isPending)

  const hits = q === '' ? [] : (query.data?.hits ?? [])
  const recent = q === '' && user ? recentHits(user) : []
  const fitting = actions.filter((action) => matchesWords(action, q))
  const meant = fitting.filter((action) => isMeant(action, q))
  const groups: PaletteGroup[] = [
    { label: t('palette.recent'), choices: recent.map(choiceOf) },
    { label: t('palette.actions'), choices: meant },
    ...PALETTE_KINDS.map((kind) => ({
      label: t(`palette.kinds.${kind}`),
      choices: hits.filter((hit) => hit.kind === kind).map(choiceOf),
    })),
    {
      label: t(meant.length > 0 ? 'palette.more' : 'palette.actions'),
      choices: fitting.filter((action) => !meant.includes(action)),
    },
  ]
  return {
    groups: groups.filter(({ choices }) => choices.length > 0),
    isSettled,
    failure: isSettled && q !== '' ? query.error : null,
    retry: () => void query.refetch(),
  }
}

/**
 * An action whose name begins with the typed text, or that is called so in one or several of its words, stands before what
 * is found. The last of several words may be unfinished.
 */
function isMeant({ label, also = '' }: Choice, q: string): boolean {
  const typed = plain(q)
  const name = ` ${wordsOf(`${label} ${also}`).join(' ')} `
  const isOneWord = !typed.includes(' ')
  return typed !== '' && (plain(label).startsWith(typed) || name.includes(` ${typed}${isOneWord ? ' ' : ''}`))
}

const wordsOf = (text: string): string[] => plain(text).split(/[^\p{L}\p{N}]+/u)

/** Prefix match: each typed word begins a word of the action. */
function matchesWords({ label, also = '' }: Choice, q: string): boolean {
  const words = wordsOf(`${label} ${also}`)
  const typed = plain(q).split(/\s+/)
  return typed.every((part) => words.some((word) => word.startsWith(part)))
}

/** Turns a hit into an option that navigates and is remembered. */
function useChoiceOf() {
  const navigate = useNavigate()
  const { user } = useSession()
  return (hit: PaletteHit): Choice => ({
    ...hit,
    id: `${hit.kind}-${hit.target}`,
    run: () => {
      if (user) saveRecentHit(user, hit)
      void navigate(addressOf(hit))
    },
  })
}

/** An option of the palette. */
export type Choice = {
  readonly id: string
  readonly label: string
  readonly detail?: string | null
  readonly countryId?: string | null
  /** Additional search words. */
  readonly also?: string
  readonly run: () => void
}

export type PaletteGroup = { readonly label: string; readonly choices: readonly Choice[] }

/** Address of a search hit. */
export function addressOf({ kind, target, label, countryId }: PaletteHit): string {
  if (kind === 'assessment') return paths.assessment(target)
  if (kind === 'country') return paths.country(target)
  if (kind === 'law') return `${paths.legalContent}?${new URLSearchParams({ q: label })}`
  if (kind === 'procedure') return `${paths.country(countryId ?? '')}#${target}`
  if (kind === 'term') return paths.term(target)
  if (kind === 'person') return `${paths.userManagement}?${new URLSearchParams({ q: target })}`
  return paths.legalDocument(countryId, target)
}

/** Search query; keyed by its text, so that a late response to an earlier text is never displayed. */
const paletteQuery = (q: string) =>
  queryOptions({
    queryKey: ['palette', q],
    queryFn: q === '' ? skipToken : () => call(palette.search, { query: { q } }),
    placeholderData: keepPreviousData,
  })
