import type { dashboard as english } from '../../en/dashboard/dashboard.ts'
import type { Translation } from '../../translation.ts'

export const dashboard: Translation<typeof english> = {
  title: 'Panel',
  waiting_one: '{{count}} cosa espera su intervención.',
  waiting_other: '{{count}} cosas esperan su intervención.',
  nothingWaits: 'Nada espera su intervención.',
  overdueDuty_one: 'Una de sus obligaciones está atrasada.',
  overdueDuty_other: '{{count}} de sus obligaciones están atrasadas.',
  nextDuty: 'La próxima obligación vence el {{day}}.',
  figures: 'Evaluaciones que puede ver',
  locked: 'no liberadas',
  inProgress: 'en curso',
  materials: {
    title: 'Sus materiales y la legislación con la que se tomaron',
    all_one: 'Su evaluación completada',
    all_other: 'Sus {{count}} evaluaciones completadas',
    caption:
      'Una línea por material: fina donde la legislación dice verde, media ámbar, gruesa roja. La marca oscura es cuándo se tomó.',
  },
  start: 'Por dónde empezar',
  assess: {
    title: 'Evaluar un uso',
    text: 'Un recurso, de dónde procede, de cuándo y qué quiere hacer con él: el resultado se actualiza con cada respuesta.',
    fromSheet: 'A partir de una hoja de entrega',
  },
  example: {
    title: 'Practicar con un ejemplo',
    text: 'Una bacteria del suelo de Brasil: cambie respuestas y observe el resultado. No se guarda nada.',
    action: 'Abrir el ejemplo',
  },
  tour: {
    title: 'Hacer la visita guiada',
    text: 'Dos minutos: dónde evaluar, qué vence y dónde está la legislación.',
    action: 'Empezar la visita',
    skip: 'Ahora no',
  },
  invite: {
    title: 'Invitar a sus colegas',
    text: 'De uno en uno, o con una lista pegada que se prueba antes de que nadie reciba un correo.',
    action: 'Abrir la gestión de usuarios',
  },
  find: {
    title: 'Evaluaciones de su empresa',
    text: 'Consulte un resultado, lea sus motivos o imprima su informe para el archivo.',
    action: 'Abrir la lista',
  },
  country: {
    title: 'Consultar un país',
    text: 'Parte o no, con legislación o sin ella, y qué dicen sus normas, cada una con su artículo.',
    action: 'Abrir los países',
  },
  read: {
    title: 'Leer el resultado',
    text: 'Cada color viene con sus motivos, cada uno con el documento y el artículo en que se basa.',
  },
  showAll: 'Mostrar los {{count}}',
  myTurn: {
    title: 'Le toca a usted',
    locks: 'Bloqueos que puede levantar',
    begun: 'Evaluaciones que empezó',
    together: 'Levantar varios, uno por uno',
    lock: { legal: 'Bloqueo jurídico', technical: 'Bloqueo técnico' },
    closed: 'bloqueo puesto',
    ownedBy: 'caso de {{owner}}',
    progress: '{{percent}} % respondido',
    empty:
      'Ningún bloqueo espera que usted lo levante y ninguna de sus evaluaciones está sin terminar. Sus obligaciones están más abajo.',
  },
  changed: {
    title: 'Cambiadas por la legislación',
    law: '{{country}}, versión {{version}}',
    treaties: 'Nivel de los tratados, versión {{version}}',
    to: 'ahora',
    before: 'antes',
    same: 'como antes',
    sheet: 'Qué cambió para usted',
    sheetOf: 'Qué cambió para usted, con {{name}}',
    empty:
      'Ninguna legislación cambió un resultado suyo en los últimos 90 días. Cuando lo haga una versión nueva, aquí estarán el color anterior y el nuevo.',
  },
  lawChange: {
    title: 'Qué cambió para mí',
    since: 'en uso desde {{at}}. Sus respuestas quedan como están.',
    running: 'Todavía se están decidiendo evaluaciones de nuevo: esta lista puede crecer.',
    count_one: 'Una de sus evaluaciones cambió.',
    count_other: '{{count}} de sus evaluaciones cambiaron.',
    step: {
      again: 'Se pregunta algo nuevo: hay que completarla de nuevo.',
      complete: 'Ya no falta nada: está completa.',
    },
    same: 'Las obligaciones y los bloqueos son los mismos.',
    obligations: { added: 'Obligaciones nuevas', removed: 'Obligaciones que ya no rigen' },
    locks: { added: 'Bloqueos nuevos', removed: 'Bloqueos que la legislación ya no exige' },
    compare: 'Comparar ambos resultados',
    compareOf: 'Comparar ambos resultados de {{name}}',
    empty: 'Nada suyo ha cambiado',
    emptyHint: 'Esta versión de la legislación da a sus evaluaciones los resultados que tenían antes.',
    safe: 'No se pierde nada: cada resultado se conserva en el historial de su evaluación.',
  },
  news: {
    title: 'Novedades',
    all: 'Todas las novedades',
    counted:
      'Protocolo de Nagoya: {{party}} Partes, {{ratified}} ratificados, {{non_party}} no Partes, {{notVerified}} sin verificar',
    empty: 'Sin novedades en los dos últimos años. Aquí se listarán las leyes nuevas y los cambios de los tratados.',
  },
  events: 'Qué ha ocurrido',
  empty: {
    title: 'Todavía no ha ocurrido nada',
    hint: 'Aquí se listarán las evaluaciones, los bloqueos y los cambios de la legislación a medida que ocurran.',
  },
  more: 'Mostrar más',
  times_one: '{{count}} vez',
  times_other: '{{count}} veces',
  count: '{{shown}} de {{count}}',
}
