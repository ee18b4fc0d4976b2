import type * as english from '../../en/information-hub/countries.ts'
import type { Translation } from '../../translation.ts'

/** The start page of the hub. */
export const countries: Translation<typeof english.countries> = {
  title: 'Países',
  lead: 'Está evaluada la legislación de {{assessed}} países y zonas. En {{noLaw}} buscamos una ley y no la encontramos.',
  leadNotAssessed_one: '{{count}} no está evaluado.',
  leadNotAssessed_other: '{{count}} no están evaluados.',
  shades: {
    own: 'evaluado, y usted tiene material de allí',
    assessed: 'evaluado',
    noLaw: 'buscado, sin legislación de APB encontrada; se nombran tratados y proyectos',
    notAssessed: 'no evaluado: gris no es verde, nadie ha leído todavía la legislación',
  },
  lineNote:
    'La línea muestra el resultado según el día de acceso: verde fino, ámbar medio, rojo grueso. Vale para una planta, in situ, un usuario extranjero, comercial, sin documentos; solo la legislación del proveedor.',
  noneFound: 'sin legislación encontrada',
  groups: {
    noLaw: {
      title: 'Sin legislación de APB encontrada',
      count_one: '{{count}} lugar',
      count_other: '{{count}} lugares',
      lead: 'Buscamos una ley y no la encontramos. No es lo mismo que libre: pueden regir tratados, proyectos y otras leyes.',
    },
    notAssessed: {
      title: 'No evaluado',
      count_one: '{{count}} lugar, sin resultado',
      count_other: '{{count}} lugares, sin resultado',
      lead: 'Nadie ha leído la legislación de estos lugares. Un caso de allí se basa solo en los tratados; pregunte al punto focal nacional, que el centro de intercambio de información nombra para cada Parte.',
    },
  },
  own_one: '{{count}} de los suyos',
  own_other: '{{count}} de los suyos',
  search: 'Buscar un país',
  searchHint: 'Nombre o código, como Brasil o BR',
  found_zero: 'Ninguno de los {{all}} países y zonas',
  found_one: '{{count}} de {{all}} países y zonas',
  found_other: '{{count}} de {{all}} países y zonas',
  filtering_one: 'Filtros ({{count}} elegido)',
  filtering_other: 'Filtros ({{count}} elegidos)',
  filtering_zero: 'Filtros',
  view: 'Mostrar como',
  views: { cards: 'Fichas', table: 'Tabla', map: 'Mapa' },
  filters: { q: 'Buscar', region: 'Región', party: 'Protocolo de Nagoya', law: 'Legislación', confidence: 'Certeza' },
  confidences: { high: 'Alta', medium: 'Media', low: 'Baja, sin verificar', none: 'No evaluado' },
  noRegion: 'Ninguna región',
  documents_one: '{{count}} documento',
  documents_other: '{{count}} documentos',
  english: 'texto oficial en inglés',
  inactiveFor: 'Inactivo por: {{missing}}',
  lacks: {
    law: 'sin legislación',
    unknownLaw: 'legislación aún no evaluada',
    decisionMatrices: 'sin matrices de decisión',
    legalDocuments: 'sin documentos jurídicos',
  },
  emptiedBy: 'Ningún país cumple todo lo elegido. «{{filter}}» no deja ninguno.',
  emptied: 'Ningún país cumple a la vez todo lo elegido.',
  without_one: 'Sin «{{filter}}»: {{count}} país',
  without_other: 'Sin «{{filter}}»: {{count}} países',
  clear: 'Mostrar todos los países',
  columns: {
    name: 'País',
    party: 'Protocolo de Nagoya',
    law: 'Legislación',
    line: 'Cribado, por fecha de acceso',
    today: 'Hoy',
    documents: 'Documentos',
    confidence: 'Certeza',
    asOf: 'Leído el',
    own: 'El suyo',
  },
  mapOf: 'Los colores muestran',
  modes: { party: 'Estado como Parte', law: 'Legislación', result: 'Resultado de un uso' },
  notShown: 'Los resultados se muestran cuando los campos de arriba son correctos.',
  mapLabel: {
    party: 'Mapa mundial de las Partes en el Protocolo de Nagoya',
    law: 'Mapa mundial de la legislación de acceso',
    result: 'Mapa mundial del resultado para el uso y las fechas elegidos',
  },
}

/** The world map, wherever it is shown. */
export const map: Translation<typeof english.map> = {
  caption:
    'Contornos: Natural Earth, simplificados. Las fronteras y los nombres no dicen nada sobre el estatuto de ningún territorio. Arrastre para mover; pellizque, o mantenga Ctrl o Cmd y gire la rueda, para ampliar.',
  nowhere: 'Sin lugar en el mapa:',
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
  whole: 'Mostrar todo el mundo',
}
