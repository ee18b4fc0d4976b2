import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with R to Sh. */
export const stepsRtoSh: ContentTexts = {
  'Read the agreed terms: many forbid patents or ask for consent first.':
    'Leer las condiciones acordadas: muchas prohíben las patentes o exigen antes el consentimiento.',
  'Read the decree of 2019 for the permit that fits the purpose.':
    'Leer el decreto de 2019 para ver qué permiso corresponde a la finalidad.',
  'Read the general and the practical guide of Order No. 828 of 23 March 2023.':
    'Leer la guía general y la guía práctica de la Orden n.º 828 de 23 de marzo de 2023.',
  'Read the guide for researchers and the data policy.': 'Leer la guía para investigadores y la política de datos.',
  'Read the guidelines of the department.': 'Leer las directrices del departamento.',
  'Read the NBA note on deposition of micro-organisms in foreign repositories on its application page.':
    'Leer la nota de la NBA sobre el depósito de microorganismos en depositarios extranjeros, en su página de solicitudes.',
  'Read the research guidelines of the nature organisations on planning, local partners and sharing of results.':
    'Leer las directrices de investigación de las organizaciones de naturaleza sobre la planificación, los socios locales y el intercambio de resultados.',
  'Read the rules on the gene pool of the plant world (order 82) and on botanical and genetic collections under the Plant World Law of 2 January 2023.':
    'Leer las normas sobre el fondo genético del mundo vegetal (orden 82) y sobre las colecciones botánicas y genéticas según la ley del mundo vegetal de 2 de enero de 2023.',
  'Read the shipping notice that comes with the material.': 'Leer el aviso de envío que acompaña al material.',
  'Read the terms on commercial use and specimens.': 'Leer las condiciones sobre el uso comercial y los especímenes.',
  'Read the transfer agreement of culture collections and gene banks.':
    'Leer el acuerdo de transferencia de las colecciones de cultivos y de los bancos de germoplasma.',
  'Receive a permit that names the knowledge.': 'Recibir un permiso que nombre los conocimientos.',
  'Receive approval or a refusal, and sign the benefit-sharing terms.':
    'Recibir la aprobación o una denegación, y firmar las condiciones de participación en los beneficios.',
  'Receive the authorisation (arrêté) before collecting.': 'Recibir la autorización (arrêté) antes de colectar.',
  'Receive the authorisation.': 'Recibir la autorización.',
  'Receive the authorisation; collecting of wild material is authorised in the same procedure.':
    'Recibir la autorización; la colecta de material silvestre se autoriza en el mismo procedimiento.',
  'Receive the certificate of compliance, which the nation publishes as the internationally recognised certificate.':
    'Recibir el certificado de cumplimiento, que la nación publica como certificado reconocido internacionalmente.',
  'Receive the certificate signed by the executive secretary and seen by the focal points, and have it entered in the ABS Clearing-House.':
    'Recibir el certificado firmado por el secretario ejecutivo y visado por los puntos focales, y hacerlo inscribir en el ABSCH.',
  'Receive the decision in writing and, if positive, the permit in the form of the Third Schedule.':
    'Recibir la decisión por escrito y, si es positiva, el permiso en la forma del Third Schedule.',
  'Receive the decision within 90 days; a refusal needs a hearing first.':
    'Recibir la decisión en 90 días; una denegación exige antes una audiencia.',
  'Receive the licence; it allows taking the material abroad unless its export is banned or limited.':
    'Recibir la licencia; permite sacar el material del país, salvo que su exportación esté prohibida o limitada.',
  'Receive the material.': 'Recibir el material.',
  'Receive the ministerial order (arrêté) with the contract.': 'Recibir la orden ministerial (arrêté) con el contrato.',
  'Receive the permit after the signed agreement is back.': 'Recibir el permiso una vez devuelto el acuerdo firmado.',
  'Receive the permit and ask for the export permit before samples leave.':
    'Recibir el permiso y pedir el permiso de exportación antes de que salgan las muestras.',
  'Receive the permit of the minister.': 'Recibir el permiso del ministro.',
  'Receive the permit with its conditions or the refusal with reasons; an appeal goes to the board of SBS.':
    'Recibir el permiso con sus condiciones o la denegación con motivos; el recurso va a la junta del SBS.',
  'Receive the permit with its conditions, or the refusal.': 'Recibir el permiso con sus condiciones, o la denegación.',
  'Receive the permit with its conditions, those for export included.':
    'Recibir el permiso con sus condiciones, incluidas las de exportación.',
  'Receive the permit with its terms, including what may be transferred.':
    'Recibir el permiso con sus condiciones, incluido lo que se puede transferir.',
  'Receive the permit with the approved agreements and its conditions.':
    'Recibir el permiso con los acuerdos aprobados y sus condiciones.',
  'Receive the permit.': 'Recibir el permiso.',
  'Receive the permit; arrange plant-health or veterinary papers.':
    'Recibir el permiso; tramitar los documentos fitosanitarios o veterinarios.',
  'Receive the permit; ask that it is entered in the ABS Clearing-House.':
    'Recibir el permiso; pedir que se inscriba en el ABSCH.',
  'Receive the permit; it is reported to the ABS Clearing-House.': 'Recibir el permiso; se comunica al ABSCH.',
  'Receive the permit; obtain the research clearance of the National Commission for Science and Technology as well.':
    'Recibir el permiso; obtener también la autorización de investigación de la National Commission for Science and Technology.',
  'Receive the permit; the office checks afterwards that the agreements are kept.':
    'Recibir el permiso; la oficina comprueba después que se cumplen los acuerdos.',
  'Receive the receipt with a reference number; sent to the Clearing-House it counts as international certificate.':
    'Recibir el recibo con un número de referencia; enviado al ABSCH, vale como certificado internacional.',
  'Receive the register number and, on request, an attestation that the Swiss rules on access and sharing are met.':
    'Recibir el número de registro y, si se pide, una constancia de que se cumplen las normas suizas de acceso y participación.',
  'Receive the register number.': 'Recibir el número de registro.',
  'Receive the written access permit.': 'Recibir el permiso de acceso escrito.',
  'Receive the written confirmation of registration; from its date 12 months run for the licence file.':
    'Recibir la confirmación escrita del registro; desde su fecha corren 12 meses para el expediente de la licencia.',
  'Receive the “BBNJ” standardized batch identifier, made automatically.':
    'Recibir el identificador de lote normalizado “BBNJ”, que se crea de forma automática.',
  'Record consent and agree terms in writing.':
    'Dejar constancia del consentimiento y acordar las condiciones por escrito.',
  'Record consent and benefits in writing and attach them.':
    'Dejar constancia escrita del consentimiento y los beneficios y adjuntarla.',
  'Record consent and terms in writing and attach them to the request.':
    'Dejar constancia escrita del consentimiento y de las condiciones y adjuntarla a la solicitud.',
  'Record consent and terms in writing.': 'Dejar constancia escrita del consentimiento y las condiciones.',
  'Record consent or refusal; consent can be taken back.':
    'Dejar constancia del consentimiento o de la negativa; el consentimiento puede retirarse.',
  'Record database, accession number, country of origin given, date and terms of use.':
    'Anotar la base de datos, el número de acceso, el país de origen indicado, la fecha y las condiciones de uso.',
  'Record database, accession number, stated country of origin and date.':
    'Anotar la base de datos, el número de acceso, el país de origen indicado y la fecha.',
  'Record every transfer in the traceability mechanism.':
    'Registrar cada transferencia en el mecanismo de trazabilidad.',
  'Record place and date; accept the standard agreement for gene bank material.':
    'Anotar el lugar y la fecha; aceptar el acuerdo normalizado para material de un banco de germoplasma.',
  'Record place, date and species.': 'Anotar el lugar, la fecha y la especie.',
  'Record recipient, date, sample and documents.': 'Anotar el destinatario, la fecha, la muestra y los documentos.',
  'Record the certificate and the rights of use and transfer.':
    'Anotar el certificado y los derechos de uso y de transferencia.',
  'Record the consent and sign the agreement; University of the South Pacific projects are the model.':
    'Dejar constancia del consentimiento y firmar el acuerdo; los proyectos de la University of the South Pacific sirven de modelo.',
  'Record the consent for the permit file.': 'Dejar constancia del consentimiento para el expediente del permiso.',
  'Record the recipient.': 'Anotar el destinatario.',
  'Record user, resource and use, date and place, direct supplier with date, next user with date.':
    'Anotar el usuario, el recurso y el uso, la fecha y el lugar, el proveedor directo con la fecha y el usuario siguiente con la fecha.',
  'Register as a user on the CONAGEBIO virtual platform.':
    'Registrarse como usuario en la plataforma virtual de CONAGEBIO.',
  'Register at the park office with the permit number before entry.':
    'Registrarse en la oficina del parque con el número del permiso antes de entrar.',
  'Register in Easy-SMTA and get a PID if the gene bank asks for it.':
    'Registrarse en Easy-SMTA y obtener un PID si el banco de germoplasma lo pide.',
  'Register in POLAR and fill in the application in plain language.':
    'Inscribirse en POLAR y rellenar la solicitud en lenguaje sencillo.',
  'Register in the national register of researchers on genetic resources and derivatives and sign the applicant statement.':
    'Inscribirse en el registro nacional de investigadores sobre recursos genéticos y derivados y firmar la declaración del solicitante.',
  'Register in the system and choose certificate, permit or authorisation.':
    'Registrarse en el sistema y elegir certificado, permiso o autorización.',
  'Register on the e-filing portal and file the commercial-use form with product, turnover and quantities.':
    'Registrarse en el portal de presentación electrónica y presentar el formulario de uso comercial con el producto, la facturación y las cantidades.',
  'Register online through the legal representative as holder.':
    'Registrarse en línea por medio del representante legal como titular.',
  'Register the access in SisGen before filing.': 'Registrar el acceso en SisGen antes de la presentación.',
  'Register the access in SisGen within the agreed time, at the latest before the legal milestones.':
    'Registrar el acceso en SisGen en el plazo acordado, a más tardar antes de los hitos legales.',
  'Register the contract with SENADI.': 'Registrar el contrato en el SENADI.',
  'Register the project and its team in SisGen.': 'Registrar el proyecto y su equipo en SisGen.',
  'Register the researchers with CONAP.': 'Registrar a los investigadores en el CONAP.',
  'Register the shipment in SisGen with the TTM, the material and the recipient.':
    'Registrar el envío en SisGen con el TTM, el material y el destinatario.',
  'Register with DEPP and pay the yearly registration fee.':
    'Inscribirse en el DEPP y pagar la tasa anual de inscripción.',
  'Register with NBA through the portal before the patent or other right is granted.':
    'Registrarse ante la NBA por el portal antes de que se conceda la patente u otro derecho.',
  'Register with the ministry as harvester, trader or exporter.':
    'Registrarse en el ministerio como recolector, comerciante o exportador.',
  'Remember that a filing is not a checkpoint under Union law, but selling or licensing the result may be the product-stage event.':
    'Recordar que una solicitud no es un punto de verificación según el derecho de la Unión, pero que vender o licenciar el resultado puede ser el hecho de la fase de producto.',
  'Report after the work.': 'Informar después del trabajo.',
  'Report and hand over results.': 'Informar y entregar los resultados.',
  'Report as the guide asks.': 'Informar como pide la guía.',
  'Report changes of particulars to the Registrar.': 'Comunicar al Registrar los cambios de datos.',
  'Report changes of what was reported.': 'Comunicar los cambios de lo informado.',
  'Report changes without delay (fine up to CZK 50,000 if not).':
    'Comunicar los cambios sin demora (si no, multa de hasta 50 000 CZK).',
  'Report in advance online and hand in a backup of the information.':
    'Informar previamente en línea y entregar una copia de seguridad de la información.',
  'Report latitude, longitude and depth, and findings as far as there are any.':
    'Comunicar la latitud, la longitud y la profundidad, y los resultados en la medida en que los haya.',
  'Report material changes before collection starts, where practicable.':
    'Comunicar los cambios importantes antes de que empiece la colecta, si es posible.',
  'Report the agreement: through Easy-SMTA at once, otherwise at least once every two calendar years (Article 5e and the decision of the Governing Body).':
    'Comunicar el acuerdo: al momento por Easy-SMTA, o al menos una vez cada dos años civiles (artículo 5e y decisión del Órgano Rector).',
  'Report the lawful acquisition, with the certificate of compliance where one exists.':
    'Comunicar la adquisición legal, con el certificado de cumplimiento si existe.',
  'Report the quantity actually sent within 10 working days after customs release.':
    'Informar de la cantidad realmente enviada en los 10 días hábiles siguientes al despacho de aduana.',
  'Report the results of the scoping phase.': 'Informar de los resultados de la fase exploratoria.',
  'Report to NRCT within 7 days after arrival and to the office concerned before starting.':
    'Presentarse a NRCT en los 7 días siguientes a la llegada y a la oficina competente antes de empezar.',
  'Report to the host within six months and send reprints.':
    'Informar al anfitrión en seis meses y enviarle separatas.',
  'Request the certificate of regularity for the registered access.':
    'Pedir el certificado de regularidad del acceso registrado.',
  'Research institutions consider offering a benefit; it is not required.':
    'Las instituciones de investigación consideran ofrecer un beneficio; no se exige.',
  'Return the form by e-mail.': 'Devolver el formulario por correo electrónico.',
  'Return to UNCST with consent, accessory agreement, transfer agreement, impact assessment and proof of payments.':
    'Volver al UNCST con el consentimiento, el acuerdo accesorio, el acuerdo de transferencia, la evaluación de impacto y los comprobantes de pago.',
  'Review, submit to the competent authority of the state of establishment (no establishment in the Union: the state where the research is done) and keep the confirmation.':
    'Revisar, presentar a la autoridad competente del Estado de establecimiento (sin establecimiento en la Unión: el Estado donde se hace la investigación) y conservar la confirmación.',
  'Run the consent procedure with each resource provider and collect the certificates.':
    'Seguir el procedimiento de consentimiento con cada proveedor de recursos y reunir los certificados.',
  'Run the two tests first: is the component the main element of added value (function or marketing appeal), and does an exemption apply (Law Art. 17 and 18)?':
    'Hacer primero las dos pruebas: ¿es el componente el elemento principal de agregación de valor (función o atractivo comercial), y se aplica una exención (Ley, arts. 17 y 18)?',
  'Sami knowledge: ask the holders although no statute on consent was found.':
    'Conocimientos sami: preguntar a los titulares aunque no se ha encontrado ninguna ley sobre el consentimiento.',
  'Sampling of wild animals and taking out eggs or other reproductive material are not permitted under this permit.':
    'Con este permiso no se puede tomar muestras de animales silvestres ni sacar huevos u otro material reproductivo.',
  'Say in the application to EBI that community knowledge is meant.':
    'Decir en la solicitud a EBI que se trata de conocimientos de una comunidad.',
  'Say in the request that the invention relies on genetic resources.':
    'Decir en la solicitud que la invención se apoya en recursos genéticos.',
  'SBS asks the environment department, agencies and non-governmental bodies for comments and may ask for changes.':
    'El SBS pide comentarios al departamento de medio ambiente, a organismos y a entidades no gubernamentales, y puede pedir cambios.',
  'Search the register of CIPA for the knowledge.': 'Buscar los conocimientos en el registro de la CIPA.',
  'Secure a local collaborating agency and an individual local collaborator.':
    'Conseguir una entidad local colaboradora y un colaborador local.',
  'Send a research proposal to the host (for marine work the Palau International Coral Reef Center).':
    'Enviar una propuesta de investigación al anfitrión (para trabajo marino, el Palau International Coral Reef Center).',
  'Send it to the authority competent for the place or collection.':
    'Enviarlo a la autoridad competente del lugar o de la colección.',
  'Send it to the authority that issued the licence.': 'Enviarlo a la autoridad que expidió la licencia.',
  'Send it to the research secretariat with the fee.': 'Enviarlo a la secretaría de investigación con la tasa.',
  'Send NBA the approved project before material moves.':
    'Enviar a la NBA el proyecto aprobado antes de que se mueva material.',
  'Send the Annex I request to the autonomous community (State collections: to the ministry).':
    'Enviar la solicitud del Annex I a la comunidad autónoma (colecciones del Estado: al ministerio).',
  'Send the application by e-mail to the department and pay the non-refundable fee.':
    'Enviar la solicitud por correo electrónico al departamento y pagar la tasa, que no se devuelve.',
  'Send the application form to the director.': 'Enviar el formulario de solicitud al director.',
  'Send the application to Naturvårdsverket, which decides on it.':
    'Enviar la solicitud a Naturvårdsverket, que la resuelve.',
  'Send the application to TAGEM; staff of public and research bodies through an official letter of the institution.':
    'Enviar la solicitud a TAGEM; el personal de organismos públicos y de investigación, mediante una carta oficial de la institución.',
  'Send the application to the inspector, who checks the criteria of Art. 5(3) and passes it to the minister or refuses by decision.':
    'Enviar la solicitud al inspector, que comprueba los criterios del art. 5(3) y la pasa al ministro o la deniega mediante decisión.',
  'Send the declaration through the application centre.': 'Enviar la declaración por el centro de solicitudes.',
  'Send the declaration to OPSS (the EU system DECLARE is no longer for UK users; not verified in a source).':
    'Enviar la declaración a la OPSS (el sistema DECLARE de la UE ya no es para usuarios del Reino Unido; no verificado en una fuente).',
  'Send the draft to the government for review where it is the provider; otherwise negotiate directly.':
    'Enviar el proyecto al gobierno para su revisión si es el proveedor; si no, negociar directamente.',
  'Send the PNG Research Application Form to the Science and Technology Secretariat after that.':
    'Enviar después el PNG Research Application Form al Science and Technology Secretariat.',
  'Send the proposal to NRI and sign the conditions and guidelines.':
    'Enviar la propuesta al NRI y firmar las condiciones y las directrices.',
  'Send the proposal with the application or through the portal.':
    'Enviar la propuesta con la solicitud o por el portal.',
  'Send the proposal with the list of field members and passport copies; with a cooperation agreement the Nepali partner applies.':
    'Enviar la propuesta con la lista de miembros de campo y las copias de los pasaportes; con un acuerdo de cooperación, la solicitud la hace el socio nepalí.',
  'Send the record of Art. 3 as it stands.': 'Enviar lo anotado según el art. 3 tal como está.',
  'Send the record of Art. 8.': 'Enviar lo anotado según el art. 8.',
  'Send the request to the authority, electronically for companies.':
    'Enviar la solicitud a la autoridad, por vía electrónica si es una empresa.',
  'Send the request to the competent authority of the member state.':
    'Enviar la solicitud a la autoridad competente del Estado miembro.',
  'Send the request to the focal point; an ad hoc committee looks at requests for use.':
    'Enviar la solicitud al punto focal; un comité ad hoc examina las solicitudes de uso.',
  'Send the request with the Annex I data to the BfN.': 'Enviar la solicitud al BfN con los datos del anexo I.',
  'Send the request with the Annex I data.': 'Enviar la solicitud con los datos del anexo I.',
  'Send the sample packed and labelled with the TTM, the Guia de Remessa and the SisGen receipt; add sanitary and CITES papers where needed.':
    'Enviar la muestra embalada y etiquetada con el TTM, la Guia de Remessa y el comprobante de SisGen; añadir los documentos sanitarios y CITES si hace falta.',
  'Send the signed agreement to the Cabinet Secretary for the register within 30 days after it comes into force, otherwise it may be void.':
    'Enviar el acuerdo firmado al Cabinet Secretary para el registro en los 30 días siguientes a su entrada en vigor; si no, puede ser nulo.',
  'Send the yearly statement of sales with the payment.': 'Enviar la declaración anual de ventas con el pago.',
  'Share results and benefits as agreed.': 'Compartir los resultados y los beneficios según lo acordado.',
  'Ship only with the approval.': 'Enviar solo con la aprobación.',
  'Ship with both permits and the transfer agreement.': 'Enviar con ambos permisos y el acuerdo de transferencia.',
  'Ship with copies of permit and agreement.': 'Enviar con copias del permiso y del acuerdo.',
  'Show a project backed by an institution of the Argentine scientific system.':
    'Presentar un proyecto respaldado por una institución del sistema científico argentino.',
  'Show it to customs.': 'Mostrarlo en la aduana.',
  'Show lawful collection (gratuitous permit or undertaking) and the local transport permit.':
    'Mostrar la colecta lícita (gratuitous permit o compromiso) y el permiso local de transporte.',
  'Show passport or identity card.': 'Mostrar el pasaporte o el documento de identidad.',
  'Show research and collecting licence.': 'Mostrar la licencia de investigación y de colecta.',
  'Show that no threatened, endemic, rare or protected species, harm to communities, ecosystem, food security or national interest is involved.':
    'Mostrar que no se trata de ninguna especie amenazada, endémica, rara o protegida, ni hay daño a comunidades, al ecosistema, a la seguridad alimentaria o al interés nacional.',
  'Show that the analysis cannot be done in Indonesia.': 'Mostrar que el análisis no puede hacerse en Indonesia.',
  'Show that the collection uses standard procedures for exchange and supply, gives samples only with proof of legal access and terms, keeps records of all supplies, uses unique identifiers where possible and tracks samples.':
    'Mostrar que la colección usa procedimientos normalizados de intercambio y suministro, da muestras solo con prueba de acceso legal y de condiciones, lleva un registro de todos los suministros, usa identificadores únicos si es posible y sigue las muestras.',
  'Show that the conditions for users are met - respect for culture, ethical and open partnership, research inside Bhutan, technology transfer, benefit for country and communities, no harm.':
    'Mostrar que se cumplen las condiciones para los usuarios: respeto de la cultura, colaboración ética y abierta, investigación en Bután, transferencia de tecnología, beneficios para el país y las comunidades, ningún daño.',
  'Show that the export serves the public interest, that is conservation, economic development of the country or the knowledge and capacity of South African people and institutions.':
    'Mostrar que la exportación sirve al interés público, es decir, a la conservación, al desarrollo económico del país o a los conocimientos y capacidades de las personas e instituciones sudafricanas.',
  'Show that the species stays in good state and that the aim is one of those in arts. 240-1 to 240-12 of the code.':
    'Mostrar que la especie sigue en buen estado y que el fin es uno de los de los arts. 240-1 a 240-12 del código.',
  'Show the certificate at customs.': 'Mostrar el certificado en la aduana.',
  'Show the certificate at the border inspection.': 'Mostrar el certificado en la inspección fronteriza.',
  'Show the collecting papers.': 'Mostrar los documentos de colecta.',
  'Show the collecting permit.': 'Mostrar el permiso de colecta.',
  'Show the consents and obtain the export permit with the list of specimens.':
    'Mostrar los consentimientos y obtener el permiso de exportación con la lista de especímenes.',
  'Show the endorsement of an institution of the Argentine scientific system.':
    'Presentar el aval de una institución del sistema científico argentino.',
  'Show the file.': 'Mostrar el expediente.',
  'Show the measures of due diligence, the files of specific uses and the declarations made.':
    'Mostrar las medidas de diligencia debida, los expedientes de usos concretos y las declaraciones hechas.',
}
