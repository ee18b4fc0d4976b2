import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with G to N. */
export const procedureTitlesGtoN: ContentTexts = {
  'Get a Commonwealth permit to access biological resources for non-commercial purposes':
    'Obtener un permiso de la Commonwealth de acceso a recursos biológicos con fines no comerciales',
  'Get a Commonwealth permit with benefit-sharing agreement for commercial or potentially commercial purposes':
    'Obtener un permiso de la Commonwealth con acuerdo de participación en los beneficios para fines comerciales o potencialmente comerciales',
  'Get approval and the export certificate for protected wild plants':
    'Obtener la aprobación y el certificado de exportación de plantas silvestres protegidas',
  'Get approval before applying for intellectual property':
    'Obtener la aprobación antes de solicitar propiedad intelectual',
  'Get approval for a field survey by foreigners of protected wild plants':
    'Obtener la aprobación de un estudio de campo de plantas silvestres protegidas por extranjeros',
  'Get approval for foreign access to other Chinese biological resources':
    'Obtener la aprobación del acceso de extranjeros a otros recursos biológicos chinos',
  'Get approval for international research cooperation on Chinese human genetic resources':
    'Obtener la aprobación de cooperación internacional de investigación sobre recursos genéticos humanos chinos',
  'Get approval for joint research in China with foreigners on listed livestock genetic resources':
    'Obtener la aprobación de investigación conjunta en China con extranjeros sobre recursos genéticos ganaderos incluidos',
  'Get approval for marine scientific research': 'Obtener la aprobación de investigación científica marina',
  'Get approval to collect or bank human genetic resources (Chinese units only)':
    'Obtener la aprobación para recolectar o almacenar recursos genéticos humanos (solo unidades chinas)',
  'Get approval to give crop germplasm abroad or to use it jointly with foreigners':
    'Obtener la aprobación para dar germoplasma de cultivos al extranjero o usarlo con extranjeros',
  'Get approval to give forest tree germplasm abroad or to use it jointly with foreigners':
    'Obtener la aprobación para dar germoplasma de árboles forestales al extranjero o usarlo con extranjeros',
  'Get approval to send listed livestock or poultry genetic resources abroad':
    'Obtener la aprobación para enviar al extranjero recursos genéticos incluidos de ganado o aves',
  'Get approval to take listed wild biological resources out of Korea':
    'Obtener la aprobación para sacar de Corea recursos biológicos silvestres incluidos',
  'Get collecting and export permits for specimens': 'Obtener los permisos de colecta y exportación de especímenes',
  'Get consent of customary land owners': 'Obtener el consentimiento de los propietarios consuetudinarios de la tierra',
  'Get crop resources under the standard agreement': 'Obtener recursos de cultivos según el acuerdo normalizado',
  'Get cultivated and treaty material': 'Obtener material cultivado y del Tratado',
  'Get national plant genetic resources from the gene bank':
    'Obtener recursos fitogenéticos nacionales del banco de germoplasma',
  'Get permission and sign the profit-sharing agreement for commercial use of domestic or wild plants':
    'Obtener la autorización y firmar el acuerdo de reparto de ganancias para el uso comercial de plantas domésticas o silvestres',
  'Get permission for research use, entry and exit of aquatic genetic resources':
    'Obtener la autorización de uso en investigación, entrada y salida de recursos genéticos acuáticos',
  'Get permission of NRCT for foreign researchers': 'Obtener la autorización del NRCT para investigadores extranjeros',
  'Get permission of the ocean ministry for marine and fisheries resources':
    'Obtener la autorización del ministerio de océanos para recursos marinos y pesqueros',
  'Get permission to take genetic resources abroad for study or non-commercial research':
    'Obtener la autorización para llevar recursos genéticos al extranjero para estudio o investigación no comercial',
  'Get permission to use or export native farm animal genetic resources':
    'Obtener la autorización para usar o exportar recursos genéticos de animales de granja autóctonos',
  'Get permission to use registered Thai traditional medicine knowledge':
    'Obtener la autorización para usar conocimientos registrados de medicina tradicional tailandesa',
  'Get prior approval of the National Committee on Biodiversity':
    'Obtener la aprobación previa del Comité Nacional de Biodiversidad',
  'Get prior permission to use traditional knowledge':
    'Obtener la autorización previa para usar conocimientos tradicionales',
  'Get provisional access in an emergency': 'Obtener acceso provisional en una emergencia',
  'Get research approval of the Cultural Centre for traditional knowledge':
    'Obtener la aprobación del centro cultural para investigar conocimientos tradicionales',
  'Get the Sabah access licence': 'Obtener la licencia de acceso de Sabah',
  'Get the Sabah export licence': 'Obtener la licencia de exportación de Sabah',
  'Get the Wildlife Act authority to catch, hold or export protected wildlife':
    'Obtener la autorización de la Wildlife Act para capturar, tener o exportar fauna protegida',
  'Get the access and collection permit': 'Obtener el permiso de acceso y colecta',
  'Get the access permit and the international certificate':
    'Obtener el permiso de acceso y el certificado internacional',
  'Get the authorisation of the Council of Ministers to access biological resources':
    'Obtener la autorización del Consejo de Ministros de acceso a recursos biológicos',
  'Get the authorisation of the South Province to collect and use natural resources':
    'Obtener la autorización de la Provincia Sur para colectar y usar recursos naturales',
  'Get the biodiversity or bioprospecting research permit under the Protected Areas Act 2010':
    'Obtener el permiso de investigación sobre biodiversidad o de bioprospección según la Protected Areas Act 2010',
  'Get the bioprospecting permit': 'Obtener el permiso de bioprospección',
  'Get the bioprospecting permit in the Northern Territory':
    'Obtener el permiso de bioprospección en el Territorio del Norte',
  'Get the certificate for taking human genetic material out of China':
    'Obtener el certificado para sacar de China material genético humano',
  'Get the certificate of origin for cultivated medicinal plants':
    'Obtener el certificado de origen de plantas medicinales cultivadas',
  'Get the collecting and entry permit of the area or species authority':
    'Obtener el permiso de colecta y entrada de la autoridad del área o de la especie',
  'Get the collecting licence for nationally protected wild plants':
    'Obtener la licencia de colecta de plantas silvestres con protección nacional',
  'Get the collecting or quota permit': 'Obtener el permiso de colecta o de cuota',
  'Get the collecting permit and the supplier agreement': 'Obtener el permiso de colecta y el acuerdo del proveedor',
  'Get the collection authority, plan and benefit-sharing agreement for biodiscovery in Queensland':
    'Obtener la autorización de colecta, el plan y el acuerdo de participación en los beneficios para biodescubrimiento en Queensland',
  'Get the consent of the owners and ask for the research permit':
    'Obtener el consentimiento de los propietarios y pedir el permiso de investigación',
  'Get the consent to take protected species abroad':
    'Obtener el consentimiento para llevar especies protegidas al extranjero',
  'Get the exemption for protected species in the South Province':
    'Obtener la exención para especies protegidas en la Provincia Sur',
  'Get the export permit for wildlife': 'Obtener el permiso de exportación de vida silvestre',
  'Get the foreign research permit of BRIN': 'Obtener el permiso de investigación para extranjeros del BRIN',
  'Get the gratuitous permit for aquatic wildlife': 'Obtener el permiso gratuito para fauna acuática',
  'Get the licence for micro-organisms of geothermal areas':
    'Obtener la licencia para microorganismos de zonas geotérmicas',
  'Get the licence for trade in wild specimens': 'Obtener la licencia de comercio de especímenes silvestres',
  'Get the material transfer agreement approved': 'Hacer aprobar el acuerdo de transferencia de material',
  "Get the ministry's approval to import or export genetic resources":
    'Obtener la aprobación del ministerio para importar o exportar recursos genéticos',
  "Get the owner's consent; no State permit is needed for Japanese genetic resources":
    'Obtener el consentimiento del propietario; no hace falta permiso estatal para recursos genéticos japoneses',
  'Get the permission and contract for genetic resources':
    'Obtener la autorización y el contrato para recursos genéticos',
  'Get the permit for access, use or export of genetic resources':
    'Obtener el permiso de acceso, uso o exportación de recursos genéticos',
  'Get the permit for commercial or potentially commercial access (Act 795)':
    'Obtener el permiso de acceso comercial o potencialmente comercial (Ley 795)',
  'Get the permit for non-commercial access (Act 795)': 'Obtener el permiso de acceso no comercial (Ley 795)',
  'Get the permit for plant genetic resources for food and agriculture':
    'Obtener el permiso para recursos fitogenéticos para la alimentación y la agricultura',
  'Get the permit of the local competent authority for genetic resources':
    'Obtener el permiso de la autoridad local competente para recursos genéticos',
  'Get the permit to access genetic resources of wild species':
    'Obtener el permiso de acceso a recursos genéticos de especies silvestres',
  'Get the permit to bring plant genetic resources out of or into Indonesia for research':
    'Obtener el permiso para sacar o introducir recursos fitogenéticos en Indonesia para investigación',
  'Get the permit to collect mother specimens of protected wild species for breeding or growing':
    'Obtener el permiso para colectar ejemplares madre de especies silvestres protegidas para cría o cultivo',
  'Get the research and collection authorisation of the Department of Conservation':
    'Obtener la autorización de investigación y colecta del Department of Conservation',
  'Get the research and export permit of the Nature Conservation Division':
    'Obtener el permiso de investigación y exportación de la división de conservación de la naturaleza',
  'Get the research permission of the Forest Department Sarawak for non-commercial fieldwork':
    'Obtener la autorización de investigación del departamento forestal de Sarawak para trabajo de campo no comercial',
  'Get the research permit': 'Obtener el permiso de investigación',
  'Get the research permit and agreement in Sarawak': 'Obtener el permiso de investigación y el acuerdo en Sarawak',
  'Get the research permit of the Department of National Parks and Wildlife Conservation':
    'Obtener el permiso de investigación del departamento de parques nacionales y conservación de la vida silvestre',
  'Get the research permit of the Department of Wildlife Conservation':
    'Obtener el permiso de investigación del departamento de conservación de la vida silvestre',
  'Get the research permit of the education ministry':
    'Obtener el permiso de investigación del ministerio de educación',
  'Get the researcher visa and project approval': 'Obtener la visa de investigador y la aprobación del proyecto',
  'Get the scientific collecting permit': 'Obtener el permiso de colecta científica',
  'Get the state collecting permit outside Queensland and the Northern Territory':
    'Obtener el permiso estatal de colecta fuera de Queensland y del Territorio del Norte',
  'Get the wildlife export permit for samples': 'Obtener el permiso de exportación de muestras de vida silvestre',
  'Get the wildlife gratuitous permit for non-commercial research':
    'Obtener el permiso gratuito de vida silvestre para investigación no comercial',
  'Give prior intimation to the State Biodiversity Board for commercial use by Indian users':
    'Dar aviso previo a la junta estatal de biodiversidad del uso comercial por usuarios indios',
  'Hand the access authorisation or contract to INDECOPI with the IP application':
    'Entregar la autorización o el contrato de acceso al INDECOPI con la solicitud de propiedad intelectual',
  'Have a best practice recognised by the Commission': 'Hacer reconocer una práctica óptima por la Comisión',
  'Have a change or a suspension of the authorisation or contract approved':
    'Hacer aprobar un cambio o una suspensión de la autorización o del contrato',
  'Have a collection or best practice recognised': 'Hacer reconocer una colección o una práctica óptima',
  'Have genetic resources or knowledge entered in the national register':
    'Hacer inscribir recursos genéticos o conocimientos en el registro nacional',
  'Have the commune certify the contract': 'Hacer certificar el contrato por la comuna',
  'Hold collecting and entry permits and the consent of the land owner':
    'Tener los permisos de colecta y entrada y el consentimiento del propietario de la tierra',
  'Hold the collecting permit for non-commercial research':
    'Tener el permiso de colecta para investigación no comercial',
  'Hold the park research and collection permit': 'Tener el permiso de investigación y colecta del parque',
  'Keep consent and permits where no ABS law applies':
    'Conservar el consentimiento y los permisos donde no hay ley de acceso',
  'Keep the due diligence file for use in the UK':
    'Conservar el expediente de diligencia debida para el uso en el Reino Unido',
  'Lodge the statement on native resources and traditional knowledge with the patent office':
    'Presentar a la oficina de patentes la declaración sobre recursos autóctonos y conocimientos tradicionales',
  'Meet the traditional knowledge obligation in Queensland':
    'Cumplir la obligación sobre conocimientos tradicionales en Queensland',
  'Mendoza: ask the provincial directorate for research and access authorisation':
    'Mendoza: pedir a la dirección provincial la autorización de investigación y acceso',
  'Misiones, Neuquén, Río Negro: apply under the provincial access law':
    'Misiones, Neuquén, Río Negro: presentar la solicitud según la ley provincial de acceso',
  'Negotiate a new agreement before filing for intellectual property':
    'Negociar un nuevo acuerdo antes de solicitar propiedad intelectual',
  'Negotiate and sign the access contract for commercial purposes':
    'Negociar y firmar el contrato de acceso con fines comerciales',
  'Negotiate the benefit-sharing agreement': 'Negociar el acuerdo de participación en los beneficios',
  'Negotiate the mutually agreed terms and have them validated':
    'Negociar las condiciones mutuamente acordadas y hacerlas validar',
  'Negotiate the prior informed consent with the provider':
    'Negociar con el proveedor el consentimiento fundamentado previo',
  'Notify FOEN before market approval or commercialisation':
    'Notificar a la OFEV antes de la autorización de comercialización o de la comercialización',
  'Notify a new taxon and deposit the voucher specimen in a designated repository':
    'Notificar un taxón nuevo y depositar el espécimen de referencia en un depósito designado',
  'Notify after collection': 'Notificar después de la colecta',
  'Notify collection in situ beforehand and get the batch identifier':
    'Notificar antes la colecta in situ y obtener el identificador de lote',
  'Notify commercial use of Belgian federal genetic resources and agree terms':
    'Notificar el uso comercial de recursos genéticos federales belgas y acordar las condiciones',
  'Notify non-commercial use of Belgian federal genetic resources':
    'Notificar el uso no comercial de recursos genéticos federales belgas',
  'Notify the Minister before discovery-phase bioprospecting':
    'Notificar al ministro antes de la bioprospección de la fase de descubrimiento',
  'Notify the deposit of a novel micro-organism in a foreign repository':
    'Notificar el depósito de un microorganismo nuevo en un depósito extranjero',
  'Notify the finished product or reproductive material in SisGen and file the benefit-sharing agreement':
    'Notificar en SisGen el producto terminado o el material reproductivo y presentar el acuerdo de participación en los beneficios',
  'Notify the import of foreign genetic resources': 'Notificar la importación de recursos genéticos extranjeros',
  'Notify the use of Walloon genetic resources': 'Notificar el uso de recursos genéticos valones',
  'Notify use of Swiss resources before marketing': 'Notificar el uso de recursos suizos antes de la comercialización',
  'Notify utilisation, products and sales': 'Notificar el uso, los productos y las ventas',
}
