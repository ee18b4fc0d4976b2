import type { NewsItem, Treaty } from '@portal/contract'
import { type Content, partyFrom } from '@portal/legal'
import { countryName, longDay } from '@portal/texts'
import { translate } from '@portal/texts/translate'
import { and, desc, gte, isNotNull } from 'drizzle-orm'
import type { Current } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import { activations } from '../db/schema.ts'

const MAX_NEWS = 100
const YEARS = 2

/** Editorial items, activated versions and changes of treaty status of the last two years, newest first. */
export async function listNews(db: Db, content: Content, current: Current, day: string): Promise<NewsItem[]> {
  const since = `${Number(day.slice(0, 4)) - YEARS}${day.slice(4)}`
  const all = [
    ...written(content),
    ...content.treaties.flatMap(treatySteps),
    ...(await activated(db, current, new Date(since))),
  ]
  return (
    all
      .filter(({ date }) => date > since && date <= day)
      // Of one day in the order in which they stand above, the versions the newest first.
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .slice(0, MAX_NEWS)
  )
}

const written = ({ editorial }: Content): NewsItem[] =>
  editorial.news.map(({ id, ...item }) => ({ ...item, newsId: id, kind: 'content', countryId: null }))

/** The deposit of an instrument and the day it takes effect. */
function treatySteps(treaty: Treaty): NewsItem[] {
  const { iso2, nagoya, confidence, source } = treaty
  const country = countryName(iso2, treaty.name)
  const from = partyFrom(treaty)
  const item = (step: string, date: string, title: string, text: string): NewsItem => ({
    newsId: `treaty-${iso2}-${step}`,
    date,
    kind: 'treaty',
    title,
    text,
    countryId: iso2,
    confidence,
    url: urlOf(source),
  })
  return [
    ...(nagoya.deposited
      ? [
          item(
            'deposited',
            nagoya.deposited,
            translate('newsItems.ratified', { country }),
            translate('newsItems.ratifiedText', { day: from ? longDay(from) : '' }),
          ),
        ]
      : []),
    ...(from ? [item('party', from, translate('newsItems.party', { country }), translate('newsItems.partyText'))] : []),
  ]
}

/** The first URL among the sources of a row. */
const urlOf = (source: string | null): string | null => /https?:\/\/[^\s|)]+/.exec(source ?? '')?.[0] ?? null

const nameOf = (file: { country: string; name: string } | undefined): string | undefined =>
  file && countryName(file.country, file.name)

/** Activated versions, except the first version of a country, which is shipped with the portal. */
async function activated(db: Db, { countries }: Current, since: Date): Promise<NewsItem[]> {
  const rows = await db
    .select()
    .from(activations)
    .where(and(isNotNull(activations.previous), gte(activations.createdAt, since)))
    .orderBy(desc(activations.createdAt))
    .limit(MAX_NEWS)
  return rows.map(({ activationId, contentId, version, previous, createdAt }) => ({
    newsId: activationId,
    date: createdAt.toISOString().slice(0, 10),
    kind: 'version',
    title: translate('newsItems.version', {
      name: nameOf(countries.get(contentId)?.file) ?? translate('newsItems.treatyLevel'),
      version,
    }),
    text: translate('newsItems.versionText', { previous: previous ?? 0 }),
    countryId: countries.has(contentId) ? contentId : null,
    ...(previous !== null &&
      countries.has(contentId) && { step: { countryId: contentId, from: previous, to: version } }),
    confidence: null,
    url: null,
  }))
}
