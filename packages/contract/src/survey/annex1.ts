import type { Annex1 as Annex1Model } from '@portal/rules'
import { z } from 'zod'

const Names = z.array(z.string().min(1)).min(1)

const FoodCrop = z.strictObject({
  crop: z.string().min(1),
  genus: Names,
  speciesOnly: Names.optional(),
  exclude: Names.optional(),
  synonymsExcluded: Names.optional(),
  synonyms: Names.optional(),
  relatedGenusCheck: Names.optional(),
  needCheck: z.boolean().optional(),
  speciesHint: Names.optional(),
  note: z.string().optional(),
})

const Forage = z.strictObject({ genus: z.string().min(1), species: Names, synonyms: Names.optional() })

/** The crop list of the Plant Treaty, as far as Latin names are compared with it. */
export const Annex1 = z.object({
  foodCrops: z.array(FoodCrop),
  forages: z.array(Forage),
}) satisfies z.ZodType<Annex1Model>
export type Annex1 = Annex1Model
