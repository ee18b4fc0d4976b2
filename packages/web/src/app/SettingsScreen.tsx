import { ChangePassword } from '../authentication/ChangePassword.tsx'
import { OwnSessions } from '../authentication/OwnSessions.tsx'
import { SettingsPage } from '../settings/SettingsPage.tsx'

/** Where the settings meet what belongs to signing in. */
export const SettingsScreen = () => <SettingsPage password={<ChangePassword />} sessions={<OwnSessions />} />
