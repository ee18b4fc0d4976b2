/** The screens of this feature, each loaded when its address is first opened. */
export const loadDuePage = async () => (await import('./due/DuePage.tsx')).DuePage
