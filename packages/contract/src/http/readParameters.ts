import { z } from 'zod'

/** Query parameters of the information hub, documented for API clients. */

/** A day, told with what it stands for. */
export const dayOf = (description: string) => z.iso.date().meta({ description, examples: ['2026-11-20'] })

/** Of the material and of its use; today unless given. */
export const Days = {
  intendedUseDate: dayOf('The day on which use begins, not before the access; today unless given.').optional(),
  accessDate: dayOf('The day on which the material is accessed; today unless given.').optional(),
}

/** Facts of the reference case that a query may replace. */
export const Case = {
  material: z
    .string()
    .max(100)
    .meta({ description: 'What the material is, as `plant`, the reference case.', examples: ['plant'] })
    .optional(),
  provenance: z
    .enum(['in_situ', 'ex_situ'])
    .meta({
      description: 'From where it lives (`in_situ`, the reference case) or from a collection.',
      examples: ['in_situ'],
    })
    .optional(),
  user: z
    .enum(['national', 'foreign'])
    .meta({
      description: 'Whether the user is of the country that the material is from; `foreign` in the reference case.',
      examples: ['foreign'],
    })
    .optional(),
  commercialIntent: z
    .enum(['commercial', 'non_commercial'])
    .meta({ description: 'What is intended; `commercial` in the reference case.', examples: ['commercial'] })
    .optional(),
  region: z
    .string()
    .max(20)
    .meta({
      description:
        'A region, as `meta.regions` of a country has it; a country without it is read at its strictest one.',
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
    description:
      'A document by its `documentId`; treaties and instruments above the countries have no prefix of a country.',
    examples: ['br-law-13123-2015'],
  })
