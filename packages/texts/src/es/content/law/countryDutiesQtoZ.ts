import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with Q to Z. */
export const countryDutiesQtoZ: ContentTexts = {
  'Before the access, ask the Ministry of Environment and Climate Change for consent and terms.':
    'Antes del acceso, pedir el consentimiento y las condiciones al Ministerio de Medio Ambiente y Cambio Climático.',
  'Before the use, ask the Ministry of Environment, Waters and Forests or the National Environmental Protection Agency (ANPM) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente, Aguas y Bosques o a la agencia nacional de protección del medio ambiente (ANPM) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before taking the specimens, get the collecting permit of the Ministry of Environmental Protection, which asks the nature institute for an opinion.':
    'Antes de tomar los especímenes, obtener el permiso de colecta del Ministerio de Protección del Medio Ambiente, que pide un dictamen al instituto de la naturaleza.',
  'Before the use, ask the Ministry of Environmental Protection in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Protección del Medio Ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before samples leave, check export control, sanctions and the permits for species.':
    'Antes de que salgan las muestras, comprobar el control de exportaciones, las sanciones y los permisos para especies.',
  'Before the access, get permit, consent and agreed terms from the Rwanda Environment Management Authority (REMA), and the research permit of the science council.':
    'Antes del acceso, obtener de la autoridad de gestión ambiental de Rwanda (REMA) el permiso, el consentimiento y las condiciones acordadas, y el permiso de investigación del consejo de ciencia.',
  'Before the use, ask the Rwanda Environment Management Authority (REMA) in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad de gestión ambiental de Rwanda (REMA) si se exigen consentimiento y condiciones para el acceso desde el 12 de octubre de 2014, y archivar la respuesta.',
  'Before collecting, use or export, get the permit of the Ministry of Environment, Water and Agriculture and agree on benefits.':
    'Antes de la colecta, el uso o la exportación, obtener el permiso del Ministerio de Medio Ambiente, Agua y Agricultura y acordar los beneficios.',
  'Before the use, ask the Ministry of Environment, Water and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente, Agua y Agricultura si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before trading wild specimens, get the licence of the National Center for Wildlife.':
    'Antes de comerciar con especímenes silvestres, obtener la licencia del Centro Nacional de Vida Silvestre.',
  'Before biodiversity research or bioprospecting starts, agree with the kastom owners of the land or reef, and apply with Form D to the Protected Areas Advisory Committee for the permit.':
    'Antes de que empiece la investigación sobre biodiversidad o la bioprospección, acordar con los propietarios consuetudinarios (kastom) de la tierra o del arrecife, y solicitar el permiso al comité asesor de áreas protegidas con el formulario D.',
  'Before the work starts, get the research permit and the export permit.':
    'Antes de empezar el trabajo, obtener el permiso de investigación y el permiso de exportación.',
  'Before the work starts, get the research permit, the consent of the land owners and the wildlife export permit.':
    'Antes de empezar el trabajo, obtener el permiso de investigación, el consentimiento de los propietarios de la tierra y el permiso de exportación de vida silvestre.',
  'Before specimens are collected or taken abroad, get the written approval of the ministry in charge of environment.':
    'Antes de que se colecten especímenes o se lleven al extranjero, obtener la aprobación escrita del ministerio a cargo del medio ambiente.',
  'Before the use, ask the ministry in charge of environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the work begins, get the research permit of the Seychelles Bureau of Standards.':
    'Antes de que empiece el trabajo, obtener el permiso de investigación de la oficina de normas de Seychelles.',
  'Before the use, ask the Higher Council for Environment and Natural Resources (HCENR) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al consejo superior de medio ambiente y recursos naturales (HCENR) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'At the end of the work, hand in a report to the National Parks Board (NParks).':
    'Al final del trabajo, entregar un informe a la junta de parques nacionales (NParks).',
  'Before the field study or collecting, apply online to the National Parks Board (NParks) for the research permit, one for each project.':
    'Antes del estudio de campo o de la colecta, solicitar en línea a la junta de parques nacionales (NParks) el permiso de investigación, uno por proyecto.',
  'Before the use, ask the National Parks Board (NParks) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la junta de parques nacionales (NParks) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before asking for the entry permit, apply to the Conservation Office of the Ascension Island Government for the environmental research permit.':
    'Antes de pedir el permiso de entrada, solicitar el permiso de investigación ambiental a la oficina de conservación del gobierno de la isla Ascensión.',
  'Before the research begins, apply to the St Helena Research Institute for the research licence and sign the protocol for researchers.':
    'Antes de que empiece la investigación, solicitar la licencia de investigación al instituto de investigación de Santa Elena y firmar el protocolo para investigadores.',
  'Before the use, ask the research authority of the island (St Helena Research Institute; on Ascension the Conservation Office) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad de investigación de la isla (instituto de investigación de Santa Elena; en Ascensión, la oficina de conservación) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the material is received, ask the plant gene bank for its transfer terms and sign them.':
    'Antes de recibir el material, pedir al banco de germoplasma vegetal sus condiciones de transferencia y firmarlas.',
  'Before the use, ask the Ministry of the Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  "Before the field work, apply for the Governor's permission in the portal Research in Svalbard by its closing day, and keep it with the material.":
    'Antes del trabajo de campo, solicitar la autorización del Gobernador en el portal Research in Svalbard dentro del plazo, y conservarla con el material.',
  'Before the use, ask the Governor of Svalbard (Sysselmesteren) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Gobernador de Svalbard (Sysselmesteren) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Only if plants or animals leave Svalbard: ask the Norwegian Environment Agency for its permission.':
    'Solo si plantas o animales salen de Svalbard: pedir su autorización a la agencia noruega de medio ambiente.',
  'Before the use, ask the Environment Protection Agency Sierra Leone (EPA-SL) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia de protección ambiental de Sierra Leona (EPA-SL) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before collecting or export, get the research and export permit of the Nature Conservation Division (NCD).':
    'Antes de la colecta o la exportación, obtener el permiso de investigación y exportación de la división de conservación de la naturaleza (NCD).',
  'Before the use, ask the Nature Conservation Division (NCD) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la división de conservación de la naturaleza (NCD) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Environment and Forestry (department of biodiversity) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Bosques (departamento de biodiversidad) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the use, ask the Direcção-Geral do Ambiente in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito a la Direcção-Geral do Ambiente si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before collecting or export, apply to the Ministry of the Environment and Natural Resources (MARN) for the research, collecting and export permit.':
    'Antes de la colecta o la exportación, solicitar al Ministerio de Medio Ambiente y Recursos Naturales (MARN) el permiso de investigación, colecta y exportación.',
  'Before the use, ask the Ministry of the Environment and Natural Resources (MARN) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Recursos Naturales (MARN) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, ask the Nature Foundation St. Maarten and the island government for the research, collecting and export permits.':
    'Antes de colectar, pedir a la Nature Foundation St. Maarten y al gobierno de la isla los permisos de investigación, colecta y exportación.',
  'Before the use, ask the Dutch focal point for access and benefit-sharing in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al punto focal neerlandés de acceso y participación en los beneficios si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Keep proof of the origin and the permits, and check whether the island has made rules since January 2023.':
    'Conservar la prueba del origen y los permisos, y comprobar si la isla ha dictado normas desde enero de 2023.',
  'Before the access, ask the environment authority and the agricultural research commission in writing, and check sanctions.':
    'Antes del acceso, preguntar por escrito a la autoridad de medio ambiente y a la comisión de investigación agrícola, y comprobar las sanciones.',
  'Before the use, ask the Eswatini Environment Authority (EEA) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad de medio ambiente de Eswatini (EEA) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before collecting, get the written permission or licence of the Department of Environment and Coastal Resources (DECR).':
    'Antes de colectar, obtener la autorización escrita o la licencia del departamento de medio ambiente y recursos costeros (DECR).',
  'Before the use, ask the Department of Environment and Coastal Resources (DECR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de medio ambiente y recursos costeros (DECR) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Environment and Forest Resources (MERF) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Recursos Forestales (MERF) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the access, apply to the Department of Agriculture for permission and sign the profit-sharing agreement.':
    'Antes del acceso, solicitar la autorización al Departamento de Agricultura y firmar el acuerdo de reparto de ganancias.',
  'Before the access, ask the agency that manages the site or collection for permission and a transfer agreement.':
    'Antes del acceso, pedir al organismo que gestiona el lugar o la colección la autorización y un acuerdo de transferencia.',
  'Before the knowledge is used, check the registers of the Department for Development of Thai Traditional and Alternative Medicine, and get its permission.':
    'Antes de usar los conocimientos, consultar los registros del departamento para el desarrollo de la medicina tradicional y alternativa tailandesa, y obtener su autorización.',
  'Before the work starts, get the permit of the National Research Council for foreigners.':
    'Antes de empezar el trabajo, obtener el permiso del Consejo Nacional de Investigación para extranjeros.',
  'Before the work starts, notify the Department of Agriculture under the rules of section 53.':
    'Antes de empezar el trabajo, notificarlo al Departamento de Agricultura según las normas del artículo 53.',
  'Keep the research and export permits of the time.':
    'Conservar los permisos de investigación y exportación de la época.',
  'Before the access, ask the National Biodiversity and Biosafety Centre for consent and terms.':
    'Antes del acceso, pedir el consentimiento y las condiciones al centro nacional de biodiversidad y bioseguridad.',
  'Before collecting, export or use, ask the National Directorate for Biodiversity for permission and terms.':
    'Antes de la colecta, la exportación o el uso, pedir autorización y condiciones a la dirección nacional de biodiversidad.',
  'Before the use, ask the National Directorate for Biodiversity in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la dirección nacional de biodiversidad si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the authority in charge of environment protection in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad a cargo de la protección del medio ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the authority under the law on genetic resources of cultivated plants in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad según la ley de recursos genéticos de plantas cultivadas si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, ask the ministry in charge of environment (MEIDECC) for consent and terms, and clear the research approval.':
    'Antes del acceso, pedir el consentimiento y las condiciones al ministerio a cargo del medio ambiente (MEIDECC), y tramitar la aprobación de la investigación.',
  'Before the use, ask the ministry in charge of environment (MEIDECC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente (MEIDECC) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before research on a native farm animal or its export, get the permission of the directorate of agricultural research (TAGEM) of the Ministry of Agriculture and Forestry.':
    'Antes de investigar un animal de granja autóctono o de exportarlo, obtener la autorización de la dirección de investigación agrícola (TAGEM) del Ministerio de Agricultura y Bosques.',
  'Before the access, apply to the Ministry of Agriculture and Forestry together with a Turkish institute.':
    'Antes del acceso, presentar la solicitud al Ministerio de Agricultura y Bosques junto con un instituto turco.',
  'Deposit duplicates in the gene bank of the Ministry of Agriculture and Forestry.':
    'Depositar duplicados en el banco de germoplasma del Ministerio de Agricultura y Bosques.',
  'Before taking animals, get the special game licence of the Wildlife Section of the Forestry Division, and ask for the export permit with it.':
    'Antes de tomar animales, obtener la licencia especial de caza de la sección de vida silvestre de la división de bosques, y pedir con ella el permiso de exportación.',
  'Before the use, ask the environmental policy division of the Ministry of Planning in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la división de política ambiental del Ministerio de Planificación si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, ask the Department of Environment and the island council (Falekaupule) for consent and terms.':
    'Antes del acceso, pedir el consentimiento y las condiciones al departamento de medio ambiente y al consejo de la isla (Falekaupule).',
  'Before collecting, get the collecting and entry permit of the park, forest or species authority.':
    'Antes de colectar, obtener el permiso de colecta y entrada de la autoridad de parques, bosques o especies.',
  'Before knowledge is used or material taken on indigenous land, ask the people or tribe for consent and share the benefits.':
    'Antes de usar conocimientos o tomar material en tierra indígena, pedir el consentimiento del pueblo o la tribu y compartir los beneficios.',
  'Before the export, apply to the Ministry of Agriculture for approval; live protected animals go only between academic bodies or licensed zoos.':
    'Antes de la exportación, pedir la aprobación del Ministerio de Agricultura; los animales vivos protegidos solo van entre organismos académicos o zoológicos autorizados.',
  'Before the work starts, get the research permit of the science commission (COSTECH) and an agreement with a host institution; add wildlife, health or plant-gene permits and a transfer agreement.':
    'Antes de empezar el trabajo, obtener el permiso de investigación de la comisión de ciencia (COSTECH) y un acuerdo con una institución anfitriona; añadir los permisos de vida silvestre, salud o genes vegetales y un acuerdo de transferencia.',
  'Before the use, ask the Ministry of Environmental Protection and Natural Resources in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Protección del Medio Ambiente y Recursos Naturales si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, sign the accessory agreement, get consent, sign the material transfer agreement, then get the access permit of the National Council for Science and Technology (UNCST).':
    'Antes del acceso, firmar el acuerdo accesorio, obtener el consentimiento, firmar el acuerdo de transferencia de material y obtener después el permiso de acceso del consejo nacional de ciencia y tecnología (UNCST).',
  'Before the use, ask the Uganda National Council for Science and Technology (UNCST) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al consejo nacional de ciencia y tecnología de Uganda (UNCST) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the commercial use, sign a benefits-sharing agreement with the National Park Service, for example a cooperative research agreement, or get its waiver.':
    'Antes del uso comercial, firmar un acuerdo de participación en los beneficios con el National Park Service, por ejemplo un acuerdo de investigación cooperativa, u obtener su exención.',
  'Before the knowledge is used, get the consent of the tribe.':
    'Antes de usar los conocimientos, obtener el consentimiento de la tribu.',
  'Before the use, ask the owner or manager of the land or the collection in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al propietario o gestor de la tierra o de la colección si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the work starts, get the consent of the tribe or the State.':
    'Antes de empezar el trabajo, obtener el consentimiento de la tribu o del Estado.',
  "Keep the written consents, State or federal collecting permits, and the supplier's terms (for example the transfer agreement of a culture collection).":
    'Conservar los consentimientos escritos, los permisos de colecta estatales o federales y las condiciones del proveedor (por ejemplo, el acuerdo de transferencia de una colección de cultivos).',
  'Before the access, apply online to the environment ministry (DINABISE) for the access permit, commercial or non-commercial, and agree terms.':
    'Antes del acceso, solicitar en línea al ministerio de medio ambiente (DINABISE) el permiso de acceso, comercial o no comercial, y acordar las condiciones.',
  'Before the use, ask the environment ministry (DINABISE) in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio de medio ambiente (DINABISE) si se exigen consentimiento y condiciones para el acceso desde el 12 de octubre de 2014, y archivar la respuesta.',
  'By 30 June or 31 December of the year, as the environment ministry (DINABISE) says, file the sworn declaration of the access done online.':
    'A más tardar el 30 de junio o el 31 de diciembre del año, como diga el ministerio de medio ambiente (DINABISE), presentar en línea la declaración jurada del acceso realizado.',
  'Before the use, ask the authority in charge of ecology in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad a cargo de la ecología si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Sustainable Development Unit in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la unidad de desarrollo sostenible si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, get the authorisation for scientific collecting or hunting from the directorate of biological diversity of the Ministry of Ecosocialism (MINEC).':
    'Antes de colectar, obtener la autorización de colecta o caza científica de la dirección de diversidad biológica del Ministerio de Ecosocialismo (MINEC).',
  'Before samples leave the field for genetic work, apply to the Ministry of Ecosocialism (MINEC) for access to genetic resources and sign the contract.':
    'Antes de que las muestras salgan del campo para trabajo genético, solicitar al Ministerio de Ecosocialismo (MINEC) el acceso a recursos genéticos y firmar el contrato.',
  'Before the use, ask the directorate of biological diversity of the Ministry of Ecosocialism (MINEC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la dirección de diversidad biológica del Ministerio de Ecosocialismo (MINEC) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before their knowledge is used, get the consent of indigenous peoples and local communities.':
    'Antes de usar sus conocimientos, obtener el consentimiento de los pueblos indígenas y las comunidades locales.',
  'Keep proof of the date and place of collection and of any later permit.':
    'Conservar prueba de la fecha y el lugar de colecta y de todo permiso posterior.',
  'Before the research, apply to the Department of Conservation and Fisheries for the research permit, and involve government staff.':
    'Antes de la investigación, solicitar el permiso de investigación al departamento de conservación y pesca, e implicar a personal del gobierno.',
  'Before the use, ask the Department of Conservation and Fisheries in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de conservación y pesca si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the research starts, get the research permit of the Division of Fish and Wildlife of the Department of Planning and Natural Resources (DPNR), and federal permits where they apply.':
    'Antes de que empiece la investigación, obtener el permiso de investigación de la división de pesca y vida silvestre del departamento de planificación y recursos naturales (DPNR), y los permisos federales que correspondan.',
  'Before the use, ask the Department of Planning and Natural Resources (DPNR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de planificación y recursos naturales (DPNR) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before material is taken abroad for study or joint work, follow the lighter route of Article 20, and keep its papers.':
    'Antes de llevar material al extranjero para estudio o trabajo conjunto, seguir la vía más sencilla del artículo 20, y conservar sus documentos.',
  'Before the access, apply to the environment ministry or the province for the licence, and report on the use.':
    'Antes del acceso, solicitar la licencia al ministerio de medio ambiente o a la provincia, e informar sobre el uso.',
  'Before the access, register it with the environment ministry or the province; private persons need a Vietnamese science partner.':
    'Antes del acceso, registrarlo en el ministerio de medio ambiente o la provincia; los particulares necesitan un socio científico vietnamita.',
  'Before the access, sign the benefit-sharing contract with the manager of the resource, and have the commune confirm it.':
    'Antes del acceso, firmar el contrato de participación en los beneficios con el gestor del recurso, y hacer que la comuna lo confirme.',
  'Before the access, take the same five steps to a licence as foreign users.':
    'Antes del acceso, dar los mismos cinco pasos hacia una licencia que los usuarios extranjeros.',
  'Before the knowledge is used, name its holders in the contract and share benefits with them.':
    'Antes de usar los conocimientos, nombrar a sus titulares en el contrato y compartir los beneficios con ellos.',
  'Before the material goes abroad or to a third party, get the licence of the environment ministry or the province; students and some joint work have a lighter route.':
    'Antes de que el material vaya al extranjero o a un tercero, obtener la licencia del ministerio de medio ambiente o de la provincia; los estudiantes y algunos trabajos conjuntos tienen una vía más sencilla.',
  'Find and keep the export and cooperation papers of the time.':
    'Encontrar y conservar los documentos de exportación y cooperación de la época.',
  'Only if the purpose turns commercial: apply for a licence before it does.':
    'Solo si la finalidad pasa a ser comercial: solicitar una licencia antes de que lo sea.',
  'Before the access, apply to the environment department (Biodiversity Advisory Council) and agree terms with the custom owners.':
    'Antes del acceso, presentar la solicitud al departamento de medio ambiente (consejo asesor de biodiversidad) y acordar las condiciones con los propietarios consuetudinarios.',
  'Before the access, apply to the Ministry of Natural Resources and Environment and agree terms with the village owners.':
    'Antes del acceso, presentar la solicitud al Ministerio de Recursos Naturales y Medio Ambiente y acordar las condiciones con los propietarios de la aldea.',
  'After collecting, at the latest one year later, report to the Clearing-House of the BBNJ Agreement and deposit samples and data.':
    'Después de colectar, a más tardar un año después, informar al centro de intercambio del Acuerdo BBNJ y depositar muestras y datos.',
  'Before the cruise, send the notice with the data management plan to the Clearing-House of the BBNJ Agreement through the national focal point, and get the batch identifier.':
    'Antes de la expedición, enviar la notificación con el plan de gestión de datos al centro de intercambio del Acuerdo BBNJ por el punto focal nacional, y obtener el identificador de lote.',
  'Before the knowledge is used, get the consent of its holders and agree terms.':
    'Antes de usar los conocimientos, obtener el consentimiento de sus titulares y acordar las condiciones.',
  "Before the use, ask the contact point of the BBNJ Agreement in the user's State whether that State, or the Union for its members, made the exception for older material.":
    'Antes del uso, preguntar al punto de contacto del Acuerdo BBNJ en el Estado del usuario si ese Estado, o la Unión para sus miembros, hizo la excepción para el material más antiguo.',
  "Before the use, check whether the user's State is a Party to the BBNJ Agreement and whether it made the exception for older material.":
    'Antes del uso, comprobar si el Estado del usuario es Parte en el Acuerdo BBNJ y si hizo la excepción para el material más antiguo.',
  'Keep position, date and vessel of the sampling to prove the area.':
    'Conservar la posición, la fecha y el buque de la toma de muestras para probar la zona.',
  'Label the samples as material of the high seas for later users.':
    'Etiquetar las muestras como material de alta mar para los usuarios posteriores.',
  'Notify utilisation, publications, patents, products and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar el uso, las publicaciones, las patentes, los productos y las ventas al centro de intercambio del Acuerdo BBNJ, por el punto focal nacional.',
  'Notify utilisation, results, patents and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar el uso, los resultados, las patentes y las ventas al centro de intercambio del Acuerdo BBNJ, por el punto focal nacional.',
  'Before applying, find a South African person or entity to apply jointly with.':
    'Antes de la solicitud, encontrar una persona o entidad sudafricana con la que presentarla.',
  'Before buying, check whether the species is indigenous and the use is biotrade.':
    'Antes de comprar, comprobar si la especie es autóctona y si el uso es biocomercio.',
  'Before collecting, get the provincial collecting permits and the consent of the land owner.':
    'Antes de colectar, obtener los permisos provinciales de colecta y el consentimiento del propietario de la tierra.',
  'Before samples leave, apply to the environment department (DFFE) for the integrated export and bioprospecting permit; the export must be in the public interest.':
    'Antes de que salgan las muestras, solicitar al departamento de medio ambiente (DFFE) el permiso integrado de exportación y bioprospección; la exportación debe ser de interés público.',
  'Before samples leave, sign the export agreement and notify, or get the export permit.':
    'Antes de que salgan las muestras, firmar el acuerdo de exportación y notificar, u obtener el permiso de exportación.',
  'Before the commercialisation phase, apply to the environment department (DFFE) for the bioprospecting, biotrade or integrated permit.':
    'Antes de la fase de comercialización, solicitar al departamento de medio ambiente (DFFE) el permiso de bioprospección, de biocomercio o integrado.',
  'Before the discovery phase, notify the Minister through the environment department (DFFE), and commit to a permit and agreements before commercialisation.':
    'Antes de la fase de descubrimiento, notificar al ministro por el departamento de medio ambiente (DFFE), y comprometerse a un permiso y a acuerdos antes de la comercialización.',
  "Before the permit, conclude material transfer and benefit-sharing agreements with the access provider and with communities whose knowledge is used; both need the Minister's approval, and money flows through the trust fund.":
    'Antes del permiso, celebrar los acuerdos de transferencia de material y de participación en los beneficios con quien da el acceso y con las comunidades cuyos conocimientos se usan; ambos necesitan la aprobación del ministro, y el dinero pasa por el fondo fiduciario.',
  "Before the transfer, get the Minister's written consent.":
    'Antes de la transferencia, obtener el consentimiento escrito del ministro.',
  'Before the use, ask the Department of Forestry, Fisheries and the Environment (DFFE) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de bosques, pesca y medio ambiente (DFFE) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get the permit or the transitional application of the time from the environment department (DFFE).':
    'Antes del uso, obtener del departamento de medio ambiente (DFFE) el permiso o la solicitud transitoria de la época.',
  'Keep the standard material transfer agreement with which the material came, and follow it.':
    'Conservar el acuerdo normalizado de transferencia de material con el que vino el material, y cumplirlo.',
  'On filing, lodge the statement on native resources and traditional knowledge, with proof, with the patent office (CIPC).':
    'Al presentar la solicitud, entregar a la oficina de patentes (CIPC) la declaración sobre recursos autóctonos y conocimientos tradicionales, con prueba.',
  'Only if the material was already abroad before 2006: ask the environment department (DFFE) which rules apply.':
    'Solo si el material ya estaba en el extranjero antes de 2006: preguntar al departamento de medio ambiente (DFFE) qué normas se aplican.',
  'Record why the species is exotic.': 'Anotar por qué la especie es exótica.',
  'Before the access, get consent, then the access or exploration permit of the registrar (PACRA), and sign the access agreement for approval.':
    'Antes del acceso, obtener el consentimiento, después el permiso de acceso o exploración del registrador (PACRA), y firmar el acuerdo de acceso para su aprobación.',
  'Before the use, ask the ministry in charge of environment in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the access, apply to the environmental management agency for the bioprospecting or general licence, with the consent of the community.':
    'Antes del acceso, solicitar a la agencia de gestión ambiental la licencia de bioprospección o general, con el consentimiento de la comunidad.',
  'Before the use, ask the Environmental Management Agency in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia de gestión ambiental si sus normas abarcan el caso, y archivar la respuesta.',
  'Before collecting, get the scientific research and collecting permit of the National Park Service, or in a marine sanctuary the permit of that sanctuary; transfers need the approval of the park.':
    'Antes de colectar, obtener el permiso de investigación científica y recolección del National Park Service o, en un santuario marino, el de ese santuario; las transferencias requieren la aprobación del parque.',
  'Before sampling at sea, ask the Norwegian Directorate of Fisheries through diplomatic channels.':
    'Antes del muestreo en el mar, consultar por vía diplomática a la Dirección de Pesca de Noruega.',
}
