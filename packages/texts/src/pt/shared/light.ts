import type { light as english } from '../../en/shared/light.ts'
import type { Translation } from '../../translation.ts'

export const light: Translation<typeof english> = {
  GREEN: { name: 'Verde', meaning: 'Nenhuma autorização nem repartição de benefícios encontrada' },
  AMBER: { name: 'Âmbar', meaning: 'Permitido com condições, ou ainda não está claro' },
  RED: { name: 'Vermelho', meaning: 'Não use antes de as condições serem cumpridas' },
  NOT_ASSESSED: { name: 'Não avaliado', meaning: 'Não avaliado: ninguém leu ainda a lei' },
  NONE: { name: 'Não decidido', meaning: 'Ainda não decidido' },
  verdict: {
    GREEN: 'Nenhuma autorização nem repartição de benefícios encontrada',
    CONDITIONS: 'Permitido com condições',
    UNCLEAR: 'Ainda não podemos dizer',
    RED: 'Não use antes de as condições serem cumpridas',
  },
}
