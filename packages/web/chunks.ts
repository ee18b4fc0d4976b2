import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * Screens that most people come to first. On a bad line each file costs a round trip, so what they share goes into few
 * files, and into none that holds more than each of its screens needs.
 */
export const SCREENS = {
  start: [/src\/main\.tsx$/, /index\.html$/],
  signIn: [/sign-in\/LoginPage\.tsx$/],
  shell: [/routing\/signedInRoutes\.tsx$/],
  hub: [/countries\/CountriesPage\.tsx$/],
  cases: [/DashboardPage\.tsx$/, /list\/AssessmentListPage\.tsx$/],
  form: [/answering\/AssessmentPage\.tsx$/],
  formParts: [/questions\/fields\.ts$/, /answering\/LivePanel\.tsx$/, /answering\/deferredParts\.ts$/],
} as const
type Screen = keyof typeof SCREENS
type Needed = Map<Screen, ReadonlySet<string>>

/** A file for what all of these screens need and no file before it holds. */
const FILES: readonly (readonly Screen[])[] = [
  ['start'],
  ['signIn', 'shell'],
  ['signIn', 'form'],
  ['signIn'],
  ['shell'],
  ['hub', 'cases', 'form'],
  ['hub', 'form'],
  ['cases', 'form'],
  ['hub', 'cases'],
  ['form'],
  ['cases', 'formParts'],
  ['cases'],
  ['hub'],
]

/**
 * Groups of modules as the bundler takes them. It is asked once with a chunk for each module, because only it knows what
 * is left out.
 */
export async function groupsByScreen({ build: options, ...config }: InlineConfig) {
  const rolldownOptions = { ...options?.rolldownOptions, output: { preserveModules: true } }
  const { output } = (await build({
    ...config,
    configFile: false,
    logLevel: 'silent',
    build: { ...options, rolldownOptions, write: false, minify: false },
  })) as Rolldown.RolldownOutput
  const chunks = output.filter((file) => file.type === 'chunk')
  const needed = neededBy(chunks)
  const loadedAlone = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports))
  const entries = new Set(chunks.flatMap(({ fileName, moduleIds }) => (loadedAlone.has(fileName) ? moduleIds : [])))
  const stays = (id: string) => entries.has(id) || SCREENS.start.some((file) => file.test(id))
  return FILES.map((screens, index) => ({
    name: screens.join('-'),
    priority: FILES.length - index,
    // The imports of a module are not grouped with it, because unused ones would be loaded, too.
    includeDependenciesRecursively: false,
    test: (id: string) => !stays(id) && screens.every((screen) => needed.get(screen)?.has(id)),
  }))
}

function neededBy(chunks: readonly Rolldown.OutputChunk[]): Needed {
  const modulesOf = (files: readonly RegExp[]) =>
    new Set(chunksFor(files, chunks).flatMap(({ moduleIds }) => moduleIds))
  return new Map(Object.entries(SCREENS).map(([screen, files]) => [screen as Screen, modulesOf(files)]))
}

/** The chunks that begin with these modules, and all that they import. */
export function chunksFor(files: readonly RegExp[], chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const all = new Set(chunks.filter(({ facadeModuleId }) => files.some((file) => file.test(facadeModuleId ?? ''))))
  // A `Set` also iterates over items added during the loop.
  for (const { imports } of all) for (const name of imports) all.add(byName.get(name) as Rolldown.OutputChunk)
  return [...all]
}
