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
    openQuote:
      'Hay unas comillas (") que se abren y nunca se cierran, por lo que no se sabe dónde termina su celda. Quítelas, o duplíquelas dentro de una celda.',
    strayCharacters:
      'El archivo contiene caracteres que ningún texto tiene, como NUL. Ábralo en un programa de hojas de cálculo y guárdelo de nuevo como XLSX.',
    empty: 'La primera hoja está vacía.',
    tooLarge: 'El archivo ocupa más de 150 MB al descomprimirse, lo que no hace ninguna lista de 10.000 filas.',
    tooManyRows: 'La lista tiene más de {{rows}} filas. Divídala en varios archivos.',
    tooManyColumns: 'La lista tiene más de {{columns}} columnas. Quite las que no tiene la plantilla.',
    tooManyCells: 'La lista tiene más de {{cells}} celdas. Divídala en varios archivos.',
    cellTooLong: 'Una celda tiene más de 32 767 caracteres.',
    tooLong: 'El archivo pasa de 10 MB. Divídalo en varios archivos.',
    noHeader: 'No se reconoció ninguna columna. Una de las primeras filas debe tener los nombres de las columnas.',
  },
  columns: {
    reference: 'Referencia',
    number: 'Número',
    name: 'Nombre',
    owner: 'Responsable',
    userGroup: 'Grupo de usuarios',
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
    region: '«{{text}}» no es una región de {{country}}.',
    regionWithoutCountry: 'Una región necesita un país.',
    choice: '«{{text}}» no es una de las opciones.',
    seat: '«{{text}}» puede ser el lugar donde se conserva la colección, porque esta columna nombra también colecciones. Elíjalo solo si el material procede de allí.',
    figure:
      'En las listas de MIRRI, {{text}} designa el tipo que se propone aquí. Elíjalo si su lista usa las mismas cifras.',
    formulaError: 'La hoja de cálculo muestra aquí un error. Corrija la fórmula o escriba el valor.',
    undecidable: 'Las normas no pueden decidir con estas respuestas.',
    owner:
      'Nadie de esta cuenta que pueda ser responsable de una evaluación se llama «{{owner}}». Escriba una dirección de correo o un nombre completo.',
    otherOwner: 'Solo los administradores pueden dar una evaluación a otra persona.',
    group: 'Usted no conoce ningún grupo llamado «{{group}}». Escriba el nombre de uno de sus grupos.',
    notInGroup:
      'El responsable no está en el grupo «{{group}}». Escriba un responsable que esté en él, o deje el grupo vacío.',
    empty: 'La fila no dice nada más que su referencia.',
  },
  reasons: {
    name: 'El mismo nombre',
    code: 'Código del país',
    otherName: 'Otro nombre del país',
    former: 'Nombre antiguo; el lugar está hoy en este país',
    formerly: 'Hasta el {{until}} el nombre designaba {{countries}}',
    beforeColon: 'País antes de los dos puntos; el resto es el lugar',
    part: 'País nombrado en el texto',
    missing: 'Palabra para un valor que falta',
    date: 'Leído como fecha',
    period: 'Está por completo en este período',
    choice: 'La misma palabra, o una usual',
  },
  places: {
    several: 'Varios países comparten este nombre. Elija uno, o deje la pregunta abierta.',
    mixed:
      '«{{text}}» nombra varios países. Elija aquel en el que se tomó el material por primera vez; el material de varios países necesita una evaluación para cada uno.',
    former: 'Este Estado ya no existe. Elija el país en el que está hoy el lugar.',
    disputed:
      'Los Estados no están de acuerdo sobre a quién pertenece este territorio. Elija uno, o deje la pregunta para el equipo jurídico.',
    withoutCode:
      'Kosovo no está en la lista porque no tiene código de país ISO. Elija «No conozco el país» e indique Kosovo en las observaciones.',
    holder:
      'Quizá solo se conserve o cultive ahí. Elija el país en el que se tomó por primera vez, o deje la pregunta abierta.',
    sea: 'Un mar no es un país. Elija el Estado en cuyas aguas se tomó, o las zonas situadas fuera de la jurisdicción nacional: lo dicen las coordenadas.',
    codeOrWord: 'Puede ser el código de un país o una palabra para un valor que falta. Elija.',
    similar: '«{{text}}» no está en la lista de {{count}} lugares. Se proponen nombres parecidos.',
    nothing: '«{{text}}» no está en la lista de {{count}} lugares.',
  },
  dates: {
    order: '«{{text}}» puede significar {{days}}. Elija.',
    shortYear: 'Falta el siglo de «{{text}}». Elija.',
    about: '«{{text}}» no es seguro. Escriba un día antes del cual fue con seguridad, como «antes de 1950».',
    openEnd: '«{{text}}» solo dice el primer día posible. Escriba también el último.',
    noDay: 'El día «{{text}}» no existe. Elija otro, o el mes.',
    noMonth: '«{{text}}» tiene un mes que no existe. Elija.',
    serial: '«{{text}}» es el número de una hoja de cálculo para un día. Compruebe el día.',
    calendar: '«{{text}}» es un año de otro calendario. Compruebe el año.',
    future: '«{{text}}» aún no ha llegado.',
    old: '«{{text}}»: ningún material es tan antiguo. Compruebe la fecha.',
    span: 'Los días de «{{text}}» están en más de un período. Escriba una fecha, o deje la pregunta abierta.',
    nothing:
      'No se entiende «{{text}}». Escriba la fecha como 10/03/2019 o 2019-03-10; también valen 03/2019, 2019 y «antes de 1993».',
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
