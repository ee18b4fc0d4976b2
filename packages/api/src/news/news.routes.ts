import { news as contract } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { Db } from '../db/connect.ts'
import { type PublishedContent, today } from '../deps.ts'
import type { Serve } from '../http/serve.ts'
import { countParties } from './countParties.ts'
import { listNews } from './listNews.ts'

export function newsRoutes(serve: Serve, db: Db, content: Content, published: PublishedContent): void {
  serve(contract.list, async () => {
    const rows = await listNews(db, content, await published.current(), today())
    return { count: rows.length, rows }
  })
  serve(contract.counter, async () => countParties(content.treaties, content.treatiesAbout.asOf, today()))
}
