import type { workGuide as english } from '../../en/help/workGuide.ts'
import type { Translation } from '../../translation.ts'

export const workGuide: Translation<typeof english> = {
  dashboard: {
    title: 'El panel',
    lead: 'La primera pantalla muestra lo que le espera, lo que cambió la legislación y lo próximo que vence.',
    parts: {
      waits: {
        title: 'Lo que le espera',
        text: '«Le toca a usted» reúne los bloqueos que puede levantar y las evaluaciones que empezó. «Mis obligaciones» reúne lo que vence para usted.\nLas cifras de arriba cuentan las evaluaciones que puede ver. Cada una abre la lista.',
      },
      changed: {
        title: 'Cambios de la legislación y novedades',
        text: 'Cuando una nueva versión de la legislación cambia un resultado suyo, figura aquí durante 90 días con el color de antes y el de después. Las novedades vienen de los tratados, de leyes de todo el mundo y de las versiones nuevas en el portal.',
      },
    },
  },
  material: {
    title: 'Material, datos y conocimientos',
    lead: 'Una ley puede abarcar el organismo, lo que se obtiene de él, los datos sobre él o los conocimientos asociados.',
    parts: {
      kinds: {
        title: 'Materiales',
        text: 'Marque todo lo que usa, porque las leyes difieren en cuanto a extractos, compuestos y datos de secuencias.\nUn compuesto queda sujeto a estas normas si puede vincularse a un organismo al que alguien accedió para obtenerlo. Un ingrediente común de catálogo normalmente no puede vincularse así.',
      },
      data: {
        title: 'Datos de secuencias',
        text: 'Los datos que usted obtiene del material siguen los documentos de ese material. Los datos públicos siguen las condiciones de la base de datos y el mecanismo del CDB.',
      },
      knowledge: {
        title: 'Conocimientos tradicionales',
        text: 'Responda «Sí» si el trabajo se apoya en conocimientos de pueblos indígenas o comunidades locales. Sus titulares tienen voz, aunque se hayan publicado.',
      },
      exceptions: {
        title: 'Excepciones',
        text: 'Los cultivos del Tratado Internacional, los patógenos y las mercancías compradas para su uso directo pueden estar sujetos a otras normas. El portal pregunta por una excepción solo donde puede aplicarse. «No lo sé» también es una respuesta.',
      },
    },
  },
  confirm: {
    title: 'Revisar y confirmar',
    lead: 'La última página del formulario muestra todas las respuestas, lo que falta y el resultado tal como sería.',
    parts: {
      check: {
        title: 'Revise sus respuestas',
        text: 'Las respuestas obligatorias que faltan están en negrita, y «Cambiar» lleva a la pregunta. También se indican las respuestas abiertas que cuentan para el resultado. Una pregunta omitida puede responderse más tarde. Cada respuesta se guarda al darla; sin conexión queda en esta pestaña y se envía después.',
      },
      confirmation: {
        title: 'Qué hace la confirmación',
        text: 'Con «Confirmar y ver el registro» usted declara que las respuestas son correctas según su conocimiento. La declaración figura encima del botón. Con ello la evaluación queda completada: el resultado pasa a ser un registro, sus obligaciones pueden asignarse y fecharse, y se ponen los bloqueos que exige una norma.',
      },
      later: {
        title: 'Cambiar una respuesta más tarde',
        text: 'La evaluación se abre de nuevo, y el resultado anterior queda en el historial. Mientras haya un bloqueo activo, no se pueden cambiar las respuestas de una evaluación completada.',
      },
    },
  },
  whatIf: {
    title: 'Qué pasaría si',
    lead: 'Pruebe otras respuestas junto al resultado, sin tocar el registro.',
    parts: {
      tryIt: {
        title: 'Probar otra respuesta',
        text: 'Abra «Qué pasaría si» en el resultado y cambie cualquier respuesta: el uso, el socio, un documento archivado. Junto al registro se ven hasta tres escenarios. «Cambiar un dato» solo propone lo que todavía podría cambiar, no la fecha, el país ni el organismo, que son datos del pasado.',
      },
      keep: {
        title: 'Conservar un escenario',
        text: 'El enlace de la barra de direcciones guarda sus escenarios, para mostrarlos a quien pueda leer el caso. «Empezar una evaluación» crea con uno de ellos una evaluación nueva; la primera queda como está.',
      },
    },
  },
  list: {
    title: 'La lista de evaluaciones',
    lead: 'Una línea por caso: qué es, de dónde viene, la legislación del día de acceso, el resultado y su estado.',
    parts: {
      find: {
        title: 'Filtros, columnas y vistas guardadas',
        text: 'Filtre por estado, color, país, uso, responsable o día. «Columnas» elige lo que se muestra; su elección le acompaña en otros equipos. «Guardar esta vista» conserva filtros y orden con un nombre, para usted o para toda la cuenta; «Cambiar esta vista» le da otro nombre o la comparte.',
      },
      several: {
        title: 'Actuar sobre varios',
        text: 'Marque filas; abajo aparece una barra. Con ella se marcan con una estrella o se exportan, se cambia el responsable o quién puede verlas, se levantan bloqueos uno por uno, se prepara un paquete para una inspección o se reúnen los informes en un archivo. También se pueden comparar dos casos; el enlace de la barra de direcciones lleva de nuevo a la comparación. Lo que no le está permitido queda como estaba y se indica.',
      },
      reports: {
        title: 'Los informes en un archivo',
        text: '«Informes en PDF» escribe hasta 50 informes uno tras otro en un archivo ZIP. Usted ve cuánto ha llegado y puede parar; entonces no se guarda nada. Quien pide muchos en poco tiempo tiene que esperar.',
      },
    },
  },
  manage: {
    title: 'Nombrar, compartir, copiar o eliminar un caso',
    lead: 'Los tres puntos de un caso, en su página o en su fila de la lista, contienen lo que usted puede hacer con él.',
    parts: {
      details: {
        title: 'Nombre, responsable y visibilidad',
        text: 'En «Nombre, referencia, visibilidad y responsable» puede dar al caso un nombre y una referencia propia. Toda la cuenta puede leerlo, salvo que elija «Solo yo y los administradores». Un administrador de la cuenta puede asignarlo a otro responsable.',
      },
      comments: {
        title: 'Comentarios y estrella',
        text: '«Comentarios», en la página del caso, sirve para hacer preguntas: las leen todas las personas que pueden leer el caso, y se avisa al responsable. La estrella marca los casos que usted necesita a menudo; la lista puede mostrar solo esos.',
      },
      remove: {
        title: 'Copiar, eliminar y restaurar',
        text: '«Copiar» empieza una evaluación nueva con las mismas respuestas. «Eliminar» quita un caso de listas, búsquedas y recuentos; su registro se conserva. Puede restaurarlo durante 30 días: filtre la lista por «Eliminadas». Un caso con un bloqueo activo no puede eliminarse.',
      },
    },
  },
  importing: {
    title: 'Importar una lista',
    lead: 'Una hoja de cálculo de materiales se convierte en evaluaciones.',
    parts: {
      dryRun: {
        title: 'Partir de su propia hoja',
        text: 'Suelte el archivo tal como lo tiene (XLSX, CSV o texto), o use la plantilla. Elija la hoja y la fila de los nombres, vea en qué se convierte cada palabra y por qué, y responda lo que falta en todas las filas a la vez. Cada fila se prueba antes de escribir nada, y se muestra el color que tendría.',
      },
      run: {
        title: 'Empezar y deshacer',
        text: 'Al empezar se crean las evaluaciones en segundo plano; puede salir de la página. La importación entera se puede deshacer mientras nadie haya trabajado en sus casos.',
      },
    },
  },
  account: {
    title: 'Su inicio de sesión y sus datos',
    lead: 'En los ajustes está cómo inicia sesión, cómo se ve el portal y qué sabe de usted.',
    parts: {
      passkeys: {
        title: 'Llaves de acceso y códigos',
        text: 'Una llave de acceso inicia sesión con su huella, su rostro o el código del dispositivo, sin contraseña. Una aplicación de códigos es un segundo factor junto a la contraseña. Guarde los códigos de recuperación: cada uno sirve una vez si pierde el dispositivo.',
      },
      sessions: {
        title: 'Dónde tiene la sesión iniciada',
        text: '«Dónde tiene la sesión iniciada» muestra cada navegador. Cierre las sesiones que no conozca y cambie su contraseña. Para salir aquí, elija «Cerrar sesión» en el menú de sus iniciales, arriba a la derecha.',
      },
      language: {
        title: 'Idioma, fechas y correos',
        text: 'En «Presentación» elige el idioma, cómo se escriben las fechas, el tema claro u oscuro y las filas por página. Qué recordatorios recibe por correo se elige con «Suscribirse (ICS)» en la página «Lo pendiente». Las palabras de la propia legislación quedan en inglés; la página de cada documento muestra su título original.',
      },
      data: {
        title: 'Sus propios datos',
        text: 'Puede exportar lo que el portal sabe de usted y pedir que se borre. Donde la ley exige conservar un registro, un seudónimo ocupa el lugar de su nombre.',
      },
    },
  },
}
