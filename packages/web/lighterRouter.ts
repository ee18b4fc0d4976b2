import { type Plugin, parseSync, type Rolldown, Visitor } from 'vite'

/**
 * Functions of the router for what the portal has none of: forms and fetchers that the router sends, redirects of loaders,
 * middleware, links that load ahead what a server lists, a page that a server rendered, instruments, and notes for
 * developers.
 */
const UNUSED: ReadonlySet<string> = new Set([
  'fetch2',
  'getRouteInstrumentationUpdates',
  'handleAction',
  'instrumentClientSideRouter',
  'parseHydrationData',
  'PrefetchPageLinks',
  'RSCErrorHandler',
  'runClientMiddlewarePipeline',
  'startRedirectNavigation',
  'warning',
  'warningOnce',
  'warnOnce',
])

/** Exports of the router that call them. */
const CALLERS: ReadonlySet<string> = new Set([
  'Form',
  'redirect',
  'replace',
  'useFetcher',
  'useFormAction',
  'useSubmit',
])

const ROUTER = /react-router[\\/]dist[\\/]production[\\/]chunk-/

/**
 * Leaves parts of the router out of the build that a bundler keeps: it cannot know that a function which the router names is
 * never called, nor that a component whose name is written down for developers is used by nobody.
 */
export const lighterRouter: Plugin = {
  name: 'lighter-router',
  apply: 'build',
  transform: {
    filter: { id: ROUTER },
    handler: (code, id) => {
      const bodies = bodiesOf(code, id)
      if (bodies.length === 0) return null
      if (bodies.length !== UNUSED.size) throw new Error(`${id} no longer has what lighterRouter.ts leaves out.`)
      return bodies
        .toReversed()
        .reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code)
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /* @__PURE__ */ $1')
    },
  },
  generateBundle(_options, bundle) {
    const used = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? callersIn(file) : []))
    if (used.length > 0) throw new Error(`lighterRouter.ts leaves out what ${used.join(', ')} needs.`)
  },
}

const callersIn = ({ modules }: Rolldown.OutputChunk): string[] =>
  Object.entries(modules).flatMap(([id, { renderedExports }]) =>
    ROUTER.test(id) ? renderedExports.filter((name) => CALLERS.has(name)) : [],
  )

type Place = { readonly start: number; readonly end: number }

/** In the order in which they stand. */
function bodiesOf(code: string, id: string): Place[] {
  const bodies: Place[] = []
  new Visitor({
    FunctionDeclaration: ({ id: name, body }) => {
      if (name && body && UNUSED.has(name.name)) bodies.push(body)
    },
  }).visit(parseSync(id, code).program)
  return bodies
}
