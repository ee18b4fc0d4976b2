import type * as english from '../../en/legal-content/lawExchange.ts'
import type { Translation } from '../../translation.ts'

export const lawExchange: Translation<typeof english.lawExchange> = {
  open: 'Como archivo',
  title: 'La legislación como archivo',
  out: 'Salida',
  workbook: 'Descargar el libro',
  workbookHint:
    'Un libro con hojas para las filas, cada clase de entrada, los casos de referencia, y los trámites con sus pasos y cartas. Puede cambiarse en una hoja de cálculo y volver.',
  tables: 'Descargar las tablas de decisión',
  tablesHint:
    'Tablas de decisión (DMN 1.3) para otro programa: las tablas propias del país. Su descripción dice lo que no pueden decir: hechos abiertos, el nivel de los tratados, preguntas, revisiones atrasadas.',
  files: 'Descargar los archivos como se entregan',
  filesHint:
    'Un ZIP de los archivos YAML en los que el programa entrega la legislación: normas y casos de referencia. Los trámites están solo en el libro; se pierden las anclas y los comentarios de un archivo escrito a mano.',
  in: 'Entrada',
  file: 'Archivo de la legislación',
  choose: 'Elegir un archivo',
  drop: 'o soltarlo aquí',
  note: 'Un libro (XLSX) o tablas de decisión (DMN) descargados aquí, de 2 MB como máximo. El archivo se convierte en un borrador propio; no se sustituye nada.',
  reading: 'Se está leyendo el archivo.',
  compared: 'Comparado con la versión {{version}}:',
  nothing: 'No hay diferencias.',
  added: 'Añadido:',
  changed: 'Cambiado:',
  confirm: 'Confirme lo que el archivo quita o mueve',
  removed: 'Quitado: {{words}}',
  order: 'Filas en otro orden: {{words}}',
  more_one: '{{count}} más',
  more_other: '{{count}} más',
  begin: 'Empezar un borrador con él',
  begun: 'Se empezó el borrador {{version}} a partir del archivo.',
  problems_one: '{{count}} problema. Corríjalo en el archivo y elíjalo de nuevo.',
  problems_other: '{{count}} problemas. Corríjalos en el archivo y elíjalo de nuevo.',
}
