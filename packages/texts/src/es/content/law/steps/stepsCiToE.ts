import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ci to E. */
export const stepsCiToE: ContentTexts = {
  'Close every gap in the due diligence file; a use with gaps may not go on.':
    'Cerrar cada laguna del expediente de diligencia debida; un uso con lagunas no puede continuar.',
  'Close the gaps in the file.': 'Cerrar las lagunas del expediente.',
  'Collect and use within the permit; new results may be protected by the user, the plants themselves not.':
    'Colectar y usar dentro del permiso; el usuario puede proteger nuevos resultados, pero no las propias plantas.',
  'Collect only kinds, numbers, place, time and method in the licence.':
    'Colectar solo los tipos y números, en el lugar, el momento y con el método de la licencia.',
  'Collect only what the permit says (36 CFR 1.6 and 2.5).': 'Colectar solo lo que dice el permiso (36 CFR 1.6 y 2.5).',
  'Collect only within these dates.': 'Colectar solo dentro de esas fechas.',
  'Collect the certified contract.': 'Recoger el contrato certificado.',
  'Collect the permit from the ministry.': 'Retirar el permiso en el ministerio.',
  'Collect the supporting letters and permissions; incomplete files are rejected.':
    'Reunir las cartas de apoyo y los permisos; los expedientes incompletos se rechazan.',
  'Comment on the draft agreement and sign it in time (60 days for IP applications), otherwise the application is closed; it can be revived.':
    'Comentar el proyecto de acuerdo y firmarlo a tiempo (60 días para las solicitudes de propiedad intelectual); si no, la solicitud se cierra; puede reactivarse.',
  'Commercial aim: agree terms from the list in annex 2; non-commercial terms are non-monetary (annex 1).':
    'Fin comercial: acordar condiciones de la lista del anexo 2; las condiciones no comerciales son no monetarias (anexo 1).',
  'Compare the work with the exclusion list: germplasm and seed banks, biological collections, seed and plant production, aquaculture and fisheries for food, bulk raw materials, molecular systematics, molecular ecology, evolution and biogeography, crude extracts and mixtures of molecules.':
    'Comparar el trabajo con la lista de exclusiones: bancos de germoplasma y de semillas, colecciones biológicas, producción de semillas y plantas, acuicultura y pesca para alimentación, materias primas a granel, sistemática molecular, ecología molecular, evolución y biogeografía, extractos crudos y mezclas de moléculas.',
  'Complain by mail with reasons if refused.': 'Si se deniega, reclamar por correo con motivos.',
  'Complete every field of the forms.': 'Completar cada campo de los formularios.',
  'Complete the due diligence file and declare in DECLARE.':
    'Completar el expediente de diligencia debida y declarar en DECLARE.',
  'Complete the due diligence file of Regulation (EU) No 511/2014.':
    'Completar el expediente de diligencia debida del Reglamento (UE) n.º 511/2014.',
  'Complete the due diligence file.': 'Completar el expediente de diligencia debida.',
  'Complete the exported material declaration and send it to the Office of the Commissioner.':
    'Rellenar la declaración de material exportado y enviarla a la Office of the Commissioner.',
  'Complete the file and choose Lithuania in DECLARE.': 'Completar el expediente y elegir Lituania en DECLARE.',
  'Complete the file and declare in DECLARE.': 'Completar el expediente y hacer la declaración en DECLARE.',
  'Complete the file and declare in DECLARE; a joint ministerial decision implements Regulation 511/2014.':
    'Completar el expediente y declarar en DECLARE; una decisión ministerial conjunta aplica el Reglamento 511/2014.',
  'Complete the file and declare in DECLARE; ask the ministry which unit receives it.':
    'Completar el expediente y declarar en DECLARE; preguntar al ministerio qué unidad lo recibe.',
  'Complete the file and declare to ICNF at the two stages (Art. 9 of Decree-Law 122/2017).':
    'Completar el expediente y declarar ante el ICNF en las dos fases (art. 9 del Decreto-Ley 122/2017).',
  'Complete the file and declare to the agency.': 'Completar el expediente y declarar ante la agencia.',
  'Complete the file and declare to the ministry of the field.':
    'Completar el expediente y declarar ante el ministerio del ramo.',
  'Complete the file and declare to the Plant Protection Directorate, the national regulator of Regulation 511/2014.':
    'Completar el expediente y declarar ante la Plant Protection Directorate, la autoridad nacional del Reglamento 511/2014.',
  'Complete the file and declare under Law 49(I)/2018.': 'Completar el expediente y declarar según la ley 49(I)/2018.',
  'Complete the file and declare; the act NN 20/18, 14/19 sets authorities, procedure of the declaration, collections, inspection and penalties.':
    'Completar el expediente y declarar; la ley NN 20/18, 14/19 fija las autoridades, el procedimiento de declaración, las colecciones, la inspección y las sanciones.',
  'Compute the indicative rate.': 'Calcular la tasa indicativa.',
  'Compute the share by turnover band.': 'Calcular la parte por tramo de facturación.',
  'Conclude a material transfer agreement.': 'Celebrar un acuerdo de transferencia de material.',
  'Conclude the benefit-sharing agreement with the resource provider.':
    'Celebrar el acuerdo de participación en los beneficios con el proveedor del recurso.',
  "Consult iwi, hapū and whānau on cultural effects, with DOC's help if wanted.":
    'Consultar a iwi, hapū y whānau sobre los efectos culturales, con ayuda del DOC si se desea.',
  'Contact the coordination centre by phone, e-mail or in person and fill in the access application.':
    'Contactar con el centro de coordinación por teléfono, por correo electrónico o en persona y rellenar la solicitud de acceso.',
  'Contact the environmental officer and the local partner early.':
    'Contactar pronto con el responsable de medio ambiente y con el socio local.',
  'Contact the park curator before arrival for retained specimens and give catalogue data.':
    'Contactar antes de llegar con el conservador del parque para los especímenes que se conservan y dar los datos de catálogo.',
  'Contact UNCST, pay for and take the PIC form, and be told which lead agency manages the resource.':
    'Contactar con el UNCST, pagar y retirar el formulario PIC, y preguntar qué organismo principal gestiona el recurso.',
  'Contact WHO and find your category: A vaccine and antiviral makers, B makers of other products, C other institutions (letters not verified in a source).':
    'Contactar con la OMS y averiguar su categoría: A fabricantes de vacunas y antivirales, B fabricantes de otros productos, C otras instituciones (letras no verificadas en una fuente).',
  'Create a gub.uy user or other electronic identity.': 'Crear un usuario gub.uy u otra identidad electrónica.',
  'Create a profile in DECLARE and fill in the form (Annex II or III data).':
    'Crear un perfil en DECLARE y rellenar el formulario (datos del anexo II o III).',
  'Create an NRIMS account and fill in the review form.':
    'Crear una cuenta en NRIMS y rellenar el formulario de revisión.',
  'Create the agreement in Easy-SMTA or in the own system.': 'Crear el acuerdo en Easy-SMTA o en el sistema propio.',
  'Crown dependencies and overseas territories: ask the territory first.':
    'Dependencias de la Corona y territorios de ultramar: preguntar primero al territorio.',
  'Decide who declares: each recipient, or once for all the project co-ordinator where he is established.':
    'Decidir quién declara: cada beneficiario, o una vez por todos el coordinador del proyecto donde está establecido.',
  'Declare at the funding stage and at the product stage to Naturvårdsverket.':
    'Declarar ante Naturvårdsverket en la fase de financiación y en la de producto.',
  'Declare before the event of Art. 6(2) of Regulation 2015/1866 with the data of Annex III.':
    'Declarar antes del hecho del art. 6(2) del Reglamento 2015/1866 con los datos del anexo III.',
  'Declare in DECLARE.': 'Hacer la declaración en DECLARE.',
  'Declare in DECLARE; the research ministry also runs an own portal (not verified in a source).':
    'Hacer la declaración en DECLARE; el ministerio de investigación tiene además un portal propio (no verificado en una fuente).',
  'Declare past environmental offences.': 'Declarar las infracciones ambientales anteriores.',
  'Declare the resource and its origin in the application.': 'Declarar en la solicitud el recurso y su origen.',
  'Declare to OPSS with certificate data or the information set, and that terms were agreed.':
    'Declarar ante la OPSS los datos del certificado o el conjunto de información, y que se acordaron condiciones.',
  'Declare to the minister.': 'Declarar ante el ministro.',
  'Declare to the NPWS.': 'Declarar ante el NPWS.',
  'Decree-Law 122/2017 regulates users only.': 'El Decreto-Ley 122/2017 solo regula a los usuarios.',
  'Deposit a copy of the permit with the institution in the district and show it on request.':
    'Depositar una copia del permiso en la institución del distrito y mostrarla si se pide.',
  'Deposit a duplicate of the collected material in the national gene banks.':
    'Depositar un duplicado del material colectado en los bancos de germoplasma nacionales.',
  'Deposit a sample with the State collection (Queensland Museum or Herbarium; not verified in a source).':
    'Depositar una muestra en la colección del Estado (Queensland Museum o Herbarium; no verificado en una fuente).',
  'Deposit at least one duplicate in a Mexican collection after collecting.':
    'Depositar al menos un duplicado en una colección mexicana después de la colecta.',
  'Deposit material that cannot be described, in a recognised depository.':
    'Depositar en un depositario reconocido el material que no puede describirse.',
  'Deposit specimens in a registered Ecuadorian collection.':
    'Depositar los especímenes en una colección ecuatoriana registrada.',
  'Deposit the collected material in a registered Peruvian institution and hand in the receipt.':
    'Depositar el material colectado en una institución peruana registrada y entregar la constancia.',
  'Describe material, origin, provider, use and partners in a letter and ask for the position on consent and terms.':
    'Describir en una carta el material, el origen, el proveedor, el uso y los socios, y preguntar la posición sobre el consentimiento y las condiciones.',
  'Describe material, place, communities, purpose and planned export, and ask for written consent.':
    'Describir el material, el lugar, las comunidades, la finalidad y la exportación prevista, y pedir el consentimiento por escrito.',
  'Describe material, place, provider, use and partners and ask for the position on consent and terms.':
    'Describir el material, el lugar, el proveedor, el uso y los socios, y preguntar la posición sobre el consentimiento y las condiciones.',
  'Describe material, place, provider, use and partners and ask for the position.':
    'Describir el material, el lugar, el proveedor, el uso y los socios, y preguntar la posición de la autoridad.',
  'Describe material, place, provider, use and partners in French and ask for the position on consent and terms.':
    'Describir en francés el material, el lugar, el proveedor, el uso y los socios, y preguntar la posición sobre el consentimiento y las condiciones.',
  'Describe material, place, purpose and recipients.':
    'Describir el material, el lugar, la finalidad y los destinatarios.',
  'Describe purpose, area with exact boundaries, timing, methods, expected impact and the land owners, as the authority asks for research licences under the same act.':
    'Describir la finalidad, la zona con límites exactos, el calendario, los métodos, el impacto previsto y los dueños de los terrenos, como pide la autoridad para licencias de investigación según la misma ley.',
  'Describe species, places, purpose (scientific or commercial) and the planned transfer or valorisation.':
    'Describir la especie, los lugares, la finalidad (científica o comercial) y la transferencia o valorización prevista.',
  'Describe the material: variety, landrace or wild relative.':
    'Describir el material: variedad, variedad local o pariente silvestre.',
  'Describe the non-commercial research and who receives the material.':
    'Describir la investigación no comercial y quién recibe el material.',
  'Describe the project by e-mail and ask for written confirmation under section 5 of the Biological Resources Act 2006.':
    'Describir el proyecto por correo electrónico y pedir una confirmación escrita según la sección 5 del Biological Resources Act 2006.',
  'Describe the project, the material, the places and the purpose to the department and ask for the form in use.':
    'Describir al departamento el proyecto, el material, los lugares y la finalidad, y pedir el formulario en uso.',
  'Discuss the project with the institute early.': 'Hablar pronto del proyecto con el instituto.',
  'Do genetic work in Nepal; samples are as a rule not allowed to leave.':
    'Hacer el trabajo genético en Nepal; por lo general las muestras no pueden salir.',
  'Do not export without permission, whatever the reason; endangered native breeds may not go out for commercial aims.':
    'No exportar sin permiso, sea cual sea el motivo; las razas autóctonas en peligro no pueden salir con fines comerciales.',
  'Do not promise rights in the resources or the knowledge to anyone outside before the authority has agreed (article 7).':
    'No prometer a nadie de fuera derechos sobre los recursos o los conocimientos antes de que la autoridad haya dado su acuerdo (artículo 7).',
  'Do the research and development.': 'Hacer la investigación y el desarrollo.',
  'Download and fill in the application form and hand it in with the enclosures.':
    'Descargar y rellenar el formulario de solicitud y entregarlo con los anexos.',
  'Download the form of the 2014 regulation and file it with the department.':
    'Descargar el formulario del reglamento de 2014 y presentarlo ante el departamento.',
  'Download the receipts and the certificate of the administrative check (verificação).':
    'Descargar los comprobantes y el certificado de la verificación administrativa (verificação).',
  'EBI consults the institution in charge and grants the permit; foreigners are accompanied by staff of EBI or another institution.':
    'EBI consulta a la institución competente y concede el permiso; los extranjeros van acompañados por personal de EBI o de otra institución.',
  'EBI examines it and gives or refuses prior informed consent.':
    'EBI la examina y da o deniega el consentimiento fundamentado previo.',
  'EBI grants it without the full procedure and sets the duties.':
    'EBI lo concede sin el procedimiento completo y fija las obligaciones.',
  'EBI negotiates and signs the access agreement on the basis of that consent.':
    'EBI negocia y firma el acuerdo de acceso sobre la base de ese consentimiento.',
  'Enter partner institutions in Brazil and abroad, sendings abroad and results (patents, intermediate products).':
    'Introducir las instituciones asociadas en Brasil y en el extranjero, los envíos al extranjero y los resultados (patentes, productos intermedios).',
  'Enter provider country, resource, permit or certificate and purpose, and submit.':
    'Introducir el país proveedor, el recurso, el permiso o el certificado y la finalidad, y enviar.',
  'Enter species and origin of the material or the source of the traditional knowledge and its provider.':
    'Introducir la especie y el origen del material, o la fuente de los conocimientos tradicionales y su proveedor.',
  'Enter the certificate number, or the information set and that terms were agreed.':
    'Introducir el número del certificado, o el conjunto de información y que se acordaron condiciones.',
  'Enter the data of Art. 4(3) of Regulation 511/2014 in the register.':
    'Introducir en el registro los datos del art. 4(3) del Reglamento 511/2014.',
  'Enter the people involved and the project as basic research, bioprospecting or economic use.':
    'Introducir las personas implicadas y el proyecto como investigación básica, bioprospección o aprovechamiento económico.',
  'Enter the person or company, date of birth or business number and contact.':
    'Introducir la persona o la empresa, la fecha de nacimiento o el número de empresa y el contacto.',
  'Enter the sending in the SisGen registration of the project.':
    'Inscribir el envío en el registro SisGen del proyecto.',
  'Enter title, abstract, sector, period and the whole team (CPF for Brazilians, an identity document for foreigners).':
    'Introducir el título, el resumen, el sector, el período y todo el equipo (CPF para los brasileños, un documento de identidad para los extranjeros).',
  'Establish country and date of access and check in the ABS Clearing-House whether that country was a Party with access rules in force at that date.':
    'Determinar el país y la fecha de acceso, y comprobar en el ABSCH si ese país era en esa fecha una Parte con normas de acceso en vigor.',
  'Exchange and publish observations and results (Article III of the Treaty).':
    'Intercambiar y publicar las observaciones y los resultados (artículo III del Tratado).',
  'Expect a complex procedure for commercial use (a concession is needed too), genetic modification or removal of material from New Zealand other than for taxonomy.':
    'Contar con un procedimiento complejo para el uso comercial (también hace falta una concesión), la modificación genética o la salida de material de Nueva Zelanda que no sea para taxonomía.',
  "Expect an extract of the application on the authority's website within five working days of admission.":
    'Contar con que se publique un extracto de la solicitud en el sitio web de la autoridad en los cinco días hábiles siguientes a la admisión.',
  'Expect checks by the voivodeship inspector of your seat or place of work, by a yearly plan of the Chief Inspector.':
    'Contar con controles del inspector del voivodato de su sede o lugar de trabajo, según un plan anual del inspector jefe.',
  'Expect publication of an extract within five working days of admission.':
    'Contar con la publicación de un extracto en los cinco días hábiles siguientes a la admisión.',
  'Explain aim, use, risks, benefits and publication in their language and give time.':
    'Explicar en su lengua la finalidad, el uso, los riesgos, los beneficios y la publicación, y dar tiempo.',
  'Explain impacts, rights and duties and follow the community protocol if there is one.':
    'Explicar los impactos, los derechos y las obligaciones, y seguir el protocolo comunitario si lo hay.',
  'Explain the acquisition and use fully to the owner (lead agency, community or land owner); for communal land hear the lowest local council.':
    'Explicar por completo la adquisición y el uso al dueño (organismo principal, comunidad o dueño del terreno); para tierras comunales, oír al consejo local de nivel más bajo.',
  'Explain the project and agree on technology transfer, benefit-sharing and protection of associated knowledge.':
    'Explicar el proyecto y acordar la transferencia de tecnología, la participación en los beneficios y la protección de los conocimientos asociados.',
  'Explain the project and obtain a written consent.': 'Explicar el proyecto y obtener un consentimiento escrito.',
  'Explain the project to the community in assemblies and wait for its decision.':
    'Explicar el proyecto a la comunidad en asambleas y esperar su decisión.',
  'Explain the work and the benefits in the iTaukei language.':
    'Explicar el trabajo y los beneficios en la lengua iTaukei.',
  'Explain why the analysis cannot be done in Sabah.': 'Explicar por qué el análisis no puede hacerse en Sabah.',
  'Explain why the work cannot be done in Ethiopia.': 'Explicar por qué el trabajo no puede hacerse en Etiopía.',
}
