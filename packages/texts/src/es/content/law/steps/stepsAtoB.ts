import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with A to B. */
export const stepsAtoB: ContentTexts = {
  'A foreign person applies jointly with a South African person or juristic body.':
    'Una persona extranjera solicita conjuntamente con una persona o entidad jurídica sudafricana.',
  'A public body consults the communities and reports whether they consent.':
    'Un organismo público consulta a las comunidades e informa de si consienten.',
  'Accept extra terms if asked, e.g. duplicates in a Spanish collection; a foreign applicant may be told to work with a Spanish research institution.':
    'Aceptar condiciones adicionales si se piden, por ejemplo duplicados en una colección española; a un solicitante extranjero se le puede pedir que trabaje con una institución de investigación española.',
  'Accept the SMTA that comes with the material.': 'Aceptar el SMTA que viene con el material.',
  'Accept the standard material transfer agreement, pass the material on only under a new one, and pay if a restricted product is sold.':
    'Aceptar el acuerdo normalizado de transferencia de material, transmitir el material solo bajo uno nuevo, y pagar si se vende un producto restringido.',
  'Accept the terms; the board consults the local Biodiversity Management Committee.':
    'Aceptar las condiciones; el consejo consulta al Biodiversity Management Committee local.',
  'Adapt it and check it against section 29 of the Act.': 'Adaptarlo y compararlo con la sección 29 de la ley.',
  'Add a condition that the contract only takes effect once the State authorisation or contract is granted.':
    'Añadir una condición según la cual el contrato solo surte efecto una vez otorgada la autorización o el contrato del Estado.',
  'Add sanitary papers.': 'Añadir los documentos sanitarios.',
  'Add the collecting permit and, in protected areas, the entry permit.':
    'Añadir el permiso de colecta y, en áreas protegidas, el permiso de entrada.',
  'Add the CONAGEBIO permit if genetic or biochemical properties are studied.':
    'Añadir el permiso de CONAGEBIO si se estudian propiedades genéticas o bioquímicas.',
  'Add the NACOSTI licence and, for genetic resources, the NEMA access permit.':
    'Añadir la licencia de NACOSTI y, para los recursos genéticos, el permiso de acceso de NEMA.',
  'Add the phytosanitary certificate of KEPHIS or the veterinary certificate and CITES papers.':
    'Añadir el certificado fitosanitario de KEPHIS o el certificado veterinario y los documentos CITES.',
  'Add the research proposal and the letter of assurance.':
    'Añadir la propuesta de investigación y la carta de garantía.',
  'Address the indigenous authority of the territory.': 'Dirigirse a la autoridad indígena del territorio.',
  'Address the letter to the director of biodiversity and sign by hand or electronically.':
    'Dirigir la carta al director de biodiversidad y firmarla a mano o electrónicamente.',
  'After admission an extract is published in two media.': 'Tras la admisión se publica un extracto en dos medios.',
  'After admission extracts are published in two media.': 'Tras la admisión se publican extractos en dos medios.',
  'After approval go through quarantine and customs.': 'Después de la aprobación, pasar la cuarentena y la aduana.',
  'After arrival follow the post-arrival steps - visa E29, stay permit, travel permit, research notification letter.':
    'Después de la llegada, seguir los pasos previstos: visado E29, permiso de estancia, permiso de viaje, carta de notificación de la investigación.',
  'After the licence report to the government offices in the area before work begins.':
    'Después de la licencia, presentarse en las oficinas del gobierno de la zona antes de empezar el trabajo.',
  'Agree in writing on a fair share of the benefits: the owner or possessor has a right to it.':
    'Acordar por escrito una participación equitativa en los beneficios: el propietario o poseedor tiene derecho a ella.',
  'Agree on a share of the benefits.': 'Acordar una parte de los beneficios.',
  'Agree on benefit-sharing and hand in the summary of the terms.':
    'Acordar la participación en los beneficios y entregar el resumen de las condiciones.',
  'Agree on benefits; for knowledge sign the annex to the access contract (Decision 391 Art. 35).':
    'Acordar los beneficios; para conocimientos, firmar el anexo al contrato de acceso (Decisión 391, art. 35).',
  'Agree on consent and benefits in writing.': 'Acordar por escrito el consentimiento y los beneficios.',
  'Agree on consent, kind of protection of the knowledge and benefits; the community may refuse for cultural, spiritual, social, economic or other reasons (not verified in a source, Art. 66).':
    'Acordar el consentimiento, el tipo de protección de los conocimientos y los beneficios; la comunidad puede negarse por motivos culturales, espirituales, sociales, económicos u otros (no verificado en una fuente, art. 66).',
  'Agree on terms and keep records.': 'Acordar las condiciones y llevar constancias escritas.',
  'Agree with an Ethiopian institution that takes part in the research; research is done in Ethiopia unless that is impossible.':
    'Acordar con una institución etíope que participe en la investigación; la investigación se hace en Etiopía salvo que sea imposible.',
  'Annex I crops in the public domain: accept the SMTA.': 'Cultivos del anexo I de dominio público: aceptar el SMTA.',
  'Answer all queries; the date of the last answer counts as the date of submission.':
    'Responder a todas las preguntas; la fecha de la última respuesta vale como fecha de presentación.',
  'Answer further questions.': 'Responder a las demás preguntas.',
  'Answer questions of the defence council (land) or the navy (waters); the clock stops meanwhile.':
    'Responder a las preguntas del consejo de defensa (tierra) o de la marina (aguas); entretanto el plazo se suspende.',
  'Answer questions; the secretariat checks the file and the Bioprospecting Advisory Committee gives a recommendation to the Minister.':
    'Responder a las preguntas; la secretaría examina el expediente y el Bioprospecting Advisory Committee da una recomendación al ministro.',
  'Answer requests for information in time (30 days for IP applications), otherwise the application is closed.':
    'Responder a tiempo a las peticiones de información (30 días para las solicitudes de propiedad intelectual); si no, la solicitud se cierra.',
  'Answer requests for missing data; after admission extracts are published in two media (national and local) within five working days.':
    'Responder a las peticiones de datos que faltan; tras la admisión se publican extractos en dos medios (nacional y local) en cinco días hábiles.',
  'Answer requests; WRTI approves, asks for changes or refuses.':
    'Responder a las peticiones; WRTI aprueba, pide cambios o deniega.',
  'Answer technical observations within 15 working days.': 'Responder a las observaciones técnicas en 15 días hábiles.',
  'Answer the question on access in the electronic filing form with number and date of the registration.':
    'Responder a la pregunta sobre el acceso en el formulario electrónico de presentación, con el número y la fecha del registro.',
  'Answer the Technical Office, which handles the case in a formal file, and receive the permit.':
    'Responder a la Oficina Técnica, que tramita el caso en un expediente formal, y recibir el permiso.',
  'Apply alone or together with the cooperation approval.':
    'Solicitar por separado o junto con la aprobación de la cooperación.',
  'Apply anew when aim, scope, period, IP or sharing terms change.':
    'Solicitar de nuevo cuando cambien la finalidad, el alcance, el período, la propiedad intelectual o las condiciones de reparto.',
  'Apply for a change when partner, aim, content or period changes.':
    'Solicitar una modificación cuando cambien el socio, la finalidad, el contenido o el período.',
  'Apply for an access authorisation or contract as soon as genetic resources or derivatives are used.':
    'Solicitar una autorización o un contrato de acceso en cuanto se usen recursos genéticos o sus derivados.',
  'Apply for the CITES certificate or the ANLA No-CITES permit, or document the exemption.':
    'Solicitar el certificado CITES o el permiso No CITES de la ANLA, o documentar la exención.',
  'Apply for the collection authority for minimal quantities.':
    'Solicitar la autorización de colecta para cantidades mínimas.',
  'Apply for the export permit (CITES certificate for listed species).':
    'Solicitar el permiso de exportación (certificado CITES para las especies listadas).',
  'Apply for the export permit where research goes on outside Sarawak.':
    'Solicitar el permiso de exportación si la investigación sigue fuera de Sarawak.',
  'Apply for the licence and pay the fee and remuneration.': 'Solicitar la licencia y pagar la tasa y la remuneración.',
  'Apply for the permit on the announced form.': 'Solicitar el permiso en el formulario publicado.',
  'Apply for the permit under section 12 with consent and agreement.':
    'Solicitar el permiso de la sección 12 con el consentimiento y el acuerdo.',
  'Apply for the research permit.': 'Solicitar el permiso de investigación.',
  'Apply for the scientific or commercial collecting licence of the state.':
    'Solicitar la licencia de colecta científica o comercial del estado.',
  'Apply in the portal and upload the documents, with the proof of payment as last page of the proposal.':
    'Solicitar en el portal y subir los documentos, con el comprobante de pago como última página de la propuesta.',
  'Apply in the same file for taking material out of China, if planned.':
    'Solicitar en el mismo expediente la salida de material de China, si está prevista.',
  'Apply jointly with a South African partner if the applicant is foreign.':
    'Solicitar conjuntamente con un socio sudafricano si el solicitante es extranjero.',
  'Apply on the ministry platform with the project and the Ecuadorian counterpart.':
    'Solicitar en la plataforma del ministerio con el proyecto y la contraparte ecuatoriana.',
  'Apply online for the research permit with the documents of the guideline and pay the fee (or ask for the free tariff).':
    'Solicitar en línea el permiso de investigación con los documentos de la guía y pagar la tasa (o pedir la tarifa gratuita).',
  'Apply online with plan, ethics approval, management rules and facilities.':
    'Solicitar en línea con el plan, la aprobación ética, las normas de gestión y las instalaciones.',
  'Apply to the ministry with consent and terms and wait for the access permit.':
    'Solicitar al ministerio con el consentimiento y las condiciones y esperar el permiso de acceso.',
  'Apply to the ministry.': 'Solicitar al ministerio.',
  'Apply to the province (20 working days), then the ministry (20 working days plus assessment).':
    'Solicitar a la provincia (20 días hábiles) y después al ministerio (20 días hábiles más la valoración).',
  'Apply to the provincial authority, which reviews within 20 working days and passes the file on.':
    'Solicitar a la autoridad provincial, que revisa en 20 días hábiles y transmite el expediente.',
  'Apply to the provincial forestry authority with the State benefit-sharing plan.':
    'Solicitar a la autoridad forestal provincial con el plan de participación del Estado en los beneficios.',
  'Apply to the same authority for the export permit under its sector rules (CITES papers for listed species).':
    'Solicitar a la misma autoridad el permiso de exportación según sus normas sectoriales (documentos CITES para las especies listadas).',
  'Apply under section 15 and wait for the permit under section 16.':
    'Solicitar según la sección 15 y esperar el permiso de la sección 16.',
  'Apply with the research plan, CV of the principal investigator and list of researchers.':
    'Solicitar con el plan de investigación, el CV del investigador principal y la lista de investigadores.',
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
  'Ask first which office handles the permit today, since the research agency was merged into BRIN (2021-2022, not verified in a source).':
    'Preguntar primero qué oficina tramita hoy el permiso, porque la agencia de investigación se integró en BRIN (2021-2022, no verificado en una fuente).',
  'Ask for a mobilisation guide before moving specimens and for an export permit before they leave.':
    'Pedir una guía de movilización antes de mover especímenes y un permiso de exportación antes de que salgan.',
  'Ask for extension before the end and hand in the reports.':
    'Pedir la prórroga antes del final y entregar los informes.',
  'Ask for inclusion of the project and of each researcher before the work starts; one request for each matter is advised.':
    'Pedir la inclusión del proyecto y de cada investigador antes de que empiece el trabajo; se aconseja una solicitud por asunto.',
  'Ask for the immediate provisional authorisation.': 'Solicitar la autorización provisional inmediata.',
  'Ask in writing for consent and terms.': 'Pedir por escrito el consentimiento y las condiciones.',
  'Ask in writing whether consent or terms are needed for the use.':
    'Preguntar por escrito si el uso necesita consentimiento o condiciones.',
  'Ask in writing whether consent, notification or terms are needed for the material and the use.':
    'Preguntar por escrito si el material y el uso necesitan consentimiento, notificación o condiciones.',
  'Ask NCIP to start the consent process.': 'Pedir a NCIP que inicie el procedimiento de consentimiento.',
  'Ask SEMARNAT, as authority under the Nagoya Protocol, for the internationally recognised certificate once consent and terms exist.':
    'Pedir a la SEMARNAT, como autoridad del Protocolo de Nagoya, el certificado reconocido internacionalmente cuando existan el consentimiento y las condiciones.',
  'Ask the community or collection for consent and negotiate terms (guidelines were approved in 2024).':
    'Pedir el consentimiento a la comunidad o a la colección y negociar las condiciones (en 2024 se aprobaron directrices).',
  'Ask the competent authority for approval with recipient and purpose.':
    'Pedir la aprobación a la autoridad competente indicando el destinatario y la finalidad.',
  'Ask the consultation authority whether consultation is due; direct affectation is the test, not only titled land.':
    'Preguntar a la autoridad de consulta si procede la consulta; el criterio es la afectación directa, no solo las tierras tituladas.',
  'Ask the department for the export permission for samples.':
    'Pedir al departamento el permiso de exportación de las muestras.',
  'Ask the department who the access provider is (mostly the Commonwealth itself).':
    'Preguntar al departamento quién da el acceso (casi siempre la propia Commonwealth).',
  'Ask the Dutch ABS focal point whether access rules have been made since January 2023.':
    'Preguntar al punto focal neerlandés si se han dictado normas de acceso desde enero de 2023.',
  'Ask the legitimate holders for consent in their own procedure.':
    'Pedir el consentimiento a los poseedores legítimos según su propio procedimiento.',
  'Ask the local committee for the certificate of origin and keep it with the purchase papers.':
    'Pedir al comité local el certificado de origen y conservarlo con los documentos de compra.',
  'Ask the nature organisation and the government of the island for research, collecting and export permits.':
    'Pedir a la organización de conservación de la naturaleza y al gobierno de la isla los permisos de investigación, colecta y exportación.',
  'Ask the offices for permission to take specimens out, through NRCT, at least 30 days before.':
    'Pedir a las oficinas, por NRCT, permiso para sacar especímenes, al menos 30 días antes.',
  'Ask the park service for its authorisation and the organisation for its consent.':
    'Pedir al servicio de parques su autorización y a la organización su consentimiento.',
  'Ask the partner institution for a copy of the agreement.': 'Pedir a la institución asociada una copia del acuerdo.',
  'Ask the representative organisation of the people that holds the knowledge for prior informed consent; it must inform as many holder peoples as possible.':
    'Pedir el consentimiento fundamentado previo a la organización representativa del pueblo que posee los conocimientos; debe informar al mayor número posible de pueblos poseedores.',
  'Ask the wildlife authority which application it wants; the proclamation gives it, not EBI, the part on wild animals.':
    'Preguntar a la autoridad de la fauna qué solicitud quiere; la proclamación le da a ella, y no a EBI, la parte de los animales silvestres.',
  'Ask whether consent and agreed terms are needed and who gives them, and file the answer with the record.':
    'Preguntar si se necesitan consentimiento y condiciones acordadas y quién los da, y archivar la respuesta con el registro.',
  'Ask whether consent, permits and agreed terms are needed and who gives them, and file the answer with the record.':
    'Preguntar si se necesitan consentimiento, permisos y condiciones acordadas y quién los da, y archivar la respuesta con el registro.',
  'Ask who now signs (ministry or province) under the decentralisation decrees of June 2025.':
    'Preguntar quién firma ahora (ministerio o provincia) según los decretos de descentralización de junio de 2025.',
  'Attach a copy of the access contract.': 'Adjuntar una copia del contrato de acceso.',
  'Attach both to the application and mark confidential parts.':
    'Adjuntar ambos a la solicitud y marcar las partes confidenciales.',
  'Attach both to the application.': 'Adjuntar ambos a la solicitud.',
  'Attach copies to the access application.': 'Adjuntar copias a la solicitud de acceso.',
  'Attach proof of consent and registration to the access application.':
    'Adjuntar la prueba del consentimiento y del registro a la solicitud de acceso.',
  'Attach proposal, CVs and institutional letter and pay the fee.':
    'Adjuntar la propuesta, los CV y la carta de la institución y pagar la tasa.',
  'Attach the access authorisation or contract.': 'Adjuntar la autorización o el contrato de acceso.',
  'Attach the access contract, and the knowledge licence if knowledge was used.':
    'Adjuntar el contrato de acceso, y la licencia de uso de los conocimientos si se usaron conocimientos.',
  'Attach the certificate of origin and the prior informed consent, or proof of one of the exceptions.':
    'Adjuntar el certificado de origen y el consentimiento fundamentado previo, o la prueba de una de las excepciones.',
  'Attach the consent to the access application.': 'Adjuntar el consentimiento a la solicitud de acceso.',
  'Attach the contract or letter of intent with the recipient.':
    'Adjuntar el contrato o la carta de intención con el destinatario.',
  'Attach the documents and pay the fee online.': 'Adjuntar los documentos y pagar la tasa en línea.',
  'Attach the documents, pay the fee and answer questions.':
    'Adjuntar los documentos, pagar la tasa y responder a las preguntas.',
  'Attach the licence for collective knowledge, where used.':
    'Adjuntar la licencia de conocimientos colectivos, si se usan.',
  'Attach the licence or authorisation for traditional knowledge, if it was used.':
    'Adjuntar la licencia o autorización de los conocimientos tradicionales, si se usaron.',
  'Attach the licence or consent to the access application.':
    'Adjuntar la licencia o el consentimiento a la solicitud de acceso.',
  "Attach the local collaborator's letter with the list and quantity of samples.":
    'Adjuntar la carta del colaborador local con la lista y la cantidad de muestras.',
  'Attach the material transfer and benefit-sharing agreements for approval.':
    'Adjuntar para su aprobación los acuerdos de transferencia de material y de participación en los beneficios.',
  'Attach the project and the other documents on the platform.':
    'Adjuntar el proyecto y los demás documentos en la plataforma.',
  'Attach the project, a signed commitment to report and to share later benefits, and the benefit proposal.':
    'Adjuntar el proyecto, un compromiso firmado de informar y de compartir los beneficios posteriores, y la propuesta de beneficios.',
  "Attach the provider's written informed consent (section 28) and the signed deed, or proof that negotiations have started.":
    'Adjuntar el consentimiento informado escrito del proveedor (sección 28) y el documento firmado (deed), o la prueba de que las negociaciones han empezado.',
  'Attach the record, or the statement that none is due, to the application; check the current list of documents, since sources disagree on which paper is asked.':
    'Adjuntar a la solicitud el acta, o la constancia de que no procede ninguna; comprobar la lista actual de documentos, porque las fuentes difieren sobre cuál se pide.',
  'Attach the signed agreement to the permit application.': 'Adjuntar el acuerdo firmado a la solicitud de permiso.',
  'Attach the signed MTA and BSA, or, as a later trader in the chain, the written consent of the holder of the biotrade permit.':
    'Adjuntar los acuerdos MTA y BSA firmados o, si se es un comerciante posterior de la cadena, el consentimiento escrito del titular del permiso de biocomercio.',
  'Attach the written consent of the community, with the minutes of its assembly, if its land or knowledge is concerned.':
    'Adjuntar el consentimiento escrito de la comunidad, con el acta de su asamblea, si se trata de sus tierras o conocimientos.',
  'Attend the two negotiation meetings set by the authority within 30 working days (extendable once by 30 on request); missing them leads to refusal.':
    'Asistir a las dos reuniones de negociación que la autoridad fija en 30 días hábiles (ampliables una vez por 30 a petición); faltar a ellas lleva a la denegación.',
  'Before commercialising the right, apply for approval and sign the benefit-sharing terms.':
    'Antes de comercializar el derecho, solicitar la aprobación y firmar las condiciones de participación en los beneficios.',
}
