/** The door of this feature: other features and the app import nothing else of it. Screens come when they are first opened. */
export { MyDuties, useNextDuty } from './due/MyDuties.tsx'
export { OverdueCount } from './due/OverdueCount.tsx'
export { DutiesByWeek } from './due/WeekStrip.tsx'
export { DutyList } from './list/DutyList.tsx'

export const loadDuePage = async () => (await import('./due/DuePage.tsx')).DuePage
