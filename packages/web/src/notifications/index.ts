/** The door of this feature. */
export { Bell } from './Bell.tsx'
export { NotificationBar } from './NotificationBar.tsx'
