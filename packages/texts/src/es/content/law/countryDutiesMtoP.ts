import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with M to P. */
export const countryDutiesMtoP: ContentTexts = {
  'Before collecting, get the forest-product or collecting permit (argan, rosemary, wild herbs) of the water and forest agency (ANEF), and the export papers.':
    'Antes de colectar, obtener el permiso de productos forestales o de colecta (argán, romero, hierbas silvestres) de la agencia de aguas y bosques (ANEF), y los documentos de exportación.',
  'Before the access, get the consent of the community, then the access permit of the environment ministry, and agree terms.':
    'Antes del acceso, obtener el consentimiento de la comunidad, después el permiso de acceso del ministerio de medio ambiente, y acordar las condiciones.',
  'Before the use, ask the environment ministry in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio de medio ambiente si se exigen consentimiento y condiciones para el acceso desde el 12 de octubre de 2014, y archivar la respuesta.',
  'Find and keep the research authorisation, the export permit and the bioprospecting contract of the time.':
    'Encontrar y conservar la autorización de investigación, el permiso de exportación y el contrato de bioprospección de la época.',
  'Before collecting, ask the Marshall Islands Marine Resources Authority (MIMRA) and the environment office (OEPPC) for the research permit and terms.':
    'Antes de colectar, pedir a la autoridad de recursos marinos de las Islas Marshall (MIMRA) y a la oficina ambiental (OEPPC) el permiso de investigación y las condiciones.',
  'Before collecting, get the consent of the traditional owners and of the local government.':
    'Antes de colectar, obtener el consentimiento de los propietarios tradicionales y del gobierno local.',
  'Before the use, ask the Office of Environmental Planning and Policy Coordination (OEPPC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la oficina de planificación y coordinación de políticas ambientales (OEPPC) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the use, ask the Ministry of Environment, Sanitation and Sustainable Development (MEADD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente, Saneamiento y Desarrollo Sostenible (MEADD) si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the access, ask the focal point and the Forest Department in writing, and check sanctions.':
    'Antes del acceso, preguntar por escrito al punto focal y al departamento forestal, y comprobar las sanciones.',
  'Before the access, apply to the environment ministry and sign the benefit-sharing contract.':
    'Antes del acceso, presentar la solicitud al ministerio de medio ambiente y firmar el contrato de participación en los beneficios.',
  'Before the use, ask the Ministry of Environment and Sustainable Development in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Medio Ambiente y Desarrollo Sostenible si el material y el uso necesitan consentimiento y condiciones acordadas, y archivar la respuesta.',
  'Before the access, apply to the Plant Protection Directorate with the form for research, or for research and development, and add nature permits and the permission of the land owner.':
    'Antes del acceso, presentar la solicitud a la dirección de protección de las plantas con el formulario para investigación, o para investigación y desarrollo, y añadir los permisos de naturaleza y la autorización del propietario de la tierra.',
  'Before the access, apply to the Plant Protection Directorate with the form for research, or for research and development, and add the permits of the health or veterinary authority.':
    'Antes del acceso, presentar la solicitud a la dirección de protección de las plantas con el formulario para investigación, o para investigación y desarrollo, y añadir los permisos de la autoridad sanitaria o veterinaria.',
  'Report to the Plant Protection Directorate as the permit says.':
    'Informar a la dirección de protección de las plantas como dice el permiso.',
  'Before collecting, export or use, ask the National Parks and Conservation Service (NPCS) in writing which permit and which consent and agreed terms are needed, and file the answer.':
    'Antes de la colecta, la exportación o el uso, preguntar por escrito al servicio de parques nacionales y conservación (NPCS) qué permiso y qué consentimiento y condiciones acordadas hacen falta, y archivar la respuesta.',
  'Before the use, ask the ministry in charge of fisheries in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo de la pesca si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Two months before the research starts, apply in the research portal of the ministry in charge of fisheries, and wait for the permit.':
    'Dos meses antes de que empiece la investigación, presentar la solicitud en el portal de investigación del ministerio a cargo de la pesca, y esperar el permiso.',
  'Before samples leave, pay for the export licence and carry it.':
    'Antes de que salgan las muestras, pagar la licencia de exportación y llevarla consigo.',
  'Before the access, conclude a benefit-sharing contract with the provider, then get the permit and the export licence of the Malawi Environment Protection Authority (MEPA); include a Malawian researcher in the team.':
    'Antes del acceso, celebrar un contrato de participación en los beneficios con el proveedor, y obtener después el permiso y la licencia de exportación de la autoridad de protección ambiental de Malawi (MEPA); incluir en el equipo a un investigador de Malawi.',
  'Before the use, ask the Malawi Environment Protection Authority (MEPA) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad de protección ambiental de Malawi (MEPA) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before applying for the collecting permit, find a Mexican counterpart institution.':
    'Antes de solicitar el permiso de colecta, encontrar una institución mexicana de contraparte.',
  'Before filing, check that the agreed terms cover intellectual property.':
    'Antes de la solicitud de derechos, comprobar que las condiciones acordadas abarcan la propiedad intelectual.',
  'Before the access, ask the seed service (SNICS) for consent and terms for agricultural genetic resources; native maize needs special care.':
    'Antes del acceso, pedir al servicio de semillas (SNICS) el consentimiento y las condiciones para los recursos genéticos agrícolas; el maíz nativo requiere especial cuidado.',
  'Before the knowledge is used, get the consent of the community through its own institutions, and share benefits.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad por sus propias instituciones, y compartir los beneficios.',
  'Before the material is passed on, check the agreed terms and hand them on in writing.':
    'Antes de entregar el material a otros, comprobar las condiciones acordadas y transmitirlas por escrito.',
  'Before the use, agree written benefit-sharing terms with the provider, and ask for an internationally recognised certificate.':
    'Antes del uso, acordar por escrito con el proveedor las condiciones de participación en los beneficios, y pedir un certificado reconocido internacionalmente.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species, with the express prior informed consent of the land owner or possessor.':
    'Antes del uso, solicitar al ministerio de medio ambiente (SEMARNAT) la autorización de utilización biotecnológica de especies silvestres, con el consentimiento fundamentado previo y expreso del propietario o poseedor de la tierra.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species.':
    'Antes del uso, solicitar al ministerio de medio ambiente (SEMARNAT) la autorización de utilización biotecnológica de especies silvestres.',
  'Before the use, ask the environment ministry in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio de medio ambiente si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get the authorisation or collecting permit of the time; many projects had only the scientific permit, which excludes commercial use.':
    'Antes del uso, obtener la autorización o el permiso de colecta de la época; muchos proyectos solo tenían el permiso científico, que excluye el uso comercial.',
  'Only for forest biological or genetic resources: get the authorisation of the environment ministry (SEMARNAT) under the forest law (Art. 86) before collecting.':
    'Solo para recursos biológicos o genéticos forestales: obtener la autorización del ministerio de medio ambiente (SEMARNAT) según la ley forestal (art. 86) antes de colectar.',
  'Before any transfer, get the approval of the competent authority of the State.':
    'Antes de cualquier transferencia, obtener la aprobación de la autoridad competente del estado.',
  'Before the access, apply through the MyABS system to the competent authority of the State, with the consent of provider and communities and the agreement.':
    'Antes del acceso, presentar la solicitud por el sistema MyABS a la autoridad competente del estado, con el consentimiento del proveedor y de las comunidades y el acuerdo.',
  'Before the access, apply to the Sabah Biodiversity Centre for the licence.':
    'Antes del acceso, solicitar la licencia al Centro de Biodiversidad de Sabah.',
  'Before the access, apply to the Sarawak Biodiversity Centre for the permit; ethnobiological work needs the consent of the community.':
    'Antes del acceso, solicitar el permiso al Centro de Biodiversidad de Sarawak; el trabajo etnobiológico necesita el consentimiento de la comunidad.',
  'Before the access, apply to the competent authority of the State for the non-commercial permit, with a Malaysian public institution.':
    'Antes del acceso, solicitar el permiso no comercial a la autoridad competente del estado, con una institución pública malasia.',
  'Before the knowledge is used, get the consent of the community under section 23, and the permit.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad según el artículo 23, y el permiso.',
  'Find and keep the federal research approval and the State collecting permit of the time.':
    'Encontrar y conservar la aprobación federal de investigación y el permiso de colecta del estado de la época.',
  'Before the access, apply to the environment ministry, get consent and sign the benefit-sharing contract.':
    'Antes del acceso, presentar la solicitud al ministerio de medio ambiente, obtener el consentimiento y firmar el contrato de participación en los beneficios.',
  'Before the use, ask the environment ministry (genetic resources management group) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio de medio ambiente (grupo de gestión de recursos genéticos) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before filing, have the agreement allow it.': 'Antes de la solicitud de derechos, hacer que el acuerdo la permita.',
  'Before harvest and export, get the permits of the environment ministry.':
    'Antes de la cosecha y la exportación, obtener los permisos del ministerio de medio ambiente.',
  'Before samples are moved or exported, sign the material transfer agreement.':
    'Antes de trasladar o exportar muestras, firmar el acuerdo de transferencia de material.',
  'Before the access, apply for the access permit to the access and benefit-sharing office of the environment ministry.':
    'Antes del acceso, solicitar el permiso de acceso a la oficina de acceso y participación en los beneficios del ministerio de medio ambiente.',
  'Before the access, conclude the access and benefit-sharing agreement with the right holders (State, conservancy, community).':
    'Antes del acceso, celebrar el acuerdo de acceso y participación en los beneficios con los titulares de los derechos (Estado, área de conservación, comunidad).',
  'Before the access, conclude the access and benefit-sharing agreement with the right holders (State, land holder, conservancy, community).':
    'Antes del acceso, celebrar el acuerdo de acceso y participación en los beneficios con los titulares de los derechos (Estado, titular de la tierra, área de conservación, comunidad).',
  'Before the use, ask the ABS office in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la oficina de acceso y participación en los beneficios si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the work starts, register the research with the National Commission on Research, Science and Technology.':
    'Antes de empezar el trabajo, registrar la investigación en la Comisión Nacional de Investigación, Ciencia y Tecnología.',
  'Find and keep the research, harvest and export permits and any letter of the interim committee.':
    'Encontrar y conservar los permisos de investigación, cosecha y exportación y toda carta del comité provisional.',
  'Only if research is planned: ask for a new assessment before it starts.':
    'Solo si se prevé investigación: pedir una nueva evaluación antes de que empiece.',
  'Before collecting, declare the collection to the South Province and keep the receipt.':
    'Antes de colectar, declarar la colecta a la Provincia Sur y conservar el recibo.',
  'Before the access, apply to the South Province and associate local scientists.':
    'Antes del acceso, presentar la solicitud a la Provincia Sur y asociar a científicos locales.',
  'Before the access, apply to the province where the sampling takes place, and get the consent of the customary authorities.':
    'Antes del acceso, presentar la solicitud a la provincia donde se toman las muestras, y obtener el consentimiento de las autoridades consuetudinarias.',
  'Before the access, apply to the province where the sampling takes place, and get the consent of the land owner or the customary authorities.':
    'Antes del acceso, presentar la solicitud a la provincia donde se toman las muestras, y obtener el consentimiento del propietario de la tierra o de las autoridades consuetudinarias.',
  'Before the access, ask the North Province or the Loyalty Islands Province in writing and get customary consent.':
    'Antes del acceso, preguntar por escrito a la Provincia Norte o a la Provincia de las Islas de la Lealtad y obtener el consentimiento consuetudinario.',
  'Before the knowledge is used, get the consent of the customary authorities and agree terms.':
    'Antes de usar los conocimientos, obtener el consentimiento de las autoridades consuetudinarias y acordar las condiciones.',
  'Before the use, check how and when the ex situ holder obtained the material, and under which terms.':
    'Antes del uso, comprobar cómo y cuándo obtuvo el material el poseedor ex situ, y en qué condiciones.',
  'Before the use, find the collecting permit and the papers of customary consent.':
    'Antes del uso, encontrar el permiso de colecta y los documentos del consentimiento consuetudinario.',
  'File the declaration of transfer with the South Province, and hand over the permit.':
    'Presentar la declaración de transferencia a la Provincia Sur, y entregar el permiso.',
  'Before the access, send the access request to the environment council (SE/CNEDD), use its forms for consent, agreed terms and permit, and file the answer.':
    'Antes del acceso, enviar la solicitud de acceso al consejo de medio ambiente (SE/CNEDD), usar sus formularios para el consentimiento, las condiciones acordadas y el permiso, y archivar la respuesta.',
  'Before the access, apply to the environmental standards agency (NESREA) for the access permit, with consent and transfer agreement.':
    'Antes del acceso, solicitar el permiso de acceso a la agencia de normas ambientales (NESREA), con el consentimiento y el acuerdo de transferencia.',
  'Before the use, ask the National Environmental Standards and Regulations Enforcement Agency (NESREA) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la agencia nacional de aplicación de normas ambientales (NESREA) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before access to their land or knowledge, get the consent of indigenous, Afro-descendant and local communities.':
    'Antes del acceso a sus tierras o conocimientos, obtener el consentimiento de las comunidades indígenas, afrodescendientes y locales.',
  'Before collecting or use, apply to the Ministry of the Environment and Natural Resources (MARENA) for access, agree terms and share the benefits.':
    'Antes de la colecta o del uso, solicitar el acceso al Ministerio del Ambiente y los Recursos Naturales (MARENA), acordar las condiciones y compartir los beneficios.',
  'Before the use, ask the Ministry of the Environment and Natural Resources (MARENA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio del Ambiente y los Recursos Naturales (MARENA) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the knowledge is used, get the consent of the community (for Sámi knowledge, of the Sámi Parliament) and agree terms.':
    'Antes de usar los conocimientos, obtener el consentimiento de la comunidad (para conocimientos samis, del Parlamento sami) y acordar las condiciones.',
  'Keep data on the origin; foreigners who sample at sea need a permission for the research vessel.':
    'Conservar los datos del origen; los extranjeros que toman muestras en el mar necesitan una autorización para el buque de investigación.',
  'Before samples leave, get the permit of the parks and wildlife or the forest department with an express clause on export.':
    'Antes de que salgan las muestras, obtener el permiso del departamento de parques y vida silvestre o del forestal, con una cláusula expresa sobre exportación.',
  'Keep the research permit and, before the use, ask the Ministry of Forests and Environment about consent and terms.':
    'Conservar el permiso de investigación y, antes del uso, preguntar al Ministerio de Bosques y Medio Ambiente por el consentimiento y las condiciones.',
  'Before collecting or export, ask the Department of Environment and the land owners which consent and permits are needed, and file the answer.':
    'Antes de la colecta o la exportación, preguntar al departamento de medio ambiente y a los propietarios de la tierra qué consentimiento y permisos hacen falta, y archivar la respuesta.',
  'Before collecting, get the permit of the Department of Conservation.':
    'Antes de colectar, obtener el permiso del Department of Conservation.',
  'Record the engagement with iwi and hapū, the Māori tribes and kin groups.':
    'Dejar constancia del diálogo con los iwi y hapū, las tribus y grupos de parentesco maoríes.',
  'Before the use, ask the Environment Authority or the Oman Animal and Plant Genetic Resources Center (OAPGRC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad de medio ambiente o al centro omaní de recursos genéticos animales y vegetales (OAPGRC) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before collecting, get the collecting and export permit of the environment ministry.':
    'Antes de colectar, obtener el permiso de colecta y exportación del ministerio de medio ambiente.',
  'Before filing, check the contract for clauses on intellectual property.':
    'Antes de la solicitud de derechos, buscar en el contrato las cláusulas sobre propiedad intelectual.',
  'Before the access, apply to the genetic resources unit of the environment ministry for the access permit and the collecting permit, with the consent of the provider.':
    'Antes del acceso, solicitar a la unidad de recursos genéticos del ministerio de medio ambiente el permiso de acceso y el permiso de colecta, con el consentimiento del proveedor.',
  'Before the knowledge is used, get the consent of the indigenous authorities (congress of the comarca).':
    'Antes de usar los conocimientos, obtener el consentimiento de las autoridades indígenas (congreso de la comarca).',
  'Before the use, ask the Ministerio de Ambiente (MiAmbiente) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio de Ambiente (MiAmbiente) si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, get the permit or contract of the time from the genetic resources unit of the environment ministry.':
    'Antes del uso, obtener de la unidad de recursos genéticos del ministerio de medio ambiente el permiso o contrato de la época.',
  'Before the work starts, ask the genetic resources unit of the environment ministry in writing whether the exclusion list covers it.':
    'Antes de empezar el trabajo, preguntar por escrito a la unidad de recursos genéticos del ministerio de medio ambiente si la lista de exclusión lo abarca.',
  'For commercial purposes, sign the access contract with benefit-sharing before the access.':
    'Para fines comerciales, firmar antes del acceso el contrato de acceso con participación en los beneficios.',
  'State in every transfer that new uses need a permit.':
    'Indicar en cada transferencia que los usos nuevos necesitan un permiso.',
  'Before any further use, find the access or framework contract; if there is none, ask the competent authority what can still be done: the window for regularisation closed on 19 July 2022.':
    'Antes de cualquier otro uso, encontrar el contrato de acceso o el contrato marco; si no lo hay, preguntar a la autoridad competente qué se puede hacer todavía: el plazo de regularización terminó el 19 de julio de 2022.',
  'Before collecting, get the research and collecting permit and the export permit.':
    'Antes de colectar, obtener el permiso de investigación y colecta y el permiso de exportación.',
  'Before the access, apply to the competent authority for the access contract and sign it; foreign applicants involve a national support institution.':
    'Antes del acceso, solicitar el contrato de acceso a la autoridad competente y firmarlo; los solicitantes extranjeros implican a una institución nacional de apoyo.',
  'Before the access, get the authorisation for non-commercial access and sign the simplified contract; plan about 30 working days.':
    'Antes del acceso, obtener la autorización de acceso no comercial y firmar el contrato simplificado; prever unos 30 días hábiles.',
  'Before the knowledge is used, get the consent of the representative organisation, and register the licence with the intellectual property institute (INDECOPI).':
    'Antes de usar los conocimientos, obtener el consentimiento de la organización representativa, y registrar la licencia en el instituto de propiedad intelectual (INDECOPI).',
  'Before the material is passed on, check the clause on third parties, and ask for consent if it is silent.':
    'Antes de entregar el material a otros, comprobar la cláusula sobre terceros, y pedir consentimiento si no dice nada.',
  'Before the use, ask the authority competent for the species or for the protected area in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito a la autoridad competente para la especie o para el área protegida si sus normas abarcan el caso, y archivar la respuesta.',
  'Before the use, check the origin of the accession and get the authorisation or contract.':
    'Antes del uso, comprobar el origen de la accesión y obtener la autorización o el contrato.',
  'Before the use, get a copy of the contract and check that it covers the intended use and the transfer abroad.':
    'Antes del uso, obtener una copia del contrato y comprobar que abarca el uso previsto y la transferencia al extranjero.',
  'Before the work starts, ask the competent authority in writing whether it is basic taxonomy or access.':
    'Antes de empezar el trabajo, preguntar por escrito a la autoridad competente si es taxonomía básica o acceso.',
  'File the number of the authorisation or contract with the accession.':
    'Archivar el número de la autorización o del contrato con la accesión.',
  'Send the competent authority the periodic reports that the contract fixes.':
    'Enviar a la autoridad competente los informes periódicos que fija el contrato.',
  'Before the access, apply to the environment directorate for the authorisation of the Council of Ministers, and sign the benefit-sharing agreement.':
    'Antes del acceso, solicitar a la dirección de medio ambiente la autorización del Consejo de Ministros, y firmar el acuerdo de participación en los beneficios.',
  'Find and keep the research protocol of the time.':
    'Encontrar y conservar el protocolo de investigación de la época.',
  'Before the work starts, get the research approval and the export permit.':
    'Antes de empezar el trabajo, obtener la aprobación de la investigación y el permiso de exportación.',
  'Before the work starts, get the research approval, the consent of the land owners and the export permit.':
    'Antes de empezar el trabajo, obtener la aprobación de la investigación, el consentimiento de los propietarios de la tierra y el permiso de exportación.',
  'Before collecting in ancestral domains, get the consent of the indigenous peoples through the National Commission on Indigenous Peoples (NCIP).':
    'Antes de colectar en dominios ancestrales, obtener el consentimiento de los pueblos indígenas por la Comisión Nacional de Pueblos Indígenas (NCIP).',
  'Before samples are exported or handed on, get the wildlife export permit and the agreement of the provider.':
    'Antes de exportar o entregar muestras, obtener el permiso de exportación de vida silvestre y el acuerdo del proveedor.',
  'Before the access, apply for the gratuitous permit together with a Philippine institution, and keep to non-commercial use.':
    'Antes del acceso, solicitar el permiso gratuito junto con una institución filipina, y limitarse al uso no comercial.',
  'Before the access, get the consent of the local and indigenous communities.':
    'Antes del acceso, obtener el consentimiento de las comunidades locales e indígenas.',
  'Before the access, sign the bioprospecting undertaking with the environment or the agriculture department, and pay the fee and the royalties.':
    'Antes del acceso, firmar el compromiso de bioprospección con el departamento de medio ambiente o el de agricultura, y pagar la tasa y las regalías.',
  'Before the knowledge is used, run the consent procedure of the National Commission on Indigenous Peoples (NCIP).':
    'Antes de usar los conocimientos, seguir el procedimiento de consentimiento de la Comisión Nacional de Pueblos Indígenas (NCIP).',
  'Before the use, ask the Biodiversity Management Bureau or the Department of Agriculture in writing whether an undertaking is needed for the material of the collection.':
    'Antes del uso, preguntar por escrito a la oficina de gestión de la biodiversidad o al departamento de agricultura si hace falta un compromiso para el material de la colección.',
  'Before the use, find the academic or commercial research agreement of the time and the certificates of consent.':
    'Antes del uso, encontrar el acuerdo de investigación académica o comercial de la época y los certificados de consentimiento.',
  'Find and keep the collecting permit of the time.': 'Encontrar y conservar el permiso de colecta de la época.',
  'Follow the transfer agreement of the holder, and keep it.':
    'Cumplir el acuerdo de transferencia del titular, y conservarlo.',
  'Before the access, ask the Biodiversity Directorate of the climate change ministry for consent or a no-objection, and agree terms with the provider.':
    'Antes del acceso, pedir a la dirección de biodiversidad del ministerio de cambio climático el consentimiento o una no objeción, y acordar las condiciones con el proveedor.',
  'Before collecting, get the scientific collecting permit of the Departamento de Recursos Naturales y Ambientales (DRNA), and federal permits where they apply.':
    'Antes de colectar, obtener el permiso de colecta científica del Departamento de Recursos Naturales y Ambientales (DRNA), y los permisos federales que correspondan.',
  'Before the use, ask the Departamento de Recursos Naturales y Ambientales (DRNA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al Departamento de Recursos Naturales y Ambientales (DRNA) si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the access, apply to the Regional Government of the Azores and accept the standard contract.':
    'Antes del acceso, presentar la solicitud al Gobierno Regional de las Azores y aceptar el contrato tipo.',
  'Before collecting or use, apply to the ministry in charge of natural resources for access, get prior informed consent and sign the agreement.':
    'Antes de la colecta o del uso, solicitar el acceso al ministerio a cargo de los recursos naturales, obtener el consentimiento fundamentado previo y firmar el acuerdo.',
  'Before the use, ask the ministry in charge of natural resources, environment and tourism in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes del uso, preguntar por escrito al ministerio a cargo de los recursos naturales, el medio ambiente y el turismo si el uso necesita consentimiento, notificación o condiciones, y archivar la respuesta.',
  'Before the work in a state begins, get the permit of the government of each state.':
    'Antes de que empiece el trabajo en un estado, obtener el permiso del gobierno de cada estado.',
  'Only if the work runs through the Palau International Coral Reef Center: hand in a preliminary report within six months, and copies of publications.':
    'Solo si el trabajo pasa por el Palau International Coral Reef Center: entregar un informe preliminar en seis meses, y copias de las publicaciones.',
  'Sixty days before the start, apply to the Division of Marine Resources for the national research permit.':
    'Sesenta días antes del inicio, solicitar el permiso nacional de investigación a la división de recursos marinos.',
  'Before collecting, get the scientific collecting and export permit of the environment ministry (MADES), and ask it about terms.':
    'Antes de colectar, obtener el permiso de colecta científica y exportación del ministerio de medio ambiente (MADES), y preguntarle por las condiciones.',
  'Before the use, ask the Ministerio del Ambiente y Desarrollo Sostenible (MADES) in writing whether its rules cover the case, and file the answer.':
    'Antes del uso, preguntar por escrito al Ministerio del Ambiente y Desarrollo Sostenible (MADES) si sus normas abarcan el caso, y archivar la respuesta.',
}
