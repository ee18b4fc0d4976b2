import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../api/queryClient.ts'
import { assessmentQueries } from '../../cases/index.ts'
import { contentQueries } from '../../shared/law/law.queries.ts'
import { fetchFrom } from '../../shared/testing/answering.ts'
import { signIn } from '../../shared/testing/signIn.ts'
import { createRouter } from './router.tsx'

const ID = '0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03'

test('of two navigations at the same time the later one wins', async () => {
  window.history.replaceState(null, '', '/login')
  const router = createRouter(createQueryClient())
  const overtaken = router.navigate('/')
  await router.navigate('/settings')
  await overtaken

  expect(router.state.matches.at(-1)?.route.path).toBe('/settings')
  router.dispose()
})

test.each([
  { visitor: 'signed in', asks: true },
  { visitor: 'not signed in', asks: false },
])('the data of a form are asked for together with its code by who is $visitor', async ({ asks }) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom([]))
  if (asks) signIn()
  window.history.replaceState(null, '', `/assessment/${ID}`)
  const queryClient = createQueryClient({ retry: false })
  const router = createRouter(queryClient)
  const askedFor = () =>
    [assessmentQueries.one(ID), contentQueries.questionnaire].map(
      ({ queryKey }) => queryClient.getQueryState<unknown>(queryKey) !== undefined,
    )
  expect(router.state.initialized).toBe(false)
  await expect.poll(askedFor).toEqual([asks, asks])
  await expect.poll(() => router.state.initialized).toBe(true)
  expect(router.state.matches.at(-1)?.route.path).toBe('/assessment/:id')
  router.dispose()
})
