import { build, type InlineConfig, type Rolldown } from 'vite'

/**
 * Screens that most people come to first. On a bad line each file costs a round trip, so what they share goes into few
 * files, and into none that holds more than each of its screens needs.
 */
export const SCREENS = {
  start: [/src\/main\.tsx$/, /index\.html$/],
  signIn: [/sign-in\/LoginPage\.tsx$/, /sign-in\/AccessRulesFigure\.tsx$/],
  shell: [/routing\/frameRoutes\.tsx$/],
  routes: [/routing\/signedInRoutes\.tsx$/],
  hub: [/countries\/CountriesPage\.tsx$/],
  cases: [/DashboardPage\.tsx$/, /list\/AssessmentListPage\.tsx$/],
  form: [/answering\/AssessmentPage\.tsx$/],
  formParts: [/questions\/fields\.tsx$/, /answering\/LivePanel\.tsx$/, /answering\/deferredParts\.ts$/],
} as const
type Screen = keyof typeof SCREENS
type Needed = Map<Screen, ReadonlySet<string>>

/**
 * The libraries of every screen go into one file: twenty small ones compress worse and take twenty requests. Several queries
 * at once, and lists that grow, come after signing in.
 */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|scheduler|react-router|i18next|react-i18next|@tanstack[\\/](react-query|query-core)|@mantine[\\/]core[\\/]esm[\\/]core)[\\/](?!.*(queriesObserver|useQueries|infiniteQuery|useInfiniteQuery))/i

/**
 * The files: each takes the modules that all screens of one of its sets need and that no file before it holds. Files for
 * a few kB of several screens are left out, since those screens are opened one after the other: their headers and their
 * worse compression took longer than what a screen may not need of a larger file.
 */
const FILES: readonly { readonly name: string; readonly sets: readonly (readonly Screen[])[]; readonly of?: RegExp }[] =
  [
    { name: 'kit', of: LIBRARIES, sets: [['start'], ['signIn'], ['shell'], ['form']] },
    { name: 'start', sets: [['start'], ['signIn', 'shell'], ['signIn', 'form']] },
    { name: 'signIn', sets: [['signIn']] },
    { name: 'shell', sets: [['shell'], ['hub', 'cases', 'form']] },
    { name: 'hub-form', sets: [['hub', 'form']] },
    { name: 'cases-form', sets: [['cases', 'form']] },
    { name: 'hub-cases', sets: [['hub', 'cases']] },
    { name: 'form', sets: [['form']] },
    { name: 'cases-formParts', sets: [['cases', 'formParts']] },
    { name: 'cases', sets: [['cases']] },
    { name: 'hub', sets: [['hub']] },
  ]

/** The code that only these need stands in the page of a form, see `preload.ts`; other pages load it as files. */
export const IN_PAGE = ['shell', 'form', 'start'] as const satisfies readonly Screen[]

/** The English texts of fields are always there: a file of their own would be one more. */
const JOINING = /texts\/src\/en\/shared\/fields\.ts$/

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
  const inPage = new Set(IN_PAGE.flatMap((screen) => [...onlyIn(screen, chunks)]))
  const stays = (id: string) => inPage.has(id) || (entries.has(id) && !JOINING.test(id))
  return FILES.map(({ name, sets, of }, index) => ({
    name,
    priority: FILES.length - index,
    // The imports of our modules are not grouped with them, because unused ones would be loaded, too.
    includeDependenciesRecursively: of !== undefined,
    test: (id: string) =>
      !stays(id) &&
      (of === undefined || of.test(id)) &&
      sets.some((screens) => screens.every((screen) => needed.get(screen)?.has(id))),
  }))
}

/** Large parts of libraries, which are better loaded once than with each page. */
const LOADED_ONCE = /node_modules[\\/](react-dom|scheduler)[\\/]/

/** Modules that nothing needs but what starts this screen: the page of a form has them in it, see `preload.ts`. */
function onlyIn(screen: Screen, chunks: readonly Rolldown.OutputChunk[]): ReadonlySet<string> {
  const starts = ({ moduleIds }: Rolldown.OutputChunk) =>
    moduleIds.some((id) => SCREENS[screen].some((file) => file.test(id)))
  const candidates = new Set(chunksFor(SCREENS[screen], chunks))
  const isNeededElsewhere = ({ fileName }: Rolldown.OutputChunk) =>
    chunks.some((one) => !candidates.has(one) && [...one.imports, ...one.dynamicImports].includes(fileName))
  let before: number
  do {
    before = candidates.size
    for (const chunk of candidates) if (!starts(chunk) && isNeededElsewhere(chunk)) candidates.delete(chunk)
  } while (candidates.size < before)
  return new Set([...candidates].flatMap(({ moduleIds }) => moduleIds.filter((id) => !LOADED_ONCE.test(id))))
}

function neededBy(chunks: readonly Rolldown.OutputChunk[]): Needed {
  const modulesOf = (files: readonly RegExp[]) =>
    new Set(chunksFor(files, chunks).flatMap(({ moduleIds }) => moduleIds))
  return new Map(Object.entries(SCREENS).map(([screen, files]) => [screen as Screen, modulesOf(files)]))
}

/** The chunks that hold these modules, and all that they import. */
export function chunksFor(files: readonly RegExp[], chunks: readonly Rolldown.OutputChunk[]): Rolldown.OutputChunk[] {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const all = new Set(chunks.filter(({ moduleIds }) => moduleIds.some((id) => files.some((file) => file.test(id)))))
  // A `Set` also iterates over items added during the loop.
  for (const { imports } of all) for (const name of imports) all.add(byName.get(name) as Rolldown.OutputChunk)
  return [...all]
}
