// Type-checks every room with its own settings: rules sees neither Node nor the DOM.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const rooms = ['rules', 'contract', 'legal', 'api', 'web', 'e2e'].map((room) => `packages/${room}`)
const projects = [...rooms, 'bench'].filter((folder) => existsSync(`${folder}/src`))

const failed = projects.filter((project) => {
  const run = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project], { stdio: 'inherit' })
  return run.status !== 0
})
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`)
  process.exit(1)
}
