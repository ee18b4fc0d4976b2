import './app/providers/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/queryClient.ts'
import { renewSession } from './api/renew.ts'
import { getSession } from './api/session.ts'
import { Providers, shareStyleNonce } from './app/providers/Providers.tsx'
import { createRouter } from './app/routing/router.tsx'
import { tellOfReload } from './shared/feedback/newerRelease.ts'
import { startTexts } from './shared/texts/texts.ts'

/** The router loads the first screen while the texts and a token are on their way. */
async function start() {
  const starting = startTexts()
  askForToken()
  shareStyleNonce()
  const queryClient = createQueryClient()
  const router = createRouter(queryClient)
  const root = document.getElementById('root')
  if (!root) throw new Error('index.html has no #root')
  await starting
  tellOfReload()
  createRoot(root).render(
    <StrictMode>
      <Providers router={router} queryClient={queryClient} />
    </StrictMode>,
  )
}

/** A new tab of somebody signed in has no token. Why there is none is said by the first call, which asks again. */
function askForToken() {
  const { user, token } = getSession()
  if (user && !token) void renewSession(null).catch(() => undefined)
}

// Not awaited at the top level: screens that share code with the entry would wait for it, and it for them.
void start()
