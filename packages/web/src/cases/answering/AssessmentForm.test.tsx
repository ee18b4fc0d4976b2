import { type Answers, cases, type LatinName } from '@portal/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import { endSession } from '../../api/session.ts'
import { ASSESSMENT, legalLock } from '../../shared/testing/anAssessment.ts'
import { answering, Refusal } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { loadRest } from './lazyParts.ts'
import { aServer, FORM_ROUTES, question, show, stateOf } from './testing/servedForm.tsx'

beforeAll(() => loadRest())

const found: LatinName = {
  name: 'Oryza',
  source: 'taxonomy',
  match: 'exact',
  kingdom: null,
  rank: null,
  called: null,
}
const RICE = { name: 'Oryza sativa', source: 'common', called: 'rice' } as const
const names = (...rows: Partial<LatinName>[]) =>
  answering(cases.latinNames, () => ({
    rows: rows.map((row): LatinName => ({ ...found, ...row })),
    taxonomy: 'failed' as const,
  }))

const pageOf = (router: ReturnType<typeof renderAt>) => router.state.location.search

describe('the form', () => {
  test('saves each answer as it is given and shows the time', async () => {
    const { server, user } = show()
    await user.click(within(await question('Organism')).getByRole('radio', { name: 'Plant' }))

    expect(await screen.findByText(/^Saved \d\d:\d\d$/)).toBeVisible()
    expect(server.answers).toEqual({ organismGroup: 'plant' })
  })

  test('of a new assessment is stored with its first answer, and goes on at the address of its own', async () => {
    signIn()
    const { server, answering: kept } = aServer({}, {})
    const created: unknown[] = []
    const create = answering(cases.create, ({ body }) => {
      created.push(body)
      server.answers = { ...body.answers }
      return stateOf(server, {})
    })
    const blank = answering(cases.blank, () => stateOf({ answers: {}, version: 0 }, {}))
    const router = renderAt('/assessment/new', FORM_ROUTES, [blank, create, ...kept])
    const user = userEvent.setup()
    const organism = await question('Organism')
    expect(created).toEqual([])
    await user.click(within(organism).getByRole('radio', { name: 'Plant' }))

    await waitFor(() => expect(router.state.location.pathname).toBe(`/assessment/${ASSESSMENT}`))
    expect(created).toEqual([{ answers: { organismGroup: 'plant' } }])
    // The same form: what has the focus keeps it.
    expect(organism).toBeInTheDocument()
    await user.click(within(organism).getByRole('radio', { name: 'Animal' }))
    await waitFor(() => expect(server.answers).toEqual({ organismGroup: 'animal' }))
    expect(created).toHaveLength(1)
  })

  test.each<{ asked: string; answers: Answers; shown: string; title: string }>([
    { asked: '?page=99', answers: { organismGroup: 'plant' }, shown: '?page=3', title: 'Check your answers' },
    { asked: '?page=2', answers: { organismGroup: 'animal' }, shown: '?page=1', title: 'What is it?' },
    { asked: '?page=none', answers: {}, shown: '?page=1', title: 'What is it?' },
  ])('shows the nearest active page at or below $asked and corrects the address', async (given) => {
    const { router } = show(given.answers, { path: given.asked })
    expect(await screen.findByRole('heading', { level: 2, name: given.title })).toBeVisible()
    await waitFor(() => expect(pageOf(router)).toBe(given.shown))
  })

  test('goes back to the list when it cannot be loaded', async () => {
    const { router } = show({}, { more: [answering(cases.read, () => new Refusal('ASSESSMENT_NOT_FOUND'))] })
    await waitFor(() => expect(router.state.location.pathname).toBe('/assessment'))
  })

  test('accepts a date with any precision and clears it as a whole', async () => {
    const { server, user } = show({ organismGroup: 'plant' }, { path: '?page=2' })
    const date = within(await question('Date of access'))
    await user.type(date.getByLabelText('Month'), '3')
    await user.type(date.getByLabelText('Year'), '2019')
    await waitFor(() => expect(server.answers.accessDate).toBe('2019-03'))
    expect(date.getByText('Any day from 01/03/2019 to 31/03/2019')).toBeVisible()

    await user.click(date.getByLabelText('Day'))
    await user.paste('10/04/2018')
    await waitFor(() => expect(server.answers.accessDate).toBe('2018-04-10'))
    await user.click(date.getByRole('checkbox', { name: 'Before this date' }))
    await waitFor(() => expect(server.answers.accessDate).toBe('<2018-04-10'))

    await user.click(date.getByRole('button', { name: 'Clear this answer' }))
    await waitFor(() => expect(server.answers.accessDate).toBeNull())
    expect(date.queryByDisplayValue('2018')).not.toBeInTheDocument()
  })
})

