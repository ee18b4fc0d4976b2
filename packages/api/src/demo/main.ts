import { runPortal } from '../startup/runPortal.ts'
import { signInLines } from './people.ts'
import { seedDemo } from './seedDemo.ts'

/** Runs the portal with a demo company, on its own data folder (`npm run demo`). */
if (process.env.DATABASE_URL) throw new Error('The demo refuses to touch a database: unset DATABASE_URL.')

runPortal({
  seed: async (deps) => {
    await seedDemo(deps)
    return signInLines(deps)
  },
})
