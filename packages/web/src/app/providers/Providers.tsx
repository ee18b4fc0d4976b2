import { MantineProvider, useMantineColorScheme } from '@mantine/core'
import { users } from '@portal/contract'
import type { Language } from '@portal/texts'
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useEffect } from 'react'
import { type DataRouter, RouterProvider } from 'react-router'
import { call } from '../../api/call.ts'
import { cacheUser, followOtherTabs, getSession, subscribeToSession, useSession } from '../../api/session.ts'
import { clearMessages } from '../../shared/feedback/notify.ts'
import { changeLanguage, takeChosenLanguage } from '../../shared/texts/texts.ts'
import { theme } from '../../shared/theme/theme.ts'
import { cssVariablesResolver } from '../../shared/theme/tokens.ts'
import { keepFocus } from './keepFocus.ts'
import { lightOnPaper } from './lightOnPaper.ts'

/** Provides theme, query cache, session and router to the whole app. */
export function Providers({ router, queryClient }: { router: DataRouter; queryClient: QueryClient }) {
  useEffect(() => followOtherTabs(), [])
  useEffect(lightOnPaper, [])
  useEffect(keepFocus, [])
  useEffect(() => clearOnUserChange(queryClient), [queryClient])
  return (
    <QueryClientProvider client={queryClient}>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariablesResolver}
        defaultColorScheme="auto"
        getStyleNonce={styleNonce}
        deduplicateCssVariables={false}
      >
        <ApplyPreferences />
        <RouterProvider router={router} />
      </MantineProvider>
    </QueryClientProvider>
  )
}

/** Clears the cache when another user signs in, so that nobody sees the data of somebody else. */
function clearOnUserChange(queryClient: QueryClient) {
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

/** Theme and language as the signed-in user chose them; the next screen of this browser starts with the same. */
function ApplyPreferences() {
  const { user } = useSession()
  const { setColorScheme } = useMantineColorScheme()
  const theme = user?.preferences.theme
  const language = user?.preferences.language
  useEffect(() => {
    if (theme) setColorScheme(theme)
  }, [theme, setColorScheme])
  useEffect(() => {
    if (!language) return
    const chosen = takeChosenLanguage() ?? language
    if (chosen === language) void changeLanguage(language)
    else void saveLanguage(chosen)
  }, [language])
  return null
}

/** A language chosen on the sign-in screen becomes that of the user; if it cannot be saved, it stays on this screen. */
async function saveLanguage(language: Language) {
  const saved = await call(users.updateMe, { body: { preferences: { language } } }).catch(() => undefined)
  if (saved) cacheUser(saved.user)
}

/** The server writes a fresh nonce into every copy of index.html; browsers show it to scripts as a property only. */
const styleNonce = () => document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''

/** The lock on scrolling behind a dialog writes a style of its own and looks for its nonce under this global name. */
export const shareStyleNonce = () => Object.assign(window, { __webpack_nonce__: styleNonce() })
