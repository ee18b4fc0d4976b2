import { packs } from '@portal/contract'
import type { Serving } from '../../http/serve.ts'
import { makePack } from './makePack.ts'
import { type PackDeps, readCases } from './packCases.ts'

export function packRoutes({ serve, serveFile }: Pick<Serving, 'serve' | 'serveFile'>, deps: PackDeps): void {
  serve(packs.preview, async ({ body }, { actor }) => {
    const cases = await readCases(deps, actor, body.assessmentIds)
    return {
      cases: cases.map(({ read: { row }, papers, gaps }) => ({
        assessmentId: row.assessmentId,
        id: row.number,
        name: row.name,
        geneticResource: row.geneticResource,
        providerCountry: row.providerCountry,
        placeType: row.placeType,
        intendedUse: row.intendedUse,
        gaps,
        papers: papers.length,
        files: papers.filter(({ files }) => files.length > 0).length,
      })),
    }
  })

  serveFile(packs.make, ({ body }, { actor }) => makePack(deps, actor, body))
}
