import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with T to Z. */
export const stepsTtoZ: ContentTexts = {
  'Take a Malawian researcher into the team.': 'Incluir en el equipo a un investigador malauí.',
  'Take along a PNG university or college as partner.':
    'Incorporar como socio una universidad o un colegio universitario de Papúa Nueva Guinea.',
  'Take the measures of the traditional knowledge code of practice.':
    'Tomar las medidas del código de prácticas sobre conocimientos tradicionales.',
  'Talk to the park first.': 'Hablar primero con el parque.',
  'Team up with a public university, public research institute or government agency, unless the authority accepts a Malaysian non-profit with local researchers and training.':
    'Asociarse con una universidad pública, un instituto público de investigación o un organismo gubernamental, salvo que la autoridad acepte una entidad malasia sin fines de lucro con investigadores locales y capacitación.',
  'Team up with an Indonesian partner and get the research permit if the user is foreign.':
    'Asociarse con un socio indonesio y obtener el permiso de investigación si el usuario es extranjero.',
  'Tell CONAP in the research licence that knowledge is recorded.':
    'Indicar al CONAP en la licencia de investigación que se registran conocimientos.',
  'Tell NRCT kind and number of samples 15 days before they leave Thailand.':
    'Comunicar a NRCT el tipo y el número de muestras 15 días antes de que salgan de Tailandia.',
  'Tell the Governing Body of the transfer.': 'Informar al Órgano Rector de la transferencia.',
  'Tell the park and the benefits-sharing program of the planned use.':
    'Informar al parque y al programa de participación en los beneficios del uso previsto.',
  'Tell them what is planned and obtain their prior consent, with a resolution where a community decides.':
    'Decirles lo que se planea y obtener su consentimiento previo, con una resolución si decide una comunidad.',
  'Test the thresholds over the average of the three years before: total assets USD 20 million, sales USD 50 million, profit USD 5 million.':
    'Comprobar los umbrales con la media de los tres años anteriores: activos totales de 20 millones de USD, ventas de 50 millones de USD, beneficio de 5 millones de USD.',
  'That body negotiates and signs the sharing contract for them.':
    'Ese organismo negocia y firma por ellas el contrato de reparto.',
  'The act covers foreign resources only: ask the agency in writing and file the answer.':
    'La ley solo abarca recursos extranjeros: preguntar por escrito a la agencia y archivar la respuesta.',
  'The act in force since 23 April 2016 has no access rules: no prior consent is needed in the Netherlands.':
    'La ley en vigor desde el 23 de abril de 2016 no tiene normas de acceso: en los Países Bajos no hace falta consentimiento previo.',
  'The act of 20 July 2017 holds user rules only; no consent is asked for.':
    'La ley de 20 de julio de 2017 solo contiene normas para usuarios; no se pide consentimiento.',
  'The act of 2015 is about users only: ask the ministry in writing and file the answer.':
    'La ley de 2015 trata solo de los usuarios: preguntar por escrito al ministerio y archivar la respuesta.',
  'The act of 2016 covers resources from outside Poland only; no consent is asked for Polish ones.':
    'La ley de 2016 solo abarca recursos de fuera de Polonia; para los polacos no se pide consentimiento.',
  'The agency checks that the data are complete and sends them to the ABS Clearing-House.':
    'La agencia comprueba que los datos están completos y los envía al ABSCH.',
  'The agency decides and communicates the decision.': 'La agencia decide y comunica la decisión.',
  'The agency gives notice of the application and examines documents and materials.':
    'La agencia anuncia la solicitud y examina los documentos y el material.',
  'The agreement takes effect only when the permit is issued.':
    'El acuerdo surte efecto solo cuando se expide el permiso.',
  'The armed forces and the police comment within two weeks, the department endorses in one more week.':
    'Las fuerzas armadas y la policía opinan en dos semanas, y el departamento da su visto bueno en una semana más.',
  'The authorised use is entered in the ministry register.':
    'El uso autorizado se inscribe en el registro del ministerio.',
  'The authority approves the terms; only then is the knowledge handed over.':
    'La autoridad aprueba las condiciones; solo entonces se entregan los conocimientos.',
  'The authority evaluates and decides on a permit that sets standard consent and terms.':
    'La autoridad evalúa la solicitud y decide sobre un permiso que fija un consentimiento y condiciones normalizados.',
  'The authority grants or refuses the use in line with the outcome.':
    'La autoridad concede o deniega el uso según el resultado.',
  'The authority informs the Sami Parliament.': 'La autoridad informa al Parlamento sami.',
  'The authority seeks the consent of the communities where knowledge is involved.':
    'La autoridad busca el consentimiento de las comunidades si se trata de conocimientos.',
  'The authority sends the papers to MINAM within ten working days and MINAM notifies the ABS Clearing-House within five more, which makes the internationally recognised certificate.':
    'La autoridad envía los documentos al MINAM en diez días hábiles y el MINAM notifica al ABSCH en cinco más, que emite el certificado reconocido internacionalmente.',
  'The board checks whether approvals under the parks and wildlife acts are needed and gives them together.':
    'La junta comprueba si hacen falta aprobaciones según las leyes de parques y de fauna silvestre y las da juntas.',
  'The Centre and at least two independent experts review it, then the Council decides.':
    'El Centro y al menos dos expertos independientes lo revisan, y después decide el Consejo.',
  'The centre asks the ministry for prior informed consent; the ministry decides for or against it.':
    'El centro pide al ministerio el consentimiento fundamentado previo; el ministerio decide a favor o en contra.',
  'The centre asks the ministry for the access permit.': 'El centro pide al ministerio el permiso de acceso.',
  'The centre sends the permit data to the ABS Clearing-House, where the international certificate is made.':
    'El centro envía los datos del permiso al ABSCH, donde se hace el certificado internacional.',
  'The committee checks the file and may ask the technical committee or other offices.':
    'El comité examina el expediente y puede consultar al comité técnico o a otras oficinas.',
  'The community or collection reports within one month; its report is consent and terms.':
    'La comunidad o la colección informa en un mes; su informe es el consentimiento y las condiciones.',
  'The competent authority examines it and issues the consent.':
    'La autoridad competente la examina y expide el consentimiento.',
  'The contract is perfected by signature and publication of the resolution; MINAM then notifies the ABS Clearing-House (certificate).':
    'El contrato se perfecciona con la firma y la publicación de la resolución; después el MINAM notifica al ABSCH (certificado).',
  'The council decides on the first Thursday of February, May, August and November.':
    'El consejo decide el primer jueves de febrero, mayo, agosto y noviembre.',
  'The council meets within 21 days after it gets the file and approves, refers back or rejects it.':
    'El consejo se reúne en los 21 días siguientes a recibir el expediente y lo aprueba, lo devuelve o lo rechaza.',
  'The decree covers users only: ask the ministry in writing and file the answer.':
    'El decreto solo abarca a los usuarios: preguntar por escrito al ministerio y archivar la respuesta.',
  'The department confirms receipt and later grants or denies.':
    'El departamento confirma la recepción y después concede o deniega.',
  'The department passes the file to the forest ministry, which tells it to grant or refuse.':
    'El departamento pasa el expediente al ministerio de bosques, que le indica si lo concede o lo deniega.',
  'The Director tells the decision in writing within 14 days.':
    'El director comunica la decisión por escrito en 14 días.',
  'The focal point notifies the Commission after verification.':
    'El punto focal notifica a la Comisión después de la verificación.',
  'The institute consults municipalities, hunters and trappers, Inuit associations and agencies.':
    'El instituto consulta a los municipios, a los cazadores y tramperos, a las asociaciones inuit y a los organismos.',
  'The institution asks EBI for the facilitated permit and names its programme.':
    'La institución solicita a EBI el permiso facilitado y nombra su programa.',
  'The member state notifies the Commission, which enters the collection with a registration code.':
    'El Estado miembro notifica a la Comisión, que inscribe la colección con un código de registro.',
  'The minister must be satisfied that the provider agreed with prior informed consent.':
    'El ministro debe estar convencido de que quien da el acceso aceptó con consentimiento fundamentado previo.',
  'The ministry confirms receipt and asks the departments concerned.':
    'El ministerio confirma la recepción y consulta a los departamentos afectados.',
  'The National Research Registration Committee decides; it meets every two months.':
    'El National Research Registration Committee decide; se reúne cada dos meses.',
  'The office sends the file to the Technical Office, which answers within 15 working days.':
    'La oficina envía el expediente a la Oficina Técnica, que responde en 15 días hábiles.',
  'The principal investigator applies online in the research tab; a supervisor may apply for students.':
    'El investigador principal presenta la solicitud en línea en la pestaña de investigación; un supervisor puede hacerlo por los estudiantes.',
  'The proposal is evaluated and the quantity of material fixed.':
    'Se examina la propuesta y se fija la cantidad de material.',
  'The province gives its opinion and sends the file to the ministry.':
    'La provincia da su opinión y envía el expediente al ministerio.',
  'The province reviews and reports to the national administration, which approves.':
    'La provincia revisa e informa a la administración nacional, que aprueba.',
  'The Registrar approves or rejects it; later changes, suspension or end follow the regulations.':
    'El Registrar lo aprueba o lo rechaza; los cambios posteriores, la suspensión o el fin siguen el reglamento.',
  'The State owns the genetic resources of the wild flora and fauna: write to the ministry.':
    'El Estado es dueño de los recursos genéticos de la flora y la fauna silvestres: escribir al ministerio.',
  'The Working Group on Biodiversity reviews the proposal and approves or denies it.':
    'El grupo de trabajo sobre biodiversidad examina la propuesta y la aprueba o la deniega.',
  'Third parties only as the permit allows.': 'Dar a terceros solo como permita el permiso.',
  'Transfer only under the same terms and the same aim.':
    'Transferir solo en las mismas condiciones y para la misma finalidad.',
  'UNCST asks the research secretariat in the Office of the President for security clearance and decides.':
    'El UNCST pide el visto bueno de seguridad a la secretaría de investigación de la Office of the President y decide.',
  'UNCST checks that the file is complete, dates and registers it, and consults and visits as needed; an incomplete file comes back at once.':
    'El UNCST comprueba que el expediente está completo, lo fecha y lo registra, y consulta y visita según haga falta; un expediente incompleto vuelve enseguida.',
  'Until an ordered duty is met, stop using the resources concerned.':
    'Hasta que se cumpla una obligación ordenada, dejar de usar los recursos afectados.',
  'Update the data management plan.': 'Actualizar el plan de gestión de datos.',
  'Update the registration when facts change.': 'Actualizar el registro cuando cambien los hechos.',
  'Upload the documents that the regulations ask for and pay the application fee.':
    'Subir los documentos que pide el reglamento y pagar la tasa de solicitud.',
  'Use a new SMTA (Article 6.5) and name in Annex 1 the material it comes from.':
    'Usar un nuevo SMTA (artículo 6.5) y nombrar en el anexo 1 el material del que procede.',
  'Use exported material only for the stated purpose.': 'Usar el material exportado solo para la finalidad indicada.',
  'Use Indigenous knowledge only with the consent of the holders’ body; for research grants follow TCPS 2 chapter 9 (not verified in a source).':
    'Usar los conocimientos indígenas solo con el consentimiento del órgano de sus titulares; para subvenciones de investigación, seguir el TCPS 2, capítulo 9 (no verificado en una fuente).',
  'Use the authorisation to ask the nation for the compliance certificate.':
    'Usar la autorización para pedir a la nación el certificado de cumplimiento.',
  'Use the checklist of the ministry to complete the file.':
    'Usar la lista de comprobación del ministerio para completar el expediente.',
  'Use the consent to start negotiating the agreed terms with the suppliers or communities.':
    'Usar el consentimiento para empezar a negociar las condiciones acordadas con los proveedores o las comunidades.',
  'Use the framework permit of a Colombian research institution or registered collection; as a person without one, apply for an individual permit.':
    'Usar el permiso marco de una institución de investigación colombiana o de una colección registrada; quien no lo tenga solicita un permiso individual.',
  'Use the free meeting before the application.': 'Aprovechar la reunión gratuita previa a la solicitud.',
  'Use the guide for the kind of change: new project, researcher in or out, change of project, change of technical person.':
    'Usar la guía según el tipo de cambio: proyecto nuevo, entrada o salida de un investigador, cambio del proyecto, cambio del responsable técnico.',
  'Use the information sheet of the competent authority as proof for partners abroad.':
    'Usar la hoja informativa de la autoridad competente como prueba para los socios en el extranjero.',
  'Use the knowledge only within the contract.': 'Usar los conocimientos solo dentro del contrato.',
  'Use the permit for the national certificate and the export step.':
    'Usar el permiso para el certificado nacional y el paso de exportación.',
  'Use the permit within its period and ask for renewal.': 'Usar el permiso dentro de su plazo y pedir la renovación.',
  'Use the signed form for quarantine and customs.': 'Usar el formulario firmado para la cuarentena y la aduana.',
  'Wait for approval and the agreement before sending anything.':
    'Esperar la aprobación y el acuerdo antes de enviar nada.',
  'Wait for approval by Dinabise.': 'Esperar la aprobación de Dinabise.',
  'Wait for permission.': 'Esperar el permiso de la autoridad.',
  'Wait for the acknowledgement of the report before taking the material.':
    'Esperar el acuse de recibo del informe antes de tomar el material.',
  'Wait for the approval before launching the study.': 'Esperar la aprobación antes de iniciar el estudio.',
  'Wait for the approval of the Conservation Office or the Administrator, then apply for entry.':
    'Esperar la aprobación de la Conservation Office o del Administrator, y luego solicitar la entrada.',
  'Wait for the approval of the national committee.': 'Esperar la aprobación del comité nacional.',
  'Wait for the authorisation before collecting.': 'Esperar la autorización antes de colectar.',
  'Wait for the authorisation before the work starts.': 'Esperar la autorización antes de empezar el trabajo.',
  'Wait for the authorisation; access for research and development is dealt with in the same rule.':
    'Esperar la autorización; el acceso para investigación y desarrollo se trata en la misma norma.',
  'Wait for the authorisation; silence after two months counts as yes.':
    'Esperar la autorización; el silencio después de dos meses vale como aceptación.',
  'Wait for the decision before sending.': 'Esperar la decisión antes de enviar.',
  'Wait for the decision.': 'Esperar la decisión.',
  'Wait for the evaluation and, if accepted, for the notice within five days.':
    'Esperar la evaluación y, si se acepta, la notificación en cinco días.',
  'Wait for the licence and keep to its conditions; the authority supervises.':
    'Esperar la licencia y cumplir sus condiciones; la autoridad supervisa.',
  'Wait for the licence before taking animals.': 'Esperar la licencia antes de tomar animales.',
  'Wait for the ministry; it sends the file to the national committee on livestock genetic resources within 3 working days.':
    'Esperar al ministerio; envía el expediente al comité nacional de recursos genéticos del ganado en 3 días hábiles.',
  'Wait for the online pre-check, then the formal acceptance and the expert review.':
    'Esperar la comprobación previa en línea, después la aceptación formal y la revisión de expertos.',
  'Wait for the permission; it counts instead of the plain report for these resources.':
    'Esperar el permiso; para estos recursos vale en lugar del simple informe.',
  'Wait for the permit before starting.': 'Esperar el permiso antes de empezar.',
  "Wait for the permit; permits are kept in the ministry's electronic register.":
    'Esperar el permiso; los permisos constan en el registro electrónico del ministerio.',
  "Wait for the permit; the provider's permission works only with it.":
    'Esperar el permiso; la autorización de quien da el acceso solo vale con él.',
  'Wait for the receipt (récépissé); do not start before.': 'Esperar el recibo (récépissé); no empezar antes.',
  'Wait for the technical advice and the evaluation, then negotiate the terms with the ministry.':
    'Esperar el dictamen técnico y el examen de la solicitud, y después negociar las condiciones con el ministerio.',
  'Wait for the technical opinion and the evaluation.': 'Esperar el dictamen técnico y el examen de la solicitud.',
  'Wait for the written consent before anything is handed over.':
    'Esperar el consentimiento escrito antes de entregar nada.',
  'Wait up to six months; silence counts as yes.': 'Esperar hasta seis meses; el silencio vale como aceptación.',
  'Where knowledge of communities or indigenous peoples is used, get their documented consent and share benefits with them.':
    'Si se usan conocimientos de comunidades o de pueblos indígenas, obtener su consentimiento documentado y compartir los beneficios con ellos.',
  'Where pastoralists, healers, gum arabic associations or forest communities are concerned, follow their community protocol.':
    'Si hay pastores, curanderos, asociaciones de goma arábiga o comunidades forestales afectadas, seguir su protocolo comunitario.',
  'Where traditional knowledge is used, get the documented consent of its holders.':
    'Si se usan conocimientos tradicionales, obtener el consentimiento documentado de sus poseedores.',
  'Win a host institution, which for wildlife is the Tanzania Wildlife Research Institute (TAWIRI) and for health the National Institute for Medical Research (NIMR).':
    'Conseguir una institución anfitriona: para fauna silvestre, el Tanzania Wildlife Research Institute (TAWIRI), y para salud, el National Institute for Medical Research (NIMR).',
  'With an application state manner and purpose of the use in the prescribed form and pay the fee; the Cabinet Secretary gives the holders a copy and publishes a notice in a national newspaper.':
    'Con una solicitud, indicar el modo y la finalidad del uso en la forma prescrita y pagar la tasa; el Cabinet Secretary entrega una copia a los poseedores y publica un aviso en un periódico nacional.',
  'Without one record user, resource and use, date of access, source, direct supplier with date and confirmation, recipient, permit and terms where needed.':
    'Sin él, anotar el usuario, el recurso y el uso, la fecha de acceso, la fuente, el proveedor directo con la fecha y la confirmación, el destinatario y, si hacen falta, el permiso y las condiciones.',
  'Without registration obtain documented consent of the community.':
    'Sin registro, obtener el consentimiento documentado de la comunidad.',
  'Work in or together with a recognised research institution; people with little experience need a Sri Lankan university, State institution or the department as partner.':
    'Trabajar en una institución de investigación reconocida o junto con ella; quien tiene poca experiencia necesita como socio una universidad de Sri Lanka, una institución del Estado o el departamento.',
  'Work with a Chinese host institution that files the request.':
    'Trabajar con una institución de acogida china que presente la solicitud.',
  'Work with an authorised local guide and hold health and evacuation insurance.':
    'Trabajar con un guía local autorizado y tener un seguro de salud y de evacuación.',
  "Write down parties, project title and aims, the provider's express consent and the agreed terms, including the provider's share of benefits.":
    'Escribir las partes, el título y los fines del proyecto, el consentimiento expreso del proveedor y las condiciones acordadas, incluida la parte de los beneficios del proveedor.',
  'Write down the method step by step.': 'Escribir el método paso a paso.',
  "Write the application with the particulars of Regulation 169/2009 and the institute's list.":
    'Redactar la solicitud con los datos del Reglamento 169/2009 y de la lista del instituto.',
  'Write to EBI with the permit number and the planned claims.':
    'Escribir a EBI con el número del permiso y las reivindicaciones previstas.',
  'Write to SNICS with project, species, origin and use.':
    'Escribir al SNICS indicando el proyecto, la especie, el origen y el uso.',
  'Write to the committee which permit the project needs.':
    'Escribir al comité para preguntar qué permiso necesita el proyecto.',
  'Write to the competent authority with project, material and planned uses.':
    'Escribir a la autoridad competente indicando el proyecto, el material y los usos previstos.',
  'Write to the department with permit number, recipient, material, quantity and planned use.':
    'Escribir al departamento indicando el número del permiso, el destinatario, el material, la cantidad y el uso previsto.',
  'Write to the directorate of the environment with species, place, purpose, institutions and planned export.':
    'Escribir a la dirección de medio ambiente indicando la especie, el lugar, la finalidad, las instituciones y la exportación prevista.',
  'Write to the environment directorate with species, place, purpose and the communities concerned, and ask for the procedure in force.':
    'Escribir a la dirección de medio ambiente indicando la especie, el lugar, la finalidad y las comunidades afectadas, y preguntar el procedimiento vigente.',
  'Write to the focal point with species, place, purpose, institutions and planned export.':
    'Escribir al punto focal indicando la especie, el lugar, la finalidad, las instituciones y la exportación prevista.',
  'Write to the ministry with the research, the species, the period and the place; add the request for export of samples and its purpose.':
    'Escribir al ministerio indicando la investigación, la especie, el período y el lugar; añadir la solicitud de exportación de muestras y su finalidad.',
  'Write to the National Parks and Conservation Service with species, place, purpose and planned export.':
    'Escribir al National Parks and Conservation Service indicando la especie, el lugar, la finalidad y la exportación prevista.',
  'Write to the Wildlife Section with the documents listed.':
    'Escribir a la Wildlife Section con los documentos enumerados.',
  'Write with species, place, purpose, institutions and planned export.':
    'Escribir indicando la especie, el lugar, la finalidad, las instituciones y la exportación prevista.',
  'Zanzibar has its own authorities; ask there for material from the islands.':
    'Zanzíbar tiene sus propias autoridades; preguntar allí por material de las islas.',
}
