import type * as english from '../../en/server/lawFile.ts'
import type { Translation } from '../../translation.ts'

export const lawFile: Translation<typeof english.lawFile> = {
  formula: 'Esta celda es una fórmula. Pegue su valor.',
  columnMissing: 'Falta la columna «{{header}}».',
  columnTwice: 'La columna «{{header}}» aparece dos veces.',
  beside: '«{{text}}» está junto a la tabla, bajo ningún título.',
  sheetMissing: 'Falta la hoja «{{sheet}}».',
  notNumber: 'Indique un número: el lugar entre los de su trámite.',
  noSteps: 'Un trámite tiene al menos un paso: indíquelo en la hoja «{{sheet}}».',
  orOnly: 'Escriba «or» para otro caso de la fila de arriba, o deje la celda vacía.',
  orApart: 'Esta línea «or» no está debajo de su fila. Si se ordenó la hoja, ordénela de nuevo por «No.».',
  orConsequence: 'Una línea «or» no tiene consecuencias propias: están en la primera línea de su fila.',
  rowTwice:
    'La fila {{id}} aparece dos veces. Deje el identificador vacío para una fila nueva, o escriba «or» para otro caso de la fila de arriba.',
  idTwice: '{{id}} aparece dos veces.',
  factMissing: 'Falta el hecho «{{fact}}».',
  otherCountry: 'Esta es la legislación de este país: {{country}}.',
  notLaw: 'Este no es un libro de una legislación. Exporte uno y cámbielo.',
  tooLong: 'El texto de {{place}} es más largo de lo que admite una celda.',
  unconfirmed: 'Confirme primero esto: «{{words}}».',
  olderBase:
    'El archivo se escribió a partir de la versión {{from}}. La versión {{to}} está vigente desde entonces: el nuevo borrador ofrece incorporar sus cambios.',
  changedBase:
    'La versión {{version}} se cambió después de escribir este archivo. Esos cambios no están en él; quedan en la versión {{version}}.',
  unknownBase: 'El archivo no dice de qué texto procede. Se compara con la versión {{version}}, que está vigente.',
  about: {
    rows: {
      title: 'Filas',
      text: 'Decide la primera fila que corresponde. Cada tabla termina en una fila sin condiciones. Una línea con «or» es otro caso de la fila de arriba; lo que sigue figura solo en la primera línea. No ordene esta hoja: el orden de las filas es ley. No escriba número para una fila nueva.',
    },
    conditions: {
      title: 'Condiciones',
      text: 'Vacío significa cualquiera. Varios valores: screening; ipr. Todos menos algunos: all but human; commodity. Días: from 2000-06-30, before 2015-11-17, o ambos; el día después de «before» ya no cuenta. Una columna que falta se añade con el nombre del hecho como título.',
    },
    basis: { title: 'Fundamento', text: 'Uno por línea: document | article, o absence: palabras | fuente | día.' },
    ids: {
      title: 'Identificadores',
      text: 'Los identificadores unen las filas con los casos y las versiones anteriores. Deje vacío el de una fila nueva: recibirá uno. Nunca dé un identificador a otra cosa.',
    },
    lists: { title: 'Listas', text: 'La última hoja contiene los valores que las celdas pueden nombrar.' },
    procedures: {
      title: 'Trámites',
      text: 'Cada paso y cada campo de una carta está en una hoja propia y nombra su trámite por su identificador; el número es su lugar. Los trámites de un lugar de utilización que valen para material de cualquier origen no están en el archivo: vienen con el programa.',
    },
    back: {
      title: 'Vuelta',
      text: 'En el espacio jurídico, importe el archivo para el mismo país. Cada problema se nombra por hoja y celda; lo que el archivo ya no tiene debe confirmarse. Se convierte en un borrador, que una segunda persona pone en vigor.',
    },
  },
  tables: {
    about:
      'Legislación de este país: {{country}}, versión {{version}}: las tablas propias del país, cada una con la primera norma que corresponde.',
    open: 'Llámelo una vez por cada uso, con un valor para cada hecho: un hecho abierto, para el que el portal examina todos los valores, no puede decirse.',
    treaty: 'El nivel de los tratados y las normas del lugar de trabajo no están en él.',
    questions: 'Lo que queda por preguntar y lo que cambiaría el semáforo no pueden decirse.',
    review: 'Una revisión atrasada, que convierte el verde en ámbar, no puede decirse.',
    together: 'El resultado es el peor semáforo de todas las tablas; donde ninguna decide, es ámbar.',
    hitPolicy:
      'La tabla tiene la política de aciertos {{hitPolicy}}. Solo FIRST dice lo que dice una tabla de la legislación: decide la primera fila que corresponde.',
    outputs: 'Las salidas deben ser estas, en este orden: {{outputs}}.',
    rule: '{{table}}, norma {{rule}}',
    notTest:
      '«{{text}}» no puede ser una condición aquí. Posibles: «-», valores entre comillas rectas separados por comas, y >= date("…"), < date("…") o [date("…")..date("…")).',
    notText: '«{{text}}» no es un texto entre comillas rectas.',
  },
}
