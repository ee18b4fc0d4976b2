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

test('the system fonts of a form on a slow line end when another screen takes its place', async () => {
  const { dataset } = document.documentElement
  window.history.replaceState(null, '', '/assessment/0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03')
  dataset.line = 'slow'
  const router = createRouter()
  await router.navigate('?page=2')
  expect(dataset.line).toBe('slow')
  await router.navigate('/login')

  expect(dataset.line).toBeUndefined()
  router.dispose()
})
