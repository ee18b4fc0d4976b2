import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { confirm, noToTheRest, soilBacterium } from '../testing/brazil.ts'
import { expectAccessible, useBrowser, visitSignedIn } from '../testing/browser.ts'
import {
  choose,
  countClicks,
  country,
  day,
  next,
  question,
  saved,
  startAssessment,
  turn,
  typeAtOnce,
} from '../testing/form.ts'
import { ask, assess } from '../testing/portalApi.ts'

useBrowser()

const light = (page: Page) =>
  page
    .getByRole('complementary')
    .getByText(/found|tell yet|Do not use|Not decided/)
    .first()

describe('assessments', () => {
  test('a soil bacterium of 2019 from Brazil, screened in 2026, is red, with its reasons and a report', async () => {
    const { page, leave } = await visitSignedIn()
    const clicks = await countClicks(page)
    await startAssessment(page)
    expect(await light(page).innerText()).toMatch(/Not decided/)
    await soilBacterium(page, {
      date: () => typeAtOnce(page, 'Date of initial access', '10/03/2019'),
      onPage: () => expectAccessible(page),
    })
    await noToTheRest(page)
    await page.locator('h2:focus', { hasText: 'Check your answers' }).waitFor()
    await expectAccessible(page)
    await confirm(page)
    // 21: one for each question but the three that the focus goes to, to start, for two pages and to confirm. The journey
    // answers one or two more that are optional.
    expect(clicks()).toBeLessThanOrEqual(23)

    const main = page.getByRole('main')
    await main.getByText('A company based abroad cannot lawfully carry out access alone').first().waitFor()
    // The duties are loaded by a request of their own.
    await main.getByText('Have the access registered in SisGen').filter({ visible: true }).first().waitFor()
    const text = await main.innerText()
    expect(text).toContain('A company based abroad cannot lawfully carry out access alone')
    expect(text).toMatch(/Law No\. 13,123/)
    expect(text).toMatch(/Art\. 1[12]/)
    expect(text).toContain('sign a cooperation with a Brazilian')
    await expectAccessible(page)

    await page.getByRole('link', { name: 'Report' }).first().click()
    await page.waitForURL(/\/report$/)
    await page
      .getByText(/not legal advice/i)
      .first()
      .waitFor()
    const report = await page.locator('body').innerText()
    expect(report).toContain('10/03/2019')
    expect(report).toContain('SKIP')
    expect(report).toMatch(/not legal advice/i)
    await expectAccessible(page)
    expect((await page.pdf({ format: 'A4' })).subarray(0, 5).toString()).toBe('%PDF-')
    await leave()
  })

  test('without an access date the result is the worst possible one, and the date is asked for', async () => {
    const { page, leave } = await visitSignedIn()
    await startAssessment(page)
    await soilBacterium(page, {
      date: async () => {
        await choose(page, 'Date of initial access', "I don't know")
        await choose(page, /which period/, "I don't know")
      },
    })
    await noToTheRest(page)
    expect(await page.getByRole('main').innerText()).toContain('Do not use before the conditions are met')
    await confirm(page)
    const duties = page.getByRole('main').locator('section#duties')
    await duties.getByText('find the earliest record of access').filter({ visible: true }).first().waitFor()
    expect(await page.getByRole('main').innerText()).toContain('Do not use before the conditions are met')
    const text = await duties.innerText()
    expect(text).toMatch(/Date of initial access: .*before 30 June 2000/)
    await leave()
  })

  test('human material is green by the treaty itself', async () => {
    const { page, leave } = await visitSignedIn()
    await startAssessment(page)
    await choose(page, /kind of organism/, /^Human/)
    await next(page)
    await choose(page, /first taken from nature/, /^In a country/)
    await country(page, 'Brazil')
    await saved(page)
    await page.getByRole('complementary').getByText('No permit or benefit-sharing found').first().waitFor()
    await next(page)
    await confirm(page)
    expect(await page.getByRole('main').innerText()).toContain('Human genetic resources are outside')
    await leave()
  })

  test('a country whose law nobody has read is amber, never green', async () => {
    const { page, leave } = await visitSignedIn()
    await startAssessment(page)
    await choose(page, /kind of organism/, 'Plant')
    await question(page, 'Latin name').getByRole('combobox').fill('Boscia senegalensis')
    await choose(page, /description fits best/, 'Wild, or isolated from nature')
    await choose(page, 'Materials and data', /^Living material/)
    await next(page)
    await choose(page, /first taken from nature/, /^In a country/)
    await country(page, 'Somalia')
    await choose(page, /gave it to you/, 'Collected by us or for us')
    await choose(page, /whose land/, 'Private land')
    await next(page)
    await day(page, 'Date of initial access', '2019-05-05')
    // No page opens below this one: a date is read with Next.
    await turn(page)
    await choose(page, 'Intended use', /^Research and development/)
    await day(page, /this use start/, '2026-12-01')
    await choose(page, /work be done/, 'European Union')
    await choose(page, /commercial intent/, 'Yes, or both')
    await choose(page, /external grant/, 'No')
    await choose(page, /go to others/, 'No')
    await next(page)
    await noToTheRest(page)
    await confirm(page)
    const text = await page.getByRole('main').innerText()
    expect(text).toContain('We cannot tell yet')
    expect(text).toContain('Whether consent is needed is not known')
    expect(text).not.toContain('No permit or benefit-sharing found')
    await leave()
  })

  test('a form in a new tab asks for its data while its code is on the way', async () => {
    const { page, leave } = await visitSignedIn()
    const id = await assess(page, 'in a new tab', { organismGroup: 'plant' })
    const tab = await page.context().newPage()
    const asked: string[] = []
    tab.on('request', (request) =>
      asked.push(`${request.method()} ${request.url().replace(/^.*?\/(api|assets)/, '$1')}`),
    )
    let letCodeCome = () => {}
    const codeMayCome = new Promise<void>((resolve) => (letCodeCome = resolve))
    await tab.route(/CasePage-[\w-]+\.js$/, (route) => codeMayCome.then(() => route.continue()))
    await tab.goto(`/assessment/${id}?page=1`, { waitUntil: 'commit' })
    await tab.waitForResponse((response) => response.url().includes(`/assessments/${id}`))
    letCodeCome()
    await question(tab, /kind of organism/).waitFor()
    const data = asked.filter((one) => /refresh|questionnaire|assessments\/[\w-]{36}/.test(one))
    expect(data.sort()).toEqual([
      `GET api/assessments/${id}?decision=final`,
      'GET api/content/questionnaire',
      'POST api/authentication/refresh',
    ])
    await leave()
  })

  test('a question that was also answered in another window shows both answers, and either can be kept', async () => {
    const { page, leave } = await visitSignedIn('/', {}, [/409 \(Conflict\)/])
    const id = await assess(page, 'conflict', { organismGroup: 'plant' })
    await page.goto(`/assessment/${id}?page=1`)
    await question(page, /kind of organism/).waitFor()
    const settle = async (mine: string, theirs: string, button: string) => {
      await ask(page, `/assessments/add-answer/${id}`, { method: 'PUT', body: { organismGroup: theirs } })
      await choose(page, /kind of organism/, mine)
      await page.getByRole('alert').filter({ hasText: 'You changed this assessment yourself meanwhile' }).waitFor()
      await page.getByRole('button', { name: button }).click()
      await saved(page)
      await question(page, /kind of organism/).waitFor()
      const { assessment } = await ask(page, `/assessments/${id}`)
      return assessment
    }
    expect(await settle('Fungus or yeast', 'virus', 'Keep mine')).toMatchObject({ organismGroup: 'fungus' })
    expect(await settle('Plant', 'bacteria', 'Take the other')).toMatchObject({ organismGroup: 'bacteria' })
    expect(
      await question(page, /kind of organism/)
        .getByRole('radio', { name: 'Bacterium' })
        .isChecked(),
    ).toBe(true)
    await leave()
  })
})
