import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Si to Su. */
export const stepsSiToSu: ContentTexts = {
  'Sign a contract with parties, object and limits of use, compensation, term, payment and dispute settlement.':
    'Firmar un contrato con las partes, el objeto y los límites del uso, la compensación, el plazo, el pago y la solución de controversias.',
  'Sign a cooperation agreement that names the activities, who registers, who ships, who owns results and who pays benefits.':
    'Firmar un acuerdo de cooperación que nombre las actividades, quién registra, quién envía, a quién pertenecen los resultados y quién paga los beneficios.',
  'Sign a material transfer agreement with the access provider and a benefit-sharing agreement with providers and knowledge holders.':
    'Firmar un acuerdo de transferencia de material con quien da el acceso y un acuerdo de participación en los beneficios con los proveedores y los poseedores de los conocimientos.',
  'Sign a material transfer agreement with the Egyptian partner before samples leave.':
    'Firmar un acuerdo de transferencia de material con el socio egipcio antes de que salgan las muestras.',
  'Sign a material transfer agreement with the host institution.':
    'Firmar un acuerdo de transferencia de material con la institución anfitriona.',
  'Sign a memorandum of understanding with the department or a local partner.':
    'Firmar un memorando de entendimiento con el departamento o un socio local.',
  'Sign a transfer agreement that binds the recipient to the same terms.':
    'Firmar un acuerdo de transferencia que vincule al destinatario a las mismas condiciones.',
  'Sign a transfer agreement that passes the terms on.':
    'Firmar un acuerdo de transferencia que traslade las condiciones.',
  'Sign a written contract on access and benefits.': 'Firmar un contrato escrito sobre el acceso y los beneficios.',
  'Sign accessory contracts with provider, land owner or ex situ centre; they take effect only with the access contract.':
    'Firmar contratos accesorios con el proveedor, el propietario del predio o el centro ex situ; solo surten efecto con el contrato de acceso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, community or ex situ centre; they take effect only with the access contract.':
    'Firmar contratos accesorios con el proveedor del recurso biológico, el propietario del predio, la comunidad o el centro ex situ; solo surten efecto con el contrato de acceso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, holder or administrator or the ex situ centre; they take effect only with the access contract.':
    'Firmar contratos accesorios con el proveedor del recurso biológico, el propietario, poseedor o administrador del predio o el centro ex situ; solo surten efecto con el contrato de acceso.',
  'Sign fair terms with the provider.': 'Firmar condiciones justas con el proveedor.',
  'Sign it and send it by e-mail.': 'Firmarlo y enviarlo por correo electrónico.',
  'Sign it with the centre and send only afterwards.': 'Firmarlo con el centro y enviar solo después.',
  'Sign it, or get an agreement in which the service declines to share.':
    'Firmarlo, u obtener un acuerdo en el que el servicio renuncia a participar.',
  'Sign its agreement; the Ministry of Environment sets the procedure.':
    'Firmar su acuerdo; el Ministerio de Medio Ambiente fija el procedimiento.',
  'Sign mutually agreed terms with the provider and have SNICS confirm consent and certificate.':
    'Firmar con el proveedor las condiciones mutuamente acordadas y hacer que el SNICS confirme el consentimiento y el certificado.',
  'Sign the accessory agreement with the owner (letter of exchange, memorandum or research agreement in the prescribed form).':
    'Firmar el acuerdo accesorio con el dueño (carta de intercambio, memorando o acuerdo de investigación en la forma prescrita).',
  'Sign the accessory contracts first (provider, land holder, support institution for foreign users).':
    'Firmar primero los contratos accesorios (proveedor, titular del predio, institución de apoyo para usuarios extranjeros).',
  'Sign the accessory contracts.': 'Firmar los contratos accesorios.',
  'Sign the affidavit of undertaking or the memorandum of agreement with DENR.':
    'Firmar la declaración jurada de compromiso o el memorando de acuerdo con DENR.',
  'Sign the agreement and pay into the Bhutan Access and Benefit Sharing Fund.':
    'Firmar el acuerdo y pagar al Bhutan Access and Benefit Sharing Fund.',
  'Sign the agreement between the Indonesian holder and the recipient with use, benefit-sharing and return of data.':
    'Firmar el acuerdo entre el poseedor indonesio y el destinatario, con el uso, la participación en los beneficios y la devolución de los datos.',
  'Sign the agreement between the two institutions and write the mutually agreed terms on the use of samples in it.':
    'Firmar el acuerdo entre ambas instituciones e incluir en él las condiciones mutuamente acordadas sobre el uso de las muestras.',
  'Sign the agreement on mutually agreed terms.': 'Firmar el acuerdo sobre las condiciones mutuamente acordadas.',
  'Sign the agreement with the focal point if none exists with the provider.':
    'Firmar el acuerdo con el punto focal si no existe uno con el proveedor.',
  'Sign the agreement within 60 days after the draft is sent, otherwise the file is closed (revival possible).':
    'Firmar el acuerdo en los 60 días siguientes al envío del proyecto; si no, el expediente se cierra (puede reactivarse).',
  'Sign the agreement; it is part of getting the permit.': 'Firmar el acuerdo; es parte de la obtención del permiso.',
  'Sign the association term, which is purely instrumental and regulatory.':
    'Firmar el término de asociación, que es puramente instrumental y regulatorio.',
  'Sign the benefit-sharing agreement and transfer only afterwards.':
    'Firmar el acuerdo de participación en los beneficios y transferir solo después.',
  'Sign the benefit-sharing agreement with mutually agreed terms.':
    'Firmar el acuerdo de participación en los beneficios con las condiciones mutuamente acordadas.',
  'Sign the benefit-sharing agreement with the State; later users sign a subsequent use agreement.':
    'Firmar el acuerdo de participación en los beneficios con el Estado; los usuarios posteriores firman un acuerdo de uso posterior.',
  'Sign the breeding loan agreement for live animals that leave the island.':
    'Firmar el acuerdo de préstamo para cría (breeding loan agreement) para animales vivos que salen de la isla.',
  'Sign the consent and submit it to the Technical Office for endorsement (refrendo).':
    'Firmar el consentimiento y presentarlo a la Oficina Técnica para su refrendo.',
  'Sign the contract (articles 23 and 24) with benefits (chapter VI).':
    'Firmar el contrato (artículos 23 y 24) con los beneficios (capítulo VI).',
  'Sign the contract between suppliers and users.': 'Firmar el contrato entre proveedores y usuarios.',
  'Sign the contract on use and sharing of benefits.':
    'Firmar el contrato sobre el uso y la participación en los beneficios.',
  'Sign the contract with terms on benefits including intellectual property, later use by third parties and change of intent.':
    'Firmar el contrato con cláusulas sobre los beneficios, incluidas la propiedad intelectual, el uso posterior por terceros y el cambio de intención.',
  'Sign the contract within ten working days of notice of the resolution, otherwise the resolution is void.':
    'Firmar el contrato en los diez días hábiles siguientes a la notificación de la resolución; si no, la resolución queda sin efecto.',
  'Sign the cooperation agreement with ownership of results and a clear sharing plan.':
    'Firmar el acuerdo de cooperación con la propiedad de los resultados y un plan de reparto claro.',
  'Sign the declaration in Form 1 that NBA permission will be handed in before grant.':
    'Firmar en el Form 1 la declaración de que el permiso de la NBA se entregará antes de la concesión.',
  'Sign the genetic resources material transfer agreement.':
    'Firmar el acuerdo de transferencia de material de recursos genéticos.',
  'Sign the legal instrument of sending, or a contract with the minimum content of Art. 24 § 6 of Decree 8,772.':
    'Firmar el instrumento jurídico de envío, o un contrato con el contenido mínimo del art. 24 § 6 del Decreto 8.772.',
  'Sign the material transfer agreement and keep it with the accession.':
    'Firmar el acuerdo de transferencia de material y conservarlo con la accesión.',
  'Sign the material transfer agreement and ship with the permit and plant health papers.':
    'Firmar el acuerdo de transferencia de material y enviar con el permiso y los documentos fitosanitarios.',
  'Sign the material transfer agreement and the agreed terms; the institute still works on standards for them.':
    'Firmar el acuerdo de transferencia de material y las condiciones acordadas; el instituto aún trabaja en sus modelos.',
  'Sign the material transfer agreement with benefits for the community.':
    'Firmar el acuerdo de transferencia de material con beneficios para la comunidad.',
  'Sign the memorandum with the community and get the NCIP certificate.':
    'Firmar el memorando con la comunidad y obtener el certificado de NCIP.',
  'Sign the mutually agreed terms with the provider.': 'Firmar con el proveedor las condiciones mutuamente acordadas.',
  'Sign the profit-sharing agreement with the department.':
    'Firmar el acuerdo de reparto de ganancias con el departamento.',
  'Sign the research agreement with the centre and the community.':
    'Firmar el acuerdo de investigación con el centro y la comunidad.',
  'Sign the Research Agreement with the chairman of the Council.':
    'Firmar el Research Agreement con el presidente del Consejo.',
  'Sign the sale or gift contract and a plan for sharing benefits with the State with the importer.':
    'Firmar con el importador el contrato de venta o donación y un plan de participación del Estado en los beneficios.',
  'Sign the scoping agreement, which covers only the first look at the resource.':
    'Firmar el acuerdo exploratorio (scoping agreement), que solo cubre el primer examen del recurso.',
  'Sign the simplified contract with the authority: without it the authorisation has no effect.':
    'Firmar el contrato simplificado con la autoridad: sin él, la autorización no surte efecto.',
  'Sign the transfer agreement of the gene bank for its material.':
    'Firmar el acuerdo de transferencia del banco de germoplasma para su material.',
  'Sign the undertaking and pay the bioprospecting fee.':
    'Firmar el compromiso (undertaking) y pagar la tasa de bioprospección.',
  'Sign up on the e-filing portal and fill in the form for research or bio-survey, naming species, quantity, place or collection, purpose and any traditional knowledge.':
    'Registrarse en el portal de presentación electrónica y rellenar el formulario de investigación o de bioprospección (bio-survey), indicando la especie, la cantidad, el lugar o la colección, la finalidad y todo conocimiento tradicional.',
  'Sign with WHO; every transfer is visible in the traceability mechanism.':
    'Firmar con la OMS; cada transferencia es visible en el mecanismo de trazabilidad.',
  'Sign, then register nationally and ask for the compliance certificate.':
    'Firmar, luego registrar a nivel nacional y pedir el certificado de cumplimiento.',
  'Sign, where asked, the contract with the ministry on use and fair sharing.':
    'Firmar con el ministerio, si lo pide, el contrato sobre el uso y la participación justa.',
  'Sign; go on to the access permit.': 'Firmar; pasar al permiso de acceso.',
  'Sign; the contract is perfected by publication of the resolution.':
    'Firmar; el contrato se perfecciona con la publicación de la resolución.',
  'Sign; the contract is perfected with publication of the resolution.':
    'Firmar; el contrato se perfecciona con la publicación de la resolución.',
  'Sign; the contract is perfected with the publication of the resolution.':
    'Firmar; el contrato se perfecciona con la publicación de la resolución.',
  'Social and health research: add the approval of an ethics board.':
    'Investigación social y de salud: añadir la aprobación de un comité de ética.',
  'Start after the ministry has confirmed the inclusion.':
    'Empezar después de que el ministerio haya confirmado la inclusión.',
  'Start: the request is approved automatically; the document follows within five working days.':
    'Empezar: la solicitud se aprueba automáticamente; el documento llega en cinco días hábiles.',
  'State how access to resources and data is planned, with a data management plan.':
    'Indicar cómo se prevé el acceso a los recursos y los datos, con un plan de gestión de datos.',
  'State how the work contributes to the conservation of species and ecosystems.':
    'Indicar cómo contribuye el trabajo a la conservación de las especies y los ecosistemas.',
  'State in the application that genetic resources will be used, otherwise a separate access authorisation is needed.':
    'Indicar en la solicitud que se usarán recursos genéticos; si no, hace falta una autorización de acceso aparte.',
  'State in the application that the invention uses Peruvian genetic resources or derivatives.':
    'Indicar en la solicitud que la invención usa recursos genéticos peruanos o sus derivados.',
  'State that genetic resources will be used and agree on the terms for bioprospecting.':
    'Indicar que se usarán recursos genéticos y acordar las condiciones de bioprospección.',
  'State the Ethiopian locality as origin in the application.':
    'Indicar la localidad etíope como origen en la solicitud.',
  'State the number of consignments in the year, on which the fee depends.':
    'Indicar el número de envíos en el año, del que depende la tasa.',
  'State the product or the result of the use, the event that triggers the declaration and the user.':
    'Indicar el producto o el resultado del uso, el hecho que obliga a la declaración y el usuario.',
  'State the purpose of the research in the form; the institution forwards the application.':
    'Indicar la finalidad de la investigación en el formulario; la institución remite la solicitud.',
  'State the purpose of the transfer, expected benefits and how they will be shared with India.':
    'Indicar la finalidad de la transferencia, los beneficios esperados y cómo se repartirán con la India.',
  'State the reference of an earlier discovery notification and attach the summary of its results.':
    'Indicar la referencia de una notificación de descubrimiento anterior y adjuntar el resumen de sus resultados.',
  'State the resource and hand over permit or certificate when asked.':
    'Indicar el recurso y entregar el permiso o el certificado cuando se pida.',
  'State the specimens to be collected, the method, who does the research and who sponsors it.':
    'Indicar los especímenes que se colectarán, el método, quién hace la investigación y quién la patrocina.',
  'State where all resources collected are held.': 'Indicar dónde se guardan todos los recursos colectados.',
  'State where results are found: publications, patents granted, products.':
    'Indicar dónde se encuentran los resultados: publicaciones, patentes concedidas, productos.',
  'State whether the access or its authorisation was before 17 November 2015 (adaptation or regularisation has its own path).':
    'Indicar si el acceso o su autorización es anterior al 17 de noviembre de 2015 (la adecuación o la regularización tiene su propia vía).',
  'State whether the invention is based on or derived from an indigenous biological or genetic resource, or traditional knowledge or use.':
    'Indicar si la invención se basa en un recurso biológico o genético autóctono, o en un conocimiento o uso tradicional, o deriva de ellos.',
  'State with the identifier where sequence data are or will be deposited.':
    'Indicar con el identificador dónde están o estarán depositados los datos de secuencias.',
  'Stay within the approved area.': 'Permanecer dentro de la zona aprobada.',
  'Stop and apply for a permit before rights are registered, clinical trials start or market research begins.':
    'Detenerse y solicitar un permiso antes de registrar derechos, de empezar ensayos clínicos o de iniciar un estudio de mercado.',
  'Stop or get a permit where information is missing.': 'Parar u obtener un permiso si falta información.',
  'Straight from the holders inform the Cabinet Secretary and send the draft authorised user agreement for comment and advice.':
    'Directamente con los poseedores, informar al Cabinet Secretary y enviarle el proyecto de acuerdo de usuario autorizado para comentario y consejo.',
  'Strictly protected species follow extra conditions.':
    'Las especies estrictamente protegidas siguen condiciones adicionales.',
  'Students add the letter of the foreign institution; organisations add its written acceptance.':
    'Los estudiantes añaden la carta de la institución extranjera; las organizaciones añaden su aceptación escrita.',
  'Submit a report and any publication for review.': 'Presentar un informe y toda publicación para su revisión.',
  'Submit and keep the registration receipt (comprovante) with the number.':
    'Enviar y conservar el comprobante de registro (comprovante) con su número.',
  'Submit in DECLARE to the minister.': 'Presentar la declaración al ministro en DECLARE.',
  'Submit it for approval; others may object.': 'Presentarlo para su aprobación; otros pueden oponerse.',
  'Submit reports and a summary in POLAR; renew each year for longer projects.':
    'Presentar los informes y un resumen en POLAR; renovar cada año en proyectos más largos.',
  'Submit the agreements to the Minister for approval together with the permit application; they bind only once approved.':
    'Presentar los acuerdos al ministro para su aprobación junto con la solicitud de permiso; solo obligan una vez aprobados.',
  'Submit the declaration in DECLARE, choosing Germany.': 'Presentar la declaración en DECLARE, eligiendo Alemania.',
  'Submit the form with summary, rationale, methods, benefits for Bermuda, collaborators, dates and the fate of specimens.':
    'Enviar el formulario con el resumen, la justificación, los métodos, los beneficios para las Bermudas, los colaboradores, las fechas y el destino de los especímenes.',
  'Submit the project first to the body in charge, that is a research ethics committee, animal care committee, Uganda Wildlife Authority, National Forestry Authority or biosafety committee.':
    'Presentar primero el proyecto al órgano responsable, es decir, un comité de ética de la investigación, un comité de cuidado animal, la Uganda Wildlife Authority, la National Forestry Authority o un comité de bioseguridad.',
  'Submit the project to the Nunavut Planning Commission (land use conformity).':
    'Presentar el proyecto a la Nunavut Planning Commission (conformidad con la ordenación del territorio).',
  'Submit the research application form.': 'Presentar el formulario de solicitud de investigación.',
  'Submit through SaBAES before one of the four committee meetings a year.':
    'Presentar por SaBAES antes de una de las cuatro reuniones anuales del comité.',
  'Submit to the competent authority of the state where the user is established, before the event, and file the confirmation.':
    'Presentar a la autoridad competente del Estado donde está establecido el usuario, antes del hecho, y archivar la confirmación.',
  'Submit to the ministry.': 'Presentarla al ministerio.',
  'Submit to the permits office and wait for the permit.': 'Presentarlo a la oficina de permisos y esperar el permiso.',
  'Supply further information within 30 days of a request.':
    'Aportar más información en los 30 días siguientes a una petición.',
  'Supply more information on request during the appraisal.': 'Aportar más información si se pide durante el examen.',
  'Support the verification.': 'Colaborar en la verificación.',
  'Support the verification: visits, files, samples, interviews.':
    'Colaborar en la verificación: visitas, expedientes, muestras, entrevistas.',
  'Survey only; no collecting or buying of protected plants.':
    'Solo estudiar; no colectar ni comprar plantas protegidas.',
}
