import type { FastifyInstance } from 'fastify'
import { acceptedLanguage, inLanguageScope, type LanguageScope } from '../../text/language.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Where the language of everything that is worded for this request stands. */
    languageScope: LanguageScope
  }
}

/** Words every answer in the caller's language: the one that Accept-Language prefers, until the guard knows the user. */
export function answerInLanguages(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.languageScope = { language: acceptedLanguage(request.headers['accept-language']) ?? 'en' }
    inLanguageScope(request.languageScope, done)
  })
  // Reading a body leaves the scope, because the stream belongs to the connection.
  app.addHook('preValidation', (request, _reply, done) => inLanguageScope(request.languageScope, done))
}
