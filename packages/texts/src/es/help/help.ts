import { adminGuide } from './adminGuide.ts'
import { helpWords } from './helpWords.ts'
import { userGuide } from './userGuide.ts'
import { workGuide } from './workGuide.ts'

/** The guides for users and administrators, loaded with the first page of them. */
export const help = {
  contents: 'Contenido de la guía',
  search: 'Buscar en la guía',
  searchHint: 'Por ejemplo, fecha, bloqueo o CFP',
  onPage: 'En esta página',
  none: 'Nada en la guía tiene estas palabras.',
  noneHint: 'Menos palabras pueden encontrar más. El glosario explica los términos jurídicos.',
  found_one: '{{count}} página responde a estas palabras',
  found_other: '{{count}} páginas responden a estas palabras, primero la mejor',
  toGlossary: 'Glosario de términos jurídicos',
  toExample: 'Un ejemplo para practicar',
  tour: {
    start: 'Hacer la visita guiada de dos minutos',
    step: 'Visita guiada, paso {{at}} de {{count}}',
    back: 'Atrás',
    next: 'Siguiente',
    skip: 'Omitir la visita',
    end: 'Terminar la visita',
    steps: {
      dashboard: {
        title: 'El panel',
        text: 'Aquí está lo que le espera: bloqueos por levantar, obligaciones que vencen y casos afectados por un cambio de la legislación.',
      },
      assess: {
        title: 'Evaluar un uso',
        text: 'Una evaluación trata de un material y de lo que piensa hacer con él. Responda, y la página siguiente se abre debajo; «No lo sé» también es una respuesta. Lo que escribe se guarda al momento.',
      },
      list: {
        title: 'Volver a encontrar un caso',
        text: 'Filtre por estado, color, país o responsable, y guarde las vistas que usa a menudo. Las filas marcadas se pueden exportar, asignar a otra persona o reunir en informes.',
      },
      due: {
        title: 'Lo pendiente',
        text: 'Todo lo que un resultado exige es una obligación con fecha y responsable. Si lo desea, recibe un recordatorio antes del vencimiento.',
      },
      countries: {
        title: 'La legislación de un país',
        text: 'Cada país responde a «Si puedo y a quién pregunto», con sus artículos, su historia y lo que no se pudo averiguar. Gris no es verde: nadie ha leído todavía esa legislación.',
      },
      search: {
        title: 'Encontrar cualquier cosa',
        text: 'Toque la lupa de arriba o pulse Ctrl K (en un Mac, Cmd K). Escriba un número, un país, un documento o lo que quiere hacer.',
      },
      help: {
        title: 'Ayuda',
        text: 'Cada pantalla tiene aquí su artículo; «Ayuda» en la navegación abre el que corresponde. Desde aquí puede repetir esta visita.',
      },
    },
  },
  pictures: {
    place: 'La pregunta por el país proveedor en el formulario, con los países que coinciden bajo el campo.',
    use: 'La pregunta por el uso previsto: una lista en la que buscar, con una línea de explicación por uso.',
    result:
      'Un resultado: el semáforo con su frase, el artículo decisivo al margen, la línea de la legislación y los pasos siguientes.',
    report: 'El informe en pantalla: decisión, línea de la legislación, datos y obligaciones.',
    list: 'La lista de evaluaciones: una línea por caso, con los filtros encima.',
    country: 'La página de un país: la respuesta con su artículo y los pasos para obtener acceso.',
    documents: 'La búsqueda de documentos con sus resultados y filtros.',
    dashboard: 'El panel con lo que espera, lo que cambió la legislación y lo que vence.',
  },
  chapters: {
    assess: 'Evaluar un uso',
    result: 'Después del resultado',
    law: 'La legislación y sus fuentes',
    many: 'Muchos casos, y su cuenta',
    administration: 'Para administradores',
  },
  articles: { ...userGuide, ...workGuide, ...adminGuide },
  words: helpWords,
}
