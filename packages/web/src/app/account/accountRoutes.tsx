import { Navigate, type RouteObject, useLocation } from 'react-router'
import { loadAccountCountry } from '../../accounts/index.ts'
import { loadAccountSecurity, loadConfirmIdentity } from '../../authentication/index.ts'
import { loadAccountPrograms } from '../../programs/index.ts'
import { paths } from '../../shared/navigation/paths.ts'
import { addTexts } from '../../shared/texts/texts.ts'

/** The settings of the account; the address that its part on signing in had before leads there. */
export const accountRoutes: RouteObject[] = [
  {
    path: paths.account,
    lazy: async () => {
      const [{ AccountPage }, AccountCountry, security, programs, ConfirmIdentity] = await Promise.all([
        import('./AccountPage.tsx'),
        loadAccountCountry(),
        loadAccountSecurity(),
        loadAccountPrograms(),
        loadConfirmIdentity(),
        addTexts('administration', 'settings'),
      ])
      const { AccountSecurity, AccountSecurityLinks } = security
      const { AccountPrograms, AccountProgramLinks } = programs
      const links = (
        <>
          <AccountSecurityLinks />
          <AccountProgramLinks />
        </>
      )
      return {
        element: (
          <>
            <AccountPage links={links}>
              <AccountCountry />
              <AccountSecurity />
              <AccountPrograms />
            </AccountPage>
            <ConfirmIdentity />
          </>
        ),
      }
    },
  },
  { path: paths.security, Component: ToAccount },
]

function ToAccount() {
  const { hash } = useLocation()
  return <Navigate to={paths.account + hash} replace />
}
