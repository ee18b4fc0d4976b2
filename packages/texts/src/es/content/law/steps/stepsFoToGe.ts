import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Fo to Ge. */
export const stepsFoToGe: ContentTexts = {
  'FOEN verifies and lists it; shortcomings must be mended in time or the entry is struck.':
    'La FOEN verifica e inscribe la colección; los defectos deben corregirse a tiempo o se borra la inscripción.',
  'Follow the access, export and agreement steps there.': 'Seguir allí los pasos de acceso, exportación y acuerdo.',
  'Follow the export guidelines of NEMA (regulation 24).':
    'Seguir las directrices de exportación de la NEMA (regulation 24).',
  'Follow the further steps of the focal point before results are commercialised.':
    'Seguir los demás pasos del punto focal antes de comercializar los resultados.',
  'Follow the principles of the guide for researchers: consent, contract, respect of duties.':
    'Seguir los principios de la guía para investigadores: consentimiento, contrato, respeto de las obligaciones.',
  'Follow the procedure of Decree-Law 122/2017.': 'Seguir el procedimiento del Decreto-Ley 122/2017.',
  'Follow the research guidelines of STINAPA Bonaire, STENAPA (St. Eustatius) or the Saba Conservation Foundation.':
    'Seguir las directrices de investigación de STINAPA Bonaire, STENAPA (San Eustaquio) o la Saba Conservation Foundation.',
  'Follow the research guidelines of the nature organisations.':
    'Seguir las directrices de investigación de las organizaciones de conservación de la naturaleza.',
  'Follow the rules on biological and plant specimens, cultural property and intellectual property before export.':
    'Antes de exportar, seguir las normas sobre especímenes biológicos y vegetales, bienes culturales y propiedad intelectual.',
  'For a bank that also collects, apply for banking only.':
    'Para un banco que también colecta, solicitar solo la conservación.',
  'For accessions of the national gene bank ask the bank for its transfer agreement.':
    'Para accesiones del banco nacional de germoplasma, pedir al banco su acuerdo de transferencia.',
  'For Aldabra or Vallée de Mai send the proposal also to the Seychelles Islands Foundation, whose scientific sub-committee must agree.':
    'Para Aldabra o Vallée de Mai, enviar la propuesta también a la Seychelles Islands Foundation, cuyo subcomité científico debe estar de acuerdo.',
  'For another aim the recipient applies anew.': 'Para otra finalidad, el destinatario solicita de nuevo.',
  'For another use the recipient declares or applies anew.':
    'Para otro uso, el destinatario declara o solicita de nuevo.',
  'For any transfer state that a new use needs a permit.':
    'En toda transferencia, indicar que un nuevo uso necesita un permiso.',
  'For basic research in molecular systematics, ecology, evolution or biogeography under a collecting permit or from a registered collection, no contract is needed.':
    'Para la investigación básica en sistemática molecular, ecología, evolución o biogeografía, con un permiso de colecta o desde una colección registrada, no se necesita contrato.',
  'For class II get the opinion of the county first.': 'Para la clase II, obtener primero la opinión del condado.',
  'For collecting samples ask for the written authorisation for each project.':
    'Para colectar muestras, pedir la autorización escrita para cada proyecto.',
  'For collections of animals and micro-organisms ask the science authority, which sets access conditions (Environmental Code art. 267).':
    'Para colecciones de animales y microorganismos, preguntar a la autoridad científica, que fija las condiciones de acceso (código ambiental, art. 267).',
  'For commercial or industrial use, negotiate a written licence in the native language and in Spanish for one to three years, renewable.':
    'Para un uso comercial o industrial, negociar una licencia escrita en la lengua nativa y en castellano de uno a tres años, renovable.',
  'For commercial use negotiate the contract with the ministry.':
    'Para uso comercial, negociar el contrato con el ministerio.',
  'For crop material ask the agricultural research institute (ITRA) for the standard agreement of the International Treaty.':
    'Para material de cultivos, pedir al instituto de investigación agrícola (ITRA) el acuerdo normalizado del Tratado Internacional.',
  'For everything else use the model of the directives with the permit.':
    'Para todo lo demás, usar el modelo de las directrices con el permiso.',
  'For ex-situ material sign the material transfer agreement with the holder.':
    'Para el material ex situ, firmar el acuerdo de transferencia de material con quien lo tiene.',
  'For export attach the current authorisation and CITES papers.':
    'Para exportar, adjuntar la autorización vigente y los documentos CITES.',
  'For extra products under a commercial contract, negotiate new benefits.':
    'Para productos adicionales de un contrato comercial, negociar nuevos beneficios.',
  'For food and agriculture the BfN decides in agreement with the BLE, for human pathogens with the Robert Koch Institute: the user still files with the BfN only.':
    'Para alimentación y agricultura, el BfN decide de acuerdo con la BLE, y para patógenos humanos con el Instituto Robert Koch: el usuario presenta la declaración solo al BfN en todo caso.',
  'For force majeure, ask for suspension of the term with a sworn statement and an updated time plan.':
    'Por fuerza mayor, pedir la suspensión del plazo con una declaración jurada y un cronograma actualizado.',
  'For genetic sequencing only, the instrument is not needed, but the service provider must be told formally of the duties (return or destruction, no passing on, no other use, no IP claims).':
    'Solo para la secuenciación genética no se necesita el instrumento, pero hay que informar formalmente al prestador del servicio de sus obligaciones (devolución o destrucción, sin transmisión, sin otro uso, sin reivindicar propiedad intelectual).',
  'For listed crops for food and agriculture use the standard agreement of the International Treaty through INRAB.':
    'Para los cultivos de la lista con uso en la alimentación y la agricultura, usar el acuerdo normalizado del Tratado Internacional a través del INRAB.',
  'For live protected animals: show that giver and receiver are academic bodies or licensed zoos.':
    'Para animales protegidos vivos: mostrar que quien los da y quien los recibe son entidades académicas o zoológicos autorizados.',
  'For material going abroad tell Dinabise beforehand the terms of the shipment and who will have access.':
    'Para material que va al extranjero, indicar antes a Dinabise las condiciones del envío y quién tendrá acceso.',
  'For material of a registered ex situ collection sign the export agreement and notify instead of applying.':
    'Para material de una colección ex situ registrada, firmar el acuerdo de exportación y notificar en lugar de solicitar.',
  'For medical or human studies get the approval of the Medical Research Council first.':
    'Para estudios médicos o con personas, obtener primero la aprobación del Medical Research Council.',
  'For old material ask the authority whether it holds a record of the access.':
    'Para material antiguo, preguntar a la autoridad si tiene constancia del acceso.',
  'For Palawan add the clearance under the Strategic Environmental Plan.':
    'Para Palawan, añadir la autorización del Strategic Environmental Plan.',
  'For plants let the Nepali university turn to the Department of Plant Resources.':
    'Para plantas, dejar que la universidad nepalí se dirija al Department of Plant Resources.',
  'For protected areas follow the research procedure of Madagascar National Parks.':
    'Para áreas protegidas, seguir el procedimiento de investigación de Madagascar National Parks.',
  'For samples ask the warden or the officer in charge for the sampling licence and pay the fee (not for animals of Schedule 1).':
    'Para muestras, pedir al guarda o al funcionario encargado la licencia de muestreo y pagar la tasa (no para animales del Schedule 1).',
  'For samples collected by the researcher attach passport data and hand in duplicates of the samples to the institute.':
    'Para las muestras colectadas por el investigador, adjuntar los datos de pasaporte y entregar duplicados de las muestras al instituto.',
  'For samples that leave the country, sign the material transfer agreement with the conservation area.':
    'Para las muestras que salen del país, firmar el acuerdo de transferencia de material con el área de conservación.',
  'For the Cali Fund see the procedures on sequence data.':
    'Para el Fondo de Cali, ver los procedimientos sobre datos de secuencias.',
  'For wildlife apply to the Director of KWS on the official form with the papers below.':
    'Para la fauna silvestre, solicitar al director de KWS en el formulario oficial con los documentos de abajo.',
  'For wildlife or protected areas ask MINFOF for its research permit as well.':
    'Para fauna silvestre o áreas protegidas, pedir también al MINFOF su permiso de investigación.',
  'For work with people ask the national ethics committee and, on medical matters, the health ministry.':
    'Para trabajos con personas, acudir al comité nacional de ética y, en temas médicos, al ministerio de salud.',
  'Foreign researchers first find a relevant Kenyan institution and get its letter of affiliation.':
    'Los investigadores extranjeros encuentran primero una institución keniana pertinente y obtienen su carta de afiliación.',
  'Foreigners obtain a letter of the competent authority of their home country or of residence that it supports compliance with the access terms.':
    'Los extranjeros obtienen una carta de la autoridad competente de su país de origen o residencia que dice que apoya el cumplimiento de las condiciones de acceso.',
  'Foreigners: work with a Turkish institute, and export only with written permission (not verified in a source).':
    'Extranjeros: trabajar con un instituto turco, y exportar solo con permiso escrito (no verificado en una fuente).',
  'Frame the project between institutions that qualify, under the policy guidelines.':
    'Concebir el proyecto entre instituciones que cumplan los requisitos, según las directrices.',
  'Gather the documents of the applicant checklist.':
    'Reunir los documentos de la lista de comprobación del solicitante.',
  'Gather the proof of lawful origin of the specimens (old permits, contracts, donations).':
    'Reunir la prueba del origen lícito de los especímenes (permisos antiguos, contratos, donaciones).',
  'Gene bank material: accept the standard material transfer agreement.':
    'Material de un banco de germoplasma: aceptar el acuerdo normalizado de transferencia de material.',
  'Gene bank material: sign its agreement.': 'Material de un banco de germoplasma: firmar su acuerdo.',
  'Get affiliation with a local institution, provincial approval and technical approval.':
    'Obtener la afiliación a una institución local, la aprobación provincial y la aprobación técnica.',
  'Get an EU Login, choose the Nagoya policy domain in DECLARE, register yourself and the organisation.':
    'Obtener un EU Login, elegir en DECLARE el ámbito de Nagoya, y registrarse usted y la organización.',
  'Get an official letter of the home or host institution in Ethiopia that names the responsible person, species, amount, number of samples, destination laboratory and country, and purpose.':
    'Obtener una carta oficial de la institución de origen o de acogida en Etiopía que nombre a la persona responsable, la especie, la cantidad, el número de muestras, el laboratorio y el país de destino y la finalidad.',
  'Get and fill in the form at the regional office.': 'Obtener el formulario en la oficina regional y rellenarlo.',
  'Get cantonal, area, species and owner permits.':
    'Obtener los permisos del cantón, del área, de especie y del dueño.',
  'Get consent and, if asked, terms from the provider first.':
    'Obtener primero del proveedor el consentimiento y, si las pide, las condiciones.',
  'Get consent of the resource provider and of indigenous and local communities (section 23).':
    'Obtener el consentimiento del proveedor del recurso y de las comunidades indígenas y locales (sección 23).',
  "Get each provider's written permission to enter, to take samples and to remove them.":
    'Obtener de cada uno de los que dan el acceso el permiso escrito de entrar, tomar muestras y llevárselas.',
  'Get ethics approval in the country of each partner and the consent form of the donors.':
    'Obtener la aprobación ética en el país de cada socio y el formulario de consentimiento de los donantes.',
  'Get federal permits where they apply.': 'Obtener los permisos federales donde se apliquen.',
  'Get form VS-SLI and fill it in.': 'Obtener el formulario VS-SLI y rellenarlo.',
  'Get it approved by the Central Government ministry or department concerned.':
    'Hacerlo aprobar por el ministerio o departamento competente del Gobierno central.',
  'Get its written terms and the export papers.':
    'Obtener sus condiciones por escrito y los documentos de exportación.',
  'Get land-holder consent and ask in writing whether a biodiscovery agreement is wanted.':
    'Obtener el consentimiento del titular del terreno y preguntar por escrito si se quiere un acuerdo de biodescubrimiento.',
  'Get letters of support of the home institution and of the national agency for the resource (fisheries, agriculture, forestry).':
    'Obtener cartas de apoyo de la institución de origen y del organismo nacional encargado del recurso (pesca, agricultura, bosques).',
  'Get nature and owner permits.': 'Obtener los permisos de conservación de la naturaleza y los del propietario.',
  'Get nature and owner permits; accept gene bank terms.':
    'Obtener los permisos de naturaleza y del dueño; aceptar las condiciones del banco de germoplasma.',
  'Get nature and owner permits; gene bank material comes with the standard agreement.':
    'Obtener los permisos de naturaleza y del dueño; el material de un banco de germoplasma viene con el acuerdo normalizado.',
  'Get nature and owner permits; Madeira: ask the regional authority.':
    'Obtener los permisos de naturaleza y del dueño; Madeira: preguntar a la autoridad regional.',
  'Get one Form CD1 of the Reserve Bank for each certificate.':
    'Obtener para cada certificado un Form CD1 del Reserve Bank.',
  'Get other permits (national parks, plants) yourself.':
    'Obtener por cuenta propia los demás permisos (parques nacionales, plantas).',
  'Get other permits (species, areas, owner) separately.':
    'Obtener por separado los demás permisos (especies, zonas, propietario).',
  'Get owner consent and provincial collecting permits.':
    'Obtener el consentimiento del dueño y los permisos de colecta de la provincia.',
  'Get owner, species and area permits.': 'Obtener los permisos del propietario, los de la especie y los de la zona.',
  "Get permits for protected areas and protected species, and check plant breeders' rights and livestock brands.":
    'Obtener los permisos para áreas y especies protegidas, y comprobar los derechos de obtentor y las marcas ganaderas.',
  'Get prior authorisation for threatened, banned or endemic species and for national parks (30 days), and the written permission of land owners.':
    'Obtener la autorización previa para especies amenazadas, vedadas o endémicas y para parques nacionales (30 días), y el permiso escrito de los propietarios de los predios.',
  'Get prior clearance of the local government, the head of the indigenous community or the protected area board.':
    'Obtener la conformidad previa del gobierno local, del jefe de la comunidad indígena o de la junta del área protegida.',
  'Get prior informed consent under section 23.': 'Obtener el consentimiento fundamentado previo de la sección 23.',
  'Get regional nature and park permits.': 'Obtener los permisos regionales de naturaleza y de parques.',
  'Get research, collecting and export permits.': 'Obtener los permisos de investigación, de colecta y de exportación.',
  'Get species, area and collecting permits besides.': 'Obtener además los permisos de especie, de área y de colecta.',
  'Get species, area and owner permits.': 'Obtener los permisos de la especie, los de la zona y los del propietario.',
  'Get the approval of the ministry in charge of the plant.':
    'Obtener la aprobación del ministerio competente para la planta.',
  'Get the certificate of origin and carry it with the material.':
    'Obtener el certificado de origen y llevarlo con el material.',
  'Get the certificate on use of biological material from the ministry for in-situ resources, or its approval for ex-situ resources.':
    'Obtener del ministerio el certificado de uso de material biológico para los recursos in situ, o su aprobación para los recursos ex situ.',
  'Get the certificate or label of the endangered species office.':
    'Obtener el certificado o la etiqueta de la oficina de especies amenazadas.',
  'Get the collecting and export permit.': 'Obtener el permiso de colecta y de exportación.',
  'Get the collecting and export permits and agree on terms with the holder.':
    'Obtener los permisos de colecta y de exportación y acordar las condiciones con quien tiene el material.',
  'Get the collecting and export permits and the consent of the land owner.':
    'Obtener los permisos de colecta y de exportación y el consentimiento del dueño del terreno.',
  'Get the collecting and export permits.': 'Obtener los permisos para colectar y exportar.',
  'Get the collecting, protected-area and export permits and the consent of the land owner.':
    'Obtener los permisos de colecta, de área protegida y de exportación y el consentimiento del dueño del terreno.',
  'Get the consent of the country of import if it asks for one, and keep its terms (Nature Diversity Act, section 60).':
    'Obtener el consentimiento del país de importación si lo pide, y cumplir sus condiciones (Nature Diversity Act, sección 60).',
  'Get the consent of the land owner, private, public or customary.':
    'Obtener el consentimiento del dueño del terreno, privado, público o consuetudinario.',
  'Get the consent of the owner of the resource - private land owner, community or the government; the councils help in talks with private owners and communities.':
    'Obtener el consentimiento del dueño del recurso (dueño privado, comunidad o gobierno); los consejos ayudan en las conversaciones con dueños privados y comunidades.',
  'Get the consent of the traditional owners and of the local government.':
    'Obtener el consentimiento de los propietarios tradicionales y del gobierno local.',
  'Get the endorsement of land owners and community (commercial work).':
    'Obtener el aval de los dueños de los terrenos y de la comunidad (trabajo comercial).',
  'Get the endorsement of the dean (students), an expert, a research institution or a conservation body.':
    'Obtener el respaldo del decano (estudiantes), de un experto, de una institución de investigación o de un organismo de conservación.',
  'Get the entry permit for conservation areas and the permit to collect and transport samples.':
    'Obtener el permiso de entrada a las zonas de conservación y el permiso para colectar y transportar muestras.',
  'Get the ethical clearance of BRIN for the project.': 'Obtener la aprobación ética de BRIN para el proyecto.',
  'Get the export permit for samples (protected species under the Act of 2002).':
    'Obtener el permiso de exportación de muestras (especies protegidas según la ley de 2002).',
  'Get the export permit for samples.': 'Obtener el permiso de exportación de las muestras.',
  'Get the export permit of the sector body (wildlife, health or plant genetic resources) and plant-health or CITES papers.':
    'Obtener el permiso de exportación del organismo del sector (fauna silvestre, salud o recursos fitogenéticos) y los documentos fitosanitarios o CITES.',
  'Get the flora or fauna permit and the export approval for samples.':
    'Obtener el permiso de flora o fauna y la aprobación de exportación de las muestras.',
  'Get the further permissions for collecting specimens, excavating, filming and transferring material.':
    'Obtener los demás permisos para colectar especímenes, excavar, filmar y transferir material.',
  'Get the grant of access first; the permit carries its reference number.':
    'Obtener primero la concesión de acceso (grant of access); el permiso lleva su número de referencia.',
  'Get the letter of consent of the local institution where the research will be done.':
    'Obtener la carta de consentimiento de la institución local donde se hará la investigación.',
  'Get the nature permit of the Land and the owner’s consent.':
    'Obtener el permiso de protección de la naturaleza del Land y el consentimiento del dueño.',
  "Get the owner's consent and sign the transfer agreement of the gene bank or collection.":
    'Obtener el consentimiento del dueño y firmar el acuerdo de transferencia del banco de germoplasma o de la colección.',
  'Get the owner’s consent and state or federal collecting permits.':
    'Obtener el consentimiento del dueño y los permisos de colecta estatales o federales.',
  'Get the paper of the Ministry of Foreign Trade and Economic Relations of Bosnia and Herzegovina that rests on it.':
    'Obtener el documento del ministerio de comercio exterior y relaciones económicas de Bosnia y Herzegovina que se basa en él.',
  'Get the permission of land owners.': 'Obtener el permiso de los dueños de los terrenos.',
  'Get the permit that fits (collecting protected resources, export, sale, ethnobotanical research).':
    'Obtener el permiso que corresponda (colecta de recursos protegidos, exportación, venta, investigación etnobotánica).',
  'Get the permit under the act for protected species and areas.':
    'Obtener el permiso de la ley para especies y áreas protegidas.',
  'Get the permits for species, areas and, for foreign vessels, marine research.':
    'Obtener los permisos de especie, de área y, para buques extranjeros, de investigación marina.',
  'Get the permits of environment, forestry or fisheries for collecting and export.':
    'Obtener los permisos de medio ambiente, bosques o pesca para colectar y exportar.',
  'Get the plant-health or veterinary certificate of ONSSA and CITES papers.':
    'Obtener el certificado fitosanitario o veterinario de la ONSSA y los documentos CITES.',
  'Get the provincial collecting and threatened-species permits and the consent of the land owner separately.':
    'Obtener por separado los permisos provinciales de colecta y de especies amenazadas y el consentimiento del propietario del terreno.',
  'Get the research, collecting and export papers and the consent of the land owner or institution.':
    'Obtener los documentos de investigación, colecta y exportación y el consentimiento del propietario del terreno o de la institución.',
  'Get the sanitary papers of ICA.': 'Obtener los documentos sanitarios del ICA.',
  'Get the special visa extension for stays over 31 days.':
    'Obtener la prórroga especial del visado para estancias de más de 31 días.',
  'Get the support letter of the local institution (for anthropology and archaeology the National Museum, with a joint programme).':
    'Obtener la carta de apoyo de la institución local (para antropología y arqueología, el National Museum, con un programa conjunto).',
  'Get the support letter of the Ministry of Education.': 'Obtener la carta de apoyo del Ministerio de Educación.',
  'Get the written consent of the land owner.': 'Obtener el consentimiento escrito del dueño del terreno.',
  'Get the written consent together with the papers for forest research and export.':
    'Obtener el consentimiento escrito junto con los documentos de investigación forestal y de exportación.',
}