describe('going on', () => {
  test('stops once at a required question, says so at the question, and can skip it for now', async () => {
    const { user, router } = show({ organismGroup: 'plant' }, { path: '?page=1' })
    const name = await question('Latin name')
    await user.click(screen.getByRole('link', { name: 'Next' }))

    expect(await screen.findByText(/^One question on this page is not answered/)).toBeVisible()
    expect(pageOf(router)).toBe('?page=1')
    expect(within(name).getByText('Choose or type an answer.')).toBeVisible()
    expect(screen.getAllByRole('alert').map((alert) => alert.textContent)).toEqual([
      expect.stringContaining('One question on this page is not answered'),
    ])
    await waitFor(() => expect(within(name).getByRole('combobox')).toHaveFocus())
    expect(within(name).getByRole('combobox')).toHaveAccessibleErrorMessage(/Choose or type an answer\./)
    expect(name).toHaveAccessibleDescription(/Choose or type an answer\./)
    expect(screen.getByText(/^Page 1 of about 3 · \d+%$/)).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Skip for now' }))
    await waitFor(() => expect(pageOf(router)).toBe('?page=2'))
  })

  test('needs no Next: the page below opens once everything above it is answered', async () => {
    const { user, router } = show({ geneticResource: 'Oryza sativa' }, { path: '?page=1', more: [names()] })
    const organism = within(await question('Organism'))
    expect(screen.queryByRole('heading', { name: 'When was it taken?' })).not.toBeInTheDocument()
    await user.click(organism.getByRole('radio', { name: 'Plant' }))

    const below = await screen.findByRole('heading', { level: 2, name: 'When was it taken?' })
    expect(await question('Date of access')).toBeVisible()
    expect(pageOf(router)).toBe('?page=1')
    // Open once, it stays: an answer taken back above moves nothing away.
    await user.click(within(await question('Latin name')).getByRole('combobox'))
    await user.clear(within(await question('Latin name')).getByRole('combobox'))
    expect(below).toBeVisible()
  })

  test('an answered date of access is not opened below, where the result so far would be withheld', async () => {
    const answers = { organismGroup: 'plant', geneticResource: 'Oryza sativa', accessDate: '2019' }
    show(answers, { path: '?page=1', more: [names()] })
    expect(await question('Latin name')).toBeVisible()
    expect(screen.queryByRole('heading', { name: 'When was it taken?' })).not.toBeInTheDocument()
  })
})

test('a day that does not exist has one error, whatever else was wrong with the answer', async () => {
  const { server, user } = show({ organismGroup: 'plant' }, { path: '?page=2' })
  server.refuse = () => new Refusal('INVALID_INPUT', [{ path: 'accessDate', message: 'The use comes first.' }])
  const date = within(await question('Date of access'))
  await user.type(date.getByLabelText('Year'), '2019')
  expect(await date.findByRole('alert')).toHaveTextContent('The use comes first.')

  await user.click(date.getByLabelText('Day'))
  await user.paste('31/02/2019')
  const fault = 'There is no such day. Correct the day, the month or the year.'
  await waitFor(() => expect(date.getAllByRole('alert').map((one) => one.textContent)).toEqual([fault]))
  expect(date.getByLabelText('Day')).toHaveAccessibleErrorMessage(fault)
})

describe('the review', () => {
  test('lists missing answers with links to their pages', async () => {
    const { user, router } = show({ organismGroup: 'plant' }, { path: '?page=3' })
    expect(await screen.findByText('Answer what is missing. Then you can confirm.')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Latin name' }))

    expect(await question('Latin name')).toBeVisible()
    expect(pageOf(router)).toBe('?page=1')
  })

  test('is confirmed by one press, also while an answer before it is being saved', async () => {
    const { server, user } = show({ organismGroup: 'plant', geneticResource: 'Oryza' }, { path: '?page=1' })
    let arrive = () => {}
    server.refuse = () => new Promise((resolve) => (arrive = () => resolve(undefined)))
    await user.click(within(await question('Organism')).getByRole('radio', { name: 'Animal' }))
    await user.click(await screen.findByRole('link', { name: 'Check the answers' }))
    await user.click(await screen.findByRole('button', { name: 'Confirm and see the record' }))
    expect(server.sent).toEqual([{ organismGroup: 'animal' }])
    server.refuse = () => undefined
    arrive()
    await waitFor(() => expect(server.answers).toMatchObject({ organismGroup: 'animal', confirm: true }))
  })

  test('shows a reader the answers without the confirmation', async () => {
    show({ organismGroup: 'plant' }, { given: { rights: [] }, path: '?page=3' })
    expect(await screen.findByText('All answers by section, as far as they are given.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Show: Organism' })).toBeVisible()
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  })
})

