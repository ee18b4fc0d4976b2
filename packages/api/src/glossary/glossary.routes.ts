import { glossary as contract, Glossary } from '@portal/contract'
import type { Content } from '@portal/legal'
import { prepare } from '../http/prepared.ts'
import type { ServePrepared } from '../http/serve.ts'

export function glossaryRoutes(servePrepared: ServePrepared, { editorial }: Content): void {
  const prepared = prepare(Glossary, editorial.glossary)
  servePrepared(contract.read, async () => prepared)
}
