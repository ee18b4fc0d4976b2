import { expect, test } from 'vitest'
import { createRouter } from './router.tsx'

test('two navigations at the same time load the signed-in routes once, and the later one wins', async () => {
  window.history.replaceState(null, '', '/login')
  const router = createRouter()
  const overtaken = router.navigate('/')
  await router.navigate('/settings')
  await overtaken

  expect(router.state.matches.at(-1)?.route.path).toBe('/settings')
  router.dispose()
})
