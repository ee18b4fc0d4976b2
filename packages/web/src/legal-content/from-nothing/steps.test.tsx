import {
  applyOperation,
  type ContentOperation,
  type EditedFile,
  editing,
  emptyLaw,
  rowOfQuestion,
  versions,
} from '@portal/contract'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { DiscardQuestion } from '../../shared/forms/leaving.tsx'
import { answering } from '../../shared/testing/answering.ts'
import { renderAt } from '../../shared/testing/renderAt.tsx'
import { signIn } from '../../shared/testing/signIn.ts'
import { addTexts } from '../../shared/texts/texts.ts'
import { anOpened } from '../testing/aLaw.ts'
import { AuthorityStep } from './AuthorityStep.tsx'
import { BeginStep } from './BeginStep.tsx'
import { MeasureStep } from './MeasureStep.tsx'
import { QuestionsStep } from './QuestionsStep.tsx'
import { useUnsaved } from './useUnsaved.ts'

await addTexts('legalContent', 'informationHub', 'assessments', 'signedIn')

const begun = { country: 'TF', name: 'French Southern Territories', iso3: 'ATF', continent: 'Antarctica' }
const file = emptyLaw({ ...begun, lawStatus: 'abs_law', source: 'Official gazette', asOf: '2026-11-20' }, 1)

const colleagues = {
  countryId: 'TF',
  name: 'French Southern Territories',
  lawStatus: 'unknown' as const,
  version: null,
  mayBeginAnew: true,
  overdueSince: null,
  waiting: null,
  drafts: [
    {
      version: 1,
      basedOn: null,
      revision: 4,
      editor: 'Ana Souza',
      editedAt: '2026-11-20T09:00:00Z',
      isMine: false,
      outdated: null,
      handOver: null,
    },
  ],
}

test('a draft begins with the state of the law, and where and when it was searched, which are required', async () => {
  signIn()
  const sent: unknown[] = []
  renderAt(
    '/begin',
    [
      { path: '/begin', element: <BeginStep id="TF" /> },
      { path: '/legal-content/:id/from-nothing/:version', element: <p>begun</p> },
    ],
    [
      answering(editing.workspace, () => ({ treaty: { version: 1, sha256: 'a' }, countries: [colleagues] })),
      answering(versions.beginAnew, ({ body }) => {
        sent.push(body)
        return anOpened
      }),
    ],
  )
  const user = userEvent.setup({ delay: null })
  const button = await screen.findByRole('button', { name: 'Begin the draft' })
  // A colleague has a draft of the same country.
  expect(await screen.findByText(/already; Ana Souza changed it last/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Go on with draft 1' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Law'), 'No law')
  expect(button).toBeDisabled()
  await user.type(screen.getByLabelText('Where the law was searched'), 'Official gazette')
  const searched = screen.getByLabelText<HTMLInputElement>('Searched on')
  const day = searched.value
  await user.clear(searched)
  await user.type(searched, '01/01/2999')
  await user.tab()
  expect(screen.getByText('This day has not come yet.')).toBeVisible()
  expect(button).toBeDisabled()
  await user.clear(searched)
  await user.type(searched, day)
  await user.tab()
  await user.click(button)
  expect(await screen.findByText('begun')).toBeVisible()
  expect(sent).toMatchObject([{ lawStatus: 'no_law', source: 'Official gazette' }])
})

let now: EditedFile

/** A step on a file that it changes, as the draft would. */
function Held({ Step }: { Step: typeof QuestionsStep }) {
  const [held, setHeld] = useState<EditedFile>(file)
  now = held
  const change = (operations: readonly ContentOperation[]) =>
    setHeld((before) =>
      operations.reduce((changed, operation) => {
        const applied = applyOperation(changed, operation)
        if ('now' in applied) throw new Error('does not fit')
        return applied.file
      }, before),
    )
  return <Step file={held} change={change} onUnsaved={() => undefined} />
}

test('an answer needs its sentence, and what is not allowed an article; taken back, the row says again what is open', async () => {
  signIn()
  renderAt('/', [{ path: '/', element: <Held Step={QuestionsStep} /> }], [])
  const user = userEvent.setup({ delay: null })
  const patents = within(await screen.findByRole('group', { name: 'A patent on the use?' }))
  const save = patents.getByRole('button', { name: 'Save the answer: A patent on the use?' })
  const light = patents.getByRole('combobox', { name: 'Answer: A patent on the use?' })
  await user.selectOptions(light, 'Not allowed')
  await user.type(patents.getByLabelText('What the user reads'), 'No patent may be filed.')
  expect(save).toBeDisabled()
  await user.selectOptions(light, 'Free')
  await user.click(save)
  expect(rowOfQuestion(now, 'patents')?.then).toMatchObject({ status: 'GREEN', obligations: ['tf-evidence'] })

  const again = within(screen.getByRole('group', { name: 'A patent on the use?' }))
  await user.selectOptions(again.getByRole('combobox', { name: 'Answer: A patent on the use?' }), 'Not answered')
  await user.click(again.getByRole('button', { name: 'Save the answer: A patent on the use?' }))
  expect(rowOfQuestion(now, 'patents')?.then).toMatchObject({ status: 'AMBER', confidence: 'low' })
  expect(now.obligations.map(({ id }) => id)).toEqual(['tf-clarify'])
})

test('the first rule with its day makes the question about the time before it', async () => {
  signIn()
  renderAt('/', [{ path: '/', element: <Held Step={MeasureStep} /> }], [])
  const user = userEvent.setup({ delay: null })
  const fields = [
    ['English title', 'Decree'],
    ['Original title', 'Décret'],
    ['Language', 'fr'],
    ['Summary', 'Access needs a permit.'],
    ['Holds since', '01/05/2013'],
  ] as const
  for (const [label, text] of fields) await user.type(await screen.findByLabelText(label), text)
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Add the rule' }))
  expect(now.measures).toMatchObject([{ from: '2013-05-01' }])
  expect(rowOfQuestion(now, 'before-law')?.when).toMatchObject([
    { accessDate: { from: '1993-12-29', before: '2013-05-01' } },
  ])

  // Invalid input is reported at its field before it is added.
  for (const [label, text] of fields) await user.type(screen.getByLabelText(label), text)
  await user.type(screen.getByLabelText('Address'), 'javascript:alert(1)')
  await user.tab()
  expect(screen.getByText('A rule that holds since this day stands here already.')).toBeVisible()
  expect(screen.getByText('“javascript:alert(1)” is no web address.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add the rule' })).toBeDisabled()
})

function Guarded() {
  const [step, setStep] = useState(3)
  const { go, onUnsaved, isAsking, keep, discard } = useUnsaved(setStep)
  return (
    <>
      {step === 3 ? <AuthorityStep file={file} change={() => undefined} onUnsaved={onUnsaved} /> : <p>Step {step}</p>}
      {isAsking && <DiscardQuestion onKeep={keep} onDiscard={discard} />}
      <button type="button" onClick={() => go(4)}>
        Go on
      </button>
    </>
  )
}

test('a step is not left with something typed but not added unless it is discarded', async () => {
  signIn()
  renderAt('/', [{ path: '/', element: <Guarded /> }], [])
  const user = userEvent.setup({ delay: null })
  await user.type(await screen.findByLabelText('Name'), 'Ministry')
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  await user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Name')).toHaveValue('Ministry')
  await user.click(screen.getByRole('button', { name: 'Add the authority' }))
  await user.click(screen.getByRole('button', { name: 'Go on' }))
  expect(screen.getByText('Step 4')).toBeVisible()
})
