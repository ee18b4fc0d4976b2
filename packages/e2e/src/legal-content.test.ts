import ExcelJS from 'exceljs'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { expectAccessible, PATIENCE_MS, useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { signIn } from './testing/portal.ts'
import { ask, assess, BRAZIL, invite } from './testing/portalApi.ts'

useBrowser()

/** Presses one key after the other. */
async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) await page.keyboard.press(key)
}

/** Goes to a button or field by Tab alone. */
async function tabTo(page: Page, name: RegExp) {
  for (let step = 0; step < 80; step++) {
    await page.keyboard.press('Tab')
    if (name.test(await focused(page))) return
  }
  throw new Error(`Tab does not lead to ${name}`)
}

/** The label or the text of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : element
    return label?.textContent ?? ''
  })

const active = (page: Page) => page.locator('td[data-active]')
const saved = (page: Page) => page.getByText(/^Saved on /).waitFor()

test('one row of Kenya is changed by keyboard alone, undone, pasted into, handed over', async () => {
  const { page, leave } = await visitSignedIn('/legal-content', {
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  await page.getByRole('heading', { name: 'Legal workspace' }).waitFor()
  await expectAccessible(page)
  await tabTo(page, /^Country$/)
  await page.keyboard.type('ken')
  await press(page, 'Enter')
  expect(await focused(page)).toBe('Change the law')
  await press(page, 'Enter')
  await page.getByRole('heading', { level: 1, name: 'Law of Kenya' }).waitFor()

  const grid = page.getByRole('grid')
  await grid.waitFor()
  await press(page, 'F6')
  const { line, column } = await placeOf(page, 'before 1 December 2006')
  await press(page, 'Control+Home')
  for (let step = 0; step < line; step++) await press(page, 'ArrowDown')
  for (let step = 0; step < column; step++) await press(page, 'ArrowRight')
  await expect.poll(() => active(page).textContent()).toContain('before')
  await press(page, 'F2', 'Control+a')
  await page.keyboard.type('before 1 November 2006')
  await press(page, 'Enter')
  await page.getByText(/was: .*1 December 2006/).waitFor({ state: 'hidden' })
  await press(page, 'ArrowUp')
  await page.getByText(/was: .*1 December 2006/).waitFor()
  await saved(page)
  await expectAccessible(page)

  // In the panel, what moved becomes a case, and the case that fails expects what the draft decides.
  await page.getByRole('button', { name: 'Add as a case' }).first().waitFor()
  await press(page, 'F6')
  await tabTo(page, /^Add as a case$/)
  await press(page, 'Enter')
  await page.getByText('1 group is as meant.').waitFor()
  expect(await focused(page)).toBe('What moved')
  await tabTo(page, /^Expect what the draft decides$/)
  await press(page, 'Enter')
  await page.getByRole('button', { name: /^Expect what the draft decides/ }).waitFor({ state: 'detached' })
  expect(await focused(page)).toBe('Golden cases')
  await press(page, 'F6', 'F6', 'F6')
  await expect.poll(() => active(page).evaluate((cell) => cell === document.activeElement)).toBe(true)

  // A text that cannot be read stays in its cell and says what was probably meant; F8 leads to it.
  await press(page, 'ArrowRight', 'ArrowRight')
  await page.keyboard.type('screning')
  await press(page, 'Enter', 'F8')
  const proof = page.getByRole('complementary', { name: 'Differences and proof' })
  await proof.getByRole('heading', { name: '1 cell to mend' }).waitFor()
  await proof.getByText('Did you mean screening?').waitFor()
  await press(page, 'Delete')

  await press(page, 'Control+z')
  await page.getByText('Undone.').waitFor()
  await press(page, 'Control+y')
  await press(page, '?')
  await page.getByRole('dialog', { name: 'Keys of the table' }).waitFor()
  await press(page, 'Escape')
  await saved(page)

  await page.reload()
  await page.getByRole('grid').waitFor()
  await page.getByText('before 1 November 2006').first().waitFor()
  await tabTo(page, /^Hand over$/)
  await press(page, 'Enter')
  await page.getByLabel('What changes, in a sentence for the owners of assessments').waitFor()
  await page.keyboard.type('Material of November 2006 is looked at as newer material.')
  await tabTo(page, /^Hand over$/)
  await press(page, 'Enter')
  await page.getByText(/handed this draft over/).waitFor()
  await leave()
})

/** A draft of Botswana with another reason, as its writer hands it over; returns what stands in the row now. */
async function handOver(writer: Page, { version, revision, before, after }: HandedOver): Promise<void> {
  const path = `/countries/BW/versions/${version}`
  const operation = { op: 'set', entry: before.entry, field: 'then/reason', before: before.reason, after }
  await ask(writer, path, { method: 'PATCH', body: { after: revision, operations: [operation] } })
  const body = { revision: revision + 1, message: 'The reason is clearer.' }
  await ask(writer, `${path}/hand-over`, { method: 'POST', body })
}

