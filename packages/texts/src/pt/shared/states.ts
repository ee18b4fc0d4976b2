import type { states as english } from '../../en/shared/states.ts'
import type { Translation } from '../../translation.ts'

export const states: Translation<typeof english> = {
  loading: 'Carregando',
  retry: 'Tentar de novo',
  safe: 'Nada foi alterado. O que você salvou antes está seguro.',
  unreachable: 'Não foi possível alcançar o portal. Verifique sua conexão.',
  at: 'às {{time}}',
  generic: 'Ocorre um erro.',
}
