import { later, laterModule } from './later.ts'
import { fields } from './questions/laterFields.ts'

const panel = laterModule(() => import('./LivePanel.tsx'))

/** After the fields and the panel, for which somebody may wait on a slow line. */
const rest = laterModule(async () => {
  await Promise.all([fields.load(), panel.load()])
  return import('./rest.ts')
})

/** Loads all parts ahead of their use. */
export const loadLaterParts = rest.load

export const LivePanel = later(panel, (module) => module.LivePanel)
export const FormTools = later(rest, (module) => module.FormTools)
export const LeaveDialog = later(rest, (module) => module.LeaveDialog)
export const RecordPage = later(rest, (module) => module.RecordPage)
export const ReviewPage = later(rest, (module) => module.ReviewPage)
