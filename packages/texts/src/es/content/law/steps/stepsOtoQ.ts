import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with O to Q. */
export const stepsOtoQ: ContentTexts = {
  'Obtain a permit of each state in which research is done.':
    'Obtener un permiso de cada estado en el que se investigue.',
  'Obtain and pay the permits of the marine resources, agriculture and antiquities authorities that the work needs, the export permit for specimens included.':
    'Obtener y pagar los permisos de las autoridades de recursos marinos, de agricultura y de antigüedades que el trabajo necesite, incluido el permiso de exportación de especímenes.',
  'Obtain collecting and export permits.': 'Obtener los permisos de colecta y de exportación.',
  'Obtain consent and authorisation or contract of the province first.':
    'Obtener primero el consentimiento y la autorización o el contrato de la provincia.',
  'Obtain consent and sign agreed terms.': 'Obtener el consentimiento y firmar las condiciones acordadas.',
  'Obtain consent.': 'Obtener el consentimiento.',
  'Obtain customary consent and agreed terms.':
    'Obtener el consentimiento consuetudinario y las condiciones acordadas.',
  'Obtain ethical approval of an accredited committee where the study needs it.':
    'Obtener la aprobación ética de un comité acreditado si el estudio la necesita.',
  'Obtain free, prior and informed consent.': 'Obtener el consentimiento libre, previo e informado.',
  'Obtain permission of the villages and land managers concerned.':
    'Obtener el permiso de las aldeas y de los gestores de las tierras afectadas.',
  'Obtain prior informed consent of the State and of knowledge holders.':
    'Obtener el consentimiento fundamentado previo del Estado y de los titulares de los conocimientos.',
  'Obtain prior informed consent.': 'Obtener el consentimiento fundamentado previo.',
  'Obtain the collecting, plant-health and CITES papers separately.':
    'Obtener por separado los documentos de colecta, fitosanitarios y CITES.',
  'Obtain the consent document and negotiate the agreed terms.':
    'Obtener el documento de consentimiento y negociar las condiciones acordadas.',
  'Obtain the consent of the communities concerned and sign the terms.':
    'Obtener el consentimiento de las comunidades afectadas y firmar las condiciones.',
  'Obtain the consent of the community that holds the resource.':
    'Obtener el consentimiento de la comunidad que tiene el recurso.',
  'Obtain the consent of the holder (community, owner).': 'Obtener el consentimiento del titular (comunidad, dueño).',
  'Obtain the consent of the local authority or indigenous community, which holds exclusive rights in the resources and knowledge of its patrimony.':
    'Obtener el consentimiento de la autoridad local o de la comunidad indígena, que tiene derechos exclusivos sobre los recursos y los conocimientos de su patrimonio.',
  'Obtain the permits of the fisheries, plant protection or parks authority for taking and export.':
    'Obtener de la autoridad de pesca, de sanidad vegetal o de parques los permisos de extracción y de exportación.',
  'Obtain the prior informed consent (article 12) of the holders.':
    'Obtener el consentimiento fundamentado previo (artículo 12) de los titulares.',
  'Obtain the prior informed consent (PADIA) of the provider and, for traditional knowledge, of the community.':
    'Obtener el consentimiento fundamentado previo (PADIA) del proveedor y, para conocimientos tradicionales, de la comunidad.',
  'Obtain the prior informed consent of the community concerned in the way the regulation lays down.':
    'Obtener el consentimiento fundamentado previo de la comunidad afectada de la forma que fija el reglamento.',
  'Obtain the prior informed consent of the provider (farmer, community, collection).':
    'Obtener el consentimiento fundamentado previo del proveedor (agricultor, comunidad, colección).',
  'Obtain the prior informed consent of the provider and negotiate mutually agreed terms; a ministerial order sets how.':
    'Obtener el consentimiento fundamentado previo del proveedor y negociar condiciones mutuamente acordadas; una orden ministerial fija cómo.',
  'Obtain the prior informed consent of the providers and communities.':
    'Obtener el consentimiento fundamentado previo de los proveedores y de las comunidades.',
  'Obtain the prior, express and informed consent of the owner or lawful possessor in writing (for an ejido or community the minutes of the assembly).':
    'Obtener por escrito el consentimiento previo, expreso e informado del propietario o legítimo poseedor (para un ejido o una comunidad, el acta de la asamblea).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor of the land.':
    'Obtener el consentimiento previo, expreso e informado del propietario o legítimo poseedor del predio.',
  'Obtain the prior, express and informed consent of the owner or possessor in writing.':
    'Obtener por escrito el consentimiento previo, expreso e informado del propietario o poseedor.',
  'Obtain the title for harvesting the biological resource first, if raw material has to be taken.':
    'Obtener primero el título de aprovechamiento del recurso biológico, si hay que extraer materia prima.',
  'Officers comment; change the plan if asked.': 'Los funcionarios comentan el plan; cambiarlo si lo piden.',
  'Officers of the department comment; change the plan if asked.':
    'Los funcionarios del departamento comentan el plan; cambiarlo si lo piden.',
  'Once marketed, give sales data if available.': 'Una vez en el mercado, dar los datos de ventas si los hay.',
  'Once recognised, report every change.': 'Una vez reconocida, comunicar cada cambio.',
  'Only after the assent start the access or ship.': 'Empezar el acceso o el envío solo después de la conformidad.',
  'Open the online tool, which lists the steps, and supply the competent national authority with the documents of the request.':
    'Abrir la herramienta en línea, que enumera los pasos, y entregar a la autoridad nacional competente los documentos de la solicitud.',
  'OPSS publishes it as checkpoint communique on the ABS Clearing-House.':
    'La OPSS la publica como comunicado de punto de verificación en el ABSCH.',
  'Or choose the crop-based option of Article 6.11 in advance: a lower rate on all sales of the same crop, restricted or not, for ten years.':
    'O elegir de antemano la opción por cultivo del artículo 6.11: una tasa menor sobre todas las ventas del mismo cultivo, restringido o no, durante diez años.',
  'Other cultivated material: ask the collection for its terms.':
    'Otro material cultivado: pedir a la colección sus condiciones.',
  'Pack and label the sample and send it with the instrument.':
    'Embalar y etiquetar la muestra y enviarla con el instrumento.',
  'Partners get a copy and keep to the same duties; export still needs its own permit.':
    'Los socios reciben una copia y cumplen las mismas obligaciones; la exportación sigue necesitando su propio permiso.',
  'Pass both on with the material.': 'Transmitir ambos con el material.',
  'Pass everything on; the supplier’s name may be kept back as trade secret.':
    'Transmitir todo; el nombre del proveedor puede reservarse como secreto comercial.',
  'Pass receipt and terms on with the material.': 'Transmitir el recibo y las condiciones con el material.',
  'Pass the permit conditions and agreements on in the contract with the recipient.':
    'Trasladar las condiciones del permiso y los acuerdos al contrato con el destinatario.',
  'Pass the record on; a trade-secret supplier may be left out.':
    'Transmitir lo anotado; se puede omitir a un proveedor que sea secreto comercial.',
  'Pass the terms on in a transfer agreement.': 'Trasladar las condiciones en un acuerdo de transferencia.',
  'Pathogen of a declared health emergency: complete the file at the latest one month after the threat ends or three months after use starts, whichever is earlier (Art. 4(8)).':
    'Patógeno de una emergencia sanitaria declarada: completar el expediente a más tardar un mes después de que acabe la amenaza o tres meses después de que empiece el uso, lo que ocurra antes (art. 4(8)).',
  'Pay by control number (inside the country) or by wire transfer.':
    'Pagar con número de control (dentro del país) o por transferencia bancaria.',
  'Pay the appraisal fee.': 'Pagar la tasa de evaluación técnica.',
  'Pay the consent fee to the owner and receive the written consent.':
    'Pagar al dueño la tasa de consentimiento y recibir el consentimiento escrito.',
  'Pay the fee agreed with the lead agency; owners receive their agreed share.':
    'Pagar la tasa acordada con el organismo principal; los dueños reciben la parte acordada.',
  'Pay the fee and answer questions in time.': 'Pagar la tasa y responder a las preguntas a tiempo.',
  'Pay the fee and take the licence.': 'Pagar la tasa y retirar la licencia.',
  'Pay the fee into the account of RCZ and wait for the certificate; it cannot be sped up.':
    'Pagar la tasa en la cuenta del RCZ y esperar el certificado; no se puede acelerar.',
  'Pay the fee when successful and obtain the further permits that are named.':
    'Si se acepta, pagar la tasa y obtener los demás permisos que se nombren.',
  'Pay the fee, receive the permit, and let it travel with the consignment together with plant-health, veterinary, CITES and threatened-species papers.':
    'Pagar la tasa, recibir el permiso y hacerlo viajar con el envío junto con los documentos fitosanitarios, veterinarios, CITES y de especies amenazadas.',
  'Pay the fee.': 'Pagar la tasa.',
  'Pay the processing fee of the state.': 'Pagar la tasa de tramitación del estado.',
  'Pay the processing fee.': 'Pagar la tasa de tramitación.',
  'Pay the professional stamp.': 'Pagar el timbre profesional.',
  'Pay the research fee and the refundable bond and hand the file to the Director.':
    'Pagar la tasa de investigación y la fianza reembolsable y entregar el expediente al director.',
  'Pay the share after the annual statement.': 'Pagar la parte después de la declaración anual.',
  'Pay the share that WHO computes.': 'Pagar la parte que calcule la OMS.',
  'Pay the upfront amount if the agreement asks for one, then start.':
    'Pagar el importe inicial si el acuerdo lo pide, y después empezar.',
  'Pay the yearly share after filing Form A.': 'Pagar la parte anual después de presentar el formulario A.',
  'Pay the yearly share or carry out the agreed project.': 'Pagar la parte anual o realizar el proyecto acordado.',
  'Pay upfront amounts for high-value or threatened resources through the web portal.':
    'Pagar por el portal web los importes iniciales por los recursos de alto valor o amenazados.',
  'Pay visa and project facilitation fees.': 'Pagar las tasas de visado y de gestión del proyecto.',
  'Plan the project with the guidance of ANPN for researchers in and around parks.':
    'Planificar el proyecto con las indicaciones de la ANPN para investigadores en los parques y sus alrededores.',
  'Plan the trip only after the e-mail with the approval.':
    'Planear el viaje solo después del correo con la aprobación.',
  'Plant material outside Annex I of the plant treaty that its country gives out under the standard agreement: file the SMTA; due diligence then counts as exercised (Art. 4(4)).':
    'Material vegetal fuera del anexo I del tratado sobre plantas que su país entrega con el acuerdo normalizado: archivar el SMTA; la diligencia debida cuenta entonces como ejercida (art. 4(4)).',
  'Protected areas, species or habitats need an authorisation, resources under special law a licence, in the same administrative procedure.':
    'Las áreas, especies o hábitats protegidos necesitan una autorización, los recursos sujetos a una ley especial una licencia, en el mismo procedimiento administrativo.',
  'Protected species or areas: get the permission in advance (Act LIII of 1996); only for conservation or other public interest.':
    'Especies o áreas protegidas: obtener antes el permiso (ley LIII de 1996); solo para conservación u otro interés público.',
  'Publish in an open-access journal or repository, or notify the publication.':
    'Publicar en una revista o un repositorio de acceso abierto, o notificar la publicación.',
  'Put benefit shares, knowledge holders and transfer terms in it.':
    'Incluir en él las partes de los beneficios, los poseedores de los conocimientos y las condiciones de transferencia.',
  'Put clauses on intellectual property, publication, third parties and change of use into the agreement.':
    'Incluir en el acuerdo cláusulas sobre propiedad intelectual, publicación, terceros y cambio de uso.',
  'Put in the minimum clauses: parties, knowledge, initial payment, sales share, information on purpose and risks, periodic information, capacity building.':
    'Incluir las cláusulas mínimas: partes, conocimientos, pago inicial, parte de las ventas, información sobre la finalidad y los riesgos, información periódica, fortalecimiento de capacidades.',
  'Put the file together and hand it in at the office or by post.':
    'Reunir el expediente y entregarlo en la oficina o por correo.',
}
