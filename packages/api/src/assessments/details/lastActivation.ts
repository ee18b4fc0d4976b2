import type { ContentRef } from '@portal/rules'
import { and, desc, eq, or } from 'drizzle-orm'
import type { Transaction } from '../../db/connect.ts'
import { activations } from '../../db/schema.ts'

/** The latest activation that made one of these versions the active one; undefined: they came with the first start. */
export async function lastActivation(tx: Transaction, content: readonly ContentRef[]): Promise<string | undefined> {
  const ofOne = content.map(({ id, version }) => and(eq(activations.contentId, id), eq(activations.version, version)))
  const [row] = await tx
    .select({ activationId: activations.activationId })
    .from(activations)
    .where(or(...ofOne))
    .orderBy(desc(activations.createdAt))
    .limit(1)
  return row?.activationId
}