describe('an answer that cannot be saved', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch')
  }

  test('survives a reload and is sent with the version it is based on', async () => {
    const { server, user } = show()
    server.refuse = lost
    await user.click(within(await question('Organism')).getByRole('radio', { name: 'Plant' }))
    expect(await screen.findByRole('button', { name: 'Send again now' })).toBeEnabled()

    cleanup()
    const reloaded = show()
    await waitFor(() => expect(reloaded.server.answers).toEqual({ organismGroup: 'plant' }))
    await waitFor(() => expect(JSON.stringify({ ...sessionStorage })).not.toContain('plant'))
  })

  test('is kept when the session ends and discarded on signing out', async () => {
    const { server, user } = show()
    server.refuse = lost
    await user.click(within(await question('Organism')).getByRole('radio', { name: 'Plant' }))
    await screen.findByRole('button', { name: 'Send again now' })
    endSession('expired')
    expect(JSON.stringify({ ...sessionStorage })).toContain('plant')
    endSession('loggedOut')
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('plant')
  })

  test('needs confirmation before the page is left, and is discarded then', async () => {
    const { server, user, router } = show()
    server.refuse = lost
    await user.click(within(await question('Organism')).getByRole('radio', { name: 'Plant' }))
    await screen.findByRole('button', { name: 'Send again now' })
    void router.navigate('/assessment')
    await user.click(await screen.findByRole('button', { name: 'Leave' }))

    expect(await screen.findByRole('heading', { name: 'Assessments' })).toBeVisible()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('plant')
  })

  test('is listed above the form and at its question, and can be reset to the saved answer', async () => {
    const { server, user } = show({ organismGroup: 'animal' }, { path: '?page=1' })
    server.refuse = () => new Refusal('INVALID_INPUT', [{ path: 'organismGroup', message: 'Not this one.' }])
    await user.click(within(await question('Organism')).getByRole('radio', { name: 'Plant' }))
    expect(await screen.findByText('One answer was not accepted and is not saved:')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Organism' }).getAttribute('href')).toContain('?page=1')

    await user.click(screen.getByRole('button', { name: 'Go back to what is saved' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Animal' }).checked).toBe(true)
  })

  test.each([
    { choice: 'Keep mine', kept: 'plant' },
    { choice: 'Take the other', kept: 'animal' },
  ])('because of a conflict is shown beside the other answer: $choice', async ({ choice, kept }) => {
    const { server, user } = show()
    const organism = within(await question('Organism'))
    Object.assign(server, { answers: { organismGroup: 'animal' }, version: 4 })
    await user.click(organism.getByRole('radio', { name: 'Plant' }))
    const row = within(await screen.findByRole('alert')).getByRole('row', { name: /Organism/ })
    expect(row.textContent).toBe('OrganismPlantAnimal')
    expect(server.answers).toEqual({ organismGroup: 'animal' })

    await user.click(screen.getByRole('button', { name: choice }))
    await waitFor(() => expect(server.answers).toEqual({ organismGroup: kept }))
    const [shown] = await screen.findAllByRole<HTMLInputElement>('radio', { checked: true })
    expect(shown?.closest('label')?.textContent).toBe(kept === 'plant' ? 'Plant' : 'Animal')
  })
})

describe('read-only answers', () => {
  test('are shown to a reader with the reason', async () => {
    show({ organismGroup: 'plant' }, { given: { rights: [] }, path: '?page=1' })
    expect(await screen.findByText('You may read this assessment, but not change it.')).toBeVisible()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plant' }).disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('combobox').readOnly).toBe(true)
    expect(screen.queryByText('Every answer is saved')).not.toBeInTheDocument()
  })

  const locked = { cleared: false, locks: [legalLock] }
  const isDisabled = async () =>
    within(await question('Organism')).getByRole<HTMLInputElement>('radio', { name: 'Plant' }).disabled

  test('name the closed lock and the roles that may open it', async () => {
    show({ organismGroup: 'plant' }, { given: { ...locked, status: 'COMPLETED' }, path: '?page=1' })
    expect(await screen.findByText('Locked: the answers can be changed once every lock is released.')).toBeVisible()
    expect(screen.getByText(/May release it: .*legal/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'See the locks' }).getAttribute('href')).toMatch(/\?page=\d+#locks$/)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Plant' }).disabled).toBe(true)
  })

  test('become editable once the lock is open', async () => {
    const given = { locks: [{ ...legalLock, closed: false }], status: 'COMPLETED' } as const
    show({ organismGroup: 'plant' }, { given, path: '?page=1' })
    expect(await isDisabled()).toBe(false)
  })

  test('exist only in completed assessments: new questions of the law can be answered with the lock closed', async () => {
    show({ organismGroup: 'plant' }, { given: { ...locked, status: 'IN_PROGRESS' }, path: '?page=1' })
    expect(await isDisabled()).toBe(false)
    expect(
      screen.queryByText('Locked: the answers can be changed once every lock is released.'),
    ).not.toBeInTheDocument()
  })
})

describe('the Latin name', () => {
  // Without a layout the list counts as scrolled out of view: it is looked for among what is hidden too.
  /** At once: how the list changes from key to key is not what is tested. */
  async function fill(user: ReturnType<typeof show>['user'], name: string) {
    await user.click(within(await question('Latin name')).getByRole('combobox'))
    await user.paste(name)
  }

  test('is saved as typed: a similar name is only offered, and Enter does not choose it', async () => {
    const { server, user } = show({}, { more: [names({ name: 'Streptomyces', match: 'fuzzy' })] })
    await fill(user, 'Streptomices')
    expect(await screen.findByRole('option', { name: 'Use “Streptomices” as typed', hidden: true })).toBeVisible()
    expect(await screen.findByRole('option', { name: /similar, not the same/, hidden: true })).toBeVisible()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.answers.geneticResource).toBe('Streptomices'))

    await user.click(screen.getByRole('option', { name: /similar, not the same/, hidden: true }))
    await waitFor(() => expect(server.answers.geneticResource).toBe('Streptomyces'))
  })

  test('that no list has is taken, and the nearest known name offered beside it after the field is left', async () => {
    const { server, user } = show({}, { more: [names({ name: 'Streptomyces', match: 'fuzzy' })] })
    await fill(user, 'Streptomices')
    await screen.findByRole('option', { name: /similar, not the same/, hidden: true })
    await user.tab()
    expect(await screen.findByText(/^No list has this spelling/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Take “Streptomyces”' }))
    await waitFor(() => expect(server.answers.geneticResource).toBe('Streptomyces'))
  })

  test('shows the kingdom of a homonym, treaty crops, and that the taxonomy service is unavailable', async () => {
    const { user } = show({}, { more: [names({ kingdom: 'Plantae' }, { kingdom: 'Animalia' }, RICE)] })
    await fill(user, 'Oryza')
    await screen.findByRole('option', { name: /Animalia/, hidden: true })
    const texts = screen.getAllByRole('option', { hidden: true }).map(({ textContent }) => textContent)

    expect(texts.slice(1)).toEqual([
      'OryzaPlantae · treaty crop · taxonomy service',
      'OryzaAnimalia · taxonomy service',
      'Oryza sativarice · treaty crop',
    ])
    expect(screen.getByText('The taxonomy service does not answer. You can go on without it.')).toBeVisible()
  })

  test('never falls back to the answer before it while it is saved', async () => {
    const { user } = show({ geneticResource: 'Oryza' }, { more: [names()] })
    const field: HTMLInputElement = within(await question('Latin name')).getByRole('combobox')
    const values: string[] = []
    new MutationObserver(() => values.push(field.value)).observe(field, {
      attributes: true,
      attributeFilter: ['value'],
    })
    await user.click(field)
    await user.paste(' sativa')
    await screen.findByText(/^Saved/)

    expect(values.length).toBeGreaterThan(0)
    expect(values).not.toContain('Oryza')
    expect(field).toHaveValue('Oryza sativa')
  })

  test('can be chosen with the keyboard alone', async () => {
    const { server, user } = show({}, { more: [names({ name: 'Oryza sativa', match: 'prefix' })] })
    await fill(user, 'Oryza')
    const field = within(await question('Latin name')).getByRole('combobox')
    await screen.findByRole('option', { name: /Oryza sativa/, hidden: true })
    // Once the typed text is saved nothing draws the list anew, which would take the selection away.
    await screen.findByText(/^Saved/)
    expect(server.answers.geneticResource).toBe('Oryza')
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(document.getElementById(field.getAttribute('aria-activedescendant') ?? '')).toHaveTextContent('Oryza sativa')
    await user.keyboard('{Enter}')
    await waitFor(() => expect(server.answers.geneticResource).toBe('Oryza sativa'))
  })
})
