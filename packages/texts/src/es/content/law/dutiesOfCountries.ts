import type { ContentTexts } from '../../../content.ts'

/** Duties of other single countries and of the high seas. */
export const dutiesOfCountries: ContentTexts = {
  'Before collecting in Wallis and Futuna, get the consent of the customary owner of the land, and keep it with the material.':
    'Antes de colectar en Wallis y Futuna, obtener el consentimiento del propietario consuetudinario de la tierra, y conservarlo con el material.',
  'Only for Adélie Land: before the work, get the authorisation for activities in the Antarctic (Environment Code, Art. L. 711-1 to L. 713-9 and R. 712-1).':
    'Solo para Tierra Adelia: antes del trabajo, obtener la autorización de actividades en la Antártida (Código del Medio Ambiente, arts. L. 711-1 a L. 713-9 y R. 712-1).',
  'Keep dated proof of the acquisition and of the use made before 1 July 2017.':
    'Conservar una prueba fechada de la adquisición y del uso anteriores al 1 de julio de 2017.',
  'Before the use, establish whether the research line began before or after 1 July 2017; if after, file a declaration with the environment ministry or ask it in writing.':
    'Antes del uso, determinar si la línea de investigación empezó antes o después del 1 de julio de 2017; si fue después, presentar una declaración ante el ministerio de medio ambiente o preguntarle por escrito.',
  'Before the new use, apply to the environment ministry for an authorisation, or get its written statement that none is needed.':
    'Antes del nuevo uso, solicitar una autorización al ministerio de medio ambiente, u obtener su declaración escrita de que no hace falta.',
  'Before the work starts, file the declaration with the environment ministry (form Cerfa 15786 or online) and wait for the receipt, which is due within two months.':
    'Antes de empezar el trabajo, presentar la declaración ante el ministerio de medio ambiente (formulario Cerfa 15786 o en línea) y esperar el recibo, que debe llegar en dos meses.',
  'Pass the receipt on with the material, and keep it for 20 years after the use ends.':
    'Pasar el recibo con el material, y conservarlo 20 años después del fin del uso.',
  'Before the work starts, apply to the environment ministry (overseas to the authority that has taken over the competence) for the authorisation and negotiate the benefit-sharing contract; a standard contract exists by order of 13 September 2017.':
    'Antes de empezar el trabajo, solicitar la autorización al ministerio de medio ambiente (en ultramar, a la autoridad que asumió la competencia) y negociar el contrato de participación en los beneficios; existe un contrato tipo por orden de 13 de septiembre de 2017.',
  'Send the receipt or authorisation number and the agreed terms with the material, and record the recipient.':
    'Enviar con el material el número del recibo o de la autorización y las condiciones acordadas, y anotar el receptor.',
  'Keep proof that sampling and start of use fell within the experiment, and of the yearly information sent to the environment ministry.':
    'Conservar la prueba de que la toma de muestras y el inicio del uso tuvieron lugar durante el experimento, y la de la información anual enviada al ministerio de medio ambiente.',
  'Before the work starts, file the declaration with the environment ministry or, for a direct commercial aim, apply for the authorisation.':
    'Antes de empezar el trabajo, presentar la declaración ante el ministerio de medio ambiente o, para un fin comercial directo, solicitar la autorización.',
  'Check the contract with the supplier, or the receipt, for limits, and keep it.':
    'Buscar los límites en el contrato con el proveedor o en el recibo, y conservarlo.',
  'Before the material is used, accept the standard material transfer agreement for Annex I crops in the public domain, and otherwise check the conditions of the collection.':
    'Antes de usar el material, aceptar el acuerdo normalizado de transferencia de material para los cultivos del anexo I de dominio público, y en los demás casos comprobar las condiciones de la colección.',
  'Before the knowledge is used, apply to the environment ministry; a public body consults the communities and negotiates the sharing contract.':
    'Antes de usar los conocimientos, presentar la solicitud al ministerio de medio ambiente; un organismo público consulta a las comunidades y negocia el contrato de participación.',
  'On filing, give the reference of the receipt or authorisation to the patent office (INPI), and keep it on the invention file.':
    'Al presentar la solicitud de patente, indicar la referencia del recibo o de la autorización a la oficina de patentes (INPI), y guardarla en el expediente de la invención.',
  'Before filing, check that the authorisation covers patenting.':
    'Antes de la solicitud, comprobar que la autorización abarca la patente.',
  'Before any new use, find the authorisation issued for the sampling in the park area; if there is none, ask the territorial authority of French Guiana and a lawyer.':
    'Antes de cualquier uso nuevo, encontrar la autorización expedida para la toma de muestras en la zona del parque; si no la hay, preguntar a la autoridad territorial de la Guayana Francesa y a un jurista.',
  'Before the use, ask the National Environment Management Authority (NEMA) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad nacional de gestión del medio ambiente (NEMA) si sus normas abarcan el caso, y archivar la respuesta.',
  'Find and keep the research clearance, the permits of the wildlife service or the museums, and any agreement of the time.':
    'Encontrar y conservar la autorización de investigación, los permisos del servicio de fauna o de los museos, y todo acuerdo de la época.',
  'Before the work starts, get the research licence of the science commission (NACOSTI); foreigners need a Kenyan partner.':
    'Antes de empezar el trabajo, obtener la licencia de investigación de la comisión de ciencia (NACOSTI); los extranjeros necesitan un socio keniano.',
  'Before the access, get the written prior informed consent of the lead agency, land owner or community.':
    'Antes del acceso, obtener el consentimiento fundamentado previo por escrito del organismo responsable, del propietario de la tierra o de la comunidad.',
  'Before the access, get the written prior informed consent of the lead agency or community.':
    'Antes del acceso, obtener el consentimiento fundamentado previo por escrito del organismo responsable o de la comunidad.',
  'Before the access, apply to the National Environment Management Authority (NEMA) for the access permit, with proof of consent and research clearance.':
    'Antes del acceso, solicitar el permiso de acceso a la autoridad nacional de gestión del medio ambiente (NEMA), con prueba del consentimiento y de la autorización de investigación.',
  'Share monetary and non-monetary benefits as agreed, involve Kenyan citizens and institutions, deposit duplicates and report to the National Environment Management Authority (NEMA).':
    'Compartir los beneficios monetarios y no monetarios según lo acordado, implicar a ciudadanos e instituciones de Kenia, depositar duplicados e informar a la autoridad nacional de gestión del medio ambiente (NEMA).',
  'Before anything leaves Kenya, sign the material transfer agreement.':
    'Antes de que algo salga de Kenia, firmar el acuerdo de transferencia de material.',
  'Before samples leave, add the phytosanitary or veterinary papers of the plant health service (KEPHIS) and, for listed species, the CITES papers.':
    'Antes de que salgan las muestras, añadir los documentos fitosanitarios o veterinarios del servicio fitosanitario (KEPHIS) y, para las especies incluidas, los documentos CITES.',
  'Before the access, agree terms with the Kenya Wildlife Service and the community.':
    'Antes del acceso, acordar las condiciones con el Kenya Wildlife Service y la comunidad.',
  'Before filing, check that the agreement allows it and names co-ownership.':
    'Antes de la solicitud de derechos, comprobar que el acuerdo lo permite y nombra la copropiedad.',
  'Before the knowledge is used, get the consent of the community and sign the agreement with it.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y firmar el acuerdo con ella.',
  'Before research on wildlife or in its habitats, get the wildlife research permit of the Wildlife Research and Training Institute (WRTI) on its portal.':
    'Antes de investigar la vida silvestre o en sus hábitats, obtener el permiso de investigación del instituto de investigación y formación (WRTI) en su portal.',
  'Within 30 days after the agreement on the knowledge takes effect, send it signed to the Cabinet Secretary responsible for intellectual property for the register.':
    'En los 30 días siguientes a la entrada en efecto del acuerdo sobre los conocimientos, enviarlo firmado, para el registro, al secretario de gabinete responsable de la propiedad intelectual.',
  'Only if rights that rest on the knowledge are to be transferred: get the approval of the Cabinet Secretary responsible for intellectual property beforehand.':
    'Solo si se van a transferir derechos que se basan en los conocimientos: obtener antes la aprobación del secretario de gabinete responsable de la propiedad intelectual.',
  'Before the use, ask the Department of Forestry, Fisheries and the Environment (DFFE) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de bosques, pesca y medio ambiente (DFFE) si sus normas abarcan el caso, y archivar la respuesta.',
  'Only if the material was already abroad before 2006: ask the environment department (DFFE) which rules apply.':
    'Solo si el material ya estaba en el extranjero antes de 2006: preguntar al departamento de medio ambiente (DFFE) qué normas se aplican.',
  'Before the use, get the permit or the transitional application of the time from the environment department (DFFE).':
    'Antes del uso, obtener del departamento de medio ambiente (DFFE) el permiso o la solicitud transitoria de la época.',
  'Before the discovery phase, notify the Minister through the environment department (DFFE), and commit to a permit and agreements before commercialisation.':
    'Antes de la fase de descubrimiento, notificar al ministro por el departamento de medio ambiente (DFFE), y comprometerse a un permiso y a acuerdos antes de la comercialización.',
  'Before applying, find a South African person or entity to apply jointly with.':
    'Antes de la solicitud, encontrar una persona o entidad sudafricana con la que presentarla.',
  'Before samples leave, apply to the environment department (DFFE) for the integrated export and bioprospecting permit; the export must be in the public interest.':
    'Antes de que salgan las muestras, solicitar al departamento de medio ambiente (DFFE) el permiso integrado de exportación y bioprospección; la exportación debe ser de interés público.',
  "Before the permit, conclude material transfer and benefit-sharing agreements with the access provider and with communities whose knowledge is used; both need the Minister's approval, and money flows through the trust fund.":
    'Antes del permiso, celebrar los acuerdos de transferencia de material y de participación en los beneficios con quien da el acceso y con las comunidades cuyos conocimientos se usan; ambos necesitan la aprobación del ministro, y el dinero pasa por el fondo fiduciario.',
  'Before samples leave, sign the export agreement and notify, or get the export permit.':
    'Antes de que salgan las muestras, firmar el acuerdo de exportación y notificar, u obtener el permiso de exportación.',
  'Before the commercialisation phase, apply to the environment department (DFFE) for the bioprospecting, biotrade or integrated permit.':
    'Antes de la fase de comercialización, solicitar al departamento de medio ambiente (DFFE) el permiso de bioprospección, de biocomercio o integrado.',
  'Before collecting, get the provincial collecting permits and the consent of the land owner.':
    'Antes de colectar, obtener los permisos provinciales de colecta y el consentimiento del propietario de la tierra.',
  'Record why the species is exotic.': 'Anotar por qué la especie es exótica.',
  "Before the transfer, get the Minister's written consent.":
    'Antes de la transferencia, obtener el consentimiento escrito del ministro.',
  'On filing, lodge the statement on native resources and traditional knowledge, with proof, with the patent office (CIPC).':
    'Al presentar la solicitud, entregar a la oficina de patentes (CIPC) la declaración sobre recursos autóctonos y conocimientos tradicionales, con prueba.',
  'Keep the standard material transfer agreement with which the material came, and follow it.':
    'Conservar el acuerdo normalizado de transferencia de material con el que vino el material, y cumplirlo.',
  'Before buying, check whether the species is indigenous and the use is biotrade.':
    'Antes de comprar, comprobar si la especie es autóctona y si el uso es biocomercio.',
  'Before the access, get the papers of the sector from the forestry, agriculture or environment authority: collecting permit, export permit, cooperation contract.':
    'Antes del acceso, obtener los documentos del sector de la autoridad forestal, agrícola o de medio ambiente: permiso de colecta, permiso de exportación, contrato de cooperación.',
  'Before the access, get the approval of the ministry in charge of the taxon, and fix benefit-sharing in the contract with the Chinese side.':
    'Antes del acceso, obtener la aprobación del ministerio a cargo del taxón, y fijar la participación en los beneficios en el contrato con la parte china.',
  'Before samples leave China, get the export permits of the ministry in charge and of customs.':
    'Antes de que las muestras salgan de China, obtener los permisos de exportación del ministerio competente y de la aduana.',
  'Before the use, get the permits of the authority in charge of the sector.':
    'Antes del uso, obtener los permisos de la autoridad a cargo del sector.',
  'Before the use, have the Chinese provider apply through the province to the Ministry of Agriculture and Rural Affairs or the Forestry and Grassland Administration, with the benefit-sharing plan.':
    'Antes del uso, hacer que el proveedor chino presente la solicitud, por la provincia, al ministerio de agricultura y asuntos rurales o a la administración de bosques y pastizales, con el plan de participación en los beneficios.',
  'Follow the terms of the national gene bank and report the results to it.':
    'Cumplir las condiciones del banco nacional de genes y comunicarle los resultados.',
  'Before the use, apply to the Ministry of Agriculture and Rural Affairs with the benefit-sharing plan of Decree 533.':
    'Antes del uso, presentar la solicitud al ministerio de agricultura y asuntos rurales con el plan de participación en los beneficios del decreto 533.',
  'When a patent is filed, complete the source disclosure form of the patent office (CNIPA) and keep the access papers.':
    'Al solicitar una patente, rellenar el formulario de divulgación de la fuente de la oficina de patentes (CNIPA) y conservar los documentos de acceso.',
  'Before the knowledge is used, get the consent of its holder and agree terms.':
    'Antes de usar los conocimientos, obtener el consentimiento de su titular y acordar las condiciones.',
  'Before any collection, use or transfer of human genetic resources, have the Chinese partner file with, or apply to, the National Health Commission.':
    'Antes de toda recolección, uso o cesión de recursos genéticos humanos, hacer que el socio chino presente el registro o la solicitud ante la Comisión Nacional de Salud.',
  'Before the use, get from the Chinese partner the approval of the time.':
    'Antes del uso, obtener del socio chino la aprobación de la época.',
  'Before the work starts, agree with a Chinese partner who takes a real part in the research and shares its rights.':
    'Antes de empezar el trabajo, acordar con un socio chino que participe de verdad en la investigación y comparta sus derechos.',
  'Before the use, show how the plant was lawfully collected: foreigners may not collect or buy nationally protected wild plants, and field surveys need approval.':
    'Antes del uso, mostrar cómo se colectó legalmente la planta: los extranjeros no pueden colectar ni comprar plantas silvestres con protección nacional, y los estudios de campo necesitan aprobación.',
  'Before the access, get the flora or fauna bioprospecting licence of the Department of Biodiversity, Conservation and Attractions of Western Australia.':
    'Antes del acceso, obtener la licencia de bioprospección de flora o fauna del departamento de biodiversidad, conservación y atracciones de Australia Occidental.',
  'Before the work starts, ask the biodiscovery unit of the Northern Territory to confirm in writing whether it is bioprospecting.':
    'Antes de empezar el trabajo, pedir a la unidad de biodescubrimiento del Territorio del Norte que confirme por escrito si es bioprospección.',
  'Before the access, apply to the Parks and Wildlife Commission or to Northern Territory Fisheries for the permit, with the consent of the provider and the benefit-sharing agreement.':
    'Antes del acceso, solicitar el permiso a la comisión de parques y vida silvestre o al servicio de pesca del Territorio del Norte, con el consentimiento del proveedor y el acuerdo de participación en los beneficios.',
  "Before the knowledge is used, agree terms with its custodians under Queensland's code of practice.":
    'Antes de usar los conocimientos, acordar las condiciones con sus custodios según el código de práctica de Queensland.',
  'Before the knowledge is used, seek the consent of its custodians and record it.':
    'Antes de usar los conocimientos, buscar el consentimiento de sus custodios y dejar constancia de él.',
  'Keep the State collecting permit of the time.': 'Conservar el permiso estatal de colecta de la época.',
  "Before the access, apply to the Commonwealth environment department for the permit, with the access provider's written permission and a declaration not to commercialise, to report and to deposit duplicates.":
    'Antes del acceso, solicitar el permiso al departamento de medio ambiente de la Commonwealth, con el permiso escrito de quien da el acceso y una declaración de no comercializar, informar y depositar duplicados.',
  'Before the access, negotiate the model benefit-sharing agreement with the access provider, then apply to the Commonwealth environment department for the permit.':
    'Antes del acceso, negociar el acuerdo modelo de participación en los beneficios con quien da el acceso, y después solicitar el permiso al departamento de medio ambiente de la Commonwealth.',
  'Before samples are passed on, get the permission of each access provider.':
    'Antes de entregar muestras a otros, obtener el permiso de cada uno de los que dieron acceso.',
  'Before the access, get the collection authority from the Queensland environment department, and before the use an approved biodiscovery plan and agreement; a transfer needs a third-party use agreement.':
    'Antes del acceso, obtener la autorización de colecta del departamento de medio ambiente de Queensland y, antes del uso, un plan de biodescubrimiento aprobado y un acuerdo; una transferencia necesita un acuerdo de uso por terceros.',
  "Before the access, get the collecting permit of the State's nature-conservation agency and the consent of the land holder, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes del acceso, obtener el permiso de colecta del organismo de conservación de la naturaleza del estado y el consentimiento del titular de la tierra, y preguntar a ese organismo si hace falta un acuerdo de biodescubrimiento.',
  "Before the access, get the collecting permit of the State's nature-conservation agency, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes del acceso, obtener el permiso de colecta del organismo de conservación de la naturaleza del estado, y preguntarle si hace falta un acuerdo de biodescubrimiento.',
  'Before the right is granted, register with the National Biodiversity Authority, and get its approval before commercialisation.':
    'Antes de que se conceda el derecho, registrarse en la autoridad nacional de biodiversidad, y obtener su aprobación antes de la comercialización.',
  'Keep proof of the date of obtaining the material and of its lawful export at that time.':
    'Conservar prueba de la fecha en que se obtuvo el material y de su exportación legal en aquel momento.',
  'Before the access, apply to the National Biodiversity Authority (Form 1 for research or survey, Form 2 for commercial use under the 2024 Rules) and sign the benefit-sharing agreement.':
    'Antes del acceso, presentar la solicitud a la autoridad nacional de biodiversidad (formulario 1 para investigación o estudios, formulario 2 para uso comercial según las normas de 2024) y firmar el acuerdo de participación en los beneficios.',
  'Only if turnover is above 1 crore rupees: send the yearly statement of the resources used to the National Biodiversity Authority or the State Board (from April 2025).':
    'Solo si el volumen de negocios supera 1 crore de rupias: enviar la declaración anual de los recursos usados a la autoridad nacional de biodiversidad o a la junta estatal (desde abril de 2025).',
  'Before the commercial use, file the intimation with the State Biodiversity Board (Form B under the 2025 Regulations), pay the fee and accept the terms.':
    'Antes del uso comercial, presentar el aviso a la junta estatal de biodiversidad (formulario B según el reglamento de 2025), pagar la tasa y aceptar las condiciones.',
  'After the annual statement, pay the share that follows from the turnover to the State Board.':
    'Después de la declaración anual, pagar a la junta estatal la parte que resulta del volumen de negocios.',
  'Only if a novel microbial strain is to be deposited in a foreign repository: notify the National Biodiversity Authority before the deposit (2025 Regulations).':
    'Solo si se va a depositar una cepa microbiana nueva en un depósito extranjero: notificarlo a la autoridad nacional de biodiversidad antes del depósito (reglamento de 2025).',
  'Before the right is granted, get the approval of, or registration with, the National Biodiversity Authority, agree terms of commercialisation, and disclose source and origin in the specification.':
    'Antes de que se conceda el derecho, obtener la aprobación de la autoridad nacional de biodiversidad o registrarse en ella, acordar las condiciones de comercialización, y divulgar la fuente y el origen en la descripción.',
  'Before results or accessed material go to a foreign party or a third person, apply to the National Biodiversity Authority; publication and projects under section 5 are exempt.':
    'Antes de que los resultados o el material obtenido vayan a una parte extranjera o a un tercero, presentar la solicitud a la autoridad nacional de biodiversidad; la publicación y los proyectos del artículo 5 están exentos.',
  'Record whether the extract still allows the plant part to be recognised or separated.':
    'Anotar si el extracto permite todavía reconocer o separar la parte de la planta.',
  'Before the data are used, apply to the National Biodiversity Authority as for material, naming the database and accession numbers.':
    'Antes de usar los datos, presentar la solicitud a la autoridad nacional de biodiversidad como para el material, nombrando la base de datos y los números de acceso.',
  'Keep proof of the date of collection and any regional collecting permit.':
    'Conservar prueba de la fecha de colecta y todo permiso regional de colecta.',
  'Before the use, ask the autonomous community of collection or the ministry for the ecological transition (MITECO) whether consent exists or can be regularised.':
    'Antes del uso, preguntar a la comunidad autónoma de la colecta o al ministerio para la transición ecológica (MITECO) si existe consentimiento o se puede regularizar.',
  'Before the access, apply to the autonomous community of collection or to the collection holder (for State cases to the ministry, MITECO) with the non-commercial form, and commit to ask again if the aim turns commercial.':
    'Antes del acceso, acudir a la comunidad autónoma de la colecta o al titular de la colección (en los casos estatales al ministerio, MITECO) con el formulario no comercial, y comprometerse a pedirlo de nuevo si el fin pasa a ser comercial.',
  'Only if the resource is used in Spain: file the due diligence declarations with the ministry (MITECO) at the funding and product stages, and before a patent is filed.':
    'Solo si el recurso se usa en España: presentar al ministerio (MITECO) las declaraciones de diligencia debida en las fases de financiación y de producto, y antes de solicitar una patente.',
  'Before the access, negotiate terms with the provider and get the authorisation of the autonomous community or of the ministry (MITECO); it becomes the international certificate.':
    'Antes del acceso, negociar las condiciones con el proveedor y obtener la autorización de la comunidad autónoma o del ministerio (MITECO); se convierte en el certificado internacional.',
  'Hand over the authorisation and the terms with the material, and keep a record.':
    'Entregar la autorización y las condiciones con el material, y dejar constancia de ello.',
  'Find the material transfer agreement of the gene bank, keep it and follow it.':
    'Encontrar el acuerdo de transferencia de material del banco de germoplasma, conservarlo y cumplirlo.',
  'Only for crops of the Plant Treaty used for food and agriculture: accept the standard material transfer agreement of the gene bank before the material is sent.':
    'Solo para cultivos del Tratado sobre plantas usados para la alimentación y la agricultura: aceptar el acuerdo normalizado de transferencia de material del banco de germoplasma antes de que se envíe el material.',
  'Only for other crops or other aims: apply to the agriculture ministry or the region for authorisation before the access.':
    'Solo para otros cultivos u otros fines: solicitar la autorización al ministerio de agricultura o a la región antes del acceso.',
  'Before the use, ask the Ethiopian Biodiversity Institute (EBI) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al instituto etíope de biodiversidad (EBI) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get a copy of the permit of the time from the Ethiopian Biodiversity Institute.':
    'Antes del uso, obtener del instituto etíope de biodiversidad una copia del permiso de la época.',
  'Before the access, apply in writing to the Ethiopian Biodiversity Institute for the access permit and sign the access agreement with it.':
    'Antes del acceso, solicitar por escrito el permiso de acceso al instituto etíope de biodiversidad y firmar con él el acuerdo de acceso.',
  'Before applying, get a letter of the home authority and agree with an Ethiopian institution to work together.':
    'Antes de la solicitud, obtener una carta de la autoridad del país del solicitante y acordar con una institución etíope trabajar juntos.',
  'Before samples leave, ask the Ethiopian Biodiversity Institute for the export permit; the research must be done in Ethiopia with Ethiopian participation unless that is shown to be impossible.':
    'Antes de que salgan las muestras, solicitar el permiso de exportación al instituto etíope de biodiversidad; la investigación debe hacerse en Etiopía con participación etíope, salvo que se demuestre que es imposible.',
  "Before the use, get a copy of the public institution's special access permit and follow its duties.":
    'Antes del uso, obtener una copia del permiso especial de acceso de la institución pública y cumplir sus obligaciones.',
  'Before filing, get the written consent of the Ethiopian Biodiversity Institute.':
    'Antes de la solicitud de derechos, obtener el consentimiento escrito del instituto etíope de biodiversidad.',
  'Before the knowledge is used, get the consent of the community and a separate permit of the Ethiopian Biodiversity Institute.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y un permiso aparte del instituto etíope de biodiversidad.',
  'Before access to wild animals, ask the ministry of agriculture for the permit; the Ethiopian Biodiversity Institute is not responsible for them (Art. 26).':
    'Antes del acceso a animales silvestres, pedir el permiso al ministerio de agricultura; el instituto etíope de biodiversidad no es responsable de ellos (art. 26).',
  'Keep position, date and vessel of the sampling to prove the area.':
    'Conservar la posición, la fecha y el buque de la toma de muestras para probar la zona.',
  "Before the use, check whether the user's State is a Party to the BBNJ Agreement and whether it made the exception for older material.":
    'Antes del uso, comprobar si el Estado del usuario es Parte en el Acuerdo BBNJ y si hizo la excepción para el material más antiguo.',
  'Notify utilisation, results, patents and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar el uso, los resultados, las patentes y las ventas al centro de intercambio del Acuerdo BBNJ, por el punto focal nacional.',
  'Before the cruise, send the notice with the data management plan to the Clearing-House of the BBNJ Agreement through the national focal point, and get the batch identifier.':
    'Antes de la expedición, enviar la notificación con el plan de gestión de datos al centro de intercambio del Acuerdo BBNJ por el punto focal nacional, y obtener el identificador de lote.',
  'After collecting, at the latest one year later, report to the Clearing-House of the BBNJ Agreement and deposit samples and data.':
    'Después de colectar, a más tardar un año después, informar al centro de intercambio del Acuerdo BBNJ y depositar muestras y datos.',
  'Notify utilisation, publications, patents, products and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar el uso, las publicaciones, las patentes, los productos y las ventas al centro de intercambio del Acuerdo BBNJ, por el punto focal nacional.',
  'Label the samples as material of the high seas for later users.':
    'Etiquetar las muestras como material de alta mar para los usuarios posteriores.',
  'Before the knowledge is used, get the consent of its holders and agree terms.':
    'Antes de usar los conocimientos, obtener el consentimiento de sus titulares y acordar las condiciones.',
}
