/** By intended use: what it means in one line, and further words by which people look for it. */
export const uses = {
  acquisition: {
    line: 'Collecting, buying, ordering or receiving the material.',
    words:
      'collecting trip, field collection, purchase, order, import, sampling, receiving, soil sample, water sample, field work, expedition, isolating from nature, museum loan, loan, borrowing, bioprospecting, fishing',
  },
  maintaining_and_storage: {
    line: 'Keeping it alive or intact: freezer, seed bank, collection.',
    words:
      'biobank, cryopreservation, greenhouse, culture collection, multiplication, regrowing, freezer, herbarium, gene bank, museum specimen, botanical garden, cell bank, ex situ conservation, propagation, growing, cultivation, aquaculture',
  },
  identification_and_characterisation: {
    line: 'Finding out what it is: taxonomy, barcoding, description.',
    words:
      'PCR, sequencing, barcode, 16S, phylogeny, taxonomy, morphology, species identification, descriptor, barcoding, metabarcoding, eDNA, museum specimen, mass spectrometry, DNA sequencing, isolate, isolation of bacteria, soil bacteria',
  },
  screening: {
    line: 'Testing many samples for a wanted effect.',
    words:
      'assay, high-throughput, bioactivity, hit, test for activity, metagenome, library, PCR, sequencing, metagenomics, HPLC, extract library, soil bacteria, bioprospecting',
  },
  candidate_of_interest: {
    line: 'Following up the samples or compounds that showed an effect.',
    words: 'lead, hit confirmation, candidate, promising strain, selection, isolating a compound, HPLC, purification',
  },
  research_and_development: {
    line: 'Studying genes or natural chemistry to learn something new.',
    words:
      'R&D, research and development, sequencing, genome, transcriptome, gene expression, omics, basic research, PhD, metabolomics, PCR, metagenomics, proteomics, HPLC, mass spectrometry, gene editing, CRISPR, synthetic biology, bioinformatics, machine learning, AI on sequences, enzyme, vaccine, probiotic, thesis',
  },
  mode_of_action_research: {
    line: 'Learning how an effect comes about.',
    words: 'mechanism, target, pathway, toxicology, receptor, toxicity',
  },
  resistance_research: {
    line: 'Studying resistance of or against pests, diseases or stress.',
    words: 'drought, pathogen, tolerance, antimicrobial resistance, herbicide, disease, fungicide, antibiotic, pest',
  },
  efficacy_screening_testing: {
    line: 'Testing how well a product or candidate works on it.',
    words:
      'field trial, greenhouse trial, potency, efficacy, test organism, bioassay, herbicide, pesticide, antibiotic, biopesticide, biological control, biocontrol agent, toxicity test',
  },
  use_as_a_tool: {
    line: 'Using it as a laboratory tool, not as the thing studied.',
    words:
      'vector, host strain, reagent, reference, control, enzyme in the laboratory, cloning, PCR, qPCR, model organism, CRISPR',
  },
  developing_a_tool: {
    line: 'Making a new laboratory tool or method from it.',
    words:
      'kit, marker, enzyme, CRISPR, expression system, method development, biosensor, cell line, prediction model, AI on sequences',
  },
  diagnostics: {
    line: 'Detecting or monitoring a disease, pest or organism.',
    words: 'test kit, PCR test, detection, monitoring, surveillance, antibody, sequencing, rapid test, ELISA, qPCR',
  },
  breeding: {
    line: 'Crossing and selecting to make new varieties or breeds.',
    words:
      'crossing, selection, hybrid, variety, plant breeding, animal breeding, genome editing, marker-assisted, cultivar, gene editing, CRISPR',
  },
  design_active_ingredient: {
    line: 'Designing an active substance after a natural model.',
    words:
      'drug design, synthesis, medicinal chemistry, analogue, formulation lead, pesticide, herbicide, antibiotic, drug, vaccine, cosmetics',
  },
  field_clinical_testing: {
    line: 'Trials of a product in the field, in animals or in people.',
    words: 'field trial, clinical trial, registration trial, pilot, vaccine trial, clinical study, toxicity study',
  },
  product_processing_and_formulation: {
    line: 'Processing it into a product: brewing, extracting, mixing.',
    words:
      'brewing, fermentation, food, cosmetics, extraction, recipe, manufacturing, beverage, yeast, probiotic, cheese, wine, perfume, enzyme, supplement, beer, bread, cream, dye, biofuel, textile, fabric, fibre, leather, feed, animal feed, paper, soap',
  },
  biofactory: {
    line: 'Letting an organism produce a substance.',
    words:
      'fermentation, bioreactor, recombinant, production strain, brewing, enzyme production, enzyme, vaccine production, cell culture, insulin, protein production',
  },
  biotrade: {
    line: 'Buying or selling it as goods or as an ingredient.',
    words:
      'trade, commodity, ingredient, sale, export, raw material, supply chain, essential oil, timber, herbal, cosmetics, selling, market, retail, fishing, aquaculture',
  },
  exchange_and_transfer: {
    line: 'Passing material or data on to others.',
    words:
      'sharing, sending, MTA, partner, service laboratory, deposit, shipping, transfer of data, GenBank, publishing sequences, upload, publication, publishing results, museum loan, loan, lending, service provider, sequencing service',
  },
  ipr: {
    line: 'Protecting results: patent, plant variety right.',
    words: 'patent, intellectual property, plant variety protection, trademark, licence, invention',
  },
} as const
