import type * as english from '../../en/information-hub/goldenCases.ts'
import type { Translation } from '../../translation.ts'

export const goldenCases: Translation<typeof english.goldenCases> = {
  colours: {
    GREEN: 'verde',
    AMBER: 'âmbar',
    RED: 'vermelho',
    silent: 'sem cor',
    closed: 'não lido',
    CONDITIONS: 'permitido com condições',
    UNCLEAR: 'incerto',
    NONE: 'nenhuma',
  },
  layers: {
    scope: 'Cor dos tratados',
    provider: 'Cor do país',
    user: 'Cor do local de trabalho',
  },
  fields: {
    status: 'Resultado',
    verdict: 'Significado',
    headline: 'Linha sob o sinal',
    rows: 'Linhas',
    obligations: 'Obrigações',
    met: 'Obrigações cumpridas',
    locks: 'Bloqueios',
    questions: 'Perguntas',
    lacks: 'Não deve aparecer',
  },
}
