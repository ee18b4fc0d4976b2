import { news as contract } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { Db } from '../db/connect.ts'
import { prepare } from '../http/prepared.ts'
import type { ServePrepared } from '../http/serve.ts'
import { type PublishedContent, today } from '../startup/deps.ts'
import { countParties } from './countParties.ts'
import { listNews } from './listNews.ts'

export function newsRoutes(servePrepared: ServePrepared, db: Db, content: Content, published: PublishedContent): void {
  servePrepared(contract.list, async () => {
    const rows = await listNews(db, content, await published.current(), today())
    return prepare(contract.list.response, { count: rows.length, rows })
  })
  servePrepared(contract.counter, async () =>
    prepare(contract.counter.response, countParties(content.treaties, content.treatiesAbout.asOf, today())),
  )
}
