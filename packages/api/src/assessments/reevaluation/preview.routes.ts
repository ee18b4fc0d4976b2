import { versions } from '@portal/contract'
import type { Db } from '../../db/connect.ts'
import type { Serve } from '../../http/serve.ts'
import type { LawStore } from '../../startup/deps.ts'
import { previewActivation } from './previewActivation.ts'

/** What making a version of the law active would do to the assessments. */
export function previewRoutes(serve: Serve, deps: { db: Db; law: LawStore }): void {
  serve(versions.preview, ({ params }, { actor }) => previewActivation(deps, actor, params))
}
