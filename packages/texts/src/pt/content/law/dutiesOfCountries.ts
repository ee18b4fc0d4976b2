import type { ContentTexts } from '../../../content.ts'

/** Duties of other single countries and of the high seas. */
export const dutiesOfCountries: ContentTexts = {
  'Before collecting in Wallis and Futuna, get the consent of the customary owner of the land, and keep it with the material.':
    'Antes da coleta em Wallis e Futuna, obter o consentimento do proprietário consuetudinário da terra, e guardá-lo com o material.',
  'Only for Adélie Land: before the work, get the authorisation for activities in the Antarctic (Environment Code, Art. L. 711-1 to L. 713-9 and R. 712-1).':
    'Só para a Terra Adélia: antes do trabalho, obter a autorização de atividades na Antártida (Código do Meio Ambiente, arts. L. 711-1 a L. 713-9 e R. 712-1).',
  'Keep dated proof of the acquisition and of the use made before 1 July 2017.':
    'Guardar prova datada da aquisição e do uso feitos antes de 1º de julho de 2017.',
  'Before the use, establish whether the research line began before or after 1 July 2017; if after, file a declaration with the environment ministry or ask it in writing.':
    'Antes do uso, determinar se a linha de pesquisa começou antes ou depois de 1º de julho de 2017; se depois, apresentar uma declaração ao ministério do meio ambiente ou perguntar-lhe por escrito.',
  'Before the new use, apply to the environment ministry for an authorisation, or get its written statement that none is needed.':
    'Antes do novo uso, pedir uma autorização ao ministério do meio ambiente, ou obter a sua declaração escrita de que nenhuma é necessária.',
  'Before the work starts, file the declaration with the environment ministry (form Cerfa 15786 or online) and wait for the receipt, which is due within two months.':
    'Antes do início do trabalho, apresentar a declaração ao ministério do meio ambiente (formulário Cerfa 15786 ou pela internet) e esperar o recibo, devido em dois meses.',
  'Pass the receipt on with the material, and keep it for 20 years after the use ends.':
    'Passar o recibo com o material, e guardá-lo por 20 anos após o fim do uso.',
  'Before the work starts, apply to the environment ministry (overseas to the authority that has taken over the competence) for the authorisation and negotiate the benefit-sharing contract; a standard contract exists by order of 13 September 2017.':
    'Antes do início do trabalho, pedir a autorização ao ministério do meio ambiente (no ultramar, à autoridade que assumiu a competência) e negociar o contrato de repartição de benefícios; existe um contrato-padrão por portaria de 13 de setembro de 2017.',
  'Send the receipt or authorisation number and the agreed terms with the material, and record the recipient.':
    'Enviar com o material o número do recibo ou da autorização e os termos acordados, e registrar o destinatário.',
  'Keep proof that sampling and start of use fell within the experiment, and of the yearly information sent to the environment ministry.':
    'Guardar a prova de que a amostragem e o início do uso ocorreram durante o experimento, e da informação anual enviada ao ministério do meio ambiente.',
  'Before the work starts, file the declaration with the environment ministry or, for a direct commercial aim, apply for the authorisation.':
    'Antes do início do trabalho, apresentar a declaração ao ministério do meio ambiente ou, para um fim comercial direto, pedir a autorização.',
  'Check the contract with the supplier, or the receipt, for limits, and keep it.':
    'Verificar os limites no contrato com o fornecedor ou no recibo, e guardá-lo.',
  'Before the material is used, accept the standard material transfer agreement for Annex I crops in the public domain, and otherwise check the conditions of the collection.':
    'Antes do uso do material, aceitar o termo padrão de transferência de material para as culturas do anexo I em domínio público, e nos outros casos verificar as condições da coleção.',
  'Before the knowledge is used, apply to the environment ministry; a public body consults the communities and negotiates the sharing contract.':
    'Antes do uso dos conhecimentos, apresentar o pedido ao ministério do meio ambiente; um órgão público consulta as comunidades e negocia o contrato de repartição.',
  'On filing, give the reference of the receipt or authorisation to the patent office (INPI), and keep it on the invention file.':
    'No depósito, indicar a referência do recibo ou da autorização ao escritório de patentes (INPI), e guardá-la no processo da invenção.',
  'Before filing, check that the authorisation covers patenting.':
    'Antes do depósito, verificar se a autorização abrange a patente.',
  'Before any new use, find the authorisation issued for the sampling in the park area; if there is none, ask the territorial authority of French Guiana and a lawyer.':
    'Antes de qualquer novo uso, encontrar a autorização emitida para a amostragem na área do parque; se não houver, perguntar à autoridade territorial da Guiana Francesa e a um jurista.',
  'Before the use, ask the National Environment Management Authority (NEMA) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade nacional de gestão ambiental (NEMA) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Find and keep the research clearance, the permits of the wildlife service or the museums, and any agreement of the time.':
    'Encontrar e guardar a autorização de pesquisa, as licenças do serviço de fauna ou dos museus, e qualquer acordo da época.',
  'Before the work starts, get the research licence of the science commission (NACOSTI); foreigners need a Kenyan partner.':
    'Antes do início do trabalho, obter a licença de pesquisa da comissão de ciência (NACOSTI); estrangeiros precisam de um parceiro queniano.',
  'Before the access, get the written prior informed consent of the lead agency, land owner or community.':
    'Antes do acesso, obter o consentimento prévio informado por escrito do órgão responsável, do proprietário da terra ou da comunidade.',
  'Before the access, get the written prior informed consent of the lead agency or community.':
    'Antes do acesso, obter o consentimento prévio informado por escrito do órgão responsável ou da comunidade.',
  'Before the access, apply to the National Environment Management Authority (NEMA) for the access permit, with proof of consent and research clearance.':
    'Antes do acesso, pedir a autorização de acesso à autoridade nacional de gestão ambiental (NEMA), com prova do consentimento e da autorização de pesquisa.',
  'Share monetary and non-monetary benefits as agreed, involve Kenyan citizens and institutions, deposit duplicates and report to the National Environment Management Authority (NEMA).':
    'Repartir os benefícios monetários e não monetários como acordado, envolver cidadãos e instituições do Quênia, depositar duplicatas e prestar contas à autoridade nacional de gestão ambiental (NEMA).',
  'Before anything leaves Kenya, sign the material transfer agreement.':
    'Antes que algo deixe o Quênia, assinar o termo de transferência de material.',
  'Before samples leave, add the phytosanitary or veterinary papers of the plant health service (KEPHIS) and, for listed species, the CITES papers.':
    'Antes que as amostras partam, juntar os documentos fitossanitários ou veterinários do serviço fitossanitário (KEPHIS) e, para as espécies listadas, os documentos da CITES.',
  'Before the access, agree terms with the Kenya Wildlife Service and the community.':
    'Antes do acesso, acordar os termos com o Kenya Wildlife Service e a comunidade.',
  'Before filing, check that the agreement allows it and names co-ownership.':
    'Antes do depósito, verificar se o acordo o permite e prevê a cotitularidade.',
  'Before the knowledge is used, get the consent of the community and sign the agreement with it.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e assinar o acordo com ela.',
  'Before research on wildlife or in its habitats, get the wildlife research permit of the Wildlife Research and Training Institute (WRTI) on its portal.':
    'Antes da pesquisa sobre a vida silvestre ou nos seus habitats, obter a licença de pesquisa do instituto de pesquisa e formação (WRTI) no seu portal.',
  'Within 30 days after the agreement on the knowledge takes effect, send it signed to the Cabinet Secretary responsible for intellectual property for the register.':
    'Em até 30 dias após o acordo sobre os conhecimentos produzir efeito, enviá-lo assinado, para o registro, ao secretário de gabinete responsável pela propriedade intelectual.',
  'Only if rights that rest on the knowledge are to be transferred: get the approval of the Cabinet Secretary responsible for intellectual property beforehand.':
    'Só se direitos que se baseiam nos conhecimentos forem transferidos: obter antes a aprovação do secretário de gabinete responsável pela propriedade intelectual.',
  'Before the use, ask the Department of Forestry, Fisheries and the Environment (DFFE) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de florestas, pesca e meio ambiente (DFFE) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Only if the material was already abroad before 2006: ask the environment department (DFFE) which rules apply.':
    'Só se o material já estava no exterior antes de 2006: perguntar ao departamento de meio ambiente (DFFE) que regras se aplicam.',
  'Before the use, get the permit or the transitional application of the time from the environment department (DFFE).':
    'Antes do uso, obter do departamento de meio ambiente (DFFE) a licença ou o pedido transitório da época.',
  'Before the discovery phase, notify the Minister through the environment department (DFFE), and commit to a permit and agreements before commercialisation.':
    'Antes da fase de descoberta, notificar o ministro pelo departamento de meio ambiente (DFFE), e comprometer-se com uma licença e com acordos antes da comercialização.',
  'Before applying, find a South African person or entity to apply jointly with.':
    'Antes do pedido, encontrar uma pessoa ou entidade sul-africana com quem apresentá-lo.',
  'Before samples leave, apply to the environment department (DFFE) for the integrated export and bioprospecting permit; the export must be in the public interest.':
    'Antes que as amostras partam, pedir ao departamento de meio ambiente (DFFE) a licença integrada de exportação e bioprospecção; a exportação deve ser de interesse público.',
  "Before the permit, conclude material transfer and benefit-sharing agreements with the access provider and with communities whose knowledge is used; both need the Minister's approval, and money flows through the trust fund.":
    'Antes da licença, celebrar os acordos de transferência de material e de repartição de benefícios com quem dá o acesso e com as comunidades cujos conhecimentos são usados; ambos precisam da aprovação do ministro, e o dinheiro passa pelo fundo fiduciário.',
  'Before samples leave, sign the export agreement and notify, or get the export permit.':
    'Antes que as amostras partam, assinar o acordo de exportação e notificar, ou obter a licença de exportação.',
  'Before the commercialisation phase, apply to the environment department (DFFE) for the bioprospecting, biotrade or integrated permit.':
    'Antes da fase de comercialização, pedir ao departamento de meio ambiente (DFFE) a licença de bioprospecção, de biocomércio ou integrada.',
  'Before collecting, get the provincial collecting permits and the consent of the land owner.':
    'Antes da coleta, obter as licenças de coleta da província e o consentimento do proprietário da terra.',
  'Record why the species is exotic.': 'Registrar por que a espécie é exótica.',
  "Before the transfer, get the Minister's written consent.":
    'Antes da transferência, obter o consentimento escrito do ministro.',
  'On filing, lodge the statement on native resources and traditional knowledge, with proof, with the patent office (CIPC).':
    'No depósito, entregar ao escritório de patentes (CIPC) a declaração sobre recursos nativos e conhecimentos tradicionais, com prova.',
  'Keep the standard material transfer agreement with which the material came, and follow it.':
    'Guardar o termo padrão de transferência de material com o qual o material veio, e cumpri-lo.',
  'Before buying, check whether the species is indigenous and the use is biotrade.':
    'Antes da compra, verificar se a espécie é nativa e se o uso é biocomércio.',
  'Before the access, get the papers of the sector from the forestry, agriculture or environment authority: collecting permit, export permit, cooperation contract.':
    'Antes do acesso, obter os documentos do setor junto à autoridade florestal, agrícola ou ambiental: licença de coleta, licença de exportação, contrato de cooperação.',
  'Before the access, get the approval of the ministry in charge of the taxon, and fix benefit-sharing in the contract with the Chinese side.':
    'Antes do acesso, obter a aprovação do ministério responsável pelo táxon, e fixar a repartição de benefícios no contrato com a parte chinesa.',
  'Before samples leave China, get the export permits of the ministry in charge and of customs.':
    'Antes que as amostras deixem a China, obter as licenças de exportação do ministério responsável e da alfândega.',
  'Before the use, get the permits of the authority in charge of the sector.':
    'Antes do uso, obter as licenças da autoridade responsável pelo setor.',
  'Before the use, have the Chinese provider apply through the province to the Ministry of Agriculture and Rural Affairs or the Forestry and Grassland Administration, with the benefit-sharing plan.':
    'Antes do uso, fazer com que o provedor chinês apresente o pedido, pela província, ao ministério da agricultura e assuntos rurais ou à administração de florestas e pastagens, com o plano de repartição de benefícios.',
  'Follow the terms of the national gene bank and report the results to it.':
    'Cumprir as condições do banco nacional de genes e comunicar-lhe os resultados.',
  'Before the use, apply to the Ministry of Agriculture and Rural Affairs with the benefit-sharing plan of Decree 533.':
    'Antes do uso, apresentar o pedido ao ministério da agricultura e assuntos rurais com o plano de repartição de benefícios do decreto 533.',
  'When a patent is filed, complete the source disclosure form of the patent office (CNIPA) and keep the access papers.':
    'Ao depositar uma patente, preencher o formulário de divulgação da origem do escritório de patentes (CNIPA) e guardar os documentos de acesso.',
  'Before the knowledge is used, get the consent of its holder and agree terms.':
    'Antes do uso dos conhecimentos, obter o consentimento do seu detentor e acordar os termos.',
  'Before any collection, use or transfer of human genetic resources, have the Chinese partner file with, or apply to, the National Health Commission.':
    'Antes de qualquer coleta, uso ou cessão de recursos genéticos humanos, fazer com que o parceiro chinês apresente o registro ou o pedido à Comissão Nacional de Saúde.',
  'Before the use, get from the Chinese partner the approval of the time.':
    'Antes do uso, obter do parceiro chinês a aprovação da época.',
  'Before the work starts, agree with a Chinese partner who takes a real part in the research and shares its rights.':
    'Antes do início do trabalho, acordar com um parceiro chinês que participe de fato da pesquisa e compartilhe os seus direitos.',
  'Before the use, show how the plant was lawfully collected: foreigners may not collect or buy nationally protected wild plants, and field surveys need approval.':
    'Antes do uso, mostrar como a planta foi coletada legalmente: estrangeiros não podem coletar nem comprar plantas silvestres protegidas em nível nacional, e levantamentos de campo precisam de aprovação.',
  'Before the access, get the flora or fauna bioprospecting licence of the Department of Biodiversity, Conservation and Attractions of Western Australia.':
    'Antes do acesso, obter a licença de bioprospecção de flora ou fauna do departamento de biodiversidade, conservação e atrações da Austrália Ocidental.',
  'Before the work starts, ask the biodiscovery unit of the Northern Territory to confirm in writing whether it is bioprospecting.':
    'Antes do início do trabalho, pedir à unidade de biodescoberta do Território do Norte que confirme por escrito se é bioprospecção.',
  'Before the access, apply to the Parks and Wildlife Commission or to Northern Territory Fisheries for the permit, with the consent of the provider and the benefit-sharing agreement.':
    'Antes do acesso, pedir a licença à comissão de parques e vida silvestre ou ao serviço de pesca do Território do Norte, com o consentimento do provedor e o acordo de repartição de benefícios.',
  "Before the knowledge is used, agree terms with its custodians under Queensland's code of practice.":
    'Antes do uso dos conhecimentos, acordar os termos com os seus guardiões segundo o código de prática de Queensland.',
  'Before the knowledge is used, seek the consent of its custodians and record it.':
    'Antes do uso dos conhecimentos, buscar o consentimento dos seus guardiões e registrá-lo.',
  'Keep the State collecting permit of the time.': 'Guardar a licença estadual de coleta da época.',
  "Before the access, apply to the Commonwealth environment department for the permit, with the access provider's written permission and a declaration not to commercialise, to report and to deposit duplicates.":
    'Antes do acesso, pedir a licença ao departamento de meio ambiente da Commonwealth, com a permissão escrita de quem dá o acesso e uma declaração de não comercializar, prestar contas e depositar duplicatas.',
  'Before the access, negotiate the model benefit-sharing agreement with the access provider, then apply to the Commonwealth environment department for the permit.':
    'Antes do acesso, negociar o acordo-modelo de repartição de benefícios com quem dá o acesso, e depois pedir a licença ao departamento de meio ambiente da Commonwealth.',
  'Before samples are passed on, get the permission of each access provider.':
    'Antes de passar amostras adiante, obter a permissão de cada um dos que deram acesso.',
  'Before the access, get the collection authority from the Queensland environment department, and before the use an approved biodiscovery plan and agreement; a transfer needs a third-party use agreement.':
    'Antes do acesso, obter a autorização de coleta do departamento de meio ambiente de Queensland e, antes do uso, um plano de biodescoberta aprovado e um acordo; uma transferência precisa de um acordo de uso por terceiro.',
  "Before the access, get the collecting permit of the State's nature-conservation agency and the consent of the land holder, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes do acesso, obter a licença de coleta do órgão de conservação da natureza do estado e o consentimento do detentor da terra, e perguntar a esse órgão se é necessário um acordo de biodescoberta.',
  "Before the access, get the collecting permit of the State's nature-conservation agency, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes do acesso, obter a licença de coleta do órgão de conservação da natureza do estado, e perguntar-lhe se é necessário um acordo de biodescoberta.',
  'Before the right is granted, register with the National Biodiversity Authority, and get its approval before commercialisation.':
    'Antes da concessão do direito, registrar-se na autoridade nacional da biodiversidade, e obter a sua aprovação antes da comercialização.',
  'Keep proof of the date of obtaining the material and of its lawful export at that time.':
    'Guardar prova da data em que o material foi obtido e da sua exportação legal naquele momento.',
  'Before the access, apply to the National Biodiversity Authority (Form 1 for research or survey, Form 2 for commercial use under the 2024 Rules) and sign the benefit-sharing agreement.':
    'Antes do acesso, apresentar o pedido à autoridade nacional da biodiversidade (formulário 1 para pesquisa ou levantamento, formulário 2 para uso comercial segundo as regras de 2024) e assinar o acordo de repartição de benefícios.',
  'Only if turnover is above 1 crore rupees: send the yearly statement of the resources used to the National Biodiversity Authority or the State Board (from April 2025).':
    'Só se o faturamento for superior a 1 crore de rupias: enviar a declaração anual dos recursos usados à autoridade nacional da biodiversidade ou ao conselho estadual (desde abril de 2025).',
  'Before the commercial use, file the intimation with the State Biodiversity Board (Form B under the 2025 Regulations), pay the fee and accept the terms.':
    'Antes do uso comercial, apresentar o aviso ao conselho estadual da biodiversidade (formulário B segundo o regulamento de 2025), pagar a taxa e aceitar os termos.',
  'After the annual statement, pay the share that follows from the turnover to the State Board.':
    'Após a declaração anual, pagar ao conselho estadual a parte que resulta do faturamento.',
  'Only if a novel microbial strain is to be deposited in a foreign repository: notify the National Biodiversity Authority before the deposit (2025 Regulations).':
    'Só se uma nova linhagem microbiana for depositada em um depositário estrangeiro: notificar a autoridade nacional da biodiversidade antes do depósito (regulamento de 2025).',
  'Before the right is granted, get the approval of, or registration with, the National Biodiversity Authority, agree terms of commercialisation, and disclose source and origin in the specification.':
    'Antes da concessão do direito, obter a aprovação da autoridade nacional da biodiversidade ou registrar-se nela, acordar os termos da comercialização, e divulgar a fonte e a origem no relatório descritivo.',
  'Before results or accessed material go to a foreign party or a third person, apply to the National Biodiversity Authority; publication and projects under section 5 are exempt.':
    'Antes que resultados ou material obtido vão para uma parte estrangeira ou um terceiro, apresentar o pedido à autoridade nacional da biodiversidade; a publicação e os projetos do artigo 5 são isentos.',
  'Record whether the extract still allows the plant part to be recognised or separated.':
    'Registrar se o extrato ainda permite reconhecer ou separar a parte da planta.',
  'Before the data are used, apply to the National Biodiversity Authority as for material, naming the database and accession numbers.':
    'Antes do uso dos dados, apresentar o pedido à autoridade nacional da biodiversidade como para o material, indicando o banco de dados e os números de acesso.',
  'Keep proof of the date of collection and any regional collecting permit.':
    'Guardar prova da data de coleta e qualquer licença regional de coleta.',
  'Before the use, ask the autonomous community of collection or the ministry for the ecological transition (MITECO) whether consent exists or can be regularised.':
    'Antes do uso, perguntar à comunidade autônoma da coleta ou ao ministério da transição ecológica (MITECO) se o consentimento existe ou pode ser regularizado.',
  'Before the access, apply to the autonomous community of collection or to the collection holder (for State cases to the ministry, MITECO) with the non-commercial form, and commit to ask again if the aim turns commercial.':
    'Antes do acesso, dirigir-se à comunidade autônoma da coleta ou ao detentor da coleção (nos casos do Estado ao ministério, MITECO) com o formulário não comercial, e comprometer-se a pedir de novo se o fim se tornar comercial.',
  'Only if the resource is used in Spain: file the due diligence declarations with the ministry (MITECO) at the funding and product stages, and before a patent is filed.':
    'Só se o recurso for usado na Espanha: apresentar ao ministério (MITECO) as declarações de devida diligência nas fases de financiamento e de produto, e antes do depósito de uma patente.',
  'Before the access, negotiate terms with the provider and get the authorisation of the autonomous community or of the ministry (MITECO); it becomes the international certificate.':
    'Antes do acesso, negociar os termos com o provedor e obter a autorização da comunidade autônoma ou do ministério (MITECO); ela se torna o certificado internacional.',
  'Hand over the authorisation and the terms with the material, and keep a record.':
    'Entregar a autorização e os termos com o material, e guardar um registro disso.',
  'Find the material transfer agreement of the gene bank, keep it and follow it.':
    'Encontrar o termo de transferência de material do banco de germoplasma, guardá-lo e cumpri-lo.',
  'Only for crops of the Plant Treaty used for food and agriculture: accept the standard material transfer agreement of the gene bank before the material is sent.':
    'Só para culturas do Tratado sobre plantas usadas para alimentação e agricultura: aceitar o termo padrão de transferência de material do banco de germoplasma antes do envio do material.',
  'Only for other crops or other aims: apply to the agriculture ministry or the region for authorisation before the access.':
    'Só para outras culturas ou outros fins: pedir a autorização ao ministério da agricultura ou à região antes do acesso.',
  'Before the use, ask the Ethiopian Biodiversity Institute (EBI) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao instituto etíope da biodiversidade (EBI) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get a copy of the permit of the time from the Ethiopian Biodiversity Institute.':
    'Antes do uso, obter do instituto etíope da biodiversidade uma cópia da licença da época.',
  'Before the access, apply in writing to the Ethiopian Biodiversity Institute for the access permit and sign the access agreement with it.':
    'Antes do acesso, pedir por escrito a licença de acesso ao instituto etíope da biodiversidade e assinar com ele o acordo de acesso.',
  'Before applying, get a letter of the home authority and agree with an Ethiopian institution to work together.':
    'Antes do pedido, obter uma carta da autoridade do país do requerente e acordar com uma instituição etíope trabalhar em conjunto.',
  'Before samples leave, ask the Ethiopian Biodiversity Institute for the export permit; the research must be done in Ethiopia with Ethiopian participation unless that is shown to be impossible.':
    'Antes que as amostras partam, pedir a licença de exportação ao instituto etíope da biodiversidade; a pesquisa deve ser feita na Etiópia com participação etíope, salvo se for demonstrado que é impossível.',
  "Before the use, get a copy of the public institution's special access permit and follow its duties.":
    'Antes do uso, obter uma cópia da licença especial de acesso da instituição pública e cumprir as suas obrigações.',
  'Before filing, get the written consent of the Ethiopian Biodiversity Institute.':
    'Antes do depósito, obter o consentimento escrito do instituto etíope da biodiversidade.',
  'Before the knowledge is used, get the consent of the community and a separate permit of the Ethiopian Biodiversity Institute.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e uma licença separada do instituto etíope da biodiversidade.',
  'Before access to wild animals, ask the ministry of agriculture for the permit; the Ethiopian Biodiversity Institute is not responsible for them (Art. 26).':
    'Antes do acesso a animais silvestres, pedir a licença ao ministério da agricultura; o instituto etíope da biodiversidade não é responsável por eles (art. 26).',
  'Keep position, date and vessel of the sampling to prove the area.':
    'Guardar a posição, a data e o navio da amostragem para provar a área.',
  "Before the use, check whether the user's State is a Party to the BBNJ Agreement and whether it made the exception for older material.":
    'Antes do uso, verificar se o Estado do usuário é Parte no Acordo BBNJ e se fez a exceção para o material mais antigo.',
  'Notify utilisation, results, patents and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar o uso, os resultados, as patentes e as vendas ao centro de intercâmbio do Acordo BBNJ, pelo ponto focal nacional.',
  'Before the cruise, send the notice with the data management plan to the Clearing-House of the BBNJ Agreement through the national focal point, and get the batch identifier.':
    'Antes da expedição, enviar a notificação com o plano de gestão de dados ao centro de intercâmbio do Acordo BBNJ pelo ponto focal nacional, e obter o identificador de lote.',
  'After collecting, at the latest one year later, report to the Clearing-House of the BBNJ Agreement and deposit samples and data.':
    'Após a coleta, no máximo um ano depois, comunicar ao centro de intercâmbio do Acordo BBNJ e depositar amostras e dados.',
  'Notify utilisation, publications, patents, products and sales to the Clearing-House of the BBNJ Agreement, through the national focal point.':
    'Notificar o uso, as publicações, as patentes, os produtos e as vendas ao centro de intercâmbio do Acordo BBNJ, pelo ponto focal nacional.',
  'Label the samples as material of the high seas for later users.':
    'Etiquetar as amostras como material do alto-mar para os usuários posteriores.',
  'Before the knowledge is used, get the consent of its holders and agree terms.':
    'Antes do uso dos conhecimentos, obter o consentimento dos seus detentores e acordar os termos.',
}
