import { letters } from '@portal/contract'
import { ifMatchOf, tagVersion } from '../http/refuseStale.ts'
import type { Serving } from '../http/serve.ts'
import { letterFile } from './letterFile.ts'
import { readLetter, readLetterHistory, readLetters } from './readLetters.ts'
import { saveLetter } from './saveLetter.ts'
import { answerLetter, type SendDeps, sendLetter } from './sendLetter.ts'

export function letterRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: SendDeps): void {
  serve(letters.ofAssessment, ({ params }, { actor }) => readLetters(deps, actor, params.id))

  serve(letters.read, async ({ params, query }, { actor, reply }) => {
    const letter = await readLetter(deps, actor, { ...params, ...query })
    tagVersion(reply, letter)
    return letter
  })

  serve(letters.save, async ({ params, query, body }, { actor, request, reply }) => {
    const change = { key: params, language: query.language, fields: body.fields, ifMatch: ifMatchOf(request) }
    const letter = await saveLetter(deps, actor, change)
    tagVersion(reply, letter)
    return letter
  })

  serve(letters.send, ({ params, body }, { actor }) => sendLetter(deps, actor, params, body))

  serve(letters.answer, ({ params, body }, { actor }) => answerLetter(deps, actor, params, body))

  serveFile(letters.file, ({ params, query }, { actor, reply }) =>
    letterFile(deps, actor, { ...params, ...query, response: reply.raw }),
  )

  serve(letters.history, ({ params }, { actor }) => readLetterHistory(deps, actor, params))
}
