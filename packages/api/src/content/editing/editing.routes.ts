import { editing } from '@portal/contract'
import type { Serve } from '../../http/serve.ts'
import { changeDraft, readEdits } from './editing.service.ts'
import { commentOnDraft, giveBack, handOver, resolveComment } from './handOver.service.ts'
import { readWorkspace, type WorkspaceDeps } from './workspace.service.ts'

export function editingRoutes(serve: Serve, deps: WorkspaceDeps): void {
  serve(editing.workspace, (_, { actor }) => readWorkspace(deps, actor))
  serve(editing.change, ({ params, body }, { actor }) => changeDraft(deps, actor, params, body))
  serve(editing.edits, ({ params, query }, { actor }) => readEdits(deps, actor, params, query.after))
  serve(editing.handOver, ({ params, body }, { actor }) => handOver(deps, actor, params, body))
  serve(editing.giveBack, ({ params, body }, { actor }) => giveBack(deps, actor, params, body))
  serve(editing.comment, ({ params, body }, { actor }) => commentOnDraft(deps, actor, params, body))
  serve(editing.resolveComment, ({ params }, { actor }) => resolveComment(deps, actor, params))
}
