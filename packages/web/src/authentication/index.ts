/** The door of this feature: the public screens, and the parts of them that other screens show. */
export {
  loadAccountSecurity,
  loadChangePassword,
  loadConfirmIdentity,
  loadDomainsToConfirm,
  loadOwnSessions,
  loadPasskeys,
  loadRequiredFactorPage,
  loadSecondFactor,
  loadSignInFrame,
} from './loadParts.ts'
export { authenticationRoutes } from './routes.tsx'
export { useLogOut } from './sessions/useLogOut.ts'
