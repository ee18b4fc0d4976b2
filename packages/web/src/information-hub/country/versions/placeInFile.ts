type Members = { readonly [key: string]: unknown }

const isObject = (value: unknown): value is Members => typeof value === 'object' && value !== null

/**
 * The place of a problem in the file, with ids instead of positions: `matrices.0.rows.2.then.status` becomes
 * `matrices › br-genetic-heritage › rows › br-old-use › then › status`.
 */
export function placeInFile(file: unknown, path: string): string {
  let node = file
  const names = path.split('.').map((key) => {
    const parent = node
    node = isObject(parent) ? parent[key] : undefined
    if (!Array.isArray(parent)) return key
    return isObject(node) && typeof node.id === 'string' ? node.id : String(Number(key) + 1)
  })
  return names.join(' › ')
}
