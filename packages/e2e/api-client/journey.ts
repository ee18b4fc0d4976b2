import createClient, { type Middleware } from 'openapi-fetch'
import type { paths } from './generated/portal.d.ts'

type Credentials = { email: string; password: string }
type Answers = Record<string, string>

/** The way of a program through the generated client: signs in, makes an assessment, answers more and reads the result. */
export async function assessByProgram(portal: string, { email, password }: Credentials, answers: readonly Answers[]) {
  const client = createClient<paths>({ baseUrl: portal })
  const { data: session } = await client.POST('/api/authentication/login', { body: { email, password } })
  client.use(bearer(session?.accessToken ?? ''))

  const [first = {}, ...more] = answers
  const { data: made } = await client.POST('/api/assessments', {
    body: { internalReference: 'By a program', answers: first },
  })
  const path = { id: made?.assessment.assessmentId ?? '' }
  for (const body of more) await client.PUT('/api/assessments/add-answer/{id}', { params: { path }, body })
  const { data: read } = await client.GET('/api/assessments/{id}', { params: { path } })
  // @ts-expect-error The document names the parameter "id": a client that leaves it out does not compile.
  const { error } = await client.GET('/api/assessments/{id}', { params: { path: {} } })
  return { before: made?.assessment.status, after: read, refusal: error }
}

const bearer = (token: string): Middleware => ({
  onRequest({ request }) {
    request.headers.set('authorization', `Bearer ${token}`)
  },
})
