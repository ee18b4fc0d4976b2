import { type ESTree, type Plugin, parseSync, Visitor } from 'vite'

/** Parts of an endpoint that the browser needs to call it. */
const CALLED_BY: readonly string[] = ['method', 'path', 'access', 'receives', 'produces']

/**
 * Leaves the schemas out of the contract's endpoints: the server validates what it receives and sends, and a schema of
 * one endpoint would bring zod and all schemas of its feature to every screen that calls another. A form that validates
 * imports its schema by name. What no screen imports is left out, because calls outside of functions are marked as pure.
 */
export const callableEndpoints: Plugin = {
  name: 'callable-endpoints',
  enforce: 'pre',
  transform: {
    filter: { id: /packages[\\/]contract[\\/]src[\\/]/ },
    handler: (code, id) => {
      const { schemas, calls } = declarationsIn(parseSync(id, code).program)
      return schemas.reduce(blank, code).replaceAll(/(?:)/g, (_, at: number) => (calls.has(at) ? PURE : ''))
    },
  },
}

const PURE = '/* @__PURE__ */ '

type Place = { readonly start: number; readonly end: number }

/** Where the schemas of endpoints stand, and where calls begin that are made when the module is loaded. */
function declarationsIn(program: ESTree.Program): { schemas: Place[]; calls: ReadonlySet<number> } {
  const schemas: Place[] = []
  const calls = new Set<number>()
  let functions = 0
  const enter = () => {
    functions++
  }
  const leave = () => {
    functions--
  }
  new Visitor({
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    CallExpression: (call) => {
      if (functions === 0) calls.add(call.start)
      schemas.push(...schemasOf(call))
    },
  }).visit(program)
  return { schemas, calls }
}

function schemasOf({ callee, arguments: [definition] }: ESTree.CallExpression): Place[] {
  const isEndpoint = callee.type === 'Identifier' && callee.name === 'endpoint'
  if (!isEndpoint || definition?.type !== 'ObjectExpression') return []
  return definition.properties.filter(
    (one) => one.type === 'Property' && one.key.type === 'Identifier' && !CALLED_BY.includes(one.key.name),
  )
}

/** In spaces and line breaks of the same number, the comma after it included: all else stays where it is. */
function blank(code: string, { start, end }: Place): string {
  const comma = /^\s*,/.exec(code.slice(end))?.[0].length ?? 0
  const gone = code.slice(start, end + comma)
  return code.slice(0, start) + gone.replaceAll(/[^\n]/g, ' ') + code.slice(end + comma)
}
