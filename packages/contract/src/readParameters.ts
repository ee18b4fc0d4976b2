import { z } from 'zod'

/** What the calls of the information hub are asked with, told for who reads them from another program. */

/** A day, told with what it stands for. */
export const dayOf = (description: string) => z.iso.date().meta({ description, examples: ['2026-11-20'] })

const one = <T extends z.ZodType>(schema: T, description: string, example: string) =>
  schema.meta({ description, examples: [example] })

/** Of the material and of its use; today unless given. */
export const Days = {
  intendedUseDate: dayOf('The day on which use begins, not before the access; today unless given.').optional(),
  accessDate: dayOf('The day on which the material is accessed; today unless given.').optional(),
}

/** What may be said otherwise of the reference case. */
export const Case = {
  material: one(z.string().max(100), 'What the material is, as `plant`, the reference case.', 'plant').optional(),
  provenance: one(
    z.enum(['in_situ', 'ex_situ']),
    'From where it lives (`in_situ`, the reference case) or from a collection.',
    'in_situ',
  ).optional(),
  user: one(
    z.enum(['national', 'foreign']),
    'Whether the user is of the country that the material is from; `foreign` in the reference case.',
    'foreign',
  ).optional(),
  commercialIntent: one(
    z.enum(['commercial', 'non_commercial']),
    'What is intended; `commercial` in the reference case.',
    'commercial',
  ).optional(),
  region: one(
    z.string().max(20),
    'A region, as `meta.regions` of a country has it; a country without it is read at its strictest one.',
    'FR-GF',
  ).optional(),
}

export const UseId = one(
  z.string().max(100),
  'One of the 20 intended uses, by its id in `columns` of the result map.',
  'breeding',
)

export const DocumentId = one(
  z.string().min(1).max(200),
  'A document by its `documentId`; treaties and instruments above the countries have no prefix of a country.',
  'br-law-13123-2015',
)
