import { authentication } from './authentication/authentication.ts'
import { frame } from './frame.ts'
import { environment, states, system } from './shared/system.ts'

/**
 * The part of the English catalogue that is loaded with the app: sign-in, the screens of failures and, in the same file
 * because it is small, the frame of the screens behind them.
 */
export const publicTexts = { ...frame, authentication, environment, states, system } as const
