import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with S to Z. */
export const stepsStoZ: ContentTexts = {
  'Say in the application to EBI that community knowledge is meant.':
    'Dizer no pedido ao EBI que se trata de conhecimento de uma comunidade.',
  'Say in the request that the invention relies on genetic resources.':
    'Dizer no requerimento que a invenção se apoia em recursos genéticos.',
  'Secure a local collaborating agency and an individual local collaborator.':
    'Conseguir uma entidade local colaboradora e um colaborador local.',
  'Send it to the authority competent for the place or collection.':
    'Enviá-lo à autoridade competente do lugar ou da coleção.',
  'Send it to the authority that issued the licence.': 'Enviá-lo à autoridade que emitiu a licença.',
  'Send NBA the approved project before material moves.':
    'Enviar à NBA o projeto aprovado antes que qualquer material seja movido.',
  'Send the Annex I request to the autonomous community (State collections: to the ministry).':
    'Enviar o pedido do Annex I à comunidade autônoma (coleções do Estado: ao ministério).',
  'Send the application by e-mail to the department and pay the non-refundable fee.':
    'Enviar o pedido por e-mail ao departamento e pagar a taxa, que não é devolvida.',
  'Send the draft to the government for review where it is the provider; otherwise negotiate directly.':
    'Enviar a minuta ao governo para análise se ele for o provedor; senão negociar diretamente.',
  'Send the request to the authority, electronically for companies.':
    'Enviar o pedido à autoridade, por via eletrônica no caso de empresas.',
  'Send the request with the Annex I data.': 'Enviar o pedido com os dados do anexo I.',
  'Send the sample packed and labelled with the TTM, the Guia de Remessa and the SisGen receipt; add sanitary and CITES papers where needed.':
    'Enviar a amostra embalada e etiquetada com o TTM, a Guia de Remessa e o comprovante do SisGen; juntar os documentos sanitários e CITES se necessário.',
  'Send the signed agreement to the Cabinet Secretary for the register within 30 days after it comes into force, otherwise it may be void.':
    'Enviar o acordo assinado ao Cabinet Secretary para registro em 30 dias após a sua entrada em vigor, senão ele pode ser nulo.',
  'Ship with copies of permit and agreement.': 'Enviar com cópias da licença e do acordo.',
  'Show it to customs.': 'Mostrá-lo na alfândega.',
  'Show lawful collection (gratuitous permit or undertaking) and the local transport permit.':
    'Mostrar a coleta lícita (gratuitous permit ou compromisso) e a licença local de transporte.',
  'Show passport or identity card.': 'Mostrar o passaporte ou o documento de identidade.',
  'Show that no threatened, endemic, rare or protected species, harm to communities, ecosystem, food security or national interest is involved.':
    'Mostrar que não se trata de espécie ameaçada, endêmica, rara ou protegida, nem há dano a comunidades, ao ecossistema, à segurança alimentar ou ao interesse nacional.',
  'Show that the analysis cannot be done in Indonesia.': 'Mostrar que a análise não pode ser feita na Indonésia.',
  'Show that the export serves the public interest, that is conservation, economic development of the country or the knowledge and capacity of South African people and institutions.':
    'Mostrar que a exportação serve ao interesse público, isto é, à conservação, ao desenvolvimento econômico do país ou aos conhecimentos e capacidades de pessoas e instituições sul-africanas.',
  'Show the certificate at customs.': 'Mostrar o certificado na alfândega.',
  'Show the certificate at the border inspection.': 'Mostrar o certificado na inspeção de fronteira.',
  'Sign a contract with parties, object and limits of use, compensation, term, payment and dispute settlement.':
    'Assinar um contrato com as partes, o objeto e os limites do uso, a compensação, o prazo, o pagamento e a solução de controvérsias.',
  'Sign a cooperation agreement that names the activities, who registers, who ships, who owns results and who pays benefits.':
    'Assinar um acordo de cooperação que nomeie as atividades, quem cadastra, quem remete, a quem pertencem os resultados e quem paga os benefícios.',
  'Sign a material transfer agreement with the access provider and a benefit-sharing agreement with providers and knowledge holders.':
    'Assinar um acordo de transferência de material com quem dá o acesso e um acordo de repartição de benefícios com os provedores e os detentores do conhecimento.',
  'Sign a memorandum of understanding with the department or a local partner.':
    'Assinar um memorando de entendimento com o departamento ou um parceiro local.',
  'Sign a written contract on access and benefits.': 'Assinar um contrato escrito sobre o acesso e os benefícios.',
  'Sign accessory contracts with provider, land owner or ex situ centre; they take effect only with the access contract.':
    'Assinar contratos acessórios com o provedor, o proprietário da terra ou o centro ex situ; eles só têm efeito com o contrato de acesso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, community or ex situ centre; they take effect only with the access contract.':
    'Assinar contratos acessórios com o provedor do recurso biológico, o proprietário da terra, a comunidade ou o centro ex situ; eles só têm efeito com o contrato de acesso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, holder or administrator or the ex situ centre; they take effect only with the access contract.':
    'Assinar contratos acessórios com o provedor do recurso biológico, o proprietário, detentor ou administrador da terra ou o centro ex situ; eles só têm efeito com o contrato de acesso.',
  'Sign mutually agreed terms with the provider and have SNICS confirm consent and certificate.':
    'Assinar com o provedor os termos mutuamente acordados e fazer o SNICS confirmar o consentimento e o certificado.',
  'Sign the accessory contracts first (provider, land holder, support institution for foreign users).':
    'Assinar primeiro os contratos acessórios (provedor, detentor da terra, instituição de apoio para usuários estrangeiros).',
  'Sign the accessory contracts.': 'Assinar os contratos acessórios.',
  'Sign the affidavit of undertaking or the memorandum of agreement with DENR.':
    'Assinar a declaração juramentada de compromisso ou o memorando de acordo com o DENR.',
  'Sign the agreement between the Indonesian holder and the recipient with use, benefit-sharing and return of data.':
    'Assinar o acordo entre o detentor indonésio e o destinatário, com o uso, a repartição de benefícios e a devolução de dados.',
  'Sign the agreement on mutually agreed terms.': 'Assinar o acordo sobre os termos mutuamente acordados.',
  'Sign the agreement within 60 days after the draft is sent, otherwise the file is closed (revival possible).':
    'Assinar o acordo em 60 dias após o envio da minuta, senão o processo é encerrado (pode ser reaberto).',
  'Sign the association term, which is purely instrumental and regulatory.':
    'Assinar o termo de associação, que é puramente instrumental e regulatório.',
  'Sign the benefit-sharing agreement and transfer only afterwards.':
    'Assinar o acordo de repartição de benefícios e transferir só depois.',
  'Sign the benefit-sharing agreement with the State; later users sign a subsequent use agreement.':
    'Assinar o acordo de repartição de benefícios com o Estado; usuários posteriores assinam um acordo de uso posterior.',
  'Sign the consent and submit it to the Technical Office for endorsement (refrendo).':
    'Assinar o consentimento e apresentá-lo à Oficina Técnica para o visto (refrendo).',
  'Sign the contract within ten working days of notice of the resolution, otherwise the resolution is void.':
    'Assinar o contrato em dez dias úteis após a notificação da resolução, senão a resolução fica sem efeito.',
  'Sign the cooperation agreement with ownership of results and a clear sharing plan.':
    'Assinar o acordo de cooperação com a titularidade dos resultados e um plano de repartição claro.',
  'Sign the declaration in Form 1 that NBA permission will be handed in before grant.':
    'Assinar no Form 1 a declaração de que a permissão da NBA será entregue antes da concessão.',
  'Sign the legal instrument of sending, or a contract with the minimum content of Art. 24 § 6 of Decree 8,772.':
    'Assinar o instrumento jurídico de envio, ou um contrato com o conteúdo mínimo do art. 24 § 6 do Decreto 8.772.',
  'Sign the material transfer agreement and ship with the permit and plant health papers.':
    'Assinar o acordo de transferência de material e enviar com a licença e os documentos fitossanitários.',
  'Sign the memorandum with the community and get the NCIP certificate.':
    'Assinar o memorando com a comunidade e obter o certificado da NCIP.',
  'Sign the mutually agreed terms with the provider.': 'Assinar com o provedor os termos mutuamente acordados.',
  'Sign the profit-sharing agreement with the department.':
    'Assinar o acordo de partilha de lucros com o departamento.',
  'Sign the Research Agreement with the chairman of the Council.':
    'Assinar o Research Agreement com o presidente do Conselho.',
  'Sign the sale or gift contract and a plan for sharing benefits with the State with the importer.':
    'Assinar com o importador o contrato de venda ou doação e um plano de repartição de benefícios com o Estado.',
  'Sign the simplified contract with the authority: without it the authorisation has no effect.':
    'Assinar o contrato simplificado com a autoridade: sem ele, a autorização não tem efeito.',
  'Sign the undertaking and pay the bioprospecting fee.':
    'Assinar o compromisso (undertaking) e pagar a taxa de bioprospecção.',
  'Sign up on the e-filing portal and fill in the form for research or bio-survey, naming species, quantity, place or collection, purpose and any traditional knowledge.':
    'Inscrever-se no portal de apresentação eletrônica e preencher o formulário de pesquisa ou de levantamento biológico (bio-survey), indicando a espécie, a quantidade, o lugar ou a coleção, a finalidade e todo conhecimento tradicional.',
  'Sign; the contract is perfected by publication of the resolution.':
    'Assinar; o contrato se aperfeiçoa com a publicação da resolução.',
  'Sign; the contract is perfected with publication of the resolution.':
    'Assinar; o contrato se aperfeiçoa com a publicação da resolução.',
  'Sign; the contract is perfected with the publication of the resolution.':
    'Assinar; o contrato se aperfeiçoa com a publicação da resolução.',
  'Start after the ministry has confirmed the inclusion.': 'Começar depois que o ministério confirmar a inclusão.',
  'Start: the request is approved automatically; the document follows within five working days.':
    'Começar: o pedido é aprovado automaticamente; o documento vem em cinco dias úteis.',
  'State how the work contributes to the conservation of species and ecosystems.':
    'Indicar como o trabalho contribui para a conservação das espécies e dos ecossistemas.',
  'State in the application that the invention uses Peruvian genetic resources or derivatives.':
    'Indicar no pedido que a invenção usa recursos genéticos peruanos ou seus derivados.',
  'State the Ethiopian locality as origin in the application.': 'Indicar a localidade etíope como origem no pedido.',
  'State the number of consignments in the year, on which the fee depends.':
    'Indicar o número de remessas no ano, do qual depende a taxa.',
  'State the purpose of the transfer, expected benefits and how they will be shared with India.':
    'Indicar a finalidade da transferência, os benefícios esperados e como serão repartidos com a Índia.',
  'State the reference of an earlier discovery notification and attach the summary of its results.':
    'Indicar a referência de uma notificação de descoberta anterior e anexar o resumo dos seus resultados.',
  'State whether the access or its authorisation was before 17 November 2015 (adaptation or regularisation has its own path).':
    'Indicar se o acesso ou a sua autorização é anterior a 17 de novembro de 2015 (a adequação ou a regularização tem caminho próprio).',
  'State whether the invention is based on or derived from an indigenous biological or genetic resource, or traditional knowledge or use.':
    'Indicar se a invenção se baseia em um recurso biológico ou genético nativo, ou em conhecimento ou uso tradicional, ou deles deriva.',
  'Stop and apply for a permit before rights are registered, clinical trials start or market research begins.':
    'Parar e pedir uma licença antes de registrar direitos, de iniciar ensaios clínicos ou de começar uma pesquisa de mercado.',
  'Straight from the holders inform the Cabinet Secretary and send the draft authorised user agreement for comment and advice.':
    'Diretamente com os detentores, informar o Cabinet Secretary e enviar-lhe a minuta do acordo de usuário autorizado para comentário e conselho.',
  'Students add the letter of the foreign institution; organisations add its written acceptance.':
    'Estudantes juntam a carta da instituição estrangeira; organizações juntam a sua aceitação escrita.',
  'Submit and keep the registration receipt (comprovante) with the number.':
    'Enviar e guardar o comprovante de cadastro com o número.',
  'Submit the agreements to the Minister for approval together with the permit application; they bind only once approved.':
    'Apresentar os acordos ao ministro para aprovação junto com o pedido de licença; eles só obrigam depois de aprovados.',
  'Submit the research application form.': 'Apresentar o formulário de pedido de pesquisa.',
  'Submit through SaBAES before one of the four committee meetings a year.':
    'Apresentar pelo SaBAES antes de uma das quatro reuniões anuais do comitê.',
  'Submit to the permits office and wait for the permit.':
    'Apresentá-lo ao escritório de licenças e esperar a licença.',
  'Supply further information within 30 days of a request.': 'Fornecer mais informações em 30 dias após um pedido.',
  'Supply more information on request during the appraisal.': 'Fornecer mais informações se pedidas durante a análise.',
  'Survey only; no collecting or buying of protected plants.':
    'Só estudar; não coletar nem comprar plantas protegidas.',
  'Take the measures of the traditional knowledge code of practice.':
    'Tomar as medidas do código de práticas sobre conhecimento tradicional.',
  'Team up with a public university, public research institute or government agency, unless the authority accepts a Malaysian non-profit with local researchers and training.':
    'Associar-se a uma universidade pública, um instituto público de pesquisa ou um órgão do governo, salvo se a autoridade aceitar uma entidade malaia sem fins lucrativos com pesquisadores locais e capacitação.',
  'Team up with an Indonesian partner and get the research permit if the user is foreign.':
    'Associar-se a um parceiro indonésio e obter a licença de pesquisa se o usuário for estrangeiro.',
  'Tell NRCT kind and number of samples 15 days before they leave Thailand.':
    'Informar ao NRCT o tipo e o número de amostras 15 dias antes de saírem da Tailândia.',
  'Tell them what is planned and obtain their prior consent, with a resolution where a community decides.':
    'Dizer-lhes o que se planeja e obter o seu consentimento prévio, com uma resolução se uma comunidade decide.',
  'That body negotiates and signs the sharing contract for them.':
    'Esse órgão negocia e assina por elas o contrato de repartição.',
  'The agreement takes effect only when the permit is issued.': 'O acordo só tem efeito quando a licença é emitida.',
  'The authority grants or refuses the use in line with the outcome.':
    'A autoridade concede ou recusa o uso conforme o resultado.',
  'The authority sends the papers to MINAM within ten working days and MINAM notifies the ABS Clearing-House within five more, which makes the internationally recognised certificate.':
    'A autoridade envia os documentos ao MINAM em dez dias úteis e o MINAM notifica o ABSCH em mais cinco, que emite o certificado reconhecido internacionalmente.',
  'The Centre and at least two independent experts review it, then the Council decides.':
    'O Centro e ao menos dois especialistas independentes o analisam, depois o Conselho decide.',
  'The community or collection reports within one month; its report is consent and terms.':
    'A comunidade ou a coleção dá o seu parecer em um mês; ele vale como consentimento e termos.',
  'The contract is perfected by signature and publication of the resolution; MINAM then notifies the ABS Clearing-House (certificate).':
    'O contrato se aperfeiçoa com a assinatura e a publicação da resolução; depois o MINAM notifica o ABSCH (certificado).',
  'The focal point notifies the Commission after verification.':
    'O ponto focal notifica a Comissão depois da verificação.',
  'The institution asks EBI for the facilitated permit and names its programme.':
    'A instituição pede ao EBI a licença facilitada e nomeia o seu programa.',
  'The minister must be satisfied that the provider agreed with prior informed consent.':
    'O ministro deve estar convencido de que quem dá o acesso concordou com consentimento prévio informado.',
  'The office sends the file to the Technical Office, which answers within 15 working days.':
    'O escritório envia o processo à Oficina Técnica, que responde em 15 dias úteis.',
  'The proposal is evaluated and the quantity of material fixed.':
    'A proposta é analisada e a quantidade de material é fixada.',
  'The province gives its opinion and sends the file to the ministry.':
    'A província dá o seu parecer e envia o processo ao ministério.',
  'The province reviews and reports to the national administration, which approves.':
    'A província analisa e encaminha à administração nacional, que aprova.',
  'Transfer only under the same terms and the same aim.': 'Transferir só nos mesmos termos e para a mesma finalidade.',
  'Update the registration when facts change.': 'Atualizar o cadastro quando os fatos mudarem.',
  'Use the framework permit of a Colombian research institution or registered collection; as a person without one, apply for an individual permit.':
    'Usar a licença-marco de uma instituição de pesquisa colombiana ou de uma coleção registrada; quem não a tem pede uma licença individual.',
  'Use the guide for the kind of change: new project, researcher in or out, change of project, change of technical person.':
    'Usar o guia segundo o tipo de mudança: projeto novo, entrada ou saída de pesquisador, mudança do projeto, mudança do responsável técnico.',
  'Use the knowledge only within the contract.': 'Usar o conhecimento só dentro do contrato.',
  'Use the signed form for quarantine and customs.': 'Usar o formulário assinado para a quarentena e a alfândega.',
  'Wait for approval and the agreement before sending anything.':
    'Esperar a aprovação e o acordo antes de enviar qualquer coisa.',
  'Wait for the authorisation; silence after two months counts as yes.':
    'Esperar a autorização; o silêncio após dois meses vale como aceitação.',
  'Wait for the decision before sending.': 'Esperar a decisão antes de enviar.',
  'Wait for the evaluation and, if accepted, for the notice within five days.':
    'Esperar a análise e, se o pedido for aceito, a notificação em cinco dias.',
  'Wait for the ministry; it sends the file to the national committee on livestock genetic resources within 3 working days.':
    'Esperar o ministério; ele envia o processo ao comitê nacional de recursos genéticos da pecuária em 3 dias úteis.',
  'Wait for the online pre-check, then the formal acceptance and the expert review.':
    'Esperar a verificação prévia online, depois a aceitação formal e a análise de especialistas.',
  "Wait for the permit; the provider's permission works only with it.":
    'Esperar a licença; a permissão de quem dá o acesso só vale com ela.',
  'Wait for the receipt (récépissé); do not start before.': 'Esperar o recibo (récépissé); não começar antes.',
  'Wait for the technical advice and the evaluation, then negotiate the terms with the ministry.':
    'Esperar o parecer técnico e a análise do pedido, depois negociar os termos com o ministério.',
  'Wait for the technical opinion and the evaluation.': 'Esperar o parecer técnico e a análise do pedido.',
  'Wait for the written consent before anything is handed over.':
    'Esperar o consentimento escrito antes de entregar qualquer coisa.',
  'Wait up to six months; silence counts as yes.': 'Esperar até seis meses; o silêncio vale como aceitação.',
  'Where traditional knowledge is used, get the documented consent of its holders.':
    'Se houver uso de conhecimento tradicional, obter o consentimento documentado dos seus detentores.',
  'With an application state manner and purpose of the use in the prescribed form and pay the fee; the Cabinet Secretary gives the holders a copy and publishes a notice in a national newspaper.':
    'Com um pedido, indicar o modo e a finalidade do uso na forma prescrita e pagar a taxa; o Cabinet Secretary dá uma cópia aos detentores e publica um aviso em um jornal nacional.',
  'Work with a Chinese host institution that files the request.':
    'Trabalhar com uma instituição anfitriã chinesa que apresente o pedido.',
  "Write down parties, project title and aims, the provider's express consent and the agreed terms, including the provider's share of benefits.":
    'Escrever as partes, o título e os fins do projeto, o consentimento expresso do provedor e os termos acordados, incluída a parte dos benefícios do provedor.',
  'Write down the method step by step.': 'Descrever o método passo a passo.',
  "Write the application with the particulars of Regulation 169/2009 and the institute's list.":
    'Redigir o pedido com os dados do Regulamento 169/2009 e da lista do instituto.',
  'Write to EBI with the permit number and the planned claims.':
    'Escrever ao EBI com o número da licença e as reivindicações previstas.',
  'Write to SNICS with project, species, origin and use.':
    'Escrever ao SNICS indicando o projeto, a espécie, a origem e o uso.',
  'Write to the department with permit number, recipient, material, quantity and planned use.':
    'Escrever ao departamento indicando o número da licença, o destinatário, o material, a quantidade e o uso previsto.',
  'Write to the focal point with species, place, purpose, institutions and planned export.':
    'Escrever ao ponto focal indicando a espécie, o lugar, a finalidade, as instituições e a exportação prevista.',
  'Write with species, place, purpose, institutions and planned export.':
    'Escrever indicando a espécie, o lugar, a finalidade, as instituições e a exportação prevista.',
}
