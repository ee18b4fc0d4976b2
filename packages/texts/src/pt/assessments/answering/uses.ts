import type { uses as english } from '../../../en/assessments/answering/uses.ts'
import type { Translation } from '../../../translation.ts'

/** By intended use: what it means in one line, and further words by which people look for it. */
export const uses: Translation<typeof english> = {
  acquisition: {
    line: 'Coletar, comprar, encomendar ou receber o material.',
    words:
      'viagem de coleta, coleta em campo, compra, pedido, importação, amostragem, recebimento, amostra de solo, amostra de água, trabalho de campo, expedição, empréstimo de museu, empréstimo, bioprospecção, pesca',
  },
  maintaining_and_storage: {
    line: 'Mantê-lo vivo ou intacto: freezer, banco de sementes, coleção.',
    words:
      'biobanco, criopreservação, casa de vegetação, coleção de culturas, multiplicação, regeneração, freezer, herbário, banco de germoplasma, banco de genes, espécime de museu, jardim botânico, banco de células, conservação ex situ, propagação, cultivar, cultivo, aquicultura',
  },
  identification_and_characterisation: {
    line: 'Descobrir o que é: taxonomia, código de barras, descrição.',
    words:
      'PCR, sequenciamento, código de barras, 16S, filogenia, taxonomia, morfologia, identificação de espécies, descritor, barcoding, metabarcoding, DNA ambiental, espécime de museu, identificação taxonômica, espectrometria de massas, sequenciamento de DNA, isolado, bactérias do solo',
  },
  screening: {
    line: 'Testar muitas amostras em busca de um efeito desejado.',
    words:
      'ensaio, triagem, alto desempenho, bioatividade, teste de atividade, metagenoma, biblioteca, PCR, sequenciamento, metagenômica, HPLC, CLAE, biblioteca de extratos, bactérias do solo, bioprospecção',
  },
  candidate_of_interest: {
    line: 'Acompanhar as amostras ou os compostos que mostraram um efeito.',
    words: 'protótipo, confirmação, candidato, linhagem promissora, seleção, isolar um composto, HPLC, purificação',
  },
  research_and_development: {
    line: 'Estudar genes ou química natural para aprender algo novo.',
    words:
      'P&D, I&D, R&D, pesquisa e desenvolvimento, sequenciamento, genoma, transcriptoma, expressão gênica, ômicas, pesquisa básica, doutorado, metabolômica, PCR, metagenômica, proteômica, HPLC, CLAE, espectrometria de massas, edição gênica, CRISPR, biologia sintética, bioinformática, aprendizado de máquina, treinamento de IA com sequências, enzima, vacina, probiótico, tese',
  },
  mode_of_action_research: {
    line: 'Entender como um efeito acontece.',
    words: 'mecanismo, alvo, via, toxicologia, receptor, toxicidade',
  },
  resistance_research: {
    line: 'Estudar a resistência de pragas, doenças ou estresse, ou contra eles.',
    words: 'seca, patógeno, tolerância, resistência antimicrobiana, herbicida, doença, fungicida, antibiótico, praga',
  },
  efficacy_screening_testing: {
    line: 'Testar nele quão bem funciona um produto ou candidato.',
    words:
      'ensaio de campo, ensaio em casa de vegetação, potência, eficácia, organismo de teste, bioensaio, herbicida, pesticida, agrotóxico, antibiótico, controle biológico, biocontrole, ensaio de toxicidade',
  },
  use_as_a_tool: {
    line: 'Usá-lo como ferramenta de laboratório, não como o objeto estudado.',
    words:
      'vetor, linhagem hospedeira, reagente, referência, controle, enzima de laboratório, clonagem, PCR, organismo modelo, CRISPR',
  },
  developing_a_tool: {
    line: 'Criar a partir dele uma nova ferramenta ou método de laboratório.',
    words:
      'kit, marcador, enzima, CRISPR, sistema de expressão, desenvolvimento de métodos, biossensor, linhagem celular, modelo preditivo, treinamento de IA com sequências',
  },
  diagnostics: {
    line: 'Detectar ou monitorar uma doença, praga ou organismo.',
    words:
      'kit de teste, teste PCR, detecção, monitoramento, vigilância, anticorpo, sequenciamento, teste rápido, ELISA, qPCR',
  },
  breeding: {
    line: 'Cruzar e selecionar para obter novas variedades ou raças.',
    words:
      'cruzamento, seleção, híbrido, variedade, melhoramento vegetal, melhoramento animal, edição genômica, assistida por marcadores, cultivar, edição gênica, CRISPR',
  },
  design_active_ingredient: {
    line: 'Projetar uma substância ativa segundo um modelo natural.',
    words:
      'desenho de fármacos, síntese, química medicinal, análogo, formulação, pesticida, herbicida, antibiótico, medicamento, vacina, cosméticos',
  },
  field_clinical_testing: {
    line: 'Ensaios de um produto em campo, em animais ou em pessoas.',
    words:
      'ensaio de campo, ensaio clínico, ensaio de registro, piloto, ensaio de vacinas, estudo clínico, estudo de toxicidade',
  },
  product_processing_and_formulation: {
    line: 'Processá-lo em um produto: fermentar cerveja, extrair, misturar.',
    words:
      'produção de cerveja, fermentação, alimento, cosméticos, extração, receita, fabricação, bebida, levedura, probiótico, queijo, vinho, perfume, enzima, suplemento, cervejaria, cerveja, pão, creme, corante, biocombustível, têxtil, tecido, fibra, couro, ração, papel, sabão',
  },
  biofactory: {
    line: 'Fazer um organismo produzir uma substância.',
    words:
      'fermentação, biorreator, recombinante, linhagem de produção, produção de cerveja, produção de enzimas, enzima, produção de vacinas, cultura de células, insulina, produção de proteínas',
  },
  biotrade: {
    line: 'Comprá-lo ou vendê-lo como mercadoria ou como ingrediente.',
    words:
      'comércio, mercadoria, ingrediente, venda, exportação, matéria-prima, cadeia de suprimentos, óleo essencial, madeira, plantas medicinais, cosméticos, vender, mercado, pesca, aquicultura',
  },
  exchange_and_transfer: {
    line: 'Repassar material ou dados a outros.',
    words:
      'compartilhar, enviar, MTA, parceiro, laboratório de serviços, depósito, remessa, transferência de dados, GenBank, publicar sequências, publicação, publicar resultados, empréstimo de museu, empréstimo, serviço de sequenciamento',
  },
  ipr: {
    line: 'Proteger resultados: patente, proteção de cultivares.',
    words: 'patente, propriedade intelectual, proteção de cultivares, marca, licença, invenção',
  },
}
