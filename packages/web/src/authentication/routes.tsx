import type { ComponentType } from 'react'
import type { RouteObject } from 'react-router'
import { paths } from '../shared/navigation/paths.ts'
import { addTexts } from '../shared/texts/texts.ts'
import { preloadFonts } from './sign-in/preloadFonts.ts'

/** A screen that comes with its texts. */
const withTexts = (load: () => Promise<ComponentType>) => async () => {
  const [Component] = await Promise.all([load(), addTexts('registration')])
  return { Component }
}

/** The screens for visitors who are not signed in. */
export const authenticationRoutes: RouteObject[] = [
  {
    path: paths.login,
    loader: preloadFonts,
    lazy: async () => ({ Component: (await import('./sign-in/LoginPage.tsx')).LoginPage }),
  },
  {
    path: paths.signedInElsewhere,
    lazy: async () => ({
      Component: (await import('./sign-in/SignedInElsewherePage.tsx')).SignedInElsewherePage,
    }),
  },
  { path: paths.register, lazy: withTexts(async () => (await import('./registration/RegisterPage.tsx')).RegisterPage) },
  { path: paths.validate, lazy: withTexts(async () => (await import('./passwords/SetPasswordPage.tsx')).ValidatePage) },
  {
    path: paths.resetPassword,
    lazy: withTexts(async () => (await import('./passwords/SetPasswordPage.tsx')).ResetPasswordPage),
  },
  {
    path: paths.confirmEmail,
    lazy: withTexts(async () => (await import('./mail-links/ConfirmEmailPage.tsx')).ConfirmEmailPage),
  },
  {
    path: paths.undoEmail,
    lazy: withTexts(async () => (await import('./mail-links/ConfirmEmailPage.tsx')).UndoEmailPage),
  },
]
