import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { rolesPage } from '../http/documentation/rolesPage.ts'

/** `npm run docs:roles`: writes docs/roles.md anew. */
writeFileSync(join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'roles.md'), rolesPage())
