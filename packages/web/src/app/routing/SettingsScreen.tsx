import { ChangePassword } from '../../authentication/passwords/ChangePassword.tsx'
import { OwnSessions } from '../../authentication/sessions/OwnSessions.tsx'
import { SettingsPage } from '../../settings/SettingsPage.tsx'

/** Where the settings meet what belongs to signing in. */
export const SettingsScreen = () => <SettingsPage password={<ChangePassword />} sessions={<OwnSessions />} />
