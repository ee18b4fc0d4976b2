import type { packs as english } from '../../en/server/packs.ts'
import type { Translation } from '../../translation.ts'

export const packs: Translation<typeof english> = {
  person: 'una persona',
  title: 'Paquete para una inspección',
  made: 'Hecho por {{portal}} el {{at}} (UTC) para: {{forWhom}}',
  code: 'Código del paquete',
  verifyAt:
    'Cualquiera puede comprobar el código en {{address}}. La página verify.html de este paquete comprueba los archivos sin el portal.',
  cases: 'Casos',
  columns: {
    number: 'Número',
    result: 'Resultado',
    decided: 'Decidido (UTC)',
    law: 'Legislación leída',
    code: 'Código',
    gaps: 'Falta',
  },
  noGaps: 'nada',
  evidence: 'Pruebas',
  evidenceHint: 'Sus archivos están en la carpeta evidence, bajo el id de cada documento.',
  check: {
    title: 'Comprobar este paquete',
    lead: 'Elija el archivo ZIP del paquete. Se queda en este ordenador: no se envía nada a ninguna parte.',
    choose: 'Archivo ZIP',
    whole: 'Sin cambios: los {{count}} archivos están como se hicieron, y la firma es válida.',
    changed: 'Cambiado: este paquete no está como se hizo.',
    wrong: 'No está como se hizo: {{file}}',
    missing: 'Falta: {{file}}',
    extra: 'No forma parte del paquete: {{file}}',
    signature: 'La firma de la lista de archivos no es válida.',
    noSignature: 'Este navegador no puede comprobar la firma; los archivos se comparan solo con la lista.',
    unreadable: 'Esto no es un paquete o está dañado: no se puede leer.',
    otherPack: 'Este es un paquete distinto del que corresponde a esta página.',
    online:
      'El portal dice por el código si conoce el paquete y si un caso se decidió de nuevo desde entonces: {{address}}',
  },
}
