type Answer = Readonly<Record<string, unknown>>
type Described = { readonly summary?: unknown; readonly response?: unknown }

const TAG = { type: 'string', description: 'A weak tag made from the content of the answer, as `W/"3f2a…"`.' }
const VARY = { type: 'string', description: '`accept-encoding`' }
const CACHE_CONTROL = { type: 'string', description: '`private, no-cache`: keep it, and ask each time.' }
const IF_NONE_MATCH = {
  type: 'string',
  description: 'The `ETag` of an answer that is kept: one, several, or `*`. What is unchanged is not sent again.',
}

const REFUSED = 'Refused. `code` says why; of a 422, `errors` names each field by its path.'
const FAILED = 'The portal failed, or is not ready.'

/** What a call is told to answer, by status. `isPrepared`: its answer is known by a tag. */
export function documentedAnswers<S extends Described>(schema: S, isPrepared: boolean): S {
  const { 200: success, '4xx': refused, '5xx': failed } = schema.response as Record<string, Answer>
  const answers = {
    200: said(success, String(schema.summary), isPrepared && { ETag: TAG, 'Cache-Control': CACHE_CONTROL, Vary: VARY }),
    ...(isPrepared && { 304: said({ type: 'null' }, 'What is kept is still so: no body.', { ETag: TAG, Vary: VARY }) }),
    '4xx': said(refused, REFUSED),
    '5xx': said(failed, FAILED),
  }
  const asked = isPrepared && { headers: { type: 'object', properties: { 'If-None-Match': IF_NONE_MATCH } } }
  return { ...schema, ...asked, response: answers }
}

const said = (answer: Answer | undefined, description: string, headers?: object | false): Answer => ({
  ...answer,
  'x-response-description': description,
  ...(headers && { headers }),
})
