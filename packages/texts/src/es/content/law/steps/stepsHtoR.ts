import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with H to R. */
export const stepsHtoR: ContentTexts = {
  'Hand in a complete exploration application with resources, places and time schedule.':
    'Entregar una solicitud de exploración completa con los recursos, los lugares y el calendario.',
  'Hand in the biodiscovery plan for approval.':
    'Entregar el plan de biodescubrimiento (biodiscovery plan) para su aprobación.',
  'Hand in the contract and a copy of the confirmation of registration.':
    'Entregar el contrato y una copia de la confirmación del registro.',
  'Hand in the form at the office, by post or online.': 'Entregar el formulario en la oficina, por correo o en línea.',
  'Hand in the mission report at the end.': 'Entregar al final el informe de la misión.',
  'Hand over authorisation and terms.': 'Entregar la autorización y las condiciones.',
  'Hand over receipt or authorisation with the terms.': 'Entregar el recibo o la autorización con las condiciones.',
  'Hand the access contract number to customs (SUNAT) and to the sanitary authority: both ask for it before they clear genetic material.':
    'Entregar el número del contrato de acceso a la aduana (SUNAT) y a la autoridad sanitaria: ambas lo piden antes de autorizar la salida de material genético.',
  'Have all parties sign.': 'Hacer firmar a todas las partes.',
  'Have an addition approved if not.': 'Si no, hacer aprobar una ampliación.',
  'Have holders, applicant and State sign the annex to the access contract.':
    'Hacer que los poseedores, el solicitante y el Estado firmen el anexo al contrato de acceso.',
  'Have it approved and get the export papers (CITES or species permit, quarantine).':
    'Hacerlo aprobar y obtener los documentos de exportación (permiso CITES o de especie, cuarentena).',
  'Have legal confirm that the user falls under section 3(2) (foreign or foreign-controlled).':
    'Hacer que el servicio jurídico confirme que el usuario entra en la sección 3(2) (extranjero o bajo control extranjero).',
  "Have the consent given in a consultation under the community's own rules.":
    'Hacer que el consentimiento se dé en una consulta según las propias normas de la comunidad.',
  'Have the grower enter the cultivation in the books kept for it.':
    'Hacer que el cultivador inscriba el cultivo en los libros que se llevan para ello.',
  'Have the recipient apply for its own permit unless the authority decides otherwise.':
    'Hacer que el destinatario solicite su propio permiso, salvo que la autoridad decida otra cosa.',
  'Have the responsible person create a SisGen user and have the link to the institution or company (CNPJ) approved by its legal representative.':
    'Hacer que la persona responsable cree un usuario de SisGen y que el representante legal apruebe el vínculo con la institución o empresa (CNPJ).',
  'Have the samples inspected, pay the fees and get the permit.':
    'Hacer inspeccionar las muestras, pagar las tasas y obtener el permiso.',
  'Have the technical person responsible for the contract file the request: nobody else may act for it.':
    'Hacer que el responsable técnico del contrato presente la solicitud: nadie más puede actuar por él.',
  'Hold the research licence, the prior informed consent and the mutually agreed terms.':
    'Tener la licencia de investigación, el consentimiento fundamentado previo y las condiciones mutuamente acordadas.',
  'Identify everybody who gives access to the material (owner, community, organ of state) and everybody whose traditional use or knowledge leads to the work.':
    'Identificar a todos los que dan acceso al material (propietario, comunidad, órgano del Estado) y a todos aquellos cuyo uso o conocimiento tradicional lleva al trabajo.',
  'Identify the custodians.': 'Identificar a los custodios.',
  'Identify the holder and get informed consent in writing.':
    'Identificar al poseedor y obtener por escrito su consentimiento informado.',
  'Identify the holders of the knowledge.': 'Identificar a los poseedores de los conocimientos.',
  'Identify the plot where the resource is and its owner or lawful possessor (in an ejido or community, the assembly).':
    'Identificar el predio donde está el recurso y a su propietario o legítimo poseedor (en un ejido o una comunidad, la asamblea).',
  'If a foreign person takes part, find a South African person or institution that applies jointly.':
    'Si participa una persona extranjera, encontrar una persona o institución sudafricana que solicite conjuntamente.',
  'If due, go through pre-consultation, consultation and the formal record (protocolización).':
    'Si procede, pasar por la preconsulta, la consulta y la protocolización.',
  'If in doubt, ask the ministry in writing and keep the answer.':
    'En caso de duda, preguntar por escrito al ministerio y conservar la respuesta.',
  'If INPI asks, file the positive declaration (code 264) within 60 days; if the number is still missing, say why: the examination is suspended until it is given.':
    'Si el INPI lo pide, presentar la declaración positiva (código 264) en 60 días; si aún falta el número, decir por qué: el examen se suspende hasta que se dé.',
  'If it is refused, give back the net benefits of the provisional time.':
    'Si se deniega, devolver los beneficios netos del período provisional.',
  'If it is, hand in proof of title or authority, that is permit, consent and benefit-sharing or transfer agreements.':
    'Si es así, entregar la prueba del título o de la autorización, es decir, el permiso, el consentimiento y los acuerdos de participación en los beneficios o de transferencia.',
  'If knowledge of indigenous, Afro-Mexican or local communities is used, sign an agreement with the community that shows its consent.':
    'Si se usan conocimientos de comunidades indígenas, afromexicanas o locales, firmar con la comunidad un acuerdo que muestre su consentimiento.',
  'If none was filed, ask the competent authority in writing which way is open before any further use.':
    'Si no se presentó ninguna, preguntar por escrito a la autoridad competente qué vía está abierta antes de cualquier otro uso.',
  'If nothing was filed, ask the ministry before any further use.':
    'Si no se presentó nada, preguntar al ministerio antes de cualquier otro uso.',
  'If several communities are concerned, get both in each.': 'Si son varias comunidades, obtener ambos en cada una.',
  'If the area is on the border, at sea or on the shelf, wait for the assent of the defence council or the navy first.':
    'Si la zona está en la frontera, en el mar o en la plataforma continental, esperar primero la conformidad del consejo de defensa o de la marina.',
  'If the provider is a community, have the terms witnessed by a lead agency or by NEMA.':
    'Si el proveedor es una comunidad, hacer que un organismo principal o NEMA sea testigo de las condiciones.',
  'If there is none, ask CGen in writing whether a resolution still opens the way; leave the material unused until then.':
    'Si no lo hay, preguntar por escrito al CGen si una resolución todavía abre la vía; no usar el material hasta entonces.',
  'If there was no access, a negative declaration may be filed.':
    'Si no hubo acceso, puede presentarse una declaración negativa.',
  'If traditional knowledge was used, state whether the patent is co-owned with its holders.':
    'Si se usaron conocimientos tradicionales, indicar si la patente es de copropiedad con sus poseedores.',
  'In city parks or scenic areas get the consent of the manager.':
    'En parques urbanos o zonas paisajísticas, obtener el consentimiento del gestor.',
  'In situ: get other permits too.': 'In situ: obtener también los demás permisos.',
  'Inform NBA in the prescribed form before the strain is sent.':
    'Informar a la NBA en la forma prescrita antes de enviar la cepa.',
  'Keep access papers ready, since unlawful access bars the grant.':
    'Tener listos los documentos de acceso, porque un acceso ilícito impide la concesión.',
  'Keep origin and date.': 'Conservar el origen y la fecha.',
  'Keep proof of origin and permits.': 'Conservar la prueba del origen y los permisos.',
  'Keep the approval or the reply that none is needed, and the export papers.':
    'Conservar la aprobación, o la respuesta de que no se necesita ninguna, y los documentos de exportación.',
  'Keep the filing number before the first sample.': 'Tener el número de presentación antes de la primera muestra.',
  'Keep the notification reference number; it is asked for again in the permit application of the commercial phase.':
    'Conservar el número de referencia de la notificación; se vuelve a pedir en la solicitud de permiso de la fase comercial.',
  'Keep the use non-commercial; apply under section 52 before it changes.':
    'Mantener el uso no comercial; solicitar según la sección 52 antes de que cambie.',
  'Keep to the compliance code and the collection protocols.':
    'Cumplir el código de cumplimiento y los protocolos de colecta.',
  'Keep to the stated use; a change needs a new application.':
    'Atenerse al uso indicado; un cambio necesita una nueva solicitud.',
  'Let both partners file jointly online; several Chinese units in one project file together.':
    'Hacer que ambos socios presenten conjuntamente en línea; varias unidades chinas de un mismo proyecto presentan juntas.',
  'Let the Brazilian institution register the access in SisGen and enter the foreign partner there; a foreign company never registers in its own name.':
    'Dejar que la institución brasileña registre el acceso en SisGen e inscriba allí al socio extranjero; una empresa extranjera nunca registra en su propio nombre.',
  'Let the Chinese holder apply to the provincial authority with the State benefit-sharing plan.':
    'Dejar que el poseedor chino solicite a la autoridad provincial con el plan de participación del Estado en los beneficios.',
  'Let the Chinese side apply; it must be a Chinese research or education body or a wholly Chinese-owned company.':
    'Dejar que solicite la parte china; debe ser una entidad china de investigación o educación o una empresa de capital enteramente chino.',
  'Let the collaborator check the material and hand in the Material Transfer Declaration before shipment.':
    'Dejar que el colaborador revise el material y entregar la Material Transfer Declaration antes del envío.',
  'Let the provider choose the form of proof of consent (signed term, audiovisual record, opinion of the official body, protocol); it may refuse.':
    'Dejar que el proveedor elija la forma de prueba del consentimiento (término firmado, registro audiovisual, dictamen del órgano oficial, protocolo); puede negarse.',
  'List organisms, form, quantity, locality, points of export and import.':
    'Enumerar los organismos, la forma, la cantidad, la localidad y los puntos de exportación e importación.',
  'List the resources used per product and the ex-factory sales.':
    'Enumerar los recursos usados por producto y las ventas a precio de fábrica.',
  'Log in to SisGen with the registered institution.': 'Iniciar sesión en SisGen con la institución registrada.',
  'Look for proof that a regularisation request was filed before the end of the window and granted.':
    'Buscar la prueba de que una solicitud de regularización se presentó antes del fin del plazo y se concedió.',
  'Look for the request filed with the ministry by May 2021 and its outcome.':
    'Buscar la solicitud presentada ante el ministerio hasta mayo de 2021 y su resultado.',
  'Look for the SisGen entry and, for anything beyond pure research, the commitment term signed with the Union.':
    'Buscar la inscripción en SisGen y, para todo lo que vaya más allá de la investigación pura, el término de compromiso firmado con la Unión.',
  'Look up the species in the national list and the class.': 'Buscar la especie en la lista nacional y su clase.',
  'Name a local collaborator and get its letter of acceptance (foreigners must work with a Philippine institution).':
    'Nombrar un colaborador local y obtener su carta de aceptación (los extranjeros deben trabajar con una institución filipina).',
  'Name a national support institution (Institución Nacional de Apoyo).': 'Nombrar una Institución Nacional de Apoyo.',
  'Name a national support institution (Institución Nacional de Apoyo): a Colombian legal person that does research and assists applicant and ministry.':
    'Nombrar una Institución Nacional de Apoyo: una persona jurídica colombiana que investiga y apoya al solicitante y al ministerio.',
  'Name a national support institution that takes part in the research.':
    'Nombrar una institución nacional de apoyo que participe en la investigación.',
  'Name source and geographical origin of the material in the specification.':
    'Indicar en la memoria descriptiva la fuente y el origen geográfico del material.',
  'Name the database and the accession numbers as well where sequence information is accessed (2025 Regulations).':
    'Indicar también la base de datos y los números de accesión si se accede a información de secuencias (reglamento de 2025).',
  'Name the importer, organisms, form and quantity of samples, places of collecting, points of export and import.':
    'Indicar el importador, los organismos, la forma y la cantidad de las muestras, los lugares de colecta y los puntos de exportación e importación.',
  'Name the partner abroad and the use, and prove lawful collection and ethics approval.':
    'Indicar el socio en el extranjero y el uso, y probar la colecta lícita y la aprobación ética.',
  'Negotiate a new agreement for rights on the resource; for community knowledge wait for explicit written consent.':
    'Negociar un nuevo acuerdo para derechos sobre el recurso; para los conocimientos de una comunidad, esperar un consentimiento escrito explícito.',
  'Negotiate and sign mutually agreed terms on conditions of access, use, intellectual property and benefits.':
    'Negociar y firmar las condiciones mutuamente acordadas sobre el acceso, el uso, la propiedad intelectual y los beneficios.',
  'Negotiate and sign the access agreement with EBI; the kind and amount of benefits are fixed in it.':
    'Negociar y firmar el acuerdo de acceso con EBI; en él se fijan el tipo y la cuantía de los beneficios.',
  'Negotiate and sign the benefit-sharing agreement in time after the draft arrives.':
    'Negociar y firmar a tiempo el acuerdo de participación en los beneficios después de recibir el proyecto.',
  'Negotiate prior consent and agreed terms with the body in charge of the resource.':
    'Negociar el consentimiento previo y las condiciones acordadas con el órgano responsable del recurso.',
  'Negotiate terms afterwards and get the final authorisation within six months.':
    'Negociar después las condiciones y obtener la autorización definitiva en seis meses.',
  'Negotiate terms and benefit-sharing freely with the provider.':
    'Negociar libremente las condiciones y la participación en los beneficios con el proveedor.',
  'Negotiate terms and benefits; acceptance alone is not a contract.':
    'Negociar las condiciones y los beneficios; la aceptación sola no es un contrato.',
  'Negotiate the agreement on the basis of the model agreement.':
    'Negociar el acuerdo sobre la base del acuerdo modelo.',
  'Negotiate the contract on sharing; a standard contract exists (order of 13 September 2017).':
    'Negociar el contrato de reparto; existe un contrato tipo (orden de 13 de septiembre de 2017).',
  'Negotiate the prior informed consent with the provider of the place of access and have it endorsed by the Technical Office.':
    'Negociar el consentimiento fundamentado previo con el proveedor del lugar de acceso y hacerlo refrendar por la Oficina Técnica.',
  'Negotiate the terms with the ministry: acceptance is not yet a contract.':
    'Negociar las condiciones con el ministerio: la aceptación aún no es un contrato.',
  'Negotiate the transfer agreement between the permit holder and the Government of Kenya, the lead agency or an affiliated Kenyan institution.':
    'Negociar el acuerdo de transferencia entre el titular del permiso y el Gobierno de Kenia, el organismo principal o una institución keniana afiliada.',
  'Negotiate with all providers together and write the contract on the sample form.':
    'Negociar con todos los proveedores juntos y redactar el contrato en el formulario modelo.',
  'Negotiate with them a fair share of the benefits from the knowledge.':
    'Negociar con ellos una participación justa en los beneficios de los conocimientos.',
  'NEMA collects the comments and checks the application against the regulations.':
    'NEMA recoge los comentarios y examina la solicitud según el reglamento.',
  'NEMA publishes the application in the Kenya Gazette and a national newspaper; the public may comment for 21 days.':
    'NEMA publica la solicitud en la Kenya Gazette y en un periódico nacional; el público puede comentar durante 21 días.',
  'No State consent is asked for.': 'No se pide ningún consentimiento del Estado.',
  'No State consent was found.': 'No se ha encontrado ningún consentimiento del Estado.',
  "Non-residents also ask the immigration department for a researcher's pass.":
    'Los no residentes piden además al departamento de inmigración un pase de investigador.',
  'Note that seeking a patent is no longer an access activity since 2017, but the contract still has to be filed with the patent office where access took place.':
    'Tener en cuenta que solicitar una patente ya no es actividad de acceso desde 2017, pero el contrato debe presentarse igualmente en la oficina de patentes si hubo acceso.',
  'Notify the discovery and deposit the voucher specimen.':
    'Notificar el descubrimiento y depositar el espécimen de referencia.',
  'Notify the product in SisGen and choose the form of sharing, monetary or not.':
    'Notificar el producto en SisGen y elegir la forma de reparto, monetaria o no.',
  'NRCT asks the Thai offices concerned and decides; use its letter for the visa.':
    'NRCT consulta a las oficinas tailandesas competentes y decide; usar su carta para el visado.',
  'Obtain ethical approval of an accredited committee where the study needs it.':
    'Obtener la aprobación ética de un comité acreditado si el estudio la necesita.',
  'Obtain the collecting, plant-health and CITES papers separately.':
    'Obtener por separado los documentos de colecta, fitosanitarios y CITES.',
  'Obtain the prior informed consent (PADIA) of the provider and, for traditional knowledge, of the community.':
    'Obtener el consentimiento fundamentado previo (PADIA) del proveedor y, para conocimientos tradicionales, de la comunidad.',
  'Obtain the prior informed consent of the community concerned in the way the regulation lays down.':
    'Obtener el consentimiento fundamentado previo de la comunidad afectada de la forma que fija el reglamento.',
  'Obtain the prior informed consent of the provider (farmer, community, collection).':
    'Obtener el consentimiento fundamentado previo del proveedor (agricultor, comunidad, colección).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor in writing (for an ejido or community the minutes of the assembly).':
    'Obtener por escrito el consentimiento previo, expreso e informado del propietario o legítimo poseedor (para un ejido o una comunidad, el acta de la asamblea).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor of the land.':
    'Obtener el consentimiento previo, expreso e informado del propietario o legítimo poseedor del predio.',
  'Obtain the prior, express and informed consent of the owner or possessor in writing.':
    'Obtener por escrito el consentimiento previo, expreso e informado del propietario o poseedor.',
  'Obtain the title for harvesting the biological resource first, if raw material has to be taken.':
    'Obtener primero el título de aprovechamiento del recurso biológico, si hay que extraer materia prima.',
  'Only after the assent start the access or ship.': 'Empezar el acceso o el envío solo después de la conformidad.',
  'Other cultivated material: ask the collection for its terms.':
    'Otro material cultivado: pedir a la colección sus condiciones.',
  'Pack and label the sample and send it with the instrument.':
    'Embalar y etiquetar la muestra y enviarla con el instrumento.',
  'Partners get a copy and keep to the same duties; export still needs its own permit.':
    'Los socios reciben una copia y cumplen las mismas obligaciones; la exportación sigue necesitando su propio permiso.',
  'Pass both on with the material.': 'Transmitir ambos con el material.',
  'Pass receipt and terms on with the material.': 'Transmitir el recibo y las condiciones con el material.',
  'Pass the permit conditions and agreements on in the contract with the recipient.':
    'Trasladar las condiciones del permiso y los acuerdos al contrato con el destinatario.',
  'Pay the appraisal fee.': 'Pagar la tasa de evaluación técnica.',
  'Pay the fee and answer questions in time.': 'Pagar la tasa y responder a las preguntas a tiempo.',
  'Pay the fee, receive the permit, and let it travel with the consignment together with plant-health, veterinary, CITES and threatened-species papers.':
    'Pagar la tasa, recibir el permiso y hacerlo viajar con el envío junto con los documentos fitosanitarios, veterinarios, CITES y de especies amenazadas.',
  'Pay the fee.': 'Pagar la tasa.',
  'Pay the processing fee of the state.': 'Pagar la tasa de tramitación del estado.',
  'Pay the share after the annual statement.': 'Pagar la parte después de la declaración anual.',
  'Pay the upfront amount if the agreement asks for one, then start.':
    'Pagar el importe inicial si el acuerdo lo pide, y después empezar.',
  'Pay the yearly share after filing Form A.': 'Pagar la parte anual después de presentar el formulario A.',
  'Pay the yearly share or carry out the agreed project.': 'Pagar la parte anual o realizar el proyecto acordado.',
  'Pay upfront amounts for high-value or threatened resources through the web portal.':
    'Pagar por el portal web los importes iniciales por los recursos de alto valor o amenazados.',
  'Plan the trip only after the e-mail with the approval.':
    'Planear el viaje solo después del correo con la aprobación.',
  'Put benefit shares, knowledge holders and transfer terms in it.':
    'Incluir en él las partes de los beneficios, los poseedores de los conocimientos y las condiciones de transferencia.',
  'Put in the minimum clauses: parties, knowledge, initial payment, sales share, information on purpose and risks, periodic information, capacity building.':
    'Incluir las cláusulas mínimas: partes, conocimientos, pago inicial, parte de las ventas, información sobre la finalidad y los riesgos, información periódica, fortalecimiento de capacidades.',
  'Put the file together and hand it in at the office or by post.':
    'Reunir el expediente y entregarlo en la oficina o por correo.',
  'Read the NBA note on deposition of micro-organisms in foreign repositories on its application page.':
    'Leer la nota de la NBA sobre el depósito de microorganismos en depositarios extranjeros, en su página de solicitudes.',
  'Receive a permit that names the knowledge.': 'Recibir un permiso que nombre los conocimientos.',
  'Receive the authorisation.': 'Recibir la autorización.',
  'Receive the authorisation; collecting of wild material is authorised in the same procedure.':
    'Recibir la autorización; la colecta de material silvestre se autoriza en el mismo procedimiento.',
  'Receive the decision in writing and, if positive, the permit in the form of the Third Schedule.':
    'Recibir la decisión por escrito y, si es positiva, el permiso en la forma del Third Schedule.',
  'Receive the decision within 90 days; a refusal needs a hearing first.':
    'Recibir la decisión en 90 días; una denegación exige antes una audiencia.',
  'Receive the licence; it allows taking the material abroad unless its export is banned or limited.':
    'Recibir la licencia; permite sacar el material del país, salvo que su exportación esté prohibida o limitada.',
  'Receive the ministerial order (arrêté) with the contract.': 'Recibir la orden ministerial (arrêté) con el contrato.',
  'Receive the permit with the approved agreements and its conditions.':
    'Recibir el permiso con los acuerdos aprobados y sus condiciones.',
  'Receive the permit; arrange plant-health or veterinary papers.':
    'Recibir el permiso; tramitar los documentos fitosanitarios o veterinarios.',
  'Receive the written access permit.': 'Recibir el permiso de acceso escrito.',
  'Receive the written confirmation of registration; from its date 12 months run for the licence file.':
    'Recibir la confirmación escrita del registro; desde su fecha corren 12 meses para el expediente de la licencia.',
  'Record consent and terms in writing.': 'Dejar constancia escrita del consentimiento y las condiciones.',
  'Record the recipient.': 'Anotar el destinatario.',
  'Register as a user on the CONAGEBIO virtual platform.':
    'Registrarse como usuario en la plataforma virtual de CONAGEBIO.',
  'Register at the park office with the permit number before entry.':
    'Registrarse en la oficina del parque con el número del permiso antes de entrar.',
  'Register on the e-filing portal and file the commercial-use form with product, turnover and quantities.':
    'Registrarse en el portal de presentación electrónica y presentar el formulario de uso comercial con el producto, la facturación y las cantidades.',
  'Register online through the legal representative as holder.':
    'Registrarse en línea por medio del representante legal como titular.',
  'Register the access in SisGen before filing.': 'Registrar el acceso en SisGen antes de la presentación.',
  'Register the access in SisGen within the agreed time, at the latest before the legal milestones.':
    'Registrar el acceso en SisGen en el plazo acordado, a más tardar antes de los hitos legales.',
  'Register the contract with SENADI.': 'Registrar el contrato en el SENADI.',
  'Register the project and its team in SisGen.': 'Registrar el proyecto y su equipo en SisGen.',
  'Register the shipment in SisGen with the TTM, the material and the recipient.':
    'Registrar el envío en SisGen con el TTM, el material y el destinatario.',
  'Register with NBA through the portal before the patent or other right is granted.':
    'Registrarse ante la NBA por el portal antes de que se conceda la patente u otro derecho.',
  'Report as the guide asks.': 'Informar como pide la guía.',
  'Report in advance online and hand in a backup of the information.':
    'Informar previamente en línea y entregar una copia de seguridad de la información.',
  'Report the quantity actually sent within 10 working days after customs release.':
    'Informar de la cantidad realmente enviada en los 10 días hábiles siguientes al despacho de aduana.',
  'Report to NRCT within 7 days after arrival and to the office concerned before starting.':
    'Presentarse a NRCT en los 7 días siguientes a la llegada y a la oficina competente antes de empezar.',
  'Request the certificate of regularity for the registered access.':
    'Pedir el certificado de regularidad del acceso registrado.',
  'Run the consent procedure with each resource provider and collect the certificates.':
    'Seguir el procedimiento de consentimiento con cada proveedor de recursos y reunir los certificados.',
  'Run the two tests first: is the component the main element of added value (function or marketing appeal), and does an exemption apply (Law Art. 17 and 18)?':
    'Hacer primero las dos pruebas: ¿es el componente el elemento principal de agregación de valor (función o atractivo comercial), y se aplica una exención (Ley, arts. 17 y 18)?',
}
