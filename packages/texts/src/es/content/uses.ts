import type { ContentTexts } from '../../content.ts'

export const uses: ContentTexts = {
  Acquisition: 'Adquisición',
  'Getting hold of the material: collecting it in the field, buying it, ordering it from a collection or receiving it from a partner. Nothing is studied yet. It is the moment that fixes the facts everything else hangs on: the country, the date of access, and the conditions under which the material came.':
    'Hacerse con el material: recolectarlo en el campo, comprarlo, encargarlo a una colección o recibirlo de un socio. Todavía no se estudia nada. Es el momento que fija los datos de los que depende todo lo demás: el país, la fecha de acceso y las condiciones en que llegó el material.',
  'Will anybody in your organisation later do R&D on this material?':
    '¿Alguien de su organización hará más adelante I+D con este material?',
  'Does the provider country ask for a collecting, research or export permit, whatever the later use?':
    '¿Exige el país proveedor un permiso de recolección, investigación o exportación, sea cual sea el uso posterior?',
  'Did the material come from a supplier who cannot name the country and date of first access?':
    '¿Procede el material de un proveedor que no puede indicar el país y la fecha del primer acceso?',
  'Maintaining and storage': 'Mantenimiento y almacenamiento',
  'Keeping the material alive or intact: in a freezer, seed bank, greenhouse, aquarium, herbarium or culture collection. It includes regrowing, multiplying for upkeep, checking viability, health and identity, and recording what is on the label. The composition of the material is not explored.':
    'Mantener el material vivo o intacto: en un congelador, banco de semillas, invernadero, acuario, herbario o colección de cultivos. Incluye regenerarlo, multiplicarlo para su mantenimiento, comprobar viabilidad, salud e identidad y anotar lo que dice la etiqueta. No se explora la composición del material.',
  'Is the only purpose to keep the material available and correctly labelled?':
    '¿Es el único fin mantener el material disponible y bien etiquetado?',
  'Do you record traits because you want to select or improve (yield, metabolite content, resistance)?':
    '¿Registra características porque quiere seleccionar o mejorar (rendimiento, contenido de metabolitos, resistencia)?',
  'Does a permit or agreement limit storage time, require destruction or return, or forbid long-term keeping?':
    '¿Limita un permiso o acuerdo el tiempo de almacenamiento, exige destruirlo o devolverlo, o prohíbe conservarlo a largo plazo?',
  'Identification and characterisation': 'Identificación y caracterización',
  'Finding out what the material is and describing it: taxonomy, barcoding, phylogeny, morphology, passport and descriptor data. As long as genes serve only as name tags, this is description. As soon as you ask what a gene or compound does, it becomes research.':
    'Averiguar qué es el material y describirlo: taxonomía, código de barras, filogenia, morfología, datos de pasaporte y descriptores. Mientras los genes sirvan solo como etiquetas de nombre, es descripción. En cuanto se pregunta qué hace un gen o un compuesto, pasa a ser investigación.',
  'Are the sequences used only to name the organism or to place it in a tree?':
    '¿Se usan las secuencias solo para nombrar el organismo o situarlo en un árbol?',
  'Do you annotate, express or test genes, pathways or metabolites to learn what they do?':
    '¿Anota, expresa o ensaya genes, rutas o metabolitos para saber qué hacen?',
  'Will the description be used to choose material for product development?':
    '¿Se usará la descripción para elegir material destinado al desarrollo de productos?',
  'Will you publish or deposit sequence data that the permit or agreement restricts?':
    '¿Publicará o depositará datos de secuencias que el permiso o el acuerdo restringe?',
  Screening: 'Cribado',
  'Running many samples through the same simple, standardised test with a yes/no result, in order to discard most of them. Think of several hundred isolates tested at one dose for growth inhibition. What you learn about the discarded samples is essentially nothing.':
    'Someter muchas muestras al mismo ensayo sencillo y normalizado con resultado sí/no, para descartar la mayoría. Piense en varios cientos de aislados probados a una sola dosis por inhibición del crecimiento. De las muestras descartadas no se aprende prácticamente nada.',
  'Is it the same standard test for every sample, with a pass/fail result?':
    '¿Es el mismo ensayo normalizado para cada muestra, con resultado apto/no apto?',
  'Do you measure dose, spectrum, structure or mechanism of individual samples?':
    '¿Mide dosis, espectro, estructura o mecanismo de muestras individuales?',
  'Is the set small and chosen because you already expect the property?':
    '¿Es el conjunto pequeño y elegido porque ya espera la propiedad?',
  'Do you keep and interpret data on samples that failed?':
    '¿Conserva e interpreta datos de las muestras que fallaron?',
  'Candidate of interest': 'Candidato de interés',
  'Taking a hit (strain, line, extract, gene, compound) out of the crowd and studying it further: confirming the activity, isolating what causes it, comparing it with others, ranking it as a lead. This is the point at which screening ends and individual research starts.':
    'Sacar un positivo (cepa, línea, extracto, gen, compuesto) del montón y estudiarlo más: confirmar la actividad, aislar lo que la causa, compararlo con otros, clasificarlo como candidato. Es el punto en que termina el cribado y empieza la investigación individual.',
  'Is the next experiment designed for this particular sample?':
    '¿Está el próximo experimento diseñado para esta muestra en particular?',
  'Are PIC and MAT already in hand for this sample, or only for the collecting trip?':
    '¿Tiene ya el CFP y las CMA para esta muestra, o solo para el viaje de recolección?',
  'Is the candidate a purchased pure compound with no traceable link to an accessed organism?':
    '¿Es el candidato un compuesto puro comprado, sin relación trazable con un organismo al que se accedió?',
  'Research and development': 'Investigación y desarrollo',
  'Any systematic work that produces new knowledge about the genes or the natural chemistry of the material, or that uses that knowledge to make something new: genomics, metabolomics, functional assays, genetic modification, strain improvement. Choose it when none of the narrower uses fits.':
    'Todo trabajo sistemático que produce conocimientos nuevos sobre los genes o la química natural del material, o que usa esos conocimientos para hacer algo nuevo: genómica, metabolómica, ensayos funcionales, modificación genética, mejora de cepas. Elíjalo cuando no encaje ninguno de los usos más concretos.',
  'Is the biological material itself the object of the research (and not only a helper)?':
    '¿Es el propio material biológico el objeto de la investigación (y no solo una ayuda)?',
  'Is the study limited to ecology, counting, behaviour or appearance, without looking at genes or chemistry?':
    '¿Se limita el estudio a ecología, recuento, comportamiento o aspecto, sin mirar genes ni química?',
  'Is only published sequence data used, and no material?':
    '¿Se usan solo datos de secuencias publicados, y ningún material?',
  'Mode of action research': 'Investigación del modo de acción',
  'Working out how an effect comes about: which target is hit, which pathway is blocked, which gene product is responsible. The material may be the source of the active compound, or the organism on which it acts. Which of the two is being studied decides the answer.':
    'Averiguar cómo se produce un efecto: qué diana se alcanza, qué ruta se bloquea, qué producto génico es responsable. El material puede ser la fuente del compuesto activo o el organismo sobre el que actúa. Cuál de los dos se estudia decide la respuesta.',
  'Do you learn something new about the genes, proteins or metabolites of this organism?':
    '¿Aprende algo nuevo sobre los genes, las proteínas o los metabolitos de este organismo?',
  'Is the organism a standard laboratory strain bought from a catalogue?':
    '¿Es el organismo una cepa de laboratorio corriente comprada de un catálogo?',
  'Is the studied compound synthetic, and the organism only the target?':
    '¿Es sintético el compuesto estudiado, y el organismo solo la diana?',
  'Resistance research': 'Investigación de la resistencia',
  'Studying why an organism withstands a treatment, pest or disease: fungicide-resistant pathogens, herbicide- resistant weeds, antibiotic-resistant bacteria, or plants with natural resistance genes. It ranges from counting survivors in a monitoring bioassay to sequencing the resistance gene and moving it into a new variety.':
    'Estudiar por qué un organismo resiste un tratamiento, una plaga o una enfermedad: patógenos resistentes a fungicidas, malas hierbas resistentes a herbicidas, bacterias resistentes a antibióticos o plantas con genes de resistencia naturales. Va desde contar supervivientes en un bioensayo de seguimiento hasta secuenciar el gen de resistencia y pasarlo a una variedad nueva.',
  'Do you sequence or analyse the target gene, enzyme or metabolite of the samples?':
    '¿Secuencia o analiza el gen diana, la enzima o el metabolito de las muestras?',
  'Is it monitoring required by a regulator or label, with a fixed protocol?':
    '¿Es un seguimiento exigido por un regulador o una etiqueta, con un protocolo fijo?',
  'Will the resistance trait be bred or engineered into another organism?':
    '¿Se pasará el carácter de resistencia a otro organismo por mejora o ingeniería?',
  'Was the pest or pathogen collected on purpose abroad?':
    '¿Se recolectó la plaga o el patógeno a propósito en el extranjero?',
  'Efficacy screening and testing': 'Cribado y ensayos de eficacia',
  'Measuring whether, and how well, something works: dose-response, spectrum, potency, side effects, in vitro or in the greenhouse. Either the material is the thing being tested (an extract, a biocontrol strain), or it is the target on which another product is tested. State which one it is.':
    'Medir si algo funciona y en qué grado: dosis-respuesta, espectro, potencia, efectos secundarios, in vitro o en invernadero. O bien el material es lo ensayado (un extracto, una cepa de biocontrol), o es la diana sobre la que se ensaya otro producto. Diga cuál de los dos es.',
  'Is the biological material the test substance (and not the test target)?':
    '¿Es el material biológico la sustancia de ensayo (y no la diana)?',
  'Is it one standard pass/fail test on a large set?':
    '¿Es un único ensayo normalizado apto/no apto sobre un conjunto grande?',
  'Is the product final, and is the test made only to confirm its declared performance?':
    '¿Es definitivo el producto, y se hace el ensayo solo para confirmar el rendimiento declarado?',
  'Use as a tool': 'Uso como herramienta',
  'Using the organism, unchanged, to learn something about something else: a test mouse, a pathogen that challenges a new variety, an indicator plant, a reference strain, a cloning vector or host. The knowledge gained concerns the other product, not the tool.':
    'Usar el organismo, sin cambios, para aprender algo sobre otra cosa: un ratón de ensayo, un patógeno que pone a prueba una variedad nueva, una planta indicadora, una cepa de referencia, un vector o huésped de clonación. El conocimiento obtenido se refiere al otro producto, no a la herramienta.',
  'Is the organism used as it is, without being improved for the purpose?':
    '¿Se usa el organismo tal como es, sin mejorarlo para ese fin?',
  'Will you report findings about the tool organism itself?':
    '¿Comunicará hallazgos sobre el propio organismo herramienta?',
  'Is the gene inserted into the host taken from another accessed organism?':
    '¿Se toma el gen insertado en el huésped de otro organismo al que se accedió?',
  'Developing a tool': 'Desarrollo de una herramienta',
  'Turning biological material into an instrument: a sensitive test strain, a marker set, a reference standard, an expression host, a cell line, an enzyme for a laboratory method. The organism is studied and changed so that it does the job better.':
    'Convertir material biológico en un instrumento: una cepa de ensayo sensible, un conjunto de marcadores, un patrón de referencia, un huésped de expresión, una línea celular, una enzima para un método de laboratorio. El organismo se estudia y se cambia para que haga mejor el trabajo.',
  'Is the organism modified, selected or optimised for the purpose?':
    '¿Se modifica, selecciona u optimiza el organismo para ese fin?',
  'Will the tool be sold or given to others?': '¿Se venderá la herramienta o se dará a otros?',
  'Did you start from a recognised laboratory strain or from wild material?':
    '¿Partió de una cepa de laboratorio reconocida o de material silvestre?',
  Diagnostics: 'Diagnóstico',
  "Detecting or identifying an organism, disease, contaminant or trait: PCR kits, antibodies, seed-health tests, authenticity tests. Running an existing test on a sample is one thing; designing a new test from the organism's genes or proteins is another.":
    'Detectar o identificar un organismo, una enfermedad, un contaminante o un carácter: kits de PCR, anticuerpos, pruebas de sanidad de semillas, pruebas de autenticidad. Una cosa es aplicar a una muestra una prueba existente; otra, diseñar una prueba nueva a partir de los genes o proteínas del organismo.',
  'Is an existing, validated test applied without change?': '¿Se aplica sin cambios una prueba existente y validada?',
  'Are new genetic or protein markers sought in this material?':
    '¿Se buscan en este material marcadores genéticos o proteicos nuevos?',
  'Is it done by or for an authority as an official control?':
    '¿Lo hace una autoridad, o se hace para ella, como control oficial?',
  'Is the pathogen linked to a declared or imminent public-health emergency?':
    '¿Está el patógeno relacionado con una emergencia de salud pública declarada o inminente?',
  Breeding: 'Mejora genética',
  'Making new combinations of genes by crossing, selection, induced mutation, genome editing or modern reproduction methods, to obtain a new plant variety, animal line or strain. It includes pre-breeding: bringing traits from wild relatives or landraces into usable lines.':
    'Crear combinaciones nuevas de genes por cruzamiento, selección, mutación inducida, edición genómica o métodos modernos de reproducción, para obtener una variedad vegetal, una línea animal o una cepa nueva. Incluye la premejora: llevar caracteres de parientes silvestres o variedades locales a líneas utilizables.',
  'Is every parent a commercial plant variety that is protected, listed or officially described?':
    '¿Es cada parental una variedad vegetal comercial protegida, registrada u oficialmente descrita?',
  "Is any parent a landrace, wild relative, genebank accession or farmer's selection?":
    '¿Es algún parental una variedad local, un pariente silvestre, una accesión de un banco de germoplasma o una selección de agricultores?',
  'Did any parent come under an SMTA, for research, breeding or training for food and agriculture?':
    '¿Llegó algún parental con un ANTM, para investigación, mejora o formación para la alimentación y la agricultura?',
  'Is it only multiplication of an existing line, without selection for change?':
    '¿Es solo multiplicación de una línea existente, sin selección para el cambio?',
  'Design of an active ingredient': 'Diseño de un principio activo',
  'Developing the substance, strain or trait that makes a product work: a natural compound, a derivative of it, a microbial agent, a peptide, an RNA. It covers optimising structure, production strain or stability, and designs inspired by a natural molecule.':
    'Desarrollar la sustancia, la cepa o el carácter que hace funcionar un producto: un compuesto natural, un derivado suyo, un agente microbiano, un péptido, un ARN. Abarca optimizar la estructura, la cepa de producción o la estabilidad, y los diseños inspirados en una molécula natural.',
  'Was the molecule first found in material you, or a partner, accessed?':
    '¿Se encontró la molécula por primera vez en material al que accedió usted o un socio?',
  'Is it a synthetic copy made from published literature only?':
    '¿Es una copia sintética hecha solo a partir de bibliografía publicada?',
  'Does a permit or agreement name derivatives, analogues or synthetic copies?':
    '¿Nombra un permiso o acuerdo derivados, análogos o copias sintéticas?',
  'Field and clinical testing': 'Ensayos de campo y clínicos',
  'Trying the product under real conditions: field trials of a seed, a biological or a crop-protection product; clinical or user trials of a medicine or cosmetic. The product is largely fixed; the aim is to show that it is safe and works, often for a dossier.':
    'Probar el producto en condiciones reales: ensayos de campo de una semilla, un producto biológico o fitosanitario; ensayos clínicos o de usuarios de un medicamento o cosmético. El producto está en gran parte fijado; el fin es mostrar que es seguro y funciona, a menudo para un expediente.',
  'Is the product final, with the trial made only for the dossier or for confirmation?':
    '¿Es definitivo el producto, y se hace el ensayo solo para el expediente o como confirmación?',
  'Will results decide which of several candidates goes on?':
    '¿Decidirán los resultados cuál de varios candidatos continúa?',
  'Is the trial in the provider country, or is material sent there or elsewhere for it?':
    '¿Se hace el ensayo en el país proveedor, o se envía material allí o a otro lugar para ello?',
  'Product processing and formulation': 'Elaboración y formulación de productos',
  'Turning raw material or a known ingredient into a product: pressing, extracting, drying, mixing, encapsulating, scaling up. The properties of the ingredient are already known, and the process does not look for new ones.':
    'Convertir materia prima o un ingrediente conocido en un producto: prensar, extraer, secar, mezclar, encapsular, aumentar la escala. Las propiedades del ingrediente ya se conocen, y el proceso no busca otras nuevas.',
  "Are the ingredient's properties already known and unchanged?":
    '¿Se conocen ya las propiedades del ingrediente y no cambian?',
  'Do you look for a new effect, a new fraction or a new claim of the ingredient?':
    '¿Busca un efecto nuevo, una fracción nueva o una alegación nueva del ingrediente?',
  'Does the provider country ask a share or permit for commercial processing (biotrade)?':
    '¿Exige el país proveedor una participación o un permiso para la transformación comercial (biocomercio)?',
  Biofactory: 'Biofábrica',
  'Using an organism or cell culture as a production plant: yeast that ferments, bacteria that express an enzyme, plants or animals that make an antibody. The organism does its work; the product is harvested. Improving the organism first is a different use.':
    'Usar un organismo o un cultivo celular como planta de producción: levadura que fermenta, bacterias que expresan una enzima, plantas o animales que producen un anticuerpo. El organismo hace su trabajo; se cosecha el producto. Mejorar antes el organismo es otro uso.',
  'Is the organism used unchanged, by a known process?': '¿Se usa el organismo sin cambios, con un proceso conocido?',
  'Is the strain being selected, edited or optimised for yield?':
    '¿Se selecciona, edita u optimiza la cepa para el rendimiento?',
  'Does the inserted gene or pathway come from accessed material?':
    '¿Procede el gen o la ruta insertada de material al que se accedió?',
  Biotrade: 'Biocomercio',
  'Buying, selling or exporting biological material or simple products from it (dried plants, oils, resins, live organisms), without doing research on it. It is trade in goods, but some provider countries regulate it together with bioprospecting.':
    'Comprar, vender o exportar material biológico o productos sencillos de él (plantas secas, aceites, resinas, organismos vivos), sin investigar con él. Es comercio de mercancías, pero algunos países proveedores lo regulan junto con la bioprospección.',
  'Will you, or your customer, do R&D on the goods?': '¿Hará usted, o su cliente, I+D con la mercancía?',
  'Does the country of origin regulate trade in biological resources or in this species?':
    '¿Regula el país de origen el comercio de recursos biológicos o de esta especie?',
  'Is the species listed under CITES, or a forest or phytosanitary rule?':
    '¿Figura la especie en la CITES o en una norma forestal o fitosanitaria?',
  'Exchange and transfer': 'Intercambio y transferencia',
  'Passing the material, parts of it, or results and data, to somebody else: a colleague, a service laboratory, a subsidiary, a customer, a collection. No study is made by the act itself, but rights and duties have to travel with the material.':
    'Pasar el material, partes de él, o resultados y datos, a otra persona: un colega, un laboratorio de servicios, una filial, un cliente, una colección. El acto en sí no es ningún estudio, pero los derechos y obligaciones deben viajar con el material.',
  'Do the permit, MAT, MTA or SMTA allow transfer to this recipient and for this purpose?':
    '¿Permiten el permiso, las CMA, el MTA o el ANTM la transferencia a este destinatario y para este fin?',
  'Is it a service provider who works on your instructions and sends everything back?':
    '¿Es un prestador de servicios que trabaja según sus instrucciones y devuelve todo?',
  'Does the transfer cross a border, or move from non-commercial to commercial hands?':
    '¿Cruza la transferencia una frontera, o pasa de manos no comerciales a comerciales?',
  'Intellectual property rights': 'Derechos de propiedad intelectual',
  'Applying for, licensing or asserting a patent, plant variety right or similar title that is based on the material or on knowledge connected with it. The filing itself is paperwork, but many provider countries want to be asked first, and patent offices increasingly ask for the origin.':
    'Solicitar, licenciar o hacer valer una patente, un derecho de obtentor o un título similar basado en el material o en conocimientos relacionados con él. La solicitud en sí es papeleo, pero muchos países proveedores quieren que se les pregunte antes, y las oficinas de patentes preguntan cada vez más por el origen.',
  'Is the claimed invention based on the material, or on knowledge linked to it?':
    '¿Se basa la invención reivindicada en el material o en conocimientos vinculados a él?',
  'Does the permit, MAT, MTA or SMTA restrict IP or require consent or notice?':
    '¿Restringen el permiso, las CMA, el MTA o el ANTM la propiedad intelectual, o exigen consentimiento o aviso?',
  'Was the R&D behind the invention itself cleared?': '¿Estaba liberada la propia I+D que sustenta la invención?',
}
