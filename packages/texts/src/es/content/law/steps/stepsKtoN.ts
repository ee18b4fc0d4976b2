import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with K to N. */
export const stepsKtoN: ContentTexts = {
  'Keep access papers ready, since unlawful access bars the grant.':
    'Tener listos los documentos de acceso, porque un acceso ilícito impide la concesión.',
  'Keep all papers and dates with the material.': 'Conservar todos los documentos y las fechas con el material.',
  'Keep certificate or information set and terms, hand them on to later users.':
    'Conservar el certificado o el conjunto de información y las condiciones, y entregarlos a los usuarios posteriores.',
  'Keep origin and date.': 'Conservar el origen y la fecha.',
  'Keep origin data.': 'Conservar los datos de origen.',
  'Keep proof of origin and permits.': 'Conservar la prueba del origen y los permisos.',
  'Keep records of all purchases with permit numbers and names of harvesters.':
    'Llevar un registro de todas las compras con los números de permiso y los nombres de los recolectores.',
  'Keep the agreement with the material data.': 'Conservar el acuerdo con los datos del material.',
  'Keep the approval or the reply that none is needed, and the export papers.':
    'Conservar la aprobación, o la respuesta de que no se necesita ninguna, y los documentos de exportación.',
  'Keep the company position on record if nothing is paid.':
    'Si no se paga nada, dejar constancia de la posición de la empresa.',
  'Keep the confirmation; the notice stays in the register.':
    'Conservar la confirmación; el aviso queda en el registro.',
  'Keep the data on origin with the material and pass them on (section 2 of the regulation); the same for traditional knowledge.':
    'Conservar los datos de origen con el material y transmitirlos (sección 2 del reglamento); lo mismo para los conocimientos tradicionales.',
  'Keep the file for 20 years and pass it on.': 'Conservar el expediente durante 20 años y transmitirlo.',
  'Keep the filing number before the first sample.': 'Tener el número de presentación antes de la primera muestra.',
  'Keep the National Research Code of Conduct.': 'Cumplir el National Research Code of Conduct.',
  'Keep the notification reference number; it is asked for again in the permit application of the commercial phase.':
    'Conservar el número de referencia de la notificación; se vuelve a pedir en la solicitud de permiso de la fase comercial.',
  'Keep the permit personal; it cannot be passed on.': 'El permiso es personal; no se puede traspasar.',
  'Keep the permit with the record.': 'Conservar el permiso con el registro.',
  'Keep the receipt (récépissé) with the samples.': 'Conservar el recibo (récépissé) con las muestras.',
  'Keep the receipt: sent to the Clearing-House it counts as international certificate.':
    'Conservar el recibo: enviado al ABSCH, vale como certificado internacional.',
  'Keep the reference number of the receipt.': 'Conservar el número de referencia del recibo.',
  'Keep the use non-commercial; apply under section 52 before it changes.':
    'Mantener el uso no comercial; solicitar según la sección 52 antes de que cambie.',
  'Keep the written answer and the export permit.': 'Conservar la respuesta escrita y el permiso de exportación.',
  'Keep to the compliance code and the collection protocols.':
    'Cumplir el código de cumplimiento y los protocolos de colecta.',
  'Keep to the stated use; a change needs a new application.':
    'Atenerse al uso indicado; un cambio necesita una nueva solicitud.',
  'Leave the metadata form with the data centre before you go.':
    'Dejar el formulario de metadatos en el centro de datos antes de irse.',
  'Let authorised inspectors in at reasonable hours on notice (private homes excepted); they may copy records, search, take samples and photographs.':
    'Dejar entrar a los inspectores autorizados a horas razonables y con aviso (salvo viviendas); pueden copiar registros, hacer búsquedas, tomar muestras y fotografías.',
  'Let both partners file jointly online; several Chinese units in one project file together.':
    'Hacer que ambos socios presenten conjuntamente en línea; varias unidades chinas de un mismo proyecto presentan juntas.',
  'Let inspectors see and copy documents, take samples and enter business premises in business hours; support them.':
    'Permitir a los inspectores ver y copiar documentos, tomar muestras y entrar en los locales en horario de trabajo; ayudarles.',
  'Let officers see books and take samples; a sealed part of the sample is left with you.':
    'Permitir a los funcionarios ver los libros y tomar muestras; le dejan una parte sellada de la muestra.',
  'Let the agency enter premises without court order to supervise the Danish act.':
    'Permitir a la agencia entrar en los locales sin orden judicial para supervisar la ley danesa.',
  'Let the authority inspect, copy papers and take samples; homes are excepted.':
    'Permitir a la autoridad inspeccionar, copiar documentos y tomar muestras; quedan excluidas las viviendas.',
  'Let the Brazilian institution register the access in SisGen and enter the foreign partner there; a foreign company never registers in its own name.':
    'Dejar que la institución brasileña registre el acceso en SisGen e inscriba allí al socio extranjero; una empresa extranjera nunca registra en su propio nombre.',
  'Let the Chinese holder apply to the provincial authority with the State benefit-sharing plan.':
    'Dejar que el poseedor chino solicite a la autoridad provincial con el plan de participación del Estado en los beneficios.',
  'Let the Chinese side apply; it must be a Chinese research or education body or a wholly Chinese-owned company.':
    'Dejar que solicite la parte china; debe ser una entidad china de investigación o educación o una empresa de capital enteramente chino.',
  'Let the collaborator check the material and hand in the Material Transfer Declaration before shipment.':
    'Dejar que el colaborador revise el material y entregar la Material Transfer Declaration antes del envío.',
  'Let the Malagasy partner institute submit the request, which several administrations have to sign.':
    'Dejar que el instituto malgache socio presente la solicitud, que deben firmar varias administraciones.',
  'Let the new user file its own request if the use differs.':
    'Dejar que el nuevo usuario presente su propia solicitud si el uso es distinto.',
  'Let the organ designate Algerian scientists and include them in the project.':
    'Dejar que el órgano designe científicos argelinos e incluirlos en el proyecto.',
  'Let the provider choose the form of proof of consent (signed term, audiovisual record, opinion of the official body, protocol); it may refuse.':
    'Dejar que el proveedor elija la forma de prueba del consentimiento (término firmado, registro audiovisual, dictamen del órgano oficial, protocolo); puede negarse.',
  'Link the post-collection notice and say where the sample is held.':
    'Enlazar el aviso posterior a la colecta y decir dónde se guarda la muestra.',
  'List all members; they sign the acknowledgement section.':
    'Enumerar a todos los miembros; ellos firman la sección de reconocimiento.',
  'List organisms, form, quantity, locality, points of export and import.':
    'Enumerar los organismos, la forma, la cantidad, la localidad y los puntos de exportación e importación.',
  'List organisms, places and numbers of specimens to be collected; say if a species is endemic or new.':
    'Enumerar los organismos, los lugares y el número de especímenes que se colectarán; decir si una especie es endémica o nueva.',
  'List the material with passport data; mark material under development.':
    'Enumerar el material con los datos de pasaporte; marcar el material en fase de mejoramiento.',
  'List the resources used per product and the ex-factory sales.':
    'Enumerar los recursos usados por producto y las ventas a precio de fábrica.',
  'Local farm varieties in the national or a regional register: look at Law 194/2015 and the regional law before any patent or variety right.':
    'Variedades locales inscritas en el registro nacional o en uno regional: consultar la ley 194/2015 y la ley regional antes de cualquier patente o derecho de obtentor.',
  'Log in to DECLARE with EU Login and choose the product-stage declaration.':
    'Entrar en DECLARE con EU Login y elegir la declaración de la fase de producto.',
  'Log in to SisGen with the registered institution.': 'Iniciar sesión en SisGen con la institución registrada.',
  'Look at the national ABS portal whether the act and its implementing texts have come into force.':
    'Consultar en el portal nacional de ABS si la ley y sus textos de aplicación han entrado en vigor.',
  'Look at the national patent law: Spain asks for a due diligence declaration before the filing ; other states ask for origin data.':
    'Consultar la ley nacional de patentes: España pide una declaración de diligencia debida antes de la solicitud; otros Estados piden datos de origen.',
  'Look for a Cameroonian partner; joint research in the country is preferred.':
    'Buscar un socio camerunés; se prefiere la investigación conjunta en el país.',
  'Look for proof that a regularisation request was filed before the end of the window and granted.':
    'Buscar la prueba de que una solicitud de regularización se presentó antes del fin del plazo y se concedió.',
  'Look for the request filed with the ministry by May 2021 and its outcome.':
    'Buscar la solicitud presentada ante el ministerio hasta mayo de 2021 y su resultado.',
  'Look for the SisGen entry and, for anything beyond pure research, the commitment term signed with the Union.':
    'Buscar la inscripción en SisGen y, para todo lo que vaya más allá de la investigación pura, el término de compromiso firmado con la Unión.',
  'Look up the list of strictly protected species and the protected-area map.':
    'Consultar la lista de especies estrictamente protegidas y el mapa de áreas protegidas.',
  'Look up the species in the national list and the class.': 'Buscar la especie en la lista nacional y su clase.',
  'Look whether national law makes it a duty; the decision itself is not binding on companies.':
    'Comprobar si la legislación nacional lo hace obligatorio; la decisión por sí misma no obliga a las empresas.',
  'Manufacturers choose benefit-sharing options of Annex 2 by their nature and capacity; vaccine and antiviral makers two of six.':
    'Los fabricantes eligen opciones de participación en los beneficios del anexo 2 según su naturaleza y capacidad; los de vacunas y antivirales, dos de seis.',
  'Mark confidential fields and give the reason.': 'Marcar los campos confidenciales y dar el motivo.',
  'Mark confidential fields with reasons.': 'Marcar los campos confidenciales con sus motivos.',
  "Mark what must not be published; the rest goes to the ministry's site and the Clearing-House.":
    'Marcar lo que no debe publicarse; lo demás va al sitio del ministerio y al ABSCH.',
  'Material taken from a collection in the Union register: file the registration code; the seeking of information then counts as done (Art. 4(7)).':
    'Material tomado de una colección del registro de la Unión: archivar el código de registro; la búsqueda de información cuenta entonces como hecha (art. 4(7)).',
  'Meanwhile the centre checks that the contract between provider and user holds mutually agreed terms; it offers model clauses.':
    'Mientras tanto, el centro comprueba que el contrato entre proveedor y usuario contiene condiciones mutuamente acordadas; ofrece cláusulas modelo.',
  'Medical research goes to the Medical Research Advisory Council.':
    'La investigación médica va al Medical Research Advisory Council.',
  'Meet the right holders through their traditional authority or conservancy and explain use and possible products.':
    'Reunirse con los titulares de los derechos a través de su autoridad tradicional o conservancy y explicar el uso y los posibles productos.',
  'Meet the suppliers (small holders, communities) with the national ABS office and the focal point.':
    'Reunirse con los proveedores (pequeños productores, comunidades) junto con la oficina nacional de ABS y el punto focal.',
  'Name a local collaborator and get its letter of acceptance (foreigners must work with a Philippine institution).':
    'Nombrar un colaborador local y obtener su carta de aceptación (los extranjeros deben trabajar con una institución filipina).',
  'Name a national support institution (Institución Nacional de Apoyo).': 'Nombrar una Institución Nacional de Apoyo.',
  'Name a national support institution (Institución Nacional de Apoyo): a Colombian legal person that does research and assists applicant and ministry.':
    'Nombrar una Institución Nacional de Apoyo: una persona jurídica colombiana que investiga y apoya al solicitante y al ministerio.',
  'Name a national support institution that takes part in the research.':
    'Nombrar una institución nacional de apoyo que participe en la investigación.',
  'Name one contact person and give all help needed.':
    'Nombrar a una persona de contacto y dar toda la ayuda necesaria.',
  'Name source and geographical origin of the material in the specification.':
    'Indicar en la memoria descriptiva la fuente y el origen geográfico del material.',
  'Name species, numbers, purpose and laboratory abroad.':
    'Nombrar la especie, las cantidades, la finalidad y el laboratorio en el extranjero.',
  'Name the database and the accession numbers as well where sequence information is accessed (2025 Regulations).':
    'Indicar también la base de datos y los números de accesión si se accede a información de secuencias (reglamento de 2025).',
  'Name the holder and source in every use.': 'Nombrar al titular y la fuente en cada uso.',
  'Name the importer, organisms, form and quantity of samples, places of collecting, points of export and import.':
    'Indicar el importador, los organismos, la forma y la cantidad de las muestras, los lugares de colecta y los puntos de exportación e importación.',
  'Name the partner abroad and the use, and prove lawful collection and ethics approval.':
    'Indicar el socio en el extranjero y el uso, y probar la colecta lícita y la aprobación ética.',
  'Name the resources: one declaration can cover several.':
    'Nombrar los recursos: una declaración puede cubrir varios.',
  'NCST checks the application and asks for more or approves it.':
    'El NCST examina la solicitud y pide más datos o la aprueba.',
  'Negotiate a new agreement for rights on the resource; for community knowledge wait for explicit written consent.':
    'Negociar un nuevo acuerdo para derechos sobre el recurso; para los conocimientos de una comunidad, esperar un consentimiento escrito explícito.',
  'Negotiate and sign mutually agreed terms on conditions of access, use, intellectual property and benefits.':
    'Negociar y firmar las condiciones mutuamente acordadas sobre el acceso, el uso, la propiedad intelectual y los beneficios.',
  'Negotiate and sign the access agreement with EBI; the kind and amount of benefits are fixed in it.':
    'Negociar y firmar el acuerdo de acceso con EBI; en él se fijan el tipo y la cuantía de los beneficios.',
  'Negotiate and sign the benefit-sharing agreement in time after the draft arrives.':
    'Negociar y firmar a tiempo el acuerdo de participación en los beneficios después de recibir el proyecto.',
  'Negotiate and sign the contract with the provider.': 'Negociar y firmar el contrato con el proveedor.',
  'Negotiate benefits for the nation and the communities.': 'Negociar beneficios para la nación y las comunidades.',
  'Negotiate mutually agreed terms between the licensee or its institution and the Government of Greenland.':
    'Negociar las condiciones mutuamente acordadas entre el titular de la licencia o su institución y el Gobierno de Groenlandia.',
  'Negotiate period, amounts, uses, future uses, benefits and shipment; a mediator may help.':
    'Negociar el período, las cantidades, los usos, los usos futuros, los beneficios y el envío; un mediador puede ayudar.',
  'Negotiate prior consent and agreed terms with the body in charge of the resource.':
    'Negociar el consentimiento previo y las condiciones acordadas con el órgano responsable del recurso.',
  'Negotiate terms afterwards and get the final authorisation within six months.':
    'Negociar después las condiciones y obtener la autorización definitiva en seis meses.',
  'Negotiate terms and benefit-sharing freely with the provider.':
    'Negociar libremente las condiciones y la participación en los beneficios con el proveedor.',
  'Negotiate terms and benefits; acceptance alone is not a contract.':
    'Negociar las condiciones y los beneficios; la aceptación sola no es un contrato.',
  'Negotiate terms with the government before commercial use.':
    'Negociar las condiciones con el gobierno antes del uso comercial.',
  'Negotiate the access and benefit-sharing agreement and, for movement of samples, the material transfer agreement.':
    'Negociar el acuerdo de acceso y participación en los beneficios y, para el traslado de muestras, el acuerdo de transferencia de material.',
  'Negotiate the agreed terms and, for sending abroad, the standard transfer agreement.':
    'Negociar las condiciones acordadas y, para enviar al extranjero, el acuerdo normalizado de transferencia.',
  'Negotiate the agreed terms with benefits from the lists annexed to the decree (money and other benefits).':
    'Negociar las condiciones acordadas con beneficios de las listas anexas al decreto (dinero y otros beneficios).',
  'Negotiate the agreed terms.': 'Negociar las condiciones acordadas.',
  'Negotiate the agreement between holder and permit holder with the share in benefits.':
    'Negociar el acuerdo entre el titular de los conocimientos y el del permiso con la parte de los beneficios.',
  'Negotiate the agreement on the basis of the model agreement.':
    'Negociar el acuerdo sobre la base del acuerdo modelo.',
  'Negotiate the agreement with MiAmbiente, which signs for the State.':
    'Negociar el acuerdo con MiAmbiente, que firma por el Estado.',
  'Negotiate the benefit-sharing agreement with the territory or the supplier of the resource.':
    'Negociar el acuerdo de participación en los beneficios con el territorio o con quien suministra el recurso.',
  'Negotiate the benefit-sharing terms with the ministry and providers.':
    'Negociar las condiciones de participación en los beneficios con el ministerio y los proveedores.',
  'Negotiate the contract on sharing; a standard contract exists (order of 13 September 2017).':
    'Negociar el contrato de reparto; existe un contrato tipo (orden de 13 de septiembre de 2017).',
  'Negotiate the contract with the competent authority, with benefit-sharing terms.':
    'Negociar el contrato con la autoridad competente, con las condiciones de participación en los beneficios.',
  'Negotiate the contract with the provider so that each side shares in the benefits.':
    'Negociar el contrato con el proveedor de modo que cada parte participe en los beneficios.',
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
  'No access restriction in the meaning of the Protocol has been set.':
    'No se ha fijado ninguna restricción de acceso en el sentido del Protocolo.',
  'No consent is asked for; the minister may introduce a notice of collecting but no rule was found.':
    'No se pide consentimiento; el ministro puede introducir un aviso de colecta, pero no se ha encontrado ninguna norma.',
  'No consent or terms are asked for.': 'No se piden consentimiento ni condiciones.',
  'No consent rule was found; ask whether ratification of the Protocol (motion of January 2023) has changed this.':
    'No se ha encontrado ninguna norma de consentimiento; preguntar si la ratificación del Protocolo (moción de enero de 2023) lo ha cambiado.',
  'No general permit regulation for bioprospecting was found in force: check the agency’s page for news.':
    'No se ha encontrado en vigor ningún reglamento general de permisos de bioprospección: consultar las novedades en la página de la agencia.',
  'No prior consent is asked for; get the ordinary permits.':
    'No se pide consentimiento previo; obtener los permisos ordinarios.',
  'No State consent is asked for.': 'No se pide ningún consentimiento del Estado.',
  'No State consent was found.': 'No se ha encontrado ningún consentimiento del Estado.',
  "Non-residents also ask the immigration department for a researcher's pass.":
    'Los no residentes piden además al departamento de inmigración un pase de investigador.',
  'Note place, date and finder.': 'Anotar el lugar, la fecha y quién lo encontró.',
  'Note that Japan decided not to ask for prior informed consent for the time being.':
    'Tener en cuenta que Japón decidió no pedir por ahora el consentimiento fundamentado previo.',
  'Note that seeking a patent is no longer an access activity since 2017, but the contract still has to be filed with the patent office where access took place.':
    'Tener en cuenta que solicitar una patente ya no es actividad de acceso desde 2017, pero el contrato debe presentarse igualmente en la oficina de patentes si hubo acceso.',
  'Note that the exclusion only holds without utilisation of the genetic resource and without passing it on for other use, and that the biological resource itself still needs its permit.':
    'Tener en cuenta que la exclusión solo vale sin utilización del recurso genético y sin entregarlo para otro uso, y que el propio recurso biológico sigue necesitando su permiso.',
  'Notify the activity and hand in the environmental evaluation of the Madrid Protocol.':
    'Notificar la actividad y entregar la evaluación ambiental del Protocolo de Madrid.',
  'Notify the discovery and deposit the voucher specimen.':
    'Notificar el descubrimiento y depositar el espécimen de referencia.',
  'Notify the product in SisGen and choose the form of sharing, monetary or not.':
    'Notificar el producto en SisGen y elegir la forma de reparto, monetaria o no.',
  'Notify the use and mark confidential data.': 'Notificar el uso y marcar los datos confidenciales.',
  'Notify the use at the event.': 'Notificar el uso cuando se produzca el hecho.',
  'NRCT asks the Thai offices concerned and decides; use its letter for the visa.':
    'NRCT consulta a las oficinas tailandesas competentes y decide; usar su carta para el visado.',
}
