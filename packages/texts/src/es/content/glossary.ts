import type { ContentTexts } from '../../content.ts'

export const glossary: ContentTexts = {
  CBD: 'CDB',
  "States' sovereign rights over their genetic resources; the principle that access needs prior informed consent and mutually agreed terms and that benefits are shared (Arts 3, 8(j), 15, 16, 19). Basic definitions are in Art. 2.":
    'Los derechos soberanos de los Estados sobre sus recursos genéticos; el principio de que el acceso requiere consentimiento fundamentado previo y condiciones mutuamente acordadas y de que se comparten los beneficios (arts. 3, 8 j), 15, 16, 19). Las definiciones básicas están en el art. 2.',
  'Nagoya Protocol': 'Protocolo de Nagoya',
  'How provider countries grant access, how benefits are shared, and how user countries check compliance: permits, certificates, checkpoints, the ABS Clearing-House, traditional knowledge.':
    'Cómo conceden acceso los países proveedores, cómo se comparten los beneficios y cómo comprueban el cumplimiento los países usuarios: permisos, certificados, puntos de verificación, el Centro de Intercambio de Información sobre APB, conocimientos tradicionales.',
  'International Treaty (ITPGRFA)': 'Tratado Internacional (TIRFAA)',
  'Plant genetic resources for food and agriculture; a Multilateral System for the crops and forages of Annex I, in which material moves under one standard agreement (SMTA), with conditional payments into a benefit-sharing fund.':
    'Recursos fitogenéticos para la alimentación y la agricultura; un Sistema Multilateral para los cultivos y forrajes del Anexo I, en el que el material circula con un único acuerdo normalizado (ANTM, SMTA), con pagos condicionales a un fondo de distribución de beneficios.',
  'EU ABS Regulation and Guidance': 'Reglamento de la UE sobre APB y directrices',
  'Duties of those who utilise genetic resources in the EU: due diligence, record keeping, passing on information, declarations, registered collections, checks. It does not regulate access inside the EU.':
    'Obligaciones de quienes utilizan recursos genéticos en la UE: diligencia debida, conservación de documentos, transmisión de información, declaraciones, colecciones registradas, controles. No regula el acceso dentro de la UE.',
  'CBD decisions on DSI': 'Decisiones del CDB sobre DSI',
  'A multilateral mechanism for sharing benefits from the use of sequence data. Larger companies in listed sectors are called on to pay a share of profit or revenue into the Cali Fund. Decisions of the Parties, not a treaty: binding on companies only where national law says so.':
    'Un mecanismo multilateral para compartir los beneficios del uso de datos de secuencias. Se pide a las empresas grandes de determinados sectores que paguen una parte de sus beneficios o ingresos al Fondo de Cali. Son decisiones de las Partes, no un tratado: vinculan a las empresas solo donde lo dice la legislación nacional.',
  'Genetic material that is, or could one day be, of value. The value may be commercial, scientific or social, so in practice nearly all non-human biological material with DNA or RNA qualifies.':
    'Material genético que tiene valor o podría tenerlo algún día. El valor puede ser comercial, científico o social, por lo que en la práctica casi todo material biológico no humano con ADN o ARN entra en la definición.',
  'Genetic material': 'Material genético',
  'Material from a plant, animal, microorganism or other living source that carries functional units of heredity. A leaf, a seed, a blood sample, a spore or a soil sample with living microbes are examples.':
    'Material de una planta, un animal, un microorganismo u otra fuente viva que contiene unidades funcionales de la herencia. Son ejemplos una hoja, una semilla, una muestra de sangre, una espora o una muestra de suelo con microbios vivos.',
  'Functional units of heredity': 'Unidades funcionales de la herencia',
  'The parts of an organism that pass on traits, in practice genes in DNA or RNA. The treaties use the expression without defining it, so laws differ on whether purified or non-living material still counts.':
    'Las partes de un organismo que transmiten caracteres; en la práctica, los genes en el ADN o ARN. Los tratados usan la expresión sin definirla, por lo que las leyes difieren en si el material purificado o no vivo todavía cuenta.',
  'Biological resource': 'Recurso biológico',
  'The wider notion: organisms, parts of them, populations and ecosystem components that are of use to people, including their genetic resources. Some national laws (India, for example) attach duties to biological resources and not only to genetic ones.':
    'La noción más amplia: organismos, partes de ellos, poblaciones y componentes de ecosistemas útiles para las personas, incluidos sus recursos genéticos. Algunas leyes nacionales (por ejemplo, la India) vinculan obligaciones a los recursos biológicos y no solo a los genéticos.',
  Derivative: 'Derivado',
  'A biochemical compound that living cells make by themselves through gene expression or metabolism, even if it contains no DNA or RNA. Enzymes, resins, venoms, fragrances and plant metabolites are typical. In the EU, work on a derivative counts only if a link to an accessed genetic resource remains; several provider laws name derivatives expressly.':
    'Un compuesto bioquímico que las células vivas producen por sí mismas mediante la expresión génica o el metabolismo, aunque no contenga ADN ni ARN. Son típicos las enzimas, resinas, venenos, fragancias y metabolitos vegetales. En la UE, el trabajo con un derivado cuenta solo si queda un vínculo con un recurso genético al que se accedió; varias leyes de proveedores nombran expresamente los derivados.',
  'Naturally occurring biochemical compound': 'Compuesto bioquímico que existe naturalmente',
  'A molecule produced by an organism itself, as opposed to one made or altered by synthesis. It is the core of the definition of derivative. A fully synthetic copy is not naturally occurring, but a permit or contract may still cover it.':
    'Una molécula producida por un organismo mismo, frente a una hecha o alterada por síntesis. Es el núcleo de la definición de derivado. Una copia totalmente sintética no existe naturalmente, pero un permiso o contrato puede abarcarla.',
  'Digital sequence information (DSI)': 'Información digital sobre secuencias (DSI)',
  'Sequence and related data derived from genetic resources, such as nucleotide sequences in a public database. The term is a placeholder without an agreed definition. Internationally, benefits are to be shared through a multilateral mechanism and the Cali Fund; some countries also regulate DSI in their own law.':
    'Datos de secuencias y relacionados derivados de recursos genéticos, como las secuencias de nucleótidos de una base de datos pública. El término es provisional, sin definición acordada. Internacionalmente, los beneficios han de compartirse mediante un mecanismo multilateral y el Fondo de Cali; algunos países regulan además la DSI en su propia legislación.',
  'Associated traditional knowledge': 'Conocimientos tradicionales asociados',
  'Knowledge, innovations and practices of indigenous peoples and local communities that relate to a genetic resource, such as a healing or farming use. Using it needs the consent or involvement of its holders. Publication does not by itself make it free to use everywhere.':
    'Conocimientos, innovaciones y prácticas de pueblos indígenas y comunidades locales relacionados con un recurso genético, como un uso curativo o agrícola. Utilizarlos requiere el consentimiento o la participación de sus titulares. La publicación no los hace por sí misma libres de uso en todas partes.',
  'Any plant or living part of one: whole plant, seed, cutting, leaf, pollen, tissue culture. Algae are usually treated in the same way. Crops may follow the International Treaty instead.':
    'Cualquier planta o parte viva de una: planta entera, semilla, esqueje, hoja, polen, cultivo de tejidos. Las algas suelen tratarse igual. Los cultivos pueden seguir, en cambio, el Tratado Internacional.',
  Animal: 'Animal',
  'Any non-human animal, vertebrate or invertebrate, and its cells, semen, eggs, blood, tissue or venom. Protected-species rules such as CITES apply in addition.':
    'Cualquier animal no humano, vertebrado o invertebrado, y sus células, semen, huevos, sangre, tejido o veneno. Rigen además las normas de especies protegidas, como la CITES.',
  Microorganism: 'Microorganismo',
  'Bacteria, archaea, yeasts, microalgae, protozoa and similar organisms, as isolates, mixed cultures or in a sample. The provider is the country where the sample was taken, not where the strain was isolated or deposited.':
    'Bacterias, arqueas, levaduras, microalgas, protozoos y organismos similares, como aislados, cultivos mixtos o en una muestra. El proveedor es el país donde se tomó la muestra, no donde se aisló o depositó la cepa.',
  Fungus: 'Hongo',
  'Moulds, mushrooms, yeasts and their spores, mycelium or cultures. Treated like microorganisms for ABS, including fungi that live inside a plant (endophytes).':
    'Mohos, setas, levaduras y sus esporas, micelio o cultivos. A efectos de APB se tratan como microorganismos, también los hongos que viven dentro de una planta (endófitos).',
  Virus: 'Virus',
  'Viruses carry genes and are treated as genetic resources in practice. Influenza viruses with human pandemic potential follow the WHO PIP Framework when shared in its network.':
    'Los virus llevan genes y en la práctica se tratan como recursos genéticos. Los virus de la gripe con potencial pandémico humano siguen el Marco PIP de la OMS cuando se comparten en su red.',
  'Soil or environmental sample': 'Muestra de suelo o ambiental',
  "Soil, water, sediment, air filter, dung or surface swab with living organisms or their DNA. The sample counts because of what lives in it. One permit for 'soil' may not cover the R&D on every organism isolated from it.":
    'Suelo, agua, sedimento, filtro de aire, estiércol o hisopo de superficie con organismos vivos o su ADN. La muestra cuenta por lo que vive en ella. Un permiso para «suelo» puede no cubrir la I+D con cada organismo aislado de él.',
  'Associated organism': 'Organismo asociado',
  'An organism living in or on the material you accessed: microbiome, endophyte, parasite, pest, pathogen or symbiont. If the permit says nothing about it, ask the provider country whether it is covered before using it.':
    'Un organismo que vive en el material al que accedió o sobre él: microbioma, endófito, parásito, plaga, patógeno o simbionte. Si el permiso no dice nada de él, pregunte al país proveedor si está cubierto antes de usarlo.',
  'Seed or propagating material': 'Semilla o material de propagación',
  'Reproductive or vegetative material from which a plant can be grown: seed, tuber, cutting, graft wood, tissue culture. Seed bought for sowing or eating is a commodity; breeding or analysing it is another matter.':
    'Material reproductivo o vegetativo del que se puede cultivar una planta: semilla, tubérculo, esqueje, púa, cultivo de tejidos. La semilla comprada para sembrar o comer es una mercancía; mejorarla o analizarla es otra cosa.',
  Extract: 'Extracto',
  'A mixture drawn from an organism by pressing, solvent, distillation or similar. It may still contain genetic material, or only derivatives. Buying a standard extract for formulation is usually trade; searching it for new activities is R&D.':
    'Una mezcla obtenida de un organismo por prensado, disolvente, destilación o similar. Puede contener todavía material genético, o solo derivados. Comprar un extracto corriente para formular suele ser comercio; buscar en él actividades nuevas es I+D.',
  'A product of gene expression and therefore a derivative. If it is made recombinantly from a published sequence, no material may have been accessed, but the DSI rules and contract terms have to be checked.':
    'Un producto de la expresión génica y, por tanto, un derivado. Si se hace de forma recombinante a partir de una secuencia publicada, puede no haberse accedido a ningún material, pero hay que comprobar las normas sobre DSI y las condiciones contractuales.',
  'DNA or RNA': 'ADN o ARN',
  'Isolated nucleic acid from an organism. Extracted DNA is generally handled as genetic material, while a sequence in a file is DSI and an oligonucleotide made from that file is a synthetic product.':
    'Ácido nucleico aislado de un organismo. El ADN extraído suele tratarse como material genético, mientras que una secuencia en un archivo es DSI y un oligonucleótido hecho a partir de ese archivo es un producto sintético.',
  'Cell line': 'Línea celular',
  'Cells kept in culture over many generations. Non-human lines go back to an animal or plant with a country of origin; widely shared reference lines are treated much like laboratory strains. Human cell lines are human genetic resources.':
    'Células mantenidas en cultivo durante muchas generaciones. Las líneas no humanas proceden de un animal o una planta con país de origen; las líneas de referencia muy compartidas se tratan de modo parecido a las cepas de laboratorio. Las líneas celulares humanas son recursos genéticos humanos.',
  'Human genetic resources': 'Recursos genéticos humanos',
  'Material from people: blood, tissue, cells, DNA. The CBD and the Nagoya Protocol do not cover it. Ethics, data-protection and national human-material laws apply. Microbes and parasites found on or in people are not human genetic resources.':
    'Material de personas: sangre, tejido, células, ADN. El CDB y el Protocolo de Nagoya no lo abarcan. Rigen la ética, la protección de datos y las leyes nacionales sobre material humano. Los microbios y parásitos hallados en personas no son recursos genéticos humanos.',
  'Human microbiota': 'Microbiota humana',
  'The microorganisms that live on or in the human body. Isolated strains can be genetic resources of the country where the person was sampled. Treatment of whole samples differs, so have the case checked.':
    'Los microorganismos que viven en el cuerpo humano. Las cepas aisladas pueden ser recursos genéticos del país donde se tomó la muestra a la persona. El tratamiento de las muestras enteras varía, por lo que conviene hacer comprobar el caso.',
  Commodity: 'Mercancía',
  'Biological goods bought and sold for direct use: food, feed, timber, fibre, raw material. Trade alone is outside ABS user rules. When someone starts R&D on the goods, the use has changed and the provider country has to be asked.':
    'Bienes biológicos que se compran y venden para uso directo: alimentos, piensos, madera, fibra, materia prima. El comercio por sí solo queda fuera de las normas de APB para usuarios. Cuando alguien empieza I+D con la mercancía, el uso ha cambiado y hay que preguntar al país proveedor.',
  'Ex situ collection': 'Colección ex situ',
  'A place that keeps material outside its natural home: genebank, culture collection, botanic garden, zoo, herbarium, freezer. Ordering from it does not erase the country of origin; ask the collection for the original permit and date.':
    'Un lugar que conserva material fuera de su hogar natural: banco de germoplasma, colección de cultivos, jardín botánico, zoológico, herbario, congelador. Pedirlo allí no borra el país de origen; pida a la colección el permiso original y la fecha.',
  'Registered collection': 'Colección registrada',
  'A collection in the EU register that supplies material only with its ABS papers. Users who obtain material there are taken to have been diligent in seeking information; they still keep it and respect the agreed terms.':
    'Una colección del registro de la UE que entrega material solo con sus documentos de APB. Se considera que los usuarios que obtienen material allí han sido diligentes al buscar información; deben conservarla igualmente y respetar las condiciones acordadas.',
  'Private collection': 'Colección privada',
  'Material kept by a company, a breeder or a hobbyist. Private ownership is no exemption: what counts is where and when the material was first accessed. Without papers, treat it as undocumented.':
    'Material que guarda una empresa, un obtentor o un aficionado. La propiedad privada no exime: cuenta dónde y cuándo se accedió al material por primera vez. Sin documentos, trátelo como no documentado.',
  'In situ conditions': 'Condiciones in situ',
  'Living in its own ecosystem or natural habitat. For domesticated or cultivated species it means the surroundings in which they developed their distinctive properties, such as a farming region.':
    'Que vive en su propio ecosistema o hábitat natural. Para especies domesticadas o cultivadas, el entorno en que desarrollaron sus propiedades distintivas, como una región agrícola.',
  'Country of origin': 'País de origen',
  'A country that has the genetic resource in in situ conditions. A species usually has several. It is not always the country that supplied the material.':
    'Un país que tiene el recurso genético en condiciones in situ. Una especie suele tener varios. No siempre es el país que entregó el material.',
  'Provider country': 'País proveedor',
  'The country whose consent counts: the country of origin that supplies the resource, or a Party that acquired it in line with the CBD. In the portal, enter the country where the material was first taken from nature or from the farm.':
    'El país cuyo consentimiento cuenta: el país de origen que suministra el recurso, o una Parte que lo adquirió conforme al CDB. En el portal, indique el país donde el material se tomó por primera vez de la naturaleza o de la finca.',
  PGRFA: 'RFAA',
  'Plant genetic resources for food and agriculture: genetic material of plant origin of actual or potential value for food and farming. All PGRFA fall under the Treaty; only the Annex I crops under public control are automatically in its Multilateral System.':
    'Recursos fitogenéticos para la alimentación y la agricultura: material genético de origen vegetal con valor real o potencial para la alimentación y la agricultura. Todos están en el ámbito del Tratado; solo los cultivos del Anexo I bajo control público están automáticamente en su Sistema Multilateral.',
  'Annex I crop': 'Cultivo del Anexo I',
  'One of the 35 food crops and 29 forage genera listed in Annex I of the Treaty. Soybean, tomato, groundnut, cotton, onion, pepper, cucurbits, grapevine, coffee and cocoa are not listed. An attempt to widen the list failed at the Governing Body of November 2025.':
    'Uno de los 35 cultivos alimentarios y 29 géneros de forrajes enumerados en el Anexo I del Tratado. La soja, el tomate, el cacahuete, el algodón, la cebolla, el pimiento, las cucurbitáceas, la vid, el café y el cacao no figuran. Un intento de ampliar la lista fracasó en el Órgano Rector de noviembre de 2025.',
  'Multilateral System': 'Sistema Multilateral',
  "The Treaty's shared pool of Annex I material. Access is given under the SMTA, for research, breeding and training for food and agriculture only; chemical, pharmaceutical and other industrial uses outside food and feed are excluded.":
    'La reserva común del Tratado de material del Anexo I. El acceso se da con el ANTM, solo para investigación, mejora y formación para la alimentación y la agricultura; quedan excluidos los usos químicos, farmacéuticos y otros usos industriales fuera de alimentos y piensos.',
  "Landrace or farmers' variety": 'Variedad local o de agricultores',
  "A locally adapted plant population shaped by generations of farmers. Breeding with it counts as utilisation in the EU unless it came under an SMTA for food and agriculture. Farmers' or community rights may apply.":
    'Una población vegetal adaptada a un lugar y formada por generaciones de agricultores. Mejorar con ella cuenta como utilización en la UE, salvo que llegara con un ANTM para la alimentación y la agricultura. Pueden regir derechos de agricultores o de comunidades.',
  'Crop wild relative': 'Pariente silvestre de un cultivo',
  'A wild species related to a crop, used as a source of traits. If its genus is in Annex I it may be in the Multilateral System, but material taken in situ remains subject to the national law of the country where it grows.':
    'Una especie silvestre emparentada con un cultivo, usada como fuente de caracteres. Si su género está en el Anexo I puede estar en el Sistema Multilateral, pero el material tomado in situ sigue sujeto a la legislación nacional del país donde crece.',
  'Commercial plant variety': 'Variedad vegetal comercial',
  'A variety lawfully on the market: protected by plant variety rights, listed in a catalogue, or officially described. Breeding on from it is outside the EU ABS rules; creating it from in-scope material was inside. Contract terms may say more.':
    'Una variedad legalmente en el mercado: protegida por derechos de obtentor, registrada en un catálogo u oficialmente descrita. Seguir mejorando a partir de ella queda fuera de las normas de APB de la UE; crearla a partir de material incluido estaba dentro. Las condiciones contractuales pueden decir más.',
  Pathogen: 'Patógeno',
  'A disease-causing microorganism or virus. It is a genetic resource like others, but countries pay due regard to health emergencies, and the EU and Switzerland let users complete the formalities later in such cases. Pathogens brought in unintentionally are treated separately.':
    'Un microorganismo o virus que causa enfermedades. Es un recurso genético como otros, pero los países tienen en cuenta las emergencias sanitarias, y la UE y Suiza permiten a los usuarios completar después los trámites en esos casos. Los patógenos introducidos sin intención se tratan aparte.',
  Pest: 'Plaga',
  'An insect, mite, nematode, weed or other organism that harms plants or goods. Collected on purpose abroad, it is an ordinary genetic resource; introduced unintentionally into the EU, it is outside the EU rules.':
    'Un insecto, ácaro, nematodo, mala hierba u otro organismo que daña plantas o bienes. Recolectado a propósito en el extranjero, es un recurso genético corriente; introducido sin intención en la UE, queda fuera de las normas de la UE.',
  'Influenza virus with pandemic potential': 'Virus de la gripe con potencial pandémico',
  'H5N1 and other influenza viruses that could cause a human pandemic. They move under the WHO PIP Framework and its two standard agreements. Seasonal influenza viruses and other pathogens do not.':
    'El H5N1 y otros virus de la gripe que podrían causar una pandemia humana. Circulan con el Marco PIP de la OMS y sus dos acuerdos normalizados. Los virus de la gripe estacional y otros patógenos, no.',
  'Alien species': 'Especie exótica',
  'A species brought by people outside its natural range. Once it sustains itself in the wild, the country where you take it is the provider country, even though it is not native there.':
    'Una especie llevada por personas fuera de su área natural. Una vez que se mantiene por sí misma en la naturaleza, el país donde se toma es el país proveedor, aunque no sea nativa de él.',
  'Invasive alien species': 'Especie exótica invasora',
  'An alien species whose spread harms nature, health or the economy. Being invasive is no exemption from ABS. Transport and release are restricted by other law.':
    'Una especie exótica cuya expansión daña la naturaleza, la salud o la economía. Ser invasora no exime de APB. El transporte y la liberación están restringidos por otras leyes.',
  'A natural enemy used against a pest: a predatory mite, a parasitoid wasp, a fungus. When it has been released and has established itself, the country of release becomes the provider for later access from the wild.':
    'Un enemigo natural usado contra una plaga: un ácaro depredador, una avispa parasitoide, un hongo. Cuando se ha liberado y establecido, el país de liberación pasa a ser el proveedor para accesos posteriores desde la naturaleza.',
  'A genetically well-defined, largely uniform strain that is deliberately kept and shared for research, with a traceable laboratory history: certain mice, Escherichia coli K-12 derivatives, Arabidopsis lines. Established strains are normally outside the EU rules; creating a new one from in-scope material is utilisation.':
    'Una cepa genéticamente bien definida y en gran parte uniforme, que se conserva y comparte a propósito para la investigación, con una historia de laboratorio trazable: ciertos ratones, derivados de Escherichia coli K-12, líneas de Arabidopsis. Las cepas establecidas quedan normalmente fuera de las normas de la UE; crear una nueva a partir de material incluido es utilización.',
  'Marine genetic resource beyond national jurisdiction': 'Recurso genético marino fuera de la jurisdicción nacional',
  'Marine material from the high seas or the international seabed. No state has sovereign rights over it, so Nagoya rules do not apply. Since 17 January 2026 the BBNJ Agreement asks its Parties to see that collection and utilisation are notified and benefits are shared.':
    'Material marino de alta mar o de los fondos marinos internacionales. Ningún Estado tiene derechos soberanos sobre él, por lo que las normas de Nagoya no se aplican. Desde el 17 de enero de 2026 el Acuerdo BBNJ pide a sus Partes que se notifiquen la recolección y la utilización y se compartan los beneficios.',
  'Pre-CBD material': 'Material anterior al CDB',
  'Material first accessed before the Convention entered into force on 29 December 1993. It is outside CBD and Nagoya, but keep proof of the date. A few national laws look at the date of use instead.':
    'Material al que se accedió por primera vez antes de que el Convenio entrara en vigor el 29 de diciembre de 1993. Está fuera del CDB y de Nagoya, pero conserve la prueba de la fecha. Algunas leyes nacionales miran, en cambio, la fecha de uso.',
  'Passport data': 'Datos de pasaporte',
  'Basic information on an accession: name, number, donor, place and date of collection. It is the cheapest evidence of provider country and date. Ask for it before you ask a lawyer.':
    'Información básica de una accesión: nombre, número, donante, lugar y fecha de recolección. Es la prueba más barata del país proveedor y de la fecha. Pídala antes de preguntar a un abogado.',
  'Getting the material: collecting, buying, ordering, receiving. Not R&D, but it fixes country and date and may itself need a permit.':
    'Obtener el material: recolectar, comprar, encargar, recibir. No es I+D, pero fija el país y la fecha y puede necesitar por sí mismo un permiso.',
  'Keeping material alive, healthy and correctly labelled. Quality and identity checks, even by sequencing, belong here. Not utilisation in the EU.':
    'Mantener el material vivo, sano y bien etiquetado. Aquí entran los controles de calidad e identidad, también por secuenciación. No es utilización en la UE.',
  'Naming and describing the material. Taxonomy is outside; searching for the function of genes or compounds is inside.':
    'Nombrar y describir el material. La taxonomía queda fuera; buscar la función de genes o compuestos queda dentro.',
  'One standard yes/no test on many samples, to discard most of them. Outside the EU rules until you start to look at individual hits.':
    'Un ensayo normalizado sí/no sobre muchas muestras, para descartar la mayoría. Fuera de las normas de la UE hasta que se empieza a mirar positivos individuales.',
  'A hit that is studied further in its own right. This is where utilisation begins after a screening.':
    'Un positivo que se estudia más por sí mismo. Aquí empieza la utilización después de un cribado.',
  'Systematic work that creates knowledge about the genes or natural chemistry of the material, or something new from it. Academic and industrial work alike.':
    'Trabajo sistemático que crea conocimientos sobre los genes o la química natural del material, o algo nuevo a partir de él. Tanto académico como industrial.',
  'Finding out how an effect comes about in the organism or through its compounds. Utilisation, unless the organism is only an unchanged test system.':
    'Averiguar cómo se produce un efecto en el organismo o mediante sus compuestos. Es utilización, salvo que el organismo sea solo un sistema de ensayo sin cambios.',
  'Studying why organisms withstand treatments, pests or disease. Looking for the gene is utilisation; counting survivors by a fixed protocol usually is not.':
    'Estudiar por qué los organismos resisten tratamientos, plagas o enfermedades. Buscar el gen es utilización; contar supervivientes con un protocolo fijo normalmente no.',
  'Measuring whether and how well the material works. Utilisation if the material is the test substance; use as a tool if it is only the target.':
    'Medir si el material funciona y en qué grado. Es utilización si el material es la sustancia de ensayo; uso como herramienta si es solo la diana.',
  'Using an unchanged organism to test or confirm something else. Not utilisation of the tool.':
    'Usar un organismo sin cambios para ensayar o confirmar otra cosa. No es utilización de la herramienta.',
  'Making or improving a test organism, strain, marker, cell line or enzyme for later use as an instrument. Utilisation.':
    'Crear o mejorar un organismo de ensayo, una cepa, un marcador, una línea celular o una enzima para usarlos después como instrumento. Es utilización.',
  "Detecting an organism, disease or trait. Running a known test is outside; designing a new one from the organism's genes or proteins is inside.":
    'Detectar un organismo, una enfermedad o un carácter. Aplicar una prueba conocida queda fuera; diseñar una nueva a partir de los genes o proteínas del organismo queda dentro.',
  'Creating new combinations of genes by crossing, selection, mutation or editing. Inside for landraces, wild plants and animal lines; outside for commercial plant varieties; SMTA material follows the Treaty.':
    'Crear combinaciones nuevas de genes por cruzamiento, selección, mutación o edición. Dentro para variedades locales, plantas silvestres y líneas animales; fuera para variedades vegetales comerciales; el material con ANTM sigue el Tratado.',
  'Developing the substance, strain or trait that makes a product work. Utilisation while a link to the accessed material remains.':
    'Desarrollar la sustancia, la cepa o el carácter que hace funcionar un producto. Es utilización mientras quede un vínculo con el material al que se accedió.',
  'Trying a nearly finished product in the field or in people. Outside if it only confirms a final product; inside if the results still shape it.':
    'Probar en el campo o en personas un producto casi acabado. Fuera si solo confirma un producto definitivo; dentro si los resultados todavía le dan forma.',
  'Making a product from an ingredient with known properties. Outside, unless new properties are investigated.':
    'Hacer un producto con un ingrediente de propiedades conocidas. Fuera, salvo que se investiguen propiedades nuevas.',
  'Producing something with an organism as it is, as yeast makes beer. Outside; improving the producing strain is inside.':
    'Producir algo con un organismo tal como es, como la levadura hace cerveza. Fuera; mejorar la cepa productora queda dentro.',
  'Commercial collection, processing and sale of biological goods without R&D. Not utilisation, but regulated by some provider countries.':
    'Recolección, transformación y venta comerciales de bienes biológicos sin I+D. No es utilización, pero la regulan algunos países proveedores.',
  'Handing over material, results or data. Not utilisation; the papers and the conditions travel with the material.':
    'Entregar material, resultados o datos. No es utilización; los documentos y las condiciones viajan con el material.',
  'Applying for or licensing a patent or plant variety right based on the material or on linked knowledge. Often needs consent, notice or disclosure of origin.':
    'Solicitar o licenciar una patente o un derecho de obtentor basado en el material o en conocimientos vinculados. A menudo requiere consentimiento, aviso o revelación del origen.',
  Access: 'Acceso',
  "In the EU: acquiring genetic resources, or traditional knowledge linked to them, in a Party to the Nagoya Protocol. Some national laws call the R&D itself 'access' (Brazil, for example), so read the country page.":
    'En la UE: adquirir recursos genéticos, o conocimientos tradicionales vinculados a ellos, en una Parte en el Protocolo de Nagoya. Algunas leyes nacionales llaman «acceso» a la propia I+D (Brasil, por ejemplo); lea por tanto la página del país.',
  'The day the material was first taken from its place of origin or provider country, not the day it reached you. It decides which law applies.':
    'El día en que el material se tomó por primera vez de su lugar de origen o país proveedor, no el día en que le llegó. Decide qué legislación rige.',
  'Date of intended use': 'Fecha del uso previsto',
  "The day your work with the material starts. Some countries' duties depend on this date even for old material.":
    'El día en que empieza su trabajo con el material. Las obligaciones de algunos países dependen de esta fecha incluso para material antiguo.',
  Utilisation: 'Utilización',
  'R&D on the genetic or biochemical composition of the material, biotechnology included. It is the switch for the compliance rules of the EU, the UK and Switzerland.':
    'I+D sobre la composición genética o bioquímica del material, incluida la biotecnología. Es el interruptor de las normas de cumplimiento de la UE, el Reino Unido y Suiza.',
  Biotechnology: 'Biotecnología',
  'Technology that uses living organisms, biological systems or what they produce, to make or change products or processes. The word covers fermentation as well as gene editing.':
    'Tecnología que usa organismos vivos, sistemas biológicos o lo que producen para hacer o cambiar productos o procesos. La palabra abarca tanto la fermentación como la edición genética.',
  User: 'Usuario',
  'A person or organisation that utilises genetic resources or linked traditional knowledge. Someone who only trades, stores or passes on is not a user in the EU. Switzerland also counts those who benefit directly.':
    'Una persona u organización que utiliza recursos genéticos o conocimientos tradicionales vinculados. Quien solo comercia, almacena o transmite no es usuario en la UE. Suiza cuenta también a quienes se benefician directamente.',
  Provider: 'Proveedor',
  "Whoever may give consent under the provider country's law: the state, a province, a landowner, a collection, an indigenous people or local community. Often more than one.":
    'Quien puede dar el consentimiento según la legislación del país proveedor: el Estado, una provincia, un propietario de tierras, una colección, un pueblo indígena o una comunidad local. A menudo más de uno.',
  'Sovereign rights': 'Derechos soberanos',
  'Each state decides on access to the genetic resources in its territory. It may also decide to leave access free.':
    'Cada Estado decide sobre el acceso a los recursos genéticos de su territorio. También puede decidir dejar el acceso libre.',
  'Prior informed consent (PIC)': 'Consentimiento fundamentado previo (CFP, PIC)',
  'Permission of the competent authority, given before access and on the basis of what you told it about the purpose. Where communities have rights over the resource or knowledge, their consent is needed as well.':
    'Permiso de la autoridad competente, dado antes del acceso y sobre la base de lo que usted le dijo del fin. Donde las comunidades tienen derechos sobre el recurso o el conocimiento, hace falta también su consentimiento.',
  'Mutually agreed terms (MAT)': 'Condiciones mutuamente acordadas (CMA, MAT)',
  'The contract between provider and user: permitted uses, benefits, transfer, IP, reporting, disputes. It binds even where the law would be silent.':
    'El contrato entre proveedor y usuario: usos permitidos, beneficios, transferencia, propiedad intelectual, informes, controversias. Vincula incluso donde la ley callara.',
  'Access permit': 'Permiso de acceso',
  'The document that proves the decision to grant PIC and that MAT exist. When the country publishes it in the ABS Clearing-House it becomes an IRCC.':
    'El documento que demuestra la decisión de conceder el CFP y que existen CMA. Cuando el país lo publica en el Centro de Intercambio de Información sobre APB, pasa a ser un IRCC.',
  IRCC: 'IRCC',
  'Internationally recognised certificate of compliance: the permit as published in the ABS Clearing-House, with its own number. It is the strongest proof of lawful access, for the uses it names.':
    'Certificado de cumplimiento reconocido internacionalmente: el permiso tal como está publicado en el Centro de Intercambio de Información sobre APB, con su propio número. Es la prueba más fuerte de acceso legal, para los usos que nombra.',
  'ABS Clearing-House (ABSCH)': 'Centro de Intercambio de Información sobre APB (ABSCH)',
  "The Protocol's public website with each country's measures, authorities, permits and checkpoint reports. A blank entry does not prove that there is no law.":
    'El sitio web público del Protocolo con las medidas, autoridades, permisos e informes de puntos de verificación de cada país. Una entrada en blanco no demuestra que no haya ley.',
  Checkpoint: 'Punto de verificación',
  'An authority or moment at which users must show their ABS papers. In the EU: research funding and final product development. In Switzerland: before market authorisation or sale.':
    'Una autoridad o un momento en que los usuarios deben mostrar sus documentos de APB. En la UE: financiación de investigación y desarrollo final de un producto. En Suiza: antes de la autorización de comercialización o de la venta.',
  'Competent national authority': 'Autoridad nacional competente',
  'The body that grants access or issues written evidence that the rules were met. Countries may have several, by sector or region.':
    'El organismo que concede el acceso o emite prueba escrita de que se cumplieron las normas. Los países pueden tener varios, por sector o región.',
  'National focal point': 'Punto focal nacional',
  "The first address for questions on a country's ABS rules. It informs; as a rule it does not grant permits.":
    'La primera dirección para preguntas sobre las normas de APB de un país. Informa; por lo general no concede permisos.',
  'Due diligence': 'Diligencia debida',
  'Taking reasonable, documented steps to make sure that access was lawful and that benefits are shared. Seek, keep and pass on the information; keep it for 20 years after the utilisation ends.':
    'Dar pasos razonables y documentados para asegurar que el acceso fue legal y que se comparten los beneficios. Buscar, conservar y transmitir la información; conservarla 20 años después de terminar la utilización.',
  'Due diligence declaration': 'Declaración de diligencia debida',
  'A statement filed with the national authority (in the EU through the DECLARE tool) when external research funding is received and at the final stage of product development.':
    'Una declaración presentada ante la autoridad nacional (en la UE con la herramienta DECLARE) cuando se recibe financiación externa de investigación y en la fase final de desarrollo de un producto.',
  'Access and benefit-sharing (ABS)': 'Acceso y participación en los beneficios (APB)',
  'The two sides of these rules: access to genetic resources on the terms of those who provide them, and a fair share for them of the benefits that come out of the use.':
    'Las dos caras de estas normas: el acceso a los recursos genéticos en las condiciones de quienes los proporcionan, y para ellos una parte justa de los beneficios que resultan de su uso.',
  'Benefit-sharing': 'Participación en los beneficios',
  'Giving the provider a fair part of what comes out: money (fees, milestones, royalties) or other benefits (training, co-authorship, results, samples, infrastructure). Agree on it in the MAT before you start.':
    'Dar al proveedor una parte justa de lo que resulta: dinero (tasas, pagos por hitos, regalías) u otros beneficios (formación, coautoría, resultados, muestras, infraestructura). Acuérdelo en las CMA antes de empezar.',
  'Non-commercial research': 'Investigación no comercial',
  'Research without commercial intent, for which many countries have a lighter procedure. It is not exempt from the EU, UK or Swiss rules, and it ends when the intent changes.':
    'Investigación sin intención comercial, para la que muchos países tienen un procedimiento más sencillo. No está exenta de las normas de la UE, el Reino Unido o Suiza, y termina cuando cambia la intención.',
  'Commercial intent': 'Intención comercial',
  'The aim to earn money with results, be it by sale, licence, service or patent. Each country has its own test; industry funding or a patent filing is often taken as a sign.':
    'El propósito de ganar dinero con los resultados, sea por venta, licencia, servicio o patente. Cada país tiene su propio criterio; la financiación de la industria o una solicitud de patente suele tomarse como indicio.',
  'Change of intent': 'Cambio de intención',
  'Moving from the agreed use to another, typically from academic to commercial, or from commodity to R&D. Stop, tell the provider, and get new PIC or MAT first.':
    'Pasar del uso acordado a otro, normalmente de académico a comercial o de mercancía a I+D. Deténgase, avise al proveedor y obtenga antes un nuevo CFP o nuevas CMA.',
  'Third-party transfer': 'Transferencia a terceros',
  'Giving the material or results to anyone who is not named in the agreement. MAT usually say whether this is allowed and what the recipient must accept.':
    'Dar el material o los resultados a quien no figura en el acuerdo. Las CMA suelen decir si está permitido y qué debe aceptar el destinatario.',
  'Subsequent user': 'Usuario posterior',
  'The next person in the chain who utilises the material. He or she needs the certificate, or the information and contract terms that replace it.':
    'La siguiente persona de la cadena que utiliza el material. Necesita el certificado, o la información y las condiciones contractuales que lo sustituyen.',
  'Material transfer agreement (MTA)': 'Acuerdo de transferencia de material (MTA)',
  "A contract between supplier and recipient of material. It may contain MAT, but an MTA between two laboratories does not replace the provider country's consent.":
    'Un contrato entre quien entrega y quien recibe material. Puede contener CMA, pero un MTA entre dos laboratorios no sustituye el consentimiento del país proveedor.',
  "The Treaty's standard material transfer agreement; its terms may not be altered. Use is limited to research, breeding and training for food and agriculture; payment is due in certain cases when a product is sold with restrictions on others' use.":
    'El acuerdo normalizado de transferencia de material del Tratado; sus condiciones no pueden modificarse. El uso se limita a investigación, mejora y formación para la alimentación y la agricultura; hay que pagar en ciertos casos cuando se vende un producto con restricciones al uso por otros.',
  SisGen: 'SisGen',
  'The Brazilian system in which access to genetic heritage and associated traditional knowledge is registered, and in which shipments and finished products are entered. A user abroad registers through an institution in Brazil.':
    'El sistema brasileño en el que se inscribe el acceso al patrimonio genético y a los conocimientos tradicionales asociados, y en el que se anotan los envíos y los productos acabados. Un usuario en el extranjero se inscribe por medio de una institución en Brasil.',
  'Specialised instrument': 'Instrumento especializado',
  'Another international ABS agreement that takes the place of the Protocol for the material and purpose it covers. The International Treaty is the clear case; the PIP Framework is treated as one in the EU.':
    'Otro acuerdo internacional de APB que ocupa el lugar del Protocolo para el material y el fin que abarca. El Tratado Internacional es el caso claro; el Marco PIP se trata como tal en la UE.',
  'Multilateral mechanism and Cali Fund': 'Mecanismo multilateral y Fondo de Cali',
  "The CBD's arrangement for DSI. Companies in listed sectors that exceed two of three thresholds (USD 20 million assets, 50 million sales, 5 million profit, three-year average) are asked for an indicative 1% of profit or 0.1% of revenue. Public and academic bodies are not expected to pay.":
    'El arreglo del CDB para la DSI. A las empresas de determinados sectores que superan dos de tres umbrales (20 millones de USD de activos, 50 millones de ventas, 5 millones de beneficio, media de tres años) se les pide un 1 % indicativo del beneficio o un 0,1 % de los ingresos. De los organismos públicos y académicos no se espera que paguen.',
  'Community protocol': 'Protocolo comunitario',
  'Rules that an indigenous or local community has written down on how outsiders may ask for its resources or knowledge. Read it before making contact.':
    'Normas que una comunidad indígena o local ha puesto por escrito sobre cómo pueden los de fuera pedir sus recursos o conocimientos. Léalo antes de ponerse en contacto.',
}
