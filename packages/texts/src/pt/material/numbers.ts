import type * as english from '../../en/material/numbers.ts'
import type { Translation } from '../../translation.ts'

export const numbers: Translation<typeof english.numbers> = {
  several: 'Várias coleções ou bancos de dados escrevem números assim. Você sabe qual é.',
  source: 'Fonte',
  certificate:
    '{{number}} tem a forma de um certificado do Centro de Intercâmbio de Informações sobre ABS, emitido por este país: {{country}}.',
  accession: '{{number}} é um número de dados ({{database}}). Não diz onde o material foi coletado.',
  collection:
    '{{number}}: {{name}} ({{holder}}), conservado aqui: {{country}}. O lugar onde é conservado não é onde foi coletado pela primeira vez.',
  shared: '{{number}}: {{name}} ({{holder}}).',
  proposal: '{{question}}: {{label}}',
  take: 'Usar esta resposta',
  takeOf: 'Usar esta resposta: {{question}}: {{label}}',
  askServices: 'Pedir o registro aos bancos de dados',
  unanswered: 'Não foi possível consultar os bancos de dados. Tente mais tarde.',
  noService: 'Nenhum banco de dados configurado conhece números assim.',
  states: {
    found: '{{service}} tem um registro deste número:',
    nothing: '{{service}} não tem registro deste número.',
    other: '{{service}} respondeu com outro número. Nada disso é usado.',
    failed: '{{service}} não deu uma resposta utilizável. Tente mais tarde.',
  },
  holders: {
    culture_collection: 'coleção de culturas',
    genebank: 'banco de germoplasma',
    seed_bank: 'banco de sementes',
    botanical_garden: 'jardim botânico',
    stock_center: 'centro de linhagens',
    dna_bank: 'banco de DNA',
    museum: 'museu',
    identifier: 'número que muitos detentores usam',
  },
  databases: {
    biosample: 'BioSample',
    sample: 'amostra de um arquivo de leituras',
    run: 'sequenciamento',
    experiment: 'experimento ou estudo de um arquivo de leituras',
    project: 'BioProject, que abrange muitas amostras',
    assembly: 'montagem de genoma',
    refseq: 'RefSeq',
    wgs: 'sequência de um projeto de genoma',
    nucleotide: 'GenBank, ENA ou DDBJ',
    bold: 'código de barras no BOLD',
    gbif: 'ocorrência no GBIF',
    uniprot: 'proteína no UniProt',
  },
}
