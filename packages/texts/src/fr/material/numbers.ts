import type * as english from '../../en/material/numbers.ts'
import type { Translation } from '../../translation.ts'

export const numbers: Translation<typeof english.numbers> = {
  several: 'Plusieurs collections ou bases de données écrivent de tels numéros. Vous savez laquelle est la bonne.',
  source: 'Source',
  certificate:
    '{{number}} a la forme d’un certificat du Centre d’échange sur l’APA, délivré par ce pays : {{country}}.',
  accession: '{{number}} est un numéro de données ({{database}}). Il ne dit pas où le matériel a été prélevé.',
  collection:
    '{{number}} : {{name}} ({{holder}}), conservé ici : {{country}}. Le lieu de conservation n’est pas celui du premier prélèvement.',
  shared: '{{number}} : {{name}} ({{holder}}).',
  proposal: '{{question}} : {{label}}',
  take: 'Prendre cette réponse',
  takeOf: 'Prendre cette réponse : {{question}} : {{label}}',
  askServices: 'Demander la fiche aux bases de données',
  unanswered: 'Les bases de données n’ont pas pu être interrogées. Réessayez plus tard.',
  noService: 'Aucune base de données configurée ne connaît de tels numéros.',
  states: {
    found: '{{service}} a une fiche pour ce numéro :',
    nothing: '{{service}} n’a pas de fiche pour ce numéro.',
    other: '{{service}} a répondu avec un autre numéro. Rien n’en est repris.',
    failed: '{{service}} n’a pas donné de réponse utilisable. Réessayez plus tard.',
  },
  holders: {
    culture_collection: 'collection de cultures',
    genebank: 'banque de gènes',
    seed_bank: 'banque de semences',
    botanical_garden: 'jardin botanique',
    stock_center: 'centre de souches',
    dna_bank: 'banque d’ADN',
    museum: 'musée',
    identifier: 'numéro que plusieurs détenteurs utilisent',
  },
  databases: {
    biosample: 'BioSample',
    sample: 'échantillon d’une archive de lectures',
    run: 'séquençage',
    experiment: 'expérience ou étude d’une archive de lectures',
    project: 'BioProject, qui couvre de nombreux échantillons',
    assembly: 'assemblage de génome',
    refseq: 'RefSeq',
    wgs: 'séquence d’un projet de génome',
    nucleotide: 'GenBank, ENA ou DDBJ',
    bold: 'code-barres dans BOLD',
    gbif: 'occurrence dans GBIF',
    uniprot: 'protéine dans UniProt',
  },
}
