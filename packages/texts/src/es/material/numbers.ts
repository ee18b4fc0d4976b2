import type * as english from '../../en/material/numbers.ts'
import type { Translation } from '../../translation.ts'

export const numbers: Translation<typeof english.numbers> = {
  several: 'Varias colecciones o bases de datos escriben números así. Usted sabe cuál es.',
  source: 'Fuente',
  certificate:
    '{{number}} tiene la forma de un certificado del Centro de Intercambio de Información sobre APB, emitido por este país: {{country}}.',
  accession: '{{number}} es un número de datos ({{database}}). No dice dónde se tomó el material.',
  collection:
    '{{number}}: {{name}} ({{holder}}), conservado aquí: {{country}}. El lugar donde se conserva no es donde se tomó por primera vez.',
  shared: '{{number}}: {{name}} ({{holder}}).',
  proposal: '{{question}}: {{label}}',
  take: 'Tomar esta respuesta',
  takeOf: 'Tomar esta respuesta: {{question}}: {{label}}',
  askServices: 'Pedir el registro a las bases de datos',
  unanswered: 'No se pudo consultar las bases de datos. Inténtelo más tarde.',
  noService: 'Ninguna base de datos configurada conoce números así.',
  states: {
    found: '{{service}} tiene un registro de este número:',
    nothing: '{{service}} no tiene ningún registro de este número.',
    other: '{{service}} respondió con otro número. No se usa nada de ello.',
    failed: '{{service}} no dio una respuesta utilizable. Inténtelo más tarde.',
  },
  holders: {
    culture_collection: 'colección de cultivos',
    genebank: 'banco de germoplasma',
    seed_bank: 'banco de semillas',
    botanical_garden: 'jardín botánico',
    stock_center: 'centro de cepas',
    dna_bank: 'banco de ADN',
    museum: 'museo',
    identifier: 'número que usan muchos poseedores',
  },
  databases: {
    biosample: 'BioSample',
    sample: 'muestra de un archivo de lecturas',
    run: 'secuenciación',
    experiment: 'experimento o estudio de un archivo de lecturas',
    project: 'BioProject, que abarca muchas muestras',
    assembly: 'ensamblaje de genoma',
    refseq: 'RefSeq',
    wgs: 'secuencia de un proyecto de genoma',
    nucleotide: 'GenBank, ENA o DDBJ',
    bold: 'código de barras en BOLD',
    gbif: 'registro de GBIF',
    uniprot: 'proteína en UniProt',
  },
}
