import type { DataRouteObject } from 'react-router'
import { expect, test, vi } from 'vitest'
import { createRouter } from './router.tsx'

/** The code of a screen is loaded, on a machine that may be busy. */
const LOADING = { timeout: 60_000 }

test('two navigations at the same time load the signed-in routes once, and the later one wins', async () => {
  window.history.replaceState(null, '', '/login')
  const router = createRouter()
  const overtaken = router.navigate('/')
  await router.navigate('/settings')
  await overtaken

  expect(router.state.matches.at(-1)?.route.path).toBe('/settings')
  router.dispose()
})

test('a form needs no routes of other screens, which are there with the first of them', async () => {
  window.history.replaceState(null, '', '/assessment/0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03')
  const router = createRouter()
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), LOADING)
  expect(router.state.matches.at(-1)?.route.path).toBe('/assessment/:id')
  expect(pathsOf(router.routes)).not.toContain('/settings')

  await router.navigate('/assessment/compare')
  expect(router.state.matches.at(-1)?.route.path).toBe('/assessment/compare')
  await router.navigate('/settings')
  expect(router.state.matches.at(-1)?.route.path).toBe('/settings')
  router.dispose()
})

test('the code of the frame that stands in the page is taken from there', async () => {
  const route = { path: '/assessment/:id', handle: 'in page' }
  window.inPage = { shell: { frameRoutes: [route], IN_SHELL: 'inShell', SIGNED_IN: 'signedIn' } }
  window.history.replaceState(null, '', '/assessment/0b9f6a52-2b55-4a0f-8a0c-5f6c1d2e3a03')
  const router = createRouter()
  await vi.waitFor(() => expect(router.state.initialized).toBe(true), LOADING)
  delete window.inPage

  expect(router.state.matches.at(-1)?.route.handle).toBe('in page')
  router.dispose()
})

const pathsOf = (routes: DataRouteObject[]): (string | undefined)[] =>
  routes.flatMap(({ path, children = [] }) => [path, ...pathsOf(children)])

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
