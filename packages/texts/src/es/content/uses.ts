import type { ContentTexts } from '../../content.ts'

export const uses: ContentTexts = {
  Acquisition: 'Adquisición',
  'Maintaining and storage': 'Mantenimiento y almacenamiento',
  'Identification and characterisation': 'Identificación y caracterización',
  Screening: 'Cribado',
  'Candidate of interest': 'Candidato de interés',
  'Research and development': 'Investigación y desarrollo',
  'Mode of action research': 'Investigación del modo de acción',
  'Resistance research': 'Investigación de la resistencia',
  'Efficacy screening and testing': 'Cribado y ensayos de eficacia',
  'Use as a tool': 'Uso como herramienta',
  'Developing a tool': 'Desarrollo de una herramienta',
  Diagnostics: 'Diagnóstico',
  Breeding: 'Mejora genética',
  'Design of an active ingredient': 'Diseño de un principio activo',
  'Field and clinical testing': 'Ensayos de campo y clínicos',
  'Product processing and formulation': 'Elaboración y formulación de productos',
  Biofactory: 'Biofábrica',
  Biotrade: 'Biocomercio',
  'Exchange and transfer': 'Intercambio y transferencia',
  'Intellectual property rights': 'Derechos de propiedad intelectual',
}
