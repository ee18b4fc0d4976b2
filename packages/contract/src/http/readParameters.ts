import { dateOf } from '@portal/rules'
import { z } from 'zod'
import { says } from './issueMessage.ts'

/** Query parameters of the information hub, documented for API clients. */

/** A day, with a description of what it stands for. */
export const dayOf = (description: string) => z.iso.date().meta({ description, examples: ['2026-11-20'] })

/** The days of access and of use; today by default. */
export const Days = {
  intendedUseDate: dayOf('The day on which use begins, not before the access; today unless given.').optional(),
  accessDate: dayOf('The day on which the material is accessed; today unless given.').optional(),
}

/** A day of access as exactly as it is known, as in the form: the strictest of its days counts. */
export const AccessSpan = z
  .string()
  .refine((text) => text === 'unknown' || dateOf(text) !== undefined, { error: says('fields.partialDay') })
  .meta({
    description:
      'The day on which the material is accessed, as `2014-10-12`, `2014-10` or `2014`, after “<” some day before it, or `unknown`; the strictest of these days counts. Today unless given.',
    examples: ['2014-10'],
  })
  .optional()

/** Facts of the reference case that a query may override. */
export const Case = {
  material: z
    .string()
    .max(100)
    .meta({ description: 'The kind of material; `plant` in the reference case.', examples: ['plant'] })
    .optional(),
  provenance: z
    .enum(['in_situ', 'ex_situ'])
    .meta({
      description:
        'Whether the material is from where it lives (`in_situ`, as in the reference case) or from a collection.',
      examples: ['in_situ'],
    })
    .optional(),
  user: z
    .enum(['national', 'foreign'])
    .meta({
      description: 'Whether the user belongs to the country of the material; `foreign` in the reference case.',
      examples: ['foreign'],
    })
    .optional(),
  commercialIntent: z
    .enum(['commercial', 'non_commercial'])
    .meta({ description: 'The intention of the use; `commercial` in the reference case.', examples: ['commercial'] })
    .optional(),
  region: z
    .string()
    .max(20)
    .meta({
      description: 'A region, as listed in `meta.regions` of a country; without it, the strictest region applies.',
      examples: ['FR-GF'],
    })
    .optional(),
}

export const UseId = z
  .string()
  .max(100)
  .meta({
    description: 'One of the 20 intended uses, by its id in `columns` of the result map.',
    examples: ['breeding'],
  })

export const DocumentId = z
  .string()
  .min(1)
  .max(200)
  .meta({
    description: 'A document by its `documentId`; treaties and instruments above the countries have no country prefix.',
    examples: ['br-law-13123-2015'],
  })
