import { openSecretBox, rotateKeys } from '../authentication/index.ts'
import { readSettings } from '../shared/settings/settings.ts'
import { runCommand } from './runCommand.ts'
import { withDatabase } from './withDatabase.ts'

/** `npm run keys:rotate`: replaces the signing keys, encrypted with PORTAL_KEY where it is set. */
await runCommand(async () => {
  const { portalKey } = readSettings(process.env)
  await withDatabase(({ db }) => rotateKeys(db, openSecretBox(portalKey)))
  console.log('The signing keys were replaced. Restart the portal, so that it uses them.')
  return 0
})
