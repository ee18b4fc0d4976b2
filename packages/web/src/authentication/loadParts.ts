/** Parts of this feature that signed-in screens show. They are loaded on demand, to keep the first load small. */
export const loadSignInFrame = async () => (await import('./frame/SignInFrame.tsx')).SignInFrame
export const loadPasskeys = async () => (await import('./passkeys/Passkeys.tsx')).Passkeys
export const loadRequiredFactorPage = async () => (await import('./sign-in/RequiredFactorPage.tsx')).RequiredFactorPage
export const loadSecondFactor = async () => (await import('./factors/SecondFactor.tsx')).SecondFactor
export const loadAccountSecurity = () => import('./account-security/AccountSecurity.tsx')
export const loadDomainsToConfirm = async () =>
  (await import('./account-security/DomainsToConfirm.tsx')).DomainsToConfirm
export const loadOwnSessions = async () => (await import('./sessions/OwnSessions.tsx')).OwnSessions
export const loadConfirmIdentity = async () => (await import('./passwords/ConfirmIdentity.tsx')).ConfirmIdentity
export const loadChangePassword = () => import('./passwords/ChangePasswordDialog.tsx')
