import type { procedures as english } from '../../en/information-hub/procedures.ts'
import type { Translation } from '../../translation.ts'

/** Procedures before an authority, on the page of a country, in a result and in a report. */
export const procedures: Translation<typeof english> = {
  how: 'Como fazer:',
  askFirst: 'Pergunte primeiro à autoridade',
  unconfirmed: 'Pergunte primeiro à autoridade: estes passos não puderam ser confirmados com uma fonte confiável.',
  when: 'Quando',
  authority: 'Autoridade',
  system: 'Sistema',
  form: 'Formulário',
  time: 'Prazo',
  statutory: 'Por lei:',
  usual: 'Normalmente:',
  fee: 'Taxa',
  free: 'grátis',
  gives: 'Você recebe',
  notKnown: 'não se sabe',
  channels: {
    online: 'online',
    form: 'com um formulário',
    letter: 'por carta',
    in_person: 'pessoalmente',
    contract: 'por contrato',
  },
  results: {
    pic: 'consentimento prévio informado',
    mat: 'termos mutuamente acordados',
    permit: 'autorização',
    ircc: 'certificado de conformidade internacionalmente reconhecido',
    registration: 'cadastro',
    notification: 'notificação',
    declaration: 'declaração',
  },
  validity: 'Validade',
  documents: 'Documentos',
  benefitSharing: 'Repartição de benefícios',
  afterwards: 'O que fica devido',
  penalties: 'Sanções',
  source: 'Fonte',
  focalPoint: 'Ponto focal e autoridades',
  readOn: 'lido em {{day}}',
}
