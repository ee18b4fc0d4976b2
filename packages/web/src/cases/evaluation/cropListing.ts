import type { Facts } from '@portal/rules'

/** Whether the crop list of the International Treaty has the organism; undefined where several results are possible. */
export type CropListing = 'yes' | 'no' | 'check'

export function cropListingOf({ boxes }: Facts): CropListing | undefined {
  const part = boxes[0]?.annex1
  const [only, more] = Array.isArray(part) ? part : []
  return more === undefined ? only : undefined
}
