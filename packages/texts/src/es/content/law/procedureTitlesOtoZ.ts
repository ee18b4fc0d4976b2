import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with O to Z. */
export const procedureTitlesOtoZ: ContentTexts = {
  'Obtain NBA approval before research results go to a foreign person':
    'Obtener la aprobación de la NBA antes de que resultados de investigación vayan a una persona extranjera',
  "Obtain NBA approval for a foreign applicant's intellectual property right":
    'Obtener la aprobación de la NBA para el derecho de propiedad intelectual de un solicitante extranjero',
  'Obtain NBA approval for foreign access for commercial utilisation':
    'Obtener la aprobación de la NBA para acceso extranjero con uso comercial',
  'Obtain NBA approval for foreign access for research or bio-survey':
    'Obtener la aprobación de la NBA para acceso extranjero con investigación o estudio biológico',
  'Obtain NBA approval to pass accessed material or knowledge to a third party':
    'Obtener la aprobación de la NBA para pasar material o conocimientos a un tercero',
  'Obtain a shipment certificate for biological specimens': 'Obtener un certificado de envío de especímenes biológicos',
  'Obtain collecting, harvest and export papers': 'Obtener los documentos de colecta, cosecha y exportación',
  'Obtain consent and sign the material transfer agreement':
    'Obtener el consentimiento y firmar el acuerdo de transferencia de material',
  'Obtain consent and terms for community knowledge':
    'Obtener el consentimiento y las condiciones para conocimientos de una comunidad',
  'Obtain consent for traditional knowledge on high-seas resources':
    'Obtener el consentimiento para conocimientos tradicionales sobre recursos de alta mar',
  'Obtain consent for traditional knowledge tied to genetic material':
    'Obtener el consentimiento para conocimientos tradicionales ligados a material genético',
  'Obtain consent, agreed terms and the certificate of compliance':
    'Obtener el consentimiento, las condiciones acordadas y el certificado de cumplimiento',
  'Obtain free and prior informed consent of indigenous peoples':
    'Obtener el consentimiento libre, previo e informado de pueblos indígenas',
  'Obtain free prior informed consent of the iTaukei resource owners':
    'Obtener el consentimiento libre, previo e informado de los propietarios iTaukei de los recursos',
  'Obtain free, prior and informed consent for traditional knowledge and register the contract':
    'Obtener el consentimiento libre, previo e informado para conocimientos tradicionales y registrar el contrato',
  'Obtain free, prior and informed consent of Indigenous Peoples':
    'Obtener el consentimiento libre, previo e informado de los pueblos indígenas',
  'Obtain phytosanitary and CITES export papers': 'Obtener los documentos de exportación fitosanitarios y CITES',
  'Obtain prior assent for border areas, waters and on the continental shelf':
    'Obtener la conformidad previa para zonas de frontera, aguas y plataforma continental',
  'Obtain prior informed consent and sign mutually agreed terms with the provider':
    'Obtener el consentimiento fundamentado previo y firmar con el proveedor las condiciones mutuamente acordadas',
  'Obtain research authorisation and scientific export permit':
    'Obtener la autorización de investigación y el permiso de exportación científica',
  'Obtain the Antarctic permit of your own State': 'Obtener el permiso antártico del propio Estado',
  "Obtain the Minister's written consent before passing material on":
    'Obtener el consentimiento escrito del ministro antes de entregar material a otros',
  'Obtain the Northwest Territories scientific research licence':
    'Obtener la licencia de investigación científica de los Territorios del Noroeste',
  'Obtain the Nunavut scientific research licence': 'Obtener la licencia de investigación científica de Nunavut',
  'Obtain the Yukon research licence': 'Obtener la licencia de investigación de Yukón',
  'Obtain the access papers and the research declaration':
    'Obtener los documentos de acceso y la declaración de investigación',
  'Obtain the authorisation to export samples': 'Obtener la autorización para exportar muestras',
  'Obtain the biodiversity research permit': 'Obtener el permiso de investigación sobre biodiversidad',
  'Obtain the collecting or research permit of the province':
    'Obtener el permiso de colecta o investigación de la provincia',
  'Obtain the consent of knowledge holders and register the user agreement':
    'Obtener el consentimiento de los titulares de conocimientos y registrar el acuerdo de uso',
  'Obtain the consent of the indigenous authorities': 'Obtener el consentimiento de las autoridades indígenas',
  'Obtain the consent of the indigenous community': 'Obtener el consentimiento de la comunidad indígena',
  'Obtain the consent of the indigenous or Afro-Mexican community and a written contract':
    'Obtener el consentimiento de la comunidad indígena o afromexicana y un contrato escrito',
  'Obtain the consent of the indigenous organisation and register the licence for collective knowledge':
    'Obtener el consentimiento de la organización indígena y registrar la licencia de conocimientos colectivos',
  'Obtain the consent of the indigenous territory or community for its knowledge':
    'Obtener el consentimiento del territorio o de la comunidad indígena para sus conocimientos',
  'Obtain the consent of the local community for its knowledge':
    'Obtener el consentimiento de la comunidad local para sus conocimientos',
  'Obtain the consent of the traditional knowledge provider and agree the benefit-sharing':
    'Obtener el consentimiento del proveedor de conocimientos tradicionales y acordar la participación en los beneficios',
  'Obtain the documented consent for associated traditional knowledge':
    'Obtener el consentimiento documentado para conocimientos tradicionales asociados',
  'Obtain the documented consent of the community': 'Obtener el consentimiento documentado de la comunidad',
  'Obtain the documented consent of the indigenous community':
    'Obtener el consentimiento documentado de la comunidad indígena',
  'Obtain the export authorisation for samples': 'Obtener la autorización de exportación de muestras',
  'Obtain the export certificate for wildlife samples':
    'Obtener el certificado de exportación de muestras de vida silvestre',
  'Obtain the export licence for specimens and samples': 'Obtener la licencia de exportación de especímenes y muestras',
  'Obtain the export permit for samples': 'Obtener el permiso de exportación de muestras',
  'Obtain the export permit for samples accessed under an authorisation or contract':
    'Obtener el permiso de exportación de muestras obtenidas según una autorización o un contrato',
  'Obtain the export permit for specimens': 'Obtener el permiso de exportación de especímenes',
  'Obtain the export permit for specimens and samples': 'Obtener el permiso de exportación de especímenes y muestras',
  'Obtain the material transfer agreement and export permit':
    'Obtener el acuerdo de transferencia de material y el permiso de exportación',
  'Obtain the national and state research permits': 'Obtener los permisos de investigación nacional y estatal',
  'Obtain the permit to collect wild animals for science':
    'Obtener el permiso para colectar animales silvestres para la ciencia',
  'Obtain the prior informed consent of the providers':
    'Obtener el consentimiento fundamentado previo de los proveedores',
  'Obtain the provincial access authorisation for non-commercial use':
    'Obtener la autorización provincial de acceso para uso no comercial',
  'Obtain the research and collecting authorisation and the mobilisation guide':
    'Obtener la autorización de investigación y colecta y la guía de movilización',
  'Obtain the research authorisation for wild flora or fauna (also for purely taxonomic molecular work)':
    'Obtener la autorización de investigación de flora o fauna silvestres (también para trabajo molecular puramente taxonómico)',
  'Obtain the research clearance': 'Obtener la autorización oficial de investigación',
  'Obtain the research licence': 'Obtener la licencia de investigación',
  'Obtain the research permit and collecting licence of SINAC':
    'Obtener el permiso de investigación y la licencia de colecta del SINAC',
  "Obtain the research permit and the forest ministry's collecting and export permits":
    'Obtener el permiso de investigación y los permisos de colecta y exportación del ministerio de bosques',
  'Obtain the research permit and the park entry authorisation':
    'Obtener el permiso de investigación y la autorización de entrada al parque',
  'Obtain the research permit of the national parks': 'Obtener el permiso de investigación de los parques nacionales',
  'Obtain the scientific collecting permit': 'Obtener el permiso científico de colecta',
  'Obtain tribal or state consent': 'Obtener el consentimiento de la tribu o del Estado',
  'Obtain written approval before specimens are collected or taken away':
    'Obtener la aprobación escrita antes de que se colecten o se lleven especímenes',
  'Once the bill is law, obtain permission to transfer material abroad':
    'Cuando el proyecto sea ley, obtener la autorización para transferir material al extranjero',
  'Pass material on to the next user with its papers': 'Pasar el material al siguiente usuario con sus documentos',
  'Pay the benefit share when a product is sold': 'Pagar la parte de los beneficios cuando se vende un producto',
  'Pay the yearly partnership contribution': 'Pagar la contribución anual de asociación',
  'Prepare for the consultation of CONAGEBIO before a patent or plant variety right':
    'Preparar la consulta de la CONAGEBIO antes de una patente o un derecho de obtentor',
  'Prove regularisation of access research done before 2019 (window closed)':
    'Probar la regularización de una investigación de acceso hecha antes de 2019 (plazo cerrado)',
  'Provide material under the SMTA and report': 'Suministrar material según el acuerdo normalizado (SMTA) e informar',
  'Record access to Swiss genetic resources': 'Registrar el acceso a recursos genéticos suizos',
  'Record due diligence for foreign resources used in Switzerland':
    'Registrar la diligencia debida para recursos extranjeros usados en Suiza',
  'Record the origin of sequence data': 'Registrar el origen de los datos de secuencias',
  'Register a collection or best practice': 'Registrar una colección o una práctica óptima',
  "Register an Indian applicant's intellectual property application with NBA and get approval before commercialising":
    'Registrar en la NBA la solicitud de propiedad intelectual de un solicitante indio y obtener la aprobación antes de comercializar',
  "Register and get harvest, trade and export permits for devil's claw":
    'Registrarse y obtener los permisos de cosecha, comercio y exportación de la garra del diablo',
  'Register as a foreign researcher': 'Registrarse como investigador extranjero',
  'Register nationally and obtain the compliance certificate':
    'Registrarse en el país y obtener el certificado de cumplimiento',
  'Register the access in SisGen': 'Registrar el acceso en SisGen',
  'Register the access to genetic resources': 'Registrar el acceso a recursos genéticos',
  'Register the biological collection': 'Registrar la colección biológica',
  'Register the research and obtain national clearance':
    'Registrar la investigación y obtener la autorización nacional',
  'Register the research and obtain the permit': 'Registrar la investigación y obtener el permiso',
  'Register the research with the science commission': 'Registrar la investigación en la comisión de ciencia',
  'Regularise access done without a contract before the 2021 regulation (window closed)':
    'Regularizar el acceso hecho sin contrato antes del reglamento de 2021 (plazo cerrado)',
  'Report compliance when using foreign genetic resources in Korea':
    'Informar del cumplimiento al usar recursos genéticos extranjeros en Corea',
  'Report human genetic information before giving it to a foreign party':
    'Comunicar información genética humana antes de darla a una parte extranjera',
  'Report lawful acquisition of foreign genetic resources to the Minister of the Environment':
    'Comunicar al ministro de medio ambiente la adquisición legal de recursos genéticos extranjeros',
  'Report on access, use and benefit-sharing': 'Informar sobre el acceso, el uso y la participación en los beneficios',
  'Report the access to Korean genetic resources': 'Comunicar el acceso a recursos genéticos coreanos',
  'Request access for commercial research and agree terms':
    'Pedir el acceso para investigación comercial y acordar las condiciones',
  'Request access for non-commercial research': 'Pedir el acceso para investigación no comercial',
  'Search the register of traditional knowledge and take a licence':
    'Consultar el registro de conocimientos tradicionales y tomar una licencia',
  'Send an access request to the environment council': 'Enviar una solicitud de acceso al consejo de medio ambiente',
  'Send samples abroad for services only, and enter the sending in SisGen':
    'Enviar muestras al extranjero solo para servicios, y anotar el envío en SisGen',
  'Send the declaration for foreign genetic material used in Norway':
    'Enviar la declaración de material genético extranjero usado en Noruega',
  'Show adaptation or regularisation of activities between 30 June 2000 and 16 November 2015':
    'Presentar la adecuación o regularización de actividades entre el 30 de junio de 2000 y el 16 de noviembre de 2015',
  'Show the access papers to the patent office': 'Presentar los documentos de acceso a la oficina de patentes',
  'Sign a benefits-sharing agreement before commercial use of park research':
    'Firmar un acuerdo de participación en los beneficios antes del uso comercial de investigación en un parque',
  'Sign a cooperation with a Brazilian research institution (genuine scientific collaboration)':
    'Firmar una cooperación con una institución de investigación brasileña (colaboración científica auténtica)',
  'Sign an association term for registration only, if there is no scientific collaboration':
    'Firmar un acuerdo de asociación solo para el registro, si no hay colaboración científica',
  'Sign the access agreement of the national genebank network':
    'Firmar el acuerdo de acceso de la red nacional de bancos de germoplasma',
  'Sign the access and benefit-sharing agreement for the actualisation phase':
    'Firmar el acuerdo de acceso y participación en los beneficios para la fase de realización',
  'Sign the access and benefit-sharing contract with the provider':
    'Firmar el contrato de acceso y participación en los beneficios con el proveedor',
  'Sign the access and benefit-sharing contract with the province':
    'Firmar el contrato de acceso y participación en los beneficios con la provincia',
  'Sign the accessory contracts before applying': 'Firmar los contratos accesorios antes de la solicitud',
  'Sign the benefit-sharing deed with the access provider in the Northern Territory':
    'Firmar la escritura de participación en los beneficios con quien da el acceso en el Territorio del Norte',
  "Sign the cooperation agreement with terms and get the owner's consent":
    'Firmar el acuerdo de cooperación con condiciones y obtener el consentimiento del propietario',
  'Sign the material transfer agreement and get the export papers':
    'Firmar el acuerdo de transferencia de material y obtener los documentos de exportación',
  'Sign the material transfer term and register the shipment of samples abroad':
    'Firmar el acuerdo de transferencia de material y registrar el envío de muestras al extranjero',
  'Sign the transfer agreement': 'Firmar el acuerdo de transferencia',
  'Stand a check of the Inspectorate': 'Pasar un control de la inspección',
  'Stand an inspection of user compliance': 'Pasar una inspección del cumplimiento de los usuarios',
  'State source and origin of biological material in the Indian patent specification':
    'Indicar la fuente y el origen del material biológico en la descripción de la patente india',
  'Take Austrian genetic resources without ABS permit': 'Tomar recursos genéticos austriacos sin permiso de acceso',
  'Take Belgian resources outside the federal and Walloon rules':
    'Tomar recursos belgas fuera de las normas federales y valonas',
  'Take Cypriot genetic resources': 'Tomar recursos genéticos chipriotas',
  'Take Czech genetic resources without ABS permit': 'Tomar recursos genéticos checos sin permiso de acceso',
  'Take Danish genetic resources without ABS permit': 'Tomar recursos genéticos daneses sin permiso de acceso',
  'Take Dutch genetic resources without ABS permit': 'Tomar recursos genéticos neerlandeses sin permiso de acceso',
  'Take Estonian genetic resources': 'Tomar recursos genéticos estonios',
  'Take Finnish genetic resources without ABS permit': 'Tomar recursos genéticos finlandeses sin permiso de acceso',
  'Take German genetic resources without ABS permit': 'Tomar recursos genéticos alemanes sin permiso de acceso',
  'Take Hungarian genetic resources without ABS permit': 'Tomar recursos genéticos húngaros sin permiso de acceso',
  'Take Irish genetic resources without ABS permit': 'Tomar recursos genéticos irlandeses sin permiso de acceso',
  'Take Italian genetic resources without ABS permit': 'Tomar recursos genéticos italianos sin permiso de acceso',
  'Take Latvian genetic resources': 'Tomar recursos genéticos letones',
  'Take Luxembourg genetic resources without ABS permit':
    'Tomar recursos genéticos luxemburgueses sin permiso de acceso',
  'Take Norwegian genetic material': 'Tomar material genético noruego',
  'Take Polish genetic resources without ABS permit': 'Tomar recursos genéticos polacos sin permiso de acceso',
  'Take Slovak genetic resources': 'Tomar recursos genéticos eslovacos',
  'Take Slovenian genetic resources': 'Tomar recursos genéticos eslovenos',
  'Take Swedish genetic resources without ABS permit': 'Tomar recursos genéticos suecos sin permiso de acceso',
  'Take UK genetic resources without ABS permit': 'Tomar recursos genéticos del Reino Unido sin permiso de acceso',
  'Take a licence for registered traditional knowledge':
    'Tomar una licencia de conocimientos tradicionales registrados',
  'Take mainland Portuguese resources without ABS permit':
    'Tomar recursos del Portugal continental sin permiso de acceso',
  'Take treaty crops under the standard agreement': 'Tomar cultivos del Tratado según el acuerdo normalizado',
  'Take wild Lithuanian genetic resources': 'Tomar recursos genéticos silvestres de Lituania',
  'Test in writing whether the planned method is access at all':
    'Comprobar por escrito si el método previsto es un acceso',
  'Transfer French material': 'Transferir material francés',
  'Transfer Spanish material to a third party': 'Transferir material español a un tercero',
  'Transfer material under development': 'Transferir material en desarrollo',
  'Treat traditional knowledge like a resource': 'Tratar los conocimientos tradicionales como un recurso',
  'Use a material transfer agreement for sending material on':
    'Usar un acuerdo de transferencia de material para pasar material a otros',
  'Use the framework agreement of a Bolivian institution for non-commercial research':
    'Usar el acuerdo marco de una institución boliviana para investigación no comercial',
  'Use the special access permit of an Ethiopian public institution':
    'Usar el permiso especial de acceso de una institución pública etíope',
  'Use the special procedure in a declared health or environmental emergency':
    'Usar el procedimiento especial en una emergencia sanitaria o ambiental declarada',
  'Work under SMTA 1 within the WHO influenza network': 'Trabajar según el SMTA 1 en la red de la OMS sobre la gripe',
  'Work under a framework contract of an Ecuadorian institution':
    'Trabajar según el contrato marco de una institución ecuatoriana',
}
