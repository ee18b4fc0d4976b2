import type { helpWords as english } from '../../en/help/helpWords.ts'
import type { Translation } from '../../translation.ts'

export const helpWords: Translation<typeof english> = {
  dashboard: 'inicio página principal resumen tareas avisos novedades recorrido presentación',
  organism: 'especie taxón planta animal bacteria hongo virus microbio cepa nombre latino cultivo',
  origin: 'país proveedor procedencia recolección geográfico alta mar antártida territorio',
  date: 'cuándo año recolección colección antigua antes de nagoya ámbito temporal retroactivo',
  use: 'utilización finalidad investigación desarrollo comercial académico secuenciación cultivo cribado mejoramiento patente producto',
  papers:
    'permiso licencia autorización contrato acuerdo certificado consentimiento reparto beneficios participación regalías sigla glosario pic mat smta',
  material:
    'derivado extracto compuesto enzima proteína adn arn secuencia dsi genbank conocimiento tradicional indígena exención patógeno mercancía microbioma humano',
  confirm: 'enviar terminar completar revisar declaración reabrir guardar borrador sin conexión error corregir',
  record: 'resultado luz color semáforo verde ámbar amarillo rojo gris decisión certeza motivo artículo',
  whatIf: 'escenario simulación variante probar alternativa',
  duties:
    'obligación deber tarea plazo vencimiento atraso calendario ics recordatorio reparto beneficios pago regalías informe autoridad',
  evidence:
    'evidencia prueba adjunto subir archivo inspección control auditoría diligencia debida caducidad permiso zip',
  samples: 'muestra espécimen accesión tubo coordenadas latitud longitud gps hoja de cálculo',
  letters: 'carta solicitud formulario plantilla declaración diligencia debida notificación docx autoridad',
  transfers: 'transferencia entrega enviar tercero destinatario proveedor hoja',
  locks: 'desbloquear levantar bloquear aprobación aprobar jurídico liberar cuarentena',
  lawChanges: 'nueva ley reforma modificación actualización versión reevaluación',
  report: 'pdf imprimir descargar xlsx código qr verificar auténtico exportar',
  countries:
    'nagoya parte punto focal autoridad competente legislación trámite tasa mapa licencia permiso reparto beneficios',
  sources: 'texto legal decreto boletín oficial traducción cita referencia',
  search: 'buscar atajo teclado ctrl k comparar países documentos secuencias acceso dsi cali',
  list: 'tabla filtro ordenar columnas vista lote exportar csv estrella',
  manage:
    'borrar papelera recuperar duplicar renombrar privado confidencial visibilidad visible ver leer compartir quién puede responsable cambiar asignar favorito comentario nota evaluación',
  importing: 'subir excel xlsx csv lote plantilla',
  account:
    'contraseña llave de acceso doble factor 2fa idioma tema oscuro privacidad datos personales borrar cuenta ajustes perfil correo avisos notificaciones cerrar sesión salir desconectar logout',
  people: 'usuario invitar colega empleado desactivar quitar añadir miembro',
  roles: 'permisos derechos acceso administrador departamento grupo equipo invitado rol',
  security: 'doble factor 2fa sso openid inicio de sesión contraseña recuperar teléfono perdido',
  law: 'editor contenido versión borrador activar revisión publicar',
  programs: 'api token webhook rest integración scim automatización',
  audit: 'registro bitácora historial quién cambió cumplimiento',
}
