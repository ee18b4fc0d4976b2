import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with A to F. */
export const procedureTitlesAtoF: ContentTexts = {
  'Accept the standard material transfer agreement as recipient':
    'Aceptar el acuerdo normalizado de transferencia de material como receptor',
  'Add projects or researchers to a framework contract, or change them':
    'Añadir proyectos o investigadores a un contrato marco, o cambiarlos',
  'Add the consent of the park service or of the indigenous organisation':
    'Añadir el consentimiento del servicio de parques o de la organización indígena',
  'Agree a contract with the provider through the environment directorate':
    'Acordar un contrato con el proveedor por la dirección de medio ambiente',
  'Agree consent and benefit-sharing terms before commercial use':
    'Acordar el consentimiento y la participación en los beneficios antes del uso comercial',
  'Agree in writing on access to Bulgarian genetic resources':
    'Acordar por escrito el acceso a recursos genéticos búlgaros',
  'Agree on benefit-sharing with the provider and have the terms confirmed':
    'Acordar la participación en los beneficios con el proveedor y hacer confirmar las condiciones',
  'Agree the annex on traditional knowledge': 'Acordar el anexo sobre conocimientos tradicionales',
  'Agree with the holder of traditional Chinese medicine knowledge':
    'Acordar con el titular de conocimientos de medicina tradicional china',
  'Answer an OPSS inspection or notice': 'Responder a una inspección o aviso de la OPSS',
  'Answer the BfN in a check': 'Responder al BfN en un control',
  'Apply for Sami traditional knowledge': 'Solicitar conocimientos tradicionales samis',
  'Apply for a bioprospecting, biotrade or integrated biotrade and bioprospecting permit':
    'Solicitar un permiso de bioprospección, de biocomercio o integrado de biocomercio y bioprospección',
  'Apply for a research permit on wild animals as a foreigner':
    'Solicitar, como extranjero, un permiso de investigación sobre animales silvestres',
  'Apply for access and sign the benefit-sharing agreement':
    'Solicitar el acceso y firmar el acuerdo de participación en los beneficios',
  'Apply for access and sign the benefit-sharing contract':
    'Solicitar el acceso y firmar el contrato de participación en los beneficios',
  'Apply for access for commercial use': 'Solicitar el acceso para uso comercial',
  'Apply for access for non-commercial research': 'Solicitar el acceso para investigación no comercial',
  'Apply for access to Azorean natural resources for science':
    'Solicitar el acceso a recursos naturales de las Azores para la ciencia',
  'Apply for access to crop resources for commercial use':
    'Solicitar el acceso a recursos de cultivos para uso comercial',
  'Apply for access to crop resources for non-commercial research':
    'Solicitar el acceso a recursos de cultivos para investigación no comercial',
  'Apply for access to genetic resources': 'Solicitar el acceso a recursos genéticos',
  'Apply for and negotiate the access contract with the State':
    'Solicitar y negociar el contrato de acceso con el Estado',
  'Apply for and negotiate the individual access contract with the State':
    'Solicitar y negociar el contrato individual de acceso con el Estado',
  'Apply for and sign the access contract with the State': 'Solicitar y firmar el contrato de acceso con el Estado',
  'Apply for consent: academic or conservation research':
    'Solicitar el consentimiento: investigación académica o de conservación',
  'Apply for consent: research and development': 'Solicitar el consentimiento: investigación y desarrollo',
  'Apply for entry of a Czech collection in the Union register':
    'Solicitar la inscripción de una colección checa en el registro de la Unión',
  'Apply for entry of a German collection in the Union register':
    'Solicitar la inscripción de una colección alemana en el registro de la Unión',
  'Apply for entry of a Polish collection in the Union register':
    'Solicitar la inscripción de una colección polaca en el registro de la Unión',
  'Apply for entry of a Slovak collection in the Union register':
    'Solicitar la inscripción de una colección eslovaca en el registro de la Unión',
  'Apply for entry of a Swedish collection in the Union register':
    'Solicitar la inscripción de una colección sueca en el registro de la Unión',
  'Apply for entry of an Estonian collection in the Union register':
    'Solicitar la inscripción de una colección estonia en el registro de la Unión',
  'Apply for entry of an Irish collection in the Union register':
    'Solicitar la inscripción de una colección irlandesa en el registro de la Unión',
  'Apply for prior informed consent': 'Solicitar el consentimiento fundamentado previo',
  'Apply for prior informed consent and sign the accessory agreement':
    'Solicitar el consentimiento fundamentado previo y firmar el acuerdo accesorio',
  'Apply for the ABS permit': 'Solicitar el permiso de acceso y participación en los beneficios',
  'Apply for the ABS permit and agree terms':
    'Solicitar el permiso de acceso y participación en los beneficios y acordar las condiciones',
  'Apply for the CONAP research licence': 'Solicitar la licencia de investigación del CONAP',
  'Apply for the Scientific Research and Collecting Permit of a national park':
    'Solicitar el permiso de investigación científica y colecta de un parque nacional',
  'Apply for the access permit': 'Solicitar el permiso de acceso',
  'Apply for the access permit and sign the access agreement':
    'Solicitar el permiso de acceso y firmar el acuerdo de acceso',
  'Apply for the access permit or exploration permit': 'Solicitar el permiso de acceso o el permiso de exploración',
  'Apply for the access permit, with a contract for commercial use':
    'Solicitar el permiso de acceso, con un contrato para uso comercial',
  'Apply for the authorisation for non-commercial access and sign the simplified contract':
    'Solicitar la autorización de acceso no comercial y firmar el contrato simplificado',
  'Apply for the authorisation of access and negotiate the sharing contract':
    'Solicitar la autorización de acceso y negociar el contrato de participación',
  'Apply for the authorisation to collect and use forest biological or genetic resources':
    'Solicitar la autorización para colectar y usar recursos biológicos o genéticos forestales',
  'Apply for the authorisation to use wild species in biotechnology':
    'Solicitar la autorización para usar especies silvestres en biotecnología',
  'Apply for the basic research permit': 'Solicitar el permiso de investigación básica',
  'Apply for the bioprospecting or general licence': 'Solicitar la licencia de bioprospección o general',
  'Apply for the bioprospecting permit': 'Solicitar el permiso de bioprospección',
  'Apply for the bioprospecting undertaking': 'Solicitar el compromiso de bioprospección',
  'Apply for the commercial permit and sign the benefit-sharing agreement with the State':
    'Solicitar el permiso comercial y firmar con el Estado el acuerdo de participación en los beneficios',
  'Apply for the country park permit': 'Solicitar el permiso de parque rural',
  'Apply for the environmental authorisation for access to genetic resources':
    'Solicitar la autorización ambiental de acceso a recursos genéticos',
  'Apply for the environmental research permit': 'Solicitar el permiso de investigación ambiental',
  'Apply for the environmental research permit of Ascension':
    'Solicitar el permiso de investigación ambiental de Ascensión',
  'Apply for the exploration permit': 'Solicitar el permiso de exploración',
  'Apply for the export approval for wild animals': 'Solicitar la aprobación de exportación de animales silvestres',
  'Apply for the export licence for biological and genetic resources':
    'Solicitar la licencia de exportación de recursos biológicos y genéticos',
  'Apply for the export permit for research other than bioprospecting':
    'Solicitar el permiso de exportación para investigación que no sea bioprospección',
  'Apply for the genetic material export permit': 'Solicitar el permiso de exportación de material genético',
  'Apply for the integrated export and bioprospecting permit':
    'Solicitar el permiso integrado de exportación y bioprospección',
  'Apply for the licence to access genetic resources': 'Solicitar la licencia de acceso a recursos genéticos',
  'Apply for the licence to exploit genetic resources': 'Solicitar la licencia para aprovechar recursos genéticos',
  'Apply for the marine research permit': 'Solicitar el permiso de investigación marina',
  'Apply for the marine scientific research permit': 'Solicitar el permiso de investigación científica marina',
  'Apply for the permit for non-commercial research': 'Solicitar el permiso de investigación no comercial',
  'Apply for the permit or concession for economic use':
    'Solicitar el permiso o la concesión de aprovechamiento económico',
  'Apply for the permit to access and use genetic material of native wild species':
    'Solicitar el permiso de acceso y uso de material genético de especies silvestres nativas',
  'Apply for the permit to access genetic resources or associated traditional knowledge':
    'Solicitar el permiso de acceso a recursos genéticos o a conocimientos tradicionales asociados',
  'Apply for the permit to enter forest reserves': 'Solicitar el permiso de entrada en reservas forestales',
  'Apply for the regulated activity permit': 'Solicitar el permiso de actividad regulada',
  'Apply for the research and collecting permit': 'Solicitar el permiso de investigación y colecta',
  'Apply for the research licence of St Helena': 'Solicitar la licencia de investigación de Santa Elena',
  'Apply for the research permit': 'Solicitar el permiso de investigación',
  'Apply for the research permit to collect, keep and use plant genetic resources':
    'Solicitar el permiso de investigación para colectar, guardar y usar recursos fitogenéticos',
  'Apply for the research, collecting and export permit':
    'Solicitar el permiso de investigación, colecta y exportación',
  'Apply for the scientific research licence': 'Solicitar la licencia de investigación científica',
  'Apply for the scoping phase': 'Solicitar la fase preliminar',
  'Apply for the special game licence': 'Solicitar la licencia especial de caza',
  'Apply for the wildlife research permit': 'Solicitar el permiso de investigación de vida silvestre',
  'Apply for wildlife research permission': 'Solicitar la autorización de investigación sobre vida silvestre',
  'Apply to MARENA for access': 'Solicitar el acceso al MARENA',
  'Apply to the ABS focal point, register and sign the agreements':
    'Acudir al punto focal, registrarse y firmar los acuerdos',
  'Apply to the Department of Plant Resources for plant research':
    'Acudir al departamento de recursos vegetales para investigación sobre plantas',
  'Apply to the gene bank for its accessions': 'Solicitar al banco de germoplasma sus accesiones',
  'Apply to use traditional knowledge of resident communities':
    'Solicitar el uso de conocimientos tradicionales de comunidades residentes',
  'As a registered national researcher, file the sworn declaration of access':
    'Como investigador nacional registrado, presentar la declaración jurada de acceso',
  'Ask CONAP in writing about consent and agreed terms under the Nagoya Protocol':
    'Preguntar por escrito al CONAP por el consentimiento y las condiciones acordadas según el Protocolo de Nagoya',
  'Ask for a certificate of regular access': 'Pedir un certificado de acceso regular',
  'Ask for approval before transferring material, knowledge or results':
    'Pedir aprobación antes de transferir material, conocimientos o resultados',
  'Ask for confirmation whether the project is bioprospecting in the Northern Territory':
    'Pedir la confirmación de si el proyecto es bioprospección en el Territorio del Norte',
  'Ask for consent and agree terms on forest genetic resources':
    'Pedir consentimiento y acordar condiciones sobre recursos genéticos forestales',
  'Ask for consent to transfer or export samples': 'Pedir consentimiento para transferir o exportar muestras',
  'Ask for permission before access': 'Pedir autorización antes del acceso',
  'Ask for research and export permits': 'Pedir los permisos de investigación y exportación',
  'Ask for the certificate that a genetic resource was acquired in Japan':
    'Pedir el certificado de que un recurso genético se adquirió en el Japón',
  'Ask for the terms of access and export': 'Pedir las condiciones de acceso y exportación',
  'Ask for the written permission or licence of the department':
    'Pedir la autorización escrita o la licencia del departamento',
  'Ask the Biodiversity Directorate for consent or a no-objection':
    'Pedir a la dirección de biodiversidad el consentimiento o una no objeción',
  'Ask the Department of Environment for access': 'Pedir el acceso al departamento de medio ambiente',
  'Ask the Department of Environment for consent and terms':
    'Pedir el consentimiento y las condiciones al departamento de medio ambiente',
  'Ask the Department of Environment for permission to do research':
    'Pedir al departamento de medio ambiente autorización para investigar',
  'Ask the National Biodiversity and Biosafety Centre for consent and terms':
    'Pedir el consentimiento y las condiciones al centro nacional de biodiversidad y bioseguridad',
  'Ask the North Province or the Loyalty Islands Province for authorisation and customary consent':
    'Pedir a la Provincia Norte o a la Provincia de las Islas de la Lealtad la autorización y el consentimiento consuetudinario',
  'Ask the authority in charge of ecology in writing before access':
    'Preguntar por escrito a la autoridad a cargo de la ecología antes del acceso',
  'Ask the authority in writing before access': 'Preguntar por escrito a la autoridad antes del acceso',
  'Ask the authority which consent and permits are needed':
    'Preguntar a la autoridad qué consentimiento y permisos hacen falta',
  'Ask the biodiversity directorate about consent and agreed terms':
    'Preguntar a la dirección de biodiversidad por el consentimiento y las condiciones acordadas',
  'Ask the biodiversity directorate and get the research permit':
    'Preguntar a la dirección de biodiversidad y obtener el permiso de investigación',
  'Ask the biodiversity directorate for the collecting and the access authorisation':
    'Pedir a la dirección de biodiversidad la autorización de colecta y la de acceso',
  'Ask the environment agency for consent and agree terms':
    'Pedir el consentimiento a la agencia de medio ambiente y acordar las condiciones',
  'Ask the environment agency in writing whether consent and terms are needed':
    'Preguntar por escrito a la agencia de medio ambiente si hacen falta consentimiento y condiciones',
  'Ask the environment authority and the agricultural research commission; check sanctions':
    'Preguntar a la autoridad de medio ambiente y a la comisión de investigación agrícola; comprobar las sanciones',
  'Ask the environment division for permission and terms':
    'Pedir autorización y condiciones a la división de medio ambiente',
  'Ask the environment ministry for consent and agree terms':
    'Pedir el consentimiento al ministerio de medio ambiente y acordar las condiciones',
  'Ask the environment ministry for consent and agree with village owners':
    'Pedir el consentimiento al ministerio de medio ambiente y acordar con los propietarios de la aldea',
  'Ask the environment ministry for consent and terms':
    'Pedir el consentimiento y las condiciones al ministerio de medio ambiente',
  'Ask the environment ministry for consent or a no-objection':
    'Pedir al ministerio de medio ambiente el consentimiento o una no objeción',
  'Ask the environment ministry which consent the Environment and Natural Resources Code asks for':
    'Preguntar al ministerio de medio ambiente qué consentimiento pide el código de medio ambiente y recursos naturales',
  'Ask the focal point and the forest department; check sanctions':
    'Preguntar al punto focal y al departamento forestal; comprobar las sanciones',
  'Ask the focal point and the island which permit and terms apply':
    'Preguntar al punto focal y a la isla qué permiso y condiciones se aplican',
  'Ask the focal point in writing and sign a transfer agreement before export':
    'Preguntar por escrito al punto focal y firmar un acuerdo de transferencia antes de la exportación',
  'Ask the focal point in writing before access': 'Preguntar por escrito al punto focal antes del acceso',
  'Ask the focal point in writing whether consent and terms are needed':
    'Preguntar por escrito al punto focal si hacen falta consentimiento y condiciones',
  'Ask the forestry and wildlife committee about gene-pool rules and collections':
    'Preguntar al comité de bosques y fauna por las normas del acervo genético y las colecciones',
  'Ask the ministry for permission to do research': 'Pedir al ministerio autorización para investigar',
  'Ask the ministry or the agency in writing before access':
    'Preguntar por escrito al ministerio o a la agencia antes del acceso',
  'Ask the nature organisation and the island government for the permits':
    'Pedir los permisos a la organización de la naturaleza y al gobierno de la isla',
  'Ask the seed service for consent and terms for agricultural genetic resources':
    'Pedir al servicio de semillas el consentimiento y las condiciones para recursos genéticos agrícolas',
  'Ask the state and the owners for consent and terms':
    'Pedir al estado y a los propietarios el consentimiento y las condiciones',
  'Ask the village council for permission': 'Pedir autorización al consejo de la aldea',
  'Ask the wildlife administration for genetic resources of wild animals':
    'Acudir a la administración de vida silvestre para recursos genéticos de animales silvestres',
  'Bring a joint research project under the section 5 exemption':
    'Acoger un proyecto de investigación conjunta a la exención del artículo 5',
  'Build and keep the due diligence file': 'Formar y conservar el expediente de diligencia debida',
  'Check disclosure and terms before a patent filing':
    'Comprobar la divulgación y las condiciones antes de solicitar una patente',
  'Check export, species and sanctions rules': 'Comprobar las normas de exportación, especies y sanciones',
  'Check in writing whether the work is excluded from the access rules':
    'Comprobar por escrito si el trabajo queda excluido de las normas de acceso',
  'Check the rules on bioresource collections before taking collection material':
    'Comprobar las normas sobre colecciones de biorrecursos antes de tomar material de ellas',
  'Check the terms on sequence data': 'Comprobar las condiciones sobre datos de secuencias',
  'Check whether research collecting needs a permit': 'Comprobar si la colecta para investigación necesita un permiso',
  'Clarify prior consultation with ethnic communities': 'Aclarar la consulta previa con las comunidades étnicas',
  'Clarify seeds and plant genetic resources with the seed authority':
    'Aclarar semillas y recursos fitogenéticos con la autoridad de semillas',
  'Complete the export papers': 'Completar los documentos de exportación',
  'Conclude an SMTA 2 with WHO as recipient outside the network':
    'Celebrar un SMTA 2 con la OMS como receptor fuera de la red',
  'Conclude material transfer and benefit-sharing agreements with the stakeholders':
    'Celebrar los acuerdos de transferencia de material y de participación en los beneficios con las partes interesadas',
  'Conclude the ABS contract with the provider':
    'Celebrar el contrato de acceso y participación en los beneficios con el proveedor',
  'Conclude the access agreement and have it approved': 'Celebrar el acuerdo de acceso y hacerlo aprobar',
  'Conclude the access and benefit-sharing agreement':
    'Celebrar el acuerdo de acceso y participación en los beneficios',
  'Conclude the materials transfer agreement': 'Celebrar el acuerdo de transferencia de materiales',
  'Contribute to the Cali Fund': 'Contribuir al Fondo de Cali',
  'Declare access to French genetic resources': 'Declarar el acceso a recursos genéticos franceses',
  'Declare due diligence at the final stage of product development':
    'Declarar la diligencia debida en la fase final del desarrollo del producto',
  'Declare due diligence at the product stage to the authority of the sector':
    'Declarar la diligencia debida en la fase de producto a la autoridad del sector',
  'Declare due diligence at the research-funding stage':
    'Declarar la diligencia debida en la fase de financiación de la investigación',
  'Declare due diligence before placing a product on the market':
    'Declarar la diligencia debida antes de poner un producto en el mercado',
  'Declare due diligence on receipt of research funding':
    'Declarar la diligencia debida al recibir financiación de investigación',
  'Declare due diligence to the funding body': 'Declarar la diligencia debida al organismo financiador',
  'Declare the access in the patent application to INPI': 'Declarar el acceso al INPI en la solicitud de patente',
  'Declare the collection in the South Province (local non-commercial users)':
    'Declarar la colecta en la Provincia Sur (usuarios locales no comerciales)',
  'Declare the transfer of collected resources': 'Declarar la transferencia de recursos colectados',
  'Disclose the source of genetic resources in a Chinese patent application':
    'Divulgar la fuente de recursos genéticos en una solicitud de patente china',
  'Enter a Spanish collection in the Union register': 'Inscribir una colección española en el registro de la Unión',
  'Enter a collection in the Union register, or buy from one':
    'Inscribir una colección en el registro de la Unión, o adquirir de una',
  'File an international clinical trial that uses Chinese human genetic resources':
    'Presentar un ensayo clínico internacional que usa recursos genéticos humanos chinos',
  'File due diligence declarations': 'Presentar las declaraciones de diligencia debida',
  'File due diligence declarations (grant, product, patent)':
    'Presentar las declaraciones de diligencia debida (subvención, producto, patente)',
  'File due diligence declarations and keep the file':
    'Presentar las declaraciones de diligencia debida y conservar el expediente',
  'File due diligence declarations in France': 'Presentar las declaraciones de diligencia debida en Francia',
  'File due diligence declarations under Regulation 511/2014':
    'Presentar las declaraciones de diligencia debida según el Reglamento 511/2014',
  'File due diligence declarations with the BfN': 'Presentar las declaraciones de diligencia debida ante el BfN',
  'File the access contract with the patent application': 'Presentar el contrato de acceso con la solicitud de patente',
  'File the annual statement of resources used': 'Presentar la declaración anual de los recursos usados',
  'Find out whether the company is expected to pay into the Cali Fund':
    'Averiguar si se espera que la empresa pague al Fondo de Cali',
  'Follow the section 53 rules for non-commercial plant research':
    'Seguir las normas del artículo 53 para investigación no comercial de plantas',
}
