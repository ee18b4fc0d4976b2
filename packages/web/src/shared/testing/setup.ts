import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest'
import { endSession } from '../../api/session.ts'
import { clearMessages } from '../feedback/notify.ts'
import { addTexts, changeLanguage, startTexts } from '../texts/texts.ts'
import { provideBrowserParts } from './browserParts.ts'

provideBrowserParts()
// Generous, so that only an error ends a wait and not a busy machine.
configure({ asyncUtilTimeout: 60_000 })
await startTexts()
await addTexts(
  'signedIn',
  'settings',
  'administration',
  'legalContent',
  'assessments',
  'comparison',
  'importing',
  'numbers',
  'registration',
  'verification',
  'dashboard',
  'informationHub',
)

let errors = vi.spyOn(console, 'error')

beforeEach(() => {
  errors = vi.spyOn(console, 'error')
})

afterEach(async () => {
  cleanup()
  // Also takes back a change that is still loading its texts, which would reach the next test.
  await changeLanguage('en')
  endSession('loggedOut')
  clearMessages()
  localStorage.clear()
  sessionStorage.clear()
  expect(errors.mock.calls, 'console.error was called').toEqual([])
  vi.restoreAllMocks()
})

/** The next file shares this window but loads its own copies of the portal's modules. */
afterAll(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
  window.history.replaceState(null, '', '/')
  vi.resetModules()
})