type HandedOver = {
  version: number
  revision: number
  before: { entry: string; reason: string }
  after: string
}

type Begun = {
  version: { version: number; revision: number }
  file: { matrices: { rows: { id: string; then: { reason: string } }[] }[] }
}

/** F6 until the main button of the draft has the focus. */
async function toMainButton(page: Page, name: string) {
  await expect
    .poll(async () => {
      if ((await focused(page)) !== name) await press(page, 'F6')
      return focused(page)
    })
    .toBe(name)
}

test('a second person finds what waits, comments, gives it back, and approves the mended text, by keyboard alone', async () => {
  const { page: writer, leave } = await visitSignedIn('/')
  const begun = await ask(writer, '/countries/BW/versions', { method: 'POST', body: { from: 1 } })
  const { version, file } = begun as Begun
  const row = file.matrices[0]?.rows[0]
  if (!row) throw new Error('Botswana has no row')
  const [entry, mended] = [`row ${row.id}`, 'Mended.']
  const first = 'Changed.'
  const draft = { version: version.version, revision: version.revision }
  await handOver(writer, { ...draft, before: { entry, reason: row.then.reason }, after: first })

  const second = await visit('/login')
  const { page } = second
  await signIn(page, await invite(writer, 'DPT_LEGAL_ADMIN'))
  await page.getByRole('link', { name: 'Botswana, draft 2' }).waitFor()
  await tabTo(page, /^Botswana, draft 2$/)
  await press(page, 'Enter')
  await page.getByText(/handed this draft over/).waitFor()
  await page.getByRole('grid').waitFor()
  await press(page, 'F6', 'Control+Alt+m')
  await page.getByLabel('Comment', { exact: true }).waitFor()
  await page.keyboard.type('Which article says so?')
  await tabTo(page, /^Save the comment$/)
  await press(page, 'Enter')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.getByText('Which article says so?').waitFor()

  await toMainButton(page, 'Review and activate')
  await press(page, 'Enter')
  await page.getByRole('dialog').getByText(first).waitFor()
  await expectAccessible(page)
  await tabTo(page, /^Give back$/)
  await press(page, 'Enter')
  await page.getByLabel('What has to be changed').waitFor()
  await page.keyboard.type('See my comment.')
  await tabTo(page, /^Give back$/)
  await press(page, 'Enter')
  await page.getByText('You gave this draft back: See my comment.').waitFor()

  const revision = draft.revision + 1
  await handOver(writer, { ...draft, revision, before: { entry, reason: first }, after: mended })
  await page.getByText(/handed this draft over/).waitFor()
  await toMainButton(page, 'Review and activate')
  await press(page, 'Enter')
  await page.getByRole('dialog').getByText(mended).waitFor()
  await tabTo(page, /^Activate$/)
  await press(page, 'Enter')
  await page.getByText('Version 2 is active.').waitFor()
  await page.getByText('Version 2, active').waitFor()
  expect(await page.getByRole('dialog').getByText('Version 2 is active.').isVisible()).toBe(true)
  await second.leave()

  const told = await ask(writer, '/events/list', { method: 'POST', body: { q: 'Botswana', size: 1 } })
  expect(told).toMatchObject({ rows: [{ label: 'Botswana: version 2 is active' }] })
  await leave()
})

