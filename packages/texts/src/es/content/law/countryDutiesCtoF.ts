import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with C to F. */
export const countryDutiesCtoF: ContentTexts = {
  'Before collecting, get the permit of Parks Canada or of the province and read what it says on commercial use.':
    'Antes de colectar, obtener el permiso de Parks Canada o de la provincia y leer lo que dice del uso comercial.',
  'Before the knowledge is used, get the consent of the First Nation, Inuit or Métis body.':
    'Antes de usar los conocimientos, obtener el consentimiento del órgano de las Primeras Naciones, inuit o métis.',
  'Before the use, ask Environment and Climate Change Canada in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a Medio Ambiente y Cambio Climático de Canadá si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the work starts, get the research licence of the territorial research institute and follow the terms of the community.':
    'Antes de empezar el trabajo, obtener la licencia de investigación del instituto territorial de investigación y cumplir las condiciones de la comunidad.',
  'Keep the collecting permits and the written consents.':
    'Conservar los permisos de colecta y los consentimientos escritos.',
  'Before the access, get the written consent of the Ministry of Environment and Sustainable Development, as long as the national authority of Article 52 is not found to exist.':
    'Antes del acceso, obtener el consentimiento escrito del Ministerio de Medio Ambiente y Desarrollo Sostenible, mientras no conste que exista la autoridad nacional del artículo 52.',
  'Before the material is passed on, get written consent to the transfer from the Ministry of Environment and Sustainable Development, and hand on the terms.':
    'Antes de entregar el material a otros, obtener del Ministerio de Medio Ambiente y Desarrollo Sostenible el consentimiento escrito para la transferencia, y transmitir las condiciones.',
  'Before the use, agree terms on the sharing of benefits with the State and with the communities.':
    'Antes del uso, acordar con el Estado y con las comunidades la participación en los beneficios.',
  'Before the use, ask the Ministry of Environment and Sustainable Development (MEDD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Desarrollo Sostenible (MEDD) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the access, get the written consent of the ministry in charge of environment and sustainable development, together with the papers for forest research and export.':
    'Antes del acceso, obtener el consentimiento escrito del ministerio a cargo del medio ambiente y el desarrollo sostenible, junto con los documentos de investigación forestal y exportación.',
  'Before the use or sale, agree terms on the sharing of benefits with the ministry in charge of environment and sustainable development.':
    'Antes del uso o la venta, acordar la participación en los beneficios con el ministerio a cargo del medio ambiente y el desarrollo sostenible.',
  'Before the use, ask the ministry in charge of environment and sustainable development in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo del medio ambiente y el desarrollo sostenible si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before market authorisation or commercialisation, send the record to the Federal Office for the Environment (FOEN) and keep the register number.':
    'Antes de la autorización de comercialización o de la comercialización, enviar el registro a la Oficina Federal de Medio Ambiente (OFEV) y conservar el número de registro.',
  'From the access on, record user, resource and use, date and place, supplier and recipient, and keep the record as the Nagoya Ordinance requires.':
    'Desde el acceso, registrar el usuario, el recurso y el uso, la fecha y el lugar, el proveedor y el receptor, y conservar el registro como pide la Ordenanza de Nagoya.',
  'Give the record to the next user with the material.': 'Entregar el registro al siguiente usuario con el material.',
  'Only if partners abroad ask for proof: notify the use to the Federal Office for the Environment (FOEN), which gives a register number.':
    'Solo si los socios en el extranjero piden prueba: notificar el uso a la Oficina Federal de Medio Ambiente (OFEV), que da un número de registro.',
  'After the research, hand copies of the results to the Office of the Prime Minister.':
    'Después de la investigación, entregar copias de los resultados a la Oficina del Primer Ministro.',
  'Before coming, apply to the National Research Committee with form RAF-08 and pay the fee.':
    'Antes de venir, presentar la solicitud al Comité Nacional de Investigación con el formulario RAF-08 y pagar la tasa.',
  'Before registered knowledge is used, search the register of traditional knowledge and get the authorisation of the right-holders.':
    'Antes de usar conocimientos registrados, consultar el registro de conocimientos tradicionales y obtener la autorización de los titulares de los derechos.',
  'Before the use, ask the National Research Committee in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Comité Nacional de Investigación si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before accessions of the public genebanks are used, sign the access agreement of the agricultural research institute (INIA).':
    'Antes de usar accesiones de los bancos de germoplasma públicos, firmar el acuerdo de acceso del instituto de investigación agropecuaria (INIA).',
  'Before the access, get the permit of the biodiversity service or, until it takes over, of the body that manages the area, and the agreement on access and benefits.':
    'Antes del acceso, obtener el permiso del servicio de biodiversidad o, hasta que este asuma la función, del órgano que gestiona el área, y el acuerdo sobre acceso y beneficios.',
  'Before the use, ask the Ministerio del Medio Ambiente in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio del Medio Ambiente si sus normas abarcan el caso, y archivar la respuesta.',
  'Before filing, have the clause on intellectual property added to the agreed terms, and inform the environment ministry (MINEPDED).':
    'Antes de la solicitud de derechos, hacer añadir la cláusula sobre propiedad intelectual a las condiciones acordadas, e informar al ministerio de medio ambiente (MINEPDED).',
  'Before scientific work starts, get the research permit of the research ministry (MINRESI).':
    'Antes de empezar el trabajo científico, obtener el permiso de investigación del ministerio de investigación (MINRESI).',
  'Before the access, apply to the environment ministry (MINEPDED) for prior informed consent and the access permit.':
    'Antes del acceso, solicitar al ministerio de medio ambiente (MINEPDED) el consentimiento fundamentado previo y el permiso de acceso.',
  'Before the use, ask the national ABS office in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la oficina nacional de acceso y participación en los beneficios si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, find the authorisation, research permit and export papers of the time; for material since 2017 also consent and agreed terms.':
    'Antes del uso, encontrar la autorización, el permiso de investigación y los documentos de exportación de la época; para material desde 2017, también el consentimiento y las condiciones acordadas.',
  'Before the use, negotiate agreed terms with suppliers, communities and the State, and have the national benefit-sharing office of the environment ministry (MINEPDED) validate the contract.':
    'Antes del uso, negociar las condiciones acordadas con proveedores, comunidades y el Estado, y hacer que la oficina nacional de participación en los beneficios del ministerio de medio ambiente (MINEPDED) valide el contrato.',
  'Before any collection, use or transfer of human genetic resources, have the Chinese partner file with, or apply to, the National Health Commission.':
    'Antes de toda recolección, uso o cesión de recursos genéticos humanos, hacer que el socio chino presente el registro o la solicitud ante la Comisión Nacional de Salud.',
  'Before samples leave China, get the export permits of the ministry in charge and of customs.':
    'Antes de que las muestras salgan de China, obtener los permisos de exportación del ministerio competente y de la aduana.',
  'Before the access, get the approval of the ministry in charge of the taxon, and fix benefit-sharing in the contract with the Chinese side.':
    'Antes del acceso, obtener la aprobación del ministerio a cargo del taxón, y fijar la participación en los beneficios en el contrato con la parte china.',
  'Before the access, get the papers of the sector from the forestry, agriculture or environment authority: collecting permit, export permit, cooperation contract.':
    'Antes del acceso, obtener los documentos del sector de la autoridad forestal, agrícola o de medio ambiente: permiso de colecta, permiso de exportación, contrato de cooperación.',
  'Before the knowledge is used, get the consent of its holder and agree terms.':
    'Antes de usar los conocimientos, obtener el consentimiento de su titular y acordar las condiciones.',
  'Before the use, apply to the Ministry of Agriculture and Rural Affairs with the benefit-sharing plan of Decree 533.':
    'Antes del uso, presentar la solicitud al ministerio de agricultura y asuntos rurales con el plan de participación en los beneficios del decreto 533.',
  'Before the use, get from the Chinese partner the approval of the time.':
    'Antes del uso, obtener del socio chino la aprobación de la época.',
  'Before the use, get the permits of the authority in charge of the sector.':
    'Antes del uso, obtener los permisos de la autoridad a cargo del sector.',
  'Before the use, have the Chinese provider apply through the province to the Ministry of Agriculture and Rural Affairs or the Forestry and Grassland Administration, with the benefit-sharing plan.':
    'Antes del uso, hacer que el proveedor chino presente la solicitud, por la provincia, al ministerio de agricultura y asuntos rurales o a la administración de bosques y pastizales, con el plan de participación en los beneficios.',
  'Before the use, show how the plant was lawfully collected: foreigners may not collect or buy nationally protected wild plants, and field surveys need approval.':
    'Antes del uso, mostrar cómo se colectó legalmente la planta: los extranjeros no pueden colectar ni comprar plantas silvestres con protección nacional, y los estudios de campo necesitan aprobación.',
  'Before the work starts, agree with a Chinese partner who takes a real part in the research and shares its rights.':
    'Antes de empezar el trabajo, acordar con un socio chino que participe de verdad en la investigación y comparta sus derechos.',
  'Follow the terms of the national gene bank and report the results to it.':
    'Cumplir las condiciones del banco nacional de genes y comunicarle los resultados.',
  'When a patent is filed, complete the source disclosure form of the patent office (CNIPA) and keep the access papers.':
    'Al solicitar una patente, rellenar el formulario de divulgación de la fuente de la oficina de patentes (CNIPA) y conservar los documentos de acceso.',
  'Before collecting, get the collecting permit and the export authorisation of the environmental licensing authority (ANLA).':
    'Antes de colectar, obtener el permiso de colecta y la autorización de exportación de la autoridad de licencias ambientales (ANLA).',
  'Before the access, apply to the environment ministry for the access contract for genetic resources and their derived products.':
    'Antes del acceso, solicitar al ministerio de medio ambiente el contrato de acceso a recursos genéticos y sus productos derivados.',
  'Before the knowledge is used, agree with the community the annex to the access contract and its share of the benefits.':
    'Antes de usar los conocimientos, acordar con la comunidad el anexo al contrato de acceso y su parte de los beneficios.',
  'Before the use, ask the Ministerio de Ambiente y Desarrollo Sostenible in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Ambiente y Desarrollo Sostenible si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, check that the collection is registered with the Humboldt Institute.':
    'Antes del uso, comprobar que la colección está registrada en el Instituto Humboldt.',
  'Before the use, get the access contract or the proof that regularisation was requested in time and granted.':
    'Antes del uso, obtener el contrato de acceso o la prueba de que la regularización se pidió a tiempo y se concedió.',
  'Before the work starts, ask the environment ministry in writing whether it is basic systematics or access, and file the answer.':
    'Antes de empezar el trabajo, preguntar por escrito al ministerio de medio ambiente si es sistemática básica o acceso, y archivar la respuesta.',
  'Before the work starts, check that the framework permit of the Colombian institution covers the project and the export of samples.':
    'Antes de empezar el trabajo, comprobar que el permiso marco de la institución colombiana abarca el proyecto y la exportación de las muestras.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de solicitar el permiso, negociar el consentimiento fundamentado previo del proveedor (área de conservación, poseedor ex situ o territorio indígena), y adjuntarlo.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (land owner, conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de solicitar el permiso, negociar el consentimiento fundamentado previo del proveedor (propietario de la tierra, área de conservación, poseedor ex situ o territorio indígena), y adjuntarlo.',
  'Before applying, name a representative resident in Costa Rica.':
    'Antes de la solicitud, nombrar un representante residente en Costa Rica.',
  'Before collecting, get the research and collecting permit of the conservation area (SINAC).':
    'Antes de colectar, obtener el permiso de investigación y colecta del área de conservación (SINAC).',
  'Before the access, apply on the platform of CONAGEBIO, the biodiversity commission, for the right permit: basic research, bioprospecting or economic use.':
    'Antes del acceso, solicitar en la plataforma de la CONAGEBIO, la comisión de biodiversidad, el permiso que corresponda: investigación básica, bioprospección o aprovechamiento económico.',
  'Before the access, get the consent of the indigenous territory or community.':
    'Antes del acceso, obtener el consentimiento del territorio o de la comunidad indígena.',
  'Before the material is received, sign the transfer agreement of the registered collection.':
    'Antes de recibir el material, firmar el acuerdo de transferencia de la colección registrada.',
  'Before the patent or variety right is granted, have certificate of origin and consent ready for the consultation of CONAGEBIO, the biodiversity commission, which answers within 15 working days.':
    'Antes de que se conceda la patente o el derecho de obtentor, tener listos el certificado de origen y el consentimiento para la consulta de la CONAGEBIO, la comisión de biodiversidad, que responde en 15 días hábiles.',
  'Before the use, ask the Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) si sus normas abarcan el caso, y archivar la respuesta.',
  'Check agreements of the time with the biodiversity institute (INBio) or the parks for clauses on benefit-sharing, and keep them.':
    'Buscar en los acuerdos de la época con el instituto de biodiversidad (INBio) o los parques las cláusulas sobre participación en los beneficios, y conservarlos.',
  'In the consent, agree the share of the conservation area, owner or indigenous people: up to one tenth of the research budget and up to half of the royalties (not verified).':
    'En el consentimiento, acordar la parte del área de conservación, del propietario o del pueblo indígena: hasta un décimo del presupuesto de investigación y hasta la mitad de las regalías (no verificado).',
  'Keep the collecting and export papers that prove the date of access.':
    'Conservar los documentos de colecta y exportación que prueban la fecha de acceso.',
  'Before the access, get the environmental authorisation for access (and for export) of the environmental regulation office (ORSA), with agreed benefit-sharing.':
    'Antes del acceso, obtener la autorización ambiental de acceso (y de exportación) de la oficina de regulación ambiental (ORSA), con una participación en los beneficios acordada.',
  'Before the use, ask the Oficina de Regulación y Seguridad Ambiental (ORSA) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la Oficina de Regulación y Seguridad Ambiental (ORSA) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before collecting or export, ask CARMABI and the government of the island for the research, collecting and export permits.':
    'Antes de la colecta o la exportación, pedir a CARMABI y al gobierno de la isla los permisos de investigación, colecta y exportación.',
  'Before the use, ask the Dutch ABS focal point whether Curaçao has made access rules since January 2023, and keep proof of origin and permits.':
    'Antes del uso, preguntar al punto focal neerlandés si Curazao ha dictado normas de acceso desde enero de 2023, y conservar la prueba del origen y los permisos.',
  'Before the access, get the permission of the competent national authority; the directorate of the environment in the Ministry of Environment and Sustainable Development can name it.':
    'Antes del acceso, obtener la autorización de la autoridad nacional competente; la dirección de medio ambiente del Ministerio de Medio Ambiente y Desarrollo Sostenible puede nombrarla.',
  'Before the material is passed on, get written consent to the transfer from the authority, and hand on the terms.':
    'Antes de entregar el material a otros, obtener de la autoridad el consentimiento escrito para la transferencia, y transmitir las condiciones.',
  'Before the use, agree terms on benefit-sharing with the authority and the providers.':
    'Antes del uso, acordar la participación en los beneficios con la autoridad y los proveedores.',
  'Before shipping, get the export permit of the Forestry, Wildlife and Parks Division.':
    'Antes del envío, obtener el permiso de exportación de la división de bosques, vida silvestre y parques.',
  'Before the use, ask the Forestry, Wildlife and Parks Division in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la división de bosques, vida silvestre y parques si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, apply to the environment ministry for the access permit; for commercial use sign the contract as well.':
    'Antes del acceso, solicitar el permiso de acceso al ministerio de medio ambiente; para uso comercial, firmar también el contrato.',
  'Before the use, ask the Ministerio de Medio Ambiente y Recursos Naturales in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Recursos Naturales si sus normas abarcan el caso, y archivar la respuesta.',
  'Before filing, check that permit and agreed terms allow it, and keep proof of consent.':
    'Antes de la solicitud de derechos, comprobar que el permiso y las condiciones acordadas la permiten, y conservar la prueba del consentimiento.',
  'Before material leaves the country, deposit a duplicate of what was collected in the national gene banks.':
    'Antes de que el material salga del país, depositar un duplicado de lo colectado en los bancos nacionales de germoplasma.',
  'Before prospecting, collecting or sampling, get the access permit of the national organ for biological resources; it names the Algerian scientists or institutions that take part.':
    'Antes de prospectar, colectar o tomar muestras, obtener el permiso de acceso del órgano nacional de recursos biológicos; este nombra a los científicos o instituciones argelinos que participan.',
  'Before the material goes abroad or to another person, have the transfer written into the permit, and hand its terms on.':
    'Antes de que el material vaya al extranjero o a otra persona, hacer que la transferencia conste en el permiso, y transmitir sus condiciones.',
  'Before the use, agree how benefits are shared with the national organ for biological resources.':
    'Antes del uso, acordar con el órgano nacional de recursos biológicos cómo se comparten los beneficios.',
  'Before the use, ask the national organ for biological resources in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al órgano nacional de recursos biológicos si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before any further use, ask the environment ministry about regularisation.':
    'Antes de cualquier otro uso, preguntar al ministerio de medio ambiente por la regularización.',
  'Before applying, name a national support institution in Ecuador.':
    'Antes de la solicitud, nombrar una institución nacional de apoyo en el Ecuador.',
  'Before collecting, get the research permit and the mobilisation permit of the environment ministry.':
    'Antes de colectar, obtener el permiso de investigación y el permiso de movilización del ministerio de medio ambiente.',
  'Before the access, sign the access contract with the State through the environment ministry.':
    'Antes del acceso, firmar el contrato de acceso con el Estado por el ministerio de medio ambiente.',
  'Before the knowledge is used, get the consent of its holders and register it with the intellectual property service (SENADI).':
    'Antes de usar los conocimientos, obtener el consentimiento de sus titulares y registrarlo en el servicio de propiedad intelectual (SENADI).',
  'Before the use, ask the Ministerio del Ambiente in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio del Ambiente si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the work starts, join the framework contract of the Ecuadorian partner institution.':
    'Antes de empezar el trabajo, adherirse al contrato marco de la institución asociada ecuatoriana.',
  'Before the use, ask the Ministry of Climate (Kliimaministeerium) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio del Clima (Kliimaministeerium) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, get the permits for protected areas and for the export of biological samples from the Egyptian Environmental Affairs Agency (EEAA).':
    'Antes del acceso, obtener de la agencia egipcia de asuntos ambientales (EEAA) los permisos para áreas protegidas y para la exportación de muestras biológicas.',
  'Before the use, ask the authorities that administer the place and the representatives of its people in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a las autoridades que administran el lugar y a los representantes de su pueblo si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Land, Water and Environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Tierra, Agua y Medio Ambiente si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the access, apply to the autonomous community of collection or to the collection holder (for State cases to the ministry, MITECO) with the non-commercial form, and commit to ask again if the aim turns commercial.':
    'Antes del acceso, acudir a la comunidad autónoma de la colecta o al titular de la colección (en los casos estatales al ministerio, MITECO) con el formulario no comercial, y comprometerse a pedirlo de nuevo si el fin pasa a ser comercial.',
  'Before the access, negotiate terms with the provider and get the authorisation of the autonomous community or of the ministry (MITECO); it becomes the international certificate.':
    'Antes del acceso, negociar las condiciones con el proveedor y obtener la autorización de la comunidad autónoma o del ministerio (MITECO); se convierte en el certificado internacional.',
  'Before the use, ask the autonomous community of collection or the ministry for the ecological transition (MITECO) whether consent exists or can be regularised.':
    'Antes del uso, preguntar a la comunidad autónoma de la colecta o al ministerio para la transición ecológica (MITECO) si existe consentimiento o se puede regularizar.',
  'Find the material transfer agreement of the gene bank, keep it and follow it.':
    'Encontrar el acuerdo de transferencia de material del banco de germoplasma, conservarlo y cumplirlo.',
  'Hand over the authorisation and the terms with the material, and keep a record.':
    'Entregar la autorización y las condiciones con el material, y dejar constancia de ello.',
  'Keep proof of the date of collection and any regional collecting permit.':
    'Conservar prueba de la fecha de colecta y todo permiso regional de colecta.',
  'Only for crops of the Plant Treaty used for food and agriculture: accept the standard material transfer agreement of the gene bank before the material is sent.':
    'Solo para cultivos del Tratado sobre plantas usados para la alimentación y la agricultura: aceptar el acuerdo normalizado de transferencia de material del banco de germoplasma antes de que se envíe el material.',
  'Only for other crops or other aims: apply to the agriculture ministry or the region for authorisation before the access.':
    'Solo para otros cultivos u otros fines: solicitar la autorización al ministerio de agricultura o a la región antes del acceso.',
  'Only if the resource is used in Spain: file the due diligence declarations with the ministry (MITECO) at the funding and product stages, and before a patent is filed.':
    'Solo si el recurso se usa en España: presentar al ministerio (MITECO) las declaraciones de diligencia debida en las fases de financiación y de producto, y antes de solicitar una patente.',
  'Before access to wild animals, ask the ministry of agriculture for the permit; the Ethiopian Biodiversity Institute is not responsible for them (Art. 26).':
    'Antes del acceso a animales silvestres, pedir el permiso al ministerio de agricultura; el instituto etíope de biodiversidad no es responsable de ellos (art. 26).',
  'Before applying, get a letter of the home authority and agree with an Ethiopian institution to work together.':
    'Antes de la solicitud, obtener una carta de la autoridad del país del solicitante y acordar con una institución etíope trabajar juntos.',
  'Before filing, get the written consent of the Ethiopian Biodiversity Institute.':
    'Antes de la solicitud de derechos, obtener el consentimiento escrito del instituto etíope de biodiversidad.',
  'Before samples leave, ask the Ethiopian Biodiversity Institute for the export permit; the research must be done in Ethiopia with Ethiopian participation unless that is shown to be impossible.':
    'Antes de que salgan las muestras, solicitar el permiso de exportación al instituto etíope de biodiversidad; la investigación debe hacerse en Etiopía con participación etíope, salvo que se demuestre que es imposible.',
  'Before the access, apply in writing to the Ethiopian Biodiversity Institute for the access permit and sign the access agreement with it.':
    'Antes del acceso, solicitar por escrito el permiso de acceso al instituto etíope de biodiversidad y firmar con él el acuerdo de acceso.',
  'Before the knowledge is used, get the consent of the community and a separate permit of the Ethiopian Biodiversity Institute.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y un permiso aparte del instituto etíope de biodiversidad.',
  'Before the use, ask the Ethiopian Biodiversity Institute (EBI) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al instituto etíope de biodiversidad (EBI) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get a copy of the permit of the time from the Ethiopian Biodiversity Institute.':
    'Antes del uso, obtener del instituto etíope de biodiversidad una copia del permiso de la época.',
  "Before the use, get a copy of the public institution's special access permit and follow its duties.":
    'Antes del uso, obtener una copia del permiso especial de acceso de la institución pública y cumplir sus obligaciones.',
  'Before the knowledge is used, apply to the authority for access to the register of Sámi knowledge and agree terms.':
    'Antes de usar los conocimientos, solicitar a la autoridad el acceso al registro de conocimientos samis y acordar las condiciones.',
  'Before the work starts, get the research permit, the consent of the community and the export permit, and sign the agreement.':
    'Antes de empezar el trabajo, obtener el permiso de investigación, el consentimiento de la comunidad y el permiso de exportación, y firmar el acuerdo.',
  'Before leaving the islands, hand the metadata and the agreed copy of the data to the data centre of the South Atlantic Environmental Research Institute (SAERI).':
    'Antes de salir de las islas, entregar los metadatos y la copia acordada de los datos al centro de datos del South Atlantic Environmental Research Institute (SAERI).',
  'Before the use, ask the Environmental Planning Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento de planificación ambiental si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before travelling, apply to the Environmental Planning Department for the research permit, and get the consent of the land owners.':
    'Antes de viajar, solicitar el permiso de investigación al departamento de planificación ambiental, y obtener el consentimiento de los propietarios de la tierra.',
  'Before travelling, apply to the Environmental Planning Department for the research permit.':
    'Antes de viajar, solicitar el permiso de investigación al departamento de planificación ambiental.',
  'Before the access, ask the government of the state and the owners for consent and terms, and the national department for resources and development which policy is in force.':
    'Antes del acceso, pedir al gobierno del estado y a los propietarios el consentimiento y las condiciones, y preguntar al departamento nacional de recursos y desarrollo qué política rige.',
  'Before the use, ask the national department for resources and development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al departamento nacional de recursos y desarrollo si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before any new use, find the authorisation issued for the sampling in the park area; if there is none, ask the territorial authority of French Guiana and a lawyer.':
    'Antes de cualquier uso nuevo, encontrar la autorización expedida para la toma de muestras en la zona del parque; si no la hay, preguntar a la autoridad territorial de la Guayana Francesa y a un jurista.',
  'Before collecting in Wallis and Futuna, get the consent of the customary owner of the land, and keep it with the material.':
    'Antes de colectar en Wallis y Futuna, obtener el consentimiento del propietario consuetudinario de la tierra, y conservarlo con el material.',
  'Before filing, check that the authorisation covers patenting.':
    'Antes de la solicitud, comprobar que la autorización abarca la patente.',
  'Before the knowledge is used, apply to the environment ministry; a public body consults the communities and negotiates the sharing contract.':
    'Antes de usar los conocimientos, presentar la solicitud al ministerio de medio ambiente; un organismo público consulta a las comunidades y negocia el contrato de participación.',
  'Before the material is used, accept the standard material transfer agreement for Annex I crops in the public domain, and otherwise check the conditions of the collection.':
    'Antes de usar el material, aceptar el acuerdo normalizado de transferencia de material para los cultivos del anexo I de dominio público, y en los demás casos comprobar las condiciones de la colección.',
  'Before the new use, apply to the environment ministry for an authorisation, or get its written statement that none is needed.':
    'Antes del nuevo uso, solicitar una autorización al ministerio de medio ambiente, u obtener su declaración escrita de que no hace falta.',
  'Before the use, establish whether the research line began before or after 1 July 2017; if after, file a declaration with the environment ministry or ask it in writing.':
    'Antes del uso, determinar si la línea de investigación empezó antes o después del 1 de julio de 2017; si fue después, presentar una declaración ante el ministerio de medio ambiente o preguntarle por escrito.',
  'Before the work starts, apply to the environment ministry (overseas to the authority that has taken over the competence) for the authorisation and negotiate the benefit-sharing contract; a standard contract exists by order of 13 September 2017.':
    'Antes de empezar el trabajo, solicitar la autorización al ministerio de medio ambiente (en ultramar, a la autoridad que asumió la competencia) y negociar el contrato de participación en los beneficios; existe un contrato tipo por orden de 13 de septiembre de 2017.',
  'Before the work starts, file the declaration with the environment ministry (form Cerfa 15786 or online) and wait for the receipt, which is due within two months.':
    'Antes de empezar el trabajo, presentar la declaración ante el ministerio de medio ambiente (formulario Cerfa 15786 o en línea) y esperar el recibo, que debe llegar en dos meses.',
  'Before the work starts, file the declaration with the environment ministry or, for a direct commercial aim, apply for the authorisation.':
    'Antes de empezar el trabajo, presentar la declaración ante el ministerio de medio ambiente o, para un fin comercial directo, solicitar la autorización.',
  'Check the contract with the supplier, or the receipt, for limits, and keep it.':
    'Buscar los límites en el contrato con el proveedor o en el recibo, y conservarlo.',
  'Keep dated proof of the acquisition and of the use made before 1 July 2017.':
    'Conservar una prueba fechada de la adquisición y del uso anteriores al 1 de julio de 2017.',
  'Keep proof that sampling and start of use fell within the experiment, and of the yearly information sent to the environment ministry.':
    'Conservar la prueba de que la toma de muestras y el inicio del uso tuvieron lugar durante el experimento, y la de la información anual enviada al ministerio de medio ambiente.',
  'On filing, give the reference of the receipt or authorisation to the patent office (INPI), and keep it on the invention file.':
    'Al presentar la solicitud de patente, indicar la referencia del recibo o de la autorización a la oficina de patentes (INPI), y guardarla en el expediente de la invención.',
  'Only for Adélie Land: before the work, get the authorisation for activities in the Antarctic (Environment Code, Art. L. 711-1 to L. 713-9 and R. 712-1).':
    'Solo para Tierra Adelia: antes del trabajo, obtener la autorización de actividades en la Antártida (Código del Medio Ambiente, arts. L. 711-1 a L. 713-9 y R. 712-1).',
  'Pass the receipt on with the material, and keep it for 20 years after the use ends.':
    'Pasar el recibo con el material, y conservarlo 20 años después del fin del uso.',
  'Send the receipt or authorisation number and the agreed terms with the material, and record the recipient.':
    'Enviar con el material el número del recibo o de la autorización y las condiciones acordadas, y anotar el receptor.',
  'Before collecting on a reserve, get the written permission that the Indian Act asks for, and the consent of the First Nation.':
    'Antes de colectar en una reserva, obtener el permiso escrito que exige la Ley sobre los Indios (Indian Act) y el consentimiento de la Primera Nación.',
  'Before collecting, get the consent of the First Nation, Inuit or Métis body whose land it is.':
    'Antes de colectar, obtener el consentimiento del órgano de las Primeras Naciones, inuit o métis a quien pertenece la tierra.',
  'Before sampling, get the licence for fishing for scientific purposes from Fisheries and Oceans Canada.':
    'Antes del muestreo, obtener de Fisheries and Oceans Canada la licencia de pesca con fines científicos.',
  'Before collecting on indigenous or Afro-Colombian lands, clarify prior consultation with the Ministry of the Interior.':
    'Antes de colectar en tierras indígenas o afrocolombianas, aclarar la consulta previa con el Ministerio del Interior.',
}
