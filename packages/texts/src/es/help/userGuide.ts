import type { userGuide as english } from '../../en/help/userGuide.ts'
import type { Translation } from '../../translation.ts'

export const userGuide: Translation<typeof english> = {
  organism: {
    title: 'Qué organismo, qué nombre',
    lead: 'El portal pregunta primero por el recurso, porque a menudo el nombre de una etiqueta es todo lo que hay.',
    parts: {
      name: {
        title: 'El nombre',
        text: 'Escriba el nombre científico. El portal ofrece nombres aceptados y sinónimos. Si no conoce la especie, diga lo que se sabe, por ejemplo «Streptomyces sp.» o «metagenoma de suelo».',
      },
      crops: {
        title: 'Cultivos alimentarios y forrajes',
        text: 'Los cultivos y forrajes del Anexo I del Tratado Internacional (TIRFAA) pueden estar dentro de su sistema multilateral. El portal los reconoce por su nombre y pregunta por el acuerdo normalizado de transferencia de material (ANTM, SMTA). El acuerdo resuelve el caso solo para uno de esos cultivos, o para material de ese sistema, y solo para la alimentación y la agricultura.',
      },
      pages: {
        title: 'Una página tras otra',
        text: 'En cuanto se responde una página, la siguiente se abre debajo. Solo la fecha de acceso espera a «Siguiente». Donde falta una respuesta obligatoria, «Siguiente» se detiene; «Omitir por ahora» la deja para más tarde. La lista de secciones lleva de vuelta a cualquier página.',
      },
    },
  },
  origin: {
    title: 'Dónde se tomó por primera vez',
    lead: 'Lo que cuenta es el país en el que el material se tomó por primera vez de la naturaleza, no el que se lo envió.',
    parts: {
      country: {
        title: 'El país',
        text: 'Escriba cualquier nombre del país: en español, en otro idioma o su código. Se encuentran «UK», «Brasil» y «DE».\nUna tienda, una colección o un socio en el extranjero no es el origen. Pregúnteles de dónde lo obtuvieron.',
      },
      regions: {
        title: 'Regiones y territorios',
        text: 'En algunos países la legislación difiere según la región, o un territorio de ultramar tiene normas propias. El portal pregunta por la región solo donde eso puede cambiar el resultado.',
      },
      unknown: {
        title: 'Si no lo sabe',
        text: 'Responda «No lo sé» y diga cómo buscó el origen. La búsqueda forma parte del registro. Puede ser decisiva donde la legislación exige diligencia debida.',
      },
    },
  },
  date: {
    title: 'La fecha de acceso',
    lead: 'El mismo tubo puede estar libre, regulado o cerrado, según el día en que se tomó. Por eso el portal pregunta por ese día y lee la legislación tal como era entonces.',
    parts: {
      which: {
        title: 'Qué día cuenta',
        text: 'Es el día en que el organismo salió de la naturaleza, de la finca o del mercado. No es el día en que se compró, se envió o se descongeló.\n- Busque el documento más antiguo: una etiqueta, un cuaderno de campo, un libro de entradas, una factura.\n- Escriba lo que dice: día, mes y año. Basta el año. Si solo se sabe que fue antes, marque «Antes de esta fecha».\n- Indique el documento. Sin él la fecha no está demostrada.',
      },
      unknown: {
        title: 'Si no lo sabe',
        text: 'Elija «No lo sé». El portal tiene entonces en cuenta todos los días y le dice qué significaría el peor de ellos.',
      },
      wrong: {
        title: 'Si la fecha era incorrecta',
        text: 'Cámbiela en las respuestas. La evaluación se abre de nuevo y ambas fechas quedan en el historial. Si el resultado toma otro color, sus bloqueos se activan de nuevo.',
      },
    },
  },
  use: {
    title: 'Qué uso cuenta',
    lead: 'Una evaluación trata de un material y de todo lo que piensa hacer con él en la próxima etapa. Un uso posterior necesita su propia evaluación.',
    parts: {
      list: {
        title: 'Los veinte usos',
        text: 'Elija lo que hace con el material, no cómo se llama el proyecto. Cada uso tiene una línea de explicación; «?» lo explica por completo. El campo sobre la lista también encuentra un uso por palabras como PCR o cerveza. Si corresponden varios, elíjalos todos: decide el más estricto.',
      },
      purpose: {
        title: 'Comercial o no',
        text: 'La investigación para un producto es comercial aunque todavía no se venda nada. Algunos países tienen una vía más fácil para la investigación no comercial; termina cuando cambia la finalidad.',
      },
    },
  },
  papers: {
    title: 'Documentos',
    lead: 'Un permiso, un contrato o un certificado puede cumplir una obligación. El portal pregunta qué documentos tiene.',
    parts: {
      kinds: {
        title: 'Qué significan las siglas',
        text: '- CFP (PIC): consentimiento fundamentado previo, el permiso del país o de los titulares de los conocimientos.\n- CMA (MAT): condiciones mutuamente acordadas, el contrato sobre cómo se reparten los beneficios.\n- IRCC: certificado de cumplimiento reconocido internacionalmente, la entrada del permiso en el Centro de Intercambio de Información sobre APB.\n- ANTM (SMTA): acuerdo normalizado de transferencia de material del Tratado Internacional.\n- DSI: información digital sobre secuencias.\n- SisGen: el registro brasileño en el que se inscribe el acceso.',
      },
      scope: {
        title: 'Qué debe cubrir un documento',
        text: 'Un documento cuenta solo para el material, el uso y el usuario que nombra. Lea lo que permite antes de marcarlo.',
      },
    },
  },
  record: {
    title: 'Leer el resultado',
    lead: 'Un resultado es un color del semáforo, una frase con su artículo y lo que hay que hacer ahora.',
    parts: {
      lights: {
        title: 'Los colores del semáforo',
        text: '- Verde: no se ha encontrado ninguna norma que exija en este caso un permiso o la participación en los beneficios. Conserve el registro.\n- Ámbar: hay condiciones que cumplir, o todavía no se sabe qué exige la legislación. La frase dice cuál de las dos cosas.\n- Rojo: no use el material antes de que se cumplan las condiciones.\nEl gris no es un resultado: «No evaluado» dice que nadie ha leído todavía la legislación de ese país.',
      },
      article: {
        title: 'El artículo y su grado de certeza',
        text: 'Junto a la frase están la ley y el artículo que deciden, con la certeza del portal. «Artículo no verificado» dice que se conoce el documento, pero no el lugar dentro de él.',
      },
      change: {
        title: 'Qué lo cambiaría',
        text: '«Qué pasaría si» prueba otras respuestas sin cambiar el registro: un socio en el país, otra finalidad, un documento archivado.',
      },
    },
  },
  evidence: {
    title: 'Pruebas e inspecciones',
    lead: 'Los documentos que demuestran algo se guardan con la evaluación y van a una inspección como un solo archivo.',
    parts: {
      add: {
        title: 'Añadir un documento',
        text: 'Use «+ Prueba» en una obligación o «Añadir una prueba» en el registro. Diga qué clase de documento es, quién lo emitió, hasta cuándo vale, qué demuestra y para qué día.\nEl contenido de un archivo se compara con su nombre y, si el operador lo configuró, se analiza en busca de virus. Los archivos no se muestran nunca en el navegador, solo se descargan.',
      },
      check: {
        title: 'Una segunda persona',
        text: 'Alguien distinto de quien añadió o cambió un documento lo compara con los datos. Todo cambio posterior anula la comprobación.',
      },
      account: {
        title: 'Un documento, muchas evaluaciones',
        text: 'Los documentos pertenecen a la cuenta: elija uno que ya esté en lugar de enviarlo otra vez. Solo ve los de evaluaciones que puede leer.\nCuando un documento caduca o se retira, las obligaciones que cumplía se abren de nuevo, los resultados que lo contaban se deciden otra vez y se avisa a sus responsables. No se elimina nada: las versiones anteriores y los documentos retirados siguen siendo legibles.',
      },
      pack: {
        title: 'El paquete para una inspección',
        text: '«Paquete para una inspección» crea un archivo ZIP de una o varias evaluaciones: informes, registros con historial y legislación, pruebas y una lista firmada de todos los archivos. Lo que falta se dice antes y en la primera página.\nSu página verify.html comprueba el paquete sin el portal. La página «Verificar un informe» dice por el código si es auténtico y si un caso se decidió de nuevo desde entonces.',
      },
    },
  },
  samples: {
    title: 'Muestras',
    lead: 'Una evaluación abarca todas las muestras con los mismos datos: un origen, una fecha, un uso.',
    parts: {
      list: {
        title: 'Indicar las muestras',
        text: 'Están en la página de revisión del formulario y en el registro: identificador propio, número de colección, descripción, día, coordenadas, cantidad y nota. Pegue las filas de una hoja de cálculo, con los nombres de las columnas en la primera, o elija un archivo; cada error se indica con su fila. Una tabla exportada se puede volver a leer.\nLa lista encuentra una evaluación por el identificador o el número de colección de sus muestras. El informe y el paquete para una inspección llevan la tabla. Una muestra retirada puede restaurarse; queda en el historial.',
      },
      places: {
        title: 'Lo que dice un punto',
        text: 'Las coordenadas son grados WGS 84, como -3,1256 o 3°07\'32" S. El portal dice en qué país está el punto, avisa a menos de 20 km de una frontera y cuando el país o el día no concuerdan con las respuestas. Nunca cambia una respuesta por sí mismo.\nEn el mar estima por la distancia a las costas: hasta 12 millas náuticas el mar territorial, hasta 200 la zona económica exclusiva, más allá la alta mar. Donde hay más de un Estado a menos de 200 millas náuticas, se nombran todos. No conoce los límites acordados o disputados: compruébelos.',
      },
    },
  },
  letters: {
    title: 'Cartas y formularios',
    lead: 'Lo que va a una autoridad se prepara a partir de la evaluación. Usted completa el resto, lo lee y lo envía.',
    parts: {
      drafts: {
        title: 'Borradores',
        text: '«Cartas», en una evaluación, enumera lo que pueden requerir sus pasos: una solicitud, un aviso, una consulta donde los pasos no pudieron confirmarse, una declaración o una nota para su propio expediente. Junto a los pasos de una obligación está el enlace a su borrador.\nCada uno está en inglés, y en francés, español o portugués donde la ley del país está escrita en ese idioma. Lo que nadie ha dicho aún se marca: «[por completar: …]». Lo que solo se conoce en inglés se marca: «[por traducir: …]».',
      },
      fields: {
        title: 'Campos',
        text: 'Un campo que usted no cambia sigue a la evaluación. Lo que completa se guarda con su nombre, y queda su historial. Los nombres, números y fechas valen para todos los idiomas; las frases, para uno.\nDescargue el borrador en DOCX para trabajar en él, en PDF para conservarlo o en JSON para un programa.',
      },
      declarations: {
        title: 'Declaraciones',
        text: 'Las declaraciones de diligencia debida en la Unión Europea y la notificación en Suiza se muestran campo por campo, con lo que rellena la evaluación, lo que falta y la fuente de cada campo. Están redactadas con nuestras propias palabras: prevalece el formulario de la autoridad.\nUn resultado confirmado que es verde, o que los tratados excluyen, puede declararse fuera del ámbito de aplicación, con sus razones, las versiones de la ley y el código del registro.',
      },
      answer: {
        title: 'Enviada, y sin respuesta',
        text: 'Diga cuándo, a quién y cómo se envió una carta: la carta tal como está entonces pasa a ser prueba. Elija un día en que se le recuerde la respuesta. Si no llegó ninguna, anótelo: una consulta sin respuesta, con sus fechas, también es prueba.',
      },
    },
  },
  transfers: {
    title: 'Transmitir material',
    lead: 'La información que debe acompañar al material va con él en una hoja firmada.',
    parts: {
      give: {
        title: 'A otra persona',
        text: '«Transmitir material», en el registro, indica destinatario, día, muestras, uso y acuerdo. El portal rellena con las respuestas y las pruebas lo que pide el artículo 4, apartado 3, del Reglamento (UE) n.º 511/2014, y muestra lo que falta.\nLa hoja de entrega es un PDF para personas y un archivo JSON para otro portal, con un código y una firma. «Verificar un informe» dice por el código si es auténtica y si aún vale. Una corrección o una retirada hace una nueva versión; nada se borra. Con ello queda cumplida la obligación de transmitir la información.',
      },
      take: {
        title: 'De otra persona',
        text: 'En la página de importación elija el archivo JSON. Una hoja cambiada se rechaza. Las respuestas sobre el material se aceptan en la medida en que este portal hace esas preguntas; su uso, su lugar de trabajo y sus documentos se le preguntan a usted. El registro dice de quién vino el material y si este portal conoce la clave del remitente.',
      },
    },
  },
  duties: {
    title: 'Qué hacer ahora',
    lead: 'Debajo del semáforo están las obligaciones, primero la que impide el uso.',
    parts: {
      kinds: {
        title: 'Clases de obligaciones',
        text: '- Antes del uso: hágalo primero.\n- Preguntar primero: la legislación no es clara, la autoridad puede decirlo.\n- Conservar archivado: téngalo listo para una inspección.\n- Informar más tarde: vence un día determinado o cuando ocurre un hecho.\n- Solo si procede: vale para una parte de los casos; el portal nombra el dato.',
      },
      steps: {
        title: 'Los pasos ante la autoridad',
        text: 'Donde se conoce un procedimiento, la obligación muestra sus pasos: quién solicita, dónde, con qué formulario, a qué precio y por cuánto tiempo. «Pregunte primero a la autoridad» aparece cuando la fuente no era fiable.',
      },
      due: {
        title: 'Lo pendiente',
        text: '«Lo pendiente», en la navegación, reúne las obligaciones de todos los casos que puede leer, en una tabla, por semanas o en un calendario. Resuelva varias a la vez, asígnelas o póngales fecha, expórtelas o suscríbase en su calendario. Los recordatorios llegan 30 y 7 días antes y el mismo día.',
      },
    },
  },
  locks: {
    title: 'Bloqueos',
    lead: 'Un bloqueo detiene un uso hasta que una persona autorizada examina el caso y lo levanta.',
    parts: {
      who: {
        title: 'Quién puede levantar un bloqueo',
        text: 'Un usuario jurídico levanta los bloqueos jurídicos de sus grupos; un usuario avanzado o un administrador de departamento, los técnicos. Los administradores jurídicos y los de la cuenta levantan los de ambos tipos en toda la cuenta. El caso dice quiénes son. Para levantarlo hace falta un motivo, que queda con el caso. Si quedan obligaciones pendientes, se indican, y usted marca que lo levanta de todos modos.',
      },
      after: {
        title: 'Qué significa levantarlo',
        text: 'El color se mantiene. Un bloqueo levantado dice que una persona ha visto el caso y asume la responsabilidad de continuar. Si el resultado toma después otro color, los bloqueos se activan de nuevo.',
      },
      several: {
        title: 'Varios bloqueos',
        text: 'Marque casos en la lista o abra «Bloqueos por levantar» en la navegación. El portal muestra un caso tras otro con su resultado, el artículo decisivo y los documentos; usted levanta el bloqueo con un motivo o lo mantiene. No existe «levantar todos». Si no puede levantar un bloqueo, «Pedir que se levante» lo pide a quienes sí pueden.',
      },
    },
  },
  lawChanges: {
    title: 'Cuando cambia la legislación',
    lead: 'La legislación cambia, y el portal decide de nuevo cada caso completado cuando se activa una versión nueva.',
    parts: {
      told: {
        title: 'Cómo se le avisa',
        text: 'Si cambia un resultado, su responsable recibe un mensaje y un correo con el color anterior y el nuevo. El resultado anterior queda en el historial, con la legislación con la que se decidió.',
      },
      review: {
        title: 'Revisiones',
        text: 'La legislación de un país se lee de nuevo pasados unos meses. Mientras eso esté atrasado, los resultados nuevos no son mejores que ámbar, y lo dicen.',
      },
    },
  },
  report: {
    title: 'El informe y su comprobación',
    lead: 'El informe es el registro en papel: la decisión, sus motivos, las obligaciones y los datos.',
    parts: {
      formats: {
        title: 'PDF y hoja de cálculo',
        text: 'El PDF es para personas e inspectores; la hoja de cálculo, para sus propias listas. Ambos indican la versión de la legislación y el día. Mientras las respuestas que faltan puedan cambiar el resultado, no muestran color, línea de la legislación ni obligaciones, sino lo que es posible y lo que falta.',
      },
      genuine: {
        title: '¿Es auténtico?',
        text: 'Cada informe tiene un código. Con el código, cualquiera puede comprobar en la página de verificación si el informe es auténtico, qué día y según qué versiones de la legislación se decidió, y si existe algo más nuevo; con el archivo también, si no se ha modificado. La página no dice nada más del caso.',
      },
    },
  },
  countries: {
    title: 'Países: si puedo y a quién pregunto',
    lead: 'La página de un país responde a las dos preguntas que preceden a un proyecto.',
    parts: {
      ask: {
        title: 'Si puedo y a quién pregunto',
        text: 'Elija el uso, quién usa el material, la finalidad y el día. La respuesta es un color con su artículo; debajo están los procedimientos en el orden en que hay que seguirlos.',
      },
      line: {
        title: 'La línea de la legislación',
        text: 'La línea muestra el resultado según el día de acceso: el verde es fino, el ámbar medio, el rojo grueso. Los usos con líneas iguales están en una fila.',
      },
      grey: {
        title: 'No evaluado, y sin legislación encontrada',
        text: '«No evaluado»: nadie ha leído todavía la legislación. Pregunte al punto focal nacional; el centro de intercambio de información lo nombra.\n«Sin legislación encontrada»: la buscamos y no la encontramos. Pueden regir, aun así, tratados, proyectos y otras leyes.',
      },
    },
  },
  sources: {
    title: 'Las fuentes y su grado de certeza',
    lead: 'El portal dice de dónde procede cada afirmación y cuándo se leyó.',
    parts: {
      links: {
        title: 'Adónde lleva un enlace',
        text: '- Texto oficial: la ley misma, en el boletín o en la recopilación de leyes del Estado.\n- Traducción oficial: publicada por el Estado.\n- Sitio de la autoridad: una página de la autoridad.\n- Página del centro de intercambio: lo que el país ha comunicado a la secretaría del Convenio.\n- Fuente de terceros: un bufete, una editorial, un periódico. Léalo con cautela.',
      },
      days: {
        title: 'Tres días',
        text: 'Una ley tiene sus propios días: adoptada, en vigor, derogada. «Leído el» es el día en que se leyó la fuente para el portal. «Última revisión» es el día en que una persona identificada la comparó con la fuente; sin esa persona dice «ninguna todavía por una persona identificada; cada norma cita su fuente».',
      },
    },
  },
  search: {
    title: 'Encontrar cualquier cosa',
    lead: 'Pulse Ctrl K (en un Mac: Cmd K) y escriba un número, un país, un documento, un procedimiento, un término o una acción.',
    parts: {
      documents: {
        title: 'Documentos y artículos',
        text: 'La búsqueda de documentos encuentra palabras en cualquier idioma, frases entre comillas y artículos por su número. Se ignoran acentos y terminaciones; un signo menos delante de una palabra la excluye.',
      },
      compare: {
        title: 'Comparar países',
        text: 'Elija dos fechas y algunos países: cada uso es una fila, cada país una columna. Una celda abre sus motivos. La tabla puede guardarse como hoja de cálculo.',
      },
      sequences: {
        title: 'Secuencias',
        text: 'Pegue números de acceso, con el país y el día al lado de cada uno si los conoce; el portal pregunta el resto a las bases de datos si el operador lo ha previsto. Leerá, país por país, lo que dice la legislación sobre el uso de secuencias publicadas sin ningún material, y si a su empresa se le pide una contribución al Fondo de Cali. «Evaluar este uso» empieza una evaluación; la lista se puede guardar como hoja de cálculo.',
      },
    },
  },
}
