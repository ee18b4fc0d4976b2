import type { registration as english } from '../../en/authentication/registration.ts'
import type { Translation } from '../../translation.ts'

/** The texts of the public screens but the first: they come with them. */
export const registration: Translation<typeof english> = {
  forgot: {
    title: 'Contraseña olvidada',
    lead: 'Le enviamos un enlace con el que puede elegir una contraseña nueva.',
    oldPassword: 'Contraseña antigua',
    oldPasswordHint: 'En la medida en que la recuerde, o nada si nunca tuvo una: el enlace se envía en cualquier caso.',
    submit: 'Enviar el enlace',
    sentTitle: 'Mire su correo',
    sent: 'Si {{email}} está registrado aquí, va en camino un enlace para elegir una contraseña nueva. Funciona una vez, durante una hora.',
    notArrived: '¿No ha llegado nada? Mire en la carpeta de correo no deseado o compruebe la dirección.',
    again: 'Probar otra dirección',
  },
  register: {
    title: 'Registrarse',
    policy: 'La contraseña tiene',
    lead: 'Una cuenta para su organización, de la que usted es la primera persona y quien la administra. Le enviamos un enlace; en él indica de nuevo su contraseña, lo que demuestra que esta dirección es suya.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    accountType: 'Tipo de cuenta',
    accountTypes: { COM: 'Comercial', 'NON-COM': 'Académica no comercial' },
    role: 'Función',
    roleHint:
      'Usted es la primera persona de esta cuenta y por eso también la administra, elija lo que elija aquí. Más adelante puede encargárselo a otra persona.',
    roles: {
      DPT_USER: { name: 'Usuario', hint: 'Crea evaluaciones y lee las de la cuenta.' },
      DPT_POWER_USER: {
        name: 'Superusuario',
        hint: 'Además edita las evaluaciones de sus grupos y levanta sus bloqueos técnicos.',
      },
      ACC_ADMIN: { name: 'Administrador', hint: 'Además gestiona los usuarios, grupos y bloqueos de la cuenta.' },
      SUPER_ADMIN: {
        name: 'Superadministrador',
        hint: 'Dirige todo el portal. Usted empieza como administrador de su cuenta; decide el operador.',
      },
    },
    submit: 'Registrarse',
    failed: 'Error al crear la cuenta.',
    registered: '¿Ya está registrado?',
    waitingTitle: 'A la espera de validación',
    waiting: 'Mire su correo: hemos enviado un enlace a {{email}}. Ábralo en 24 horas para validar su cuenta.',
    notArrived:
      '¿No ha llegado nada? Mire en la carpeta de correo no deseado o regístrese de nuevo para recibir otro enlace.',
  },
  link: {
    failed: 'La validación ha fallado. Póngase en contacto con su administrador...',
    hint: 'Un enlace funciona una vez y por tiempo limitado, y uno más nuevo lo sustituye. Puede pedir otro.',
    incomplete: 'El enlace está incompleto: cópielo entero del correo.',
    fresh: 'Pedir otro enlace',
    dismiss: 'Cerrar e intentarlo de nuevo',
    safe: 'No se ha cambiado nada y el enlace no se ha gastado.',
  },
  invitation: {
    from: '{{inviter}} le invita a unirse a la cuenta «{{account}}». Al elegir una contraseña acepta la invitación.',
    fromAccount: 'Le invitan a unirse a la cuenta «{{account}}». Al elegir una contraseña acepta la invitación.',
    inUse:
      'Su dirección pertenece a otra cuenta del portal, y una dirección pertenece solo a una cuenta. Para aceptar, cambie antes la dirección de esa cuenta en Ajustes y abra de nuevo este enlace.',
    notYou: '¿No conoce a quien le invita o no quiere unirse?',
    decline: 'Rechazar la invitación',
    declined: 'La invitación se ha rechazado. Se avisa a quien le invitó.',
  },
  validate: {
    title: 'Valide su cuenta',
    lead: 'Indique la contraseña que eligió al registrarse, o una nueva. La pedimos otra vez porque solo quien recibe este correo puede decidir cómo se inicia sesión.',
    password: 'Contraseña',
    confirmation: 'Confirmar la contraseña',
    mismatch: 'Las contraseñas no coinciden.',
    submit: 'Validar',
    working: 'Se está validando su cuenta.',
    done: 'Su cuenta está validada. Ya puede iniciar sesión.',
  },
  reset: {
    title: 'Restablecer la contraseña',
    lead: 'Elija una contraseña nueva. Se cerrará su sesión en todos los demás sitios.',
    password: 'Contraseña nueva',
    confirmation: 'Confirmar la contraseña',
    mismatch: 'Las contraseñas no coinciden.',
    submit: 'Restablecer la contraseña',
    working: 'Se está cambiando su contraseña.',
    done: 'Contraseña actualizada correctamente',
  },
  undoEmail: {
    title: 'Conserve su dirección de correo',
    lead: 'Anula un cambio de su dirección de correo. Terminan todas las sesiones, y elige una contraseña nueva con un enlace que le enviamos.',
    submit: 'Conservar esta dirección',
    done: 'Su dirección de correo es la de antes. Va en camino a ella un enlace para elegir una contraseña nueva.',
  },
  confirmEmail: {
    title: 'Confirme su correo electrónico',
    lead: 'Desde ahora, con esta dirección inicia sesión y recibe el correo.',
    submit: 'Confirmar esta dirección',
    done: 'Su nueva dirección de correo vale desde ahora.',
    toPortal: 'Ir al portal',
  },
}
