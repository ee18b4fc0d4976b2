// Type-checks every room with its own settings: rules, for example, sees neither Node nor the DOM.
import { spawnSync } from 'node:child_process'

const rooms = ['rules', 'texts', 'contract', 'legal', 'pdf', 'api', 'web', 'e2e'].map((room) => `packages/${room}`)
const projects = [...rooms, 'bench', 'scripts']

// One checker per process: several checkers infer the same types repeatedly, which doubles the work and takes longer on
// few cores.
const failed = projects.filter((project) => {
  const args = ['node_modules/typescript/bin/tsc', '-p', project, '--checkers', '1']
  const run = spawnSync(process.execPath, args, { stdio: 'inherit' })
  return run.status !== 0
})
if (failed.length > 0) {
  console.error(`Type errors in: ${failed.join(', ')}`)
  process.exit(1)
}