test('a house rule of one administrator is made active by another, and darkens the cases that it is about', async () => {
  const first = await visitSignedIn('/house-rules')
  const { page } = first
  // Elsewhere than other journeys: the rule stays.
  const { br_partner: _partner, br_borderArea: _area, confirm: _confirm, ...answers } = BRAZIL
  const id = await assess(page, 'house rule', { ...answers, providerCountry: 'TV', organismGroup: 'human' })
  const result = async () =>
    ((await ask(page, `/assessments/${id}`)) as { assessment: { result: string } }).assessment.result
  expect(await result()).toBe('GREEN')

  await page.getByText(/^Your account has no house rules\. For example/).waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the house rules' }).click()
  await page.getByRole('grid').waitFor()
  await page.getByLabel('Add a condition').selectOption('Provider country')
  await page.getByRole('columnheader', { name: 'Provider country' }).waitFor()
  await page.getByRole('button', { name: 'Add a row' }).click()
  for (const [cell, text] of Object.entries({ '0 0': 'TV', '0 1': 'red', '0 2': 'The board looks at Tuvalu first.' })) {
    await page.locator(`[data-cell="${cell}"]`).click()
    await page.keyboard.type(text)
    await press(page, 'Enter')
  }
  await page.getByText('Nothing to mend.').waitFor()
  await saved(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: 'Hand over' })
  await dialog.getByLabel('What changes, in a sentence for the owners of assessments').fill('Tuvalu goes to the board.')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText(/handed this draft over/).waitFor()

  const second = await visit('/login')
  await signIn(second.page, await invite(page, 'ACC_ADMIN'))
  await second.page.goto(page.url())
  await second.page.getByRole('button', { name: 'Review and activate' }).click()
  const activation = second.page.getByRole('dialog', { name: /^Activate version/ })
  await activation.getByText('Tuvalu goes to the board.').waitFor()
  await activation.getByText('1 assessment changes colour:').waitFor()
  await expectAccessible(second.page)
  await activation.getByRole('button', { name: 'Activate' }).click()
  await activation.getByText(/ is active\.$/).waitFor()
  await second.leave()

  await expect.poll(result, { timeout: PATIENCE_MS }).toBe('RED')
  await page.goto(`/assessment/${id}/report`)
  await page.getByText('The board looks at Tuvalu first.').first().waitFor()
  await first.leave()
})

test('a law from nothing in six steps: search, rule, authority, questions, cases, proof; then it is handed over', async () => {
  const { page, leave } = await visitSignedIn('/legal-content')
  await page.getByLabel('Country', { exact: true }).fill('american')
  await page.getByRole('link', { name: 'Begin from nothing: American Samoa' }).click()
  await page.getByLabel('Where the law was searched').fill('Code of the territory, as published online')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Begin the draft' }).click()

  await page.getByRole('heading', { level: 2, name: 'Since when' }).waitFor()
  const typed = {
    'English title': 'Act on plants',
    'Original title': 'Act on plants',
    Language: 'en',
    Summary: 'Access.',
  }
  for (const [label, text] of Object.entries(typed)) await page.getByLabel(label, { exact: true }).fill(text)
  await page.getByLabel('Holds since').fill('01/03/2010')
  await page.getByRole('button', { name: 'Add the rule' }).click()
  await page.getByText('01/03/2010: Act on plants').waitFor()
  await next(page, 'Authorities')
  await page.getByLabel('Name', { exact: true }).fill('Department of Agriculture')
  await page.getByRole('button', { name: 'Add the authority' }).click()
  await page.getByText(/^Department of Agriculture,/).waitFor()
  await next(page, 'Who asks and for what')
  await answer(page, 'Human genetic material?', 'Free')
  await answer(page, 'Research by foreign users with a commercial aim?', 'Only with consent or a permit', 's. 4')
  await answer(page, 'Export, or passing the material on?', 'Not allowed', 's. 7')
  await expectAccessible(page)
  await next(page, 'Golden cases')
  await page.getByRole('button', { name: /^Take \d+ cases$/ }).click()
  await page.getByText('These cases are in the draft.').waitFor()
  await page.reload()
  await page.getByText('These cases are in the draft.').waitFor()
  await next(page, 'Proof')
  await page.getByText(/^\d+ cases hold\.$/).waitFor()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Open the draft' }).click()
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'Hand over' }).click()
  const dialog = page.getByRole('dialog', { name: /^Hand over/ })
  await dialog
    .getByLabel('What changes, in a sentence for the owners of assessments')
    .fill('The first law of this place.')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await page.getByText(/handed this draft over/).waitFor()
  await leave()
})

