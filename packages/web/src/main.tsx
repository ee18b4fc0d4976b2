import './app/styles.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/Providers.tsx'
import { createRouter } from './app/router.tsx'
import { shareStyleNonce } from './app/styleNonce.ts'
import { startTexts } from './app/texts/index.ts'

startTexts()
shareStyleNonce()
const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <Providers router={createRouter()} />
  </StrictMode>,
)
// What is wrong with a field is said only after somebody has filled one in: it need not come first.
void import('./app/fieldWords.ts')
