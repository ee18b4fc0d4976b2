import type { ContentTexts } from '../../content.ts'

export const uses: ContentTexts = {
  Acquisition: 'Aquisição',
  'Maintaining and storage': 'Manutenção e armazenamento',
  'Identification and characterisation': 'Identificação e caracterização',
  Screening: 'Triagem',
  'Candidate of interest': 'Candidato de interesse',
  'Research and development': 'Investigação e desenvolvimento',
  'Mode of action research': 'Investigação do modo de ação',
  'Resistance research': 'Investigação da resistência',
  'Efficacy screening and testing': 'Triagem e ensaios de eficácia',
  'Use as a tool': 'Uso como ferramenta',
  'Developing a tool': 'Desenvolvimento de uma ferramenta',
  Diagnostics: 'Diagnóstico',
  Breeding: 'Melhoramento genético',
  'Design of an active ingredient': 'Conceção de um princípio ativo',
  'Field and clinical testing': 'Ensaios de campo e clínicos',
  'Product processing and formulation': 'Processamento e formulação de produtos',
  Biofactory: 'Biofábrica',
  Biotrade: 'Biocomércio',
  'Exchange and transfer': 'Intercâmbio e transferência',
  'Intellectual property rights': 'Direitos de propriedade intelectual',
}
