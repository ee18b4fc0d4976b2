import type { Visitor } from './browser.ts'
import type { Ids } from './screens.ts'

/** The country of the one unfinished assessment whose form is opened. */
export const UNFINISHED_IN = 'FR'

/** The assessments and the document of the demo portal that screens are opened for. */
export async function findIds({ baseURL, token }: Visitor): Promise<Ids> {
  const ask = async (path: string, body: object) => {
    const reply = await fetch(`${baseURL}/api${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { rows } = (await reply.json()) as { rows: { [name: string]: string }[] }
    const [first] = rows
    if (!first) throw new Error(`The demo has nothing for ${path} ${JSON.stringify(body)}`)
    return first
  }
  const searched = (status: string, providerCountry: string) =>
    ask('/assessments/search', { from: 0, size: 1, filters: { status: [status], providerCountry: [providerCountry] } })
  return {
    completed: String((await searched('COMPLETED', 'BR')).assessmentId),
    inProgress: String((await searched('IN_PROGRESS', UNFINISHED_IN)).assessmentId),
    document: String((await ask('/legal-documents/list', { countryId: 'BR' })).documentId),
  }
}
