import './app/providers/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createQueryClient } from './api/queryClient.ts'
import { Providers, shareStyleNonce } from './app/providers/Providers.tsx'
import { createRouter } from './app/routing/router.tsx'
import { tellOfReload } from './shared/feedback/newerRelease.ts'
import { startTexts } from './shared/texts/texts.ts'

/** The router loads the first screen while the texts are on their way. */
async function start() {
  const starting = startTexts()
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

// Not awaited at the top level: screens that share code with the entry would wait for it, and it for them.
void start()
