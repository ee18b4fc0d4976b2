import type { ContentTexts } from '../../content.ts'

/** The pages of the questionnaire up to the use. */
export const questionnaire: ContentTexts = {
  'Genetic resource': 'Recurso genético',
  'What is it?': '¿Qué es?',
  'What kind of organism does it come from?': '¿De qué tipo de organismo procede?',
  'The group decides which special rules we ask about later. Of human material little is asked: most countries leave it to other law.':
    'El grupo decide sobre qué normas especiales preguntaremos después. Del material humano se pregunta poco: la mayoría de los países lo dejan a otras leyes.',
  Plant: 'Planta',
  'Animal (incl. insects, mites, nematodes)': 'Animal (incluidos insectos, ácaros y nematodos)',
  'Fungus or yeast': 'Hongo o levadura',
  'Bacterium or archaeon': 'Bacteria o arquea',
  'Virus or phage': 'Virus o fago',
  'Alga or protist': 'Alga o protista',
  'Soil, water or other mixed sample': 'Suelo, agua u otra muestra mixta',
  Human: 'Humano',
  'Synthetic or mineral, no organism behind it': 'Sintético o mineral, sin organismo detrás',
  "I don't know": 'No lo sé',
  'Latin name': 'Nombre científico',
  "Genus and species, e.g. Zea mays. For mixed samples enter 'metagenome'. We use the name for the crop list of the International Treaty and for country rules. Genus alone is enough to start.":
    'Género y especie, p. ej. Zea mays. Para muestras mixtas escriba «metagenome». Usamos el nombre para la lista de cultivos del Tratado Internacional y para las normas de los países. El género solo basta para empezar.',
  'Not identified yet': 'Aún no identificado',
  'Strain, accession, cultivar or batch': 'Cepa, accesión, cultivar o lote',
  'The number on the label. It ties this assessment to the tube or bag on the shelf.':
    'El número de la etiqueta. Vincula esta evaluación con el tubo o la bolsa del estante.',
  'Which description fits best?': '¿Qué descripción se ajusta mejor?',
  'Established laboratory strains and commercial plant varieties have rules of their own.':
    'Las cepas de laboratorio establecidas y las variedades vegetales comerciales tienen normas propias.',
  'Wild, or isolated from nature': 'Silvestre, o aislado de la naturaleza',
  "Landrace or farmers' variety, local breed": 'Variedad local o campesina, raza local',
  'Accession of a genebank or culture collection': 'Accesión de un banco de germoplasma o de una colección de cultivos',
  'Commercial variety, breed or product strain': 'Variedad, raza o cepa comercial',
  'Laboratory strain or model organism': 'Cepa de laboratorio u organismo modelo',
  'Biological control organism': 'Organismo de control biológico',
  'Treated as wild material.': 'Se trata como material silvestre.',
  'Is it uniform, kept on purpose, with a traceable pedigree, and supplied to other laboratories?':
    '¿Es uniforme, se conserva a propósito, tiene una genealogía trazable y se suministra a otros laboratorios?',
  'All four. A recent isolate in your own freezer is not a laboratory strain.':
    'Las cuatro cosas. Un aislado reciente en su congelador no es una cepa de laboratorio.',
  'Yes, and I can show it': 'Sí, y puedo demostrarlo',
  No: 'No',
  'Provider country and region': 'País proveedor y región',
  'Where does it come from?': '¿De dónde procede?',
  'Where was it first taken from nature, farm or market?':
    '¿Dónde se tomó por primera vez de la naturaleza, una granja o un mercado?',
  'Not where you ordered it. A strain ordered in Germany but isolated from Brazilian soil comes from Brazil.':
    'No donde usted lo pidió. Una cepa pedida en Alemania pero aislada de suelo brasileño procede de Brasil.',
  'In a country (its waters and overseas territories included)':
    'En un país (incluidas sus aguas y territorios de ultramar)',
  'High seas or international seabed': 'Alta mar o fondos marinos internacionales',
  'Antarctica (south of 60 degrees South)': 'Antártida (al sur de los 60 grados Sur)',
  Country: 'País',
  'The country in which it was first taken. Its law decides on consent. Material from several countries needs an assessment for each of them.':
    'El país en que se tomó por primera vez. Su ley decide sobre el consentimiento. El material de varios países necesita una evaluación para cada uno de ellos.',
  "I don't know the country": 'No conozco el país',
  'State, province or overseas territory': 'Estado, provincia o territorio de ultramar',
  'Asked only where the rules differ inside the country.':
    'Se pregunta solo donde las normas difieren dentro del país.',
  "I don't know the region": 'No conozco la región',
  'The strictest region applies.': 'Se aplica la región más estricta.',
  'Have you searched for the origin and kept a record of it?': '¿Ha buscado el origen y conserva constancia de ello?',
  'Supplier, collection, label, publication, sequence record: whom you asked, when, and the answer.':
    'Proveedor, colección, etiqueta, publicación, registro de secuencia: a quién preguntó, cuándo y la respuesta.',
  'Yes, on file': 'Sí, en el expediente',
  'Not yet': 'Todavía no',
  'Who gave it to you?': '¿Quién se lo dio?',
  'The person or place it came to you from.': 'La persona o el lugar de donde le llegó.',
  'Collected by us or for us': 'Recolectado por nosotros o para nosotros',
  'Research partner or colleague': 'Socio de investigación o colega',
  'Public collection or genebank': 'Colección pública o banco de germoplasma',
  'Collection in the EU register': 'Colección del registro de la UE',
  'Private collection, breeder, garden': 'Colección privada, obtentor, jardín',
  'Our own old stock': 'Nuestras propias existencias antiguas',
  'Commercial supplier': 'Proveedor comercial',
  'Market, shop or supermarket': 'Mercado, tienda o supermercado',
  'No effect by itself; country and date count.': 'Sin efecto por sí mismo; cuentan el país y la fecha.',
  'Name of supplier or collection': 'Nombre del proveedor o de la colección',
  'For the record, and for questions later.': 'Para el registro, y para preguntas posteriores.',
  'On whose land or in whose waters was it taken?': '¿En qué tierras o en qué aguas se tomó?',
  'Several can hold. Owners, communities, parks and coastal states have a say of their own, whatever the general law of the country.':
    'Puede haber varias. Propietarios, comunidades, parques y Estados ribereños tienen voz propia, sea cual sea la ley general del país.',
  'State or public land': 'Tierras públicas o del Estado',
  'Private land': 'Terreno privado',
  'Land of an indigenous people, tribe or community': 'Tierras de un pueblo indígena, de una tribu o de una comunidad',
  'Reserves of First Nations included.': 'Incluidas las reservas de las Primeras Naciones.',
  'Park, reserve or sanctuary, on land or at sea': 'Parque, reserva o santuario, en tierra o en el mar',
  'Internal waters of the sea or territorial sea': 'Aguas interiores del mar o mar territorial',
  'Exclusive economic zone or continental shelf': 'Zona económica exclusiva o plataforma continental',
  'The strictest of them applies.': 'Se aplica la más estricta.',
  'Is it an alien species that lives wild where it was taken?':
    '¿Es una especie exótica que vive en estado silvestre donde se tomó?',
  'If so, the country where it was taken is the provider, not its home country. No exemption for invasive species.':
    'Si es así, el país donde se tomó es el proveedor, no su país de origen. No hay exención para las especies invasoras.',
  Yes: 'Sí',
  'No, native or cultivated there': 'No, autóctona o cultivada allí',
  'Date of initial access': 'Fecha del primer acceso',
  'When was it first taken?': '¿Cuándo se tomó por primera vez?',
  'The day it was first taken in the provider country, not the delivery date. Month, year or "before a day" will do.':
    'El día en que se tomó por primera vez en el país proveedor, no la fecha de entrega. Basta un mes, un año o «antes de un día».',
  'If you have no date: which period?': 'Si no tiene fecha: ¿qué período?',
  'An honest estimate is fine, but a period proves nothing: if a record shows a date, give that date above; a year or "before a day" will do. Without any date we assume the strictest period.':
    'Vale una estimación honesta, pero un período no prueba nada: si un documento muestra una fecha, indíquela arriba; basta un año o «antes de un día». Sin ninguna fecha suponemos el período más estricto.',
  'Before 29 December 1993': 'Antes del 29 de diciembre de 1993',
  'From then until 11 October 2014': 'Desde entonces hasta el 11 de octubre de 2014',
  '12 October 2014 or later': '12 de octubre de 2014 o después',
  'What shows the date?': '¿Qué demuestra la fecha?',
  'A record made at the time, such as a label or an accession book, proves more than a later statement. Legal looks at it before the material is released.':
    'Un documento hecho entonces, como una etiqueta o un libro de entradas, prueba más que una declaración posterior. Los juristas lo examinan antes de liberar el material.',
  'Label on the specimen or tube': 'Etiqueta del espécimen o del tubo',
  'Accession book or collection record': 'Libro de entradas o registro de la colección',
  Publication: 'Publicación',
  'Invoice or delivery note': 'Factura o albarán',
  'Collecting or research permit': 'Permiso de recolección o de investigación',
  'Export or import paper': 'Documento de exportación o importación',
  'Another record': 'Otro documento',
  'Nothing at hand': 'Nada disponible',
  'Without a record the date counts as not proven.': 'Sin un documento, la fecha cuenta como no probada.',
  'What does it prove?': '¿Qué demuestra?',
  'Only a date that stands in the record itself is proof.': 'Solo prueba una fecha que figura en el propio documento.',
  'When the material was taken: a day, month or year': 'Cuándo se tomó el material: un día, un mes o un año',
  'That somebody already held, sold or sent it on that date': 'Que alguien ya lo tenía, vendía o enviaba en esa fecha',
  'Something else, described in the next answer': 'Otra cosa, descrita en la respuesta siguiente',
  'No date: the date is concluded from it': 'Ninguna fecha: la fecha se deduce de él',
  'The date then counts as not proven.': 'La fecha cuenta entonces como no probada.',
  'Which record is it, and where is it kept?': '¿Qué documento es y dónde se conserva?',
  'Name the entry and the place, so that somebody else finds it: accession book of our herbarium, entry 1991/204, room 12.':
    'Indique la entrada y el lugar, para que otra persona la encuentre: libro de entradas de nuestro herbario, entrada 1991/204, sala 12.',
  'Intended use and date': 'Uso previsto y fecha',
  'What will you do with it?': '¿Qué hará con él?',
  'Intended use': 'Uso previsto',
  'Choose everything planned for the next stage. Later uses get an assessment of their own. Each use is explained in the glossary.':
    'Elija todo lo previsto para la próxima etapa. Los usos posteriores tienen su propia evaluación. Cada uso se explica en el glosario.',
  'When does this use start?': '¿Cuándo empieza este uso?',
  'Some countries look at the date of use, even for old material. A planned date is fine.':
    'Algunos países atienden a la fecha de uso, también para material antiguo. Vale una fecha prevista.',
  'Does the work bring new knowledge about genes or natural chemistry of the material?':
    '¿Aporta el trabajo conocimientos nuevos sobre los genes o la química natural del material?',
  'Asked when a chosen use can be either. The short questions of that use help to decide. If unsure we treat it as yes.':
    'Se pregunta cuando un uso elegido puede ser lo uno o lo otro. Sus preguntas breves ayudan a decidir. En caso de duda lo tratamos como sí.',
  'Where will the work be done?': '¿Dónde se hará el trabajo?',
  'EU, UK and Switzerland have compliance rules for R&D done there. Affiliates and contractors count.':
    'La UE, el Reino Unido y Suiza tienen normas de cumplimiento para la I+D que se hace allí. Cuentan las filiales y los contratistas.',
  'European Union': 'Unión Europea',
  'United Kingdom': 'Reino Unido',
  Switzerland: 'Suiza',
  'In the provider country': 'En el país proveedor',
  Elsewhere: 'En otro lugar',
  'In which country is the user established?': '¿En qué país está establecido el usuario?',
  'The BBNJ Agreement on the high seas binds its Parties and those who work under their law.':
    'El Acuerdo BBNJ sobre la alta mar vincula a sus Partes y a quienes trabajan bajo su legislación.',
  'Where is the user established?': '¿Dónde está establecido el usuario?',
  'Several countries treat their own people and organisations differently. National means established in the provider country and not controlled from abroad.':
    'Varios países tratan de otro modo a sus propias personas y organizaciones. Nacional significa establecido en el país proveedor y no controlado desde el extranjero.',
  'In the provider country, not controlled from abroad': 'En el país proveedor, no controlado desde el extranjero',
  'Elsewhere, or controlled from abroad': 'En otro lugar, o controlado desde el extranjero',
  'The stricter of the two applies.': 'Se aplica el más estricto de los dos.',
  'Is there a commercial intent?': '¿Hay una intención comercial?',
  'What you plan now, for you or for those who pay for the work.':
    'Lo que prevé ahora, para usted o para quienes pagan el trabajo.',
  'Yes, or both': 'Sí, o ambas',
  'Treated as commercial.': 'Se trata como comercial.',
  'Is the research paid by an external grant?': '¿Paga la investigación una subvención externa?',
  'In the EU and the UK a declaration is due when research funding is received.':
    'En la UE y el Reino Unido se debe una declaración al recibir financiación para la investigación.',
  'Will material, derivatives or data go to others?': '¿Irán material, derivados o datos a otros?',
  'Partners, affiliates, service laboratories, customers, collections. Conditions travel with the material.':
    'Socios, filiales, laboratorios de servicios, clientes, colecciones. Las condiciones viajan con el material.',
}
