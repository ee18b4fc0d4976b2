import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesPage } from '../http/documentation/rolesPage.ts'

/** `npm run docs:roles`: regenerates docs/roles.md. */
writeFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'roles.md'), rolesPage())
