import type { adminGuide as english } from '../../en/help/adminGuide.ts'
import type { Translation } from '../../translation.ts'

export const adminGuide: Translation<typeof english> = {
  people: {
    title: 'Invitar a personas',
    lead: 'Las personas se unen a su cuenta con una invitación. Quien se registra obtiene una cuenta propia.',
    parts: {
      invite: {
        title: 'Invitar',
        text: 'Abra «Gestión de usuarios» y elija «Invitar a un usuario». Elija la función y los grupos. El enlace del correo vale 24 horas; puede enviarlo de nuevo.',
      },
      leave: {
        title: 'Cuando alguien se va',
        text: 'Desactive al usuario. Se cierra de inmediato su sesión en todas partes. Sus evaluaciones se quedan; elija un nuevo responsable para las que continúan.',
      },
      many: {
        title: 'Invitar a muchas personas a la vez',
        text: '«Invitar a varias personas» acepta una lista pegada o un archivo CSV: un nombre con dirección, una dirección que contenga nombre y apellido (ana.souza@…) o columnas. Antes de enviar nada, cada fila dice qué ocurrirá: recibirá una invitación, ya está aquí, aparece dos veces o qué hay que corregir. La respuesta nunca revela si una dirección se conoce en otra parte. Cada correo indica su nombre y su cuenta.',
      },
    },
  },
  roles: {
    title: 'Funciones y grupos',
    lead: 'Una función dice qué puede hacer alguien; un grupo dice dónde.',
    parts: {
      roles: {
        title: 'Las funciones',
        text: '- Invitado: lee las evaluaciones de la cuenta.\n- Usuario del departamento: crea evaluaciones y edita las suyas.\n- Usuario avanzado del departamento: edita las de los grupos y levanta bloqueos técnicos.\n- Usuario jurídico del departamento: levanta bloqueos jurídicos en los grupos.\n- Administrador del departamento: edita, levanta bloqueos técnicos y gestiona a las personas de los grupos.\n- Administrador jurídico del departamento: levanta todos los bloqueos de la cuenta y, en la cuenta del operador, mantiene la legislación al día.\n- Administrador de la cuenta: todo lo de la cuenta.\n- Superadministrador: todo en todas las cuentas, para el operador del portal.',
      },
      limits: {
        title: 'Lo que nadie puede hacer',
        text: 'Nadie concede una función superior a la suya ni cambia su propia función, su estado o sus grupos. No se puede quitar al último administrador de una cuenta.',
      },
      groups: {
        title: 'Grupos',
        text: 'Los grupos pueden tener subgrupos. Quien puede actuar en un grupo puede actuar también en sus subgrupos.',
      },
    },
  },
  law: {
    title: 'Mantener la legislación al día',
    lead: 'La legislación de un país es una versión con tablas, obligaciones, bloqueos y documentos. Una versión guardada no se cambia nunca.',
    parts: {
      versions: {
        title: 'Versiones',
        text: 'La página de un país lista sus versiones y lo que cambió entre dos de ellas, con los usos cuyo color difiere. Un resultado siempre indica la versión con la que se decidió.',
      },
      activate: {
        title: 'Activar una versión',
        text: 'En la página del país, elija «Revisar y activar» junto a una versión. La vista previa cuenta los casos que cambiarían y los muestra. Cuando la versión se activa, los casos completados se deciden de nuevo y se avisa a sus responsables.',
      },
      reviews: {
        title: 'Registrar una revisión',
        text: 'Compare la versión activa con su fuente y registre después la revisión en la página del país. Lleva su nombre y el día. Una revisión atrasada impide que los resultados nuevos sean verdes.',
      },
      drafts: {
        title: 'Borradores y publicaciones',
        text: '«Nuevo borrador a partir de esta versión» empieza un borrador. «Abrir el borrador» lleva a sus tablas en el taller de legislación, donde usted lo modifica. Verá al momento huecos, filas que nunca se aplican y casos que cambiarían. Un borrador solo lo puede activar una segunda persona, y solo cuando supera todas las comprobaciones.',
      },
    },
  },
  security: {
    title: 'Inicio de sesión y seguridad',
    lead: 'Quién necesita un segundo factor y qué hacer cuando se pierde uno.',
    parts: {
      factor: {
        title: 'Exigir un segundo factor',
        text: 'Una llave de acceso o una aplicación de códigos. En «Nuestra cuenta» usted exige uno a todas las personas de la cuenta. A quien no tiene ninguno se le lleva a añadirlo antes. El operador puede exigirlo a todos los administradores.',
      },
      lost: {
        title: 'Cuando se pierde un segundo factor',
        text: 'Un código de recuperación sirve una vez. Sin ninguno, la persona pide ayuda en la página de inicio de sesión, tras la contraseña correcta. Dos administradores lo aprueban en tres días; el operador sustituye al que falte. La persona recibe un correo en cada paso. Llámela antes de aprobar.',
      },
      singleSignOn: {
        title: 'Iniciar sesión en su proveedor de identidad',
        text: 'Registre el portal en su proveedor (OpenID Connect) con la dirección de retorno que se muestra e indique después emisor, id de cliente, secreto de cliente y su dominio. Verifique el dominio con su registro TXT, pruebe la conexión y actívelo. Las personas nuevas son invitados; usted les da una función. Las contraseñas del dominio ya no cuentan, salvo la de quien lo activó.',
      },
    },
  },
  audit: {
    title: 'El registro de auditoría',
    lead: 'Cada cambio se escribe en un registro que nadie puede editar.',
    parts: {
      read: {
        title: 'Leerlo',
        text: 'Filtre por persona, día y asunto. Una entrada dice quién hizo qué, sobre qué caso o persona y cuándo, con los valores de antes y después.',
      },
    },
  },
  programs: {
    title: 'Programas y otros sistemas',
    lead: 'Otros programas pueden leer y evaluar con un token, y reciben aviso de los cambios.',
    parts: {
      tokens: {
        title: 'Tokens de API',
        text: 'En los ajustes se crea un token con un nombre, un fin y un alcance: leer el centro de información, leer evaluaciones, evaluar, administrar. Se muestra una sola vez. Nunca puede hacer más que usted, y puede revocarlo en cualquier momento.',
      },
      webhooks: {
        title: 'Webhooks',
        text: 'El portal llama a su dirección cuando una evaluación se completa, un color cambia o se levanta un bloqueo. Cada llamada va firmada; las fallidas se repiten y el registro las muestra.',
      },
      directory: {
        title: 'Personas de un directorio',
        text: 'El directorio de una empresa puede crear, cambiar y desactivar usuarios y grupos (SCIM 2.0). Nunca puede quitar al último administrador.',
      },
    },
  },
}
