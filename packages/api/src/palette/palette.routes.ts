import { palette as contract } from '@portal/contract'
import type { Content } from '@portal/legal'
import type { PublishedContent } from '../content/index.ts'
import type { Db } from '../db/connect.ts'
import type { Serve } from '../http/serve.ts'
import { searchPalette } from './searchPalette.ts'

export function paletteRoutes(serve: Serve, db: Db, content: Content, published: PublishedContent): void {
  serve(contract.search, async ({ query }, { actor }) => {
    const current = await published.current()
    return { hits: await searchPalette({ db, content, current, actor }, query.q) }
  })
}
