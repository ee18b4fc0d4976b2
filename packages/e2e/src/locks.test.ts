import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { expectAccessible, useBrowser, visit, visitSignedIn } from './testing/browser.ts'
import { signIn } from './testing/portal.ts'
import { ask, assess, BRAZIL, callApi, invite } from './testing/portalApi.ts'
import { readPdf } from './testing/reportFile.ts'

useBrowser()

const openForm = async (page: Page, id: string) => {
  await page.goto(`/assessment/${id}`)
  await page.getByText('Decision record').first().waitFor()
}

async function makePack(page: Page, id: string): Promise<Buffer> {
  const token = await page.evaluate(() => sessionStorage.getItem('abs-portal.token'))
  const reply = await page.request.post('/api/packs', {
    headers: { authorization: `Bearer ${token}` },
    data: { assessmentIds: [id], forWhom: 'Inspectorate' },
  })
  expect(reply.status()).toBe(200)
  return reply.body()
}

/** Opens the page of a pack from disk without a network, and expects it to detect one changed byte. */
async function checkOffline(pack: Buffer): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'pack-'))
  const file = join(folder, 'verify.html')
  // The files of a pack are stored uncompressed.
  const start = pack.lastIndexOf('<!doctype html>', pack.indexOf('const PACK = '))
  await writeFile(file, pack.subarray(start, pack.indexOf('</html>', start) + '</html>'.length))
  const changed = Buffer.from(pack)
  changed.write('X', changed.indexOf('Streptomyces sp.'))
  const { page, leave } = await visit(pathToFileURL(file).href, { offline: true })
  const choose = (buffer: Buffer) =>
    page.getByLabel('ZIP file').setInputFiles({ name: 'pack.zip', mimeType: 'application/zip', buffer })
  await choose(pack)
  await page.getByText(/^Unchanged: all 3 files are as they were made, and the signature holds/).waitFor()
  await choose(changed)
  await page.getByText(/^Not as it was made: cases\/\d+\/record\.json$/).waitFor()
  await leave()
  await rm(folder, { recursive: true })
}

