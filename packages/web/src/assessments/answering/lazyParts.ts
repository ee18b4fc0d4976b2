import { lazyComponent } from './lazyComponent.tsx'
import { lazyModule } from './lazyModule.ts'
import { fields } from './questions/lazyFields.ts'

const panel = lazyModule(() => import('./LivePanel.tsx'))
const notices = lazyModule(() => import('./saving/FormNotices.tsx'))

/** Loaded after the fields, the panel and the notices, which a user on a slow line may be waiting for. */
const deferred = lazyModule(async () => {
  await Promise.all([fields.load(), panel.load(), notices.load()])
  return import('./deferredParts.ts')
})

/** Loads all parts ahead of their use. */
export const loadLazyParts = deferred.load

export const LazyParts = {
  FormNotices: lazyComponent(notices, (module) => module.FormNotices),
  LivePanel: lazyComponent(panel, (module) => module.LivePanel),
  FormTools: lazyComponent(deferred, (module) => module.FormTools),
  LeaveDialog: lazyComponent(deferred, (module) => module.LeaveDialog),
  RecordPage: lazyComponent(deferred, (module) => module.RecordPage),
  ReviewPage: lazyComponent(deferred, (module) => module.ReviewPage),
}
