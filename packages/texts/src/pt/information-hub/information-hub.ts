import { glossary } from './glossary.ts'

/** The information hub, a part for each screen. */
export const informationHub = {
  failure: 'Não foi possível carregar o conteúdo.',
  noMatches: 'Não encontramos nenhuma correspondência',
  asOf: 'Fatos em {{day}}',
  asOfDays: 'Fatos de {{first}} a {{last}}, conforme o país',
  lawInEnglish: 'A legislação, suas regiões e autoridades e os detalhes de seus procedimentos são descritos em inglês.',
  noAdvice: 'Isto não é aconselhamento jurídico.',
  use: 'Uso previsto',
  useOf: 'Uso previsto: {{use}}.',
  days: 'Material acessado em {{accessDate}} e usado a partir de {{intendedUseDate}}.',
  accessDate: 'Data de acesso',
  intendedUseDate: 'Data do uso previsto',
  badDay: '“{{day}}” não é um dia real. Escolha um.',
  placeOfUse: 'um lugar de uso, não um provedor',
  partyStatus: {
    party: 'Parte',
    ratified: 'Ratificou, ainda não é Parte',
    non_party: 'Não é Parte',
    unknown: 'Não verificado',
    none: 'Não é um Estado: sem situação como Parte',
  },
  partyDated: { party: 'Parte desde {{day}}', ratified: 'Ratificou, Parte a partir de {{day}}' },
  confidence: {
    high: 'Certeza: alta',
    medium: 'Certeza: média',
    low: 'Certeza: baixa, não verificada',
  },
  referenceCase:
    'Para o caso de referência: uma planta, in situ, terreno privado, usuário estrangeiro, comercial, sem documentos, sem conhecimento tradicional, todas as condições do país “não”, a região mais rigorosa; somente a lei do provedor.',
  documentStatus: {
    not_yet_in_force: 'Ainda não em vigor',
    in_force: 'Em vigor',
    repealed: 'Revogado',
    unknown: 'Datas não conhecidas',
    draft: 'Não é lei',
  },
  documentDays: { adopted: 'adotado em {{day}}', inForce: 'em vigor em {{day}}', repealed: 'revogado em {{day}}' },
  lawStatus: {
    unknown: 'Ainda não avaliada',
    unclear: 'Não fica claro pelas fontes',
    no_law: 'Sem lei',
    no_law_draft: 'Sem lei, mas com um projeto',
    abs_law: 'Lei de ABS',
    abs_law_new_draft: 'Lei de ABS com um novo projeto',
    union: 'Cabe a seus Estados-membros',
  },
  glossary,
}
