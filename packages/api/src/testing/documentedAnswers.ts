import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

type JsonSchema = { [keyword: string]: unknown }
type Operation = {
  parameters?: { name: string; in: 'path' | 'query'; required?: boolean; schema: JsonSchema }[]
  requestBody?: { content: { [type: string]: { schema: JsonSchema } } }
  responses: { [status: string]: { content?: object } }
}
export type OpenApi = { paths: { [path: string]: { [method: string]: Operation } } }

export const documentOf = async (app: FastifyInstance): Promise<OpenApi> => (await app.inject('/api/docs/json')).json()

type Asked = { method: string; path: string }

/**
 * Checks answers against the published OpenAPI document, as another program would read it, and returns what is wrong.
 * `path` is that of the document, with parameters in braces.
 */
export function answersOf(document: OpenApi): (asked: Asked, reply: LightMyRequestResponse) => unknown[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  addFormats.default(ajv)
  ajv.addSchema(document, 'document')
  return ({ method, path }, reply) => {
    const { responses } = document.paths[path]?.[method.toLowerCase()] ?? { responses: {} }
    const documented = [String(reply.statusCode), `${String(reply.statusCode)[0]}XX`]
    const status = documented.find((candidate) => Object.hasOwn(responses, candidate))
    if (!status) return [`${method} ${path} ${reply.statusCode} is not documented`]
    const type = String(reply.headers['content-type'] ?? '').split(';')[0] ?? ''
    if (!/json$/.test(type)) return []
    const pointer = ['paths', path, method.toLowerCase(), 'responses', status, 'content', type, 'schema']
    const validate = ajv.getSchema(`document#/${pointer.map(encoded).join('/')}`)
    if (!validate) return [`${method} ${path} ${status} ${type} is not documented`]
    return bodiesOf(type, reply.body).flatMap((body) => (validate(body) ? [] : (validate.errors ?? [])))
  }
}

const encoded = (step: string) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))

const bodiesOf = (type: string, text: string): unknown[] =>
  type === 'application/x-ndjson'
    ? text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line))
    : [JSON.parse(text)]
