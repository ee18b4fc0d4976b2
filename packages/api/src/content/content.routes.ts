import {
  clearingHouse,
  content,
  counsel,
  documentFiles,
  editing,
  exchange,
  goldenCases,
  HOUSE,
  houseRules,
  merging,
  reviews,
  versions,
} from '@portal/contract'
import type { FastifyReply } from 'fastify'
import type { Actor } from '../http/actor.ts'
import { entityTag } from '../http/cachedResponse.ts'
import { ifMatchOf } from '../http/refuseStale.ts'
import { receiving, type Serve, type Serving, sandbox } from '../http/serve.ts'
import { accountOfHouse } from './bundles.ts'
import type { ReadNational } from './clearing-house/nationalRecords.ts'
import {
  type CounselDeps,
  commentAsCounsel,
  inviteCounsel,
  listLinks,
  openFileForCounsel,
  readForCounsel,
  withdrawLink,
} from './counsel/counsel.service.ts'
import { type DocumentFileDeps, openDocumentFile, storeDocumentFile } from './editing/documentFiles.service.ts'
import { changeDraft, readEdits } from './editing/editing.service.ts'
import { commentOnDraft, giveBack, handOver, resolveComment } from './editing/handOver.service.ts'
import { readWorkspace, type WorkspaceDeps } from './editing/workspace.service.ts'
import {
  checkImport,
  type ExchangeDeps,
  exportTables,
  exportWorkbook,
  startImport,
} from './exchange/exchange.service.ts'
import { exportFiles } from './exchange/exportFiles.ts'
import { beginHouseRules, readHouseRules } from './house-rules/houseRules.service.ts'
import { chooseSides, mergeDraft, readMerge } from './merging/merging.service.ts'
import { listOverdue, type ReviewDeps, recordReview } from './reviews/reviews.service.ts'
import { lawOf } from './stored/lawOf.ts'
import { presentVersion } from './stored/presentVersion.ts'
import { listVersions } from './stored/versions.repo.ts'
import { beginAnew } from './versions/beginAnew.ts'
import { compareVersions } from './versions/compareVersions.ts'
import { readGoldenCases, replaceGoldenCases } from './versions/goldenCases.service.ts'
import {
  createDraft,
  readVersion,
  removeDraft,
  replaceDraft,
  type VersionStoreDeps,
  validateVersion,
} from './versions/versions.service.ts'

type ContentDeps = ExchangeDeps & ReviewDeps & CounselDeps & DocumentFileDeps & { readNational: ReadNational }

export function contentRoutes({ serve, serveCached, serveFile }: Serving, deps: ContentDeps): void {
  const { db, law } = deps
  serveCached(content.survey, async () => (await law.survey(db)).survey)
  serveCached(content.questionnaire, async () => (await law.survey(db)).questionnaire)
  serveCached(content.treatyLevel, async () => law.treatyLevel())
  serveCached(content.countryLaw, ({ params, query }) => law.countryLaw(db, params.id, query.version))
  serveCached(content.houseRules, (_, { actor }) => law.houseRules(db, actor.accountId))
  versionRoutes(serve, deps)
  editingRoutes(serve, deps)
  counselRoutes({ serve, serveFile }, deps)
  fileRoutes({ serve, serveFile }, deps)
  serveFile(exchange.exportXlsx, ({ params }) => exportWorkbook(deps, params))
  serveFile(exchange.exportDmn, ({ params }) => exportTables(deps, params))
  serveFile(exchange.exportFiles, ({ params }) => exportFiles(deps, params))
  serve(exchange.check, ({ params, body }, { actor }) => checkImport(deps, actor, params.id, body))
  serve(exchange.start, async ({ params, body }, { actor, reply }) =>
    withEtag(reply, await startImport(deps, actor, params.id, body)),
  )
  serve(clearingHouse.national, ({ params }) => {
    if (!law.isKnown(params.id)) throw law.missing(params.id)
    return deps.readNational(params.id)
  })
  serve(reviews.overdue, () => listOverdue(deps))
  serve(reviews.record, ({ params, body }, { actor }) => recordReview(deps, actor, params.id, body))
}

function versionRoutes(serve: Serve, deps: VersionStoreDeps): void {
  serve(versions.list, async ({ params }, { actor }) => {
    const [id, published] = readableLaw(actor, params.id)
    if (!accountOfHouse(id) && !deps.law.isKnown(id)) throw deps.law.missing(id)
    const rows = (await listVersions(deps.db, id, published)).map(presentVersion)
    return { count: rows.length, rows }
  })

  serve(versions.differences, ({ params, query }, { actor }) => {
    const [id, published] = readableLaw(actor, params.id)
    return compareVersions(deps, id, { ...query, published })
  })

  draftRoutes(serve, deps)
  mergeRoutes(serve, deps)
  serve(goldenCases.read, ({ params }) => readGoldenCases(deps, params))
  serve(goldenCases.replace, ({ params, body }, { actor, request }) =>
    replaceGoldenCases(deps, actor, { ...params, ifMatch: ifMatchOf(request) }, body.cases),
  )
  serve(versions.validate, async ({ params }, { actor }) => {
    const problems = await validateVersion(deps, lawOf(actor, params))
    return { valid: problems.length === 0, problems }
  })
}

