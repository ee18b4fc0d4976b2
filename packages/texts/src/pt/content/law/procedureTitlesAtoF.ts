import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with A to F. */
export const procedureTitlesAtoF: ContentTexts = {
  'Accept the standard material transfer agreement as recipient':
    'Aceitar o termo padrão de transferência de material como destinatário',
  'Add projects or researchers to a framework contract, or change them':
    'Acrescentar projetos ou pesquisadores a um contrato-quadro, ou alterá-los',
  'Add the consent of the park service or of the indigenous organisation':
    'Acrescentar o consentimento do serviço de parques ou da organização indígena',
  'Agree a contract with the provider through the environment directorate':
    'Acordar um contrato com o provedor pela direção do meio ambiente',
  'Agree consent and benefit-sharing terms before commercial use':
    'Acordar o consentimento e a repartição de benefícios antes do uso comercial',
  'Agree in writing on access to Bulgarian genetic resources':
    'Acordar por escrito o acesso a recursos genéticos búlgaros',
  'Agree on benefit-sharing with the provider and have the terms confirmed':
    'Acordar a repartição de benefícios com o provedor e fazer confirmar os termos',
  'Agree the annex on traditional knowledge': 'Acordar o anexo sobre conhecimentos tradicionais',
  'Agree with the holder of traditional Chinese medicine knowledge':
    'Acordar com o detentor de conhecimentos de medicina tradicional chinesa',
  'Answer an OPSS inspection or notice': 'Responder a uma inspeção ou notificação da OPSS',
  'Answer the BfN in a check': 'Responder ao BfN em uma verificação',
  'Apply for Sami traditional knowledge': 'Pedir conhecimentos tradicionais sámi',
  'Apply for a bioprospecting, biotrade or integrated biotrade and bioprospecting permit':
    'Pedir uma licença de bioprospecção, de biocomércio ou integrada de biocomércio e bioprospecção',
  'Apply for a research permit on wild animals as a foreigner':
    'Pedir, como estrangeiro, uma licença de pesquisa sobre animais silvestres',
  'Apply for access and sign the benefit-sharing agreement':
    'Pedir o acesso e assinar o acordo de repartição de benefícios',
  'Apply for access and sign the benefit-sharing contract':
    'Pedir o acesso e assinar o contrato de repartição de benefícios',
  'Apply for access for commercial use': 'Pedir o acesso para uso comercial',
  'Apply for access for non-commercial research': 'Pedir o acesso para pesquisa não comercial',
  'Apply for access to Azorean natural resources for science':
    'Pedir o acesso a recursos naturais dos Açores para a ciência',
  'Apply for access to crop resources for commercial use': 'Pedir o acesso a recursos de culturas para uso comercial',
  'Apply for access to crop resources for non-commercial research':
    'Pedir o acesso a recursos de culturas para pesquisa não comercial',
  'Apply for access to genetic resources': 'Pedir o acesso a recursos genéticos',
  'Apply for and negotiate the access contract with the State': 'Pedir e negociar o contrato de acesso com o Estado',
  'Apply for and negotiate the individual access contract with the State':
    'Pedir e negociar o contrato individual de acesso com o Estado',
  'Apply for and sign the access contract with the State': 'Pedir e assinar o contrato de acesso com o Estado',
  'Apply for consent: academic or conservation research': 'Pedir o consentimento: pesquisa acadêmica ou de conservação',
  'Apply for consent: research and development': 'Pedir o consentimento: pesquisa e desenvolvimento',
  'Apply for entry of a Czech collection in the Union register':
    'Pedir a inscrição de uma coleção tcheca no registro da União',
  'Apply for entry of a German collection in the Union register':
    'Pedir a inscrição de uma coleção alemã no registro da União',
  'Apply for entry of a Polish collection in the Union register':
    'Pedir a inscrição de uma coleção polonesa no registro da União',
  'Apply for entry of a Slovak collection in the Union register':
    'Pedir a inscrição de uma coleção eslovaca no registro da União',
  'Apply for entry of a Swedish collection in the Union register':
    'Pedir a inscrição de uma coleção sueca no registro da União',
  'Apply for entry of an Estonian collection in the Union register':
    'Pedir a inscrição de uma coleção estoniana no registro da União',
  'Apply for entry of an Irish collection in the Union register':
    'Pedir a inscrição de uma coleção irlandesa no registro da União',
  'Apply for prior informed consent': 'Pedir o consentimento prévio informado',
  'Apply for prior informed consent and sign the accessory agreement':
    'Pedir o consentimento prévio informado e assinar o acordo acessório',
  'Apply for the ABS permit': 'Pedir a licença de acesso e repartição de benefícios',
  'Apply for the ABS permit and agree terms':
    'Pedir a licença de acesso e repartição de benefícios e acordar os termos',
  'Apply for the CONAP research licence': 'Pedir a licença de pesquisa do CONAP',
  'Apply for the Scientific Research and Collecting Permit of a national park':
    'Pedir a licença de pesquisa científica e coleta de um parque nacional',
  'Apply for the access permit': 'Pedir a autorização de acesso',
  'Apply for the access permit and sign the access agreement':
    'Pedir a autorização de acesso e assinar o acordo de acesso',
  'Apply for the access permit or exploration permit': 'Pedir a autorização de acesso ou a licença de exploração',
  'Apply for the access permit, with a contract for commercial use':
    'Pedir a autorização de acesso, com um contrato para uso comercial',
  'Apply for the authorisation for non-commercial access and sign the simplified contract':
    'Pedir a autorização de acesso não comercial e assinar o contrato simplificado',
  'Apply for the authorisation of access and negotiate the sharing contract':
    'Pedir a autorização de acesso e negociar o contrato de repartição',
  'Apply for the authorisation to collect and use forest biological or genetic resources':
    'Pedir a autorização para coletar e usar recursos biológicos ou genéticos florestais',
  'Apply for the authorisation to use wild species in biotechnology':
    'Pedir a autorização para usar espécies silvestres em biotecnologia',
  'Apply for the basic research permit': 'Pedir a licença de pesquisa básica',
  'Apply for the bioprospecting or general licence': 'Pedir a licença de bioprospecção ou geral',
  'Apply for the bioprospecting permit': 'Pedir a licença de bioprospecção',
  'Apply for the bioprospecting undertaking': 'Pedir o compromisso de bioprospecção',
  'Apply for the commercial permit and sign the benefit-sharing agreement with the State':
    'Pedir a licença comercial e assinar com o Estado o acordo de repartição de benefícios',
  'Apply for the country park permit': 'Pedir a licença de parque rural',
  'Apply for the environmental authorisation for access to genetic resources':
    'Pedir a autorização ambiental de acesso a recursos genéticos',
  'Apply for the environmental research permit': 'Pedir a licença de pesquisa ambiental',
  'Apply for the environmental research permit of Ascension': 'Pedir a licença de pesquisa ambiental de Ascensão',
  'Apply for the exploration permit': 'Pedir a licença de exploração',
  'Apply for the export approval for wild animals': 'Pedir a aprovação de exportação de animais silvestres',
  'Apply for the export licence for biological and genetic resources':
    'Pedir a licença de exportação de recursos biológicos e genéticos',
  'Apply for the export permit for research other than bioprospecting':
    'Pedir a licença de exportação para pesquisa que não seja bioprospecção',
  'Apply for the genetic material export permit': 'Pedir a licença de exportação de material genético',
  'Apply for the integrated export and bioprospecting permit':
    'Pedir a licença integrada de exportação e bioprospecção',
  'Apply for the licence to access genetic resources': 'Pedir a licença de acesso a recursos genéticos',
  'Apply for the licence to exploit genetic resources': 'Pedir a licença para explorar recursos genéticos',
  'Apply for the marine research permit': 'Pedir a licença de pesquisa marinha',
  'Apply for the marine scientific research permit': 'Pedir a licença de pesquisa científica marinha',
  'Apply for the permit for non-commercial research': 'Pedir a licença de pesquisa não comercial',
  'Apply for the permit or concession for economic use': 'Pedir a licença ou concessão de aproveitamento econômico',
  'Apply for the permit to access and use genetic material of native wild species':
    'Pedir a autorização de acesso e uso de material genético de espécies silvestres nativas',
  'Apply for the permit to access genetic resources or associated traditional knowledge':
    'Pedir a autorização de acesso a recursos genéticos ou a conhecimentos tradicionais associados',
  'Apply for the permit to enter forest reserves': 'Pedir a licença de entrada em reservas florestais',
  'Apply for the regulated activity permit': 'Pedir a licença de atividade regulada',
  'Apply for the research and collecting permit': 'Pedir a licença de pesquisa e coleta',
  'Apply for the research licence of St Helena': 'Pedir a licença de pesquisa de Santa Helena',
  'Apply for the research permit': 'Pedir a licença de pesquisa',
  'Apply for the research permit to collect, keep and use plant genetic resources':
    'Pedir a licença de pesquisa para coletar, guardar e usar recursos fitogenéticos',
  'Apply for the research, collecting and export permit': 'Pedir a licença de pesquisa, coleta e exportação',
  'Apply for the scientific research licence': 'Pedir a licença de pesquisa científica',
  'Apply for the scoping phase': 'Pedir a fase preliminar',
  'Apply for the special game licence': 'Pedir a licença especial de caça',
  'Apply for the wildlife research permit': 'Pedir a licença de pesquisa em fauna silvestre',
  'Apply for wildlife research permission': 'Pedir a permissão de pesquisa em vida silvestre',
  'Apply to MARENA for access': 'Pedir o acesso ao MARENA',
  'Apply to the ABS focal point, register and sign the agreements':
    'Dirigir-se ao ponto focal, registrar-se e assinar os acordos',
  'Apply to the Department of Plant Resources for plant research':
    'Dirigir-se ao departamento de recursos vegetais para pesquisa com plantas',
  'Apply to the gene bank for its accessions': 'Pedir ao banco de germoplasma os seus acessos',
  'Apply to use traditional knowledge of resident communities':
    'Pedir o uso de conhecimentos tradicionais de comunidades residentes',
  'As a registered national researcher, file the sworn declaration of access':
    'Como pesquisador nacional registrado, apresentar a declaração juramentada de acesso',
  'Ask CONAP in writing about consent and agreed terms under the Nagoya Protocol':
    'Perguntar por escrito ao CONAP sobre o consentimento e os termos acordados segundo o Protocolo de Nagoia',
  'Ask for a certificate of regular access': 'Pedir um certificado de acesso regular',
  'Ask for approval before transferring material, knowledge or results':
    'Pedir aprovação antes de transferir material, conhecimentos ou resultados',
  'Ask for confirmation whether the project is bioprospecting in the Northern Territory':
    'Pedir a confirmação de que o projeto é ou não bioprospecção no Território do Norte',
  'Ask for consent and agree terms on forest genetic resources':
    'Pedir consentimento e acordar termos sobre recursos genéticos florestais',
  'Ask for consent to transfer or export samples': 'Pedir consentimento para transferir ou exportar amostras',
  'Ask for permission before access': 'Pedir permissão antes do acesso',
  'Ask for research and export permits': 'Pedir as licenças de pesquisa e exportação',
  'Ask for the certificate that a genetic resource was acquired in Japan':
    'Pedir o certificado de que um recurso genético foi adquirido no Japão',
  'Ask for the terms of access and export': 'Pedir as condições de acesso e exportação',
  'Ask for the written permission or licence of the department':
    'Pedir a permissão escrita ou a licença do departamento',
  'Ask the Biodiversity Directorate for consent or a no-objection':
    'Pedir à direção da biodiversidade o consentimento ou uma não objeção',
  'Ask the Department of Environment for access': 'Pedir o acesso ao departamento de meio ambiente',
  'Ask the Department of Environment for consent and terms':
    'Pedir o consentimento e os termos ao departamento de meio ambiente',
  'Ask the Department of Environment for permission to do research':
    'Pedir ao departamento de meio ambiente permissão para pesquisar',
  'Ask the National Biodiversity and Biosafety Centre for consent and terms':
    'Pedir o consentimento e os termos ao centro nacional de biodiversidade e biossegurança',
  'Ask the North Province or the Loyalty Islands Province for authorisation and customary consent':
    'Pedir à Província Norte ou à Província das Ilhas Lealdade a autorização e o consentimento consuetudinário',
  'Ask the authority in charge of ecology in writing before access':
    'Perguntar por escrito à autoridade responsável pela ecologia antes do acesso',
  'Ask the authority in writing before access': 'Perguntar por escrito à autoridade antes do acesso',
  'Ask the authority which consent and permits are needed':
    'Perguntar à autoridade que consentimento e licenças são necessários',
  'Ask the biodiversity directorate about consent and agreed terms':
    'Perguntar à direção da biodiversidade sobre o consentimento e os termos acordados',
  'Ask the biodiversity directorate and get the research permit':
    'Perguntar à direção da biodiversidade e obter a licença de pesquisa',
  'Ask the biodiversity directorate for the collecting and the access authorisation':
    'Pedir à direção da biodiversidade a autorização de coleta e a de acesso',
  'Ask the environment agency for consent and agree terms':
    'Pedir o consentimento à agência do meio ambiente e acordar os termos',
  'Ask the environment agency in writing whether consent and terms are needed':
    'Perguntar por escrito à agência do meio ambiente se são necessários consentimento e termos',
  'Ask the environment authority and the agricultural research commission; check sanctions':
    'Perguntar à autoridade do meio ambiente e à comissão de pesquisa agrícola; verificar as sanções',
  'Ask the environment division for permission and terms': 'Pedir permissão e termos à divisão do meio ambiente',
  'Ask the environment ministry for consent and agree terms':
    'Pedir o consentimento ao ministério do meio ambiente e acordar os termos',
  'Ask the environment ministry for consent and agree with village owners':
    'Pedir o consentimento ao ministério do meio ambiente e acordar com os proprietários da aldeia',
  'Ask the environment ministry for consent and terms':
    'Pedir o consentimento e os termos ao ministério do meio ambiente',
  'Ask the environment ministry for consent or a no-objection':
    'Pedir ao ministério do meio ambiente o consentimento ou uma não objeção',
  'Ask the environment ministry which consent the Environment and Natural Resources Code asks for':
    'Perguntar ao ministério do meio ambiente que consentimento pede o código do meio ambiente e dos recursos naturais',
  'Ask the focal point and the forest department; check sanctions':
    'Perguntar ao ponto focal e ao departamento florestal; verificar as sanções',
  'Ask the focal point and the island which permit and terms apply':
    'Perguntar ao ponto focal e à ilha que licença e termos se aplicam',
  'Ask the focal point in writing and sign a transfer agreement before export':
    'Perguntar por escrito ao ponto focal e assinar um termo de transferência antes da exportação',
  'Ask the focal point in writing before access': 'Perguntar por escrito ao ponto focal antes do acesso',
  'Ask the focal point in writing whether consent and terms are needed':
    'Perguntar por escrito ao ponto focal se são necessários consentimento e termos',
  'Ask the forestry and wildlife committee about gene-pool rules and collections':
    'Perguntar ao comitê de florestas e vida silvestre sobre as regras do patrimônio genético e as coleções',
  'Ask the ministry for permission to do research': 'Pedir ao ministério permissão para pesquisar',
  'Ask the ministry or the agency in writing before access':
    'Perguntar por escrito ao ministério ou à agência antes do acesso',
  'Ask the nature organisation and the island government for the permits':
    'Pedir as licenças à organização da natureza e ao governo da ilha',
  'Ask the seed service for consent and terms for agricultural genetic resources':
    'Pedir ao serviço de sementes o consentimento e os termos para recursos genéticos agrícolas',
  'Ask the state and the owners for consent and terms':
    'Pedir ao estado e aos proprietários o consentimento e os termos',
  'Ask the village council for permission': 'Pedir permissão ao conselho da aldeia',
  'Ask the wildlife administration for genetic resources of wild animals':
    'Dirigir-se à administração da vida silvestre para recursos genéticos de animais silvestres',
  'Bring a joint research project under the section 5 exemption':
    'Enquadrar um projeto de pesquisa conjunta na isenção do artigo 5',
  'Build and keep the due diligence file': 'Montar e guardar o dossiê de devida diligência',
  'Check disclosure and terms before a patent filing':
    'Verificar a divulgação e os termos antes de um depósito de patente',
  'Check export, species and sanctions rules': 'Verificar as regras de exportação, espécies e sanções',
  'Check in writing whether the work is excluded from the access rules':
    'Verificar por escrito se o trabalho fica fora das regras de acesso',
  'Check the rules on bioresource collections before taking collection material':
    'Verificar as regras sobre coleções de biorrecursos antes de tirar material de coleção',
  'Check the terms on sequence data': 'Verificar as condições sobre dados de sequências',
  'Check whether research collecting needs a permit': 'Verificar se a coleta para pesquisa precisa de licença',
  'Clarify prior consultation with ethnic communities': 'Esclarecer a consulta prévia com as comunidades étnicas',
  'Clarify seeds and plant genetic resources with the seed authority':
    'Esclarecer sementes e recursos fitogenéticos com a autoridade de sementes',
  'Complete the export papers': 'Completar os documentos de exportação',
  'Conclude an SMTA 2 with WHO as recipient outside the network':
    'Celebrar um SMTA 2 com a OMS como destinatário fora da rede',
  'Conclude material transfer and benefit-sharing agreements with the stakeholders':
    'Celebrar os acordos de transferência de material e de repartição de benefícios com as partes interessadas',
  'Conclude the ABS contract with the provider':
    'Celebrar o contrato de acesso e repartição de benefícios com o provedor',
  'Conclude the access agreement and have it approved': 'Celebrar o acordo de acesso e fazê-lo aprovar',
  'Conclude the access and benefit-sharing agreement': 'Celebrar o acordo de acesso e repartição de benefícios',
  'Conclude the materials transfer agreement': 'Celebrar o termo de transferência de materiais',
  'Contribute to the Cali Fund': 'Contribuir para o Fundo de Cali',
  'Declare access to French genetic resources': 'Declarar o acesso a recursos genéticos franceses',
  'Declare due diligence at the final stage of product development':
    'Declarar a devida diligência na fase final do desenvolvimento do produto',
  'Declare due diligence at the product stage to the authority of the sector':
    'Declarar a devida diligência na fase de produto à autoridade do setor',
  'Declare due diligence at the research-funding stage':
    'Declarar a devida diligência na fase de financiamento da pesquisa',
  'Declare due diligence before placing a product on the market':
    'Declarar a devida diligência antes de colocar um produto no mercado',
  'Declare due diligence on receipt of research funding':
    'Declarar a devida diligência ao receber financiamento de pesquisa',
  'Declare due diligence to the funding body': 'Declarar a devida diligência ao órgão financiador',
  'Declare the access in the patent application to INPI': 'Declarar o acesso ao INPI no pedido de patente',
  'Declare the collection in the South Province (local non-commercial users)':
    'Declarar a coleta na Província Sul (usuários locais não comerciais)',
  'Declare the transfer of collected resources': 'Declarar a transferência de recursos coletados',
  'Disclose the source of genetic resources in a Chinese patent application':
    'Divulgar a fonte de recursos genéticos em um pedido de patente chinês',
  'Enter a Spanish collection in the Union register': 'Inscrever uma coleção espanhola no registro da União',
  'Enter a collection in the Union register, or buy from one':
    'Inscrever uma coleção no registro da União, ou adquirir de uma',
  'File an international clinical trial that uses Chinese human genetic resources':
    'Registrar um ensaio clínico internacional que usa recursos genéticos humanos chineses',
  'File due diligence declarations': 'Apresentar as declarações de devida diligência',
  'File due diligence declarations (grant, product, patent)':
    'Apresentar as declarações de devida diligência (subvenção, produto, patente)',
  'File due diligence declarations and keep the file':
    'Apresentar as declarações de devida diligência e guardar o dossiê',
  'File due diligence declarations in France': 'Apresentar as declarações de devida diligência na França',
  'File due diligence declarations under Regulation 511/2014':
    'Apresentar as declarações de devida diligência segundo o Regulamento 511/2014',
  'File due diligence declarations with the BfN': 'Apresentar as declarações de devida diligência ao BfN',
  'File the access contract with the patent application': 'Apresentar o contrato de acesso com o pedido de patente',
  'File the annual statement of resources used': 'Apresentar a declaração anual dos recursos usados',
  'Find out whether the company is expected to pay into the Cali Fund':
    'Descobrir se se espera que a empresa pague ao Fundo de Cali',
  'Follow the section 53 rules for non-commercial plant research':
    'Seguir as regras do artigo 53 para pesquisa não comercial com plantas',
}
