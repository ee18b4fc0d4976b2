import type { FastifyInstance } from 'fastify'
import { acceptedLanguage, inLanguageScope, type LanguageScope } from '../../text/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Holds the language in which this request is answered. */
    languageScope: LanguageScope
  }
}

/** Answers in the language preferred by Accept-Language, until the guard knows the user's own. */
export function answerInLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.languageScope = { language: acceptedLanguage(request.headers['accept-language']) ?? 'en' }
    inLanguageScope(request.languageScope, done)
  })
  // Reading the body leaves the async scope, because the stream belongs to the connection.
  app.addHook('preValidation', (request, _reply, done) => inLanguageScope(request.languageScope, done))
}
