import { expect, test } from 'vitest'
import { createRouter } from './router.tsx'

test('a navigation that overtakes another one finds the addresses that both of them needed', async () => {
  window.history.replaceState(null, '', '/login')
  const router = createRouter()
  const overtaken = router.navigate('/')
  await router.navigate('/settings')
  await overtaken

  expect(router.state.matches.at(-1)?.route.path).toBe('/settings')
  router.dispose()
})
