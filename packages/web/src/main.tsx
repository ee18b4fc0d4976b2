import './app/providers/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import './app/providers/fieldMessages.ts'
import { Providers, shareStyleNonce } from './app/providers/Providers.tsx'
import { createRouter } from './app/routing/router.tsx'
import { startTexts } from './app/texts.ts'

const starting = startTexts()
shareStyleNonce()
// The router loads the first screen while the texts are on their way.
const router = createRouter()
await starting
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers router={router} />
  </StrictMode>,
)
