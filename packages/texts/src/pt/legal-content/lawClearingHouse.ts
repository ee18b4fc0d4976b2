import type * as english from '../../en/legal-content/lawClearingHouse.ts'
import type { Translation } from '../../translation.ts'

export const lawClearingHouse: Translation<typeof english.lawClearingHouse> = {
  open: 'ABSCH',
  title: 'Publicado no ABSCH',
  lead: 'Compare cada registro com o rascunho. O que você incorpora é uma entrada como qualquer outra: verifique-a e corrija o que estiver errado.',
  states: {
    other: 'O ABSCH respondeu com registros de outro país. Nada deles é mostrado.',
    failed: 'O ABSCH não deu resposta utilizável. Tente de novo em um minuto.',
    off: 'Este portal não consulta o ABSCH.',
  },
  none: 'Não há registro deste país. Isso não significa que ele não tenha regras.',
  more: 'São listados os {{shown}} últimos de {{count}} registros.',
  kinds: {
    authority: 'Autoridade',
    focalPoint: 'Ponto focal nacional',
    measure: 'Medida',
    procedure: 'Procedimento',
  },
  record: '{{kind}}: {{title}}',
  updated: 'Alterado em {{day}}.',
  page: 'Ler o registro {{number}}',
  take: 'Incorporar ao rascunho',
  takeOf: 'Incorporar ao rascunho: {{record}}',
  there: 'O rascunho já o tem.',
  readThere: 'Os procedimentos são alterados na pasta de trabalho.',
}
