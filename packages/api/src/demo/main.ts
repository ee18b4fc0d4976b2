import { ROLES } from '@portal/contract'
import { runPortal } from '../startup/runPortal.ts'
import { DEMO_PASSWORD, demoEmail } from './people.ts'
import { seedDemo } from './seedDemo.ts'

/** Runs the portal with a demo company, on its own data folder (`npm run demo`). */
if (process.env.DATABASE_URL) throw new Error('The demo refuses to touch a database: unset DATABASE_URL.')

const people = ROLES.map((role) => `  ${role.padEnd(16)} ${demoEmail(role)}`)
runPortal({ seed: seedDemo, says: [`Demo users, each with the password ${DEMO_PASSWORD}:`, ...people] })
