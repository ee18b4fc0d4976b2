/**
 * The door of this feature: other features and the app import nothing else of it. It holds no code of its own, so that a
 * screen loads only those of these parts that it uses.
 */
export { MyDuties, useNextDuty } from './due/MyDuties.tsx'
export { OverdueCount } from './due/OverdueCount.tsx'
export { DutiesByWeek } from './due/WeekStrip.tsx'
export { DutyList } from './list/DutyList.tsx'
export { loadDuePage } from './loadScreens.ts'
