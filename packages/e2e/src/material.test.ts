import { expect, test } from 'vitest'
import { expectAccessible, useBrowser, visitSignedIn } from './testing/browser.ts'

useBrowser()

const PLACES = [
  ...Array(9).fill('Brazil: Rio de Janeiro'),
  ...Array(5).fill('NA'),
  ...Array(2).fill('Congo'),
  ...Array(6).fill('USA'),
  ...Array(11).fill('IND'),
  ...Array(14).fill('Thailand'),
  ...Array(3).fill('not recorded'),
  ...Array(7).fill('South Africa'),
  ...['Brasilien', 'Zaire', 'Yugoslavia'],
]
const DAYS = ['6/16/2019', '10/12/2016', '2018', 'Mar-2017', '<1990']

/** A list as people have it: a title above the head, words of their own, and dates written in three ways. */
const INVENTORY = [
  'Strain list of the group;;;;;;',
  ';;;;;;',
  'Strain ID;Organism;Type;Country of origin;Collected;Purpose;Commercial?',
  ...PLACES.map((place, index) => {
    const type = index % 7 === 0 ? 'yeast' : 'Bacteria'
    return `EX-${index + 1};Bacillus sp.;${type};${place};${DAYS[index % DAYS.length]};Screen;yes`
  }),
].join('\r\n')

test('a messy inventory of sixty rows becomes sixty lights in forty actions, and its import is undone', async () => {
  const { page, leave } = await visitSignedIn('/assessment/import')
  let actions = 0
  const act = async (action: Promise<unknown>) => {
    actions++
    await action
  }
  const buffer = Buffer.from(INVENTORY, 'latin1')
  await act(page.getByLabel('Choose a file').setInputFiles({ name: 'strains.csv', mimeType: 'text/csv', buffer }))
  await page.getByRole('combobox', { name: 'Row with the names of the columns' }).waitFor()
  const becomes = (text: string) => page.getByRole('combobox', { name: `“${text}” becomes` })
  await act(becomes('NA').selectOption('"unknown"'))
  await act(becomes('Congo').selectOption('"CD"'))
  await act(becomes('Yugoslavia').selectOption('"MK"'))
  await expectAccessible(page)

  await act(page.getByRole('button', { name: /^What is missing/ }).click())
  const missing = page.getByRole('region', { name: 'What is missing' })
  const open = page.getByRole('button', { name: /^Still open/ })
  const isTried = () => page.getByText(/^Tried \d+ of 60 rows/).waitFor({ state: 'detached' })
  await isTried()
  const isOver = async () => /\D0$/.test((await open.textContent()) ?? '')
  for (let left = 12; left > 0 && !(await isOver()); left--) {
    const group = missing.locator('form').first()
    const before = await group.locator('label').textContent()
    const list = group.locator('select')
    if ((await list.count()) > 0) await act(list.selectOption({ index: 1 }))
    else await act(group.locator('input').fill('2027-01'))
    await act(group.getByRole('button').click())
    await missing.getByText(before ?? '', { exact: true }).waitFor({ state: 'detached' })
    await isTried()
  }
  // What nobody knows about a few rows; an answer can lead to another question.
  const unknown = page.getByRole('button', { name: /^Answer “I don't know” to these/ })
  while (!(await isOver()) && (await unknown.isVisible())) {
    const before = await missing.textContent()
    await act(unknown.click())
    await page.waitForFunction(([section, text]) => section?.textContent !== text, [
      await missing.elementHandle(),
      before,
    ] as const)
    await isTried()
  }
  expect(await open.textContent()).toMatch(/\D0$/)
  await expectAccessible(page)
  await act(page.getByRole('button', { name: 'Start with 60 rows' }).click())
  const later = page.getByRole('button', { name: 'Start without confirming' })
  const done = page.getByRole('heading', { name: '60 of 60 rows are done' })
  await later.or(done).first().waitFor()
  if (await later.isVisible()) await act(later.click())
  await done.waitFor()
  expect(actions).toBeLessThanOrEqual(40)

  await page.reload()
  await page.getByRole('button', { name: 'Undo the import' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click()
  await page.getByText('The import was undone').waitFor()
  await leave()
})
