import type { ContentTexts } from '../../../content.ts'

/** Duties of the treaty level, and those that several countries have. */
export const duties: ContentTexts = {
  'Keep proof of the date of access, which is the first collection in the provider country and not the purchase.':
    'Conservar la prueba de la fecha de acceso, que es la de la primera colecta en el país proveedor y no la de la compra.',
  'Keep dated proof of origin and of the use, and ask for a new assessment if the use changes.':
    'Conservar una prueba fechada del origen y del uso, y pedir una nueva evaluación si cambia el uso.',
  'Before the use, get the international certificate or, without one, date and place of access, description, source, permits and agreed terms.':
    'Antes del uso, obtener el certificado internacional o, sin él, fecha y lugar de acceso, descripción, fuente, permisos y condiciones acordadas.',
  'At the latest one month after the end of the emergency or three months after the start of the use, whichever is earlier, have the international certificate or, without one, date and place of access, description, source, permits and agreed terms.':
    'A más tardar un mes después del fin de la emergencia o tres meses después del inicio del uso, lo que ocurra antes, tener el certificado internacional o, sin él, fecha y lugar de acceso, descripción, fuente, permisos y condiciones acordadas.',
  'When external funding pays for the research, file the declaration in DECLARE, the system of the European Commission, after the first instalment and once all resources are obtained, at the latest with the final report.':
    'Si una financiación externa paga la investigación, presentar la declaración en DECLARE, el sistema de la Comisión Europea, después del primer pago y una vez obtenidos todos los recursos, a más tardar con el informe final.',
  'At the final stage of development (market approval, notification, first placing on the market, transfer or sale of the result, or end of use in the Union), file the declaration with the competent authority of the Member State, once per product.':
    'En la fase final del desarrollo (autorización de comercialización, notificación, primera puesta en el mercado, transferencia o venta del resultado, o fin del uso en la Unión), presentar la declaración ante la autoridad competente del Estado miembro, una vez por producto.',
  'Keep the file for 20 years after the end of use, and give it to later users.':
    'Conservar el expediente 20 años después del fin del uso, y entregarlo a los usuarios posteriores.',
  'Collect and keep the papers all the same: a later research use will need them.':
    'Reunir y conservar de todos modos los documentos: un uso posterior en investigación los necesitará.',
  'Hand the certificate or the full set of information on with the material.':
    'Entregar el certificado o el conjunto completo de información con el material.',
  'Before the transfer, check whether the transfer or sale of the result triggers the declaration at the product stage.':
    'Antes de la transferencia, comprobar si la transferencia o la venta del resultado da lugar a la declaración en la fase de producto.',
  'Before filing, check the agreed terms and the national patent rule on origin.':
    'Antes de la solicitud, comprobar las condiciones acordadas y la norma nacional de patentes sobre el origen.',
  'Before the use, ask the competent national authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad nacional competente si exige consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the research starts, seek the certificate of compliance or, without one, date and place of access, description, source, rights and limits, permits and agreed terms; stop the use or get the permit where they are missing.':
    'Antes de que empiece la investigación, buscar el certificado de cumplimiento o, sin él, fecha y lugar de acceso, descripción, fuente, derechos y límites, permisos y condiciones acordadas; si faltan, cesar el uso u obtener el permiso.',
  'Keep the information for 20 years after the end of utilisation, show it to inspectors, and hand it on with the material.':
    'Conservar la información 20 años después del fin de la utilización, mostrarla a los inspectores y entregarla con el material.',
  'Send the due diligence declaration to the Office for Product Safety and Standards (OPSS) when external research funding is received.':
    'Enviar la declaración de diligencia debida a la Office for Product Safety and Standards (OPSS) al recibir financiación externa para la investigación.',
  'Send the due diligence declaration to the Office for Product Safety and Standards (OPSS) at the final stage of product development (approval, notification, first placing on the market, or transfer of the result).':
    'Enviar la declaración de diligencia debida a la Office for Product Safety and Standards (OPSS) en la fase final del desarrollo del producto (aprobación, notificación, primera puesta en el mercado o transferencia del resultado).',
  'From the start of the use, record the certificate with the rights of use and transfer or, without one, user, resource and use, date and place of access, supplier, recipient, permit and terms; where a datum cannot be found, record why.':
    'Desde el inicio del uso, anotar el certificado con los derechos de uso y transferencia o, sin él, usuario, recurso y uso, fecha y lugar de acceso, proveedor, destinatario, permiso y condiciones; si un dato no puede encontrarse, anotar por qué.',
  'At the latest when the product is sold, complete the record of certificate or of user, resource and use, date and place of access, supplier, recipient, permit and terms.':
    'A más tardar al vender el producto, completar la anotación del certificado o de usuario, recurso y uso, fecha y lugar de acceso, proveedor, destinatario, permiso y condiciones.',
  'Keep the record for ten years after the end of the use or of the direct benefit from it, and as long as the resource or product is kept; show it to the authorities on request.':
    'Conservar la anotación diez años después del fin del uso o del beneficio directo obtenido de él, y mientras se conserve el recurso o el producto; mostrarla a las autoridades si la piden.',
  'Hand the record on with the material; the name of the supplier may be kept back as a trade secret.':
    'Entregar la anotación con el material; el nombre del proveedor puede quedar reservado como secreto comercial.',
  'Notify the Federal Office for the Environment (FOEN) before market authorisation or, where none is needed, before selling a product developed with the resource.':
    'Notificar a la Oficina Federal del Medio Ambiente (FOEN) antes de la autorización de comercialización o, si no se necesita ninguna, antes de vender un producto desarrollado con el recurso.',
  'Before the use, check the rules of the country where the research is done: it may have checkpoints of its own.':
    'Antes del uso, comprobar las normas del país donde se hace la investigación: puede tener sus propios puntos de verificación.',
  'Keep dated proof of the reason why a duty does not apply: an inspector asks for it.':
    'Conservar una prueba fechada de la razón por la que una obligación no se aplica: un inspector la pide.',
  'Save the list of Parties to the Nagoya Protocol with the date of the check.':
    'Guardar la lista de Partes en el Protocolo de Nagoya con la fecha de la comprobación.',
  "Save the country's page of the Access and Benefit-sharing Clearing-House with the date, or a short reply of the focal point.":
    'Guardar la página del país en el Centro de Intercambio de Información sobre acceso y participación en los beneficios con la fecha, o una respuesta breve del punto focal.',
  'Keep the invoice, the specification and the statement of the supplier.':
    'Conservar la factura, la especificación y la declaración del proveedor.',
  'Keep proof of purchase and of the registration of the variety.':
    'Conservar la prueba de compra y del registro de la variedad.',
  'Keep the catalogue number, the invoice and the material transfer agreement.':
    'Conservar el número de catálogo, la factura y el acuerdo de transferencia de material.',
  'Record where, when and on what the organism was found.': 'Anotar dónde, cuándo y en qué se encontró el organismo.',
  'Before the use, get from whoever gave you the material what shows its origin and the papers under which it was collected or sold (permit, transfer agreement or invoice), and keep them with it.':
    'Antes del uso, obtener de quien le dio el material lo que muestre su origen y los documentos con los que se colectó o vendió (permiso, acuerdo de transferencia o factura), y conservarlo con él.',
  'Before collecting, get the research, collecting and export papers of the country; its health authority, or for viruses of animals its veterinary service, can name them.':
    'Antes de colectar, obtener los documentos del país para la investigación, la colecta y la exportación; su autoridad sanitaria o, para virus de animales, su servicio veterinario puede nombrarlos.',
  'Before the use, read the terms of the collection, usually a material transfer agreement, and keep them with the material.':
    'Antes del uso, leer las condiciones de la colección, normalmente un acuerdo de transferencia de material, y conservarlas con el material.',
  "Keep the invoice or delivery note with the supplier's terms.":
    'Conservar la factura o el albarán con las condiciones del proveedor.',
  'Before the use, check that the health authority and an ethics committee approved the taking of the samples from people and the use of what was isolated from them.':
    'Antes del uso, comprobar que la autoridad sanitaria y un comité de ética aprobaron la toma de muestras de personas y el uso de lo que se aisló de ellas.',
  'Before the use, check that the veterinary service approved the taking of the samples from animals and the use of what was isolated from them.':
    'Antes del uso, comprobar que el servicio veterinario aprobó la toma de muestras de animales y el uso de lo que se aisló de ellas.',
  'Before the use, find out whether it was isolated from people or from animals, and check the approval: of the health authority and an ethics committee for people, of the veterinary service for animals.':
    'Antes del uso, averiguar si se aisló de personas o de animales, y comprobar la aprobación: de la autoridad sanitaria y un comité de ética para personas, del servicio veterinario para animales.',
  'Keep the documents of the collection for 20 years after the end of the utilisation.':
    'Conservar los documentos de la colección 20 años después del fin de la utilización.',
  'Save the certificate and the mutually agreed terms, keep to their conditions, and put expiry and reporting dates in the calendar.':
    'Guardar el certificado y las condiciones mutuamente acordadas, cumplirlas, y anotar en el calendario el vencimiento y las fechas de informe.',
  'Keep date and place of access, description, source, rights and limits, permit and mutually agreed terms; ask the authority whether a certificate will be published.':
    'Conservar fecha y lugar de acceso, descripción, fuente, derechos y límites, permiso y condiciones mutuamente acordadas; preguntar a la autoridad si se publicará un certificado.',
  'Keep the record of the search for the origin, and repeat the search before a patent filing and before a product.':
    'Conservar el registro de la búsqueda del origen, y repetir la búsqueda antes de una solicitud de patente y antes de un producto.',
  'Before the use, identify the organism at least to the genus and enter it here; identification alone is not utilisation in the European Union.':
    'Antes del uso, identificar el organismo al menos hasta el género e indicarlo aquí; la sola identificación no es utilización en la Unión Europea.',
  'Before the data are used, check what permit and mutually agreed terms of the material say about generating, publishing and using sequence data.':
    'Antes de usar los datos, comprobar qué dicen el permiso y las condiciones mutuamente acordadas del material sobre generar, publicar y usar datos de secuencias.',
  'Before the data are used, check the terms of the database and whether the country of origin regulates sequence data.':
    'Antes de usar los datos, comprobar las condiciones de la base de datos y si el país de origen regula los datos de secuencias.',
  'Record the accession numbers, the country of origin if it is given, and the terms of the database.':
    'Anotar los números de acceso, el país de origen si consta, y las condiciones de la base de datos.',
  'Once a year, have finance check the thresholds of the Cali Fund (two of three: USD 20 million assets, 50 million sales, 5 million profit, three-year average) and decide on a contribution (indicative 1% of profit or 0.1% of revenue).':
    'Una vez al año, hacer que finanzas compruebe los umbrales del Fondo de Cali (dos de tres: 20 millones de USD de activos, 50 millones de ventas, 5 millones de beneficio, media de tres años) y decida sobre una contribución (orientativamente el 1 % del beneficio o el 0,1 % de los ingresos).',
  'Before the use, ask the supplier for organism, country, date and papers.':
    'Antes del uso, pedir al proveedor el organismo, el país, la fecha y los documentos.',
  'Before the use, ask supplier, collection, colleague and label for the origin, and write down whom you asked and when.':
    'Antes del uso, preguntar el origen al proveedor, a la colección y a los colegas, mirar la etiqueta, y anotar a quién se preguntó y cuándo.',
  'Before the product is analysed, ask the manufacturer about the origin and the papers, and check patents and licence terms.':
    'Antes de analizar el producto, preguntar al fabricante por el origen y los documentos, y comprobar patentes y condiciones de licencia.',
  'Before the use, find out isolate, country and date, and who created the strain.':
    'Antes del uso, averiguar el aislado, el país y la fecha, y quién creó la cepa.',
  'Before the use, get the origin papers, or a signed statement of the owner with place and date.':
    'Antes del uso, obtener los documentos de origen, o una declaración firmada del propietario con lugar y fecha.',
  'Before collecting, inform the national contact point of the BBNJ Agreement, about six months ahead, for the notification to the clearing-house.':
    'Antes de colectar, informar al punto de contacto nacional del Acuerdo BBNJ, con unos seis meses de antelación, para la notificación al centro de intercambio.',
  'After collecting, at the latest one year later, report to the clearing-house of the BBNJ Agreement, and deposit data and samples in accessible repositories under the batch identifier.':
    'Después de la colecta, a más tardar un año después, informar al centro de intercambio del Acuerdo BBNJ, y depositar datos y muestras en repositorios accesibles con el identificador de lote.',
  'When results, patents, products or sales arise, report them to the clearing-house of the BBNJ Agreement.':
    'Cuando surjan resultados, patentes, productos o ventas, comunicarlos al centro de intercambio del Acuerdo BBNJ.',
  'Before the use, ask the contact point of your State which of its rules implement the BBNJ Agreement, to which it is a Party.':
    'Antes del uso, preguntar al punto de contacto de su Estado, que es Parte en el Acuerdo BBNJ, cuáles de sus normas lo aplican.',
  'Before the use, check whether your State is a Party to the BBNJ Agreement and has an implementing law; the page of the Agreement names the Parties that could be found.':
    'Antes del uso, comprobar si su Estado es Parte en el Acuerdo BBNJ y tiene una ley de aplicación; la página del Acuerdo nombra las Partes que se pudieron encontrar.',
  'Before the use, ask the contact point of your member State which of its rules implement the BBNJ Agreement. The Union, Cyprus, Finland, France, Hungary, Latvia, Portugal, Slovenia and Spain are Parties since 17 January 2026; no adopted text of the proposed directive (COM(2025) 173) was found.':
    'Antes del uso, preguntar al punto de contacto de su Estado miembro cuáles de sus normas aplican el Acuerdo BBNJ. La Unión, Chipre, Eslovenia, España, Finlandia, Francia, Hungría, Letonia y Portugal son Partes desde el 17 de enero de 2026; no se encontró ningún texto adoptado de la propuesta de directiva (COM(2025) 173).',
  'Before the use, ask the Department for Environment, Food and Rural Affairs whether sections 2 and 3 of the Biodiversity Beyond National Jurisdiction Act 2026 are in force. They ask for information seven months before collecting, and for reports on the use; by the version of 8 March 2026 they still waited for regulations, and no ratification was found.':
    'Antes del uso, preguntar al Department for Environment, Food and Rural Affairs si están en vigor las secciones 2 y 3 de la Biodiversity Beyond National Jurisdiction Act 2026. Piden información siete meses antes de la colecta e informes sobre el uso; según la versión del 8 de marzo de 2026 aún esperaban reglamentos, y no se encontró ninguna ratificación.',
  'Before the expedition, get the Antarctic permit of your own State; make results available as the Antarctic Treaty asks, and check the rules on the high seas for marine samples.':
    'Antes de la expedición, obtener el permiso antártico de su propio Estado; poner los resultados a disposición como pide el Tratado Antártico, y comprobar las normas sobre alta mar para muestras marinas.',
  'Before the use, name the label, accession book, publication or invoice that states the date of first access, and where it is kept.':
    'Antes del uso, indicar la etiqueta, el libro de entradas, la publicación o la factura que dice la fecha del primer acceso, y dónde se guarda.',
  'Before the use, find the earliest record of access: field book, accession date, import papers, invoice.':
    'Antes del uso, encontrar el registro más antiguo del acceso: cuaderno de campo, fecha de accesión, documentos de importación, factura.',
  'Pass the material on only under a new standard material transfer agreement (SMTA), report transfers, and claim no intellectual property that limits access to the material in the form received.':
    'Entregar el material a otros solo con un nuevo acuerdo normalizado de transferencia de material (SMTA), comunicar las transferencias, y no reclamar propiedad intelectual que limite el acceso al material en la forma recibida.',
  'Before the use, put the signed standard material transfer agreement (SMTA) with its Annex 1, or the accepted shrink-wrap or click-wrap form, among the papers; the genebank has a copy.':
    'Antes del uso, archivar el acuerdo normalizado de transferencia de material (SMTA) firmado con su anexo 1, o la forma aceptada al abrir el envase o por clic; el banco de germoplasma tiene una copia.',
  'Before the use, ask the provider in writing whether the accession belongs to the Multilateral System of the Plant Treaty, and file the answer.':
    'Antes del uso, preguntar por escrito al proveedor si la accesión pertenece al Sistema Multilateral del Tratado sobre las plantas, y archivar la respuesta.',
  'Only if a product that contains the material is sold and is not freely available to others for research and breeding: pay the share that the standard material transfer agreement (SMTA) sets; otherwise payment is voluntary.':
    'Solo si se vende un producto que contiene el material y no está libremente disponible para otros con fines de investigación y mejora: pagar la parte que fija el acuerdo normalizado de transferencia de material (SMTA); si no, el pago es voluntario.',
  'Before the use outside food and agriculture, get the prior informed consent of the provider country.':
    'Antes del uso fuera de la alimentación y la agricultura, obtener el consentimiento fundamentado previo del país proveedor.',
  'Before the use outside food and agriculture, agree terms with the provider country.':
    'Antes del uso fuera de la alimentación y la agricultura, acordar las condiciones con el país proveedor.',
  'If it came from a public genebank or an international genebank (CGIAR), ask it for the standard material transfer agreement (SMTA) before the use.':
    'Si procede de un banco de germoplasma público o internacional (CGIAR), pedirle el acuerdo normalizado de transferencia de material (SMTA) antes del uso.',
  'Before the use, check that the standard agreement SMTA 1 or SMTA 2 of the World Health Organization is in place for you and for the purpose.':
    'Antes del uso, comprobar que el acuerdo normalizado SMTA 1 o SMTA 2 de la Organización Mundial de la Salud existe para usted y para el fin.',
  'Put the deadline for the papers in the calendar, and start the permit request in parallel.':
    'Anotar en el calendario el plazo de los documentos, e iniciar en paralelo la solicitud de permiso.',
  "Before the use, check the country's status on the date of access again, and save the result.":
    'Antes del uso, comprobar de nuevo la situación del país en la fecha de acceso, y guardar el resultado.',
  'Before the use, find the permits and agreements of the time under which the material was taken.':
    'Antes del uso, localizar los permisos y acuerdos de la época con los que se tomó el material.',
  'Before the use, write to the national focal point, and keep question and answer.':
    'Antes del uso, escribir al punto focal nacional, y conservar la pregunta y la respuesta.',
  'Only if research and development is planned: ask for a new assessment before it starts.':
    'Solo si se prevé investigación y desarrollo: pedir una nueva evaluación antes de que empiece.',
  'Before the use, describe the experiments in two or three sentences for legal.':
    'Antes del uso, describir los experimentos en dos o tres frases para el área jurídica.',
  'Before the use, ask the provider country whether consent and agreed terms are needed, or get the material directly from there with papers.':
    'Antes del uso, preguntar al país proveedor si se necesitan consentimiento y condiciones acordadas, u obtener el material directamente de allí con documentos.',
  'Before an invasive species is kept, moved or released, check whether it is banned.':
    'Antes de tener, mover o soltar una especie invasora, comprobar si está prohibida.',
  'Before the use, ask the provider country whether the papers extend to the organisms that live on or in the material.':
    'Antes del uso, preguntar al país proveedor si los documentos se extienden a los organismos que viven sobre el material o dentro de él.',
  'Before the knowledge is used, identify its holders, follow their protocol, and agree terms in writing.':
    'Antes de usar los conocimientos, identificar a sus titulares, seguir su protocolo y acordar condiciones por escrito.',
  'Before the use, ask the authority that gave the permit to amend it.':
    'Antes del uso, pedir a la autoridad que dio el permiso que lo modifique.',
  'Before the use, amend the mutually agreed terms.': 'Antes del uso, modificar las condiciones mutuamente acordadas.',
  'Before the use, state the purpose, and compare it with the SMTA that came with the material.':
    'Antes del uso, declarar el fin, y compararlo con el SMTA que vino con el material.',
  'Before the use, ask the sender in writing whether the virus comes from the WHO network, and file the answer with the SMTA.':
    'Antes del uso, preguntar por escrito al remitente si el virus procede de la red de la OMS, y archivar la respuesta con el SMTA.',
  'Before the use, ask biosafety whether the WHO or the EU has declared an emergency for the agent, and file the declaration.':
    'Antes del uso, preguntar a bioseguridad si la OMS o la UE ha declarado una emergencia para el agente, y archivar la declaración.',
  'Before the use, look up in the list of Parties whether the country was one on the day of access, and save the page.':
    'Antes del uso, buscar en la lista de Partes si el país lo era el día del acceso, y guardar la página.',
  'Before the use, ask the seller in writing whether the goods were sold for direct use, and file the answer with the invoice.':
    'Antes del uso, preguntar por escrito al vendedor si la mercancía se vendió para uso directo, y archivar la respuesta con la factura.',
  'Before the use, ask the authority of the place of work in writing whether organisms that arrived unnoticed are outside its rules, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad del lugar de trabajo si los organismos llegados sin ser advertidos quedan fuera de sus normas, y archivar la respuesta.',
  'Before the use, ask those who chose the species who suggested it or its effect, and file the answer or the publication.':
    'Antes del uso, preguntar a quienes eligieron la especie quién la sugirió o indicó su efecto, y archivar la respuesta o la publicación.',
  'Before the knowledge is used, check in the consent and the terms of its holders what is agreed on acknowledgement, confidentiality and benefit-sharing.':
    'Antes de usar los conocimientos, comprobar en el consentimiento y las condiciones de sus titulares qué se acordó sobre reconocimiento, confidencialidad y participación en los beneficios.',
  'Before the use, have legal compare the papers with the use, the user, the material and the duration, and record the result.':
    'Antes del uso, hacer que el área jurídica compare los documentos con el uso, el usuario, el material y la duración, y anotar el resultado.',
  'Before the use, ask the authority that gave the permit whether it holds the agreed terms, and file the terms or the answer.':
    'Antes del uso, preguntar a la autoridad que dio el permiso si tiene las condiciones acordadas, y archivar las condiciones o la respuesta.',
  'Before the use, ask the collector, the supplier and the project lead for permit, agreed terms or certificate, and file what they send.':
    'Antes del uso, pedir al colector, al proveedor y al responsable del proyecto el permiso, las condiciones acordadas o el certificado, y archivar lo que envíen.',
  'Before shipping, decide who receives what, and check the clause on transfer in the papers.':
    'Antes del envío, decidir quién recibe qué, y comprobar la cláusula de transferencia en los documentos.',
  'Before the use, put the papers on file and have a second person check them.':
    'Antes del uso, archivar los documentos y hacer que una segunda persona los compruebe.',
  'Before the use, look the certificate up in the ABS Clearing-House and enter its number as it stands there, or take it off the papers.':
    'Antes del uso, buscar el certificado en el Centro de Intercambio de Información sobre APB e introducir su número tal como consta allí, o quitarlo de los documentos.',
  'Before the new use, contact the provider, describe the use, and agree terms in writing.':
    'Antes del nuevo uso, ponerse en contacto con el proveedor, describir el uso y acordar condiciones por escrito.',
  'Check the clause on transfer, use a material transfer agreement that hands on the conditions, and give the recipient the certificate or the information of Article 4(3) of Regulation (EU) No 511/2014.':
    'Comprobar la cláusula de transferencia, usar un acuerdo de transferencia de material que traslade las condiciones, y dar al destinatario el certificado o la información del artículo 4(3) del Reglamento (UE) n.º 511/2014.',
  'Keep dated proof of the origin and of the use, and ask for a new assessment if the use changes.':
    'Conservar una prueba fechada del origen y del uso, y pedir una nueva evaluación si cambia el uso.',
  'Keep proof of the date and place of the original collection (accession record, herbarium label, purchase or deposit paper).':
    'Conservar la prueba de la fecha y el lugar de la colecta original (ficha de accesión, etiqueta de herbario, documento de compra o depósito).',
  'Record the database accession and the stated country of origin; if the sequence came from a permit holder rather than a public database, check the contract terms before the use.':
    'Anotar el número de acceso de la base de datos y el país de origen indicado; si la secuencia procede del titular de un permiso y no de una base pública, comprobar las condiciones del contrato antes del uso.',
  "Keep on record the company's position on contributions to the Cali Fund, the fund of the CBD for sequence data.":
    'Mantener archivada la posición de la empresa sobre las contribuciones al Fondo de Cali, el fondo del CDB para datos de secuencias.',
  'Keep proof of the date and place of the original collection.':
    'Conservar la prueba de la fecha y el lugar de la colecta original.',
  'Keep dated proof of collection and of export or receipt (passport data, accession sheet, invoice, material transfer agreement).':
    'Conservar una prueba fechada de la colecta y de la exportación o recepción (datos de pasaporte, ficha de accesión, factura, acuerdo de transferencia de material).',
  'Only if research on the bought material is planned: ask for a new assessment before it starts.':
    'Solo si se prevé investigar con el material comprado: pedir una nueva evaluación antes de que empiece.',
  'Record when and from whom the knowledge came (publication, interview, supplier) and whether consent was given.':
    'Anotar cuándo y de quién proceden los conocimientos (publicación, entrevista, proveedor) y si se dio consentimiento.',
  'Before collecting, get the consent of the land owner, and keep it with the material.':
    'Antes de colectar, obtener el consentimiento del dueño del terreno, y conservarlo con el material.',
  'Before the use, ask the environment authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad ambiental si exige consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the knowledge is used, get the documented consent of the community or the holders and agree terms with them.':
    'Antes de usar los conocimientos, obtener el consentimiento documentado de la comunidad o de los titulares y acordar condiciones con ellos.',
  'Before the knowledge is used, record its source and get the documented consent of its holders.':
    'Antes de usar los conocimientos, anotar su fuente y obtener el consentimiento documentado de sus titulares.',
  'Find the research, collecting and export papers of the time and any agreement with the supplying institution, and keep them.':
    'Encontrar los documentos de investigación, colecta y exportación de la época y cualquier acuerdo con la institución que facilitó el material, y conservarlos.',
  'Before collecting, get the research, collecting, export and plant-health or veterinary papers and the consent of the land owner or institution.':
    'Antes de colectar, obtener los documentos de investigación, colecta, exportación y fitosanitarios o veterinarios y el consentimiento del dueño del terreno o de la institución.',
  'Before the knowledge is used, get the documented consent of the community and agree terms with it.':
    'Antes de usar los conocimientos, obtener el consentimiento documentado de la comunidad y acordar condiciones con ella.',
  'Before collecting, get the consent of the land owner and the permits for protected species and areas; keep origin and date.':
    'Antes de colectar, obtener el consentimiento del dueño del terreno y los permisos para especies y áreas protegidas; conservar origen y fecha.',
  'Before the material is received, accept the transfer agreement of the gene bank, file it, and keep to its limits on claims and its benefit terms.':
    'Antes de recibir el material, aceptar el acuerdo de transferencia del banco de germoplasma, archivarlo, y respetar sus límites a las reivindicaciones y sus cláusulas de beneficios.',
  'Before collecting, get the collecting, protected-area and export permits and the consent of the land owner, and keep them with the material.':
    'Antes de colectar, obtener los permisos de colecta, de área protegida y de exportación y el consentimiento del dueño del terreno, y conservarlos con el material.',
  'Before filing, check that the agreed terms allow it, and keep proof of consent.':
    'Antes de la solicitud, comprobar que las condiciones acordadas la permiten, y conservar la prueba del consentimiento.',
  'Before the material is passed on, get the transfer agreement or written consent, and hand on the terms.':
    'Antes de entregar el material a otros, obtener el acuerdo de transferencia o el consentimiento escrito, y trasladar las condiciones.',
  'Before collecting, get the research, collecting and export permits and the consent of the land owner.':
    'Antes de colectar, obtener los permisos de investigación, colecta y exportación y el consentimiento del dueño del terreno.',
  'Before the use, ask the competent authority or focal point in writing whether consent and terms are required, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad competente o al punto focal si se requieren consentimiento y condiciones, y archivar la respuesta.',
  'Find the collecting, research and export papers of the time, and keep them.':
    'Encontrar los documentos de colecta, investigación y exportación de la época, y conservarlos.',
  'Before the use, ask the Department of Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Department of Environment si exige consentimiento, notificación o condiciones, y archivar la respuesta.',
  'On filing, hand the number or a copy of the access contract to the patent office in Andean countries; elsewhere disclose the origin where the office asks.':
    'Al presentar la solicitud, entregar el número o una copia del contrato de acceso a la oficina de patentes en los países andinos; en otros lugares declarar el origen donde la oficina lo pida.',
  'Before the use, find the collecting and export permits of the time and the terms of the supplying institution, and whether the holder regularised.':
    'Antes del uso, encontrar los permisos de colecta y exportación de la época y las condiciones de la institución que facilitó el material, y si el titular se regularizó.',
  'Before the use, ask the Dutch ABS focal point in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al punto focal neerlandés sobre APB si se necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the ministry in charge of the environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio encargado del medio ambiente si se necesitan consentimiento y condiciones acordadas para el material y el uso, y archivar la respuesta.',
  'Before the use, ask the ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio encargado del medio ambiente si se necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente si se necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Environment and Sustainable Development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Ambiente y Desarrollo Sostenible si se necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the ABS focal point in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al punto focal sobre APB si se necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Agricultura si se necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, get the scientific collecting permit of the environment ministry (SEMARNAT).':
    'Antes de colectar, obtener el permiso de colecta científica de la secretaría de medio ambiente (SEMARNAT).',
  "For samples from a territorial sea, an exclusive economic zone or a continental shelf, get the coastal State's consent to marine scientific research through diplomatic channels, asked six months ahead; if they were taken already, find the consent given to the cruise, and keep to its conditions.":
    'Para muestras de un mar territorial, de una zona económica exclusiva o de una plataforma continental, obtener por vía diplomática el consentimiento del Estado ribereño para la investigación científica marina, solicitado con seis meses de antelación; si ya se tomaron, buscar el consentimiento dado a la campaña y cumplir sus condiciones.',
  'Before collecting, get the research permit of the national park or the marine sanctuary of the United States.':
    'Antes de colectar, obtener el permiso de investigación del parque nacional o del santuario marino de los Estados Unidos.',
}
