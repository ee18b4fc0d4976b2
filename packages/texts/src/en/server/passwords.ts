/** Why a password that meets the policy is refused all the same. */
export const passwords = {
  common: 'This is built on “{{password}}”, one of the most common passwords. Choose words that nobody would guess.',
  personal: 'This holds “{{word}}”, a word of your name, company or this portal. Choose words that nobody would guess.',
} as const
