import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with A to An. */
export const stepsAtoAn: ContentTexts = {
  'A foreign person applies jointly with a South African person or juristic body.':
    'Una persona extranjera solicita conjuntamente con una persona o entidad jurídica sudafricana.',
  'A laboratory of the network accepts SMTA 1 with its terms of reference.':
    'Un laboratorio de la red acepta el SMTA 1 con su mandato.',
  'A public body consults the communities and reports whether they consent.':
    'Un organismo público consulta a las comunidades e informa de si consienten.',
  'Accept extra terms if asked, e.g. duplicates in a Spanish collection; a foreign applicant may be told to work with a Spanish research institution.':
    'Aceptar condiciones adicionales si se piden, por ejemplo duplicados en una colección española; a un solicitante extranjero se le puede pedir que trabaje con una institución de investigación española.',
  'Accept in the way the provider offers: signature, shrink-wrap (opening the packet) or click-wrap.':
    'Aceptar de la forma que ofrezca el proveedor: firma, precinto (abrir el paquete) o clic.',
  'Accept or discuss the conditions that it sets.': 'Aceptar o discutir las condiciones que fije.',
  'Accept supervision by department staff where asked.':
    'Aceptar la supervisión del personal del departamento si se pide.',
  'Accept the SMTA that comes with the material.': 'Aceptar el SMTA que viene con el material.',
  'Accept the standard contract (Portaria 127/2020) and the transfer rules.':
    'Aceptar el contrato normalizado (Portaria 127/2020) y las normas de transferencia.',
  'Accept the standard material transfer agreement, pass the material on only under a new one, and pay if a restricted product is sold.':
    'Aceptar el acuerdo normalizado de transferencia de material, transmitir el material solo bajo uno nuevo, y pagar si se vende un producto restringido.',
  'Accept the terms; the board consults the local Biodiversity Management Committee.':
    'Aceptar las condiciones; el consejo consulta al Biodiversity Management Committee local.',
  'Access is free; get the permits for physical access first.':
    'El acceso es libre; obtener primero los permisos de acceso físico.',
  'Adapt it and check it against section 29 of the Act.': 'Adaptarlo y compararlo con la sección 29 de la ley.',
  'Add a condition that the contract only takes effect once the State authorisation or contract is granted.':
    'Añadir una condición según la cual el contrato solo surte efecto una vez otorgada la autorización o el contrato del Estado.',
  'Add CITES and biosecurity papers.': 'Añadir los documentos CITES y de bioseguridad.',
  'Add CITES and plant-health papers.': 'Añadir los documentos CITES y fitosanitarios.',
  'Add plant-health or veterinary certificates.': 'Añadir los certificados fitosanitarios o veterinarios.',
  'Add plant-health, veterinary and CITES papers.': 'Añadir los documentos fitosanitarios, veterinarios y CITES.',
  'Add research, forest and wildlife permits and the consent of the communities concerned.':
    'Añadir los permisos de investigación, forestales y de fauna silvestre y el consentimiento de las comunidades afectadas.',
  'Add research, protected-area, protected-species (CITES) and export papers.':
    'Añadir los documentos de investigación, de área protegida, de especies protegidas (CITES) y de exportación.',
  'Add sanitary papers.': 'Añadir los documentos sanitarios.',
  'Add the collecting permit and, in protected areas, the entry permit.':
    'Añadir el permiso de colecta y, en áreas protegidas, el permiso de entrada.',
  'Add the collecting permit, which researchers need for any samples.':
    'Añadir el permiso de colecta, que los investigadores necesitan para cualquier muestra.',
  'Add the CONAGEBIO permit if genetic or biochemical properties are studied.':
    'Añadir el permiso de CONAGEBIO si se estudian propiedades genéticas o bioquímicas.',
  'Add the forms below.': 'Añadir los formularios de abajo.',
  'Add the invasive techniques form for tissue samples or live animals.':
    'Añadir el formulario de técnicas invasivas para muestras de tejido o animales vivos.',
  'Add the NACOSTI licence and, for genetic resources, the NEMA access permit.':
    'Añadir la licencia de NACOSTI y, para los recursos genéticos, el permiso de acceso de NEMA.',
  'Add the nature permit where the place needs one and the permission of the owner or third party.':
    'Añadir el permiso de naturaleza donde el lugar lo exija y el permiso del dueño o de un tercero.',
  'Add the papers for protected species (CITES) and plant health where needed.':
    'Añadir, si hace falta, los documentos de especies protegidas (CITES) y fitosanitarios.',
  'Add the phytosanitary certificate of KEPHIS or the veterinary certificate and CITES papers.':
    'Añadir el certificado fitosanitario de KEPHIS o el certificado veterinario y los documentos CITES.',
  'Add the recommendation letter of the affiliated organisation, and for foreigners a passport copy.':
    'Añadir la carta de recomendación de la organización afiliada y, para extranjeros, una copia del pasaporte.',
  'Add the research proposal and the letter of assurance.':
    'Añadir la propuesta de investigación y la carta de garantía.',
  'Add wildlife (CITES), sanitary and customs papers.':
    'Añadir los documentos de fauna y flora silvestres (CITES), sanitarios y de aduana.',
  'Add wildlife, CITES, plant-health or veterinary licences that the kind of resource needs.':
    'Añadir las licencias de fauna silvestre, CITES, fitosanitarias o veterinarias que necesite el tipo de recurso.',
  'Address the application with its enclosures to the minister in charge of the environment.':
    'Dirigir la solicitud con sus anexos al ministro encargado del medio ambiente.',
  'Address the authorities of the community.': 'Dirigirse a las autoridades de la comunidad.',
  'Address the community through its federation.': 'Dirigirse a la comunidad a través de su federación.',
  'Address the congress or authority of the people concerned.':
    'Dirigirse al congreso o a la autoridad del pueblo afectado.',
  'Address the indigenous authority of the territory.': 'Dirigirse a la autoridad indígena del territorio.',
  'Address the letter to the director of biodiversity and sign by hand or electronically.':
    'Dirigir la carta al director de biodiversidad y firmarla a mano o electrónicamente.',
  'After a notice of intent send written representations within 28 days, or offer a third-party undertaking.':
    'Tras un aviso de intención, enviar alegaciones escritas en 28 días, u ofrecer un compromiso ante terceros.',
  'After a stop notice carry out the steps and apply for a completion certificate; it is decided within 14 days.':
    'Tras un aviso de cese, cumplir las medidas y solicitar un certificado de cumplimiento de estas; se decide en 14 días.',
  'After admission an extract is published in two media.': 'Tras la admisión se publica un extracto en dos medios.',
  'After admission extracts are published in two media.': 'Tras la admisión se publican extractos en dos medios.',
  'After approval go through quarantine and customs.': 'Después de la aprobación, pasar la cuarentena y la aduana.',
  'After approval pay the issue fee and download the permit.':
    'Tras la aprobación, pagar la tasa de expedición y descargar el permiso.',
  'After arrival follow the post-arrival steps - visa E29, stay permit, travel permit, research notification letter.':
    'Después de la llegada, seguir los pasos previstos: visado E29, permiso de estancia, permiso de viaje, carta de notificación de la investigación.',
  'After collecting hand seed samples to the seed gene bank with the collection form.':
    'Tras la colecta, entregar muestras de semillas al banco de germoplasma de semillas con el formulario de colecta.',
  'After that approval send the file on to UNCST in the system.':
    'Tras esa aprobación, enviar el expediente al UNCST en el sistema.',
  'After the field work apply separately for the export permit with a list of specimens.':
    'Tras el trabajo de campo, solicitar aparte el permiso de exportación con una lista de especímenes.',
  'After the field work ask for the export authorisation for scientific purposes.':
    'Tras el trabajo de campo, pedir la autorización de exportación con fines científicos.',
  'After the licence report to the government offices in the area before work begins.':
    'Después de la licencia, presentarse en las oficinas del gobierno de la zona antes de empezar el trabajo.',
  'After the notice of approval pay by card, bank or agent and receive the permit.':
    'Tras el aviso de aprobación, pagar con tarjeta, por banco o agente y recibir el permiso.',
  'After the offer apply to the immigration department for the class C residence permit.':
    'Tras la oferta, solicitar al departamento de inmigración el permiso de residencia de clase C.',
  'After the permit is given ask the institute for a field visit that records the number of collected specimens.':
    'Una vez dado el permiso, pedir al instituto una visita de campo que registre el número de especímenes colectados.',
  'After the project ask TAGEM for the paper that all commitments were met; TÜBİTAK wants it with the final report.':
    'Tras el proyecto, pedir a TAGEM el documento que acredita que se cumplieron todos los compromisos; TÜBİTAK lo quiere con el informe final.',
  'Agree fair terms with the authority, which may consult the museum or the provider state.':
    'Acordar condiciones justas con la autoridad, que puede consultar al museo o al Estado proveedor.',
  'Agree further terms, also money, in a separate contract if wanted (6.6).':
    'Acordar otras condiciones, también en dinero, en un contrato aparte si se desea (6.6).',
  'Agree in writing beforehand on terms and sharing of benefits.':
    'Acordar antes, por escrito, las condiciones y la participación en los beneficios.',
  'Agree in writing on a fair share of the benefits: the owner or possessor has a right to it.':
    'Acordar por escrito una participación equitativa en los beneficios: el propietario o poseedor tiene derecho a ella.',
  'Agree in writing on use, naming, publication, patents and benefits.':
    'Acordar por escrito el uso, la mención, la publicación, las patentes y los beneficios.',
  'Agree on a licence with its owners, communities in most cases.':
    'Acordar una licencia con sus titulares, que son comunidades en la mayoría de los casos.',
  'Agree on a licence with the holder and apply for its approval.':
    'Acordar una licencia con el titular y solicitar su aprobación.',
  'Agree on a share of the benefits.': 'Acordar una parte de los beneficios.',
  'Agree on access, price, uses, transfer, intellectual property and shares for indigenous and local communities.':
    'Acordar el acceso, el precio, los usos, la transferencia, la propiedad intelectual y las partes de las comunidades indígenas y locales.',
  'Agree on benefit-sharing and hand in the summary of the terms.':
    'Acordar la participación en los beneficios y entregar el resumen de las condiciones.',
  'Agree on benefit-sharing conditions, then file.':
    'Acordar las condiciones de participación en los beneficios, y luego presentar la solicitud.',
  'Agree on benefit-sharing with the country and the communities of origin.':
    'Acordar la participación en los beneficios con el país y las comunidades de origen.',
  'Agree on benefits for the community.': 'Acordar beneficios para la comunidad.',
  'Agree on benefits; for knowledge sign the annex to the access contract (Decision 391 Art. 35).':
    'Acordar los beneficios; para conocimientos, firmar el anexo al contrato de acceso (Decisión 391, art. 35).',
  'Agree on consent and benefits in writing.': 'Acordar por escrito el consentimiento y los beneficios.',
  'Agree on consent, data, samples and benefits in writing.':
    'Acordar por escrito el consentimiento, los datos, las muestras y los beneficios.',
  'Agree on consent, kind of protection of the knowledge and benefits; the community may refuse for cultural, spiritual, social, economic or other reasons (not verified in a source, Art. 66).':
    'Acordar el consentimiento, el tipo de protección de los conocimientos y los beneficios; la comunidad puede negarse por motivos culturales, espirituales, sociales, económicos u otros (no verificado en una fuente, art. 66).',
  'Agree on non-monetary benefits where the province asks for it.':
    'Acordar beneficios no monetarios donde la provincia lo pida.',
  'Agree on terms and keep records.': 'Acordar las condiciones y llevar constancias escritas.',
  'Agree on terms of access and the share in future benefits.':
    'Acordar las condiciones de acceso y la parte de los beneficios futuros.',
  'Agree on terms with provider and community.': 'Acordar las condiciones con el proveedor y la comunidad.',
  'Agree on terms with the provider and, for wild species, the provincial wildlife or forest department.':
    'Acordar las condiciones con el proveedor y, para especies silvestres, con el departamento provincial de fauna silvestre o de bosques.',
  'Agree on terms with the provider.': 'Acordar las condiciones con el proveedor.',
  'Agree on terms with the village owners.': 'Acordar las condiciones con los dueños de la aldea.',
  'Agree terms and receive the permit; Dinabise reports it to the ABS Clearing-House.':
    'Acordar las condiciones y recibir el permiso; Dinabise lo comunica al ABSCH.',
  'Agree terms for access and use.': 'Acordar las condiciones de acceso y uso.',
  'Agree terms in writing, with benefits in money or of other kinds and with reports.':
    'Acordar por escrito las condiciones, con beneficios en dinero o de otro tipo y con informes.',
  'Agree terms on the sharing of benefits and file the written permission.':
    'Acordar las condiciones de la participación en los beneficios y archivar el permiso escrito.',
  'Agree terms on the sharing of benefits, later applications and sales included.':
    'Acordar las condiciones de la participación en los beneficios, incluidas las aplicaciones posteriores y las ventas.',
  'Agree terms with the communities, whose chiefs take part in the process.':
    'Acordar las condiciones con las comunidades, cuyos jefes participan en el procedimiento.',
  'Agree terms with the provider institution or community by contract.':
    'Acordar por contrato las condiciones con la institución o comunidad proveedora.',
  'Agree terms with the rightful providers.': 'Acordar las condiciones con los proveedores legítimos.',
  'Agree terms with the Sami Parliament.': 'Acordar las condiciones con el Parlamento sami.',
  'Agree terms; foresee the share of 16 per cent of monetary benefits for the state where community knowledge is used.':
    'Acordar las condiciones; prever la parte del 16 por ciento de los beneficios monetarios para el Estado si se usan conocimientos de comunidades.',
  'Agree the contribution with the trust fund office and pay.':
    'Acordar la contribución con la oficina del fondo fiduciario y pagar.',
  'Agree the terms for samples, data and benefits with the agency.':
    'Acordar con la agencia las condiciones para muestras, datos y beneficios.',
  'Agree with an Ethiopian institution that takes part in the research; research is done in Ethiopia unless that is impossible.':
    'Acordar con una institución etíope que participe en la investigación; la investigación se hace en Etiopía salvo que sea imposible.',
  'Agree with the kastom owners of the land or reef first.':
    'Acordar primero con los dueños kastom de la tierra o del arrecife.',
  'Allow visits on the spot and, where national law says so, samples.':
    'Permitir visitas in situ y, donde lo prevea la legislación nacional, la toma de muestras.',
  'Annex I crops in the public domain: accept the SMTA.': 'Cultivos del anexo I de dominio público: aceptar el SMTA.',
  'Answer all queries; the date of the last answer counts as the date of submission.':
    'Responder a todas las preguntas; la fecha de la última respuesta vale como fecha de presentación.',
  'Answer community feedback.': 'Responder a las observaciones de las comunidades.',
  'Answer further questions.': 'Responder a las demás preguntas.',
  'Answer questions of the authority.': 'Responder a las preguntas de la autoridad.',
  'Answer questions of the defence council (land) or the navy (waters); the clock stops meanwhile.':
    'Responder a las preguntas del consejo de defensa (tierra) o de la marina (aguas); entretanto el plazo se suspende.',
  'Answer questions; states may comment within two months of receiving the papers.':
    'Responder a las preguntas; los Estados pueden opinar en los dos meses siguientes a recibir los documentos.',
  'Answer questions; the secretariat checks the file and the Bioprospecting Advisory Committee gives a recommendation to the Minister.':
    'Responder a las preguntas; la secretaría examina el expediente y el Bioprospecting Advisory Committee da una recomendación al ministro.',
  'Answer requests for information in time (30 days for IP applications), otherwise the application is closed.':
    'Responder a tiempo a las peticiones de información (30 días para las solicitudes de propiedad intelectual); si no, la solicitud se cierra.',
  'Answer requests for missing data; after admission extracts are published in two media (national and local) within five working days.':
    'Responder a las peticiones de datos que faltan; tras la admisión se publican extractos en dos medios (nacional y local) en cinco días hábiles.',
  'Answer requests; WRTI approves, asks for changes or refuses.':
    'Responder a las peticiones; WRTI aprueba, pide cambios o deniega.',
  'Answer supervision under chapter 26 of the Environmental Code.':
    'Responder a la supervisión según el capítulo 26 del Código Ambiental.',
  'Answer technical observations within 15 working days.': 'Responder a las observaciones técnicas en 15 días hábiles.',
  'Answer the authority named in the decree.': 'Responder a la autoridad que nombra el decreto.',
  'Answer the checks of ICNF and the bodies that work with it.':
    'Responder a los controles del ICNF y de los órganos que trabajan con él.',
  'Answer the Environmental Board.': 'Responder a la Environmental Board.',
  'Answer the question on access in the electronic filing form with number and date of the registration.':
    'Responder a la pregunta sobre el acceso en el formulario electrónico de presentación, con el número y la fecha del registro.',
  'Answer the request about utilisation that comes about five years later.':
    'Responder a la solicitud sobre la utilización, que llega unos cinco años después.',
  'Answer the Technical Office, which handles the case in a formal file, and receive the permit.':
    'Responder a la Oficina Técnica, que tramita el caso en un expediente formal, y recibir el permiso.',
  'Answer the yearly questionnaire of WHO (not verified in a source).':
    'Responder al cuestionario anual de la OMS (no verificado en una fuente).',
}
