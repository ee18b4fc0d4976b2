import type { ContentTexts } from '../../content.ts'

/** The pages of the questionnaire after the use: materials and data, exceptions, papers. */
export const exceptionsAndPapers: ContentTexts = {
  'Materials and data': 'Materiales y datos',
  'What else goes with it?': '¿Qué más lo acompaña?',
  'Laws differ on derivatives and sequence data, so tick everything.':
    'Las leyes difieren sobre derivados y datos de secuencias: márquelo todo.',
  'Living material (plants, animals, cultures)': 'Material vivo (plantas, animales, cultivos)',
  'Seed or other propagating material': 'Semillas u otro material de propagación',
  'Dead or dried material with DNA or RNA': 'Material muerto o seco con ADN o ARN',
  'Extracted DNA or RNA': 'ADN o ARN extraído',
  'Extract or fraction': 'Extracto o fracción',
  'Isolated natural compound': 'Compuesto natural aislado',
  'Protein or enzyme': 'Proteína o enzima',
  'Sequence data (DSI)': 'Datos de secuencias (DSI)',
  'Other data (images, field notes, phenotypes)': 'Otros datos (imágenes, notas de campo, fenotipos)',
  'Can the extract, compound or protein be traced to an organism that somebody accessed for it?':
    '¿Puede rastrearse el extracto, el compuesto o la proteína hasta un organismo al que alguien accedió para ello?',
  'A standard ingredient from a catalogue usually cannot. A compound isolated by your partner can.':
    'Un ingrediente estándar de catálogo normalmente no. Un compuesto aislado por su socio, sí.',
  'Does the work rely on knowledge of indigenous peoples or local communities?':
    '¿Se apoya el trabajo en conocimientos de pueblos indígenas o comunidades locales?',
  'For example a known healing or farming use that made you choose the species. Its holders have a say, even if the knowledge is published.':
    'Por ejemplo, un uso medicinal o agrícola conocido que le hizo elegir la especie. Sus titulares tienen voz, aunque el conocimiento esté publicado.',
  'Where do the sequence data come from?': '¿De dónde proceden los datos de secuencias?',
  'Data you make from material follow the papers of that material. Public data follow the CBD mechanism and the database terms.':
    'Los datos que obtiene del material siguen los documentos de ese material. Los datos públicos siguen el mecanismo del CDB y las condiciones de la base de datos.',
  'Public database': 'Base de datos pública',
  'Licensed or private database': 'Base de datos con licencia o privada',
  'We sequence or sequenced the material': 'Secuenciamos o hemos secuenciado el material',
  'A partner sequenced the material': 'Un socio secuenció el material',
  'Is your company above the Cali Fund thresholds and in a listed sector?':
    '¿Supera su empresa los umbrales del Fondo de Cali, en un sector incluido?',
  'Two of three, three-year average: USD 20 million assets, 50 million sales, 5 million profit. Sectors: pharma, supplements, cosmetics, breeding, biotechnology, sequencing equipment, related information and AI services. Contributions are expected, not (yet) law in most places.':
    'Dos de tres, promedio de tres años: 20 millones de USD en activos, 50 millones en ventas, 5 millones de beneficio. Sectores: farmacia, suplementos, cosmética, mejora genética, biotecnología, equipos de secuenciación, servicios de información e IA relacionados. Se esperan contribuciones, pero (aún) no son ley en la mayoría de los lugares.',
  'No, or public or academic': 'No, o público o académico',
  'Will you use organisms that live on or in it (microbiome, endophytes, parasites)?':
    '¿Utilizará organismos que viven sobre o dentro de él (microbioma, endófitos, parásitos)?',
  'Consent for a plant or animal often does not cover them.':
    'El consentimiento para una planta o un animal a menudo no los cubre.',
  'Exceptions and exemptions': 'Excepciones y exenciones',
  'Did it come with a Standard Material Transfer Agreement (SMTA)?':
    '¿Vino con un Acuerdo normalizado de transferencia de material (ANTM, SMTA)?',
  'Genebanks and CGIAR centres send the SMTA with the seed. For food and agriculture it replaces the Nagoya procedure if the crop stands in Annex I or the material comes from the Multilateral System, and the agreement is among your papers.':
    'Los bancos de germoplasma y los centros del CGIAR lo envían con la semilla. Para la alimentación y la agricultura sustituye al procedimiento de Nagoya si el cultivo figura en el Anexo I o el material procede del Sistema Multilateral, y el acuerdo está entre sus documentos.',
  'What is the purpose?': '¿Cuál es la finalidad?',
  'The SMTA permits research, breeding and training for food and agriculture. Cosmetics, pharma, biofuel and other industrial uses are not covered.':
    'El ANTM permite la investigación, la mejora y la capacitación para la alimentación y la agricultura. No cubre cosméticos, farmacia, biocombustibles ni otros usos industriales.',
  'Food, feed and farming only': 'Solo alimentos, piensos y agricultura',
  'Another purpose': 'Otra finalidad',
  Both: 'Ambas',
  'Does the material come from the Multilateral System of the Plant Treaty?':
    '¿Procede el material del Sistema Multilateral del Tratado Internacional?',
  'Crops of Annex I in public genebanks do, and what the international genebanks hold in trust, other crops included. Medicinal plants, timber and ornamentals usually do not. The genebank can tell.':
    'Sí, los cultivos del Anexo I en bancos públicos, y lo que los bancos internacionales mantienen en fideicomiso, incluidos otros cultivos. Las plantas medicinales, la madera y las ornamentales normalmente no. El banco puede decirlo.',
  'Yes, and the provider says so': 'Sí, y el proveedor lo dice',
  'Is it an influenza virus with pandemic potential, received through the WHO network?':
    '¿Es un virus de la gripe con potencial pandémico, recibido por la red de la OMS?',
  'H5N1 and the like. Seasonal influenza is not covered.': 'H5N1 y similares. La gripe estacional no está cubierta.',
  'Was it isolated from people or from animals?': '¿Se aisló de personas o de animales?',
  'Samples from patients also need the health authority and an ethics committee, samples from animals the veterinary service.':
    'Las muestras de pacientes requieren también la autoridad sanitaria y un comité de ética; las de animales, el servicio veterinario.',
  'From people': 'De personas',
  'From animals': 'De animales',
  'From plants, food, water or soil': 'De plantas, alimentos, agua o suelo',
  'Was the emergency still declared on the day of the use?': '¿La emergencia seguía declarada el día del uso?',
  'Formalities may follow later only while an emergency is declared or imminent.':
    'Los trámites pueden seguir más tarde solo mientras una emergencia esté declarada o sea inminente.',
  'When was the emergency declared, and when did it end?': '¿Cuándo se declaró la emergencia y cuándo terminó?',
  'For the record; the answer above decides.': 'Para el expediente; decide la respuesta anterior.',
  'Is it linked to a declared or imminent health emergency?':
    '¿Está vinculado a una emergencia sanitaria declarada o inminente?',
  'Then formalities may follow later. They are not waived.': 'Los trámites pueden seguir más tarde. No se eximen.',
  'Did it arrive by itself or unnoticed (on goods, plants, travellers, by wind)?':
    '¿Llegó por sí mismo o inadvertido (en mercancías, plantas, viajeros, por el viento)?',
  'Pathogens and pests that came into the EU unintentionally are outside its rules. Material collected abroad on purpose is not.':
    'Los patógenos y plagas que entraron en la UE sin intención quedan fuera de sus normas. El material recolectado a propósito en el extranjero, no.',
  'No, obtained on purpose': 'No, obtenido a propósito',
  'Was it bought as goods for direct use (food, feed, timber, raw material)?':
    '¿Se compró como mercancía para uso directo (alimento, pienso, madera, materia prima)?',
  'Trade is outside the user rules. R&D on the same goods is a change of use.':
    'El comercio queda fuera de las normas para los usuarios. La I+D sobre las mismas mercancías es un cambio de uso.',
  'Is it a product on the market, and what do you do with it?': '¿Es un producto en el mercado y qué hace con él?',
  'Comparing is fine. Analysing its biological part is research on it.':
    'Comparar está bien. Analizar su parte biológica es investigar sobre ella.',
  'Not a marketed product': 'No es un producto comercializado',
  'Comparison or reference only': 'Solo comparación o referencia',
  'Its biological part is analysed or built upon': 'Su parte biológica se analiza o sirve de base',
  'Papers and submission': 'Documentos y envío',
  'Which papers do you hold?': '¿Qué documentos tiene?',
  Papers: 'Documentos',
  "Tick what is on file. 'None' is an honest answer: we then tell you what to ask for.":
    'Marque lo que está en el expediente. «Ninguno» es una respuesta honesta: entonces le decimos qué pedir.',
  'Certificate of compliance (IRCC)': 'Certificado de cumplimiento (IRCC)',
  'Permit or PIC': 'Permiso o consentimiento fundamentado previo (CFP, PIC)',
  'Agreed terms (MAT) or benefit-sharing contract':
    'Condiciones acordadas (CMA, MAT) o contrato de participación en los beneficios',
  'Material transfer agreement': 'Acuerdo de transferencia de material',
  SMTA: 'ANTM (SMTA)',
  'Consent of an indigenous or local community': 'Consentimiento de una comunidad indígena o local',
  None: 'Ninguno',
  'Certificate number': 'Número del certificado',
  'As the ABS Clearing-House writes it: ABSCH-IRCC, the two letters of the country, the number, the revision.':
    'Como lo escribe el ABSCH: ABSCH-IRCC, las dos letras del país, el número, la revisión.',
  'Written answer of the authority': 'Respuesta escrita de la autoridad',
  'Day on which the certificate was issued': 'Día en que se expidió el certificado',
  'Read from the certificate on file.': 'Leído en el certificado archivado.',
  'Aim for which the certificate was issued': 'Fin para el que se expidió el certificado',
  Commercial: 'Comercial',
  'Not commercial': 'No comercial',
  'Material of the certificate': 'Material del certificado',
  'Papers that a second person has checked': 'Documentos que una segunda persona ha verificado',
  'The portal answers this: a paper counts as evidence once it is on file and a second person has checked it.':
    'Lo responde el portal: un documento cuenta como prueba cuando está archivado y una segunda persona lo ha verificado.',
  'Do they cover this use, this user and this material, and are they still valid?':
    '¿Cubren este uso, este usuario y este material, y siguen vigentes?',
  "If in doubt choose 'I don't know': legal will read them.":
    'En caso de duda elija «No lo sé»: los juristas los leerán.',
  'Where are the papers kept?': '¿Dónde se conservan los documentos?',
  'Name each record and where it is filed. Keep originals for 20 years after the end of the utilisation.':
    'Indique cada documento y dónde está archivado. Conserve los originales 20 años tras el fin de la utilización.',
  'Last check': 'Última comprobación',
  'Does this use differ from the purpose for which the material was obtained?':
    '¿Difiere este uso de la finalidad para la que se obtuvo el material?',
  'Academic to commercial, or goods to research: new consent first.':
    'De académica a comercial, o de mercancía a investigación: primero un nuevo consentimiento.',
  'Anything legal should know?': '¿Hay algo que los juristas deban saber?',
  'Two sentences on the experiments help most.': 'Dos frases sobre los experimentos son lo que más ayuda.',
  'The answers are correct to my knowledge, and I will report changes of use, user or material.':
    'Las respuestas son correctas según mi conocimiento, y comunicaré los cambios de uso, usuario o material.',
  'Changing an answer later opens the assessment again and keeps its history.':
    'Cambiar una respuesta más tarde reabre la evaluación y conserva su historial.',
}
