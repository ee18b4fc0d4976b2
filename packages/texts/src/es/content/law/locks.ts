import type { ContentTexts } from '../../../content.ts'

/** Locks of the law that every record may show. */
export const locks: ContentTexts = {
  'Without proof of date treat as accessed after 12 October 2014.':
    'Sin prueba de la fecha, tratar el material como obtenido después del 12 de octubre de 2014.',
  'Legal confirms provider status (Party, access law in force at the access date) and that the work is utilisation.':
    'El área jurídica confirma la situación del país proveedor (Parte, ley de acceso en vigor en la fecha de acceso) y que el trabajo es utilización.',
  'If papers are missing or doubts on legality remain, get the permit and terms or stop the use (Art. 4(5)): treat as RED.':
    'Si faltan documentos o quedan dudas sobre la legalidad, obtener el permiso y las condiciones o cesar el uso (art. 4(5)): tratar como ROJO.',
  'A person from legal confirms the reading of this rule against the current text before the material is released.':
    'Una persona del área jurídica confirma la lectura de esta norma con el texto vigente antes de liberar el material.',
  'Legal must check the permit, the contract and the database terms before sequence information of this origin is used commercially.':
    'El área jurídica debe comprobar el permiso, el contrato y las condiciones de la base de datos antes de usar comercialmente información de secuencias de este origen.',
  'Legal must decide from which day the United Kingdom counts: the entry into force of the Nagoya Protocol for the Union (12 October 2014) or for the United Kingdom (22 May 2016).':
    'El área jurídica debe decidir desde qué día cuenta el Reino Unido: la entrada en vigor del Protocolo de Nagoya para la Unión (12 de octubre de 2014) o para el Reino Unido (22 de mayo de 2016).',
  'Legal must confirm whether the change from trade to research needs consent or a notification in the country of origin.':
    'El área jurídica debe confirmar si el paso del comercio a la investigación exige consentimiento o notificación en el país de origen.',
  'A person from legal has seen the proof of the date.':
    'Una persona del área jurídica ha visto la prueba de la fecha.',
  'Legal accepts the remaining risk before commercial development.':
    'El área jurídica acepta el riesgo restante antes del desarrollo comercial.',
  'Do not start utilisation until the search is documented.':
    'No iniciar la utilización hasta que la búsqueda del origen esté documentada.',
  'Do not use SMTA material for the non-food purpose.': 'No usar material bajo SMTA para un fin no alimentario.',
  'Legal confirms that the purpose is within the SMTA.':
    'El área jurídica confirma que el fin está cubierto por el SMTA.',
  'No R&D on the goods until this is answered.':
    'Ninguna investigación y desarrollo con la mercancía hasta que se responda a esta pregunta.',
  'Legal confirms for the UK, Switzerland or elsewhere.':
    'El área jurídica lo confirma para el Reino Unido, Suiza u otro lugar.',
  'Legal confirms consent and terms.': 'El área jurídica confirma el consentimiento y las condiciones.',
  'Legal compares use, user, material and duration with the certificate.':
    'El área jurídica compara el uso, el usuario, el material y la duración con el certificado.',
  'SMTA 1 or SMTA 2 of the World Health Organization is on file.':
    'El SMTA 1 o el SMTA 2 de la Organización Mundial de la Salud está archivado.',
  'Legal confirms that the provider country treats the PIP Framework as a special instrument.':
    'El área jurídica confirma que el país proveedor trata el Marco PIP como instrumento especial.',
  'Legal reads the papers.': 'El área jurídica lee los documentos.',
  'Legal has seen the papers.': 'El área jurídica ha visto los documentos.',
  'Legal has seen the certificate in the ABS Clearing-House.':
    'El área jurídica ha visto el certificado en el Centro de Intercambio de Información sobre APB.',
  'Do not start the new use.': 'No iniciar el nuevo uso.',
  'If the pre-1993 date cannot be proved, treat the material as accessed on the earliest date that can be proved.':
    'Si la fecha anterior a 1993 no puede probarse, tratar el material como obtenido en la primera fecha que pueda probarse.',
  'Block the material until the permit and the agreed terms are on file and cover the intended use.':
    'Bloquear el material hasta que el permiso y las condiciones acordadas estén archivados y cubran el uso previsto.',
  'A person from legal confirms this assessment against the current text before release.':
    'Una persona del área jurídica confirma esta evaluación con el texto vigente antes de la liberación.',
  'Material stays blocked for the listed uses until the permit and agreed terms are filed in the record.':
    'El material queda bloqueado para los usos enumerados hasta que el permiso y las condiciones acordadas estén en el expediente.',
  'Legal clears filings.': 'El área jurídica aprueba las solicitudes.',
  'Legal checks the agreement before non-food use or onward transfer.':
    'El área jurídica comprueba el acuerdo antes de un uso no alimentario o de una transferencia posterior.',
  'Commercial research later needs a benefit-sharing agreement first.':
    'Una investigación comercial posterior necesita antes un acuerdo de participación en los beneficios.',
  'Legal confirms that no rule has been made since 30 January 2023.':
    'El área jurídica confirma que no se ha dictado ninguna norma desde el 30 de enero de 2023.',
  'Legal reads the current article 66: exemptions and the split between commercial and scientific use were not verified.':
    'El área jurídica lee el artículo 66 vigente: no se verificaron las exenciones ni la distinción entre uso comercial y científico.',
  'No filing before legal has the access contract.':
    'Ninguna solicitud antes de que el área jurídica tenga el contrato de acceso.',
  'No further use, filing or sale until the regularisation proof is on file.':
    'Ningún otro uso, solicitud ni venta hasta que la prueba de la regularización esté archivada.',
  'Legal confirms the SisGen number before shipment, filing, publication or sale.':
    'El área jurídica confirma el número SisGen antes del envío, la solicitud, la publicación o la venta.',
  'No filing worldwide before the SisGen number is on file.':
    'Ninguna solicitud en ningún lugar del mundo antes de que el número SisGen esté archivado.',
  'No market launch before the notification.': 'Ningún lanzamiento al mercado antes de la notificación.',
  'Legal reads the Act and agreement before commercial use of sequences.':
    'El área jurídica lee la ley y el acuerdo antes del uso comercial de secuencias.',
  'Block the launch step until the register number is stored.':
    'Bloquear la fase de lanzamiento hasta que el número de registro esté guardado.',
  'No filing before clearance.': 'Ninguna solicitud antes de la aprobación.',
  'Legal identifies the sector rule by taxon.': 'El área jurídica determina la norma sectorial según el taxón.',
  'No single procedure exists for wild and microbial resources: legal names the competent ministry and keeps the reply.':
    'No existe un procedimiento único para los recursos silvestres y microbianos: el área jurídica señala el ministerio competente y conserva la respuesta.',
  'Legal checks how the germplasm left China.': 'El área jurídica comprueba cómo salió de China el germoplasma.',
  'Legal sign-off before filing.': 'Visto bueno del área jurídica antes de la solicitud.',
  'Legal reviews secrecy rules for TCM formulas.':
    'El área jurídica examina las normas de secreto para las fórmulas de la medicina tradicional china.',
  'No launch before the economic-exploitation permit.':
    'Ningún lanzamiento antes del permiso de explotación económica.',
  'No filing before the permit number is on file.':
    'Ninguna solicitud antes de que el número del permiso esté archivado.',
  'Legal assesses reliance on the missing procedure.':
    'El área jurídica valora si puede apoyarse en la falta de procedimiento.',
  'Legal checks the transfer clause.': 'El área jurídica comprueba la cláusula de transferencia.',
  'Legal picks the route (treaty, decree 429, or decree 124 for wild taxa).':
    'El área jurídica elige la vía (tratado, decreto 429 o decreto 124 para taxones silvestres).',
  'Legal checks regional rules and holder consent.':
    'El área jurídica comprueba las normas regionales y el consentimiento del titular.',
  'No filing before consent.': 'Ninguna solicitud antes del consentimiento.',
  'Legal must decide whether this counts as new utilisation of a pre-law sample or collection.':
    'El área jurídica debe decidir si esto cuenta como nueva utilización de una muestra o colección anterior a la ley.',
  'Legal must confirm if the purpose and content differ from what the same user did before with the same resource (definition of new utilisation in L. 412-4, rule on collections in L. 412-6).':
    'El área jurídica debe confirmar si el fin y el contenido difieren de lo que el mismo usuario hizo antes con el mismo recurso (definición de nueva utilización en el art. L. 412-4, norma sobre colecciones en el art. L. 412-6).',
  'Legal must confirm that the project has no direct objective of commercial development; if it has, handle it as an authorisation case (RED).':
    'El área jurídica debe confirmar que el proyecto no tiene un objetivo directo de desarrollo comercial; si lo tiene, tratarlo como caso de autorización (ROJO).',
  'Hold the material until the declaration receipt is filed in the portal.':
    'Retener el material hasta que el recibo de la declaración esté archivado en el portal.',
  "Legal must check that the terms allow transfer and cover the recipient's use.":
    'El área jurídica debe comprobar que las condiciones permiten la transferencia y cubren el uso del destinatario.',
  'Hold the strain until the mainland sampling place and date are documented.':
    'Retener la cepa hasta que el lugar y la fecha del muestreo en la metrópoli estén documentados.',
  'Legal must classify the use.': 'El área jurídica debe clasificar el uso.',
  'Legal names the code that governs this resource and its conditions before the material is released.':
    'El área jurídica señala el código que rige este recurso y sus condiciones antes de liberar el material.',
  'Legal confirms that the taxon is cultivated or a listed wild relative; seed of other wild plants follows the plant rules.':
    'El área jurídica confirma que el taxón es cultivado o un pariente silvestre de la lista; las semillas de otras plantas silvestres siguen las normas de las plantas.',
  'Legal must check the benefit-sharing contract before filing.':
    'El área jurídica debe comprobar el contrato de participación en los beneficios antes de la solicitud.',
  'Legal must confirm whether the sampling site lay in the park and whether consent existed.':
    'El área jurídica debe confirmar si el lugar de muestreo estaba en el parque y si existía consentimiento.',
  'Legal confirms whether the project has a product or patent aim: only research without one is under the lighter rule.':
    'El área jurídica confirma si el proyecto persigue un producto o una patente: solo la investigación sin ese fin está bajo la norma más leve.',
  'Legal weighs new commercial use of gap-period material.':
    'El área jurídica valora el nuevo uso comercial de material del período intermedio.',
  'Legal confirms reach for public-database data.':
    'El área jurídica confirma el alcance para datos de bases públicas.',
  'Legal must check whether repeated or new obtaining, transfer or patenting falls under the Act.':
    'El área jurídica debe comprobar si una obtención repetida o nueva, una transferencia o una patente está sujeta a la ley.',
  'Legal decides if the Indian affiliate is foreign-controlled under the Companies Act (from 2024-04-01; before that any foreign share was enough).':
    'El área jurídica decide si la filial india está bajo control extranjero según la ley de sociedades (desde el 2024-04-01; antes bastaba cualquier participación extranjera).',
  'No filing that names Indian material without legal sign-off.':
    'Ninguna solicitud que mencione material indio sin el visto bueno del área jurídica.',
  'Legal confirms that value-added products are excluded here; otherwise the rules for foreign and Indian users apply as to the organism.':
    'El área jurídica confirma que los productos de valor añadido quedan excluidos aquí; si no, se aplican las normas para usuarios extranjeros e indios como para el organismo.',
  'Legal checks NBA practice and contract terms.':
    'El área jurídica comprueba la práctica de la NBA y las condiciones del contrato.',
  'Legal confirms applicability to public-database sequences.':
    'El área jurídica confirma si se aplica a secuencias de bases públicas.',
  'Legal reads the Arabic text for exemptions and procedure.':
    'El área jurídica lee el texto árabe en cuanto a exenciones y procedimiento.',
  'Hold the material until the acknowledgement is filed.':
    'Retener el material hasta que el acuse de recibo esté archivado.',
  'Legal checks whether the decree has been issued; the practice rests on the Protocol and agency permits.':
    'El área jurídica comprueba si se ha dictado el decreto; la práctica se apoya en el Protocolo y en los permisos de las autoridades.',
  'Legal reads the law: start date and exemptions were not verified.':
    'El área jurídica lee la ley: no se verificaron la fecha de inicio ni las exenciones.',
  'Legal clears filings on Mexican material.': 'El área jurídica aprueba las solicitudes sobre material mexicano.',
  'Legal weighs new commercial use of gap material.':
    'El área jurídica valora el nuevo uso comercial de material del período intermedio.',
  'Legal checks Act 795 and the medical research rules.':
    'El área jurídica comprueba la ley 795 y las normas de la investigación médica.',
  "Legal checks the recipient's use against the permit.":
    'El área jurídica compara el uso del destinatario con el permiso.',
  'Legal identifies the provincial text in force.': 'El área jurídica determina el texto provincial en vigor.',
  'Legal weighs new commercial use.': 'El área jurídica valora el nuevo uso comercial.',
  'Legal decides on extraterritorial reach and on collections under international agreements, which are exempt.':
    'El área jurídica decide sobre el alcance extraterritorial y sobre las colectas bajo acuerdos internacionales, que están exentas.',
  'A switch to product development needs a bioprospecting undertaking first.':
    'El paso al desarrollo de un producto necesita antes un compromiso de bioprospección.',
  'Block the material until the permit is on file and covers the field work.':
    'Bloquear el material hasta que el permiso esté archivado y cubra el trabajo de campo.',
  'Legal confirms the non-commercial status; industry research counts as commercial.':
    'El área jurídica confirma el carácter no comercial; la investigación de la industria cuenta como comercial.',
  'Legal checks the 2011 committee criteria where a State agency provides the sample.':
    'El área jurídica comprueba los criterios del comité de 2011 cuando un organismo del Estado facilita la muestra.',
  'Legal confirms ministry consent before commercial work; without it treat as RED.':
    'El área jurídica confirma el consentimiento del ministerio antes del trabajo comercial; sin él, tratar como ROJO.',
  'Without coordinates outside every exclusive economic zone and shelf, treat as material of the nearest coastal state.':
    'Sin coordenadas fuera de toda zona económica exclusiva y plataforma continental, tratar como material del Estado ribereño más próximo.',
  'Store the BBNJ batch identifier with every sample and derived record.':
    'Guardar el identificador de lote BBNJ con cada muestra y cada dato derivado.',
  'Legal confirms the project is still in discovery phase at each gate.':
    'El área jurídica confirma en cada etapa que el proyecto sigue en fase de descubrimiento.',
  'No filing before permit and agreements are on file.':
    'Ninguna solicitud antes de que el permiso y los acuerdos estén archivados.',
}
