import type * as english from '../../en/assessments/form.ts'
import type { Translation } from '../../translation.ts'

export const form: Translation<typeof english.form> = {
  reopened: {
    title: {
      law: 'Una versión nueva de la legislación pregunta algo nuevo',
      evidence: 'Un documento ya no cuenta, y falta algo',
    },
    text: 'Desde el {{at}} esta evaluación está de nuevo en curso. Sus respuestas se quedan: responda lo que falta y confírmelas de nuevo.',
    history: 'En el historial está qué cambió',
  },
  sections: 'Secciones',
  page: 'Página {{page}} de {{last}}',
  pageAbout: 'Página {{page}} de unas {{last}}',
  progress: 'Progreso',
  state: {
    not_started: 'sin empezar',
    in_progress: 'en curso',
    done: 'hecha',
    not_needed: 'no hace falta',
  },
  back: 'Atrás',
  next: 'Siguiente',
  orEnter: 'o pulse Intro',
  review: 'Revisar las respuestas',
  skip: 'Omitir por ahora',
  skipped: 'Omitida',
  stopped_one: 'Una pregunta de esta página no está respondida. Respóndala u omítala por ahora.',
  stopped_other: '{{count}} preguntas de esta página no están respondidas. Respóndalas u omítalas por ahora.',
  needsAnswer: 'Elija o escriba una respuesta.',
  list: 'Evaluaciones',
  unknownLabel: 'No lo sé',
  stricter: 'Se aplica el más estricto de los dos.',
  why: '¿Por qué esta pregunta?',
  reasons: {
    organism:
      'Las plantas, los animales, los microbios y el material humano están sujetos a normas distintas. Su respuesta decide cuáles se leen.',
    name: 'El nombre indica si el cultivo figura en la lista del Tratado Internacional, y algunos países tienen normas para especies concretas.',
    record:
      'Ninguna norma usa esta respuesta. Con ella usted, y un inspector, encuentran más tarde el material y sus documentos.',
    state:
      'La ley trata de forma distinta el material silvestre, las variedades campesinas, las colecciones y las variedades comerciales. Algunas leyes excluyen las cepas de laboratorio.',
    place:
      'Decide sobre el consentimiento el país donde se tomó por primera vez, no el que lo envió. La alta mar y la Antártida tienen sus propios tratados.',
    region: 'En este país las normas no son iguales en todas partes. Cuentan las del lugar donde se tomó.',
    search: 'Si no se conoce el origen, debe poder demostrar que se buscó.',
    source:
      'Las colecciones, los proveedores y los mercados entregan material en condiciones distintas, y algunas normas valen solo para lo que procede de una colección.',
    alien: 'Una especie que vive silvestre en un país nuevo pertenece, para estas normas, al país donde se tomó.',
    date: 'Las leyes de acceso empezaron en días distintos. Cuenta la ley del día en que el material se tomó por primera vez.',
    proof: 'Una fecha solo se prueba con un documento que la muestre. Sin documento se lee la ley de cada día posible.',
    use: 'La mayoría de las leyes tratan de lo que se hace con un material. Cada uso que elija se lee por separado.',
    useDate: 'Algunos países aplican la ley del día en que empieza el trabajo, también al material tomado mucho antes.',
    utilisation:
      'Las normas para usuarios abarcan la investigación y el desarrollo sobre genes o química natural. Otros trabajos quedan fuera.',
    highSeas:
      'Si ese país es Parte en el Acuerdo BBNJ, su punto de contacto puede decir qué normas se aplican. Si no se sabe, se le pide que lo compruebe.',
    workplace:
      'La Unión Europea, el Reino Unido, Suiza y algunos otros países imponen obligaciones al trabajo que se hace allí.',
    user: 'Varios países piden a los usuarios extranjeros cosas distintas que a sus propias personas y organizaciones.',
    intent:
      'Muchos países tienen otros permisos y otras condiciones para el trabajo comercial que para la sola investigación.',
    funding:
      'En la Unión Europea y el Reino Unido, quien recibe fondos de investigación para este trabajo presenta una declaración.',
    transfer: 'Las condiciones viajan con el material. Quien lo recibe debe conocerlas.',
    materials:
      'Algunas leyes abarcan solo los organismos. Otras también los extractos, los compuestos o los datos de secuencias.',
    derivative:
      'Un compuesto está sujeto a estas normas si puede rastrearse hasta un organismo al que se accedió para obtenerlo.',
    knowledge:
      'Los conocimientos de pueblos indígenas y comunidades locales tienen normas propias: se pregunta a quienes los poseen.',
    sequence:
      'Los datos de secuencias siguen los documentos del material, las condiciones de una base de datos o el mecanismo del CDB, según de dónde vengan y quién los use.',
    associated: 'Un permiso para una planta o un animal a menudo no cubre lo que vive sobre él o dentro de él.',
    treaty:
      'Para la alimentación y la agricultura, el Tratado Internacional puede sustituir el procedimiento de acceso del país.',
    pathogen:
      'Los patógenos tienen normas propias: para la gripe pandémica, para las emergencias sanitarias y para lo que llegó por accidente.',
    goods: 'El comercio de mercancías queda casi siempre fuera de estas normas. La investigación sobre ellas, no.',
    papers: 'Un permiso o un acuerdo cumple una obligación solo para el uso, el usuario y el material que nombra.',
    declaration: 'El registro se apoya en sus respuestas, así que alguien debe responder por ellas.',
    condition:
      'La ley de este país ({{country}}) distingue aquí: tiene una excepción o una condición que depende de su respuesta. La pregunta está en inglés, como los motivos de la ley.',
  },
  optional: 'opcional',
  clear: 'Borrar esta respuesta',
  notUsed: 'No se usan',
  notUsedHint: 'Estas respuestas ya no corresponden. Se conservan y vuelven cuando correspondan de nuevo.',
  readOnly: {
    notAllowed: 'Puede leer esta evaluación, pero no cambiarla.',
    locked: 'Bloqueada: las respuestas se pueden cambiar cuando se hayan levantado todos los bloqueos.',
    toLocks: 'Ver los bloqueos',
  },
  leave: '¿Salir sin guardar?',
  leaveText: 'Parte de lo que ha escrito no se pudo guardar todavía. Si sale ahora, se pierde.',
  leaveStay: 'Quedarse aquí',
  leaveGo: 'Salir',
  loadFailed: 'No se pudo abrir la evaluación: {{reason}}',
  notFound: 'No se encuentra la evaluación.',
  nothingToAsk: 'En esta página no hay nada que responder.',
  typedAs: 'Se conserva exactamente como lo escriba.',
  names: {
    list: 'Nombres para elegir',
    asTyped: 'Usar «{{name}}» tal como está escrito',
    account: 'usado antes en su cuenta',
    taxonomy: 'servicio de taxonomía',
    crop: 'cultivo del Tratado',
    cropCheck: 'cultivo del Tratado: depende de la especie',
    similar: 'parecido, no igual',
    near: 'Ninguna lista tiene esta grafía. Se conoce un nombre parecido:',
    take: 'Usar «{{name}}»',
    failed: 'El servicio de taxonomía no responde. Puede continuar sin él.',
  },
  cropList: {
    yes: 'Está en la lista de cultivos del Tratado Internacional.',
    no: 'No está en la lista de cultivos del Tratado Internacional.',
    check: 'La lista de cultivos del Tratado Internacional depende de la especie. Debe comprobarse.',
  },
  chooseCountry: 'Escriba el nombre de un país',
  chooseRegion: 'Elija una región',
  noCountry: 'Ningún país con ese nombre',
  euIsNoCountry: 'La Unión Europea no es un país de origen: elija el Estado miembro donde se tomó el material.',
  kosovo:
    'Kosovo no está en la lista porque no tiene código de país ISO. Marque «No conozco el país» e indique Kosovo en las observaciones: el resultado queda entonces abierto.',
  countryNotTaken: 'No se ha aceptado «{{text}}»: elija un país de la lista.',
  party: {
    party: 'Parte desde el {{since}}',
    partyUndated: 'Parte',
    ratified: 'ratificado, aún no es Parte',
    non_party: 'no es Parte',
    unknown: 'estado del tratado no verificado',
  },
  law: {
    unknown: 'legislación aún no evaluada',
    no_law: 'sin legislación de APB',
    no_law_draft: 'sin legislación de APB, hay un proyecto',
    abs_law: 'legislación de APB',
    abs_law_new_draft: 'legislación de APB, proyecto nuevo',
  },
  lawElsewhere: 'Aquí rige la legislación de {{state}}. Elija {{state}} con la región {{region}}.',
  inItsState: 'En {{territory}} rige la legislación de {{state}}. Se ha elegido {{state}} con la región {{region}}.',
  chooseState: 'Elegir {{state}}, {{region}}',
  countryNotAssessed:
    'Nadie ha evaluado todavía este país: por su legislación el resultado no puede ser mejor que ámbar.',
  yes: 'Sí',
  no: 'No',
  findUse: 'Buscar un uso',
  findUseExample: 'PCR, secuenciación, elaboración de cerveza, ensayo de campo',
  foundUses_one: 'Se ha encontrado {{count}} uso.',
  foundUses_other: 'Se han encontrado {{count}} usos.',
  noUse: 'Ningún uso se describe con estas palabras. Quítelas para ver los {{count}}.',
  allUses: 'Mostrar los {{count}} usos',
  useInFull: 'Qué significa {{use}} con detalle',
  borderline: 'Las preguntas breves de los usos que ha elegido',
  date: {
    day: 'Día',
    month: 'Mes',
    year: 'Año',
    examples: { day: 'DD', month: 'MM', year: 'AAAA' },
    before: 'Antes de esta fecha',
    unknown: 'No lo sé',
    notReal: 'Ese día no existe. Corrija el día, el mes o el año.',
    needsMonth: 'Añada el mes.',
    needsDay: 'Añada el día y el mes.',
    noYear: 'Falta el año. Si solo se conoce el año, escríbalo en su campo.',
    shortYear: 'Escriba el año con cuatro cifras: 1998 o 2019.',
    future: 'Este día aún no ha llegado. ¿Es el día en que se tomó el material?',
    meansDay: '{{day}}',
    meansSpan: 'Cualquier día del {{first}} al {{last}}',
    meansBefore: 'Algún día antes del {{day}}',
  },
}

export const saving: Translation<typeof english.saving> = {
  idle: 'Todas las respuestas están guardadas',
  saving: 'Guardando',
  saved: 'Guardado {{time}}',
  refused_one: 'Una respuesta no se aceptó y no está guardada:',
  refused_other: '{{count}} respuestas no se aceptaron y no están guardadas:',
  discard: 'Volver a lo guardado',
  failed: 'Sin guardar: no hay conexión. Se conserva aquí.',
  retry: 'Enviar de nuevo ahora',
  conflict: 'Otra persona ha cambiado esta evaluación mientras tanto',
  conflictText: 'No se ha sobrescrito nada. Elija qué respuesta debe quedar.',
  question: 'Pregunta',
  mine: 'Su respuesta',
  theirs: 'La otra respuesta',
  keepMine: 'Conservar la mía',
  takeTheirs: 'Tomar la otra',
  noAnswer: 'sin respuesta',
}

export const same: Translation<typeof english.same> = {
  title: 'Como en su última evaluación:',
  take: 'Dar las mismas respuestas',
  account: 'Según el país de su cuenta:',
  ask: 'Diga una vez en qué país trabaja su gente: cada caso lo propone entonces.',
}