async function next(page: Page, step: string) {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
}

/** Answers a question of the fourth step; with an article, by the one document that there is. */
async function answer(page: Page, question: string, light: string, article?: string) {
  const asked = page.getByRole('group', { name: question })
  await asked.getByLabel(`Answer: ${question}`, { exact: true }).selectOption(light)
  await asked.getByLabel('What the user reads').fill(`As the journey says: ${light}.`)
  if (article !== undefined) {
    await asked.getByLabel('Document').selectOption('Act on plants')
    await asked.getByLabel('Article').fill(article)
  }
  await asked.getByRole('button', { name: 'Save the answer' }).click()
  await asked.getByText(`As the journey says: ${light}.`, { exact: true }).last().waitFor()
  await expect.poll(() => asked.getByRole('button', { name: 'Save the answer' }).isDisabled()).toBe(true)
}

test('a law goes out as a workbook and comes in again: a problem by its cell, then a change as a draft of its own', async () => {
  const { page, leave } = await visitSignedIn('/legal-content')
  await page.getByLabel('Country', { exact: true }).fill('malawi')
  await page.getByLabel('Country', { exact: true }).press('Enter')
  // The key that ends the search begins no draft: it goes to the button that does.
  await page
    .locator(':focus')
    .and(page.getByRole('button', { name: 'Change the law of Malawi' }))
    .waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Law of Malawi' }).waitFor()
  await page.getByRole('grid').waitFor()
  await page.getByRole('button', { name: 'As a file' }).click()
  const dialog = page.getByRole('dialog', { name: 'The law as a file' })
  const downloading = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download the workbook' }).click()
  const path = await (await downloading).path()
  const chosen = async (header: string, text: string) => {
    const workbook = new ExcelJS.Workbook()
    await workbook.xlsx.readFile(path)
    const rows = workbook.getWorksheet('Rows')
    if (!rows) throw new Error('the workbook has no sheet of rows')
    const cell = rows.getCell(2, (rows.getRow(1).values as string[]).indexOf(header))
    cell.value = text
    const buffer = Buffer.from(await workbook.xlsx.writeBuffer())
    await dialog.locator('input[type="file"]').setInputFiles({ name: 'malawi.xlsx', mimeType: 'text/plain', buffer })
    return cell.address
  }

  const cell = await chosen('Status', 'REED')
  const problem = dialog.getByRole('alert').filter({ hasText: '1 problem' })
  await problem.getByText(`Rows ${cell}`).waitFor()
  await problem.getByText('Did you mean RED?').waitFor()
  await expectAccessible(page)
  await chosen('Reason', 'A reason from the workbook.')
  await dialog.getByText('Changed:').first().waitFor()
  await dialog.getByText('A reason from the workbook.').waitFor()
  await dialog.getByRole('button', { name: 'Begin a draft with it' }).click()
  await page.getByText(/was begun from the file\.$/).waitFor()
  await page.getByRole('grid').waitFor()
  await page.getByRole('link', { name: 'Versions and differences' }).waitFor()
  await leave()
})

/** The line and column of the cell with this text. */
async function placeOf(page: Page, text: string): Promise<{ line: number; column: number }> {
  const cell = page.locator('td[data-cell]').getByText(text, { exact: true }).first()
  const place = await cell.locator('xpath=ancestor-or-self::td').getAttribute('data-cell')
  const [line = 0, column = 0] = (place ?? '').split(' ').map(Number)
  return { line, column }
}
