import type { passwords as english } from '../../en/server/passwords.ts'
import type { Translation } from '../../translation.ts'

export const passwords: Translation<typeof english> = {
  common:
    'Ce mot de passe repose sur « {{password}} », un des plus courants. Choisissez des mots que personne ne devinerait.',
  personal:
    'Ce mot de passe contient « {{word}} », un mot de votre nom, de votre entreprise ou de ce portail. Choisissez des mots que personne ne devinerait.',
}
