import type { verification as english } from '../../en/authentication/verification.ts'
import type { Translation } from '../../translation.ts'

export const verification: Translation<typeof english> = {
  title: 'Verificar un informe',
  lead: 'Cada informe, paquete para una inspección y hoja de entrega lleva un código de verificación. Aquí, quien tenga uno puede comprobar que es auténtico y no se ha modificado.',
  code: 'Código de verificación',
  codeHint: 'Está impreso en la primera página. Las mayúsculas, los espacios y los guiones no importan.',
  required: 'Este campo es obligatorio',
  codeLength: 'Entre 4 y 40 caracteres.',
  file: 'El archivo que le dieron (opcional)',
  fileChoose: 'Elegir un archivo',
  fileOther: 'Elegir otro archivo',
  fileDrop: 'o suéltelo aquí: PDF, JSON, XLSX o ZIP',
  fileRemove: 'Quitar',
  fileRemoveOf: 'Quitar {{name}}',
  filePrivate: 'El archivo se queda en este equipo: solo se envía su huella (SHA-256).',
  fileTooLarge:
    'Este archivo pasa de {{limit}} MB. Compruebe solo su código; un paquete para una inspección se comprueba con su propia página verify.html.',
  fileUnreadable: 'No se pudo leer el archivo. Elíjalo de nuevo.',
  fileInsecure:
    'Este navegador solo puede calcular una huella con una conexión cifrada (https). Puede comprobarse solo el código.',
  check: 'Comprobar',
  unchanged: 'Auténtico y sin cambios',
  unchangedText: 'Este archivo es, byte a byte, el que el portal entregó como {{format}} el {{at}}.',
  changed: 'El código es auténtico, pero este archivo no es el que se entregó',
  changedText:
    'Hay un documento con este código, pero el portal nunca entregó este archivo. Puede haberse alterado, o un programa lo ha impreso o guardado de nuevo. Pida el archivo original.',
  packedAgain:
    'Un paquete que se ha vuelto a comprimir es otro archivo. Elija aquí su manifest.json y compruebe sus archivos con su página verify.html.',
  genuine: 'El código es auténtico',
  genuineText: 'Hay un documento con este código. Elija también el archivo para saber si no se ha modificado.',
  unknown: 'No hay ningún documento con este código',
  unknownText:
    'Compruebe si hay errores al escribir el código. Si es correcto, este documento no procede de este portal.',
  decided: {
    report: 'El resultado se registró el {{at}}.',
    pack: 'El paquete se hizo el {{at}}.',
    sheet: 'La hoja de entrega se firmó el {{at}}.',
  },
  underCountry:
    'Decidido según la versión {{country}} de la legislación del país proveedor y la versión {{treaty}} del nivel de los tratados.',
  underTreaties: 'Decidido según la versión {{treaty}} del nivel de los tratados.',
  results_one: 'El resultado que contiene',
  results_other: 'Los {{count}} resultados que contiene',
  replaced: 'Este caso tiene ya otro resultado.',
  superseded: {
    report: 'Un resultado posterior lo ha sustituido. Pida a su responsable un informe de hoy.',
    pack: 'Un caso del paquete tiene ya otro resultado. Pida a su responsable un paquete de hoy.',
    sheet: 'Se corrigió o retiró después. Pida la última al remitente.',
  },
  latest: {
    report: 'Ningún resultado posterior lo ha sustituido.',
    pack: 'Ningún caso del paquete tiene otro resultado hasta ahora.',
    sheet: 'No se ha corregido ni retirado después.',
  },
  clearedThen: 'Tal como se informó entonces, no había ningún bloqueo activo.',
  notClearedThen: 'Tal como se informó entonces, no estaba liberada: había un bloqueo activo.',
  locksChanged: 'Los bloqueos han cambiado desde entonces. Pida a su responsable un informe de hoy.',
  locksSame: 'Ningún bloqueo ha cambiado desde entonces.',
  nothing: 'Aquí no se muestra nada más del contenido, ni a quién pertenece.',
  home: 'Ir al portal',
}
