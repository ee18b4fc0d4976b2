import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { Confidence } from '../law/matrix.ts'

export const GLOSSARY_CATEGORIES = ['materials', 'intended_use'] as const

export const GlossaryReference = z.object({
  id: z.string(),
  title: z.string(),
  citation: z.string(),
  year: z.int(),
  url: z.string().nullable(),
  governs: z.string(),
  confidence: Confidence,
})
export const GlossaryTerm = z.object({
  id: z.string(),
  title: z.string(),
  category: z.enum(GLOSSARY_CATEGORIES),
  text: z.string(),
  reference: z.string(),
  article: z.string().nullable(),
  confidence: Confidence,
})
/** The shape of `packages/legal/protocol/glossary.yaml`. */
export const GlossaryFile = z.object({
  references: z.array(GlossaryReference).length(5),
  terms: z.array(GlossaryTerm).min(1),
})
export type GlossaryFile = z.infer<typeof GlossaryFile>

/** The title as it stands in the English texts of the law, where `title` is in another language. */
const inLaw = { titleInLaw: z.string().optional() }
export const Glossary = z.object({
  references: z.array(GlossaryReference.extend(inLaw)),
  terms: z.array(GlossaryTerm.extend(inLaw)),
})
export type Glossary = z.infer<typeof Glossary>
export type GlossaryTerm = Glossary['terms'][number]

export const glossary = {
  read: endpoint({
    method: 'GET',
    path: '/content/glossary',
    summary: 'List the glossary terms on materials and intended uses, and the five instruments that they come from',
    access: 'signedIn',
    response: Glossary,
  }),
}
