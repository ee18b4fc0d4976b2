/** The door of this feature: the sections come when the settings are first opened. */
export const loadProgramsAndData = () => import('./ProgramsAndData.tsx')
