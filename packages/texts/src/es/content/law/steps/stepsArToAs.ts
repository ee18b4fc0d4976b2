import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ar to As. */
export const stepsArToAs: ContentTexts = {
  'As a foreign institution name a Dominican counterpart; international research in protected areas needs one.':
    'Como institución extranjera, nombrar una contraparte dominicana; la investigación internacional en áreas protegidas la necesita.',
  'As a foreign user, find a Peruvian research institution as national support institution (Institución Nacional de Apoyo); a contract with it must be attached to the application.':
    'Como usuario extranjero, encontrar una institución peruana de investigación como Institución Nacional de Apoyo; hay que adjuntar a la solicitud un contrato con ella.',
  'As a foreigner include at least one Peruvian researcher and the agreement between the institutions.':
    'Como extranjero, incluir al menos a un investigador peruano y el acuerdo entre las instituciones.',
  'As a foreigner, work with a Mexican institution or registered researcher (also waives the fee).':
    'Como extranjero, trabajar con una institución mexicana o un investigador registrado (también exime de la tasa).',
  'As a person or company domiciled abroad, name a legal representative resident in Costa Rica.':
    'Como persona o empresa domiciliada en el extranjero, nombrar un representante legal residente en Costa Rica.',
  'As an international institution, declare that there is a national support institution.':
    'Como institución internacional, declarar que hay una institución nacional de apoyo.',
  'As association of users or interested party describe the procedures, tools or mechanisms and how they are overseen.':
    'Como asociación de usuarios o parte interesada, describir los procedimientos, herramientas o mecanismos y cómo se supervisan.',
  'Ask ANEF for the collecting permit, or buy from a holder of a harvest contract.':
    'Pedir a la ANEF el permiso de colecta, o comprar al titular de un contrato de recolección.',
  'Ask both offices in writing for consent or a no-objection.':
    'Pedir por escrito a ambas oficinas el consentimiento o una no objeción.',
  'Ask DiBio in writing whether consent and terms under the Nagoya Protocol are required.':
    'Preguntar por escrito a DiBio si se exigen consentimiento y condiciones según el Protocolo de Nagoya.',
  'Ask Dinabise who can give consent.': 'Preguntar a Dinabise quién puede dar el consentimiento.',
  'Ask EEAA for the permit for protected areas and its position on consent and terms.':
    'Pedir a la EEAA el permiso para áreas protegidas y su posición sobre el consentimiento y las condiciones.',
  'Ask first whether the product is itself a plant genetic resource for food and agriculture that incorporates the material.':
    'Determinar primero si el producto es en sí un recurso fitogenético para la alimentación y la agricultura que incorpora el material.',
  'Ask first which office handles the permit today, since the research agency was merged into BRIN (2021-2022, not verified in a source).':
    'Preguntar primero qué oficina tramita hoy el permiso, porque la agencia de investigación se integró en BRIN (2021-2022, no verificado en una fuente).',
  'Ask for a free grant if the aim is non-commercial: research, teaching, conservation or public health.':
    'Pedir la concesión gratuita si el fin no es comercial: investigación, enseñanza, conservación o salud pública.',
  'Ask for a mobilisation guide before moving specimens and for an export permit before they leave.':
    'Pedir una guía de movilización antes de mover especímenes y un permiso de exportación antes de que salgan.',
  'Ask for a special permit under Cap. 170 where protected wild animals are touched.':
    'Pedir un permiso especial según el Cap. 170 si se afecta a animales silvestres protegidos.',
  'Ask for consent and terms.': 'Pedir el consentimiento y las condiciones.',
  'Ask for entry in the ABS Clearing-House so that a certificate of compliance exists.':
    'Pedir la inscripción en el ABSCH para que exista un certificado de cumplimiento.',
  'Ask for extension before the end and hand in the reports.':
    'Pedir la prórroga antes del final y entregar los informes.',
  'Ask for inclusion of the project and of each researcher before the work starts; one request for each matter is advised.':
    'Pedir la inclusión del proyecto y de cada investigador antes de que empiece el trabajo; se aconseja una solicitud por asunto.',
  'Ask for permission and terms.': 'Pedir el permiso y las condiciones.',
  'Ask for permit and contract if the data come from a partner or from own samples.':
    'Pedir el permiso y el contrato si los datos vienen de un socio o de muestras propias.',
  'Ask for prior permission and sign the terms.': 'Pedir el permiso previo y firmar las condiciones.',
  'Ask for the certificate for the year (not verified in a source: it is taken to mean that benefits from public sequence data were shared).':
    'Pedir el certificado del año (no verificado en una fuente: se entiende que significa que se compartieron los beneficios de datos de secuencias públicos).',
  'Ask for the export permit with it.': 'Pedir con él el permiso de exportación.',
  'Ask for the export permits before you leave.': 'Pedir los permisos de exportación antes de partir.',
  'Ask for the immediate provisional authorisation.': 'Solicitar la autorización provisional inmediata.',
  'Ask for the permits under the Native Terrestrial Biodiversity and National Parks Act and whether consent and agreed terms are expected under the Nagoya Protocol.':
    'Pedir los permisos de la Native Terrestrial Biodiversity and National Parks Act y preguntar si se esperan consentimiento y condiciones acordadas según el Protocolo de Nagoya.',
  'Ask for the research, collecting and export permits.':
    'Pedir los permisos de investigación, de colecta y de exportación.',
  'Ask for the written or electronic permission.': 'Pedir el permiso escrito o electrónico.',
  'Ask for them with the purpose of use under the published access rules.':
    'Pedirlas indicando la finalidad del uso, según las normas de acceso publicadas.',
  'Ask in the same letter for export and CITES papers.':
    'Pedir en la misma carta los documentos de exportación y CITES.',
  'Ask in the same letter whether consent and agreed terms are required for genetic resources, and file the answer.':
    'Preguntar en la misma carta si se exigen consentimiento y condiciones acordadas para recursos genéticos, y archivar la respuesta.',
  'Ask in the same letter which collecting and export papers are needed (forests, parks, fisheries).':
    'Preguntar en la misma carta qué documentos de colecta y de exportación hacen falta (bosques, parques, pesca).',
  'Ask in writing for consent and terms.': 'Pedir por escrito el consentimiento y las condiciones.',
  'Ask in writing for consent; use the standard agreement of the FAO treaty for its crops.':
    'Pedir por escrito el consentimiento; usar el acuerdo normalizado del tratado de la FAO para sus cultivos.',
  'Ask in writing whether consent and terms with the State are needed, and file the answer.':
    'Preguntar por escrito si hacen falta consentimiento y condiciones con el Estado, y archivar la respuesta.',
  'Ask in writing whether consent is needed for other material and for the use.':
    'Preguntar por escrito si hace falta un consentimiento para otro material y para el uso.',
  'Ask in writing whether consent is needed for other material.':
    'Preguntar por escrito si hace falta un consentimiento para otro material.',
  'Ask in writing whether consent or terms are needed for the use.':
    'Preguntar por escrito si el uso necesita consentimiento o condiciones.',
  'Ask in writing whether consent, notification or terms are needed for the material and the use.':
    'Preguntar por escrito si el material y el uso necesitan consentimiento, notificación o condiciones.',
  'Ask in writing which consent and permit apply under the code promulgated on 5 July 2023 and the sector laws.':
    'Preguntar por escrito qué consentimiento y qué permiso se aplican según el código promulgado el 5 de julio de 2023 y las leyes sectoriales.',
  'Ask INAI and the province for the registered community and its representatives.':
    'Preguntar al INAI y a la provincia cuál es la comunidad registrada y quiénes la representan.',
  'Ask legal first who exercises the powers of the agency since August 2021 and whether sanctions allow the contract.':
    'Preguntar primero al servicio jurídico quién ejerce las competencias de la agencia desde agosto de 2021 y si las sanciones permiten el contrato.',
  'Ask MEPA which resources are meant; all forms count, also derivatives, genetic and sequence information and knowledge.':
    'Preguntar a MEPA qué recursos se incluyen; cuentan todas las formas, también los derivados, la información genética y de secuencias y los conocimientos.',
  'Ask NCIP to start the consent process.': 'Pedir a NCIP que inicie el procedimiento de consentimiento.',
  'Ask ORSA for the competent local body.': 'Preguntar a la ORSA cuál es el órgano local competente.',
  'Ask ORSA for the forms and papers that Resolution 92/2023 requires.':
    'Pedir a la ORSA los formularios y documentos que exige la Resolución 92/2023.',
  'Ask SEMARNAT, as authority under the Nagoya Protocol, for the internationally recognised certificate once consent and terms exist.':
    'Pedir a la SEMARNAT, como autoridad del Protocolo de Nagoya, el certificado reconocido internacionalmente cuando existan el consentimiento y las condiciones.',
  'Ask that lead agency where the resource can be accessed.':
    'Preguntar a ese organismo principal dónde se puede acceder al recurso.',
  'Ask the ABS focal point if in doubt.': 'En caso de duda, preguntar al punto focal de ABS.',
  'Ask the ABS focal point in writing whether consent and agreed terms are needed, and file the answer.':
    'Preguntar por escrito al punto focal de ABS si hacen falta consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Ask the agency or the ministry which of them receives declarations.':
    'Preguntar a la agencia o al ministerio cuál de los dos recibe las declaraciones.',
  'Ask the authority for its form and apply for authorisation or contract.':
    'Pedir a la autoridad su formulario y solicitar la autorización o el contrato.',
  'Ask the authority to confirm them when a certificate is wanted.':
    'Pedir a la autoridad que las confirme si se desea un certificado.',
  'Ask the collection whether the sample is in the national catalogue of valuable samples (Law 428-FZ).':
    'Preguntar a la colección si la muestra está en el catálogo nacional de muestras valiosas (ley 428-FZ).',
  'Ask the community and record prior, informed and continuous consent.':
    'Preguntar a la comunidad y dejar constancia del consentimiento previo, informado y continuo.',
  'Ask the community for consent and agree terms.':
    'Pedir el consentimiento de la comunidad y acordar las condiciones.',
  'Ask the community or collection for consent and negotiate terms (guidelines were approved in 2024).':
    'Pedir el consentimiento a la comunidad o a la colección y negociar las condiciones (en 2024 se aprobaron directrices).',
  'Ask the competent authority for approval with recipient and purpose.':
    'Pedir la aprobación a la autoridad competente indicando el destinatario y la finalidad.',
  'Ask the consultation authority whether consultation is due; direct affectation is the test, not only titled land.':
    'Preguntar a la autoridad de consulta si procede la consulta; el criterio es la afectación directa, no solo las tierras tituladas.',
  'Ask the council for permission and describe the research.': 'Pedir permiso al consejo y describir la investigación.',
  'Ask the department for permission to do scientific research.':
    'Pedir al departamento permiso para hacer investigación científica.',
  'Ask the department for the export permission for samples.':
    'Pedir al departamento el permiso de exportación de las muestras.',
  'Ask the department for the written permission or the licence; its procedure for research permits was not found.':
    'Pedir al departamento el permiso escrito o la licencia; no se ha encontrado su procedimiento para permisos de investigación.',
  'Ask the department in writing whether consent is needed and file the answer.':
    'Preguntar por escrito al departamento si hace falta un consentimiento y archivar la respuesta.',
  'Ask the department who the access provider is (mostly the Commonwealth itself).':
    'Preguntar al departamento quién da el acceso (casi siempre la propia Commonwealth).',
  'Ask the directorate general of forests (Nagoya focal point) which body takes requests today; implementing decrees were still drafts in 2020.':
    'Preguntar a la dirección general de bosques (punto focal de Nagoya) qué órgano recibe hoy las solicitudes; en 2020 los decretos de aplicación aún eran proyectos.',
  'Ask the directorate in writing for consent or a no-objection.':
    'Pedir por escrito a la dirección el consentimiento o una no objeción.',
  'Ask the directorate which forms are in use.': 'Preguntar a la dirección qué formularios están en uso.',
  'Ask the division for the export permit.': 'Pedir el permiso de exportación a la división.',
  'Ask the division for the permit class (endangered species, science and education, visit of offshore cays, retention of species).':
    'Pedir a la división la clase de permiso (especies en peligro, ciencia y educación, visita a cayos, conservación de especies).',
  'Ask the division for the special permit for science, education or culture.':
    'Pedir a la división el permiso especial para ciencia, educación o cultura.',
  'Ask the Dutch ABS focal point whether access rules have been made since January 2023.':
    'Preguntar al punto focal neerlandés si se han dictado normas de acceso desde enero de 2023.',
  'Ask the environment council for the current forms, which were validated in February 2024.':
    'Pedir al consejo de medio ambiente los formularios actuales, que se validaron en febrero de 2024.',
  'Ask the federal ministry for its consent.': 'Pedir el consentimiento del ministerio federal.',
  'Ask the focal point and the government of the island for the permit and terms that apply.':
    'Preguntar al punto focal y al gobierno de la isla qué permiso y qué condiciones se aplican.',
  'Ask the focal point for the application and the fee.': 'Preguntar al punto focal por la solicitud y la tasa.',
  'Ask the focal point through the partner when something is unclear.':
    'Si algo no está claro, preguntar al punto focal a través del socio.',
  'Ask the gene bank for its terms.': 'Preguntar al banco de germoplasma sus condiciones.',
  'Ask the government of the state and the owners for consent.':
    'Pedir el consentimiento al gobierno del estado y a los dueños.',
  'Ask the help desk of the ABS office for the forms and the fees of the 2021 regulations.':
    'Pedir al servicio de ayuda de la oficina de ABS los formularios y las tasas del reglamento de 2021.',
  'Ask the land owner, e.g. the forest company.': 'Pedir permiso al dueño del terreno, p. ej. la empresa forestal.',
  'Ask the legitimate holders for consent in their own procedure.':
    'Pedir el consentimiento a los poseedores legítimos según su propio procedimiento.',
  'Ask the local committee for the certificate of origin and keep it with the purchase papers.':
    'Pedir al comité local el certificado de origen y conservarlo con los documentos de compra.',
  'Ask the marine authority and the environment office which permit and terms are needed, and file the answer.':
    'Preguntar a la autoridad marina y a la oficina de medio ambiente qué permiso y qué condiciones hacen falta, y archivar la respuesta.',
  'Ask the Marine Management Section for export permits.':
    'Pedir los permisos de exportación a la Marine Management Section.',
  'Ask the ministry for the form and list of documents.': 'Pedir al ministerio el formulario y la lista de documentos.',
  'Ask the ministry for the procedure that fits the use under the law and its four implementing rules.':
    'Preguntar al ministerio el procedimiento adecuado al uso según la ley y sus cuatro reglamentos de aplicación.',
  'Ask the ministry for written consent where it is silent.':
    'Si no dice nada, pedir el consentimiento escrito del ministerio.',
  'Ask the ministry in writing before research or commercial use.':
    'Preguntar por escrito al ministerio antes de investigar o de un uso comercial.',
  'Ask the ministry in writing where it is unclear, in particular for extracts.':
    'Preguntar por escrito al ministerio lo que no esté claro, en particular sobre extractos.',
  'Ask the ministry in writing which consent is needed for the material and the use.':
    'Preguntar por escrito al ministerio qué consentimiento hace falta para el material y el uso.',
  'Ask the ministry in writing which permit is needed for research or bioprospecting.':
    'Preguntar por escrito al ministerio qué permiso hace falta para investigación o bioprospección.',
  'Ask the ministry or its regional inspectorate for the exception permit (protected species) or the quota (regulated species).':
    'Pedir al ministerio o a su inspección regional el permiso excepcional (especies protegidas) o la cuota (especies reguladas).',
  'Ask the ministry whether the national authority of Art. 52 of Law 14/003 has been set up and who takes requests.':
    'Preguntar al ministerio si se ha creado la autoridad nacional del art. 52 de la ley 14/003 y quién recibe las solicitudes.',
  'Ask the ministry which permits apply, and whether it has issued guidelines on access to genetic resources.':
    'Preguntar al ministerio qué permisos se aplican, y si ha publicado directrices sobre el acceso a recursos genéticos.',
  'Ask the ministry, which chairs the national committee, for the form of application.':
    'Pedir el formulario de solicitud al ministerio, que preside el comité nacional.',
  'Ask the national department for resources and development which policy is in force.':
    'Preguntar al departamento nacional de recursos y desarrollo qué política está en vigor.',
  'Ask the national focal point how to hand in the notice; forms and national laws are still being made.':
    'Preguntar al punto focal nacional cómo entregar el aviso; los formularios y las leyes nacionales aún se están haciendo.',
  'Ask the national gene bank or the authority under the law for the terms of access and export of cultivated plants and their wild ancestors.':
    'Preguntar al banco de germoplasma nacional o a la autoridad que fija la ley las condiciones de acceso y exportación de las plantas cultivadas y de sus ancestros silvestres.',
  'Ask the nature organisation and the government of the island for research, collecting and export permits.':
    'Pedir a la organización de conservación de la naturaleza y al gobierno de la isla los permisos de investigación, colecta y exportación.',
  'Ask the offices for permission to take specimens out, through NRCT, at least 30 days before.':
    'Pedir a las oficinas, por NRCT, permiso para sacar especímenes, al menos 30 días antes.',
  'Ask the owner and, where needed, the nature agency.':
    'Pedir permiso al dueño y, si hace falta, a la agencia de protección de la naturaleza.',
  'Ask the owner, and the nature authority where species or areas are protected.':
    'Pedir permiso al dueño, y a la autoridad de protección de la naturaleza si las especies o las zonas están protegidas.',
  'Ask the park service for its authorisation and the organisation for its consent.':
    'Pedir al servicio de parques su autorización y a la organización su consentimiento.',
  'Ask the partner institution for a copy of the agreement.': 'Pedir a la institución asociada una copia del acuerdo.',
  'Ask the province in writing which authorisation applies.':
    'Preguntar por escrito a la provincia qué autorización se aplica.',
  'Ask the Registrar for information from the register.': 'Pedir al Registrar información del registro.',
  'Ask the representative organisation of the people that holds the knowledge for prior informed consent; it must inform as many holder peoples as possible.':
    'Pedir el consentimiento fundamentado previo a la organización representativa del pueblo que posee los conocimientos; debe informar al mayor número posible de pueblos poseedores.',
  'Ask the tribe for its research code and review board.':
    'Preguntar a la tribu por su código de investigación y su comité de revisión.',
  'Ask the wildlife authority which application it wants; the proclamation gives it, not EBI, the part on wild animals.':
    'Preguntar a la autoridad de la fauna qué solicitud quiere; la proclamación le da a ella, y no a EBI, la parte de los animales silvestres.',
  'Ask whether an export licence, species or CITES permit is needed.':
    'Preguntar si hace falta una licencia de exportación, un permiso de especie o CITES.',
  'Ask whether consent and agreed terms are due and file the answer.':
    'Preguntar si se deben consentimiento y condiciones acordadas y archivar la respuesta.',
  'Ask whether consent and agreed terms are needed and who gives them, and file the answer with the record.':
    'Preguntar si se necesitan consentimiento y condiciones acordadas y quién los da, y archivar la respuesta con el registro.',
  'Ask whether consent and terms are required and follow the code of conduct for biodiversity research if it is in use.':
    'Preguntar si se exigen consentimiento y condiciones, y seguir el código de conducta para la investigación de la biodiversidad si está en uso.',
  'Ask whether consent and terms are required and who grants them.':
    'Preguntar si se exigen consentimiento y condiciones y quién los otorga.',
  'Ask whether consent, permits and agreed terms are needed and who gives them, and file the answer with the record.':
    'Preguntar si se necesitan consentimiento, permisos y condiciones acordadas y quién los da, y archivar la respuesta con el registro.',
  'Ask whether provincial consent is needed as well, in particular for wild relatives and landraces.':
    'Preguntar si también hace falta el consentimiento de la provincia, en particular para parientes silvestres y variedades locales.',
  'Ask whether the ABS law is in force.': 'Preguntar si la ley de ABS está en vigor.',
  'Ask whether the ABS law validated in June 2025 is in force.':
    'Preguntar si está en vigor la ley de ABS validada en junio de 2025.',
  'Ask whether the Biodiversity Resources Management Act is in force and which permit it asks for.':
    'Preguntar si está en vigor la Biodiversity Resources Management Act y qué permiso exige.',
  'Ask whether the business benefits directly or indirectly from the use of sequence data on genetic resources (sectors named: pharmaceuticals, cosmetics, plant and animal breeding, agricultural and industrial biotechnology, artificial intelligence and others).':
    'Preguntarse si la empresa se beneficia directa o indirectamente del uso de datos de secuencias de recursos genéticos (sectores nombrados: farmacéutico, cosmético, mejora vegetal y animal, biotecnología agrícola e industrial, inteligencia artificial y otros).',
  'Ask whether the decree on the Nagoya Protocol has been signed.':
    'Preguntar si se ha firmado el decreto sobre el Protocolo de Nagoya.',
  'Ask whether the draft access law or the bill of 2020 is in force.':
    'Preguntar si está en vigor el proyecto de ley de acceso o el proyecto de ley de 2020.',
  'Ask whether the ordinance of the Council of Ministers on the procedure (Art. 66(6)) has been adopted: it was not found.':
    'Preguntar si se ha adoptado el reglamento del Consejo de Ministros sobre el procedimiento (art. 66(6)): no se ha encontrado.',
  'Ask whether the regulations under the act of 2021 were made.':
    'Preguntar si se ha dictado el reglamento de la ley de 2021.',
  'Ask which body acts as competent national authority and what it wants to see.':
    'Preguntar qué órgano actúa como autoridad nacional competente y qué quiere ver.',
  'Ask who now signs (ministry or province) under the decentralisation decrees of June 2025.':
    'Preguntar quién firma ahora (ministerio o provincia) según los decretos de descentralización de junio de 2025.',
}