function mergeRoutes(serve: Serve, deps: VersionStoreDeps): void {
  serve(merging.read, ({ params }, { actor }) => readMerge(deps, lawOf(actor, params)))
  serve(merging.choose, ({ params, body }, { actor }) => chooseSides(deps, actor, lawOf(actor, params), body.choices))
  serve(merging.merge, async ({ params }, { actor, request, reply }) =>
    withEtag(reply, await mergeDraft(deps, actor, { ...lawOf(actor, params), ifMatch: ifMatchOf(request) })),
  )
}

function draftRoutes(serve: Serve, deps: VersionStoreDeps): void {
  serve(versions.create, async ({ params, body }, { actor, reply }) =>
    withEtag(reply, await createDraft(deps, actor, params.id, body.from)),
  )
  serve(versions.beginAnew, async ({ params, body }, { actor, reply }) =>
    withEtag(reply, await beginAnew(deps, actor, params.id, body)),
  )
  serve(versions.read, async ({ params }, { actor, reply }) =>
    withEtag(reply, await readVersion(deps, lawOf(actor, params))),
  )
  serve(versions.replace, async ({ params, body }, { actor, request, reply }) =>
    withEtag(reply, await replaceDraft(deps, actor, { ...params, ifMatch: ifMatchOf(request) }, body)),
  )
  serve(versions.remove, async ({ params }, { actor, request }) => {
    await removeDraft(deps, actor, { ...lawOf(actor, params), ifMatch: ifMatchOf(request) })
    return { success: true as const }
  })
}

const mayEditContent = ({ user }: Actor): boolean => user.allowedActions.includes('MANAGE_LEGAL_CONTENT')

/** The id of the law that a reader names, and whether only its published versions are for them. */
const readableLaw = (actor: Actor, id: string): [id: string, published: boolean] =>
  id === HOUSE ? [lawOf(actor, { id }).id, false] : [id, !mayEditContent(actor)]

/** Sends the revision as the entity tag that the next change must match. */
function withEtag<Response extends { version: { revision: number } }>(
  reply: FastifyReply,
  response: Response,
): Response {
  void reply.header('etag', entityTag(response.version.revision))
  return response
}

function editingRoutes(serve: Serve, deps: WorkspaceDeps): void {
  serve(houseRules.read, (_, { actor }) => readHouseRules(deps, actor))
  serve(houseRules.begin, async (_, { actor, reply }) => withEtag(reply, await beginHouseRules(deps, actor)))
  serve(editing.workspace, (_, { actor }) => readWorkspace(deps, actor))
  serve(editing.change, ({ params, body }, { actor }) => changeDraft(deps, actor, lawOf(actor, params), body))
  serve(editing.edits, ({ params, query }, { actor }) => readEdits(deps, actor, lawOf(actor, params), query.after))
  serve(editing.handOver, ({ params, body }, { actor }) => handOver(deps, actor, lawOf(actor, params), body))
  serve(editing.giveBack, ({ params, body }, { actor }) => giveBack(deps, actor, lawOf(actor, params), body))
  serve(editing.comment, ({ params, body }, { actor }) => commentOnDraft(deps, actor, lawOf(actor, params), body))
  serve(editing.resolveComment, ({ params }, { actor }) => resolveComment(deps, actor, lawOf(actor, params)))
}

function fileRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: DocumentFileDeps): void {
  serve(documentFiles.upload, ({ params, query }, { actor, request, reply }) =>
    receiving(request, reply, (body) => storeDocumentFile(deps, actor, params.id, { ...query, ...body })),
  )
  serveFile(documentFiles.read, ({ params }, { actor, reply }) => {
    sandbox(reply)
    return openDocumentFile(deps, { ...params, readsDrafts: mayEditContent(actor) })
  })
}

function counselRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: CounselDeps): void {
  serve(counsel.links, ({ params }) => listLinks(deps, params))
  serve(counsel.invite, ({ params, body }, { actor }) => inviteCounsel(deps, actor, params, body))
  serve(counsel.withdraw, ({ params }, { actor }) => withdrawLink(deps, actor, params))
  serve(counsel.read, ({ body }, { request }) => readForCounsel(deps, body.token, request.ip))
  serveFile(counsel.documentFile, ({ body }, { request, reply }) => {
    sandbox(reply)
    return openFileForCounsel(deps, body, request.ip)
  })
  serve(counsel.comment, ({ body }, { request }) => commentAsCounsel(deps, body, request.ip))
}
