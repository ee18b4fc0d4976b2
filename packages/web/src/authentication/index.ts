/** The door of this feature: the public screens, and the parts of them that other screens show. */
export {
  loadChangePassword,
  loadConfirmIdentity,
  loadDomainsToConfirm,
  loadOwnSessions,
  loadPasskeys,
  loadRequiredFactorPage,
  loadSecondFactor,
  loadSecurityPage,
  loadSignInFrame,
} from './loadParts.ts'
export { authenticationRoutes } from './routes.tsx'
export { useLogOut } from './sessions/useLogOut.ts'
