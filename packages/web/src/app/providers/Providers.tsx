import { MantineProvider } from '@mantine/core'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { type DataRouter, RouterProvider } from 'react-router'
import { followOtherTabs, getSession, subscribeToSession } from '../../api/session.ts'
import { clearMessages } from '../../shared/feedback/notify.ts'
import { FollowPreferences } from './FollowPreferences.tsx'
import { createQueryClient } from './queryClient.ts'
import { styleNonce } from './styleNonce.ts'
import { cssVariablesResolver, theme } from './theme.ts'

/** What the whole app stands on: the theme, the cache, the session and the router. */
export function Providers({ router }: { router: DataRouter }) {
  const [queryClient] = useState(() => createQueryClient())
  useEffect(() => followOtherTabs(), [])
  useEffect(() => forgetOtherUsers(queryClient), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        deduplicateCssVariables={false}
      >
        <FollowPreferences />
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** What was read for one user is not shown to the next. */
function forgetOtherUsers(queryClient: QueryClient) {
  let userId = getSession().user?.userId
  return subscribeToSession(() => {
    const next = getSession().user?.userId
    if (userId && next !== userId) {
      queryClient.clear()
      clearMessages()
    }
    userId = next
  })
}
