import { expect, test } from 'vitest'
import { expectAccessible, PATIENCE_MS, useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { signIn } from './testing/portal.ts'
import { ask, assess, BRAZIL, callApi, invite } from './testing/portalApi.ts'

useBrowser()

type Row = { id: string; then: { status?: string } }
type Cases = { cases: { name: string }[]; problems: { path: string; message: string }[] }
type Draft = {
  version: { version: number; revision: number }
  file: { country: string; matrices: { rows: Row[] }[] }
}

// biome-ignore lint/suspicious/noThenProperty: a row of the law has the words when and then; it is never awaited.
const withStatus = (row: Row, status: string): Row => ({ ...row, then: { ...row.then, status } })

const GHANA = {
  ...BRAZIL,
  providerCountry: 'GH',
  geneticResource: 'Griffonia simplicifolia',
  br_partner: undefined,
  br_borderArea: undefined,
}

test('a new version of the law is activated by a second person, and owners whose result changed are notified', async () => {
  const editor = await visitSignedIn()
  const id = await assess(editor.page, 'law change', JSON.parse(JSON.stringify({ ...GHANA, confirm: undefined })))
  const { assessment } = (await ask(editor.page, `/assessments/${id}`)) as { assessment: { result: string } }
  const before = assessment.result
  const after = before === 'RED' ? 'AMBER' : 'RED'

  const draft = (await ask(editor.page, '/countries/GH/versions', { method: 'POST', body: { from: 1 } })) as Draft
  const { version } = draft.version
  const path = `/countries/GH/versions/${version}`
  const save = async (isChanged: (row: Row) => boolean) => {
    const matrices = draft.file.matrices.map((matrix) => ({
      ...matrix,
      rows: matrix.rows.map((row) => (row.then.status && isChanged(row) ? withStatus(row, after) : row)),
    }))
    await ask(editor.page, path, { method: 'PUT', body: { ...draft.file, matrices } })
  }
  await save(() => true)
  // The golden cases expect the colour that is decided now; rows that none of them reaches stay as they are.
  const { cases } = (await ask(editor.page, `${path}/cases`)) as Cases
  const put = async (statusOf: (name: string) => string) => {
    const body = { cases: cases.map((golden) => ({ ...golden, expect: { status: statusOf(golden.name) } })) }
    return ((await ask(editor.page, `${path}/cases`, { method: 'PUT', body })) as Cases).problems
  }
  const wrong = new Map((await put(() => 'GREEN')).map(({ path, message }) => [path, message.split(' is ')[1]]))
  const problems = await put((name) => wrong.get(name) ?? 'GREEN')
  const withoutCase = new Set(problems.map(({ path }) => path))
  await save(({ id }) => !withoutCase.has(id))
  const preview = await ask(editor.page, `${path}/preview`, { method: 'POST' })
  expect(preview).toMatchObject({ changed: 1 })
  const own = await callApi(editor.page, `${path}/activate`, { method: 'POST' })
  expect(own.status).toBe(403)

  const second = await visit('/login')
  await signIn(second.page, await invite(editor.page, 'DPT_LEGAL_ADMIN'))
  await second.page.goto('/information-hub/countries/GH#versions')
  await second.page.getByRole('button', { name: `Review and activate: Version ${version}` }).click()
  const dialog = second.page.getByRole('dialog', { name: `Activate version ${version}` })
  await dialog.getByText('1 assessment changes colour:').waitFor()
  await expectAccessible(second.page)
  await dialog.getByRole('button', { name: 'Activate' }).click()
  await dialog.getByText(`Version ${version} is active.`).waitFor()
  await second.leave()

  const resultNow = async () =>
    ((await ask(editor.page, `/assessments/${id}`)) as { assessment: { result: string } }).assessment.result
  await expect.poll(resultNow, { timeout: PATIENCE_MS }).toBe(after)
  await editor.page.goto('/')
  await editor.page.getByRole('button', { name: /notification/i }).click()
  await editor.page
    .getByText(/^Version \d+ of the law of Ghana: .+ changed: /)
    .first()
    .waitFor()
  await editor.page.getByRole('link', { name: 'See what changed for you', exact: true }).first().click()
  await editor.page.getByRole('heading', { name: 'What changed for me' }).waitFor()
  await editor.page
    .getByRole('link', { name: /^Compare both results of / })
    .first()
    .click()
  await editor.page.getByRole('dialog', { name: /^What changed with the result of / }).waitFor()
  await editor.page.keyboard.press('Escape')
  await editor.page
    .getByText(/A new version of the law was activated/)
    .first()
    .waitFor()
  await editor.leave()
})
