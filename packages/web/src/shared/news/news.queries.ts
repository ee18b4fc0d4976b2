import { news } from '@portal/contract'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/call.ts'

export const newsQueries = {
  list: queryOptions({ queryKey: ['news', 'list'], queryFn: () => call(news.list, {}) }),
  counter: queryOptions({ queryKey: ['news', 'counter'], queryFn: () => call(news.counter, {}) }),
}
