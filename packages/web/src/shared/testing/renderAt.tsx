import { MantineProvider } from '@mantine/core'
import { content, countries } from '@portal/contract'
import { QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router'
import { vi } from 'vitest'
import { createQueryClient } from '../../api/queryClient.ts'
import { theme } from '../theme/theme.ts'
import { cssVariablesResolver } from '../theme/tokens.ts'
import { type Answering, answering, fetchFrom } from './answering.ts'
import { xhrFrom } from './xhrFrom.ts'

/** Unless a test says otherwise. */
const OTHERWISE = [
  answering(content.houseRules, () => ({ law: null })),
  answering(countries.stats, () => ({ count: 0, rows: [] })),
]

/**
 * Renders these routes at a path with the app's own providers; the test answers the endpoints. Returns the router, so
 * that a test can check the navigation.
 */
export function renderAt(path: string, routes: RouteObject[], answers: readonly Answering[]) {
  const served = fetchFrom([...answers, ...OTHERWISE])
  vi.spyOn(globalThis, 'fetch').mockImplementation(served)
  vi.stubGlobal('XMLHttpRequest', xhrFrom(served))
  const router = createMemoryRouter(routes, { initialEntries: [path] })
  render(
    <QueryClientProvider client={createQueryClient({ retry: false })}>
      {/* Without Mantine's style sheets, which jsdom would apply anew to each element that a query looks at. */}
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        env="test"
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>,
  )
  return router
}
