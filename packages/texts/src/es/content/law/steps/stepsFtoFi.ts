import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with F to Fi. */
export const stepsFtoFi: ContentTexts = {
  'File a plain request with the updated project (Annex 2) and whatever else changes: CVs, accessory contracts, benefits, business plan.':
    'Presentar una solicitud simple con el proyecto actualizado (anexo 2) y lo demás que cambie: CV, contratos accesorios, beneficios, plan de negocio.',
  'File Annex 1 with the project, business plan and benefit proposal; close formal gaps within two working days.':
    'Presentar el anexo 1 con el proyecto, el plan de negocio y la propuesta de beneficios; subsanar las omisiones formales en dos días hábiles.',
  'File Annex 3 as a public or private, national or international research institution.':
    'Presentar el anexo 3 como institución de investigación pública o privada, nacional o internacional.',
  'File Form A and pay through the web portal.': 'Presentar el formulario A y pagar por el portal web.',
  'File form, letter of intent, proposal, profile and proof of financial ability and pay the processing fee.':
    'Presentar el formulario, la carta de intención, la propuesta, el perfil y la prueba de capacidad financiera y pagar la tasa de tramitación.',
  'File kinds, number and use of the resources online, jointly with the Chinese partner.':
    'Declarar en línea los tipos, el número y el uso de los recursos, junto con el socio chino.',
  'File one request per matter, signed in original or electronically (photographs of signatures are refused).':
    'Presentar una solicitud por asunto, firmada en original o electrónicamente (se rechazan fotografías de firmas).',
  'File patents only with the agreed disclosure; see the WIPO treaty of 24 May 2024 on genetic resources and associated knowledge where the office applies it.':
    'Solicitar patentes solo con la divulgación acordada; ver el tratado de la OMPI de 24 de mayo de 2024 sobre recursos genéticos y conocimientos asociados donde la oficina lo aplique.',
  'File permission and answers with the material.': 'Archivar el permiso y las respuestas con el material.',
  'File permit and answer with the material.': 'Archivar el permiso y la respuesta con el material.',
  'File the agreement with the ABS office.': 'Presentar el acuerdo en la oficina de ABS.',
  'File the agreement with the accession list.': 'Archivar el acuerdo con la lista de accesiones.',
  'File the answer and the contract.': 'Archivar la respuesta y el contrato.',
  'File the answer with the material.': 'Archivar la respuesta con el material.',
  'File the answer with the material; for commercial use do not start without consent and agreed terms.':
    'Archivar la respuesta con el material; para uso comercial, no empezar sin consentimiento y condiciones acordadas.',
  'File the answer with the permit.': 'Archivar la respuesta con el permiso.',
  'File the answer.': 'Archivar la respuesta.',
  'File the answer; if none comes, file the proof of asking and agree terms with the provider by contract.':
    'Archivar la respuesta; si no llega, archivar la prueba de haber preguntado y acordar las condiciones con el proveedor por contrato.',
  'File the answers with the material.': 'Archivar las respuestas con el material.',
  'File the answers.': 'Archivar las respuestas.',
  'File the application form with the administrative and technical requirements and the research proposal.':
    'Presentar el formulario de solicitud con los requisitos administrativos y técnicos y la propuesta de investigación.',
  'File the application with applicant, provider, support institution, project team, activities, area and project.':
    'Presentar la solicitud con el solicitante, el proveedor, la institución de apoyo, el equipo del proyecto, las actividades, la zona y el proyecto.',
  'File the application with applicant, provider, support institution, team, activities, area and project.':
    'Presentar la solicitud indicando el solicitante, el proveedor, la institución de apoyo, el equipo, las actividades, la zona y el proyecto.',
  'File the application with consent and transfer agreement.':
    'Presentar la solicitud con el consentimiento y el acuerdo de transferencia.',
  'File the application with project or line of research.':
    'Presentar la solicitud con el proyecto o la línea de investigación.',
  'File the application with SEMARNAT together with the consent and the proof of payment.':
    'Presentar la solicitud ante la SEMARNAT junto con el consentimiento y el comprobante de pago.',
  'File the application with the collecting authorisation and proof of lawful origin.':
    'Presentar la solicitud con la autorización de colecta y la prueba del origen lícito.',
  'File the application; formal gaps must be closed within two working days.':
    'Presentar la solicitud; las omisiones formales deben subsanarse en dos días hábiles.',
  'File the benefit-sharing agreement within 365 days.':
    'Presentar el acuerdo de participación en los beneficios en 365 días.',
  "File the contract and the minutes of the people's agreement with INDECOPI for registration.":
    'Presentar el contrato y el acta del acuerdo del pueblo ante INDECOPI para su registro.',
  'File the declaration for Spanish and foreign resources used in Spain.':
    'Presentar la declaración para los recursos españoles y extranjeros usados en España.',
  'File the declaration of collection.': 'Presentar la declaración de colecta.',
  'File the declaration on reaching the final development stage.':
    'Presentar la declaración al llegar a la etapa final de desarrollo.',
  'File the form of Anejo IV with consent and terms.':
    'Presentar el formulario del Anejo IV con el consentimiento y las condiciones.',
  'File the form with a summary of the results, the history of access and the identity of the recipient.':
    'Presentar el formulario con un resumen de los resultados, el historial del acceso y la identidad del destinatario.',
  'File the form with all documents in original or certified copy.':
    'Presentar el formulario con todos los documentos en original o copia certificada.',
  'File the form with invention, resources used, place of collection, traditional knowledge and place of research.':
    'Presentar el formulario con la invención, los recursos usados, el lugar de colecta, los conocimientos tradicionales y el lugar de la investigación.',
  'File the form with species, quantity, source (trader, forest department, committee) and product.':
    'Presentar el formulario con la especie, la cantidad, la fuente (comerciante, departamento forestal, comité) y el producto.',
  'File the form with the existing access agreement and the draft contract with the third party.':
    'Presentar el formulario con el acuerdo de acceso existente y el proyecto de contrato con el tercero.',
  'File the form with the proposal and pay the fee.': 'Presentar el formulario con la propuesta y pagar la tasa.',
  'File the registration with aim, plan, resource, place and provider.':
    'Presentar el registro con la finalidad, el plan, el recurso, el lugar y el proveedor.',
  'File the report with resource, place, purpose and provider on the portal or with the authority.':
    'Presentar el informe con el recurso, el lugar, la finalidad y el proveedor en el portal o ante la autoridad.',
  'File the request for export of genetic resources with the national environment authority.':
    'Presentar la solicitud de exportación de recursos genéticos ante la autoridad ambiental nacional.',
  'File the request with project, species, places and people (usual content, not verified in a source).':
    'Presentar la solicitud con el proyecto, las especies, los lugares y las personas (contenido habitual, no verificado en una fuente).',
  'File the request with the ministry, which receives and decides it under the access policy; ask the genetic resources department for its forms.':
    'Presentar la solicitud ante el ministerio, que la recibe y la resuelve según la política de acceso; pedir sus formularios al departamento de recursos genéticos.',
  'File the transfer declaration.': 'Presentar la declaración de transferencia.',
  'File with Syke, or Luke for its fields.': 'Presentar ante Syke, o ante Luke en sus ámbitos.',
  'Fill in and sign a Guia de Remessa for each parcel; several can hang on one TTM.':
    'Rellenar y firmar una Guia de Remessa por cada paquete; varias pueden depender de un solo TTM.',
  'Fill in and sign the form and the code of ethics, add the proposal with affiliates who will gain, nature, place, resources and knowledge.':
    'Rellenar y firmar el formulario y el código de ética, añadir la propuesta con los afiliados que saldrán beneficiados, la naturaleza, el lugar, los recursos y los conocimientos.',
  'Fill in Annex 1 and Annex 2 and propose at least three non-monetary benefits: dissemination of results and training are compulsory, one more is chosen from the list.':
    'Rellenar el anexo 1 y el anexo 2 y proponer al menos tres beneficios no monetarios: la difusión de los resultados y la capacitación son obligatorias, y se elige otro de la lista.',
  'Fill in Annex II (grant) or Annex III (product) in DECLARE.':
    'Rellenar el anexo II (subvención) o el anexo III (producto) en DECLARE.',
  'Fill in Form D for bioresearch, bioprospecting or both and pay the application fee.':
    'Rellenar el Form D para bioinvestigación, bioprospección o ambas y pagar la tasa de solicitud.',
  'Fill in NRCT-01 and the Thai summary NRCT-07 and send them with the letter of the home institution.':
    'Rellenar NRCT-01 y el resumen en tailandés NRCT-07 y enviarlos con la carta de la institución de origen.',
  'Fill in RAF-08 with aims, links to national priorities, samples, capacity building and how results come back.':
    'Rellenar el RAF-08 con los fines, los vínculos con las prioridades nacionales, las muestras, la creación de capacidad y cómo vuelven los resultados.',
  'Fill in the access request and the permit request.': 'Rellenar la solicitud de acceso y la solicitud de permiso.',
  'Fill in the application (Schedule 1) and the proposal (Schedule 2).':
    'Rellenar la solicitud (Schedule 1) y la propuesta (Schedule 2).',
  'Fill in the application and sign the protocol for researchers.':
    'Rellenar la solicitud y firmar el protocolo para investigadores.',
  'Fill in the application form and send it to the ministry.':
    'Rellenar el formulario de solicitud y enviarlo al ministerio.',
  'Fill in the bilingual TTM (Brazilian law and forum, arbitration possible; a clause that allows or bars passing on) and have it signed first by the legal representative of the recipient abroad, then by the Brazilian institution.':
    'Rellenar el TTM bilingüe (ley y foro brasileños, arbitraje posible; una cláusula que permite o prohíbe la transmisión) y hacerlo firmar primero por el representante legal del destinatario en el extranjero y después por la institución brasileña.',
  'Fill in the data of Anejo I and sign the declaration: no commercial use, new application if the aim changes, no transfer to unauthorised persons, written final results.':
    'Rellenar los datos del Anejo I y firmar la declaración: sin uso comercial, nueva solicitud si cambia la finalidad, sin transferencia a personas no autorizadas, resultados finales por escrito.',
  'Fill in the form and hand it in with the project.': 'Rellenar el formulario y entregarlo con el proyecto.',
  'Fill in the form and send it to the ministry or use the online procedure.':
    'Rellenar el formulario y enviarlo al ministerio o usar el procedimiento en línea.',
  'Fill in the form for land or sea.': 'Rellenar el formulario de tierra o de mar.',
  'Fill in the form of Anejo II and sign the declaration: no commercial aim, new application if it changes, transfer under the same terms, written results.':
    'Rellenar el formulario del Anejo II y firmar la declaración: sin finalidad comercial, nueva solicitud si cambia, transferencia en las mismas condiciones, resultados por escrito.',
  'Fill in the form of the First Schedule and hand it in with the fee of the Second Schedule.':
    'Rellenar el formulario del First Schedule y entregarlo con la tasa del Second Schedule.',
  'Fill in the form on the portal or send Form RPC-1A by e-mail to the permits office; every investigator and student applies for an own permit.':
    'Rellenar el formulario en el portal o enviar el Form RPC-1A por correo electrónico a la oficina de permisos; cada investigador y cada estudiante solicita su propio permiso.',
  'Fill in the form with description of the material, quantity, place of access and proof of mutually agreed terms with the communities or institutions that own it.':
    'Rellenar el formulario con la descripción del material, la cantidad, el lugar de acceso y la prueba de condiciones mutuamente acordadas con las comunidades o instituciones dueñas.',
  'Fill in the form with maps and labelled attachments and send it by e-mail or post.':
    'Rellenar el formulario con mapas y anexos rotulados y enviarlo por correo electrónico o postal.',
  'Fill in the form with persons, qualifications, purpose, place with coordinates, dates, species, amounts, methods and use of indigenous knowledge.':
    'Rellenar el formulario con las personas, las cualificaciones, la finalidad, el lugar con coordenadas, las fechas, las especies, las cantidades, los métodos y el uso de conocimientos indígenas.',
  'Fill in the form with target species, collaborators, schedule, aims, methods, places and collections.':
    'Rellenar el formulario con las especies objeto del estudio, los colaboradores, el calendario, los fines, los métodos, los lugares y las colecciones.',
  'Fill in the form with the data below.': 'Rellenar el formulario con los datos de abajo.',
  'Fill in the form with the reserves and the period and hand it in at the counter; e-mail is not accepted.':
    'Rellenar el formulario con las reservas y el período y entregarlo en ventanilla; no se acepta por correo electrónico.',
  'Fill in the form with the team, funding, sites, aims, benefits for Jamaica and what is handed on (technology, lectures).':
    'Rellenar el formulario con el equipo, la financiación, los lugares, los fines, los beneficios para Jamaica y lo que se transmite (tecnología, conferencias).',
  'Fill in the notification form and send it to the department by e-mail.':
    'Rellenar el formulario de notificación y enviarlo al departamento por correo electrónico.',
  "Fill in the office's form with direct and original source; give reasons if the original source is unknown.":
    'Rellenar el formulario de la oficina con la fuente directa y la original; dar razones si la original no se conoce.',
  'Fill in the online application with the environmental assessment.':
    'Rellenar la solicitud en línea con la evaluación ambiental.',
  'Fill in the online form or the form with applicant, entity, project, species, quantity, places with coordinates, dates and repository.':
    'Rellenar el formulario en línea o en papel con el solicitante, la entidad, el proyecto, la especie, la cantidad, los lugares con coordenadas, las fechas y el depósito.',
  'Fill in the online request with project, material, places and people.':
    'Rellenar la solicitud en línea con el proyecto, el material, los lugares y las personas.',
  'Fill in the online request.': 'Rellenar la solicitud en línea.',
  'Fill in the online sworn declaration with the access done.':
    'Rellenar en línea la declaración jurada con el acceso realizado.',
  'Fill in the prescribed form and pay the prescribed fee.':
    'Rellenar el formulario prescrito y pagar la tasa prescrita.',
  'Fill in the registration form of the order.': 'Rellenar el formulario de registro de la orden.',
  'Fill in the report of the circular with material taken, use, results and benefits.':
    'Rellenar el informe de la circular con el material tomado, el uso, los resultados y los beneficios.',
  'Fill in the request for the declaration in the format of the minister and attach these papers.':
    'Rellenar la solicitud de declaración en el formato del ministro y adjuntar estos documentos.',
  'Fill in the request with the form of the directives.': 'Rellenar la solicitud con el formulario de las directrices.',
  'Fill in the research request form and send it to the research programme of the conservation area.':
    'Rellenar el formulario de solicitud de investigación y enviarlo al programa de investigación del área de conservación.',
  'Fill in the SisGen form: it is the request, and the registration cannot be concluded before the assent.':
    'Rellenar el formulario de SisGen: vale como solicitud, y el registro no puede concluirse antes de la conformidad.',
  'Fill in the transfer agreement, sign and stamp five copies by institution and researcher.':
    'Rellenar el acuerdo de transferencia; la institución y el investigador firman y sellan cinco ejemplares.',
  'Fill in, sign and date the form; send it in word format.':
    'Rellenar, firmar y fechar el formulario; enviarlo en formato Word.',
  'Find a Chinese partner and let it ask the ministry in charge, in writing, which approval it wants.':
    'Encontrar un socio chino y dejar que pregunte por escrito al ministerio competente qué aprobación quiere.',
  'Find a Malagasy partner institution.': 'Buscar una institución malgache como socia.',
  'Find a public or private Brazilian scientific or technological research institution that takes part in the project.':
    'Encontrar una institución brasileña de investigación científica o tecnológica, pública o privada, que participe en el proyecto.',
  'Find a Thai researcher or adviser to work with and agree on joint intellectual property.':
    'Encontrar un investigador o asesor tailandés con quien trabajar y acordar la propiedad intelectual conjunta.',
  'Find an affiliating institution in Rwanda.': 'Buscar una institución de afiliación en Ruanda.',
  'Find an Ecuadorian university or institute that holds a framework contract or applies for one.':
    'Encontrar una universidad o instituto ecuatoriano que tenga un contrato marco o lo solicite.',
  'Find an institution of affiliation from the directory (university, ministry, publicly funded institution).':
    'Buscar una institución de afiliación en el directorio (universidad, ministerio, institución con fondos públicos).',
  'Find out whether the activity had an authorisation under the old rules (adaptation) or not (regularisation).':
    'Averiguar si la actividad tenía una autorización según las normas antiguas (adecuación) o no (regularización).',
  'Find out whether the origin is identifiable: any community that holds the knowledge makes it so.':
    'Averiguar si el origen es identificable: cualquier comunidad que posea los conocimientos lo hace identificable.',
  'Find out which area or species law applies.': 'Averiguar qué ley de áreas o de especies se aplica.',
  'Find out which authority is competent for your seat (region or federal).':
    'Averiguar qué autoridad es competente para su sede (región o nivel federal).',
  'Find out which of the five events comes first and put its date in the project plan.':
    'Averiguar cuál de los cinco hechos llega primero y poner su fecha en el plan del proyecto.',
  'Find out which state authority is competent for the place of access.':
    'Averiguar qué autoridad estatal es competente para el lugar de acceso.',
  'Find out who is the maker of the finished product or the last link of reproductive material: only this one shares benefits.':
    'Averiguar quién fabrica el producto acabado o quién es el último eslabón del material reproductivo: solo este reparte beneficios.',
  'Find out who manages the resource under article 55 of the Biodiversity Law.':
    'Averiguar quién gestiona el recurso según el artículo 55 de la Ley de biodiversidad.',
  'Find out who provides the biological resource (owner, ex situ centre) and who owns, holds or runs the land.':
    'Averiguar quién aporta el recurso biológico (propietario, centro ex situ) y quién posee, tiene o administra el predio.',
  'Find out who provides the material or knowledge and which lead agency is in charge.':
    'Averiguar quién aporta el material o los conocimientos y qué organismo principal es competente.',
  'Find out who speaks for the people and whether there is a community protocol.':
    'Averiguar quién habla por el pueblo y si hay un protocolo comunitario.',
  'Find out with the directives which regime applies, Nagoya Protocol (DGEFC) or International Treaty (INRAB).':
    'Averiguar con las directrices qué régimen se aplica, el Protocolo de Nagoya (DGEFC) o el Tratado Internacional (INRAB).',
  "Find the access provider with the department's help.": 'Encontrar quién da el acceso con ayuda del departamento.',
  'Find the authority and rules of the province: each has its own law.':
    'Buscar la autoridad y las normas de la provincia: cada una tiene su propia ley.',
  'Find the authority by region and species status.':
    'Encontrar la autoridad según la región y el estado de la especie.',
  'Find the authority by the place of collecting.': 'Encontrar la autoridad según el lugar de colecta.',
  'Find the authority of the product.': 'Averiguar la autoridad del producto.',
  'Find the board of every state where the resource is bought or collected.':
    'Encontrar el consejo de cada estado donde el recurso se compra o se colecta.',
  'Find the Chinese partner with legal personality (institute, university, hospital or company) and agree who does what.':
    'Encontrar al socio chino con personalidad jurídica (instituto, universidad, hospital o empresa) y acordar quién hace qué.',
  'Find the community as a whole: contracts signed by single members are void.':
    'Encontrar a la comunidad en su conjunto: los contratos firmados por miembros aislados son nulos.',
  'Find the competent authority for the species; file one application with each authority if several are concerned.':
    'Encontrar la autoridad competente para la especie; presentar una solicitud ante cada autoridad si son varias.',
  'Find the competent authority; file with each one if several are concerned. One contract covers one project only.':
    'Encontrar la autoridad competente; presentar ante cada una si son varias. Un contrato abarca un solo proyecto.',
  'Find the custodian body for the kind of resource: agriculture, wildlife or human.':
    'Averiguar el órgano custodio según el tipo de recurso: agrícola, silvestre o humano.',
  'Find the date and place of collecting and the law then in force.':
    'Averiguar la fecha y el lugar de la colecta y la legislación entonces vigente.',
  'Find the Indonesian counterpart institution and agree on equal partnership, benefits and results.':
    'Encontrar la institución contraparte indonesia y acordar una asociación en pie de igualdad, los beneficios y los resultados.',
  'Find the ministry by kind of resource.': 'Averiguar el ministerio según el tipo de recurso.',
  'Find the ministry in charge of your field.': 'Averiguar el ministerio encargado de su ámbito.',
  'Find the provider, often the landholding community, and obtain its informed consent.':
    'Averiguar el proveedor, a menudo la comunidad dueña de la tierra, y obtener su consentimiento informado.',
  'Find the province of origin of the sample or strain.':
    'Averiguar la provincia de origen de la muestra o de la cepa.',
  'Find the province of origin.': 'Averiguar la provincia de origen.',
  'Find the registered community.': 'Averiguar la comunidad registrada.',
  'Find the right holders (State, land holder, conservancy, traditional authority, community) and obtain their prior informed consent.':
    'Averiguar los titulares de los derechos (Estado, tenedor de la tierra, conservancy, autoridad tradicional, comunidad) y obtener su consentimiento fundamentado previo.',
  'Find the right kind. The permit is for researchers or institutes not based in Namibia, Namibians studying abroad, and joint projects of which the foreign side owns at least 51 percent; the authorisation is for Namibian persons without an institute, for each project of a certified institute, and for joint projects of which the certificate holder owns at least 51 percent.':
    'Averiguar cuál corresponde. El permiso es para investigadores o institutos sin sede en Namibia, namibios que estudian en el extranjero y proyectos conjuntos de los que la parte extranjera posee al menos el 51 por ciento; la autorización es para namibios sin instituto, para cada proyecto de un instituto certificado y para proyectos conjuntos de los que el titular del certificado posee al menos el 51 por ciento.',
  'Find the service for the species and place.': 'Averiguar el servicio competente para la especie y el lugar.',
  'Find who represents the place of access: conservation area council, land owner, indigenous authority or collection.':
    'Encontrar quién representa el lugar de acceso: consejo del área de conservación, propietario del terreno, autoridad indígena o colección.',
  'Fix aim, scope, period, ownership of IP, sharing of results and the State benefit-sharing plan in the contract.':
    'Fijar en el contrato la finalidad, el alcance, el período, la propiedad intelectual, el reparto de los resultados y el plan de participación del Estado en los beneficios.',
  'Fix real participation of the Chinese side and shared rights in the contract.':
    'Fijar en el contrato la participación real de la parte china y derechos compartidos.',
}
