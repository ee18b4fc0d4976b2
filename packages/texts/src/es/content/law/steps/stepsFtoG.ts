import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with F to G. */
export const stepsFtoG: ContentTexts = {
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
  'File the answer and the contract.': 'Archivar la respuesta y el contrato.',
  'File the answer with the material.': 'Archivar la respuesta con el material.',
  'File the answers.': 'Archivar las respuestas.',
  'File the application form with the administrative and technical requirements and the research proposal.':
    'Presentar el formulario de solicitud con los requisitos administrativos y técnicos y la propuesta de investigación.',
  'File the application with applicant, provider, support institution, project team, activities, area and project.':
    'Presentar la solicitud con el solicitante, el proveedor, la institución de apoyo, el equipo del proyecto, las actividades, la zona y el proyecto.',
  'File the application with applicant, provider, support institution, team, activities, area and project.':
    'Presentar la solicitud indicando el solicitante, el proveedor, la institución de apoyo, el equipo, las actividades, la zona y el proyecto.',
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
  'Fill in and sign a Guia de Remessa for each parcel; several can hang on one TTM.':
    'Rellenar y firmar una Guia de Remessa por cada paquete; varias pueden depender de un solo TTM.',
  'Fill in Annex 1 and Annex 2 and propose at least three non-monetary benefits: dissemination of results and training are compulsory, one more is chosen from the list.':
    'Rellenar el anexo 1 y el anexo 2 y proponer al menos tres beneficios no monetarios: la difusión de los resultados y la capacitación son obligatorias, y se elige otro de la lista.',
  'Fill in NRCT-01 and the Thai summary NRCT-07 and send them with the letter of the home institution.':
    'Rellenar NRCT-01 y el resumen en tailandés NRCT-07 y enviarlos con la carta de la institución de origen.',
  'Fill in the bilingual TTM (Brazilian law and forum, arbitration possible; a clause that allows or bars passing on) and have it signed first by the legal representative of the recipient abroad, then by the Brazilian institution.':
    'Rellenar el TTM bilingüe (ley y foro brasileños, arbitraje posible; una cláusula que permite o prohíbe la transmisión) y hacerlo firmar primero por el representante legal del destinatario en el extranjero y después por la institución brasileña.',
  'Fill in the data of Anejo I and sign the declaration: no commercial use, new application if the aim changes, no transfer to unauthorised persons, written final results.':
    'Rellenar los datos del Anejo I y firmar la declaración: sin uso comercial, nueva solicitud si cambia la finalidad, sin transferencia a personas no autorizadas, resultados finales por escrito.',
  'Fill in the form and send it to the ministry or use the online procedure.':
    'Rellenar el formulario y enviarlo al ministerio o usar el procedimiento en línea.',
  'Fill in the form for land or sea.': 'Rellenar el formulario de tierra o de mar.',
  'Fill in the form of Anejo II and sign the declaration: no commercial aim, new application if it changes, transfer under the same terms, written results.':
    'Rellenar el formulario del Anejo II y firmar la declaración: sin finalidad comercial, nueva solicitud si cambia, transferencia en las mismas condiciones, resultados por escrito.',
  'Fill in the form of the First Schedule and hand it in with the fee of the Second Schedule.':
    'Rellenar el formulario del First Schedule y entregarlo con la tasa del Second Schedule.',
  'Fill in the form on the portal or send Form RPC-1A by e-mail to the permits office; every investigator and student applies for an own permit.':
    'Rellenar el formulario en el portal o enviar el Form RPC-1A por correo electrónico a la oficina de permisos; cada investigador y cada estudiante solicita su propio permiso.',
  'Fill in the form with persons, qualifications, purpose, place with coordinates, dates, species, amounts, methods and use of indigenous knowledge.':
    'Rellenar el formulario con las personas, las cualificaciones, la finalidad, el lugar con coordenadas, las fechas, las especies, las cantidades, los métodos y el uso de conocimientos indígenas.',
  'Fill in the form with the data below.': 'Rellenar el formulario con los datos de abajo.',
  'Fill in the notification form and send it to the department by e-mail.':
    'Rellenar el formulario de notificación y enviarlo al departamento por correo electrónico.',
  "Fill in the office's form with direct and original source; give reasons if the original source is unknown.":
    'Rellenar el formulario de la oficina con la fuente directa y la original; dar razones si la original no se conoce.',
  'Fill in the report of the circular with material taken, use, results and benefits.':
    'Rellenar el informe de la circular con el material tomado, el uso, los resultados y los beneficios.',
  'Fill in the research request form and send it to the research programme of the conservation area.':
    'Rellenar el formulario de solicitud de investigación y enviarlo al programa de investigación del área de conservación.',
  'Fill in the SisGen form: it is the request, and the registration cannot be concluded before the assent.':
    'Rellenar el formulario de SisGen: vale como solicitud, y el registro no puede concluirse antes de la conformidad.',
  'Fill in the transfer agreement, sign and stamp five copies by institution and researcher.':
    'Rellenar el acuerdo de transferencia; la institución y el investigador firman y sellan cinco ejemplares.',
  'Find a Chinese partner and let it ask the ministry in charge, in writing, which approval it wants.':
    'Encontrar un socio chino y dejar que pregunte por escrito al ministerio competente qué aprobación quiere.',
  'Find a public or private Brazilian scientific or technological research institution that takes part in the project.':
    'Encontrar una institución brasileña de investigación científica o tecnológica, pública o privada, que participe en el proyecto.',
  'Find a Thai researcher or adviser to work with and agree on joint intellectual property.':
    'Encontrar un investigador o asesor tailandés con quien trabajar y acordar la propiedad intelectual conjunta.',
  'Find an Ecuadorian university or institute that holds a framework contract or applies for one.':
    'Encontrar una universidad o instituto ecuatoriano que tenga un contrato marco o lo solicite.',
  'Find out whether the activity had an authorisation under the old rules (adaptation) or not (regularisation).':
    'Averiguar si la actividad tenía una autorización según las normas antiguas (adecuación) o no (regularización).',
  'Find out whether the origin is identifiable: any community that holds the knowledge makes it so.':
    'Averiguar si el origen es identificable: cualquier comunidad que posea los conocimientos lo hace identificable.',
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
  "Find the access provider with the department's help.": 'Encontrar quién da el acceso con ayuda del departamento.',
  'Find the authority by region and species status.':
    'Encontrar la autoridad según la región y el estado de la especie.',
  'Find the authority by the place of collecting.': 'Encontrar la autoridad según el lugar de colecta.',
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
  'Find the Indonesian counterpart institution and agree on equal partnership, benefits and results.':
    'Encontrar la institución contraparte indonesia y acordar una asociación en pie de igualdad, los beneficios y los resultados.',
  'Find who represents the place of access: conservation area council, land owner, indigenous authority or collection.':
    'Encontrar quién representa el lugar de acceso: consejo del área de conservación, propietario del terreno, autoridad indígena o colección.',
  'Fix aim, scope, period, ownership of IP, sharing of results and the State benefit-sharing plan in the contract.':
    'Fijar en el contrato la finalidad, el alcance, el período, la propiedad intelectual, el reparto de los resultados y el plan de participación del Estado en los beneficios.',
  'Fix real participation of the Chinese side and shared rights in the contract.':
    'Fijar en el contrato la participación real de la parte china y derechos compartidos.',
  'Follow the access, export and agreement steps there.': 'Seguir allí los pasos de acceso, exportación y acuerdo.',
  'Follow the research guidelines of the nature organisations.':
    'Seguir las directrices de investigación de las organizaciones de conservación de la naturaleza.',
  'For a bank that also collects, apply for banking only.':
    'Para un banco que también colecta, solicitar solo la conservación.',
  'For another aim the recipient applies anew.': 'Para otra finalidad, el destinatario solicita de nuevo.',
  'For another use the recipient declares or applies anew.':
    'Para otro uso, el destinatario declara o solicita de nuevo.',
  'For basic research in molecular systematics, ecology, evolution or biogeography under a collecting permit or from a registered collection, no contract is needed.':
    'Para la investigación básica en sistemática molecular, ecología, evolución o biogeografía, con un permiso de colecta o desde una colección registrada, no se necesita contrato.',
  'For class II get the opinion of the county first.': 'Para la clase II, obtener primero la opinión del condado.',
  'For commercial or industrial use, negotiate a written licence in the native language and in Spanish for one to three years, renewable.':
    'Para un uso comercial o industrial, negociar una licencia escrita en la lengua nativa y en castellano de uno a tres años, renovable.',
  'For extra products under a commercial contract, negotiate new benefits.':
    'Para productos adicionales de un contrato comercial, negociar nuevos beneficios.',
  'For force majeure, ask for suspension of the term with a sworn statement and an updated time plan.':
    'Por fuerza mayor, pedir la suspensión del plazo con una declaración jurada y un cronograma actualizado.',
  'For genetic sequencing only, the instrument is not needed, but the service provider must be told formally of the duties (return or destruction, no passing on, no other use, no IP claims).':
    'Solo para la secuenciación genética no se necesita el instrumento, pero hay que informar formalmente al prestador del servicio de sus obligaciones (devolución o destrucción, sin transmisión, sin otro uso, sin reivindicar propiedad intelectual).',
  'For material of a registered ex situ collection sign the export agreement and notify instead of applying.':
    'Para material de una colección ex situ registrada, firmar el acuerdo de exportación y notificar en lugar de solicitar.',
  'For Palawan add the clearance under the Strategic Environmental Plan.':
    'Para Palawan, añadir la autorización del Strategic Environmental Plan.',
  'For samples collected by the researcher attach passport data and hand in duplicates of the samples to the institute.':
    'Para las muestras colectadas por el investigador, adjuntar los datos de pasaporte y entregar duplicados de las muestras al instituto.',
  'For samples that leave the country, sign the material transfer agreement with the conservation area.':
    'Para las muestras que salen del país, firmar el acuerdo de transferencia de material con el área de conservación.',
  'For wildlife apply to the Director of KWS on the official form with the papers below.':
    'Para la fauna silvestre, solicitar al director de KWS en el formulario oficial con los documentos de abajo.',
  'Foreign researchers first find a relevant Kenyan institution and get its letter of affiliation.':
    'Los investigadores extranjeros encuentran primero una institución keniana pertinente y obtienen su carta de afiliación.',
  'Foreigners obtain a letter of the competent authority of their home country or of residence that it supports compliance with the access terms.':
    'Los extranjeros obtienen una carta de la autoridad competente de su país de origen o residencia que dice que apoya el cumplimiento de las condiciones de acceso.',
  'Frame the project between institutions that qualify, under the policy guidelines.':
    'Concebir el proyecto entre instituciones que cumplan los requisitos, según las directrices.',
  'Gather the documents of the applicant checklist.':
    'Reunir los documentos de la lista de comprobación del solicitante.',
  'Gather the proof of lawful origin of the specimens (old permits, contracts, donations).':
    'Reunir la prueba del origen lícito de los especímenes (permisos antiguos, contratos, donaciones).',
  'Get an official letter of the home or host institution in Ethiopia that names the responsible person, species, amount, number of samples, destination laboratory and country, and purpose.':
    'Obtener una carta oficial de la institución de origen o de acogida en Etiopía que nombre a la persona responsable, la especie, la cantidad, el número de muestras, el laboratorio y el país de destino y la finalidad.',
  'Get and fill in the form at the regional office.': 'Obtener el formulario en la oficina regional y rellenarlo.',
  'Get consent of the resource provider and of indigenous and local communities (section 23).':
    'Obtener el consentimiento del proveedor del recurso y de las comunidades indígenas y locales (sección 23).',
  "Get each provider's written permission to enter, to take samples and to remove them.":
    'Obtener de cada uno de los que dan el acceso el permiso escrito de entrar, tomar muestras y llevárselas.',
  'Get ethics approval in the country of each partner and the consent form of the donors.':
    'Obtener la aprobación ética en el país de cada socio y el formulario de consentimiento de los donantes.',
  'Get it approved by the Central Government ministry or department concerned.':
    'Hacerlo aprobar por el ministerio o departamento competente del Gobierno central.',
  'Get land-holder consent and ask in writing whether a biodiscovery agreement is wanted.':
    'Obtener el consentimiento del titular del terreno y preguntar por escrito si se quiere un acuerdo de biodescubrimiento.',
  'Get nature and owner permits.': 'Obtener los permisos de conservación de la naturaleza y los del propietario.',
  'Get other permits (species, areas, owner) separately.':
    'Obtener por separado los demás permisos (especies, zonas, propietario).',
  'Get owner, species and area permits.': 'Obtener los permisos del propietario, los de la especie y los de la zona.',
  'Get prior authorisation for threatened, banned or endemic species and for national parks (30 days), and the written permission of land owners.':
    'Obtener la autorización previa para especies amenazadas, vedadas o endémicas y para parques nacionales (30 días), y el permiso escrito de los propietarios de los predios.',
  'Get prior clearance of the local government, the head of the indigenous community or the protected area board.':
    'Obtener la conformidad previa del gobierno local, del jefe de la comunidad indígena o de la junta del área protegida.',
  'Get prior informed consent under section 23.': 'Obtener el consentimiento fundamentado previo de la sección 23.',
  'Get species, area and owner permits.': 'Obtener los permisos de la especie, los de la zona y los del propietario.',
  'Get the approval of the ministry in charge of the plant.':
    'Obtener la aprobación del ministerio competente para la planta.',
  'Get the certificate or label of the endangered species office.':
    'Obtener el certificado o la etiqueta de la oficina de especies amenazadas.',
  'Get the endorsement of the dean (students), an expert, a research institution or a conservation body.':
    'Obtener el respaldo del decano (estudiantes), de un experto, de una institución de investigación o de un organismo de conservación.',
  'Get the entry permit for conservation areas and the permit to collect and transport samples.':
    'Obtener el permiso de entrada a las zonas de conservación y el permiso para colectar y transportar muestras.',
  'Get the ethical clearance of BRIN for the project.': 'Obtener la aprobación ética de BRIN para el proyecto.',
  'Get the further permissions for collecting specimens, excavating, filming and transferring material.':
    'Obtener los demás permisos para colectar especímenes, excavar, filmar y transferir material.',
  'Get the permit that fits (collecting protected resources, export, sale, ethnobotanical research).':
    'Obtener el permiso que corresponda (colecta de recursos protegidos, exportación, venta, investigación etnobotánica).',
  'Get the provincial collecting and threatened-species permits and the consent of the land owner separately.':
    'Obtener por separado los permisos provinciales de colecta y de especies amenazadas y el consentimiento del propietario del terreno.',
  'Get the research, collecting and export papers and the consent of the land owner or institution.':
    'Obtener los documentos de investigación, colecta y exportación y el consentimiento del propietario del terreno o de la institución.',
  'Get the sanitary papers of ICA.': 'Obtener los documentos sanitarios del ICA.',
  'Give access only after the report is registered.': 'Dar acceso solo cuando el informe esté registrado.',
  'Give every provider a copy of the statutory declaration and attach it to the application.':
    'Dar a cada uno una copia de la declaración formal (statutory declaration) y adjuntarla a la solicitud.',
  'Give particulars of the applicant, the accountable person, collaborators, export and VAT registration.':
    'Dar los datos del solicitante, de la persona responsable y de los colaboradores, y el registro de exportación y de IVA.',
  'Give the approval to the Indian Patent Office.': 'Entregar la aprobación a la Oficina India de Patentes.',
  'Give the institution the data for SisGen; it makes the registration, the foreign company stays bound by the law.':
    'Dar a la institución los datos para SisGen; ella hace el registro, y la empresa extranjera sigue obligada por la ley.',
  'Give the proof to the authority that approves or is notified of the product: without it the application is not processed.':
    'Entregar la prueba a la autoridad que aprueba el producto o recibe su notificación: sin ella no se tramita la solicitud.',
  'Give the proof to the funder: the last payment is not made without it.':
    'Entregar la prueba al financiador: sin ella no se hace el último pago.',
  'Give the proof to the Spanish patent office with the application; a missing one does not stop or void the patent.':
    'Entregar la prueba a la oficina española de patentes con la solicitud; si falta, la patente no se detiene ni se anula.',
  'Give the reference to the patent office INPI when results are protected.':
    'Dar la referencia a la oficina de patentes INPI cuando se protejan resultados.',
  'Give the registration certificate to the patent office.':
    'Entregar el certificado de registro a la oficina de patentes.',
}
