import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with C to E. */
export const stepsCtoE: ContentTexts = {
  'Carry the authorisation in the field.': 'Llevar la autorización en el campo.',
  'Carry the permit in the field, collect only what it names, deposit specimens in a registered collection and publish the data in SiB Colombia.':
    'Llevar el permiso en el campo, colectar solo lo que nombra, depositar los especímenes en una colección registrada y publicar los datos en SiB Colombia.',
  'Check in writing that there is no genuine scientific collaboration: if there is one, the ordinary association must be used.':
    'Comprobar por escrito que no hay una colaboración científica verdadera: si la hay, debe usarse la asociación ordinaria.',
  'Check it against the list: separating functional or non-functional units of DNA or RNA, or isolating molecules made by metabolism, is access; crude extracts are derivatives but only the activity decides.':
    'Compararlo con la lista: separar unidades funcionales o no funcionales de ADN o ARN, o aislar moléculas producidas por el metabolismo, es acceso; los extractos crudos son derivados, pero solo decide la actividad.',
  'Check molecular work against the list of access activities.':
    'Comparar el trabajo molecular con la lista de actividades de acceso.',
  'Check place of collecting and foreign share, partner, funding or contract.':
    'Comprobar el lugar de colecta y la participación, el socio, la financiación o el contrato extranjeros.',
  'Check sanctions first.': 'Comprobar primero las sanciones.',
  'Check that contract or authorisation allows the transfer and names the recipient.':
    'Comprobar que el contrato o la autorización permite la transferencia y nombra al destinatario.',
  'Check that every access behind the product is registered, also those of suppliers of intermediate products.':
    'Comprobar que cada acceso detrás del producto está registrado, también los de los proveedores de productos intermedios.',
  'Check that no material leaves China and the trial serves Chinese market approval; otherwise use the approval route.':
    'Comprobar que ningún material sale de China y que el ensayo sirve a la autorización para el mercado chino; si no, usar la vía de la aprobación.',
  'Check that permit and agreed terms allow the export and the recipient.':
    'Comprobar que el permiso y las condiciones acordadas permiten la exportación y el destinatario.',
  'Check that project, species, transfer abroad and people are covered.':
    'Comprobar que están incluidos el proyecto, la especie, la transferencia al extranjero y las personas.',
  'Check that the authorisation or contract allows the transfer abroad and names the recipient.':
    'Comprobar que la autorización o el contrato permite la transferencia al extranjero y nombra al destinatario.',
  'Check that the breed is on the national protection list and is not endemic, newly found and unidentified, or banned from export.':
    'Comprobar que la raza está en la lista nacional de protección y que no es endémica, recién hallada y sin identificar, ni de exportación prohibida.',
  'Check that the change is allowed: holder, purpose and authorised biological material cannot be changed, a new application is needed for these.':
    'Comprobar que el cambio está permitido: no se pueden cambiar el titular, la finalidad ni el material biológico autorizado; para ello hace falta una nueva solicitud.',
  'Check that the collection falls under the register.': 'Comprobar que la colección entra en el registro.',
  'Check that the collection was registered with the Humboldt Institute on the basis of the contract.':
    'Comprobar que la colección se registró en el Instituto Humboldt sobre la base del contrato.',
  'Check that the recipient only renders a service: no own research, no passing on, sample returned or destroyed.':
    'Comprobar que el destinatario solo presta un servicio: sin investigación propia, sin transmisión, muestra devuelta o destruida.',
  'Check that the species is indigenous (SANBI lists) and that the work is not covered by the exemption notice of section 86.':
    'Comprobar que la especie es autóctona (listas de SANBI) y que el trabajo no está cubierto por el aviso de exención de la sección 86.',
  'Check that the unit is Chinese and not controlled from abroad.':
    'Comprobar que la unidad es china y no está controlada desde el extranjero.',
  'Check the access contract or collecting permit for the transfer abroad.':
    'Comprobar si el contrato de acceso o el permiso de colecta permite la transferencia al extranjero.',
  'Check the class of the material in the catalogue of germplasm open for exchange abroad.':
    'Comprobar la clase del material en el catálogo de germoplasma abierto al intercambio con el extranjero.',
  'Check the exclusions: human material, material from outside France, special instruments such as the plant treaty, listed model species, personal use and others of L. 412-5.':
    'Comprobar las exclusiones: material humano, material de fuera de Francia, instrumentos especiales como el Tratado de plantas, especies modelo listadas, uso personal y otros casos de L. 412-5.',
  'Check the exclusions: purely taxonomic aims, collecting only for conservation in gene banks, forest seed trade, and the list of Art. 71.4 of Law 42/2007.':
    'Comprobar las exclusiones: fines puramente taxonómicos, colecta solo para la conservación en bancos de germoplasma, comercio de semillas forestales y la lista del art. 71.4 de la Ley 42/2007.',
  'Check the list of uses that are not bioprospecting (traditional use, fishing, food, harvesting, forestry, human material and others).':
    'Consultar la lista de usos que no son bioprospección (uso tradicional, pesca, alimentación, cosecha, silvicultura, material humano y otros).',
  'Check the registers of national, general and personal formulas.':
    'Consultar los registros de fórmulas nacionales, generales y personales.',
  'Check whether a security review is needed because public health, national security or public interest may be affected.':
    'Comprobar si hace falta un examen de seguridad porque puedan verse afectados la salud pública, la seguridad nacional o el interés público.',
  'Check whether it is only a publication, seminar or an approved collaboration under section 5, which are exempt.':
    'Comprobar si se trata solo de una publicación, un seminario o una colaboración aprobada según la sección 5, que están exentos.',
  'Check whether the institutions already have a valid TTM between them.':
    'Comprobar si las instituciones ya tienen entre ellas un TTM válido.',
  'Check whether the invention was obtained from genetic resources of an Andean country.':
    'Comprobar si la invención se obtuvo a partir de recursos genéticos de un país andino.',
  'Choose a Brazilian research institution that is not an importer, subsidiary, controlled, affiliated or linked company or commercial representative of the foreign company.':
    'Elegir una institución de investigación brasileña que no sea importadora, filial, sociedad controlada, afiliada o vinculada ni representante comercial de la empresa extranjera.',
  'Choose the aim; it fixes the general terms of sharing (R. 412-12). If they do not fit, apply for an authorisation instead.':
    'Elegir la finalidad; ella fija las condiciones generales de reparto (R. 412-12). Si no convienen, solicitar en su lugar una autorización.',
  'Choose the authority by stage.': 'Elegir la autoridad según la fase.',
  'Choose the contract: individual for one project, framework (marco) for universities, research centres or recognised researchers with several projects, also commercial ones.':
    'Elegir el contrato: individual para un proyecto, marco para universidades, centros de investigación o investigadores reconocidos con varios proyectos, también comerciales.',
  'Choose the institution as user and the object: genetic heritage, traditional knowledge or both.':
    'Elegir la institución como usuario y el objeto: patrimonio genético, conocimientos tradicionales o ambos.',
  'Choose the kind of permit; one umbrella application can cover several plants and products of the same category.':
    'Elegir el tipo de permiso; una solicitud global puede abarcar varias plantas y productos de la misma categoría.',
  'Choose the repository designated for the group of organisms.':
    'Elegir el depositario designado para ese grupo de organismos.',
  'Choose the template for a government or another provider.':
    'Elegir el modelo para un gobierno o para otro proveedor.',
  'Choose the type: by line of research for researchers and collectors linked to national institutions or collections; by project for everybody else and for species or habitats at risk.':
    'Elegir el tipo: por línea de investigación para investigadores y colectores vinculados a instituciones o colecciones nacionales; por proyecto para los demás y para especies o hábitats en riesgo.',
  'Choose the way, that is an application to the Cabinet Secretary or consent straight from the holders.':
    'Elegir la vía: una solicitud al Cabinet Secretary o el consentimiento directamente de los poseedores.',
  'Collect and use within the permit; new results may be protected by the user, the plants themselves not.':
    'Colectar y usar dentro del permiso; el usuario puede proteger nuevos resultados, pero no las propias plantas.',
  'Collect only kinds, numbers, place, time and method in the licence.':
    'Colectar solo los tipos y números, en el lugar, el momento y con el método de la licencia.',
  'Collect the certified contract.': 'Recoger el contrato certificado.',
  'Collect the supporting letters and permissions; incomplete files are rejected.':
    'Reunir las cartas de apoyo y los permisos; los expedientes incompletos se rechazan.',
  'Comment on the draft agreement and sign it in time (60 days for IP applications), otherwise the application is closed; it can be revived.':
    'Comentar el proyecto de acuerdo y firmarlo a tiempo (60 días para las solicitudes de propiedad intelectual); si no, la solicitud se cierra; puede reactivarse.',
  'Complete every field of the forms.': 'Completar cada campo de los formularios.',
  'Complete the due diligence file.': 'Completar el expediente de diligencia debida.',
  'Complete the file and declare in DECLARE.': 'Completar el expediente y hacer la declaración en DECLARE.',
  'Compute the share by turnover band.': 'Calcular la parte por tramo de facturación.',
  'Conclude the benefit-sharing agreement with the resource provider.':
    'Celebrar el acuerdo de participación en los beneficios con el proveedor del recurso.',
  'Declare in DECLARE.': 'Hacer la declaración en DECLARE.',
  'Declare in DECLARE; the research ministry also runs an own portal (not verified in a source).':
    'Hacer la declaración en DECLARE; el ministerio de investigación tiene además un portal propio (no verificado en una fuente).',
  'Declare past environmental offences.': 'Declarar las infracciones ambientales anteriores.',
  'Declare the resource and its origin in the application.': 'Declarar en la solicitud el recurso y su origen.',
  'Deposit a copy of the permit with the institution in the district and show it on request.':
    'Depositar una copia del permiso en la institución del distrito y mostrarla si se pide.',
  'Deposit a sample with the State collection (Queensland Museum or Herbarium; not verified in a source).':
    'Depositar una muestra en la colección del Estado (Queensland Museum o Herbarium; no verificado en una fuente).',
  'Deposit at least one duplicate in a Mexican collection after collecting.':
    'Depositar al menos un duplicado en una colección mexicana después de la colecta.',
  'Deposit material that cannot be described, in a recognised depository.':
    'Depositar en un depositario reconocido el material que no puede describirse.',
  'Deposit specimens in a registered Ecuadorian collection.':
    'Depositar los especímenes en una colección ecuatoriana registrada.',
  'Deposit the collected material in a registered Peruvian institution and hand in the receipt.':
    'Depositar el material colectado en una institución peruana registrada y entregar la constancia.',
  'Describe material, place, purpose and recipients.':
    'Describir el material, el lugar, la finalidad y los destinatarios.',
  'Describe the non-commercial research and who receives the material.':
    'Describir la investigación no comercial y quién recibe el material.',
  'Describe the project by e-mail and ask for written confirmation under section 5 of the Biological Resources Act 2006.':
    'Describir el proyecto por correo electrónico y pedir una confirmación escrita según la sección 5 del Biological Resources Act 2006.',
  'Download the form of the 2014 regulation and file it with the department.':
    'Descargar el formulario del reglamento de 2014 y presentarlo ante el departamento.',
  'Download the receipts and the certificate of the administrative check (verificação).':
    'Descargar los comprobantes y el certificado de la verificación administrativa (verificação).',
  'EBI consults the institution in charge and grants the permit; foreigners are accompanied by staff of EBI or another institution.':
    'EBI consulta a la institución competente y concede el permiso; los extranjeros van acompañados por personal de EBI o de otra institución.',
  'EBI examines it and gives or refuses prior informed consent.':
    'EBI la examina y da o deniega el consentimiento fundamentado previo.',
  'EBI grants it without the full procedure and sets the duties.':
    'EBI lo concede sin el procedimiento completo y fija las obligaciones.',
  'EBI negotiates and signs the access agreement on the basis of that consent.':
    'EBI negocia y firma el acuerdo de acceso sobre la base de ese consentimiento.',
  'Enter partner institutions in Brazil and abroad, sendings abroad and results (patents, intermediate products).':
    'Introducir las instituciones asociadas en Brasil y en el extranjero, los envíos al extranjero y los resultados (patentes, productos intermedios).',
  'Enter species and origin of the material or the source of the traditional knowledge and its provider.':
    'Introducir la especie y el origen del material, o la fuente de los conocimientos tradicionales y su proveedor.',
  'Enter the people involved and the project as basic research, bioprospecting or economic use.':
    'Introducir las personas implicadas y el proyecto como investigación básica, bioprospección o aprovechamiento económico.',
  'Enter the sending in the SisGen registration of the project.':
    'Inscribir el envío en el registro SisGen del proyecto.',
  'Enter title, abstract, sector, period and the whole team (CPF for Brazilians, an identity document for foreigners).':
    'Introducir el título, el resumen, el sector, el período y todo el equipo (CPF para los brasileños, un documento de identidad para los extranjeros).',
  "Expect an extract of the application on the authority's website within five working days of admission.":
    'Contar con que se publique un extracto de la solicitud en el sitio web de la autoridad en los cinco días hábiles siguientes a la admisión.',
  'Expect publication of an extract within five working days of admission.':
    'Contar con la publicación de un extracto en los cinco días hábiles siguientes a la admisión.',
  'Explain impacts, rights and duties and follow the community protocol if there is one.':
    'Explicar los impactos, los derechos y las obligaciones, y seguir el protocolo comunitario si lo hay.',
  'Explain the project and agree on technology transfer, benefit-sharing and protection of associated knowledge.':
    'Explicar el proyecto y acordar la transferencia de tecnología, la participación en los beneficios y la protección de los conocimientos asociados.',
  'Explain the project and obtain a written consent.': 'Explicar el proyecto y obtener un consentimiento escrito.',
  'Explain the project to the community in assemblies and wait for its decision.':
    'Explicar el proyecto a la comunidad en asambleas y esperar su decisión.',
  'Explain why the analysis cannot be done in Sabah.': 'Explicar por qué el análisis no puede hacerse en Sabah.',
  'Explain why the work cannot be done in Ethiopia.': 'Explicar por qué el trabajo no puede hacerse en Etiopía.',
}
