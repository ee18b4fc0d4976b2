import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countedRows } from '../http/lists.ts'
import { WebAddress } from '../http/text.ts'
import { Confidence } from '../law/matrix.ts'
import { VersionStep } from '../law-changes/activations.ts'

/** News about the law and the portal, written by editors or generated from events. */
export const NewsItem = z.object({
  newsId: z.string(),
  date: z.iso.date(),
  /**
   * `content`: written by an editor; `version`: a country version was activated; `treaty`: a treaty status changed on
   * that day.
   */
  kind: z.enum(['content', 'version', 'treaty']),
  title: z.string(),
  text: z.string(),
  countryId: z.string().nullable(),
  /** For an activation: the version step whose differences can be read. */
  step: VersionStep.optional(),
  /** Confidence in the source; null if the news is about the portal itself. */
  confidence: Confidence.nullable(),
  /** External link to the subject of the news. */
  url: z.string().nullable(),
})
export type NewsItem = z.infer<typeof NewsItem>

/** `packages/legal/protocol/news.yaml`. */
export const NewsFile = z.array(
  z.strictObject({
    id: z.string().min(1),
    date: z.iso.date(),
    title: z.string().min(1),
    text: z.string().min(1),
    url: WebAddress,
    confidence: Confidence,
  }),
)
export type NewsFile = z.infer<typeof NewsFile>

export const news = {
  list: endpoint({
    method: 'GET',
    path: '/news',
    summary: 'List the news of the last two years, newest first, at most 100',
    access: 'signedIn',
    response: countedRows(NewsItem),
  }),
  counter: endpoint({
    method: 'GET',
    path: '/news/counter',
    summary: 'Count the states (and the EU) that are party, ratified or non-party to the Nagoya Protocol today',
    access: 'signedIn',
    response: z.object({
      party: z.int(),
      ratified: z.int(),
      non_party: z.int(),
      /** States that are not included in the counts above. */
      notVerified: z.int(),
      asOf: z.iso.date(),
    }),
  }),
}
