import type { passwords as english } from '../../en/server/passwords.ts'
import type { Translation } from '../../translation.ts'

/** Why a password that meets the policy is refused all the same. */
export const passwords: Translation<typeof english> = {
  common: 'Se basa en «{{password}}», una de las contraseñas más comunes. Elija palabras que nadie adivinaría.',
  personal:
    'Contiene «{{word}}», una palabra de su nombre, su empresa o este portal. Elija palabras que nadie adivinaría.',
}
