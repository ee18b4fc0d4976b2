import { z } from 'zod'

/** From which version of a country to which an activation led. */
export const VersionStep = z.object({ countryId: z.string(), from: z.int(), to: z.int() })
export type VersionStep = z.infer<typeof VersionStep>
