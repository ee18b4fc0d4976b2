import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with At to Ch. */
export const stepsAtToCh: ContentTexts = {
  'Attach a copy of the access contract.': 'Adjuntar una copia del contrato de acceso.',
  'Attach both to the application and mark confidential parts.':
    'Adjuntar ambos a la solicitud y marcar las partes confidenciales.',
  'Attach both to the application.': 'Adjuntar ambos a la solicitud.',
  'Attach consent of the providers and the project.': 'Adjuntar el consentimiento de los proveedores y el proyecto.',
  'Attach copies to the access application.': 'Adjuntar copias a la solicitud de acceso.',
  'Attach maps, ethics papers and records of community consultation.':
    'Adjuntar los mapas, los documentos de ética y las actas de la consulta a las comunidades.',
  'Attach proof of consent and registration to the access application.':
    'Adjuntar la prueba del consentimiento y del registro a la solicitud de acceso.',
  'Attach proposal, CVs and institutional letter and pay the fee.':
    'Adjuntar la propuesta, los CV y la carta de la institución y pagar la tasa.',
  'Attach the access authorisation or contract.': 'Adjuntar la autorización o el contrato de acceso.',
  'Attach the access contract, and the knowledge licence if knowledge was used.':
    'Adjuntar el contrato de acceso, y la licencia de uso de los conocimientos si se usaron conocimientos.',
  'Attach the agreement to the provincial application.': 'Adjuntar el acuerdo a la solicitud a la provincia.',
  'Attach the certificate of origin and the prior informed consent, or proof of one of the exceptions.':
    'Adjuntar el certificado de origen y el consentimiento fundamentado previo, o la prueba de una de las excepciones.',
  'Attach the consent to the access application.': 'Adjuntar el consentimiento a la solicitud de acceso.',
  'Attach the contract or letter of intent with the recipient.':
    'Adjuntar el contrato o la carta de intención con el destinatario.',
  'Attach the documents and pay the fee online.': 'Adjuntar los documentos y pagar la tasa en línea.',
  'Attach the documents, pay the fee and answer questions.':
    'Adjuntar los documentos, pagar la tasa y responder a las preguntas.',
  'Attach the licence for collective knowledge, where used.':
    'Adjuntar la licencia de conocimientos colectivos, si se usan.',
  'Attach the licence or authorisation for traditional knowledge, if it was used.':
    'Adjuntar la licencia o autorización de los conocimientos tradicionales, si se usaron.',
  'Attach the licence or consent to the access application.':
    'Adjuntar la licencia o el consentimiento a la solicitud de acceso.',
  "Attach the local collaborator's letter with the list and quantity of samples.":
    'Adjuntar la carta del colaborador local con la lista y la cantidad de muestras.',
  'Attach the material transfer and benefit-sharing agreements for approval.':
    'Adjuntar para su aprobación los acuerdos de transferencia de material y de participación en los beneficios.',
  'Attach the project and the other documents on the platform.':
    'Adjuntar el proyecto y los demás documentos en la plataforma.',
  'Attach the project outline and the other papers named in the rules.':
    'Adjuntar el perfil del proyecto y los demás documentos que nombra el reglamento.',
  'Attach the project, a signed commitment to report and to share later benefits, and the benefit proposal.':
    'Adjuntar el proyecto, un compromiso firmado de informar y de compartir los beneficios posteriores, y la propuesta de beneficios.',
  "Attach the provider's written informed consent (section 28) and the signed deed, or proof that negotiations have started.":
    'Adjuntar el consentimiento informado escrito del proveedor (sección 28) y el documento firmado (deed), o la prueba de que las negociaciones han empezado.',
  'Attach the record, or the statement that none is due, to the application; check the current list of documents, since sources disagree on which paper is asked.':
    'Adjuntar a la solicitud el acta, o la constancia de que no procede ninguna; comprobar la lista actual de documentos, porque las fuentes difieren sobre cuál se pide.',
  'Attach the signed agreement to the permit application.': 'Adjuntar el acuerdo firmado a la solicitud de permiso.',
  'Attach the signed MTA and BSA, or, as a later trader in the chain, the written consent of the holder of the biotrade permit.':
    'Adjuntar los acuerdos MTA y BSA firmados o, si se es un comerciante posterior de la cadena, el consentimiento escrito del titular del permiso de biocomercio.',
  'Attach the written consent of the community, with the minutes of its assembly, if its land or knowledge is concerned.':
    'Adjuntar el consentimiento escrito de la comunidad, con el acta de su asamblea, si se trata de sus tierras o conocimientos.',
  'Attach them to the application.': 'Adjuntarlos a la solicitud.',
  'Attach them to the permit application.': 'Adjuntarlos a la solicitud de permiso.',
  'Attend the two negotiation meetings set by the authority within 30 working days (extendable once by 30 on request); missing them leads to refusal.':
    'Asistir a las dos reuniones de negociación que la autoridad fija en 30 días hábiles (ampliables una vez por 30 a petición); faltar a ellas lleva a la denegación.',
  'Austria has no consent or sharing rules: access is free, under ordinary public and private law.':
    'Austria no tiene normas de consentimiento ni de participación: el acceso es libre, según el derecho público y privado ordinario.',
  'Authorised officers may check under S.I. 253/2019.':
    'Funcionarios autorizados pueden hacer controles según el S.I. 253/2019.',
  'Be entered in the database of access, which counts as prior informed consent.':
    'Quedar inscrito en la base de datos de acceso, lo que vale como consentimiento fundamentado previo.',
  'Before commercialising the right, apply for approval and sign the benefit-sharing terms.':
    'Antes de comercializar el derecho, solicitar la aprobación y firmar las condiciones de participación en los beneficios.',
  'Before export apply to MINFOF for the export permit and check customs and veterinary or plant-health demands.':
    'Antes de exportar, solicitar al MINFOF el permiso de exportación y comprobar los requisitos aduaneros y veterinarios o fitosanitarios.',
  'Bring in local scientists and agree on benefits for owners and sharing of results.':
    'Incorporar a científicos locales y acordar los beneficios para los dueños y el intercambio de resultados.',
  'Bring the mother specimens to the registered plantation or farm.':
    'Llevar los especímenes madre a la plantación o granja registrada.',
  'Build the same file as in the European Union: the assimilated Regulation 511/2014 has the same Articles 4 and 7.':
    'Formar el mismo expediente que en la Unión Europea: el Reglamento 511/2014 asimilado tiene los mismos artículos 4 y 7.',
  'Bulbous plants: apply to BÜGEM (plant production directorate) instead.':
    'Plantas bulbosas: presentar la solicitud a BÜGEM (dirección de producción vegetal).',
  'Carry out an environmental impact assessment where required.':
    'Hacer una evaluación de impacto ambiental donde se exija.',
  'Carry out the measures ordered in the time set.': 'Cumplir las medidas ordenadas en el plazo fijado.',
  'Carry out the order to end the breach.': 'Cumplir la orden de poner fin a la infracción.',
  'Carry out the work within the permit; a breach can be a criminal offence.':
    'Hacer el trabajo dentro del permiso; un incumplimiento puede ser delito.',
  'Carry the approval at export.': 'Llevar la aprobación al exportar.',
  'Carry the authorisation in the field.': 'Llevar la autorización en el campo.',
  'Carry the permit in the field, collect only what it names, deposit specimens in a registered collection and publish the data in SiB Colombia.':
    'Llevar el permiso en el campo, colectar solo lo que nombra, depositar los especímenes en una colección registrada y publicar los datos en SiB Colombia.',
  'Carry the permit in the field.': 'Llevar el permiso en el campo.',
  'Check every entry of the permit, errors are common.': 'Comprobar cada dato del permiso, los errores son frecuentes.',
  'Check first that the material is not federal (North Sea, federal collections) and not Walloon.':
    'Comprobar primero que el material no es federal (mar del Norte, colecciones federales) ni valón.',
  'Check in writing that there is no genuine scientific collaboration: if there is one, the ordinary association must be used.':
    'Comprobar por escrito que no hay una colaboración científica verdadera: si la hay, debe usarse la asociación ordinaria.',
  'Check it against the list: separating functional or non-functional units of DNA or RNA, or isolating molecules made by metabolism, is access; crude extracts are derivatives but only the activity decides.':
    'Compararlo con la lista: separar unidades funcionales o no funcionales de ADN o ARN, o aislar moléculas producidas por el metabolismo, es acceso; los extractos crudos son derivados, pero solo decide la actividad.',
  'Check molecular work against the list of access activities.':
    'Comparar el trabajo molecular con la lista de actividades de acceso.',
  'Check name and status of the land on DOC maps.':
    'Comprobar el nombre y la situación del terreno en los mapas del DOC.',
  'Check place of collecting and foreign share, partner, funding or contract.':
    'Comprobar el lugar de colecta y la participación, el socio, la financiación o el contrato extranjeros.',
  'Check sanctions first.': 'Comprobar primero las sanciones.',
  'Check sanctions law of your own country first.': 'Comprobar primero la legislación de sanciones de su propio país.',
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
  'Check that the access authorisation covers recipient and purpose.':
    'Comprobar que la autorización de acceso cubre al destinatario y la finalidad.',
  'Check that the access permit allows export and that the transfer agreement is signed.':
    'Comprobar que el permiso de acceso permite la exportación y que el acuerdo de transferencia está firmado.',
  'Check that the access terms cover IP.': 'Comprobar que las condiciones de acceso cubren la propiedad intelectual.',
  'Check that the agreed terms allow the transfer to this recipient for this use.':
    'Comprobar que las condiciones acordadas permiten la transferencia a este destinatario para este uso.',
  'Check that the aim is research, breeding or training for food and agriculture; chemical, pharmaceutical and other non-food industrial uses are outside.':
    'Comprobar que el fin es la investigación, la mejora o la capacitación para la alimentación y la agricultura; quedan fuera los usos químicos, farmacéuticos y otros usos industriales no alimentarios.',
  'Check that the authorisation or contract allows the transfer abroad and names the recipient.':
    'Comprobar que la autorización o el contrato permite la transferencia al extranjero y nombra al destinatario.',
  'Check that the breed is on the national protection list and is not endemic, newly found and unidentified, or banned from export.':
    'Comprobar que la raza está en la lista nacional de protección y que no es endémica, recién hallada y sin identificar, ni de exportación prohibida.',
  'Check that the change is allowed: holder, purpose and authorised biological material cannot be changed, a new application is needed for these.':
    'Comprobar que el cambio está permitido: no se pueden cambiar el titular, la finalidad ni el material biológico autorizado; para ello hace falta una nueva solicitud.',
  'Check that the collection falls under the register.': 'Comprobar que la colección entra en el registro.',
  'Check that the collection was registered with the Humboldt Institute on the basis of the contract.':
    'Comprobar que la colección se registró en el Instituto Humboldt sobre la base del contrato.',
  'Check that the material falls under the Protocol and the ABS Guidelines (in force since 20 August 2017).':
    'Comprobar que el material entra en el Protocolo y en las ABS Guidelines (en vigor desde el 20 de agosto de 2017).',
  'Check that the material was acquired on or after 12 October 2014 from a Party that asks for consent.':
    'Comprobar que el material se adquirió el 12 de octubre de 2014 o después, de una Parte que pide consentimiento.',
  'Check that the money is a grant for research (public or private); own budget does not count.':
    'Comprobar que el dinero es una subvención de investigación (pública o privada); el presupuesto propio no cuenta.',
  'Check that the recipient only renders a service: no own research, no passing on, sample returned or destroyed.':
    'Comprobar que el destinatario solo presta un servicio: sin investigación propia, sin transmisión, muestra devuelta o destruida.',
  'Check that the resource is in scope (not farmed, not CITES trade).':
    'Comprobar que el recurso está en el ámbito (no criado ni cultivado, ni comercio CITES).',
  'Check that the species is indigenous (SANBI lists) and that the work is not covered by the exemption notice of section 86.':
    'Comprobar que la especie es autóctona (listas de SANBI) y que el trabajo no está cubierto por el aviso de exención de la sección 86.',
  'Check that the unit is Chinese and not controlled from abroad.':
    'Comprobar que la unidad es china y no está controlada desde el extranjero.',
  'Check the access contract or collecting permit for the transfer abroad.':
    'Comprobar si el contrato de acceso o el permiso de colecta permite la transferencia al extranjero.',
  'Check the class of the material in the catalogue of germplasm open for exchange abroad.':
    'Comprobar la clase del material en el catálogo de germoplasma abierto al intercambio con el extranjero.',
  'Check the exceptions - domestic use, traditional use, human resources, ex situ material, farm and food resources.':
    'Comprobar las excepciones: uso doméstico, uso tradicional, recursos humanos, material ex situ, recursos agrícolas y alimentarios.',
  'Check the exceptions: no Party, no access rules, outside national jurisdiction, special instrument, human, use as plain goods.':
    'Comprobar las excepciones: país que no es Parte, sin normas de acceso, fuera de la jurisdicción nacional, instrumento especial, material humano, uso como simple mercancía.',
  'Check the exclusions: human material, material from outside France, special instruments such as the plant treaty, listed model species, personal use and others of L. 412-5.':
    'Comprobar las exclusiones: material humano, material de fuera de Francia, instrumentos especiales como el Tratado de plantas, especies modelo listadas, uso personal y otros casos de L. 412-5.',
  'Check the exclusions: purely taxonomic aims, collecting only for conservation in gene banks, forest seed trade, and the list of Art. 71.4 of Law 42/2007.':
    'Comprobar las exclusiones: fines puramente taxonómicos, colecta solo para la conservación en bancos de germoplasma, comercio de semillas forestales y la lista del art. 71.4 de la Ley 42/2007.',
  'Check the law of the country of origin: some treat sequence data like the resource.':
    'Comprobar la legislación del país de origen: algunos tratan los datos de secuencias como el recurso.',
  'Check the list of uses that are not bioprospecting (traditional use, fishing, food, harvesting, forestry, human material and others).':
    'Consultar la lista de usos que no son bioprospección (uso tradicional, pesca, alimentación, cosecha, silvicultura, material humano y otros).',
  'Check the permit or contract for third parties, export and IP.':
    'Comprobar qué dice el permiso o el contrato sobre terceros, exportación y propiedad intelectual.',
  'Check the registers of national, general and personal formulas.':
    'Consultar los registros de fórmulas nacionales, generales y personales.',
  'Check the scope - human resources, areas beyond jurisdiction, uses other than research and development, other treaties and patented material are out.':
    'Comprobar el ámbito: quedan fuera los recursos humanos, las zonas fuera de la jurisdicción, los usos que no son investigación y desarrollo, otros tratados y el material patentado.',
  'Check the state of the act adopted on 17 December 2025, which is to replace the interim decree.':
    'Comprobar el estado de la ley adoptada el 17 de diciembre de 2025, que debe sustituir al decreto provisional.',
  'Check whether a security review is needed because public health, national security or public interest may be affected.':
    'Comprobar si hace falta un examen de seguridad porque puedan verse afectados la salud pública, la seguridad nacional o el interés público.',
  'Check whether it is only a publication, seminar or an approved collaboration under section 5, which are exempt.':
    'Comprobar si se trata solo de una publicación, un seminario o una colaboración aprobada según la sección 5, que están exentos.',
  'Check whether permit, contract or database terms bind the data.':
    'Comprobar si un permiso, un contrato o las condiciones de la base de datos vinculan los datos.',
  'Check whether the act on access to biological resources has been published in the official gazette.':
    'Comprobar si se ha publicado en el boletín oficial la ley de acceso a los recursos biológicos.',
  'Check whether the decree has been signed.': 'Comprobar si se ha firmado el decreto.',
  'Check whether the institutions already have a valid TTM between them.':
    'Comprobar si las instituciones ya tienen entre ellas un TTM válido.',
  'Check whether the invention was obtained from genetic resources of an Andean country.':
    'Comprobar si la invención se obtuvo a partir de recursos genéticos de un país andino.',
  'Check whether the species is on the list of resources that need approval.':
    'Comprobar si la especie está en la lista de recursos que necesitan aprobación.',
  'Check whether your State is a Party and whether it made the exception.':
    'Comprobar si su Estado es Parte y si hizo la excepción.',
  'Check with MINEPDED whether consent and agreed terms under the ABS rules are due.':
    'Comprobar con el MINEPDED si las normas de ABS exigen consentimiento y condiciones acordadas.',
  'Choose a Brazilian research institution that is not an importer, subsidiary, controlled, affiliated or linked company or commercial representative of the foreign company.':
    'Elegir una institución de investigación brasileña que no sea importadora, filial, sociedad controlada, afiliada o vinculada ni representante comercial de la empresa extranjera.',
  'Choose Italy where the resources are used in Italy.': 'Elegir Italia si los recursos se usan en Italia.',
  'Choose the accessions in the catalogue of the network.': 'Elegir las accesiones en el catálogo de la red.',
  'Choose the aim; it fixes the general terms of sharing (R. 412-12). If they do not fit, apply for an authorisation instead.':
    'Elegir la finalidad; ella fija las condiciones generales de reparto (R. 412-12). Si no convienen, solicitar en su lugar una autorización.',
  'Choose the authority by stage.': 'Elegir la autoridad según la fase.',
  'Choose the authority for the kind of resource.': 'Elegir la autoridad según el tipo de recurso.',
  'Choose the category (1 to 3) by the complexity of the project.':
    'Elegir la categoría (1 a 3) según la complejidad del proyecto.',
  'Choose the checkpoint by the law that covers the kind of resource.':
    'Elegir el punto de verificación según la ley que rige el tipo de recurso.',
  'Choose the class, commercial or non-commercial access.': 'Elegir la clase, acceso comercial o no comercial.',
  'Choose the contract: individual for one project, framework (marco) for universities, research centres or recognised researchers with several projects, also commercial ones.':
    'Elegir el contrato: individual para un proyecto, marco para universidades, centros de investigación o investigadores reconocidos con varios proyectos, también comerciales.',
  'Choose the form by the aim.': 'Elegir el formulario según la finalidad.',
  'Choose the institution as user and the object: genetic heritage, traditional knowledge or both.':
    'Elegir la institución como usuario y el objeto: patrimonio genético, conocimientos tradicionales o ambos.',
  'Choose the kind of permit; one umbrella application can cover several plants and products of the same category.':
    'Elegir el tipo de permiso; una solicitud global puede abarcar varias plantas y productos de la misma categoría.',
  'Choose the material transfer agreement, or the standard one of the FAO treaty for its crops.':
    'Elegir el acuerdo de transferencia de material, o el normalizado del tratado de la FAO para sus cultivos.',
  'Choose the repository designated for the group of organisms.':
    'Elegir el depositario designado para ese grupo de organismos.',
  'Choose the research-funding declaration, fill in the form and save it.':
    'Elegir la declaración de financiación de la investigación, rellenar el formulario y guardarlo.',
  'Choose the template for a government or another provider.':
    'Elegir el modelo para un gobierno o para otro proveedor.',
  'Choose the type of agreement, e.g. a Cooperative Research and Development Agreement.':
    'Elegir el tipo de acuerdo, p. ej. un Cooperative Research and Development Agreement.',
  'Choose the type: by line of research for researchers and collectors linked to national institutions or collections; by project for everybody else and for species or habitats at risk.':
    'Elegir el tipo: por línea de investigación para investigadores y colectores vinculados a instituciones o colecciones nacionales; por proyecto para los demás y para especies o hábitats en riesgo.',
  'Choose the way, that is an application to the Cabinet Secretary or consent straight from the holders.':
    'Elegir la vía: una solicitud al Cabinet Secretary o el consentimiento directamente de los poseedores.',
  'Choose, if wanted, the crop-based payment of Article 6.11 with the acceptance.':
    'Elegir con la aceptación, si se desea, el pago por cultivo del artículo 6.11.',
}
