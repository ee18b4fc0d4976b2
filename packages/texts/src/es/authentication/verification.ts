import type { verification as english } from '../../en/authentication/verification.ts'
import type { Translation } from '../../translation.ts'

export const verification: Translation<typeof english> = {
  title: 'Verificar un informe',
  lead: 'Cada informe lleva un código de verificación. Aquí, quien tenga uno puede comprobar que es auténtico y no se ha modificado.',
  code: 'Código de verificación',
  codeHint: 'Está impreso en la primera página del informe. Las mayúsculas, los espacios y los guiones no importan.',
  required: 'Este campo es obligatorio',
  codeLength: 'Entre 4 y 40 caracteres.',
  file: 'El archivo que le dieron (opcional)',
  fileChoose: 'Elegir un archivo',
  fileOther: 'Elegir otro archivo',
  fileDrop: 'o suéltelo aquí: PDF, JSON o XLSX',
  fileRemove: 'Quitar',
  fileRemoveOf: 'Quitar {{name}}',
  filePrivate: 'El archivo se queda en este ordenador: solo se envía su huella (SHA-256).',
  fileTooLarge: 'Este archivo pasa de {{limit}} MB. Ningún informe es tan grande.',
  fileUnreadable: 'No se pudo leer el archivo. Elíjalo de nuevo.',
  fileInsecure:
    'Este navegador solo puede calcular una huella con una conexión cifrada (https). Puede comprobarse solo el código.',
  check: 'Comprobar',
  unchanged: 'Auténtico y sin cambios',
  unchangedText: 'Este archivo es, byte a byte, el que el portal entregó como {{format}} el {{at}}.',
  changed: 'El código es auténtico, pero este archivo no es el que se entregó',
  changedText:
    'Hay un informe con este código, pero el portal nunca entregó este archivo. Puede haberse alterado, o un programa lo ha impreso o guardado de nuevo. Pida el archivo original.',
  genuine: 'El código es auténtico',
  genuineText: 'Hay un informe con este código. Elija también el archivo para saber si no se ha modificado.',
  unknown: 'No hay ningún informe con este código',
  unknownText:
    'Compruebe si hay errores al escribir el código. Si es correcto, este informe no procede de este portal.',
  decided: 'El resultado se registró el {{at}}.',
  superseded: 'Un resultado posterior lo ha sustituido. Pida a su responsable un informe de hoy.',
  latest: 'Ningún resultado posterior lo ha sustituido.',
  clearedThen: 'Tal como se informó entonces, estaba liberada: no había ningún bloqueo activo.',
  notClearedThen: 'Tal como se informó entonces, no estaba liberada: había un bloqueo activo.',
  locksChanged: 'Los bloqueos han cambiado desde entonces. Pida a su responsable un informe de hoy.',
  locksSame: 'Ningún bloqueo ha cambiado desde entonces.',
  nothing: 'Aquí no se muestra nada más del contenido de un informe, ni a quién pertenece.',
  home: 'Ir al portal',
}
