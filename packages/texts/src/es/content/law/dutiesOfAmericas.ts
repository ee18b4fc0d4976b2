import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries of the Americas. */
export const dutiesOfAmericas: ContentTexts = {
  'Before the use, ask the Genetic Heritage Council (CGen) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Consejo del patrimonio genético (CGen) si sus normas abarcan el caso, y archivar la respuesta.',
  'Keep one hard proof dated before 30 June 2000: a patent filing, cultivar record, product registration or sales record.':
    'Conservar una prueba sólida fechada antes del 30 de junio de 2000: solicitud de patente, registro de cultivar, registro de producto o documento de venta.',
  'Have the access registered in SisGen, the system of the Genetic Heritage Council (CGen), before the first of: shipment abroad, filing for intellectual property, sale of an intermediate product, publication of results, or notification of a finished product.':
    'Registrar el acceso en SisGen, el sistema del Consejo del patrimonio genético (CGen), antes del primero de estos actos: envío al extranjero, solicitud de propiedad intelectual, venta de un producto intermedio, publicación de resultados o notificación de un producto terminado.',
  'Before the research starts, either sign a cooperation with a Brazilian scientific or technological research institution or, since 11 June 2026 and only where there is no scientific collaboration, an association term for registration alone with one that is not linked to the company; let that institution make the registration in SisGen.':
    'Antes de que empiece la investigación, firmar una cooperación con una institución científica o tecnológica brasileña o, desde el 11 de junio de 2026 y solo si no hay colaboración científica, un acuerdo de asociación para el mero registro con una que no esté vinculada a la empresa; dejar que esa institución haga el registro en SisGen.',
  'Before any further use, show in SisGen the adaptation of the access that was authorised at the time; without an authorisation show the regularisation and, for anything beyond pure research, the signed commitment term.':
    'Antes de cualquier otro uso, presentar en SisGen la adecuación del acceso autorizado en su momento; sin autorización, presentar la regularización y, para todo lo que exceda la investigación pura, el compromiso firmado.',
  'Before samples are shipped abroad for access, sign the Brazilian material transfer term (TTM); samples sent for a service only need a registration of their own and a service instrument.':
    'Antes de enviar muestras al extranjero para el acceso, firmar el acuerdo brasileño de transferencia de material (TTM); las muestras enviadas para un servicio solo necesitan un registro propio y un contrato de servicio.',
  'Before the material is passed on, check what the material transfer term (TTM) says of it and bind the next recipient in writing.':
    'Antes de entregar el material a otros, comprobar qué dice de ello el acuerdo de transferencia de material (TTM) y obligar por escrito al siguiente receptor.',
  'When a patent is filed in Brazil, declare the access and its registration number to the patent office (INPI).':
    'Al solicitar una patente en Brasil, declarar el acceso y su número de registro a la oficina de patentes (INPI).',
  'Before the first sale, notify the finished product or reproductive material in SisGen.':
    'Antes de la primera venta, notificar en SisGen el producto terminado o el material reproductivo.',
  'Within the notification of the product, choose the form of benefit-sharing with the environment ministry; plan one percent of the annual net revenue of the product for the monetary form, unless a sectoral agreement lowers it.':
    'En la notificación del producto, elegir la forma de participación en los beneficios con el ministerio de medio ambiente; prever el uno por ciento de los ingresos netos anuales del producto para la forma monetaria, salvo que un acuerdo sectorial lo reduzca.',
  'Only if an intermediate product is sold: register the access and hand its number down the chain; benefit-sharing then falls on the maker of the finished product.':
    'Solo si se vende un producto intermedio: registrar el acceso y pasar su número a lo largo de la cadena; la participación en los beneficios corresponde entonces al fabricante del producto terminado.',
  'Before the sale, find out who is the last link in the chain of the reproductive material and whether the species is introduced.':
    'Antes de la venta, averiguar quién es el último eslabón de la cadena del material reproductivo y si la especie es introducida.',
  'Keep the evidence that the species is introduced, and check the lists of the Ministry of Agriculture (MAPA).':
    'Conservar la prueba de que la especie es introducida, y consultar las listas del ministerio de agricultura (MAPA).',
  'Record substrate, place and date of the isolation and, for a strain from abroad, keep the import papers.':
    'Anotar el sustrato, el lugar y la fecha del aislamiento y, para una cepa del extranjero, conservar los documentos de importación.',
  'Before the work starts, write down why the activity is outside research and development.':
    'Antes de empezar el trabajo, anotar por qué la actividad queda fuera de la investigación y el desarrollo.',
  'Link the accession to the registration of its shipment, or to proof that it was received before 30 June 2000.':
    'Vincular la accesión con el registro de su envío, o con la prueba de que se recibió antes del 30 de junio de 2000.',
  'Write down the purpose, and register in SisGen before the work turns into research.':
    'Anotar la finalidad, y registrar en SisGen antes de que el trabajo pase a ser investigación.',
  'Before the knowledge is used, get the consent of the indigenous or traditional community in documented form: signed, recorded, by official opinion or by community protocol.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad indígena o tradicional en forma documentada: firmado, grabado, por dictamen oficial o por protocolo comunitario.',
  'Before the access, apply through SisGen for the prior authorisation of the Genetic Heritage Council (CGen), with the consent of the defence council or the navy.':
    'Antes del acceso, solicitar por SisGen la autorización previa del Consejo del patrimonio genético (CGen), con la conformidad del consejo de defensa o de la marina.',
  'Before the use, ask the Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) si sus normas abarcan el caso, y archivar la respuesta.',
  'Check agreements of the time with the biodiversity institute (INBio) or the parks for clauses on benefit-sharing, and keep them.':
    'Buscar en los acuerdos de la época con el instituto de biodiversidad (INBio) o los parques las cláusulas sobre participación en los beneficios, y conservarlos.',
  'Keep the collecting and export papers that prove the date of access.':
    'Conservar los documentos de colecta y exportación que prueban la fecha de acceso.',
  'Before the access, apply on the platform of CONAGEBIO, the biodiversity commission, for the right permit: basic research, bioprospecting or economic use.':
    'Antes del acceso, solicitar en la plataforma de la CONAGEBIO, la comisión de biodiversidad, el permiso que corresponda: investigación básica, bioprospección o aprovechamiento económico.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (land owner, conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de solicitar el permiso, negociar el consentimiento fundamentado previo del proveedor (propietario de la tierra, área de conservación, poseedor ex situ o territorio indígena), y adjuntarlo.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de solicitar el permiso, negociar el consentimiento fundamentado previo del proveedor (área de conservación, poseedor ex situ o territorio indígena), y adjuntarlo.',
  'Before applying, name a representative resident in Costa Rica.':
    'Antes de la solicitud, nombrar un representante residente en Costa Rica.',
  'In the consent, agree the share of the conservation area, owner or indigenous people: up to one tenth of the research budget and up to half of the royalties (not verified).':
    'En el consentimiento, acordar la parte del área de conservación, del propietario o del pueblo indígena: hasta un décimo del presupuesto de investigación y hasta la mitad de las regalías (no verificado).',
  'Before collecting, get the research and collecting permit of the conservation area (SINAC).':
    'Antes de colectar, obtener el permiso de investigación y colecta del área de conservación (SINAC).',
  'Before the material is received, sign the transfer agreement of the registered collection.':
    'Antes de recibir el material, firmar el acuerdo de transferencia de la colección registrada.',
  'Before the patent or variety right is granted, have certificate of origin and consent ready for the consultation of CONAGEBIO, the biodiversity commission, which answers within 15 working days.':
    'Antes de que se conceda la patente o el derecho de obtentor, tener listos el certificado de origen y el consentimiento para la consulta de la CONAGEBIO, la comisión de biodiversidad, que responde en 15 días hábiles.',
  'Before the access, get the consent of the indigenous territory or community.':
    'Antes del acceso, obtener el consentimiento del territorio o de la comunidad indígena.',
  'Before the use, ask the authority competent for the species or for the protected area in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad competente para la especie o para el área protegida si sus normas abarcan el caso, y archivar la respuesta.',
  'Before any further use, find the access or framework contract; if there is none, ask the competent authority what can still be done: the window for regularisation closed on 19 July 2022.':
    'Antes de cualquier otro uso, encontrar el contrato de acceso o el contrato marco; si no lo hay, preguntar a la autoridad competente qué se puede hacer todavía: el plazo de regularización terminó el 19 de julio de 2022.',
  'Before the use, get a copy of the contract and check that it covers the intended use and the transfer abroad.':
    'Antes del uso, obtener una copia del contrato y comprobar que abarca el uso previsto y la transferencia al extranjero.',
  'Before the access, apply to the competent authority for the access contract and sign it; foreign applicants involve a national support institution.':
    'Antes del acceso, solicitar el contrato de acceso a la autoridad competente y firmarlo; los solicitantes extranjeros implican a una institución nacional de apoyo.',
  'Send the competent authority the periodic reports that the contract fixes.':
    'Enviar a la autoridad competente los informes periódicos que fija el contrato.',
  'Before the access, get the authorisation for non-commercial access and sign the simplified contract; plan about 30 working days.':
    'Antes del acceso, obtener la autorización de acceso no comercial y firmar el contrato simplificado; prever unos 30 días hábiles.',
  'Before collecting, get the research and collecting permit and the export permit.':
    'Antes de colectar, obtener el permiso de investigación y colecta y el permiso de exportación.',
  'Before the work starts, ask the competent authority in writing whether it is basic taxonomy or access.':
    'Antes de empezar el trabajo, preguntar por escrito a la autoridad competente si es taxonomía básica o acceso.',
  'Before the use, check the origin of the accession and get the authorisation or contract.':
    'Antes del uso, comprobar el origen de la accesión y obtener la autorización o el contrato.',
  'Before the material is passed on, check the clause on third parties, and ask for consent if it is silent.':
    'Antes de entregar el material a otros, comprobar la cláusula sobre terceros, y pedir consentimiento si no dice nada.',
  'File the number of the authorisation or contract with the accession.':
    'Archivar el número de la autorización o del contrato con la accesión.',
  'Before the knowledge is used, get the consent of the representative organisation, and register the licence with the intellectual property institute (INDECOPI).':
    'Antes de usar los conocimientos, obtener el consentimiento de la organización representativa, y registrar la licencia en el instituto de propiedad intelectual (INDECOPI).',
  'Before the use, ask the Subsecretaría de Ambiente de la Nación (former environment ministry) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la Subsecretaría de Ambiente de la Nación (antiguo ministerio de medio ambiente) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, ask the province of origin in writing whether it had an access law when the material was taken; Misiones, Neuquén and Río Negro are known to have had one.':
    'Antes del uso, preguntar por escrito a la provincia de origen si tenía una ley de acceso cuando se tomó el material; se sabe que Misiones, Neuquén y Río Negro la tenían.',
  'Before the use, get a copy of the authorisation and the terms that the national environment authority gave at the time.':
    'Antes del uso, obtener una copia de la autorización y de las condiciones que dio en su momento la autoridad ambiental nacional.',
  'Before the access, apply to the authority of the province of origin: for the access authorisation if the aim is not commercial, for the benefit-sharing contract if it is.':
    'Antes del acceso, acudir a la autoridad de la provincia de origen: por la autorización de acceso si el fin no es comercial, por el contrato de participación en los beneficios si lo es.',
  'Before samples leave the country, register with the national environment authority (Subsecretaría de Ambiente) and get the compliance certificate and the export authorisation.':
    'Antes de que las muestras salgan del país, registrarse en la autoridad ambiental nacional (Subsecretaría de Ambiente) y obtener el certificado de cumplimiento y la autorización de exportación.',
  'Before the use, find the province of isolation in the record of the culture collection, for its authority gives the permission.':
    'Antes del uso, encontrar la provincia de aislamiento en la ficha de la colección de cultivos, porque su autoridad da el permiso.',
  'Before the access, get the research permit of the National Parks Administration (Administración de Parques Nacionales) and agree its bioprospecting terms.':
    'Antes del acceso, obtener el permiso de investigación de la Administración de Parques Nacionales y acordar sus condiciones de bioprospección.',
  'Before the use, ask the National Seed Institute (INASE) and the agriculture secretariat in writing whether the province must consent, in particular for wild relatives and landraces.':
    'Antes del uso, preguntar por escrito al Instituto Nacional de Semillas (INASE) y a la secretaría de agricultura si la provincia debe consentir, en particular para parientes silvestres y variedades locales.',
  'Before filing, check that the contract with the province covers intellectual property, and show it to the patent office (INPI).':
    'Antes de la solicitud, comprobar que el contrato con la provincia abarca la propiedad intelectual, y presentarlo a la oficina de patentes (INPI).',
  'Before collecting, get the collecting permit and the export authorisation of the province.':
    'Antes de colectar, obtener el permiso de colecta y la autorización de exportación de la provincia.',
  'Before the knowledge is used, get the consent of the community and agree terms with it; the National Institute of Indigenous Affairs (INAI) can name its representatives.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad y acordar las condiciones con ella; el Instituto Nacional de Asuntos Indígenas (INAI) puede nombrar a sus representantes.',
  'Before the use, ask the environment ministry in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio de medio ambiente si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get the authorisation or collecting permit of the time; many projects had only the scientific permit, which excludes commercial use.':
    'Antes del uso, obtener la autorización o el permiso de colecta de la época; muchos proyectos solo tenían el permiso científico, que excluye el uso comercial.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species, with the express prior informed consent of the land owner or possessor.':
    'Antes del uso, solicitar al ministerio de medio ambiente (SEMARNAT) la autorización de utilización biotecnológica de especies silvestres, con el consentimiento fundamentado previo y expreso del propietario o poseedor de la tierra.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species.':
    'Antes del uso, solicitar al ministerio de medio ambiente (SEMARNAT) la autorización de utilización biotecnológica de especies silvestres.',
  'Before the use, agree written benefit-sharing terms with the provider, and ask for an internationally recognised certificate.':
    'Antes del uso, acordar por escrito con el proveedor las condiciones de participación en los beneficios, y pedir un certificado reconocido internacionalmente.',
  'Before the access, ask the seed service (SNICS) for consent and terms for agricultural genetic resources; native maize needs special care.':
    'Antes del acceso, pedir al servicio de semillas (SNICS) el consentimiento y las condiciones para los recursos genéticos agrícolas; el maíz nativo requiere especial cuidado.',
  'Before applying for the collecting permit, find a Mexican counterpart institution.':
    'Antes de solicitar el permiso de colecta, encontrar una institución mexicana de contraparte.',
  'Before the material is passed on, check the agreed terms and hand them on in writing.':
    'Antes de entregar el material a otros, comprobar las condiciones acordadas y transmitirlas por escrito.',
  'Before filing, check that the agreed terms cover intellectual property.':
    'Antes de la solicitud de derechos, comprobar que las condiciones acordadas abarcan la propiedad intelectual.',
  'Before the knowledge is used, get the consent of the community through its own institutions, and share benefits.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad por sus propias instituciones, y compartir los beneficios.',
  'Only for forest biological or genetic resources: get the authorisation of the environment ministry (SEMARNAT) under the forest law (Art. 86) before collecting.':
    'Solo para recursos biológicos o genéticos forestales: obtener la autorización del ministerio de medio ambiente (SEMARNAT) según la ley forestal (art. 86) antes de colectar.',
  'Before the use, ask the Ministerio de Ambiente y Desarrollo Sostenible in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Ambiente y Desarrollo Sostenible si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get the access contract or the proof that regularisation was requested in time and granted.':
    'Antes del uso, obtener el contrato de acceso o la prueba de que la regularización se pidió a tiempo y se concedió.',
  'Before the access, apply to the environment ministry for the access contract for genetic resources and their derived products.':
    'Antes del acceso, solicitar al ministerio de medio ambiente el contrato de acceso a recursos genéticos y sus productos derivados.',
  'Only if collecting takes place on indigenous or Afro-Colombian lands: clarify prior consultation with the Ministry of the Interior before it starts.':
    'Solo si la colecta tiene lugar en tierras indígenas o afrocolombianas: aclarar la consulta previa con el Ministerio del Interior antes de que empiece.',
  'Before the work starts, check that the framework permit of the Colombian institution covers the project and the export of samples.':
    'Antes de empezar el trabajo, comprobar que el permiso marco de la institución colombiana abarca el proyecto y la exportación de las muestras.',
  'Before collecting, get the collecting permit and the export authorisation of the environmental licensing authority (ANLA).':
    'Antes de colectar, obtener el permiso de colecta y la autorización de exportación de la autoridad de licencias ambientales (ANLA).',
  'Before the use, check that the collection is registered with the Humboldt Institute.':
    'Antes del uso, comprobar que la colección está registrada en el Instituto Humboldt.',
  'Before the work starts, ask the environment ministry in writing whether it is basic systematics or access, and file the answer.':
    'Antes de empezar el trabajo, preguntar por escrito al ministerio de medio ambiente si es sistemática básica o acceso, y archivar la respuesta.',
  'Before the knowledge is used, agree with the community the annex to the access contract and its share of the benefits.':
    'Antes de usar los conocimientos, acordar con la comunidad el anexo al contrato de acceso y su parte de los beneficios.',
}
