import type * as english from '../../en/server/transfers.ts'
import type { Translation } from '../../translation.ts'

export const transferFiles: Translation<typeof english.transferFiles> = {
  faults: {
    repeatedKey: 'El archivo contiene dos veces {{key}}. Una hoja de un portal nunca lo hace.',
    noSheet: 'Esto no es una hoja de entrega. Elija el archivo JSON que vino con el material.',
    form: 'La hoja de entrega no puede leerse en «{{field}}»: {{message}}',
    changed: 'La firma no es válida: la hoja se cambió después de firmarse. Pídala de nuevo al remitente.',
    future: 'La hoja es de un momento aún por venir: {{at}}.',
    notAsked: 'Este portal no pregunta esto, o se lo pregunta a usted.',
  },
  sheet: {
    title: 'Hoja de entrega',
    subject: 'Información que acompaña a recursos genéticos',
    withdrawn: 'RETIRADA: esta hoja ya no vale.',
    sender: 'De',
    lockReason: 'Entregado aunque un bloqueo está activo',
    assessment: 'Evaluación del remitente',
    reportCode: 'Código de su informe',
    issued: 'Firmada',
    issuedAt: '{{at}}, versión {{version}}',
    material: 'Material',
    papers: 'Documentos que lo acompañan',
    paper: 'Documento',
    file: 'Archivo',
    hash: 'SHA-256 del archivo',
    check: 'Comprobar esta hoja',
    verify: 'Código {{code}}. Si es auténtica y aún vale se comprueba en',
    signed: 'Firmada por {{portal}} (Ed25519, sobre el archivo JSON).',
    key: 'Clave pública: {{key}}',
    signature: 'Firma: {{signature}}',
    sha256: 'SHA-256 del archivo JSON: {{sha256}}',
  },
}
