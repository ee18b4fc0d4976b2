import { system } from '@portal/contract'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { PrintedHead } from './PrintedHead.tsx'

test('a printed page says which portal it comes from and when it was printed', () => {
  const config = answering(system.config, () => ({ portalName: 'ABS Portal', buildNumber: '7', previewHost: null }))
  renderAt('/assessment', [{ path: '/assessment', element: <PrintedHead /> }], [config])
  expect(screen.getByText('ABS Portal')).toBeDefined()

  act(() => window.dispatchEvent(new Event('beforeprint')))
  expect(screen.getByText(/ABS Portal · Printed on .* at \d\d:\d\d from http/)).toBeDefined()
})
