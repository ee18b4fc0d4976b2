import type { Transaction } from '../../db/connect.ts'
import { writeEachNotification } from '../../notifications/index.ts'
import { assessmentName } from '../core/assessmentName.ts'
import { TEXTS } from '../report/texts.ts'
import { listShifts, type Shift } from './lawChanges.repo.ts'

type Activated = { activationId: string; called: string }

/** Tells each owner in one sentence what an activation changed for them, however many of their assessments it was. */
export async function tellLawChange(tx: Transaction, { activationId, called }: Activated): Promise<void> {
  const byOwner = groupedBy(await listShifts(tx, activationId), ({ ownerId }) => ownerId)
  await writeEachNotification(
    tx,
    [...byOwner].flatMap(([userId, shifts]) =>
      shifts.slice(0, 1).map(({ accountId }) => ({
        userId,
        accountId,
        text: saidOf(shifts, called),
        assessmentId: null,
        activation: { about: 'lawChange' as const, activationId },
      })),
    ),
  )
}

/** `Version 2 of the law of Brazil: 12 of your assessments changed: 3 Red to Amber, 9 Green to Amber; 4 to complete again.` */
function saidOf(shifts: readonly Shift[], called: string): string {
  const law = called.charAt(0).toUpperCase() + called.slice(1)
  const total = countOf(shifts)
  const what = total === 1 ? shifts.map(({ number }) => assessmentName(number)).join() : `${total} of your assessments`
  return `${law}: ${what} changed: ${[coloursIn(shifts), stepsIn(shifts)].filter(Boolean).join('; ')}.`
}

const countOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { count }) => sum + count, 0)

function coloursIn(shifts: readonly Shift[]): string {
  const others = shifts.filter(({ before, after }) => before !== after)
  const byColours = groupedBy(others, inColours)
  return [...byColours].map(([colours, same]) => `${numberOf(same, shifts)}${colours}`).join(', ')
}

function stepsIn(shifts: readonly Shift[]): string {
  const again = shifts.filter((shift) => shift.again)
  const complete = shifts.filter((shift) => shift.complete)
  return [
    ...(again.length > 0 ? [`${numberOf(again, shifts)}to complete again`] : []),
    ...(complete.length > 0 ? [`${numberOf(complete, shifts)}complete now`] : []),
  ].join('; ')
}

function groupedBy(shifts: readonly Shift[], keyOf: (shift: Shift) => string): Map<string, Shift[]> {
  const groups = new Map<string, Shift[]>()
  for (const shift of shifts) groups.set(keyOf(shift), [...(groups.get(keyOf(shift)) ?? []), shift])
  return groups
}

/** Said where there are several. */
const numberOf = (some: readonly Shift[], all: readonly Shift[]): string =>
  countOf(all) === 1 ? '' : `${countOf(some)} `

/** `Red to Amber`: colours in the words of the screens. */
export const inColours = ({ before, after }: Pick<Shift, 'before' | 'after'>): string =>
  `${TEXTS.lights[before].name} to ${TEXTS.lights[after].name}`
