/** The door of this feature: the sections come when the settings, or those of the account, are first opened. */
export const loadProgramsAndData = () => import('./ProgramsAndData.tsx')
export const loadAccountPrograms = () => import('./AccountPrograms.tsx')