describe('a completed assessment', () => {
  test('is locked, refuses a colleague without permission, and is unlocked with a reason by a user who has it', async () => {
    const admin = await visitSignedIn()
    const id = await assess(admin.page, 'locks of two')
    const scientist = await visit('/login', {}, [/403/])
    await signIn(scientist.page, await invite(admin.page, 'DPT_USER'))
    await openForm(scientist.page, id)
    await scientist.page.getByText('Not cleared').first().waitFor()
    expect(await scientist.page.getByRole('button', { name: 'Release', exact: true }).count()).toBe(0)
    const { assessment } = (await ask(scientist.page, `/assessments/${id}`)) as {
      assessment: { locks: { ref: string; type: string }[] }
    }
    const [lock] = assessment.locks
    const body = { ...lock, comment: 'I have no right to do this.' }
    const refused = await callApi(scientist.page, `/assessments/unlock/${id}`, {
      method: 'PUT',
      body: { ref: body.ref, type: body.type, comment: body.comment },
    })
    expect(refused.status).toBe(403)
    await scientist.leave()

    await openForm(admin.page, id)
    await expectAccessible(admin.page)
    const opening = admin.page.getByRole('button', { name: 'Release', exact: true })
    await opening.first().waitFor()
    for (let left = await opening.count(); left > 0; left--) {
      await opening.first().click()
      const dialog = admin.page.getByRole('dialog')
      await dialog.getByText('0 of at least 10 characters').waitFor()
      await dialog.getByLabel('Why may it be released?').fill('The permit is on file: SisGen A1B2C3.')
      await dialog.getByRole('checkbox', { name: 'Release it although' }).check()
      await dialog.getByRole('checkbox', { name: 'I have read' }).check()
      if (left === 1) await expectAccessible(admin.page)
      // By keyboard, because releasing removes the focused button: the focus must stay in the section.
      await dialog.getByRole('button', { name: 'Release', exact: true }).press('Enter')
      await dialog.waitFor({ state: 'hidden' })
      await admin.page.locator('section#locks:focus').waitFor()
    }
    await admin.page.getByText('No lock is closed.').first().waitFor()
    await admin.leave()
  })

  test('is found by filter and by a misspelt name, marked as favourite, copied, and deleted after confirmation', async () => {
    const { page, leave } = await visitSignedIn('/', {}, [/409/])
    await assess(page, 'to be found', { geneticResource: 'Lavandula angustifolia' })
    await page.goto('/assessment?q=Lavandula+angustifolja')
    const row = page.getByRole('row').filter({ hasText: 'to be found' })
    await row.waitFor()
    await expectAccessible(page)
    await row.getByRole('button', { name: /^Star/ }).click()
    await row.getByRole('button', { name: /^Remove the star/ }).waitFor()
    await page.goto('/assessment?favorite=true')
    await row.waitFor()
    await row
      .getByRole('button', { name: /Actions|More/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('to be found').waitFor()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await row.waitFor({ state: 'hidden' })
    await leave()
  })

  test('has a report as a tagged PDF, which can be verified without signing in', async () => {
    const { page, leave } = await visitSignedIn('/', { acceptDownloads: true })
    const id = await assess(page, 'for the inspector')
    await page.goto(`/assessment/${id}/report`)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as PDF' }).click(),
    ])
    const file = await readFile(String(await download.path()))
    const pdf = await readPdf(file)
    expect(pdf.language).toMatch(/^en/)
    expect([...pdf.roles]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
    expect(pdf.bookmarks.length).toBeGreaterThan(3)
    expect(pdf.text).toContain(`Page 1 of ${pdf.pages}`)
    expect(pdf.text).toMatch(/Streptomyces/)
    expect(pdf.text).toMatch(/not legal advice/i)

    const { verificationCode } = (await ask(page, `/assessments/report/${id}`)) as { verificationCode: string }
    expect(pdf.text.replaceAll(/[\s-]/g, '')).toContain(verificationCode.replaceAll('-', ''))
    const pack = await makePack(page, id)
    await leave()
    await checkOffline(pack)

    const stranger = await visit(`/verify?code=${verificationCode}`)
    await stranger.page.locator('input[type=file]').setInputFiles({
      name: 'report.pdf',
      mimeType: 'application/pdf',
      buffer: file,
    })
    await stranger.page.getByRole('button', { name: 'Check' }).click()
    await stranger.page.getByRole('heading', { name: 'Genuine and unchanged' }).waitFor()
    expect(await stranger.page.locator('body').innerText()).not.toMatch(/Streptomyces|inspector/)
    await expectAccessible(stranger.page)
    await stranger.leave()
  })

  test('has letters for its procedures, whose fields are saved and appear in the file', async () => {
    const { page, leave } = await visitSignedIn('/', { acceptDownloads: true })
    const id = await assess(page, 'for the authority', { ...BRAZIL, accessDate: '2022-03-10' })
    await page.goto(`/assessment/${id}/letters/eu-declaration-product`)
    await page.getByLabel('Name of the product, or description of the result').fill('Enzyme <7> & co')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByText('The letter was saved.').waitFor()
    await expectAccessible(page)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download as PDF' }).click(),
    ])
    const { text, roles } = await readPdf(await readFile(String(await download.path())))
    expect(text).toContain('Enzyme <7> & co')
    expect(text).toContain('[to be filled in:')
    expect([...roles]).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
    await leave()
  })

  test('is not changed by trying other facts in what-if', async () => {
    const { page, leave } = await visitSignedIn()
    const id = await assess(page, 'what if')
    await page.goto(`/assessment/${id}/what-if`)
    await page.getByRole('button', { name: 'Add a scenario' }).first().click()
    const chooser = page.getByRole('combobox', { name: /Change an answer in Scenario 1/ })
    await chooser.click()
    await chooser.fill('Brazilian scientific')
    const choice = page.getByRole('option', { name: /Brazilian scientific/ })
    await choice.waitFor()
    await expectAccessible(page)
    await choice.click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('radio', { name: 'Yes' }).check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: /^Was the sample taken within 150 km/ }).click()
    await dialog.getByRole('radio', { name: 'No', exact: true }).check()
    await dialog.getByRole('button', { name: 'Done' }).click()
    await page
      .getByText(/From Red to/)
      .first()
      .waitFor()
    await expectAccessible(page)
    const { assessment } = (await ask(page, `/assessments/${id}`)) as { assessment: { br_partner: string } }
    expect(assessment.br_partner).toBe('no')
    await leave()
  })
})
