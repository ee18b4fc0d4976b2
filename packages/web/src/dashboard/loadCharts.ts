/** Loaded only for the roles that see them. */
export const loadCharts = async () => ({ default: (await import('./officers/Charts.tsx')).Charts })
