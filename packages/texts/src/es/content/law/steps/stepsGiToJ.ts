import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Gi to J. */
export const stepsGiToJ: ContentTexts = {
  'Give access only after the report is registered.': 'Dar acceso solo cuando el informe esté registrado.',
  'Give all information asked under BGBl. I 36/2019.': 'Dar toda la información que se pida según el BGBl. I 36/2019.',
  'Give every provider a copy of the statutory declaration and attach it to the application.':
    'Dar a cada uno una copia de la declaración formal (statutory declaration) y adjuntarla a la solicitud.',
  'Give evidence on request.': 'Dar pruebas a petición.',
  'Give evidence when asked.': 'Dar pruebas cuando se pidan.',
  'Give further facts within the time the ministry sets.': 'Dar más datos en el plazo que fije el ministerio.',
  'Give information and help; do not mislead.': 'Dar información y ayuda; no inducir a error.',
  'Give particulars of the applicant, the accountable person, collaborators, export and VAT registration.':
    'Dar los datos del solicitante, de la persona responsable y de los colaboradores, y el registro de exportación y de IVA.',
  'Give the approval to the Indian Patent Office.': 'Entregar la aprobación a la Oficina India de Patentes.',
  'Give the data below.': 'Dar los datos de abajo.',
  'Give the department a copy of the report with the data.':
    'Entregar al departamento una copia del informe con los datos.',
  'Give the identifier if there is one.': 'Dar el identificador si lo hay.',
  'Give the information asked.': 'Dar la información que se pida.',
  'Give the institution the data for SisGen; it makes the registration, the foreign company stays bound by the law.':
    'Dar a la institución los datos para SisGen; ella hace el registro, y la empresa extranjera sigue obligada por la ley.',
  'Give the permits unit a copy of the report at the end.':
    'Entregar al final una copia del informe a la unidad de permisos.',
  'Give the proof to the authority that approves or is notified of the product: without it the application is not processed.':
    'Entregar la prueba a la autoridad que aprueba el producto o recibe su notificación: sin ella no se tramita la solicitud.',
  'Give the proof to the funder: the last payment is not made without it.':
    'Entregar la prueba al financiador: sin ella no se hace el último pago.',
  'Give the proof to the Spanish patent office with the application; a missing one does not stop or void the patent.':
    'Entregar la prueba a la oficina española de patentes con la solicitud; si falta, la patente no se detiene ni se anula.',
  'Give the reference to the patent office INPI when results are protected.':
    'Dar la referencia a la oficina de patentes INPI cuando se protejan resultados.',
  'Give the registration certificate to the patent office.':
    'Entregar el certificado de registro a la oficina de patentes.',
  'Go through the ministries to the villages that own the land or fishing ground.':
    'Llegar a través de los ministerios a las aldeas que son dueñas de la tierra o de la zona de pesca.',
  'Go to the department and be sent to the responsible officer.':
    'Ir al departamento, que remite al funcionario responsable.',
  'Greenland has rules of its own.': 'Groenlandia tiene sus propias normas.',
  'Hand in a complete exploration application with resources, places and time schedule.':
    'Entregar una solicitud de exploración completa con los recursos, los lugares y el calendario.',
  'Hand in or post the form with the proposal.': 'Entregar o enviar por correo postal el formulario con la propuesta.',
  'Hand in the access application form at the focal point.':
    'Entregar el formulario de solicitud de acceso en el punto focal.',
  'Hand in the application with consent and agreements to the ABS office.':
    'Entregar la solicitud con el consentimiento y los acuerdos en la oficina de ABS.',
  'Hand in the application with the ABS contract and the names of the Malawian researchers.':
    'Entregar la solicitud con el contrato de ABS y los nombres de los investigadores malauíes.',
  'Hand in the biodiscovery plan for approval.':
    'Entregar el plan de biodescubrimiento (biodiscovery plan) para su aprobación.',
  'Hand in the complete file and wait for the decision.': 'Entregar el expediente completo y esperar la decisión.',
  'Hand in the complete file; incomplete ones are not treated.':
    'Entregar el expediente completo; los incompletos no se tramitan.',
  'Hand in the contract and a copy of the confirmation of registration.':
    'Entregar el contrato y una copia de la confirmación del registro.',
  'Hand in the form at the office, by post or online.': 'Entregar el formulario en la oficina, por correo o en línea.',
  'Hand in the mission report at the end.': 'Entregar al final el informe de la misión.',
  'Hand in the report-back within one month after the season, that is by the end of November.':
    'Entregar el informe (report-back) en el mes siguiente a la temporada, es decir, antes de que acabe noviembre.',
  'Hand it in at the ministry and keep the register number for customs and quarantine.':
    'Entregarlo en el ministerio y conservar el número de registro para la aduana y la cuarentena.',
  'Hand over authorisation and terms.': 'Entregar la autorización y las condiciones.',
  'Hand over receipt or authorisation with the terms.': 'Entregar el recibo o la autorización con las condiciones.',
  'Hand over the certificate and the relevant content of the terms, or the full information set.':
    'Entregar el certificado y el contenido pertinente de las condiciones, o el conjunto completo de información.',
  'Hand over the report and any publication that uses the research.':
    'Entregar el informe y toda publicación que use la investigación.',
  'Hand the access contract number to customs (SUNAT) and to the sanitary authority: both ask for it before they clear genetic material.':
    'Entregar el número del contrato de acceso a la aduana (SUNAT) y a la autoridad sanitaria: ambas lo piden antes de autorizar la salida de material genético.',
  'Hand the authorisation or the receipt with its duties to the new user.':
    'Entregar al nuevo usuario la autorización o el recibo con sus obligaciones.',
  'Hand the certificate to the authority of the country of use.':
    'Entregar el certificado a la autoridad del país de uso.',
  'Hand the declaration to the body that granted the money; it informs the Clearing-House side.':
    'Entregar la declaración al organismo que dio el dinero; este informa al ABSCH.',
  'Have all parties sign.': 'Hacer firmar a todas las partes.',
  'Have an addition approved if not.': 'Si no, hacer aprobar una ampliación.',
  'Have area, resource and dates entered in the permit.':
    'Hacer constar en el permiso la zona, el recurso y las fechas.',
  'Have holders, applicant and State sign the annex to the access contract.':
    'Hacer que los poseedores, el solicitante y el Estado firmen el anexo al contrato de acceso.',
  'Have it approved and get the export papers (CITES or species permit, quarantine).':
    'Hacerlo aprobar y obtener los documentos de exportación (permiso CITES o de especie, cuarentena).',
  'Have legal confirm that the user falls under section 3(2) (foreign or foreign-controlled).':
    'Hacer que el servicio jurídico confirme que el usuario entra en la sección 3(2) (extranjero o bajo control extranjero).',
  'Have somebody sign who may bind the institution.': 'Hacer firmar a alguien que pueda obligar a la institución.',
  "Have the consent given in a consultation under the community's own rules.":
    'Hacer que el consentimiento se dé en una consulta según las propias normas de la comunidad.',
  'Have the consent of the provider and a benefit-sharing proposal ready (not verified in a source).':
    'Tener listos el consentimiento del proveedor y una propuesta de participación en los beneficios (no verificado en una fuente).',
  'Have the draft validated and the final contract approved by the minister.':
    'Hacer validar el borrador y hacer aprobar el contrato final por el ministro.',
  'Have the grower enter the cultivation in the books kept for it.':
    'Hacer que el cultivador inscriba el cultivo en los libros que se llevan para ello.',
  'Have the holder of the knowledge identified under the rule.':
    'Hacer identificar al titular de los conocimientos según la norma.',
  'Have the recipient apply for its own permit unless the authority decides otherwise.':
    'Hacer que el destinatario solicite su propio permiso, salvo que la autoridad decida otra cosa.',
  'Have the research institution abroad give a letter that it will keep the agreed duties.':
    'Hacer que la institución de investigación en el extranjero dé una carta de que cumplirá las obligaciones acordadas.',
  'Have the resource entered in the register and database before export, since border control asks for it.':
    'Hacer inscribir el recurso en el registro y la base de datos antes de exportar, porque el control fronterizo lo pide.',
  'Have the responsible person create a SisGen user and have the link to the institution or company (CNPJ) approved by its legal representative.':
    'Hacer que la persona responsable cree un usuario de SisGen y que el representante legal apruebe el vínculo con la institución o empresa (CNPJ).',
  'Have the samples inspected, pay the fees and get the permit.':
    'Hacer inspeccionar las muestras, pagar las tasas y obtener el permiso.',
  'Have the technical person responsible for the contract file the request: nobody else may act for it.':
    'Hacer que el responsable técnico del contrato presente la solicitud: nadie más puede actuar por él.',
  'Hold the provincial permit (or that of the national parks).':
    'Tener el permiso de la provincia (o el de los parques nacionales).',
  'Hold the research licence, the prior informed consent and the mutually agreed terms.':
    'Tener la licencia de investigación, el consentimiento fundamentado previo y las condiciones mutuamente acordadas.',
  'Identify everybody who gives access to the material (owner, community, organ of state) and everybody whose traditional use or knowledge leads to the work.':
    'Identificar a todos los que dan acceso al material (propietario, comunidad, órgano del Estado) y a todos aquellos cuyo uso o conocimiento tradicional lleva al trabajo.',
  'Identify the custodians.': 'Identificar a los custodios.',
  'Identify the holder and get informed consent in writing.':
    'Identificar al poseedor y obtener por escrito su consentimiento informado.',
  'Identify the holder community with the ministry.': 'Identificar con el ministerio a la comunidad titular.',
  'Identify the holders of the knowledge.': 'Identificar a los poseedores de los conocimientos.',
  'Identify the plot where the resource is and its owner or lawful possessor (in an ejido or community, the assembly).':
    'Identificar el predio donde está el recurso y a su propietario o legítimo poseedor (en un ejido o una comunidad, la asamblea).',
  'If a datum cannot be found, record the reason.': 'Si no se encuentra un dato, anotar el motivo.',
  'If a foreign person takes part, find a South African person or institution that applies jointly.':
    'Si participa una persona extranjera, encontrar una persona o institución sudafricana que solicite conjuntamente.',
  'If a time to comply is set (at most two years), keep to it.':
    'Si se fija un plazo para cumplir (dos años como máximo), respetarlo.',
  'If approved, sign the memorandum of agreement that the ministry sends.':
    'Si se aprueba, firmar el memorando de acuerdo que envía el ministerio.',
  'If declared under Art. 7 of Regulation 511/2014 or visible in the ABS Clearing-House, send that registration number instead.':
    'Si se declaró según el art. 7 del Reglamento 511/2014 o consta en el ABSCH, enviar en su lugar ese número de registro.',
  'If due, go through pre-consultation, consultation and the formal record (protocolización).':
    'Si procede, pasar por la preconsulta, la consulta y la protocolización.',
  'If in doubt, ask the ministry in writing and keep the answer.':
    'En caso de duda, preguntar por escrito al ministerio y conservar la respuesta.',
  'If information is missing or doubts on legality remain, obtain a permit and agree terms, or stop the use (Art. 4(5)).':
    'Si falta información o quedan dudas sobre la legalidad, obtener un permiso y acordar condiciones, o cesar el uso (art. 4(5)).',
  'If INPI asks, file the positive declaration (code 264) within 60 days; if the number is still missing, say why: the examination is suspended until it is given.':
    'Si el INPI lo pide, presentar la declaración positiva (código 264) en 60 días; si aún falta el número, decir por qué: el examen se suspende hasta que se dé.',
  'If it is refused, give back the net benefits of the provisional time.':
    'Si se deniega, devolver los beneficios netos del período provisional.',
  'If it is restricted (for instance by a patent): pay the share of Article 6.7 each year.':
    'Si está restringido (por ejemplo por una patente): pagar cada año la parte del artículo 6.7.',
  'If it is, hand in proof of title or authority, that is permit, consent and benefit-sharing or transfer agreements.':
    'Si es así, entregar la prueba del título o de la autorización, es decir, el permiso, el consentimiento y los acuerdos de participación en los beneficios o de transferencia.',
  'If it was not, or access was before 12 October 2014, record the proof and stop here: the Regulation does not apply.':
    'Si no lo era, o si el acceso fue antes del 12 de octubre de 2014, dejar constancia de la prueba y terminar aquí: el Reglamento no se aplica.',
  'If it was, get the internationally recognised certificate of compliance and the parts of the agreed terms that matter for later users.':
    'Si lo era, obtener el certificado de cumplimiento reconocido internacionalmente y las partes de las condiciones acordadas que importan a los usuarios posteriores.',
  'If knowledge of indigenous, Afro-Mexican or local communities is used, sign an agreement with the community that shows its consent.':
    'Si se usan conocimientos de comunidades indígenas, afromexicanas o locales, firmar con la comunidad un acuerdo que muestre su consentimiento.',
  'If neither is touched, no ABS permit is needed; otherwise apply.':
    'Si no se afecta a ninguna, no hace falta permiso de ABS; si no, presentar la solicitud.',
  'If no agreement is reached, use the conciliation procedure.':
    'Si no se llega a un acuerdo, recurrir al procedimiento de conciliación.',
  'If none was filed, ask the competent authority in writing which way is open before any further use.':
    'Si no se presentó ninguna, preguntar por escrito a la autoridad competente qué vía está abierta antes de cualquier otro uso.',
  'If nothing was filed, ask the ministry before any further use.':
    'Si no se presentó nada, preguntar al ministerio antes de cualquier otro uso.',
  'If others may use it freely for research and breeding: payment is voluntary (6.8).':
    'Si otros pueden usarlo libremente para investigación y mejora: el pago es voluntario (6.8).',
  'If several communities are concerned, get both in each.': 'Si son varias comunidades, obtener ambos en cada una.',
  'If several ministries are concerned, send the research application through the coordinating ministry (guidelines of 2004).':
    'Si hay varios ministerios afectados, enviar la solicitud de investigación por el ministerio coordinador (directrices de 2004).',
  'If shortcomings are found, carry out the notice of remedial action in time; interim measures can stop the use at once.':
    'Si se hallan deficiencias, cumplir a tiempo el aviso de medidas correctoras; medidas provisionales pueden parar el uso de inmediato.',
  'If the area is on the border, at sea or on the shelf, wait for the assent of the defence council or the navy first.':
    'Si la zona está en la frontera, en el mar o en la plataforma continental, esperar primero la conformidad del consejo de defensa o de la marina.',
  'If the order is ignored, the BfN can seize the resource or forbid the use; both end when the order is met.':
    'Si no se cumple la orden, el BfN puede incautar el recurso o prohibir el uso; ambas medidas terminan cuando se cumple.',
  'If the provider is a community, have the terms witnessed by a lead agency or by NEMA.':
    'Si el proveedor es una comunidad, hacer que un organismo principal o NEMA sea testigo de las condiciones.',
  'If the result of a use is sold or transferred, check whether this is the product-stage event and declare first.':
    'Si se vende o transfiere el resultado de un uso, comprobar si es el hecho de la fase de producto y declarar primero.',
  'If there is no certificate, collect date and place of access, description and unique identifier, direct source and later users, rights and obligations on access and use, access permits, and agreed terms.':
    'Si no hay certificado, reunir la fecha y el lugar de acceso, la descripción y el identificador único, la fuente directa y los usuarios posteriores, los derechos y obligaciones de acceso y uso, los permisos de acceso y las condiciones acordadas.',
  'If there is none, ask CGen in writing whether a resolution still opens the way; leave the material unused until then.':
    'Si no lo hay, preguntar por escrito al CGen si una resolución todavía abre la vía; no usar el material hasta entonces.',
  'If there was no access, a negative declaration may be filed.':
    'Si no hubo acceso, puede presentarse una declaración negativa.',
  'If traditional knowledge was used, state whether the patent is co-owned with its holders.':
    'Si se usaron conocimientos tradicionales, indicar si la patente es de copropiedad con sus poseedores.',
  'If two of three are exceeded a contribution is expected; public databases, public research and academic institutions are not expected to pay.':
    'Si se superan dos de los tres, se espera una contribución; no se espera que paguen las bases de datos públicas, la investigación pública ni las instituciones académicas.',
  'In a check first show the papers; set right what is missing in the time given, or end the use.':
    'En un control, mostrar primero los documentos; corregir en el plazo dado lo que falte, o cesar el uso.',
  'In a market approval procedure tell the authority whether the product falls under the duty and give the number (chemicals: to the common notification body on your own initiative).':
    'En un procedimiento de autorización de comercialización, decir a la autoridad si el producto está sujeto a la obligación y dar el número (productos químicos: al órgano común de notificación por iniciativa propia).',
  'In city parks or scenic areas get the consent of the manager.':
    'En parques urbanos o zonas paisajísticas, obtener el consentimiento del gestor.',
  'In protected areas ask the institute IBAP as well.': 'En áreas protegidas, preguntar también al instituto IBAP.',
  'In situ: get other permits too.': 'In situ: obtener también los demás permisos.',
  'In Spain every transfer is notified to the Secretariat and the agriculture ministry.':
    'En España, cada transferencia se notifica a la Secretaría y al ministerio de agricultura.',
  'Inform NBA in the prescribed form before the strain is sent.':
    'Informar a la NBA en la forma prescrita antes de enviar la cepa.',
  'Inform the providers about research, use and possible benefits and obtain their consent.':
    'Informar a los proveedores sobre la investigación, el uso y los posibles beneficios y obtener su consentimiento.',
  'Inuit-owned land needs prior approval of the regional Inuit association.':
    'Las tierras de propiedad inuit exigen la aprobación previa de la asociación inuit regional.',
  'Involve government personnel and share the information at the end.':
    'Hacer participar a personal del gobierno y compartir la información al final.',
  'It goes on to the Nunavut Impact Review Board for screening.':
    'De ahí pasa al Nunavut Impact Review Board para un examen previo.',
}
