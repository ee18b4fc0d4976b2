import { authentication, notifications } from '@portal/contract'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { answering, fetchFrom, Refusal } from '../shared/testing/answering.ts'
import { ana, signIn } from '../shared/testing/signIn.ts'
import { ApiError, call } from './call.ts'
import { endSession, getSession } from './session.ts'

const renewed = {
  success: true,
  message: '',
  accessToken: 'token-2',
  user: ana,
  passwordChangeRequired: false,
} as const
const empty = { count: 0, total: 0, rows: [] }

/** Answers with what the token is good for, and counts what was asked. */
function serve({ good, renewal }: { good: string; renewal: typeof renewed | Refusal }) {
  const sent: (string | null)[] = []
  const renewals = vi.fn(() => renewal)
  const answers = [
    answering(notifications.list, (_input, request) => {
      const token = request.headers.get('authorization')
      sent.push(token)
      return token === `Bearer ${good}` ? empty : new Refusal('AUTHENTICATION_REQUIRED')
    }),
    answering(authentication.refresh, renewals),
  ]
  vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(answers))
  return { sent, renewals }
}

describe('a call', () => {
  beforeEach(() => signIn('token-1'))

  test('whose token has run out renews it once and is repeated once', async () => {
    const { sent } = serve({ good: 'token-2', renewal: renewed })

    expect(await call(notifications.list, { query: {} })).toEqual(empty)
    expect(sent).toEqual(['Bearer token-1', 'Bearer token-2'])
  })

  test('shares the renewal with calls at the same time', async () => {
    const { renewals } = serve({ good: 'token-2', renewal: renewed })

    await Promise.all([
      call(notifications.list, { query: {} }),
      call(notifications.list, { query: {} }),
      call(notifications.list, { query: {} }),
    ])
    expect(renewals).toHaveBeenCalledTimes(1)
  })

  test('renews once for calls at the same time on an insecure origin, where there are no Web Locks', async () => {
    vi.spyOn(navigator, 'locks', 'get').mockReturnValue(undefined as never)
    const { renewals } = serve({ good: 'token-2', renewal: renewed })

    const calls = [call(notifications.list, { query: {} }), call(notifications.list, { query: {} })]
    expect(await Promise.all(calls)).toEqual([empty, empty])
    expect(renewals).toHaveBeenCalledTimes(1)
  })

  test('of a stored user without a token asks for one first', async () => {
    sessionStorage.clear()
    signIn('')
    const { sent } = serve({ good: 'token-2', renewal: renewed })

    await call(notifications.list, { query: {} })
    expect(sent).toEqual(['Bearer token-2'])
  })

  test('that the role no longer allows reads what the user may do now', async () => {
    const guest = { ...ana, role: 'GUEST_USER' as const, allowedActions: [] }
    const answers = [
      answering(notifications.list, () => new Refusal('USER_INVALID_AUTHENTICATION_FORBIDDEN')),
      answering(authentication.refresh, () => ({ ...renewed, user: guest })),
    ]
    vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(answers))

    await expect(call(notifications.list, { query: {} })).rejects.toMatchObject({ status: 403 })
    expect(getSession().user).toEqual(guest)
  })

  test('ends the session when the renewal is refused', async () => {
    const { sent } = serve({ good: 'none', renewal: new Refusal('AUTHENTICATION_REQUIRED') })

    await expect(call(notifications.list, { query: {} })).rejects.toThrow(ApiError)
    expect(sent).toHaveLength(1)
    expect(getSession()).toEqual({ user: null, token: null, ended: 'expired' })
    expect(localStorage.length + sessionStorage.length).toBe(0)
  })

  test('does not end the session that somebody starts while a renewal is about to be refused', async () => {
    const answers = [
      answering(notifications.list, () => new Refusal('AUTHENTICATION_REQUIRED')),
      answering(authentication.refresh, () => {
        signIn('token-of-new-session')
        return new Refusal('AUTHENTICATION_REQUIRED')
      }),
    ]
    vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(answers))

    await expect(call(notifications.list, { query: {} })).rejects.toMatchObject({ status: 401 })
    expect(getSession()).toMatchObject({ user: ana, token: 'token-of-new-session' })
  })

  test('does not sign in again who signs out during a renewal', async () => {
    const answers = [
      answering(notifications.list, () => new Refusal('AUTHENTICATION_REQUIRED')),
      answering(authentication.refresh, () => {
        endSession('loggedOut')
        return renewed
      }),
    ]
    vi.spyOn(globalThis, 'fetch').mockImplementation(fetchFrom(answers))

    await expect(call(notifications.list, { query: {} })).rejects.toMatchObject({ status: 401 })
    expect(getSession()).toEqual({ user: null, token: null, ended: 'loggedOut' })
  })

  test.each(['UNAVAILABLE', 'TOO_MANY_REQUESTS'] as const)(
    'keeps the session while renewing meets %s',
    async (code) => {
      serve({ good: 'none', renewal: new Refusal(code) })

      await expect(call(notifications.list, { query: {} })).rejects.toMatchObject({ code })
      expect(getSession().user).toEqual(ana)
    },
  )

  test('that a proxy refuses in its own words is a GENERIC failure with its status', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }))

    await expect(call(notifications.list, { query: {} })).rejects.toMatchObject({ code: 'GENERIC', status: 502 })
  })
})

test('logging out removes everything that was stored for the user but the settings of lists', () => {
  signIn()
  localStorage.setItem('abs-portal.palette.1', '["#000001"]')
  sessionStorage.setItem('abs-portal.whatIf.1.2', '{}')
  localStorage.setItem('abs-portal.list.users', '{"size":50}')
  localStorage.setItem('mantine-color-scheme-value', 'dark')
  endSession('loggedOut')

  expect(Object.keys(localStorage).sort()).toEqual(['abs-portal.list.users', 'mantine-color-scheme-value'])
  expect(sessionStorage).toHaveLength(0)
})
