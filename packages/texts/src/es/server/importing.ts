import type { importFile as english } from '../../en/server/importing.ts'
import type { Translation } from '../../translation.ts'

/** Texts of a list that is imported: its template, and what is wrong with a file or a cell. */
export const importFile: Translation<typeof english> = {
  files: {
    notATable:
      'Esto no es una tabla. Entregue una hoja de cálculo (XLSX) o un archivo de texto (CSV), sea cual sea la terminación de su nombre.',
    oldFormat: 'Es una hoja de cálculo antigua, o con contraseña. Guárdela como XLSX sin contraseña.',
    otherArchive: 'Es un archivo comprimido o un documento, no una hoja de cálculo. Guarde la lista como XLSX o CSV.',
    damaged:
      'El archivo está dañado y no se puede leer hasta el final. Ábralo en un programa de hojas de cálculo y guárdelo de nuevo.',
    empty: 'La primera hoja está vacía.',
    tooLarge: 'El archivo ocupa más de 150 MB al descomprimirse, lo que no hace ninguna lista de 10.000 filas.',
    tooManyRows: 'La lista tiene más de {{rows}} filas. Divídala en varios archivos.',
    tooManyColumns: 'La lista tiene más de {{columns}} columnas. Quite las que no tiene la plantilla.',
    tooManyCells: 'La lista tiene más de {{cells}} celdas. Divídala en varios archivos.',
    cellTooLong: 'Una celda tiene más de 32 767 caracteres.',
    tooLong: 'El archivo pasa de 10 MB. Divídalo en varios archivos.',
    noHeader:
      'No se reconoció ninguna columna. La primera fila debe contener los nombres de las columnas, como en la plantilla.',
  },
  columns: {
    reference: 'Referencia',
    number: 'Número',
    name: 'Nombre',
    unknown: '«{{column}}» no es una columna de una lista.',
    repeated: 'Dos columnas contienen «{{column}}». Elija una de ellas.',
    noReference: 'Elija la columna que contiene la referencia: por ella se reconoce de nuevo una fila.',
  },
  faults: {
    noReference: 'Dé a la fila una referencia propia: por ella se reconoce de nuevo la fila.',
    longReference: 'Una referencia tiene como máximo 200 caracteres.',
    longName: 'Un nombre tiene como máximo 200 caracteres.',
    repeated: '«{{reference}}» está también en la fila {{row}}.',
    noNumber: '«{{number}}» no es una evaluación de aquí. Vacíe la celda para crear una nueva.',
    country: '«{{text}}» no está en la lista de {{count}} lugares.',
    region: '«{{text}}» no es una región de {{country}}.',
    regionWithoutCountry: 'Una región necesita un país.',
    choice: '«{{text}}» no es una de las opciones.',
    formulaError: 'La hoja de cálculo muestra aquí un error. Corrija la fórmula o escriba el valor.',
    undecidable: 'Las normas no pueden decidir con estas respuestas.',
    date: 'Escriba la fecha como 10/03/2019 o 2019-03-10; también valen 03/2019, 2019 y «antes de 1993».',
    noMonth: 'No existe el mes {{month}}.',
    shortMonth: '{{month}} tiene {{count}} días.',
  },
  before: 'antes de',
  problem: 'Fila {{row}}, {{column}}. {{message}}',
  template: {
    sheets: { list: 'Lista', explanations: 'Explicaciones', choices: 'Opciones' },
    example: 'EJEMPLO, elimine esta fila',
    headings: { column: 'Columna', meaning: 'Significado', format: 'Cómo se escribe' },
    reference: 'Su propio número o nombre de la fila. La misma referencia no se importa nunca dos veces.',
    name: 'Cómo llaman las personas a la evaluación. Puede quedar vacío.',
    formats: {
      text: 'Texto',
      single_choice: 'Una de: {{choices}}',
      multi_choice: 'Una o varias, con «;» entre ellas: {{choices}}',
      boolean: 'Sí o No',
      country: 'El nombre del país o el código de dos letras',
      region: 'El nombre de la región, donde el país tiene regiones con normas propias',
      date: 'Un día como 10/03/2019 o 2019-03-10, primero el día; un mes como 03/2019; un año; «antes de 1993»; «no lo sé»',
    },
    empty: 'Las celdas pueden quedar vacías: la pregunta sigue abierta y el resultado es provisional.',
    exampleRow: 'La primera fila es un ejemplo. No se importa nunca.',
  },
}
