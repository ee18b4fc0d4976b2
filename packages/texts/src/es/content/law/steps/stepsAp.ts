import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ap. */
export const stepsAp: ContentTexts = {
  'Appeal a final notice on error of fact, law or unreasonableness.':
    'Recurrir un aviso final por error de hecho o de derecho o por falta de razonabilidad.',
  'Appeal to the minister (section 56(2) of the Ordinance) if refused.':
    'Si se deniega, recurrir al ministro (sección 56(2) de la Ordinance).',
  'Applicants for State research grants explain in the proposal how due diligence is met, where it applies.':
    'Quienes solicitan subvenciones estatales de investigación explican en la propuesta cómo se cumple la diligencia debida, donde se aplique.',
  'Apply alone or together with the cooperation approval.':
    'Solicitar por separado o junto con la aprobación de la cooperación.',
  'Apply and wait for the permit.': 'Presentar la solicitud y esperar el permiso.',
  'Apply anew when aim, scope, period, IP or sharing terms change.':
    'Solicitar de nuevo cuando cambien la finalidad, el alcance, el período, la propiedad intelectual o las condiciones de reparto.',
  'Apply at the embassy (or through the foreign ministry within the country) and show serious work in the field.':
    'Presentar la solicitud en la embajada (o, dentro del país, por el ministerio de asuntos exteriores) y mostrar un trabajo serio en el campo.',
  'Apply at the ministry with species, number and purpose.':
    'Presentar la solicitud en el ministerio con la especie, el número y la finalidad.',
  'Apply at the national office, the only place where permits are handled.':
    'Presentar la solicitud en la oficina nacional, el único lugar donde se tramitan permisos.',
  'Apply at the regional office of the protected area.':
    'Presentar la solicitud en la oficina regional del área protegida.',
  'Apply for a change when partner, aim, content or period changes.':
    'Solicitar una modificación cuando cambien el socio, la finalidad, el contenido o el período.',
  'Apply for access to genetic resources and sign the contract.':
    'Solicitar el acceso a recursos genéticos y firmar el contrato.',
  'Apply for an access authorisation or contract as soon as genetic resources or derivatives are used.':
    'Solicitar una autorización o un contrato de acceso en cuanto se usen recursos genéticos o sus derivados.',
  'Apply for collecting and export licences if specimens are taken.':
    'Solicitar las licencias de colecta y de exportación si se toman especímenes.',
  'Apply for consent and access authorisation with the project.':
    'Solicitar el consentimiento y la autorización de acceso con el proyecto.',
  'Apply for prior informed consent.': 'Solicitar el consentimiento fundamentado previo.',
  'Apply for the authorisation for scientific collecting or hunting.':
    'Solicitar la autorización de colecta o caza científica.',
  'Apply for the authorisation for the act planned.': 'Solicitar la autorización para el acto previsto.',
  'Apply for the CITES certificate or the ANLA No-CITES permit, or document the exemption.':
    'Solicitar el certificado CITES o el permiso No CITES de la ANLA, o documentar la exención.',
  'Apply for the collecting (research) permit well in advance, soils and genetic material included.':
    'Solicitar con mucha antelación el permiso de colecta (investigación), incluidos suelos y material genético.',
  'Apply for the collecting permit for wild plants and animals.':
    'Solicitar el permiso de colecta de plantas y animales silvestres.',
  'Apply for the collection authority for minimal quantities.':
    'Solicitar la autorización de colecta para cantidades mínimas.',
  'Apply for the export licence or CITES permit of CONAP.':
    'Solicitar la licencia de exportación o el permiso CITES del CONAP.',
  'Apply for the export permit (CITES certificate for listed species).':
    'Solicitar el permiso de exportación (certificado CITES para las especies listadas).',
  'Apply for the export permit where research goes on outside Sarawak.':
    'Solicitar el permiso de exportación si la investigación sigue fuera de Sarawak.',
  'Apply for the export permit, and for CITES papers for listed species.':
    'Solicitar el permiso de exportación, y los documentos CITES para especies incluidas.',
  'Apply for the export permit.': 'Solicitar el permiso de exportación.',
  'Apply for the harvest, trading or export permit with proof of registration and the area of purchase.':
    'Solicitar el permiso de recolección, comercio o exportación con la prueba del registro y la zona de compra.',
  'Apply for the licence and pay the fee and remuneration.': 'Solicitar la licencia y pagar la tasa y la remuneración.',
  'Apply for the licence under the Yukon Scientists and Explorers Act and consult the First Nations concerned.':
    'Solicitar la licencia según la Yukon Scientists and Explorers Act y consultar a las Primeras Naciones afectadas.',
  'Apply for the permit and agree on the sharing of benefits.':
    'Solicitar el permiso y acordar la participación en los beneficios.',
  'Apply for the permit for scientific collecting of flora or fauna.':
    'Solicitar el permiso de colecta científica de flora o fauna.',
  'Apply for the permit for the project.': 'Solicitar el permiso para el proyecto.',
  'Apply for the permit on the announced form.': 'Solicitar el permiso en el formulario publicado.',
  'Apply for the permit to take native fauna and flora, and for specially protected areas.':
    'Solicitar el permiso para tomar fauna y flora autóctonas, y para zonas especialmente protegidas.',
  'Apply for the permit under section 12 with consent and agreement.':
    'Solicitar el permiso de la sección 12 con el consentimiento y el acuerdo.',
  'Apply for the permit.': 'Solicitar el permiso.',
  'Apply for the permit; protected areas and wildlife have permits of their own.':
    'Solicitar el permiso; las áreas protegidas y la vida silvestre tienen permisos propios.',
  'Apply for the research permit.': 'Solicitar el permiso de investigación.',
  'Apply for the scientific or commercial collecting licence of the state.':
    'Solicitar la licencia de colecta científica o comercial del estado.',
  'Apply for the Special Exemption Researcher/Academic visa at the nearest mission; it is mostly given for two months first.':
    'Solicitar el visado Special Exemption Researcher/Academic en la representación más cercana; por lo general se da primero por dos meses.',
  'Apply in RIGMS.': 'Presentar la solicitud en RIGMS.',
  'Apply in RPRS with the study proposal.': 'Presentar la solicitud en RPRS con la propuesta de estudio.',
  'Apply in the manner and with the fee set by rules (section 7).':
    'Presentar la solicitud en la forma y con la tasa que fija el reglamento (sección 7).',
  'Apply in the portal and upload the documents, with the proof of payment as last page of the proposal.':
    'Solicitar en el portal y subir los documentos, con el comprobante de pago como última página de la propuesta.',
  'Apply in the prescribed form with the consent.':
    'Presentar la solicitud en la forma prescrita con el consentimiento.',
  'Apply in the research portal of the ministry.':
    'Presentar la solicitud en el portal de investigación del ministerio.',
  'Apply in the same file for taking material out of China, if planned.':
    'Solicitar en el mismo expediente la salida de material de China, si está prevista.',
  'Apply jointly with a South African partner if the applicant is foreign.':
    'Solicitar conjuntamente con un socio sudafricano si el solicitante es extranjero.',
  'Apply on the ministry platform with the project and the Ecuadorian counterpart.':
    'Solicitar en la plataforma del ministerio con el proyecto y la contraparte ecuatoriana.',
  'Apply online for the research permit with the documents of the guideline and pay the fee (or ask for the free tariff).':
    'Solicitar en línea el permiso de investigación con los documentos de la guía y pagar la tasa (o pedir la tarifa gratuita).',
  'Apply online with form, curriculum vitae, proposal and photographs.':
    'Presentar la solicitud en línea con el formulario, el currículum, la propuesta y fotografías.',
  'Apply online with plan, ethics approval, management rules and facilities.':
    'Solicitar en línea con el plan, la aprobación ética, las normas de gestión y las instalaciones.',
  'Apply the duties of record, keeping, passing on and notice in the same way (Art. 5).':
    'Aplicar del mismo modo las obligaciones de anotar, conservar, transmitir y notificar (art. 5).',
  'Apply to ANPN for the entry authorisation.': 'Solicitar a la ANPN la autorización de entrada.',
  'Apply to CENAREST for the research permit; a commission there assesses projects in parks.':
    'Solicitar al CENAREST el permiso de investigación; allí una comisión evalúa los proyectos en los parques.',
  'Apply to it for the permit for research access, for use, or for taking material out of the country.':
    'Solicitarle el permiso de acceso para investigación, de uso, o de salida de material del país.',
  'Apply to its manager for the collecting permit and the entry permit.':
    'Solicitar a su gestor el permiso de colecta y el permiso de entrada.',
  'Apply to MiAmbiente with the project and the consent of the provider or land owner.':
    'Presentar la solicitud a MiAmbiente con el proyecto y el consentimiento del proveedor o del dueño del terreno.',
  'Apply to MiAmbiente with the project and the consent of the provider.':
    'Presentar la solicitud a MiAmbiente con el proyecto y el consentimiento del proveedor.',
  'Apply to MINRESI directly or through a partner at a Cameroonian university or research institution.':
    'Presentar la solicitud al MINRESI, directamente o a través de un socio en una universidad o institución de investigación camerunesa.',
  'Apply to NITE with the proof of acquisition in Japan.':
    'Presentar la solicitud al NITE con la prueba de adquisición en Japón.',
  'Apply to ORSA, with CITES papers for listed species.':
    'Presentar la solicitud a la ORSA, con los documentos CITES para especies incluidas.',
  'Apply to RCZ for a certificate for the planned date of shipment; ten shipments need ten certificates.':
    'Solicitar al RCZ un certificado para la fecha de envío prevista; diez envíos necesitan diez certificados.',
  'Apply to SAG for the sanitary certificate, and for CITES papers for listed species.':
    'Solicitar al SAG el certificado sanitario, y los documentos CITES para especies incluidas.',
  'Apply to Syke or Luke and name the resource, the aim and the user.':
    'Presentar la solicitud a Syke o a Luke nombrando el recurso, la finalidad y el usuario.',
  'Apply to TAGEM.': 'Presentar la solicitud a TAGEM.',
  'Apply to the agency for prior consent.': 'Solicitar a la agencia el consentimiento previo.',
  'Apply to the agency with the project.': 'Presentar la solicitud a la agencia con el proyecto.',
  'Apply to the authority of the emirate and agree on benefit-sharing.':
    'Presentar la solicitud a la autoridad del emirato y acordar la participación en los beneficios.',
  'Apply to the authority under article 34 of Act 57/1998 and Rules 234/1999.':
    'Presentar la solicitud a la autoridad según el artículo 34 de la ley 57/1998 y el reglamento 234/1999.',
  'Apply to the authority; for protected areas also to the Rwanda Development Board.':
    'Presentar la solicitud a la autoridad; para áreas protegidas, también al Rwanda Development Board.',
  'Apply to the biodiversity directorate of MARENA.':
    'Presentar la solicitud a la dirección de biodiversidad del MARENA.',
  'Apply to the center for the licence.': 'Solicitar la licencia al centro.',
  'Apply to the central authority for approval.': 'Solicitar la aprobación de la autoridad central.',
  'Apply to the Commission with evidence.': 'Presentar la solicitud a la Comisión con las pruebas.',
  'Apply to the commission with species, numbers and purpose.':
    'Presentar la solicitud a la comisión con la especie, las cantidades y la finalidad.',
  'Apply to the competent department of the ministry.':
    'Presentar la solicitud al departamento competente del ministerio.',
  'Apply to the directorate with the project, as a natural or legal person.':
    'Presentar la solicitud a la dirección con el proyecto, como persona física o jurídica.',
  'Apply to the institute at the same time with the form and attachments.':
    'Presentar al mismo tiempo la solicitud al instituto con el formulario y los anexos.',
  'Apply to the ministry and wait for the permission before moving material.':
    'Presentar la solicitud al ministerio y esperar el permiso antes de mover material.',
  'Apply to the ministry for the national research permit.':
    'Solicitar al ministerio el permiso nacional de investigación.',
  'Apply to the Ministry of Environment.': 'Presentar la solicitud al Ministerio de Medio Ambiente.',
  'Apply to the ministry with consent and terms and wait for the access permit.':
    'Solicitar al ministerio con el consentimiento y las condiciones y esperar el permiso de acceso.',
  'Apply to the ministry with the Annex I data.': 'Presentar la solicitud al ministerio con los datos del anexo I.',
  'Apply to the ministry, which asks the nature institute for an opinion.':
    'Presentar la solicitud al ministerio, que pide un dictamen al instituto de la naturaleza.',
  'Apply to the ministry.': 'Solicitar al ministerio.',
  'Apply to the national environment authority with these papers and the project.':
    'Presentar la solicitud a la autoridad ambiental nacional con estos documentos y el proyecto.',
  'Apply to the province (20 working days), then the ministry (20 working days plus assessment).':
    'Solicitar a la provincia (20 días hábiles) y después al ministerio (20 días hábiles más la valoración).',
  'Apply to the provincial authority, which reviews within 20 working days and passes the file on.':
    'Solicitar a la autoridad provincial, que revisa en 20 días hábiles y transmite el expediente.',
  'Apply to the provincial forestry authority with the State benefit-sharing plan.':
    'Solicitar a la autoridad forestal provincial con el plan de participación del Estado en los beneficios.',
  'Apply to the same authority for the export permit under its sector rules (CITES papers for listed species).':
    'Solicitar a la misma autoridad el permiso de exportación según sus normas sectoriales (documentos CITES para las especies listadas).',
  'Apply to the secretary of the department for the permit.': 'Solicitar el permiso al secretario del departamento.',
  'Apply under section 15 and wait for the permit under section 16.':
    'Solicitar según la sección 15 y esperar el permiso de la sección 16.',
  'Apply under section 7 with the fee set by rules.':
    'Presentar la solicitud según la sección 7 con la tasa que fija el reglamento.',
  'Apply under the cultural research policy.': 'Presentar la solicitud según la política de investigación cultural.',
  'Apply under the Marine Scientific Research Guidelines 2021 and pay the fee.':
    'Presentar la solicitud según las Marine Scientific Research Guidelines 2021 y pagar la tasa.',
  'Apply with a copy of the agreed terms.': 'Presentar la solicitud con una copia de las condiciones acordadas.',
  'Apply with aim, resources, place and partners.':
    'Presentar la solicitud con la finalidad, los recursos, el lugar y los socios.',
  'Apply with plan, area, species and quantity, normally with a Korean partner.':
    'Presentar la solicitud con el plan, la zona, la especie y la cantidad, normalmente con un socio coreano.',
  'Apply with project and material.': 'Presentar la solicitud con el proyecto y el material.',
  'Apply with proof that Arts. 3 to 5 and 8 are met and that exchanges are traceable.':
    'Presentar la solicitud con la prueba de que se cumplen los arts. 3 a 5 y 8 y de que los intercambios son trazables.',
  'Apply with species, quantity, use and recipient.':
    'Presentar la solicitud con la especie, la cantidad, el uso y el destinatario.',
  'Apply with the description of applicant, abilities, earlier work and planned research.':
    'Presentar la solicitud con la descripción del solicitante, su capacidad, sus trabajos anteriores y la investigación prevista.',
  'Apply with the elements named in the act.': 'Presentar la solicitud con los elementos que nombra la ley.',
  'Apply with the form and the fee; add a certified copy of the return ticket for stays under 12 months.':
    'Presentar la solicitud con el formulario y la tasa; añadir una copia certificada del billete de vuelta para estancias de menos de 12 meses.',
  'Apply with the organisms and places; get written consent of land owners and of the manager of a protected area.':
    'Presentar la solicitud con los organismos y los lugares; obtener el consentimiento escrito de los dueños de los terrenos y del gestor del área protegida.',
  'Apply with the research plan, CV of the principal investigator and list of researchers.':
    'Solicitar con el plan de investigación, el CV del investigador principal y la lista de investigadores.',
  'Apply with the research project and a Chilean counterpart.':
    'Presentar la solicitud con el proyecto de investigación y una contraparte chilena.',
  'Apply with the research proposal.': 'Presentar la solicitud con la propuesta de investigación.',
  'Apply; the licensing authority weighs the benefits and how the community can share in them.':
    'Presentar la solicitud; la autoridad que da las licencias sopesa los beneficios y cómo puede participar en ellos la comunidad.',
  'Apply; the management group examines the request.': 'Presentar la solicitud; el grupo de gestión la examina.',
  'Appoint an agent if needed (a legal practitioner, patent agent or trade mark agent).':
    'Nombrar, si hace falta, un representante (abogado, agente de patentes o agente de marcas).',
}
