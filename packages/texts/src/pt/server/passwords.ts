import type { passwords as english } from '../../en/server/passwords.ts'
import type { Translation } from '../../translation.ts'

/** Why a password that meets the policy is refused all the same. */
export const passwords: Translation<typeof english> = {
  common: 'Isto se baseia em “{{password}}”, uma das senhas mais comuns. Escolha palavras que ninguém adivinharia.',
  personal:
    'Isto contém “{{word}}”, uma palavra do seu nome, da empresa ou deste portal. Escolha palavras que ninguém adivinharia.',
}
