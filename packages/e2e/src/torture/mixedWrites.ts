import { createHash, randomUUID } from 'node:crypto'

/** A write that was acknowledged: where it is read back (by POST with a body), and a text that is in the answer then. */
export type Written = { path: string; body?: object; proof: string }

/** Calls the API and returns its answer; throws for anything but a success. */
type Call = (path: string, init: RequestInit) => Promise<Response>
type Mixed = (call: Call, assessmentId: string) => Promise<Written>

/** One of several kinds of writes at an assessment, the next kind with each call. */
export function createMixedWrites(): Mixed {
  const kinds: Mixed[] = [addPaper, importList, oneAtATime(makePack), releaseLock]
  let next = 0
  return (call, assessmentId) => (kinds[next++ % kinds.length] as Mixed)(call, assessmentId)
}

/** Begins each write once the one before has ended: the portal makes one pack of a user at a time, and refuses others. */
function oneAtATime(write: Mixed): Mixed {
  let last: Promise<unknown> = Promise.resolve()
  return (call, assessmentId) => {
    const next = last.catch(() => undefined).then(() => write(call, assessmentId))
    last = next
    return next
  }
}

/** Uploads a file and adds it as evidence; read back is the file itself. */
const addPaper: Mixed = async (call, assessmentId) => {
  const text = `Permit ${randomUUID()}\n`
  const sha256 = createHash('sha256').update(text).digest('hex')
  const headers = { 'content-type': 'application/octet-stream' }
  const upload = `/evidence/uploads?${new URLSearchParams({ name: 'permit.txt', sha256 })}`
  const { fileId } = await (await call(upload, { method: 'POST', headers, body: text })).json()
  const body = { kind: 'permit', number: 'T-1', fileId, target: { part: 'assessment', id: null }, settles: false }
  const { evidenceId } = await (await call(`/assessments/${assessmentId}/evidence`, json('POST', body))).json()
  return { path: `/evidence/${evidenceId}/files/${fileId}`, proof: text }
}

const importList: Mixed = async (call) => {
  const rows = [1, 2, 3].map((row) => ({ row, cells: [`torture ${randomUUID()}`, 'BR'] }))
  const body = { fileName: 'list.csv', columns: ['reference', 'providerCountry'], rows }
  const { importId } = await (await call('/imports', json('POST', body))).json()
  return { path: `/imports/${importId}`, proof: importId }
}

/** The making of a pack stands in the audit log. */
const makePack: Mixed = async (call, assessmentId) => {
  const forWhom = `Inspectorate ${randomUUID()}`
  await (await call('/packs', json('POST', { assessmentIds: [assessmentId], forWhom }))).arrayBuffer()
  return { path: '/audit/list', body: { q: forWhom }, proof: forWhom }
}

const releaseLock: Mixed = async (call, assessmentId) => {
  const { assessment } = await (await call(`/assessments/${assessmentId}`, { method: 'GET' })).json()
  const { ref, type } = assessment.locks.find(({ closed }: { closed: boolean }) => closed)
  const comment = `The permit is on file: ${randomUUID()}`
  await call(`/assessments/unlock/${assessmentId}`, json('PUT', { ref, type, comment }))
  return { path: `/assessments/${assessmentId}`, proof: comment }
}

const json = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
