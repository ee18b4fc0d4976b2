import { glossary } from './glossary.ts'

/** The information hub, a part for each screen. */
export const informationHub = {
  failure: 'No se puede cargar el contenido.',
  noMatches: 'Lo sentimos, no hemos encontrado coincidencias',
  asOf: 'Datos a fecha de {{day}}',
  asOfDays: 'Datos del {{first}} al {{last}}, según el país',
  lawInEnglish:
    'La legislación, sus regiones y autoridades y los detalles de sus procedimientos se describen en inglés.',
  noAdvice: 'Esto no es asesoramiento jurídico.',
  use: 'Uso previsto',
  useOf: 'Uso previsto: {{use}}.',
  days: 'Material con acceso el {{accessDate}} y uso desde el {{intendedUseDate}}.',
  accessDate: 'Fecha de acceso',
  intendedUseDate: 'Fecha del uso previsto',
  badDay: '«{{day}}» no es un día real. Elija uno.',
  placeOfUse: 'un lugar de uso, no un proveedor',
  partyStatus: {
    party: 'Parte',
    ratified: 'Ratificado, aún no es Parte',
    non_party: 'No es Parte',
    unknown: 'Sin verificar',
    none: 'No es un Estado: sin estado como Parte',
  },
  partyDated: { party: 'Parte desde el {{day}}', ratified: 'Ratificado, Parte a partir del {{day}}' },
  confidence: {
    high: 'Certeza: alta',
    medium: 'Certeza: media',
    low: 'Certeza: baja, sin verificar',
  },
  referenceCase:
    'Para el caso de referencia: una planta, in situ, terreno privado, usuario extranjero, comercial, sin documentos, sin conocimientos tradicionales, todas las condiciones del país «no», la región más estricta; solo la legislación del proveedor.',
  documentStatus: {
    not_yet_in_force: 'Aún no está en vigor',
    in_force: 'En vigor',
    repealed: 'Derogado',
    unknown: 'Fechas desconocidas',
    draft: 'No es derecho',
  },
  documentDays: { adopted: 'adoptado el {{day}}', inForce: 'en vigor el {{day}}', repealed: 'derogado el {{day}}' },
  lawStatus: {
    unknown: 'Aún no evaluada',
    unclear: 'No queda claro en las fuentes',
    no_law: 'Sin legislación',
    no_law_draft: 'Sin legislación, pero con un proyecto',
    abs_law: 'Legislación de APB',
    abs_law_new_draft: 'Legislación de APB con un proyecto nuevo',
    union: 'Corresponde a sus Estados miembros',
  },
  glossary,
}
