import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with A to B. */
export const countryDutiesAtoB: ContentTexts = {
  'Before the use, ask the Ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Only if the plant is threatened or protected flora: get the leave of the environment ministry before taking, transporting or exporting it (Law 7/2019, Art. 13(3) and 14(4)).':
    'Solo si la planta es amenazada o de flora protegida: obtener la autorización del ministerio de medio ambiente antes de tomarla, transportarla o exportarla (Ley 7/2019, arts. 13(3) y 14(4)).',
  'Only if the work in nature is a professional activity: get the leave of the parish (Law 7/2019, Art. 41(1)).':
    'Solo si el trabajo en la naturaleza es una actividad profesional: obtener la autorización de la parroquia (Ley 7/2019, art. 41(1)).',
  'Before the access, apply to the Ministry of Climate Change and Environment and to the authority of the emirate for the permit, and sign the benefit-sharing agreement.':
    'Antes del acceso, solicitar el permiso al Ministerio de Cambio Climático y Medio Ambiente y a la autoridad del emirato, y firmar el acuerdo de participación en los beneficios.',
  'Before the use, sign the standard agreement of the holder of the seeds, or ask the Ministry of Climate Change and Environment which one applies.':
    'Antes del uso, firmar el acuerdo normalizado del titular de las semillas, o preguntar al Ministerio de Cambio Climático y Medio Ambiente cuál se aplica.',
  'Before any contract or payment, ask legal who may sign for the authority and whether sanctions allow the contract.':
    'Antes de cualquier contrato o pago, preguntar al servicio jurídico quién puede firmar por la autoridad y si las sanciones permiten el contrato.',
  'Before the access, apply to the National Environmental Protection Agency (NEPA) for its consent, and agree terms on benefits and reports with it.':
    'Antes del acceso, solicitar su consentimiento a la agencia nacional de protección del medio ambiente (NEPA), y acordar con ella las condiciones sobre beneficios e informes.',
  'Before the use, ask the National Environmental Protection Agency (NEPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia nacional de protección del medio ambiente (NEPA) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Keep the certificate of origin of the National Environmental Protection Agency (NEPA) with the material.':
    'Conservar con el material el certificado de origen de la agencia nacional de protección del medio ambiente (NEPA).',
  'Before collecting or use, apply to the Department of Environment for access, get its consent and agree terms.':
    'Antes de la colecta o del uso, solicitar el acceso al departamento de medio ambiente, obtener su consentimiento y acordar las condiciones.',
  'Before the access, apply to the Ministry of Tourism and Environment for the certificate on use of biological material (resources in the wild) or for its approval (resources in collections).':
    'Antes del acceso, solicitar al Ministerio de Turismo y Medio Ambiente el certificado de uso de material biológico (recursos en la naturaleza) o su aprobación (recursos en colecciones).',
  'Before the research, and again at the final stage of development, ask the Ministry of Tourism and Environment whether the decision on declarations is in force, and file the declaration that it asks for.':
    'Antes de la investigación, y de nuevo en la fase final del desarrollo, preguntar al Ministerio de Turismo y Medio Ambiente si está en vigor la decisión sobre declaraciones, y presentar la declaración que pida.',
  'Before the use, agree terms with the owner or provider; for material from a collection, sign the transfer agreement.':
    'Antes del uso, acordar las condiciones con el propietario o proveedor; para material de una colección, firmar el acuerdo de transferencia.',
  'Before the use, ask the Ministry of Tourism and Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Turismo y Medio Ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry in charge of environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the use, ask the authority of the State that sends the expedition in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad del Estado que envía la expedición si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, get the collecting permit and the export authorisation of the province.':
    'Antes de colectar, obtener el permiso de colecta y la autorización de exportación de la provincia.',
  'Before filing, check that the contract with the province covers intellectual property, and show it to the patent office (INPI).':
    'Antes de la solicitud, comprobar que el contrato con la provincia abarca la propiedad intelectual, y presentarlo a la oficina de patentes (INPI).',
  'Before samples leave the country, register with the national environment authority (Subsecretaría de Ambiente) and get the compliance certificate and the export authorisation.':
    'Antes de que las muestras salgan del país, registrarse en la autoridad ambiental nacional (Subsecretaría de Ambiente) y obtener el certificado de cumplimiento y la autorización de exportación.',
  'Before the access, apply to the authority of the province of origin: for the access authorisation if the aim is not commercial, for the benefit-sharing contract if it is.':
    'Antes del acceso, acudir a la autoridad de la provincia de origen: por la autorización de acceso si el fin no es comercial, por el contrato de participación en los beneficios si lo es.',
  'Before the access, get the research permit of the National Parks Administration (Administración de Parques Nacionales) and agree its bioprospecting terms.':
    'Antes del acceso, obtener el permiso de investigación de la Administración de Parques Nacionales y acordar sus condiciones de bioprospección.',
  'Before the knowledge is used, get the consent of the community and agree terms with it; the National Institute of Indigenous Affairs (INAI) can name its representatives.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y acordar las condiciones con ella; el Instituto Nacional de Asuntos Indígenas (INAI) puede nombrar a sus representantes.',
  'Before the use, ask the National Seed Institute (INASE) and the agriculture secretariat in writing whether the province must consent, in particular for wild relatives and landraces.':
    'Antes del uso, preguntar por escrito al Instituto Nacional de Semillas (INASE) y a la secretaría de agricultura si la provincia debe consentir, en particular para parientes silvestres y variedades locales.',
  'Before the use, ask the Subsecretaría de Ambiente de la Nación (former environment ministry) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la Subsecretaría de Ambiente de la Nación (antiguo ministerio de medio ambiente) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, ask the province of origin in writing whether it had an access law when the material was taken; Misiones, Neuquén and Río Negro are known to have had one.':
    'Antes del uso, preguntar por escrito a la provincia de origen si tenía una ley de acceso cuando se tomó el material; se sabe que Misiones, Neuquén y Río Negro la tenían.',
  'Before the use, find the province of isolation in the record of the culture collection, for its authority gives the permission.':
    'Antes del uso, encontrar la provincia de aislamiento en la ficha de la colección de cultivos, porque su autoridad da el permiso.',
  'Before the use, get a copy of the authorisation and the terms that the national environment authority gave at the time.':
    'Antes del uso, obtener una copia de la autorización y de las condiciones que dio en su momento la autoridad ambiental nacional.',
  'Before samples are passed on, get the permission of each access provider.':
    'Antes de entregar muestras a otros, obtener el permiso de cada uno de los que dieron acceso.',
  "Before the access, apply to the Commonwealth environment department for the permit, with the access provider's written permission and a declaration not to commercialise, to report and to deposit duplicates.":
    'Antes del acceso, solicitar el permiso al departamento de medio ambiente de la Commonwealth, con el permiso escrito de quien da el acceso y una declaración de no comercializar, informar y depositar duplicados.',
  'Before the access, apply to the Parks and Wildlife Commission or to Northern Territory Fisheries for the permit, with the consent of the provider and the benefit-sharing agreement.':
    'Antes del acceso, solicitar el permiso a la comisión de parques y vida silvestre o al servicio de pesca del Territorio del Norte, con el consentimiento del proveedor y el acuerdo de participación en los beneficios.',
  "Before the access, get the collecting permit of the State's nature-conservation agency and the consent of the land holder, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes del acceso, obtener el permiso de colecta del organismo de conservación de la naturaleza del estado y el consentimiento del titular de la tierra, y preguntar a ese organismo si hace falta un acuerdo de biodescubrimiento.',
  "Before the access, get the collecting permit of the State's nature-conservation agency, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes del acceso, obtener el permiso de colecta del organismo de conservación de la naturaleza del estado, y preguntarle si hace falta un acuerdo de biodescubrimiento.',
  'Before the access, get the collection authority from the Queensland environment department, and before the use an approved biodiscovery plan and agreement; a transfer needs a third-party use agreement.':
    'Antes del acceso, obtener la autorización de colecta del departamento de medio ambiente de Queensland y, antes del uso, un plan de biodescubrimiento aprobado y un acuerdo; una transferencia necesita un acuerdo de uso por terceros.',
  'Before the access, get the flora or fauna bioprospecting licence of the Department of Biodiversity, Conservation and Attractions of Western Australia.':
    'Antes del acceso, obtener la licencia de bioprospección de flora o fauna del departamento de biodiversidad, conservación y atracciones de Australia Occidental.',
  'Before the access, negotiate the model benefit-sharing agreement with the access provider, then apply to the Commonwealth environment department for the permit.':
    'Antes del acceso, negociar el acuerdo modelo de participación en los beneficios con quien da el acceso, y después solicitar el permiso al departamento de medio ambiente de la Commonwealth.',
  "Before the knowledge is used, agree terms with its custodians under Queensland's code of practice.":
    'Antes de usar los conocimientos, acordar las condiciones con sus custodios según el código de práctica de Queensland.',
  'Before the knowledge is used, seek the consent of its custodians and record it.':
    'Antes de usar los conocimientos, buscar el consentimiento de sus custodios y dejar constancia de él.',
  'Before the work starts, ask the biodiscovery unit of the Northern Territory to confirm in writing whether it is bioprospecting.':
    'Antes de empezar el trabajo, pedir a la unidad de biodescubrimiento del Territorio del Norte que confirme por escrito si es bioprospección.',
  'Keep the State collecting permit of the time.': 'Conservar el permiso estatal de colecta de la época.',
  'Before collecting or export, ask Fundacion Parke Nacional Aruba and the government of the island for the research, collecting and export permits.':
    'Antes de la colecta o la exportación, pedir a Fundacion Parke Nacional Aruba y al gobierno de la isla los permisos de investigación, colecta y exportación.',
  'Before the use, ask the Dutch ABS focal point whether Aruba has made access rules since January 2023, and keep proof of origin and permits.':
    'Antes del uso, preguntar al punto focal neerlandés si Aruba ha dictado normas de acceso desde enero de 2023, y conservar la prueba del origen y los permisos.',
  'Before the access, ask the national gene bank or the authority under the law of 2012 for the terms of access and export.':
    'Antes del acceso, preguntar al banco nacional de germoplasma o a la autoridad según la ley de 2012 las condiciones de acceso y exportación.',
  'Before the use, ask the ministry in charge of ecology in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo de la ecología si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before protected species leave the Federation, get the consent of the Federal Ministry of Environment and Tourism and the paper of the State ministry for foreign trade.':
    'Antes de que las especies protegidas salgan de la Federación, obtener el consentimiento del Ministerio Federal de Medio Ambiente y Turismo y el documento del ministerio estatal de comercio exterior.',
  'Before the use, ask the entity ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio de la entidad a cargo del medio ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'After the research, hand the report and the publications to the Ministry of Environment for review.':
    'Después de la investigación, entregar el informe y las publicaciones al Ministerio de Medio Ambiente para su revisión.',
  'Before a new use, a transfer, commercial work or a patent, ask the Ministry of Environment in writing for a new permission, and keep to the purpose until then.':
    'Antes de un uso nuevo, una transferencia, un trabajo comercial o una patente, pedir por escrito una nueva autorización al Ministerio de Medio Ambiente, y atenerse hasta entonces a la finalidad.',
  'Before collecting or export, apply to the Ministry of Environment with species, period, place and purpose, and wait for the permission.':
    'Antes de la colecta o la exportación, presentar al Ministerio de Medio Ambiente una solicitud con especie, período, lugar y finalidad, y esperar la autorización.',
  'Before the use, ask the Ministry of Environment and National Beautification in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Embellecimiento Nacional si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before filing for intellectual property, apply to the National Committee on Biodiversity for approval.':
    'Antes de solicitar la propiedad intelectual, pedir la aprobación del Comité Nacional de Biodiversidad.',
  'Before the access, apply to the National Committee on Biodiversity for approval and agree on benefits.':
    'Antes del acceso, pedir la aprobación del Comité Nacional de Biodiversidad y acordar los beneficios.',
  'At the latest one month before the first request for market approval, notification, marketing, or sale of the result, notify the commercial use to the federal environment department (DG Environment), keep the receipt, and agree terms with it.':
    'A más tardar un mes antes de la primera solicitud de autorización de comercialización, notificación, comercialización o venta del resultado, notificar el uso comercial al servicio federal de medio ambiente (DG Environnement), conservar el recibo y acordar con él las condiciones.',
  'At the latest one year after the results are published, notify the use to the federal environment department (DG Environment), unless they are published in open access.':
    'A más tardar un año después de publicar los resultados, notificar el uso al servicio federal de medio ambiente (DG Environnement), salvo que se publiquen en acceso abierto.',
  'When results are published or, with a commercial aim, on a patent, request for approval, marketing, or sale of the result, notify the use to the Walloon public service and keep the receipt; a commercial aim needs agreed terms.':
    'Cuando se publiquen los resultados o, con un fin comercial, en caso de patente, solicitud de aprobación, comercialización o venta del resultado, notificar el uso al Servicio Público de Valonia y conservar el recibo; un fin comercial necesita condiciones acordadas.',
  'Before the material is collected or received, agree terms on the sharing of benefits, or use the standard material transfer agreement where the multilateral system of the International Treaty applies.':
    'Antes de colectar o recibir el material, acordar la participación en los beneficios, o usar el acuerdo normalizado de transferencia de material donde se aplique el sistema multilateral del Tratado Internacional.',
  'Before the material is collected or received, get the consent to access that the law of 2019 asks for; the ministry of higher education, research and innovation can name its authority.':
    'Antes de colectar o recibir el material, obtener el consentimiento de acceso que pide la ley de 2019; el ministerio de enseñanza superior, investigación e innovación puede nombrar su autoridad.',
  'Before the use, ask the Secretariat of the national council for sustainable development (SP/CNDD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito a la secretaría del consejo nacional para el desarrollo sostenible (SP/CNDD) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the access, apply to the Ministry of Environment and Water and agree terms in writing.':
    'Antes del acceso, presentar la solicitud al Ministerio de Medio Ambiente y Agua y acordar las condiciones por escrito.',
  'Before the use, ask the Ministry of Municipalities Affairs and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Municipios y Agricultura si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Supreme Council for Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Consejo Supremo de Medio Ambiente si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  "Before the use, ask the Office burundais pour la protection de l'environnement (OBPE) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.":
    "Antes del uso, preguntar por escrito al Office burundais pour la protection de l'environnement (OBPE) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.",
  'Before the access, apply to the forests directorate of the environment ministry, get consent, agree terms and obtain the access permit.':
    'Antes del acceso, presentar la solicitud a la dirección de bosques del ministerio de medio ambiente, obtener el consentimiento, acordar las condiciones y obtener el permiso de acceso.',
  'Before the use, ask the Ministry in charge of environment (forests directorate) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente (dirección de bosques) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before any use outside the approved study, get the explicit written consent of the Department of Environment and Natural Resources (DENR).':
    'Antes de cualquier uso fuera del estudio aprobado, obtener el consentimiento escrito y explícito del departamento de medio ambiente y recursos naturales (DENR).',
  'Before commercial steps or rights on marine specimens, get the consent of the Department of Environment and Natural Resources (DENR) and of the minister, and agree the terms of the government.':
    'Antes de pasos comerciales o de derechos sobre especímenes marinos, obtener el consentimiento del departamento de medio ambiente y recursos naturales (DENR) y del ministro, y acordar las condiciones del gobierno.',
  'Before samples leave, get the export permits; specimens of protected species (Convention on International Trade in Endangered Species) are inspected one day before.':
    'Antes de que salgan las muestras, obtener los permisos de exportación; los especímenes de especies protegidas (Convención sobre el Comercio Internacional de Especies Amenazadas) se inspeccionan un día antes.',
  'Before the use, ask the Department of Environment and Natural Resources (DENR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de medio ambiente y recursos naturales (DENR) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the work, apply to the Department of Environment and Natural Resources (DENR) for the scientific research licence or the marine permit, and for the protected species licence where it is needed.':
    'Antes del trabajo, solicitar al departamento de medio ambiente y recursos naturales (DENR) la licencia de investigación científica o el permiso marino y, si hace falta, la licencia para especies protegidas.',
  'After the work, give a copy of the report to the permits unit of the Forestry Department.':
    'Después del trabajo, entregar una copia del informe a la unidad de permisos del departamento forestal.',
  'Before the use, ask the Forestry Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento forestal si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'One month before entry, apply to the Forestry Department for the use permit (Form 7).':
    'Un mes antes de la entrada, solicitar al departamento forestal el permiso de uso (formulario 7).',
  'Before the access, apply to the biodiversity directorate of the environment ministry for the access contract and sign it.':
    'Antes del acceso, solicitar el contrato de acceso a la dirección de biodiversidad del ministerio de medio ambiente y firmarlo.',
  'Before the access, get the consent of the park service (SERNAP) or of the indigenous organisation as well.':
    'Antes del acceso, obtener también el consentimiento del servicio de parques (SERNAP) o de la organización indígena.',
  'Before the access, name a Bolivian research institution as national support institution, and leave duplicates in Bolivia.':
    'Antes del acceso, nombrar una institución de investigación boliviana como institución nacional de apoyo, y dejar duplicados en Bolivia.',
  'Before the knowledge is used, agree with its provider the annex to the access contract.':
    'Antes de usar los conocimientos, acordar con su proveedor el anexo al contrato de acceso.',
  'Before the use, ask the Ministerio de Medio Ambiente y Agua in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Agua si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, find the access contract of the time; if there is none, ask the biodiversity directorate of the environment ministry about regularisation.':
    'Antes del uso, encontrar el contrato de acceso de la época; si no lo hay, preguntar a la dirección de biodiversidad del ministerio de medio ambiente por la regularización.',
  "Before the use, get a copy of the institution's framework agreement and check that it covers the project.":
    'Antes del uso, obtener una copia del acuerdo marco de la institución y comprobar que abarca el proyecto.',
  'Before the access, ask the Dutch ABS focal point and the government of the island which permit and terms apply.':
    'Antes del acceso, preguntar al punto focal neerlandés y al gobierno de la isla qué permiso y qué condiciones se aplican.',
  'Before any further use, show in SisGen the adaptation of the access that was authorised at the time; without an authorisation show the regularisation and, for anything beyond pure research, the signed commitment term.':
    'Antes de cualquier otro uso, presentar en SisGen la adecuación del acceso autorizado en su momento; sin autorización, presentar la regularización y, para todo lo que exceda la investigación pura, el compromiso firmado.',
  'Before samples are shipped abroad for access, sign the Brazilian material transfer term (TTM); samples sent for a service only need a registration of their own and a service instrument.':
    'Antes de enviar muestras al extranjero para el acceso, firmar el acuerdo brasileño de transferencia de material (TTM); las muestras enviadas para un servicio solo necesitan un registro propio y un contrato de servicio.',
  'Before the access, apply through SisGen for the prior authorisation of the Genetic Heritage Council (CGen), with the consent of the defence council or the navy.':
    'Antes del acceso, solicitar por SisGen la autorización previa del Consejo del patrimonio genético (CGen), con la conformidad del consejo de defensa o de la marina.',
  'Before the first sale, notify the finished product or reproductive material in SisGen.':
    'Antes de la primera venta, notificar en SisGen el producto terminado o el material reproductivo.',
  'Before the knowledge is used, get the consent of the indigenous or traditional community in documented form: signed, recorded, by official opinion or by community protocol.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad indígena o tradicional en forma documentada: firmado, grabado, por dictamen oficial o por protocolo comunitario.',
  'Before the material is passed on, check what the material transfer term (TTM) says of it and bind the next recipient in writing.':
    'Antes de entregar el material a otros, comprobar qué dice de ello el acuerdo de transferencia de material (TTM) y obligar por escrito al siguiente receptor.',
  'Before the research starts, either sign a cooperation with a Brazilian scientific or technological research institution or, since 11 June 2026 and only where there is no scientific collaboration, an association term for registration alone with one that is not linked to the company; let that institution make the registration in SisGen.':
    'Antes de que empiece la investigación, firmar una cooperación con una institución científica o tecnológica brasileña o, desde el 11 de junio de 2026 y solo si no hay colaboración científica, un acuerdo de asociación para el mero registro con una que no esté vinculada a la empresa; dejar que esa institución haga el registro en SisGen.',
  'Before the sale, find out who is the last link in the chain of the reproductive material and whether the species is introduced.':
    'Antes de la venta, averiguar quién es el último eslabón de la cadena del material reproductivo y si la especie es introducida.',
  'Before the use, ask the Genetic Heritage Council (CGen) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Consejo del patrimonio genético (CGen) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the work starts, write down why the activity is outside research and development.':
    'Antes de empezar el trabajo, anotar por qué la actividad queda fuera de la investigación y el desarrollo.',
  'Have the access registered in SisGen, the system of the Genetic Heritage Council (CGen), before the first of: shipment abroad, filing for intellectual property, sale of an intermediate product, publication of results, or notification of a finished product.':
    'Registrar el acceso en SisGen, el sistema del Consejo del patrimonio genético (CGen), antes del primero de estos actos: envío al extranjero, solicitud de propiedad intelectual, venta de un producto intermedio, publicación de resultados o notificación de un producto terminado.',
  'Keep one hard proof dated before 30 June 2000: a patent filing, cultivar record, product registration or sales record.':
    'Conservar una prueba sólida fechada antes del 30 de junio de 2000: solicitud de patente, registro de cultivar, registro de producto o documento de venta.',
  'Keep the evidence that the species is introduced, and check the lists of the Ministry of Agriculture (MAPA).':
    'Conservar la prueba de que la especie es introducida, y consultar las listas del ministerio de agricultura (MAPA).',
  'Link the accession to the registration of its shipment, or to proof that it was received before 30 June 2000.':
    'Vincular la accesión con el registro de su envío, o con la prueba de que se recibió antes del 30 de junio de 2000.',
  'Only if an intermediate product is sold: register the access and hand its number down the chain; benefit-sharing then falls on the maker of the finished product.':
    'Solo si se vende un producto intermedio: registrar el acceso y pasar su número a lo largo de la cadena; la participación en los beneficios corresponde entonces al fabricante del producto terminado.',
  'Record substrate, place and date of the isolation and, for a strain from abroad, keep the import papers.':
    'Anotar el sustrato, el lugar y la fecha del aislamiento y, para una cepa del extranjero, conservar los documentos de importación.',
  'When a patent is filed in Brazil, declare the access and its registration number to the patent office (INPI).':
    'Al solicitar una patente en Brasil, declarar el acceso y su número de registro a la oficina de patentes (INPI).',
  'Within the notification of the product, choose the form of benefit-sharing with the environment ministry; plan one percent of the annual net revenue of the product for the monetary form, unless a sectoral agreement lowers it.':
    'En la notificación del producto, elegir la forma de participación en los beneficios con el ministerio de medio ambiente; prever el uno por ciento de los ingresos netos anuales del producto para la forma monetaria, salvo que un acuerdo sectorial lo reduzca.',
  'Write down the purpose, and register in SisGen before the work turns into research.':
    'Anotar la finalidad, y registrar en SisGen antes de que el trabajo pase a ser investigación.',
  'Before commercialisation or an application for rights, get the prior informed consent of the Department of Environmental Planning and Protection (DEPP) and sign the benefit-sharing agreement.':
    'Antes de la comercialización o de una solicitud de derechos, obtener el consentimiento fundamentado previo del departamento de planificación y protección ambiental (DEPP) y firmar el acuerdo de participación en los beneficios.',
  'Before the research starts, get the permits of the marine, agriculture and antiquities departments as well.':
    'Antes de que empiece la investigación, obtener también los permisos de los departamentos de asuntos marinos, agricultura y antigüedades.',
  'Before the research starts, register it with the Department of Environmental Planning and Protection (DEPP), pay the yearly fee and get the permit.':
    'Antes de que empiece la investigación, registrarla en el departamento de planificación y protección ambiental (DEPP), pagar la tasa anual y obtener el permiso.',
  'Before the use, ask the Department of Environmental Planning and Protection (DEPP) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de planificación y protección ambiental (DEPP) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Find the research and export permit of the time, and keep to its terms.':
    'Encontrar el permiso de investigación y exportación de la época, y atenerse a sus condiciones.',
  'Keep dated proof of the origin and of the use.': 'Conservar una prueba fechada del origen y del uso.',
  'Before the access, apply to the National Biodiversity Centre, sign the scoping or benefit-sharing agreement, and pay into the benefit-sharing fund.':
    'Antes del acceso, presentar la solicitud al Centro Nacional de Biodiversidad, firmar el acuerdo preliminar o de participación en los beneficios, y pagar al fondo de participación en los beneficios.',
  'Before the use, find the access permit and the agreement, or regularise them with the National Biodiversity Centre.':
    'Antes del uso, encontrar el permiso de acceso y el acuerdo, o regularizarlos ante el Centro Nacional de Biodiversidad.',
  'Keep the collecting and export papers of the time.':
    'Conservar los documentos de colecta y exportación de la época.',
  'Before registered knowledge is used, search the register of the Companies and Intellectual Property Authority (CIPA) and take a licence.':
    'Antes de usar conocimientos registrados, consultar el registro de la autoridad de sociedades y propiedad intelectual (CIPA) y tomar una licencia.',
  'Before the work starts, get the research permit and the harvest and export permits for veld products from the ministries in charge.':
    'Antes de empezar el trabajo, obtener de los ministerios competentes el permiso de investigación y los permisos de cosecha y exportación de productos del veld.',
  'Before a sequence of Belarusian origin is used, ask the coordination centre whether it needs a permit, and file the answer.':
    'Antes de usar una secuencia de origen belaruso, preguntar al centro de coordinación si necesita un permiso, y archivar la respuesta.',
  'Before breeding material is exchanged, ask the coordination centre for the simplified exchange, and file its answer.':
    'Antes de intercambiar material de mejoramiento, pedir al centro de coordinación el intercambio simplificado, y archivar su respuesta.',
  'Before the material is handed over or leaves Belarus, fill in the access application of the National Coordination Centre on Access to Genetic Resources and Benefit-sharing, in Russian or English; it asks the ministry for the prior informed consent.':
    'Antes de que el material se entregue o salga de Belarús, rellenar la solicitud de acceso del centro nacional de coordinación sobre acceso a recursos genéticos y participación en los beneficios, en ruso o inglés; este pide al ministerio el consentimiento fundamentado previo.',
  'Before the material is handed over, sign the contract with the provider on benefit-sharing, intellectual property, use by third parties and change of intent, and let the coordination centre check it.':
    'Antes de que se entregue el material, firmar con el proveedor el contrato sobre participación en los beneficios, propiedad intelectual, uso por terceros y cambio de intención, y hacer que el centro de coordinación lo revise.',
  'Before the use of a pathogen, ask the Ministry of Natural Resources and Environmental Protection in writing which rules on handling and export hold, and file the answer.':
    'Antes del uso de un patógeno, preguntar por escrito al Ministerio de Recursos Naturales y Protección del Medio Ambiente qué normas de manejo y exportación rigen, y archivar la respuesta.',
  'Before the use, ask the National Coordination Centre on Access to Genetic Resources and Benefit-sharing in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al centro nacional de coordinación sobre acceso a recursos genéticos y participación en los beneficios si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, wait for the access permit of the Ministry of Natural Resources and Environmental Protection and for the international certificate made from it, and keep both.':
    'Antes del uso, esperar el permiso de acceso del Ministerio de Recursos Naturales y Protección del Medio Ambiente y el certificado internacional que se hace de él, y conservar ambos.',
  'Before collecting, get the research and collecting permit of the Forest Department (land) or the Fisheries Department (water), the consent of the land owner and the export permit.':
    'Antes de colectar, obtener el permiso de investigación y colecta del departamento forestal (tierra) o del departamento de pesca (agua), el consentimiento del propietario de la tierra y el permiso de exportación.',
  'Before the use, ask the Forest Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento forestal si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
}
