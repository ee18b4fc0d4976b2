import type { mails as english } from '../../en/server/mails.ts'
import type { Translation } from '../../translation.ts'

export const mails: Translation<typeof english> = {
  copyAddress: 'O copie esta dirección en su navegador:',
  ignore: 'Si no esperaba este correo, no tiene que hacer nada.',
  linkForDay: 'El enlace funciona una vez. Vale 24 horas.',
  validation: {
    subject: 'Confirme su registro en {{portal}}',
    lead: 'Gracias por registrarse en {{portal}}. Queda un paso: confirme que esta dirección de correo es suya.',
    text: 'Abra el enlace e indique de nuevo su contraseña: la que eligió u otra. Después podrá iniciar sesión.',
    action: 'Confirmar mi dirección',
    link: 'El enlace funciona una vez. Vale 24 horas; después, «¿Ha olvidado su contraseña?» en la página de inicio de sesión envía otro.',
  },
  invitation: {
    subject: 'Le invitan a {{portal}}',
    lead: '{{inviter}} le invita a unirse a la cuenta «{{account}}» en {{portal}}.',
    somebody: 'Un administrador',
    text: 'Abra el enlace para aceptar y elegir su contraseña, o para rechazar. Hasta que acepte, no se comparte nada con esa cuenta.',
    inUse:
      'Su dirección pertenece a otra cuenta del portal, y una dirección pertenece solo a una cuenta. Puede rechazar con el enlace. Para aceptar, cambie antes la dirección de su cuenta actual en Ajustes o pida que le inviten en otra dirección.',
    action: 'Ver la invitación',
    link: 'El enlace funciona una vez. Vale 24 horas; después, quien le invitó puede enviar otro.',
    unknown: 'Si no sabe quién le invita, rechace o ignore este correo: no se le hace miembro.',
  },
  reset: {
    subject: 'Fije una contraseña nueva',
    lead: 'Alguien pidió fijar una contraseña nueva para su cuenta en {{portal}}. Si fue usted, abra el enlace.',
    wrongPassword: 'La contraseña antigua que se dio con la solicitud no era la correcta.',
    action: 'Fije una contraseña nueva',
    link: 'El enlace funciona una vez. Vale una hora.',
    notYou: 'Si no fue usted, su contraseña queda como está. Avise a su administrador si recibe más correos como este.',
  },
  signInElsewhere: {
    subject: 'Inicie sesión con su organización',
    lead: 'Alguien pidió una contraseña nueva en {{portal}}. Usted no tiene ninguna allí: inicia sesión a través de su organización.',
    text: 'Elija «Iniciar sesión con su organización» en la página de inicio de sesión. Si olvidó la contraseña de su organización, acuda a su servicio de asistencia.',
  },
  alreadyRegistered: {
    subject: 'Ya está registrado',
    lead: 'Alguien intentó registrarse en {{portal}} con su dirección de correo, que ya tiene una cuenta. No se ha cambiado nada.',
    text: 'Si fue usted: inicie sesión o elija allí «¿Ha olvidado su contraseña?».',
    action: 'Iniciar sesión',
    notYou: 'Si no fue usted, no tiene que hacer nada.',
  },
  deactivated: {
    subject: 'Su cuenta está desactivada',
    lead: 'Alguien pidió acceso a {{portal}} con su dirección de correo. Su cuenta está allí desactivada, por lo que no se pudo enviar ningún enlace.',
    text: 'Si necesita acceso, pregunte al administrador de su organización.',
  },
  recoveryAction: 'Iniciar sesión',
  recoveryEndedNotYou:
    'Si usted no lo pidió, alguien conoce su contraseña: elija otra de inmediato y avise a su administrador.',
  recoveryNotYou:
    'Si usted no lo pidió, alguien conoce su contraseña: inicie sesión con su segundo factor, lo que anula la solicitud, y elija otra contraseña. Después avise a su administrador.',
  recoveryAsked: {
    subject: 'Se va a quitar su segundo factor',
    lead: 'Alguien que conoce su contraseña dice en {{portal}} que se ha perdido el segundo factor de su cuenta.',
    text: 'Dos administradores deben aprobarlo en tres días. Entonces se quitan sus factores, terminan todas las sesiones y usted inicia sesión solo con su contraseña.',
  },
  recoveryApproved: {
    subject: 'Un administrador aprobó quitar su segundo factor',
    lead: 'Un primer administrador de {{portal}} aprobó que se quite su segundo factor.',
    text: 'Sigue funcionando hasta que lo apruebe también un segundo administrador.',
  },
  recoveryDone: {
    subject: 'Su segundo factor se ha quitado',
    lead: 'Se ha quitado el segundo factor de su cuenta en {{portal}}: su aplicación de códigos, sus llaves de acceso y sus códigos de recuperación ya no funcionan, y se ha cerrado su sesión en todas partes.',
    text: 'Inicie sesión con su contraseña y añada después un segundo factor nuevo en Ajustes.',
  },
  recoveryRefused: {
    subject: 'Su segundo factor se mantiene',
    lead: 'Un administrador de {{portal}} rechazó quitar su segundo factor.',
    text: 'Hable con los administradores de su organización.',
  },
  accessRestored: {
    subject: 'Su acceso se ha restablecido: tokens de API y webhooks',
    lead: 'Su acceso a {{portal}} se ha restablecido. Lo que podía actuar en su nombre se ha detenido o se nombra aquí.',
    tokens: 'Estos tokens de API suyos ya no funcionan; cree de nuevo en Ajustes los que necesite:',
    webhooks: 'Estos webhooks de su cuenta se crearon o cambiaron en su nombre y siguen funcionando:',
    unknown:
      'Elimine los webhooks que no conozca: avisan a alguien de lo que ocurre en su cuenta. Si no puede hacerlo, pídalo a su administrador.',
  },
  newAddress: {
    subject: 'Confirme su nueva dirección de correo',
    lead: 'Esta dirección se indicó como la nueva dirección de correo de una cuenta en {{portal}}. Vale en cuanto abra el enlace.',
    action: 'Confirmar esta dirección',
  },
  addressChange: {
    subject: 'Su dirección de correo está a punto de cambiar',
    lead: 'La dirección de correo de su cuenta en {{portal}} pasará a ser {{email}}. Hasta que su titular lo confirme, usted inicia sesión con la actual como hasta ahora.',
    notYou:
      'Si no lo pidió usted, abra el enlace: su dirección se queda o vuelve a ser la de antes, terminan todas las sesiones y recibe un enlace para elegir una contraseña nueva. Después avise a su administrador.',
    action: 'Conservar esta dirección',
    link: 'El enlace funciona una vez, también después del cambio: durante 8 días desde este correo.',
  },
  addressReplaced: {
    subject: 'Su dirección de correo ha cambiado',
    lead: 'La dirección de correo de su cuenta en {{portal}} es ahora {{email}}. La cambió el directorio de su organización. Todas las sesiones han terminado.',
    notYou:
      'Si no es correcto, abra el enlace: su dirección vuelve a ser la de antes, terminan todas las sesiones y recibe un enlace para elegir una contraseña nueva. Después avise a su administrador.',
  },
  providerChanged: {
    subject: 'Se sustituyó el proveedor de identidad de su organización',
    lead: 'Un administrador de su cuenta en {{portal}} introdujo otro proveedor de identidad para el inicio de sesión único.',
    text: 'No se usa hasta que otro administrador haya verificado de nuevo el dominio. Si no lo esperaba, no lo verifique y pregunte a los demás.',
    action: 'Ver los ajustes',
  },
  auditAnchor: {
    subject: 'Registro de auditoría de {{portal}}: el estado de hoy',
    lead: 'Conserve este correo: su línea firmada dice hasta dónde ha llegado el registro de auditoría de cada cuenta.',
    note: 'Añada la línea al archivo de anclas y ejecute «npm run audit:verify»: se encuentra cualquier entrada cambiada o quitada desde entonces, también donde ha desaparecido un registro entero.',
  },
  duties: {
    asked: {
      subject_one: '{{by}} le recuerda una obligación',
      subject_other: '{{by}} le recuerda {{count}} obligaciones',
      subjectOfCase_one: '{{case}}: {{by}} le recuerda una obligación',
      subjectOfCase_other: '{{case}}: {{by}} le recuerda {{count}} obligaciones',
      lead_one: '{{by}} le pide en {{portal}} que mire esta obligación:',
      lead_other: '{{by}} le pide en {{portal}} que mire estas {{count}} obligaciones:',
    },
    reminder: {
      subject_one: 'Una obligación vence pronto',
      subject_other: '{{count}} obligaciones vencen pronto',
      lead_one: 'Una de sus obligaciones en {{portal}} vence pronto:',
      lead_other: '{{count}} de sus obligaciones en {{portal}} vencen pronto:',
      subjectOfCase_one: '{{case}}: una obligación vence pronto',
      subjectOfCase_other: '{{case}}: {{count}} obligaciones vencen pronto',
    },
    week: {
      subject_one: 'Su semana: 1 obligación',
      subject_other: 'Su semana: {{count}} obligaciones',
      lead_one: 'Esta obligación en {{portal}} está atrasada o vence en las próximas cuatro semanas:',
      lead_other: 'Estas {{count}} obligaciones en {{portal}} están atrasadas o vencen en las próximas cuatro semanas:',
    },
    papers: {
      subject_one: 'Un documento caduca pronto',
      subject_other: '{{count}} documentos caducan pronto',
      lead_one:
        'Un documento de sus evaluaciones en {{portal}} caduca pronto. Lo que demuestra quedará entonces abierto de nuevo, salvo que haya un documento más reciente en el expediente:',
      lead_other:
        '{{count}} documentos de sus evaluaciones en {{portal}} caducan pronto. Lo que demuestran quedará entonces abierto de nuevo, salvo que haya un documento más reciente en el expediente:',
      ends: 'Válido hasta',
      action: 'Ver los documentos',
    },
    colleague: 'Alguien de su organización',
    due: 'Vence el {{day}}',
    late: 'Atrasada desde el {{day}}',
    more_one: 'Y {{count}} más.',
    more_other: 'Y {{count}} más.',
    action: 'Ver lo pendiente',
    note: 'Puede desactivar estos correos en «Lo pendiente», «Suscribirse (ICS)».',
  },
  releaseAsked: {
    subject: '{{by}} le pide que desbloquee: {{case}}',
    lead_one: '{{by}} le pide en {{portal}} que levante este bloqueo:',
    lead_other: '{{by}} le pide en {{portal}} que levante estos {{count}} bloqueos:',
    message: 'Mensaje: «{{text}}»',
    action: 'Ver el caso',
    note: 'Recibe este correo porque puede levantar bloqueos de este caso. Examine el caso antes de decidir; este correo no levanta nada.',
  },
  lawChange: {
    subject: 'La legislación cambió: mire sus evaluaciones',
    subjectOf_one: 'Según {{law}}, una de sus evaluaciones cambió',
    subjectOf_other: 'Según {{law}}, {{count}} de sus evaluaciones cambiaron',
    lead_one: 'En {{portal}} se usa una versión nueva de la legislación. Una de sus evaluaciones cambió con ella:',
    lead_other:
      'En {{portal}} se usa una versión nueva de la legislación. {{count}} de sus evaluaciones cambiaron con ella:',
    subjectOfCase: '{{case}}: la legislación cambió, {{shift}}',
    leadOf_one: 'En {{portal}} se usa ahora {{law}}. Una de sus evaluaciones cambió con ella:',
    leadOf_other: 'En {{portal}} se usa ahora {{law}}. {{count}} de sus evaluaciones cambiaron con ella:',
    message: 'Qué cambió en el derecho: {{message}}',
    todo: {
      again: 'La legislación pregunta algo nuevo: complétela de nuevo.',
      locked: 'No use el material antes de que se levanten sus bloqueos.',
      look: 'Lea lo nuevo antes de continuar.',
      nothing: 'No hay nada que hacer de inmediato.',
    },
    unchanged_one: 'Otra evaluación suya de este país quedó como estaba.',
    unchanged_other: 'Otras {{count}} suyas de este país quedaron como estaban.',
    more_one: 'y {{count}} más.',
    more_other: 'y {{count}} más.',
    action: 'Ver qué cambió para usted',
    note: 'Sus respuestas quedan como están. El resultado anterior, con sus motivos, se conserva en el historial de cada una.',
  },
}
