import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with G to L. */
export const countryDutiesGtoL: ContentTexts = {
  'Before the access, get research authorisation, prior consent and agreed terms from the parks agency (ANPN).':
    'Antes del acceso, obtener de la agencia de parques (ANPN) la autorización de investigación, el consentimiento previo y las condiciones acordadas.',
  'Before the use, ask the Ministry of Environmental Protection and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Protección del Medio Ambiente y Agricultura si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the material is received, sign the transfer agreement and the terms of the national genebank (CSIR-PGRRI).':
    'Antes de recibir el material, firmar el acuerdo de transferencia y las condiciones del banco nacional de germoplasma (CSIR-PGRRI).',
  'Before the access, apply to the Government of Greenland for the licence.':
    'Antes del acceso, solicitar la licencia al Gobierno de Groenlandia.',
  'Before the use, negotiate the benefit-sharing agreement with the Government of Greenland.':
    'Antes del uso, negociar el acuerdo de participación en los beneficios con el Gobierno de Groenlandia.',
  'Report to the Government of Greenland as the licence says, and share publications.':
    'Informar al Gobierno de Groenlandia como dice la licencia, y compartir las publicaciones.',
  'Before the use, ask the Department of Parks and Wildlife Management (DPWM) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de gestión de parques y vida silvestre (DPWM) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before commercial use, agree in writing with the holder how a profit is shared.':
    'Antes del uso comercial, acordar por escrito con el titular cómo se comparte una ganancia.',
  'Before the knowledge is used, get the documented consent of its holders.':
    'Antes de usar los conocimientos, obtener el consentimiento documentado de sus titulares.',
  'Record when and from whom the recipe or knowledge came and whether consent was given, and name the source in publications.':
    'Anotar cuándo y de quién vino la receta o el conocimiento y si se dio el consentimiento, y nombrar la fuente en las publicaciones.',
  'Before the access, ask the biodiversity directorate of the environment ministry in writing whether consent is needed, and get the collecting permit.':
    'Antes del acceso, preguntar por escrito a la dirección de biodiversidad del ministerio de medio ambiente si hace falta consentimiento, y obtener el permiso de colecta.',
  '60 to 90 days before the work, apply online to the Government of South Georgia and the South Sandwich Islands for the regulated activity permit.':
    'De 60 a 90 días antes del trabajo, solicitar en línea al Gobierno de Georgia del Sur y las Islas Sandwich del Sur el permiso de actividad regulada.',
  'Before the use, ask the Government of South Georgia and the South Sandwich Islands (GSGSSI) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Gobierno de Georgia del Sur y las Islas Sandwich del Sur (GSGSSI) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'On export, complete the declaration of exported material and return it to the Commissioner.':
    'En la exportación, rellenar la declaración de material exportado y devolverla al comisionado.',
  'Before the access, get the research and collecting licence of the council of protected areas (CONAP) and, for commercial purposes, its consent and agreed terms.':
    'Antes del acceso, obtener la licencia de investigación y colecta del consejo de áreas protegidas (CONAP) y, para fines comerciales, su consentimiento y las condiciones acordadas.',
  'Before the use, ask the Ministry of Environment and Biodiversity in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Biodiversidad si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'After the research, hand the report and the publications to the village council.':
    'Después de la investigación, entregar el informe y las publicaciones al consejo de la aldea.',
  'Before collecting, get the biodiversity research permit of the Environmental Protection Agency (EPA) and, for samples, its export permission.':
    'Antes de colectar, obtener el permiso de investigación sobre biodiversidad de la agencia de protección ambiental (EPA) y, para muestras, su autorización de exportación.',
  'Before entering Amerindian land, or doing research there or on knowledge of the village, get the permission of the village council.':
    'Antes de entrar en tierra amerindia, o de investigar allí o sobre conocimientos de la aldea, obtener la autorización del consejo de la aldea.',
  'Before the use, agree terms with the Environmental Protection Agency (EPA) and with the communities, keep to the permit, and ask again for a new purpose or for commercial use.':
    'Antes del uso, acordar las condiciones con la agencia de protección ambiental (EPA) y con las comunidades, atenerse al permiso, y pedirlo de nuevo para otra finalidad o para uso comercial.',
  'Before the use, ask the Environmental Protection Agency (EPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia de protección ambiental (EPA) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, apply to the Agriculture, Fisheries and Conservation Department (AFCD) for the permit that fits place and species.':
    'Antes de colectar, solicitar al departamento de agricultura, pesca y conservación (AFCD) el permiso que corresponda al lugar y a la especie.',
  'Before the use, ask the Agriculture, Fisheries and Conservation Department (AFCD) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de agricultura, pesca y conservación (AFCD) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, get the collecting permit of the forest and wildlife institute (ICF).':
    'Antes de colectar, obtener el permiso de colecta del instituto forestal y de vida silvestre (ICF).',
  'Before collecting, check the list of strictly protected species and the map of protected areas.':
    'Antes de colectar, comprobar la lista de especies estrictamente protegidas y el mapa de áreas protegidas.',
  'Before the access, apply to the nature protection directorate for the permit.':
    'Antes del acceso, solicitar el permiso a la dirección de protección de la naturaleza.',
  'Follow the transfer clause of the permit.': 'Cumplir la cláusula de transferencia del permiso.',
  'Before data are used or deposited, have permit and agreement cover it.':
    'Antes de usar o depositar datos, hacer que el permiso y el acuerdo lo abarquen.',
  'Before samples leave, get the approved transfer agreement and the export papers of the research agency (BRIN) or the ministry concerned.':
    'Antes de que salgan las muestras, obtener el acuerdo de transferencia aprobado y los documentos de exportación de la agencia de investigación (BRIN) o del ministerio competente.',
  'Before the access, apply to the Ministry of Agriculture for the permit.':
    'Antes del acceso, solicitar el permiso al Ministerio de Agricultura.',
  'Before the access, apply to the Ministry of Forestry for the access permit, together with an Indonesian partner.':
    'Antes del acceso, solicitar el permiso de acceso al Ministerio de Bosques, junto con un socio indonesio.',
  'Before the access, get the consent of the provider (for knowledge, of the community) and sign a benefit-sharing agreement.':
    'Antes del acceso, obtener el consentimiento del proveedor (para conocimientos, de la comunidad) y firmar un acuerdo de participación en los beneficios.',
  'Before the knowledge is used, get the consent of the community and agree terms with it.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y acordar con ella las condiciones.',
  'Find and keep the foreign research permit, the specimen transport permit and the transfer agreement of the time.':
    'Encontrar y conservar el permiso de investigación para extranjeros, el permiso de transporte de especímenes y el acuerdo de transferencia de la época.',
  'Before the access, get the collecting permit of the Nature and Parks Authority and the agreement of the supplier.':
    'Antes del acceso, obtener el permiso de colecta de la autoridad de naturaleza y parques y el acuerdo del proveedor.',
  'Before the use, ask the Department of Environment, Food and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de medio ambiente, alimentación y agricultura si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Only if the species or the area is protected: get a licence under the Wildlife Act 1990 from the Department of Environment, Food and Agriculture before collecting.':
    'Solo si la especie o el área está protegida: obtener una licencia según la Wildlife Act 1990 del departamento de medio ambiente, alimentación y agricultura antes de colectar.',
  'After the annual statement, pay the share that follows from the turnover to the State Board.':
    'Después de la declaración anual, pagar a la junta estatal la parte que resulta del volumen de negocios.',
  'Before results or accessed material go to a foreign party or a third person, apply to the National Biodiversity Authority; publication and projects under section 5 are exempt.':
    'Antes de que los resultados o el material obtenido vayan a una parte extranjera o a un tercero, presentar la solicitud a la autoridad nacional de biodiversidad; la publicación y los proyectos del artículo 5 están exentos.',
  'Before the access, apply to the National Biodiversity Authority (Form 1 for research or survey, Form 2 for commercial use under the 2024 Rules) and sign the benefit-sharing agreement.':
    'Antes del acceso, presentar la solicitud a la autoridad nacional de biodiversidad (formulario 1 para investigación o estudios, formulario 2 para uso comercial según las normas de 2024) y firmar el acuerdo de participación en los beneficios.',
  'Before the commercial use, file the intimation with the State Biodiversity Board (Form B under the 2025 Regulations), pay the fee and accept the terms.':
    'Antes del uso comercial, presentar el aviso a la junta estatal de biodiversidad (formulario B según el reglamento de 2025), pagar la tasa y aceptar las condiciones.',
  'Before the data are used, apply to the National Biodiversity Authority as for material, naming the database and accession numbers.':
    'Antes de usar los datos, presentar la solicitud a la autoridad nacional de biodiversidad como para el material, nombrando la base de datos y los números de acceso.',
  'Before the right is granted, get the approval of, or registration with, the National Biodiversity Authority, agree terms of commercialisation, and disclose source and origin in the specification.':
    'Antes de que se conceda el derecho, obtener la aprobación de la autoridad nacional de biodiversidad o registrarse en ella, acordar las condiciones de comercialización, y divulgar la fuente y el origen en la descripción.',
  'Before the right is granted, register with the National Biodiversity Authority, and get its approval before commercialisation.':
    'Antes de que se conceda el derecho, registrarse en la autoridad nacional de biodiversidad, y obtener su aprobación antes de la comercialización.',
  'Keep proof of the date of obtaining the material and of its lawful export at that time.':
    'Conservar prueba de la fecha en que se obtuvo el material y de su exportación legal en aquel momento.',
  'Only if a novel microbial strain is to be deposited in a foreign repository: notify the National Biodiversity Authority before the deposit (2025 Regulations).':
    'Solo si se va a depositar una cepa microbiana nueva en un depósito extranjero: notificarlo a la autoridad nacional de biodiversidad antes del depósito (reglamento de 2025).',
  'Only if turnover is above 1 crore rupees: send the yearly statement of the resources used to the National Biodiversity Authority or the State Board (from April 2025).':
    'Solo si el volumen de negocios supera 1 crore de rupias: enviar la declaración anual de los recursos usados a la autoridad nacional de biodiversidad o a la junta estatal (desde abril de 2025).',
  'Record whether the extract still allows the plant part to be recognised or separated.':
    'Anotar si el extracto permite todavía reconocer o separar la parte de la planta.',
  'Before access, use or export, get the permit of the custodian body: the Ministry of Agriculture Jihad for farm, forest, range and fisheries resources, the Department of Environment for wildlife.':
    'Antes del acceso, el uso o la exportación, obtener el permiso del órgano custodio: el Ministerio de Agricultura Yihad para recursos de explotaciones, bosques, pastizales y pesca, el Departamento de Medio Ambiente para la vida silvestre.',
  'Before the knowledge is used, get the documented consent of the community and the answer of the custodian body.':
    'Antes de usar los conocimientos, obtener el consentimiento documentado de la comunidad y la respuesta del órgano custodio.',
  'Before the use, ask the Ministry of Health and Medical Education in writing whether a permit is needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Salud y Educación Médica si hace falta un permiso, y archivar la respuesta.',
  'Before the use, ask the custodian body (Ministry of Agriculture Jihad, Department of Environment for wildlife) in writing whether a permit, consent or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al órgano custodio (Ministerio de Agricultura Yihad; para vida silvestre, Departamento de Medio Ambiente) si hacen falta permiso, consentimiento o condiciones, y archivar la respuesta.',
  'Before sampling, agree with the owner of the land, to whom ground resources belong.':
    'Antes de la toma de muestras, acordar con el propietario de la tierra, a quien pertenecen los recursos del suelo.',
  'Before sampling, research or use, get the licence of the Environment and Energy Agency (Umhverfis- og orkustofnun) for micro-organisms of geothermal areas.':
    'Antes de la toma de muestras, la investigación o el uso, obtener la licencia de la agencia de medio ambiente y energía (Umhverfis- og orkustofnun) para microorganismos de zonas geotérmicas.',
  'Before the use, ask the Environment and Energy Agency (Umhverfis- og orkustofnun, formerly Orkustofnun) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia de medio ambiente y energía (Umhverfis- og orkustofnun, antes Orkustofnun) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'After the research, hand the National Environment and Planning Agency (NEPA) an interim and a final report and copies of publications; fisheries and forestry get copies for their areas.':
    'Después de la investigación, entregar a la agencia nacional de medio ambiente y planificación (NEPA) un informe provisional, uno final y copias de las publicaciones; pesca y bosques reciben copias para sus ámbitos.',
  'Before collecting, apply to the National Environment and Planning Agency (NEPA) for wildlife research permission, and wait for it.':
    'Antes de colectar, solicitar a la agencia nacional de medio ambiente y planificación (NEPA) la autorización de investigación sobre vida silvestre, y esperarla.',
  'Before live animals leave, sign the breeding loan agreement with the National Environment and Planning Agency (NEPA), and follow it.':
    'Antes de que salgan animales vivos, firmar con la agencia nacional de medio ambiente y planificación (NEPA) el acuerdo de préstamo para cría, y cumplirlo.',
  'Before the use, ask the National Environment and Planning Agency (NEPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia nacional de medio ambiente y planificación (NEPA) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, apply to the Ministry of Environment and agree terms.':
    'Antes del acceso, presentar la solicitud al Ministerio de Medio Ambiente y acordar las condiciones.',
  'Before the access, get the consent of the owner and the permits for protected areas and species, and follow the terms of the provider.':
    'Antes del acceso, obtener el consentimiento del propietario y los permisos para áreas y especies protegidas, y cumplir las condiciones del proveedor.',
  "Before the use, check plant breeders' rights and the agreement of the gene bank (NARO).":
    'Antes del uso, comprobar los derechos de obtentor y el acuerdo del banco de germoplasma (NARO).',
  'Before anything leaves Kenya, sign the material transfer agreement.':
    'Antes de que algo salga de Kenia, firmar el acuerdo de transferencia de material.',
  'Before filing, check that the agreement allows it and names co-ownership.':
    'Antes de la solicitud de derechos, comprobar que el acuerdo lo permite y nombra la copropiedad.',
  'Before research on wildlife or in its habitats, get the wildlife research permit of the Wildlife Research and Training Institute (WRTI) on its portal.':
    'Antes de investigar la vida silvestre o en sus hábitats, obtener el permiso de investigación del instituto de investigación y formación (WRTI) en su portal.',
  'Before samples leave, add the phytosanitary or veterinary papers of the plant health service (KEPHIS) and, for listed species, the CITES papers.':
    'Antes de que salgan las muestras, añadir los documentos fitosanitarios o veterinarios del servicio fitosanitario (KEPHIS) y, para las especies incluidas, los documentos CITES.',
  'Before the access, agree terms with the Kenya Wildlife Service and the community.':
    'Antes del acceso, acordar las condiciones con el Kenya Wildlife Service y la comunidad.',
  'Before the access, apply to the National Environment Management Authority (NEMA) for the access permit, with proof of consent and research clearance.':
    'Antes del acceso, solicitar el permiso de acceso a la autoridad nacional de gestión del medio ambiente (NEMA), con prueba del consentimiento y de la autorización de investigación.',
  'Before the access, get the written prior informed consent of the lead agency or community.':
    'Antes del acceso, obtener el consentimiento fundamentado previo por escrito del organismo responsable o de la comunidad.',
  'Before the access, get the written prior informed consent of the lead agency, land owner or community.':
    'Antes del acceso, obtener el consentimiento fundamentado previo por escrito del organismo responsable, del propietario de la tierra o de la comunidad.',
  'Before the knowledge is used, get the consent of the community and sign the agreement with it.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y firmar el acuerdo con ella.',
  'Before the use, ask the National Environment Management Authority (NEMA) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad nacional de gestión del medio ambiente (NEMA) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the work starts, get the research licence of the science commission (NACOSTI); foreigners need a Kenyan partner.':
    'Antes de empezar el trabajo, obtener la licencia de investigación de la comisión de ciencia (NACOSTI); los extranjeros necesitan un socio keniano.',
  'Find and keep the research clearance, the permits of the wildlife service or the museums, and any agreement of the time.':
    'Encontrar y conservar la autorización de investigación, los permisos del servicio de fauna o de los museos, y todo acuerdo de la época.',
  'Only if rights that rest on the knowledge are to be transferred: get the approval of the Cabinet Secretary responsible for intellectual property beforehand.':
    'Solo si se van a transferir derechos que se basan en los conocimientos: obtener antes la aprobación del secretario de gabinete responsable de la propiedad intelectual.',
  'Share monetary and non-monetary benefits as agreed, involve Kenyan citizens and institutions, deposit duplicates and report to the National Environment Management Authority (NEMA).':
    'Compartir los beneficios monetarios y no monetarios según lo acordado, implicar a ciudadanos e instituciones de Kenia, depositar duplicados e informar a la autoridad nacional de gestión del medio ambiente (NEMA).',
  'Within 30 days after the agreement on the knowledge takes effect, send it signed to the Cabinet Secretary responsible for intellectual property for the register.':
    'En los 30 días siguientes a la entrada en efecto del acuerdo sobre los conocimientos, enviarlo firmado, para el registro, al secretario de gabinete responsable de la propiedad intelectual.',
  'Before the access, ask the environment ministry for consent or a no-objection, and agree terms.':
    'Antes del acceso, pedir al ministerio de medio ambiente el consentimiento o una no objeción, y acordar las condiciones.',
  'Before the access, ask the Ministry of Environment for consent and agree terms.':
    'Antes del acceso, pedir el consentimiento al Ministerio de Medio Ambiente y acordar las condiciones.',
  'Before collecting, export or use, ask the Environment and Conservation Division for permission and terms.':
    'Antes de la colecta, la exportación o el uso, pedir autorización y condiciones a la división de medio ambiente y conservación.',
  'Before the use, ask the Environment and Conservation Division in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la división de medio ambiente y conservación si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  "Before a new use, ask the environment directorate (Direction Générale de l'Environnement et des Forêts, DGEF) whether later consent is expected, and file the answer.":
    "Antes de un uso nuevo, preguntar a la dirección de medio ambiente (Direction Générale de l'Environnement et des Forêts, DGEF) si se espera un consentimiento posterior, y archivar la respuesta.",
  'Before filing, check that the contract allows it, and keep proof of consent.':
    'Antes de la solicitud de derechos, comprobar que el contrato la permite, y conservar la prueba del consentimiento.',
  "Before the access, apply to the environment directorate (Direction Générale de l'Environnement et des Forêts, DGEF) for its consent.":
    "Antes del acceso, solicitar su consentimiento a la dirección de medio ambiente (Direction Générale de l'Environnement et des Forêts, DGEF).",
  'Before the material is passed on, get written consent to the transfer from the provider, and hand on the terms of the contract.':
    'Antes de entregar el material a otros, obtener del proveedor el consentimiento escrito para la transferencia, y transmitir las condiciones del contrato.',
  'Before the use, negotiate and sign a contract with the provider on the use and on the sharing of benefits.':
    'Antes del uso, negociar y firmar con el proveedor un contrato sobre el uso y la participación en los beneficios.',
  'Before collecting, export or use, ask the Department of Environment for consent and terms.':
    'Antes de la colecta, la exportación o el uso, pedir el consentimiento y las condiciones al departamento de medio ambiente.',
  'Before any contact, payment or transfer, ask legal to check the sanctions.':
    'Antes de cualquier contacto, pago o transferencia, hacer que el servicio jurídico compruebe las sanciones.',
  'Before the use, ask the National Coordinating Committee for the Environment (NCCE) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al comité nacional de coordinación para el medio ambiente (NCCE) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, get the permission or export approval of the Ministry of Oceans and Fisheries or the Ministry of Environment.':
    'Antes del acceso, obtener la autorización o la aprobación de exportación del Ministerio de Océanos y Pesca o del Ministerio de Medio Ambiente.',
  'Before the access, report it to the ministry in charge of the resource, and ask for the acknowledgement.':
    'Antes del acceso, comunicarlo al ministerio a cargo del recurso, y pedir el acuse de recibo.',
  'Before the use, conclude a benefit-sharing agreement with the provider.':
    'Antes del uso, celebrar un acuerdo de participación en los beneficios con el proveedor.',
  'Find and keep the export approvals for listed taxa.':
    'Encontrar y conservar las aprobaciones de exportación de los taxones incluidos.',
  'Before the use, ask the Environment Public Authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad pública de medio ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the research, apply to the Department of Environment for permission and for the permits under the National Conservation Act.':
    'Antes de la investigación, solicitar al departamento de medio ambiente la autorización y los permisos según la National Conservation Act.',
  'Before the access, ask the Forestry and Wildlife Committee how the rules on the gene pool apply, and get the collecting and export permits.':
    'Antes del acceso, preguntar al Comité de Bosques y Fauna cómo se aplican las normas sobre el acervo genético, y obtener los permisos de colecta y exportación.',
  'Before the access, apply to the benefit-sharing office of the science ministry and sign the agreements with provider and authority.':
    'Antes del acceso, presentar la solicitud a la oficina de participación en los beneficios del ministerio de ciencia y firmar los acuerdos con el proveedor y la autoridad.',
  'Before collecting or export, ask the Department of Sustainable Development for the research permit and terms.':
    'Antes de la colecta o la exportación, pedir al departamento de desarrollo sostenible el permiso de investigación y las condiciones.',
  'Before the use, ask the Department of Sustainable Development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de desarrollo sostenible si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, get the permit of the wildlife or the forest department, with a Sri Lankan partner and a transfer agreement.':
    'Antes del acceso, obtener el permiso del departamento de vida silvestre o del departamento forestal, con un socio de Sri Lanka y un acuerdo de transferencia.',
  'Before the use, ask the Environmental Protection Agency of Liberia (EPA) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia de protección ambiental de Liberia (EPA) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the use, ask the Department of Environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de medio ambiente si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the material is received, ask the plant gene bank at the State Forest Service for the terms of use and sign its agreement.':
    'Antes de recibir el material, preguntar al banco de germoplasma vegetal del servicio forestal estatal las condiciones de uso y firmar su acuerdo.',
  'Before the use, ask the Nature Conservation Agency (Dabas aizsardzības pārvalde) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia de conservación de la naturaleza (Dabas aizsardzības pārvalde) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
}
