import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with Q to Z. */
export const countryDutiesQtoZ: ContentTexts = {
  'Before the access, ask the Ministry of Environment and Climate Change for consent and terms.':
    'Antes do acesso, pedir o consentimento e os termos ao Ministério do Meio Ambiente e das Mudanças Climáticas.',
  'Before the use, ask the Ministry of Environment, Waters and Forests or the National Environmental Protection Agency (ANPM) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente, das Águas e das Florestas ou à agência nacional de proteção do meio ambiente (ANPM) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before taking the specimens, get the collecting permit of the Ministry of Environmental Protection, which asks the nature institute for an opinion.':
    'Antes de retirar os espécimes, obter a licença de coleta do Ministério da Proteção do Meio Ambiente, que pede um parecer ao instituto da natureza.',
  'Before the use, ask the Ministry of Environmental Protection in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério da Proteção do Meio Ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before samples leave, check export control, sanctions and the permits for species.':
    'Antes que as amostras partam, verificar o controle de exportações, as sanções e as licenças para espécies.',
  'Before the access, get permit, consent and agreed terms from the Rwanda Environment Management Authority (REMA), and the research permit of the science council.':
    'Antes do acesso, obter da autoridade de gestão ambiental de Ruanda (REMA) a licença, o consentimento e os termos acordados, e a licença de pesquisa do conselho de ciência.',
  'Before the use, ask the Rwanda Environment Management Authority (REMA) in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade de gestão ambiental de Ruanda (REMA) se consentimento e termos são exigidos para o acesso desde 12 de outubro de 2014, e arquivar a resposta.',
  'Before collecting, use or export, get the permit of the Ministry of Environment, Water and Agriculture and agree on benefits.':
    'Antes da coleta, do uso ou da exportação, obter a licença do Ministério do Meio Ambiente, da Água e da Agricultura e acordar os benefícios.',
  'Before the use, ask the Ministry of Environment, Water and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente, da Água e da Agricultura se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before trading wild specimens, get the licence of the National Center for Wildlife.':
    'Antes de comercializar espécimes silvestres, obter a licença do Centro Nacional da Vida Silvestre.',
  'Before biodiversity research or bioprospecting starts, agree with the kastom owners of the land or reef, and apply with Form D to the Protected Areas Advisory Committee for the permit.':
    'Antes do início da pesquisa em biodiversidade ou da bioprospecção, acordar com os proprietários consuetudinários (kastom) da terra ou do recife, e pedir a licença ao comitê consultivo de áreas protegidas com o formulário D.',
  'Before the work starts, get the research permit and the export permit.':
    'Antes do início do trabalho, obter a licença de pesquisa e a licença de exportação.',
  'Before the work starts, get the research permit, the consent of the land owners and the wildlife export permit.':
    'Antes do início do trabalho, obter a licença de pesquisa, o consentimento dos proprietários da terra e a licença de exportação de vida silvestre.',
  'Before specimens are collected or taken abroad, get the written approval of the ministry in charge of environment.':
    'Antes que espécimes sejam coletados ou levados ao exterior, obter a aprovação escrita do ministério responsável pelo meio ambiente.',
  'Before the use, ask the ministry in charge of environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the work begins, get the research permit of the Seychelles Bureau of Standards.':
    'Antes do início do trabalho, obter a licença de pesquisa do escritório de padrões de Seicheles.',
  'Before the use, ask the Higher Council for Environment and Natural Resources (HCENR) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao conselho superior do meio ambiente e dos recursos naturais (HCENR) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'At the end of the work, hand in a report to the National Parks Board (NParks).':
    'No fim do trabalho, entregar um relatório ao conselho de parques nacionais (NParks).',
  'Before the field study or collecting, apply online to the National Parks Board (NParks) for the research permit, one for each project.':
    'Antes do estudo de campo ou da coleta, pedir pela internet ao conselho de parques nacionais (NParks) a licença de pesquisa, uma por projeto.',
  'Before the use, ask the National Parks Board (NParks) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao conselho de parques nacionais (NParks) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before asking for the entry permit, apply to the Conservation Office of the Ascension Island Government for the environmental research permit.':
    'Antes de pedir a licença de entrada, pedir a licença de pesquisa ambiental ao escritório de conservação do governo da ilha de Ascensão.',
  'Before the research begins, apply to the St Helena Research Institute for the research licence and sign the protocol for researchers.':
    'Antes do início da pesquisa, pedir a licença de pesquisa ao instituto de pesquisa de Santa Helena e assinar o protocolo para pesquisadores.',
  'Before the use, ask the research authority of the island (St Helena Research Institute; on Ascension the Conservation Office) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade de pesquisa da ilha (instituto de pesquisa de Santa Helena; em Ascensão, o escritório de conservação) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the material is received, ask the plant gene bank for its transfer terms and sign them.':
    'Antes de receber o material, pedir ao banco de germoplasma vegetal os seus termos de transferência e assiná-los.',
  'Before the use, ask the Ministry of the Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  "Before the field work, apply for the Governor's permission in the portal Research in Svalbard by its closing day, and keep it with the material.":
    'Antes do trabalho de campo, pedir a permissão do Governador no portal Research in Svalbard dentro do prazo, e guardá-la com o material.',
  'Before the use, ask the Governor of Svalbard (Sysselmesteren) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Governador de Svalbard (Sysselmesteren) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Only if plants or animals leave Svalbard: ask the Norwegian Environment Agency for its permission.':
    'Só se plantas ou animais deixarem Svalbard: pedir a permissão da agência norueguesa do meio ambiente.',
  'Before the use, ask the Environment Protection Agency Sierra Leone (EPA-SL) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito à agência de proteção ambiental de Serra Leoa (EPA-SL) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before collecting or export, get the research and export permit of the Nature Conservation Division (NCD).':
    'Antes da coleta ou da exportação, obter a licença de pesquisa e exportação da divisão de conservação da natureza (NCD).',
  'Before the use, ask the Nature Conservation Division (NCD) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à divisão de conservação da natureza (NCD) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Ministry of Environment and Forestry (department of biodiversity) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e das Florestas (departamento de biodiversidade) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the use, ask the Direcção-Geral do Ambiente in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito à Direcção-Geral do Ambiente se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before collecting or export, apply to the Ministry of the Environment and Natural Resources (MARN) for the research, collecting and export permit.':
    'Antes da coleta ou da exportação, pedir ao Ministério do Meio Ambiente e dos Recursos Naturais (MARN) a licença de pesquisa, coleta e exportação.',
  'Before the use, ask the Ministry of the Environment and Natural Resources (MARN) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e dos Recursos Naturais (MARN) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before collecting, ask the Nature Foundation St. Maarten and the island government for the research, collecting and export permits.':
    'Antes da coleta, pedir à Nature Foundation St. Maarten e ao governo da ilha as licenças de pesquisa, coleta e exportação.',
  'Before the use, ask the Dutch focal point for access and benefit-sharing in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ponto focal holandês de acesso e repartição de benefícios se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Keep proof of the origin and the permits, and check whether the island has made rules since January 2023.':
    'Guardar a prova da origem e as licenças, e verificar se a ilha criou regras desde janeiro de 2023.',
  'Before the access, ask the environment authority and the agricultural research commission in writing, and check sanctions.':
    'Antes do acesso, perguntar por escrito à autoridade do meio ambiente e à comissão de pesquisa agrícola, e verificar as sanções.',
  'Before the use, ask the Eswatini Environment Authority (EEA) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade do meio ambiente de Essuatíni (EEA) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before collecting, get the written permission or licence of the Department of Environment and Coastal Resources (DECR).':
    'Antes da coleta, obter a permissão escrita ou a licença do departamento de meio ambiente e recursos costeiros (DECR).',
  'Before the use, ask the Department of Environment and Coastal Resources (DECR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de meio ambiente e recursos costeiros (DECR) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Ministry of Environment and Forest Resources (MERF) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e dos Recursos Florestais (MERF) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the access, apply to the Department of Agriculture for permission and sign the profit-sharing agreement.':
    'Antes do acesso, pedir a permissão ao Departamento de Agricultura e assinar o acordo de partilha de lucros.',
  'Before the access, ask the agency that manages the site or collection for permission and a transfer agreement.':
    'Antes do acesso, pedir ao órgão que administra o lugar ou a coleção a permissão e um termo de transferência.',
  'Before the knowledge is used, check the registers of the Department for Development of Thai Traditional and Alternative Medicine, and get its permission.':
    'Antes do uso dos conhecimentos, consultar os registros do departamento para o desenvolvimento da medicina tradicional e alternativa tailandesa, e obter a sua permissão.',
  'Before the work starts, get the permit of the National Research Council for foreigners.':
    'Antes do início do trabalho, obter a licença do Conselho Nacional de Pesquisa para estrangeiros.',
  'Before the work starts, notify the Department of Agriculture under the rules of section 53.':
    'Antes do início do trabalho, notificar o Departamento de Agricultura segundo as regras do artigo 53.',
  'Keep the research and export permits of the time.': 'Guardar as licenças de pesquisa e exportação da época.',
  'Before the access, ask the National Biodiversity and Biosafety Centre for consent and terms.':
    'Antes do acesso, pedir o consentimento e os termos ao centro nacional de biodiversidade e biossegurança.',
  'Before collecting, export or use, ask the National Directorate for Biodiversity for permission and terms.':
    'Antes da coleta, da exportação ou do uso, pedir permissão e termos à direção nacional da biodiversidade.',
  'Before the use, ask the National Directorate for Biodiversity in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à direção nacional da biodiversidade se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the authority in charge of environment protection in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade responsável pela proteção do meio ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the authority under the law on genetic resources of cultivated plants in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade segundo a lei de recursos genéticos de plantas cultivadas se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, ask the ministry in charge of environment (MEIDECC) for consent and terms, and clear the research approval.':
    'Antes do acesso, pedir o consentimento e os termos ao ministério responsável pelo meio ambiente (MEIDECC), e obter a aprovação da pesquisa.',
  'Before the use, ask the ministry in charge of environment (MEIDECC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente (MEIDECC) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before research on a native farm animal or its export, get the permission of the directorate of agricultural research (TAGEM) of the Ministry of Agriculture and Forestry.':
    'Antes da pesquisa em um animal de criação nativo ou da sua exportação, obter a permissão da direção de pesquisa agrícola (TAGEM) do Ministério da Agricultura e das Florestas.',
  'Before the access, apply to the Ministry of Agriculture and Forestry together with a Turkish institute.':
    'Antes do acesso, apresentar o pedido ao Ministério da Agricultura e das Florestas com um instituto turco.',
  'Deposit duplicates in the gene bank of the Ministry of Agriculture and Forestry.':
    'Depositar duplicatas no banco de germoplasma do Ministério da Agricultura e das Florestas.',
  'Before taking animals, get the special game licence of the Wildlife Section of the Forestry Division, and ask for the export permit with it.':
    'Antes de retirar animais, obter a licença especial de caça da seção de vida silvestre da divisão de florestas, e pedir com ela a licença de exportação.',
  'Before the use, ask the environmental policy division of the Ministry of Planning in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à divisão de política ambiental do Ministério do Planejamento se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, ask the Department of Environment and the island council (Falekaupule) for consent and terms.':
    'Antes do acesso, pedir o consentimento e os termos ao departamento de meio ambiente e ao conselho da ilha (Falekaupule).',
  'Before collecting, get the collecting and entry permit of the park, forest or species authority.':
    'Antes da coleta, obter a licença de coleta e entrada da autoridade de parques, florestas ou espécies.',
  'Before knowledge is used or material taken on indigenous land, ask the people or tribe for consent and share the benefits.':
    'Antes de usar conhecimentos ou retirar material em terra indígena, pedir o consentimento do povo ou da tribo e repartir os benefícios.',
  'Before the export, apply to the Ministry of Agriculture for approval; live protected animals go only between academic bodies or licensed zoos.':
    'Antes da exportação, pedir a aprovação do Ministério da Agricultura; animais vivos protegidos só vão entre órgãos acadêmicos ou zoológicos licenciados.',
  'Before the work starts, get the research permit of the science commission (COSTECH) and an agreement with a host institution; add wildlife, health or plant-gene permits and a transfer agreement.':
    'Antes do início do trabalho, obter a licença de pesquisa da comissão de ciência (COSTECH) e um acordo com uma instituição anfitriã; juntar as licenças de vida silvestre, saúde ou genes vegetais e um termo de transferência.',
  'Before the use, ask the Ministry of Environmental Protection and Natural Resources in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério da Proteção do Meio Ambiente e dos Recursos Naturais se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, sign the accessory agreement, get consent, sign the material transfer agreement, then get the access permit of the National Council for Science and Technology (UNCST).':
    'Antes do acesso, assinar o acordo acessório, obter o consentimento, assinar o termo de transferência de material e obter depois a autorização de acesso do conselho nacional de ciência e tecnologia (UNCST).',
  'Before the use, ask the Uganda National Council for Science and Technology (UNCST) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao conselho nacional de ciência e tecnologia de Uganda (UNCST) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the commercial use, sign a benefits-sharing agreement with the National Park Service, for example a cooperative research agreement, or get its waiver.':
    'Antes do uso comercial, assinar um acordo de repartição de benefícios com o National Park Service, por exemplo um acordo de pesquisa cooperativa, ou obter a sua dispensa.',
  'Before the knowledge is used, get the consent of the tribe.':
    'Antes do uso dos conhecimentos, obter o consentimento da tribo.',
  'Before the use, ask the owner or manager of the land or the collection in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao proprietário ou administrador da terra ou da coleção se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the work starts, get the consent of the tribe or the State.':
    'Antes do início do trabalho, obter o consentimento da tribo ou do Estado.',
  "Keep the written consents, State or federal collecting permits, and the supplier's terms (for example the transfer agreement of a culture collection).":
    'Guardar os consentimentos escritos, as licenças de coleta estaduais ou federais e as condições do fornecedor (por exemplo, o termo de transferência de uma coleção de culturas).',
  'Before the access, apply online to the environment ministry (DINABISE) for the access permit, commercial or non-commercial, and agree terms.':
    'Antes do acesso, pedir pela internet ao ministério do meio ambiente (DINABISE) a autorização de acesso, comercial ou não comercial, e acordar os termos.',
  'Before the use, ask the environment ministry (DINABISE) in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério do meio ambiente (DINABISE) se consentimento e termos são exigidos para o acesso desde 12 de outubro de 2014, e arquivar a resposta.',
  'By 30 June or 31 December of the year, as the environment ministry (DINABISE) says, file the sworn declaration of the access done online.':
    'No máximo em 30 de junho ou 31 de dezembro do ano, como disser o ministério do meio ambiente (DINABISE), apresentar pela internet a declaração juramentada do acesso feito.',
  'Before the use, ask the authority in charge of ecology in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade responsável pela ecologia se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Sustainable Development Unit in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à unidade de desenvolvimento sustentável se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before collecting, get the authorisation for scientific collecting or hunting from the directorate of biological diversity of the Ministry of Ecosocialism (MINEC).':
    'Antes da coleta, obter a autorização de coleta ou caça científica da direção de diversidade biológica do Ministério do Ecossocialismo (MINEC).',
  'Before samples leave the field for genetic work, apply to the Ministry of Ecosocialism (MINEC) for access to genetic resources and sign the contract.':
    'Antes que as amostras deixem o campo para trabalho genético, pedir ao Ministério do Ecossocialismo (MINEC) o acesso a recursos genéticos e assinar o contrato.',
  'Before the use, ask the directorate of biological diversity of the Ministry of Ecosocialism (MINEC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à direção de diversidade biológica do Ministério do Ecossocialismo (MINEC) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before their knowledge is used, get the consent of indigenous peoples and local communities.':
    'Antes do uso dos seus conhecimentos, obter o consentimento dos povos indígenas e das comunidades locais.',
  'Keep proof of the date and place of collection and of any later permit.':
    'Guardar prova da data e do lugar da coleta e de qualquer licença posterior.',
  'Before the research, apply to the Department of Conservation and Fisheries for the research permit, and involve government staff.':
    'Antes da pesquisa, pedir a licença de pesquisa ao departamento de conservação e pesca, e envolver pessoal do governo.',
  'Before the use, ask the Department of Conservation and Fisheries in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de conservação e pesca se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the research starts, get the research permit of the Division of Fish and Wildlife of the Department of Planning and Natural Resources (DPNR), and federal permits where they apply.':
    'Antes do início da pesquisa, obter a licença de pesquisa da divisão de pesca e vida silvestre do departamento de planejamento e recursos naturais (DPNR), e as licenças federais onde se aplicam.',
  'Before the use, ask the Department of Planning and Natural Resources (DPNR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de planejamento e recursos naturais (DPNR) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before material is taken abroad for study or joint work, follow the lighter route of Article 20, and keep its papers.':
    'Antes de levar material ao exterior para estudo ou trabalho conjunto, seguir a via mais simples do artigo 20, e guardar os seus documentos.',
  'Before the access, apply to the environment ministry or the province for the licence, and report on the use.':
    'Antes do acesso, pedir a licença ao ministério do meio ambiente ou à província, e prestar contas do uso.',
  'Before the access, register it with the environment ministry or the province; private persons need a Vietnamese science partner.':
    'Antes do acesso, registrá-lo no ministério do meio ambiente ou na província; particulares precisam de um parceiro científico vietnamita.',
  'Before the access, sign the benefit-sharing contract with the manager of the resource, and have the commune confirm it.':
    'Antes do acesso, assinar o contrato de repartição de benefícios com o administrador do recurso, e fazer a comuna confirmá-lo.',
  'Before the access, take the same five steps to a licence as foreign users.':
    'Antes do acesso, dar os mesmos cinco passos para uma licença que os usuários estrangeiros.',
  'Before the knowledge is used, name its holders in the contract and share benefits with them.':
    'Antes do uso dos conhecimentos, nomear os seus detentores no contrato e repartir os benefícios com eles.',
  'Before the material goes abroad or to a third party, get the licence of the environment ministry or the province; students and some joint work have a lighter route.':
    'Antes que o material vá para o exterior ou para um terceiro, obter a licença do ministério do meio ambiente ou da província; estudantes e alguns trabalhos conjuntos têm uma via mais simples.',
  'Find and keep the export and cooperation papers of the time.':
    'Encontrar e guardar os documentos de exportação e cooperação da época.',
  'Only if the purpose turns commercial: apply for a licence before it does.':
    'Só se a finalidade se tornar comercial: pedir uma licença antes disso.',
  'Before the access, apply to the environment department (Biodiversity Advisory Council) and agree terms with the custom owners.':
    'Antes do acesso, apresentar o pedido ao departamento de meio ambiente (conselho consultivo da biodiversidade) e acordar os termos com os proprietários consuetudinários.',
  'Before the access, apply to the Ministry of Natural Resources and Environment and agree terms with the village owners.':
    'Antes do acesso, apresentar o pedido ao Ministério dos Recursos Naturais e do Meio Ambiente e acordar os termos com os proprietários da aldeia.',
  'After collecting, at the latest one year later, report to the Clearing-House of the BBNJ Agreement and deposit samples and data.':
    'Após a coleta, no máximo um ano depois, comunicar ao centro de intercâmbio do Acordo BBNJ e depositar amostras e dados.',
  'Before the cruise, send the notice with the data management plan to the Clearing-House of the BBNJ Agreement through the national focal point, and get the batch identifier.':
    'Antes da expedição, enviar a notificação com o plano de gestão de dados ao centro de intercâmbio do Acordo BBNJ pelo ponto focal nacional, e obter o identificador de lote.',
  'Before the knowledge is used, get the consent of its holders and agree terms.':
    'Antes do uso dos conhecimentos, obter o consentimento dos seus detentores e acordar os termos.',
  "Before the use, ask the contact point of the BBNJ Agreement in the user's State whether that State, or the Union for its members, made the exception for older material.":
    'Antes do uso, perguntar ao ponto de contato do Acordo BBNJ no Estado do usuário se esse Estado, ou a União para seus membros, fez a exceção para o material mais antigo.',
  "Before the use, check whether the user's State is a Party to the BBNJ Agreement and whether it made the exception for older material.":
    'Antes do uso, verificar se o Estado do usuário é Parte no Acordo BBNJ e se fez a exceção para o material mais antigo.',
  'Keep position, date and vessel of the sampling to prove the area.':
    'Guardar a posição, a data e o navio da amostragem para provar a área.',
  'Label the samples as material of the high seas for later users.':
    'Etiquetar as amostras como material do alto-mar para os usuários posteriores.',
  'Notify utilisation, publications, patents, products and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar o uso, as publicações, as patentes, os produtos e as vendas ao centro de intercâmbio do Acordo BBNJ, pelo ponto focal nacional.',
  'Notify utilisation, results, patents and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar o uso, os resultados, as patentes e as vendas ao centro de intercâmbio do Acordo BBNJ, pelo ponto focal nacional.',
  'Before applying, find a South African person or entity to apply jointly with.':
    'Antes do pedido, encontrar uma pessoa ou entidade sul-africana com quem apresentá-lo.',
  'Before buying, check whether the species is indigenous and the use is biotrade.':
    'Antes da compra, verificar se a espécie é nativa e se o uso é biocomércio.',
  'Before collecting, get the provincial collecting permits and the consent of the land owner.':
    'Antes da coleta, obter as licenças de coleta da província e o consentimento do proprietário da terra.',
  'Before samples leave, apply to the environment department (DFFE) for the integrated export and bioprospecting permit; the export must be in the public interest.':
    'Antes que as amostras partam, pedir ao departamento de meio ambiente (DFFE) a licença integrada de exportação e bioprospecção; a exportação deve ser de interesse público.',
  'Before samples leave, sign the export agreement and notify, or get the export permit.':
    'Antes que as amostras partam, assinar o acordo de exportação e notificar, ou obter a licença de exportação.',
  'Before the commercialisation phase, apply to the environment department (DFFE) for the bioprospecting, biotrade or integrated permit.':
    'Antes da fase de comercialização, pedir ao departamento de meio ambiente (DFFE) a licença de bioprospecção, de biocomércio ou integrada.',
  'Before the discovery phase, notify the Minister through the environment department (DFFE), and commit to a permit and agreements before commercialisation.':
    'Antes da fase de descoberta, notificar o ministro pelo departamento de meio ambiente (DFFE), e comprometer-se com uma licença e com acordos antes da comercialização.',
  "Before the permit, conclude material transfer and benefit-sharing agreements with the access provider and with communities whose knowledge is used; both need the Minister's approval, and money flows through the trust fund.":
    'Antes da licença, celebrar os acordos de transferência de material e de repartição de benefícios com quem dá o acesso e com as comunidades cujos conhecimentos são usados; ambos precisam da aprovação do ministro, e o dinheiro passa pelo fundo fiduciário.',
  "Before the transfer, get the Minister's written consent.":
    'Antes da transferência, obter o consentimento escrito do ministro.',
  'Before the use, ask the Department of Forestry, Fisheries and the Environment (DFFE) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de florestas, pesca e meio ambiente (DFFE) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get the permit or the transitional application of the time from the environment department (DFFE).':
    'Antes do uso, obter do departamento de meio ambiente (DFFE) a licença ou o pedido transitório da época.',
  'Keep the standard material transfer agreement with which the material came, and follow it.':
    'Guardar o termo padrão de transferência de material com o qual o material veio, e cumpri-lo.',
  'On filing, lodge the statement on native resources and traditional knowledge, with proof, with the patent office (CIPC).':
    'No depósito, entregar ao escritório de patentes (CIPC) a declaração sobre recursos nativos e conhecimentos tradicionais, com prova.',
  'Only if the material was already abroad before 2006: ask the environment department (DFFE) which rules apply.':
    'Só se o material já estava no exterior antes de 2006: perguntar ao departamento de meio ambiente (DFFE) que regras se aplicam.',
  'Record why the species is exotic.': 'Registrar por que a espécie é exótica.',
  'Before the access, get consent, then the access or exploration permit of the registrar (PACRA), and sign the access agreement for approval.':
    'Antes do acesso, obter o consentimento, depois a autorização de acesso ou exploração do registrador (PACRA), e assinar o acordo de acesso para aprovação.',
  'Before the use, ask the ministry in charge of environment in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the access, apply to the environmental management agency for the bioprospecting or general licence, with the consent of the community.':
    'Antes do acesso, pedir à agência de gestão ambiental a licença de bioprospecção ou geral, com o consentimento da comunidade.',
  'Before the use, ask the Environmental Management Agency in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à agência de gestão ambiental se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before collecting, get the scientific research and collecting permit of the National Park Service, or in a marine sanctuary the permit of that sanctuary; transfers need the approval of the park.':
    'Antes de coletar, obter a licença de pesquisa científica e coleta do National Park Service ou, em um santuário marinho, a desse santuário; as transferências exigem a aprovação do parque.',
  'Before sampling at sea, ask the Norwegian Directorate of Fisheries through diplomatic channels.':
    'Antes da amostragem no mar, consultar por via diplomática a Direção das Pescas da Noruega.',
}
