import type { LawPart } from '@portal/rules'

/** Of all layers, in the order in which they are read. */
export const matricesOf = ({ layers: { scope, provider, user } }: LawPart) =>
  [scope, provider, user].flatMap((matrices) => matrices ?? [])
