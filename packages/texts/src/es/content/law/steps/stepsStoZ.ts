import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with S to Z. */
export const stepsStoZ: ContentTexts = {
  'Say in the application to EBI that community knowledge is meant.':
    'Decir en la solicitud a EBI que se trata de conocimientos de una comunidad.',
  'Say in the request that the invention relies on genetic resources.':
    'Decir en la solicitud que la invención se apoya en recursos genéticos.',
  'Secure a local collaborating agency and an individual local collaborator.':
    'Conseguir una entidad local colaboradora y un colaborador local.',
  'Send it to the authority competent for the place or collection.':
    'Enviarlo a la autoridad competente del lugar o de la colección.',
  'Send it to the authority that issued the licence.': 'Enviarlo a la autoridad que expidió la licencia.',
  'Send NBA the approved project before material moves.':
    'Enviar a la NBA el proyecto aprobado antes de que se mueva material.',
  'Send the Annex I request to the autonomous community (State collections: to the ministry).':
    'Enviar la solicitud del Annex I a la comunidad autónoma (colecciones del Estado: al ministerio).',
  'Send the application by e-mail to the department and pay the non-refundable fee.':
    'Enviar la solicitud por correo electrónico al departamento y pagar la tasa, que no se devuelve.',
  'Send the draft to the government for review where it is the provider; otherwise negotiate directly.':
    'Enviar el proyecto al gobierno para su revisión si es el proveedor; si no, negociar directamente.',
  'Send the request to the authority, electronically for companies.':
    'Enviar la solicitud a la autoridad, por vía electrónica si es una empresa.',
  'Send the request with the Annex I data.': 'Enviar la solicitud con los datos del anexo I.',
  'Send the sample packed and labelled with the TTM, the Guia de Remessa and the SisGen receipt; add sanitary and CITES papers where needed.':
    'Enviar la muestra embalada y etiquetada con el TTM, la Guia de Remessa y el comprobante de SisGen; añadir los documentos sanitarios y CITES si hace falta.',
  'Send the signed agreement to the Cabinet Secretary for the register within 30 days after it comes into force, otherwise it may be void.':
    'Enviar el acuerdo firmado al Cabinet Secretary para el registro en los 30 días siguientes a su entrada en vigor; si no, puede ser nulo.',
  'Ship with copies of permit and agreement.': 'Enviar con copias del permiso y del acuerdo.',
  'Show it to customs.': 'Mostrarlo en la aduana.',
  'Show lawful collection (gratuitous permit or undertaking) and the local transport permit.':
    'Mostrar la colecta lícita (gratuitous permit o compromiso) y el permiso local de transporte.',
  'Show passport or identity card.': 'Mostrar el pasaporte o el documento de identidad.',
  'Show that no threatened, endemic, rare or protected species, harm to communities, ecosystem, food security or national interest is involved.':
    'Mostrar que no se trata de ninguna especie amenazada, endémica, rara o protegida, ni hay daño a comunidades, al ecosistema, a la seguridad alimentaria o al interés nacional.',
  'Show that the analysis cannot be done in Indonesia.': 'Mostrar que el análisis no puede hacerse en Indonesia.',
  'Show that the export serves the public interest, that is conservation, economic development of the country or the knowledge and capacity of South African people and institutions.':
    'Mostrar que la exportación sirve al interés público, es decir, a la conservación, al desarrollo económico del país o a los conocimientos y capacidades de las personas e instituciones sudafricanas.',
  'Show the certificate at customs.': 'Mostrar el certificado en la aduana.',
  'Show the certificate at the border inspection.': 'Mostrar el certificado en la inspección fronteriza.',
  'Sign a contract with parties, object and limits of use, compensation, term, payment and dispute settlement.':
    'Firmar un contrato con las partes, el objeto y los límites del uso, la compensación, el plazo, el pago y la solución de controversias.',
  'Sign a cooperation agreement that names the activities, who registers, who ships, who owns results and who pays benefits.':
    'Firmar un acuerdo de cooperación que nombre las actividades, quién registra, quién envía, a quién pertenecen los resultados y quién paga los beneficios.',
  'Sign a material transfer agreement with the access provider and a benefit-sharing agreement with providers and knowledge holders.':
    'Firmar un acuerdo de transferencia de material con quien da el acceso y un acuerdo de participación en los beneficios con los proveedores y los poseedores de los conocimientos.',
  'Sign a memorandum of understanding with the department or a local partner.':
    'Firmar un memorando de entendimiento con el departamento o un socio local.',
  'Sign a written contract on access and benefits.': 'Firmar un contrato escrito sobre el acceso y los beneficios.',
  'Sign accessory contracts with provider, land owner or ex situ centre; they take effect only with the access contract.':
    'Firmar contratos accesorios con el proveedor, el propietario del predio o el centro ex situ; solo surten efecto con el contrato de acceso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, community or ex situ centre; they take effect only with the access contract.':
    'Firmar contratos accesorios con el proveedor del recurso biológico, el propietario del predio, la comunidad o el centro ex situ; solo surten efecto con el contrato de acceso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, holder or administrator or the ex situ centre; they take effect only with the access contract.':
    'Firmar contratos accesorios con el proveedor del recurso biológico, el propietario, poseedor o administrador del predio o el centro ex situ; solo surten efecto con el contrato de acceso.',
  'Sign mutually agreed terms with the provider and have SNICS confirm consent and certificate.':
    'Firmar con el proveedor las condiciones mutuamente acordadas y hacer que el SNICS confirme el consentimiento y el certificado.',
  'Sign the accessory contracts first (provider, land holder, support institution for foreign users).':
    'Firmar primero los contratos accesorios (proveedor, titular del predio, institución de apoyo para usuarios extranjeros).',
  'Sign the accessory contracts.': 'Firmar los contratos accesorios.',
  'Sign the affidavit of undertaking or the memorandum of agreement with DENR.':
    'Firmar la declaración jurada de compromiso o el memorando de acuerdo con DENR.',
  'Sign the agreement between the Indonesian holder and the recipient with use, benefit-sharing and return of data.':
    'Firmar el acuerdo entre el poseedor indonesio y el destinatario, con el uso, la participación en los beneficios y la devolución de los datos.',
  'Sign the agreement on mutually agreed terms.': 'Firmar el acuerdo sobre las condiciones mutuamente acordadas.',
  'Sign the agreement within 60 days after the draft is sent, otherwise the file is closed (revival possible).':
    'Firmar el acuerdo en los 60 días siguientes al envío del proyecto; si no, el expediente se cierra (puede reactivarse).',
  'Sign the association term, which is purely instrumental and regulatory.':
    'Firmar el término de asociación, que es puramente instrumental y regulatorio.',
  'Sign the benefit-sharing agreement and transfer only afterwards.':
    'Firmar el acuerdo de participación en los beneficios y transferir solo después.',
  'Sign the benefit-sharing agreement with the State; later users sign a subsequent use agreement.':
    'Firmar el acuerdo de participación en los beneficios con el Estado; los usuarios posteriores firman un acuerdo de uso posterior.',
  'Sign the consent and submit it to the Technical Office for endorsement (refrendo).':
    'Firmar el consentimiento y presentarlo a la Oficina Técnica para su refrendo.',
  'Sign the contract within ten working days of notice of the resolution, otherwise the resolution is void.':
    'Firmar el contrato en los diez días hábiles siguientes a la notificación de la resolución; si no, la resolución queda sin efecto.',
  'Sign the cooperation agreement with ownership of results and a clear sharing plan.':
    'Firmar el acuerdo de cooperación con la propiedad de los resultados y un plan de reparto claro.',
  'Sign the declaration in Form 1 that NBA permission will be handed in before grant.':
    'Firmar en el Form 1 la declaración de que el permiso de la NBA se entregará antes de la concesión.',
  'Sign the legal instrument of sending, or a contract with the minimum content of Art. 24 § 6 of Decree 8,772.':
    'Firmar el instrumento jurídico de envío, o un contrato con el contenido mínimo del art. 24 § 6 del Decreto 8.772.',
  'Sign the material transfer agreement and ship with the permit and plant health papers.':
    'Firmar el acuerdo de transferencia de material y enviar con el permiso y los documentos fitosanitarios.',
  'Sign the memorandum with the community and get the NCIP certificate.':
    'Firmar el memorando con la comunidad y obtener el certificado de NCIP.',
  'Sign the mutually agreed terms with the provider.': 'Firmar con el proveedor las condiciones mutuamente acordadas.',
  'Sign the profit-sharing agreement with the department.':
    'Firmar el acuerdo de reparto de ganancias con el departamento.',
  'Sign the Research Agreement with the chairman of the Council.':
    'Firmar el Research Agreement con el presidente del Consejo.',
  'Sign the sale or gift contract and a plan for sharing benefits with the State with the importer.':
    'Firmar con el importador el contrato de venta o donación y un plan de participación del Estado en los beneficios.',
  'Sign the simplified contract with the authority: without it the authorisation has no effect.':
    'Firmar el contrato simplificado con la autoridad: sin él, la autorización no surte efecto.',
  'Sign the undertaking and pay the bioprospecting fee.':
    'Firmar el compromiso (undertaking) y pagar la tasa de bioprospección.',
  'Sign up on the e-filing portal and fill in the form for research or bio-survey, naming species, quantity, place or collection, purpose and any traditional knowledge.':
    'Registrarse en el portal de presentación electrónica y rellenar el formulario de investigación o de bioprospección (bio-survey), indicando la especie, la cantidad, el lugar o la colección, la finalidad y todo conocimiento tradicional.',
  'Sign; the contract is perfected by publication of the resolution.':
    'Firmar; el contrato se perfecciona con la publicación de la resolución.',
  'Sign; the contract is perfected with publication of the resolution.':
    'Firmar; el contrato se perfecciona con la publicación de la resolución.',
  'Sign; the contract is perfected with the publication of the resolution.':
    'Firmar; el contrato se perfecciona con la publicación de la resolución.',
  'Start after the ministry has confirmed the inclusion.':
    'Empezar después de que el ministerio haya confirmado la inclusión.',
  'Start: the request is approved automatically; the document follows within five working days.':
    'Empezar: la solicitud se aprueba automáticamente; el documento llega en cinco días hábiles.',
  'State how the work contributes to the conservation of species and ecosystems.':
    'Indicar cómo contribuye el trabajo a la conservación de las especies y los ecosistemas.',
  'State in the application that the invention uses Peruvian genetic resources or derivatives.':
    'Indicar en la solicitud que la invención usa recursos genéticos peruanos o sus derivados.',
  'State the Ethiopian locality as origin in the application.':
    'Indicar la localidad etíope como origen en la solicitud.',
  'State the number of consignments in the year, on which the fee depends.':
    'Indicar el número de envíos en el año, del que depende la tasa.',
  'State the purpose of the transfer, expected benefits and how they will be shared with India.':
    'Indicar la finalidad de la transferencia, los beneficios esperados y cómo se repartirán con la India.',
  'State the reference of an earlier discovery notification and attach the summary of its results.':
    'Indicar la referencia de una notificación de descubrimiento anterior y adjuntar el resumen de sus resultados.',
  'State whether the access or its authorisation was before 17 November 2015 (adaptation or regularisation has its own path).':
    'Indicar si el acceso o su autorización es anterior al 17 de noviembre de 2015 (la adecuación o la regularización tiene su propia vía).',
  'State whether the invention is based on or derived from an indigenous biological or genetic resource, or traditional knowledge or use.':
    'Indicar si la invención se basa en un recurso biológico o genético autóctono, o en un conocimiento o uso tradicional, o deriva de ellos.',
  'Stop and apply for a permit before rights are registered, clinical trials start or market research begins.':
    'Detenerse y solicitar un permiso antes de registrar derechos, de empezar ensayos clínicos o de iniciar un estudio de mercado.',
  'Straight from the holders inform the Cabinet Secretary and send the draft authorised user agreement for comment and advice.':
    'Directamente con los poseedores, informar al Cabinet Secretary y enviarle el proyecto de acuerdo de usuario autorizado para comentario y consejo.',
  'Students add the letter of the foreign institution; organisations add its written acceptance.':
    'Los estudiantes añaden la carta de la institución extranjera; las organizaciones añaden su aceptación escrita.',
  'Submit and keep the registration receipt (comprovante) with the number.':
    'Enviar y conservar el comprobante de registro (comprovante) con su número.',
  'Submit the agreements to the Minister for approval together with the permit application; they bind only once approved.':
    'Presentar los acuerdos al ministro para su aprobación junto con la solicitud de permiso; solo obligan una vez aprobados.',
  'Submit the research application form.': 'Presentar el formulario de solicitud de investigación.',
  'Submit through SaBAES before one of the four committee meetings a year.':
    'Presentar por SaBAES antes de una de las cuatro reuniones anuales del comité.',
  'Submit to the permits office and wait for the permit.': 'Presentarlo a la oficina de permisos y esperar el permiso.',
  'Supply further information within 30 days of a request.':
    'Aportar más información en los 30 días siguientes a una petición.',
  'Supply more information on request during the appraisal.': 'Aportar más información si se pide durante el examen.',
  'Survey only; no collecting or buying of protected plants.':
    'Solo estudiar; no colectar ni comprar plantas protegidas.',
  'Take the measures of the traditional knowledge code of practice.':
    'Tomar las medidas del código de prácticas sobre conocimientos tradicionales.',
  'Team up with a public university, public research institute or government agency, unless the authority accepts a Malaysian non-profit with local researchers and training.':
    'Asociarse con una universidad pública, un instituto público de investigación o un organismo gubernamental, salvo que la autoridad acepte una entidad malasia sin fines de lucro con investigadores locales y capacitación.',
  'Team up with an Indonesian partner and get the research permit if the user is foreign.':
    'Asociarse con un socio indonesio y obtener el permiso de investigación si el usuario es extranjero.',
  'Tell NRCT kind and number of samples 15 days before they leave Thailand.':
    'Comunicar a NRCT el tipo y el número de muestras 15 días antes de que salgan de Tailandia.',
  'Tell them what is planned and obtain their prior consent, with a resolution where a community decides.':
    'Decirles lo que se planea y obtener su consentimiento previo, con una resolución si decide una comunidad.',
  'That body negotiates and signs the sharing contract for them.':
    'Ese organismo negocia y firma por ellas el contrato de reparto.',
  'The agreement takes effect only when the permit is issued.':
    'El acuerdo surte efecto solo cuando se expide el permiso.',
  'The authority grants or refuses the use in line with the outcome.':
    'La autoridad concede o deniega el uso según el resultado.',
  'The authority sends the papers to MINAM within ten working days and MINAM notifies the ABS Clearing-House within five more, which makes the internationally recognised certificate.':
    'La autoridad envía los documentos al MINAM en diez días hábiles y el MINAM notifica al ABSCH en cinco más, que emite el certificado reconocido internacionalmente.',
  'The Centre and at least two independent experts review it, then the Council decides.':
    'El Centro y al menos dos expertos independientes lo revisan, y después decide el Consejo.',
  'The community or collection reports within one month; its report is consent and terms.':
    'La comunidad o la colección informa en un mes; su informe es el consentimiento y las condiciones.',
  'The contract is perfected by signature and publication of the resolution; MINAM then notifies the ABS Clearing-House (certificate).':
    'El contrato se perfecciona con la firma y la publicación de la resolución; después el MINAM notifica al ABSCH (certificado).',
  'The focal point notifies the Commission after verification.':
    'El punto focal notifica a la Comisión después de la verificación.',
  'The institution asks EBI for the facilitated permit and names its programme.':
    'La institución solicita a EBI el permiso facilitado y nombra su programa.',
  'The minister must be satisfied that the provider agreed with prior informed consent.':
    'El ministro debe estar convencido de que quien da el acceso aceptó con consentimiento fundamentado previo.',
  'The office sends the file to the Technical Office, which answers within 15 working days.':
    'La oficina envía el expediente a la Oficina Técnica, que responde en 15 días hábiles.',
  'The proposal is evaluated and the quantity of material fixed.':
    'Se examina la propuesta y se fija la cantidad de material.',
  'The province gives its opinion and sends the file to the ministry.':
    'La provincia da su opinión y envía el expediente al ministerio.',
  'The province reviews and reports to the national administration, which approves.':
    'La provincia revisa e informa a la administración nacional, que aprueba.',
  'Transfer only under the same terms and the same aim.':
    'Transferir solo en las mismas condiciones y para la misma finalidad.',
  'Update the registration when facts change.': 'Actualizar el registro cuando cambien los hechos.',
  'Use the framework permit of a Colombian research institution or registered collection; as a person without one, apply for an individual permit.':
    'Usar el permiso marco de una institución de investigación colombiana o de una colección registrada; quien no lo tenga solicita un permiso individual.',
  'Use the guide for the kind of change: new project, researcher in or out, change of project, change of technical person.':
    'Usar la guía según el tipo de cambio: proyecto nuevo, entrada o salida de un investigador, cambio del proyecto, cambio del responsable técnico.',
  'Use the knowledge only within the contract.': 'Usar los conocimientos solo dentro del contrato.',
  'Use the signed form for quarantine and customs.': 'Usar el formulario firmado para la cuarentena y la aduana.',
  'Wait for approval and the agreement before sending anything.':
    'Esperar la aprobación y el acuerdo antes de enviar nada.',
  'Wait for the authorisation; silence after two months counts as yes.':
    'Esperar la autorización; el silencio después de dos meses vale como aceptación.',
  'Wait for the decision before sending.': 'Esperar la decisión antes de enviar.',
  'Wait for the evaluation and, if accepted, for the notice within five days.':
    'Esperar la evaluación y, si se acepta, la notificación en cinco días.',
  'Wait for the ministry; it sends the file to the national committee on livestock genetic resources within 3 working days.':
    'Esperar al ministerio; envía el expediente al comité nacional de recursos genéticos del ganado en 3 días hábiles.',
  'Wait for the online pre-check, then the formal acceptance and the expert review.':
    'Esperar la comprobación previa en línea, después la aceptación formal y la revisión de expertos.',
  "Wait for the permit; the provider's permission works only with it.":
    'Esperar el permiso; la autorización de quien da el acceso solo vale con él.',
  'Wait for the receipt (récépissé); do not start before.': 'Esperar el recibo (récépissé); no empezar antes.',
  'Wait for the technical advice and the evaluation, then negotiate the terms with the ministry.':
    'Esperar el dictamen técnico y el examen de la solicitud, y después negociar las condiciones con el ministerio.',
  'Wait for the technical opinion and the evaluation.': 'Esperar el dictamen técnico y el examen de la solicitud.',
  'Wait for the written consent before anything is handed over.':
    'Esperar el consentimiento escrito antes de entregar nada.',
  'Wait up to six months; silence counts as yes.': 'Esperar hasta seis meses; el silencio vale como aceptación.',
  'Where traditional knowledge is used, get the documented consent of its holders.':
    'Si se usan conocimientos tradicionales, obtener el consentimiento documentado de sus poseedores.',
  'With an application state manner and purpose of the use in the prescribed form and pay the fee; the Cabinet Secretary gives the holders a copy and publishes a notice in a national newspaper.':
    'Con una solicitud, indicar el modo y la finalidad del uso en la forma prescrita y pagar la tasa; el Cabinet Secretary entrega una copia a los poseedores y publica un aviso en un periódico nacional.',
  'Work with a Chinese host institution that files the request.':
    'Trabajar con una institución de acogida china que presente la solicitud.',
  "Write down parties, project title and aims, the provider's express consent and the agreed terms, including the provider's share of benefits.":
    'Escribir las partes, el título y los fines del proyecto, el consentimiento expreso del proveedor y las condiciones acordadas, incluida la parte de los beneficios del proveedor.',
  'Write down the method step by step.': 'Escribir el método paso a paso.',
  "Write the application with the particulars of Regulation 169/2009 and the institute's list.":
    'Redactar la solicitud con los datos del Reglamento 169/2009 y de la lista del instituto.',
  'Write to EBI with the permit number and the planned claims.':
    'Escribir a EBI con el número del permiso y las reivindicaciones previstas.',
  'Write to SNICS with project, species, origin and use.':
    'Escribir al SNICS indicando el proyecto, la especie, el origen y el uso.',
  'Write to the department with permit number, recipient, material, quantity and planned use.':
    'Escribir al departamento indicando el número del permiso, el destinatario, el material, la cantidad y el uso previsto.',
  'Write to the focal point with species, place, purpose, institutions and planned export.':
    'Escribir al punto focal indicando la especie, el lugar, la finalidad, las instituciones y la exportación prevista.',
  'Write with species, place, purpose, institutions and planned export.':
    'Escribir indicando la especie, el lugar, la finalidad, las instituciones y la exportación prevista.',
}
