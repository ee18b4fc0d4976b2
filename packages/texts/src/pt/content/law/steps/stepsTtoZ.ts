import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with T to Z. */
export const stepsTtoZ: ContentTexts = {
  'Take a Malawian researcher into the team.': 'Incluir na equipe um pesquisador malauiano.',
  'Take along a PNG university or college as partner.':
    'Incluir como parceiro uma universidade ou faculdade da Papua-Nova Guiné.',
  'Take the measures of the traditional knowledge code of practice.':
    'Tomar as medidas do código de práticas sobre conhecimento tradicional.',
  'Talk to the park first.': 'Falar primeiro com o parque.',
  'Team up with a public university, public research institute or government agency, unless the authority accepts a Malaysian non-profit with local researchers and training.':
    'Associar-se a uma universidade pública, um instituto público de pesquisa ou um órgão do governo, salvo se a autoridade aceitar uma entidade malaia sem fins lucrativos com pesquisadores locais e capacitação.',
  'Team up with an Indonesian partner and get the research permit if the user is foreign.':
    'Associar-se a um parceiro indonésio e obter a licença de pesquisa se o usuário for estrangeiro.',
  'Tell CONAP in the research licence that knowledge is recorded.':
    'Informar o CONAP na licença de pesquisa que conhecimento é registrado.',
  'Tell NRCT kind and number of samples 15 days before they leave Thailand.':
    'Informar ao NRCT o tipo e o número de amostras 15 dias antes de saírem da Tailândia.',
  'Tell the Governing Body of the transfer.': 'Informar o Órgão Gestor da transferência.',
  'Tell the park and the benefits-sharing program of the planned use.':
    'Informar o parque e o programa de repartição de benefícios sobre o uso previsto.',
  'Tell them what is planned and obtain their prior consent, with a resolution where a community decides.':
    'Dizer-lhes o que se planeja e obter o seu consentimento prévio, com uma resolução se uma comunidade decide.',
  'Test the thresholds over the average of the three years before: total assets USD 20 million, sales USD 50 million, profit USD 5 million.':
    'Verificar os limites pela média dos três anos anteriores: ativos totais de 20 milhões de USD, vendas de 50 milhões de USD, lucro de 5 milhões de USD.',
  'That body negotiates and signs the sharing contract for them.':
    'Esse órgão negocia e assina por elas o contrato de repartição.',
  'The act covers foreign resources only: ask the agency in writing and file the answer.':
    'A lei só abrange recursos estrangeiros: perguntar por escrito à agência e arquivar a resposta.',
  'The act in force since 23 April 2016 has no access rules: no prior consent is needed in the Netherlands.':
    'A lei em vigor desde 23 de abril de 2016 não tem regras de acesso: nos Países Baixos não é preciso consentimento prévio.',
  'The act of 20 July 2017 holds user rules only; no consent is asked for.':
    'A lei de 20 de julho de 2017 só contém regras para usuários; não se exige consentimento.',
  'The act of 2015 is about users only: ask the ministry in writing and file the answer.':
    'A lei de 2015 trata só dos usuários: perguntar por escrito ao ministério e arquivar a resposta.',
  'The act of 2016 covers resources from outside Poland only; no consent is asked for Polish ones.':
    'A lei de 2016 só abrange recursos de fora da Polônia; para os poloneses não se exige consentimento.',
  'The agency checks that the data are complete and sends them to the ABS Clearing-House.':
    'A agência verifica se os dados estão completos e os envia ao ABSCH.',
  'The agency decides and communicates the decision.': 'A agência decide e comunica a decisão.',
  'The agency gives notice of the application and examines documents and materials.':
    'A agência anuncia o pedido e analisa os documentos e o material.',
  'The agreement takes effect only when the permit is issued.': 'O acordo só tem efeito quando a licença é emitida.',
  'The armed forces and the police comment within two weeks, the department endorses in one more week.':
    'As forças armadas e a polícia opinam em duas semanas, e o departamento dá o seu aval em mais uma semana.',
  'The authorised use is entered in the ministry register.': 'O uso autorizado é inscrito no registro do ministério.',
  'The authority approves the terms; only then is the knowledge handed over.':
    'A autoridade aprova os termos; só então o conhecimento é entregue.',
  'The authority evaluates and decides on a permit that sets standard consent and terms.':
    'A autoridade avalia o pedido e decide sobre uma licença que fixa um consentimento e termos padronizados.',
  'The authority grants or refuses the use in line with the outcome.':
    'A autoridade concede ou recusa o uso conforme o resultado.',
  'The authority informs the Sami Parliament.': 'A autoridade informa o Parlamento sámi.',
  'The authority seeks the consent of the communities where knowledge is involved.':
    'A autoridade busca o consentimento das comunidades se houver conhecimento envolvido.',
  'The authority sends the papers to MINAM within ten working days and MINAM notifies the ABS Clearing-House within five more, which makes the internationally recognised certificate.':
    'A autoridade envia os documentos ao MINAM em dez dias úteis e o MINAM notifica o ABSCH em mais cinco, que emite o certificado reconhecido internacionalmente.',
  'The board checks whether approvals under the parks and wildlife acts are needed and gives them together.':
    'O conselho verifica se são precisas aprovações segundo as leis de parques e de fauna silvestre e as dá juntas.',
  'The Centre and at least two independent experts review it, then the Council decides.':
    'O Centro e ao menos dois especialistas independentes o analisam, depois o Conselho decide.',
  'The centre asks the ministry for prior informed consent; the ministry decides for or against it.':
    'O centro pede ao ministério o consentimento prévio informado; o ministério decide a favor ou contra.',
  'The centre asks the ministry for the access permit.': 'O centro pede ao ministério a licença de acesso.',
  'The centre sends the permit data to the ABS Clearing-House, where the international certificate is made.':
    'O centro envia os dados da licença ao ABSCH, onde o certificado internacional é feito.',
  'The committee checks the file and may ask the technical committee or other offices.':
    'O comitê analisa o processo e pode consultar o comitê técnico ou outros órgãos.',
  'The community or collection reports within one month; its report is consent and terms.':
    'A comunidade ou a coleção dá o seu parecer em um mês; ele vale como consentimento e termos.',
  'The competent authority examines it and issues the consent.':
    'A autoridade competente o analisa e emite o consentimento.',
  'The contract is perfected by signature and publication of the resolution; MINAM then notifies the ABS Clearing-House (certificate).':
    'O contrato se aperfeiçoa com a assinatura e a publicação da resolução; depois o MINAM notifica o ABSCH (certificado).',
  'The council decides on the first Thursday of February, May, August and November.':
    'O conselho decide na primeira quinta-feira de fevereiro, maio, agosto e novembro.',
  'The council meets within 21 days after it gets the file and approves, refers back or rejects it.':
    'O conselho se reúne em 21 dias após receber o processo e o aprova, devolve ou rejeita.',
  'The decree covers users only: ask the ministry in writing and file the answer.':
    'O decreto só abrange os usuários: perguntar por escrito ao ministério e arquivar a resposta.',
  'The department confirms receipt and later grants or denies.':
    'O departamento confirma o recebimento e depois concede ou recusa.',
  'The department passes the file to the forest ministry, which tells it to grant or refuse.':
    'O departamento passa o processo ao ministério das florestas, que lhe diz se concede ou recusa.',
  'The Director tells the decision in writing within 14 days.': 'O diretor comunica a decisão por escrito em 14 dias.',
  'The focal point notifies the Commission after verification.':
    'O ponto focal notifica a Comissão depois da verificação.',
  'The institute consults municipalities, hunters and trappers, Inuit associations and agencies.':
    'O instituto consulta os municípios, os caçadores, as associações inuítes e os órgãos públicos.',
  'The institution asks EBI for the facilitated permit and names its programme.':
    'A instituição pede ao EBI a licença facilitada e nomeia o seu programa.',
  'The member state notifies the Commission, which enters the collection with a registration code.':
    'O Estado-membro notifica a Comissão, que inscreve a coleção com um código de registro.',
  'The minister must be satisfied that the provider agreed with prior informed consent.':
    'O ministro deve estar convencido de que quem dá o acesso concordou com consentimento prévio informado.',
  'The ministry confirms receipt and asks the departments concerned.':
    'O ministério confirma o recebimento e consulta os departamentos envolvidos.',
  'The National Research Registration Committee decides; it meets every two months.':
    'O National Research Registration Committee decide; ele se reúne a cada dois meses.',
  'The office sends the file to the Technical Office, which answers within 15 working days.':
    'O escritório envia o processo à Oficina Técnica, que responde em 15 dias úteis.',
  'The principal investigator applies online in the research tab; a supervisor may apply for students.':
    'O pesquisador principal faz o pedido online na aba de pesquisa; um orientador pode fazê-lo por estudantes.',
  'The proposal is evaluated and the quantity of material fixed.':
    'A proposta é analisada e a quantidade de material é fixada.',
  'The province gives its opinion and sends the file to the ministry.':
    'A província dá o seu parecer e envia o processo ao ministério.',
  'The province reviews and reports to the national administration, which approves.':
    'A província analisa e encaminha à administração nacional, que aprova.',
  'The Registrar approves or rejects it; later changes, suspension or end follow the regulations.':
    'O Registrar o aprova ou o rejeita; as mudanças posteriores, a suspensão ou o fim seguem o regulamento.',
  'The State owns the genetic resources of the wild flora and fauna: write to the ministry.':
    'O Estado é dono dos recursos genéticos da flora e da fauna silvestres: escrever ao ministério.',
  'The Working Group on Biodiversity reviews the proposal and approves or denies it.':
    'O grupo de trabalho sobre biodiversidade analisa a proposta e a aprova ou a recusa.',
  'Third parties only as the permit allows.': 'Passar a terceiros só como a licença permite.',
  'Transfer only under the same terms and the same aim.': 'Transferir só nos mesmos termos e para a mesma finalidade.',
  'UNCST asks the research secretariat in the Office of the President for security clearance and decides.':
    'O UNCST pede a liberação de segurança à secretaria de pesquisa do Office of the President e decide.',
  'UNCST checks that the file is complete, dates and registers it, and consults and visits as needed; an incomplete file comes back at once.':
    'O UNCST verifica se o processo está completo, o data e o registra, e consulta e visita conforme preciso; um processo incompleto volta de imediato.',
  'Until an ordered duty is met, stop using the resources concerned.':
    'Até que uma obrigação ordenada seja cumprida, parar de usar os recursos em questão.',
  'Update the data management plan.': 'Atualizar o plano de gestão de dados.',
  'Update the registration when facts change.': 'Atualizar o cadastro quando os fatos mudarem.',
  'Upload the documents that the regulations ask for and pay the application fee.':
    'Enviar os documentos que o regulamento pede e pagar a taxa de pedido.',
  'Use a new SMTA (Article 6.5) and name in Annex 1 the material it comes from.':
    'Usar um novo SMTA (artigo 6.5) e nomear no anexo 1 o material de que provém.',
  'Use exported material only for the stated purpose.': 'Usar o material exportado só para a finalidade indicada.',
  'Use Indigenous knowledge only with the consent of the holders’ body; for research grants follow TCPS 2 chapter 9 (not verified in a source).':
    'Usar o conhecimento indígena só com o consentimento do órgão dos detentores; para subsídios de pesquisa, seguir o TCPS 2, capítulo 9 (não verificado em uma fonte).',
  'Use the authorisation to ask the nation for the compliance certificate.':
    'Usar a autorização para pedir à nação o certificado de conformidade.',
  'Use the checklist of the ministry to complete the file.':
    'Usar a lista de verificação do ministério para completar o processo.',
  'Use the consent to start negotiating the agreed terms with the suppliers or communities.':
    'Usar o consentimento para começar a negociar os termos acordados com os provedores ou as comunidades.',
  'Use the framework permit of a Colombian research institution or registered collection; as a person without one, apply for an individual permit.':
    'Usar a licença-marco de uma instituição de pesquisa colombiana ou de uma coleção registrada; quem não a tem pede uma licença individual.',
  'Use the free meeting before the application.': 'Aproveitar a reunião gratuita antes do pedido.',
  'Use the guide for the kind of change: new project, researcher in or out, change of project, change of technical person.':
    'Usar o guia segundo o tipo de mudança: projeto novo, entrada ou saída de pesquisador, mudança do projeto, mudança do responsável técnico.',
  'Use the information sheet of the competent authority as proof for partners abroad.':
    'Usar a folha informativa da autoridade competente como prova para parceiros no exterior.',
  'Use the knowledge only within the contract.': 'Usar o conhecimento só dentro do contrato.',
  'Use the permit for the national certificate and the export step.':
    'Usar a licença para o certificado nacional e a etapa de exportação.',
  'Use the permit within its period and ask for renewal.': 'Usar a licença dentro do seu prazo e pedir a renovação.',
  'Use the signed form for quarantine and customs.': 'Usar o formulário assinado para a quarentena e a alfândega.',
  'Wait for approval and the agreement before sending anything.':
    'Esperar a aprovação e o acordo antes de enviar qualquer coisa.',
  'Wait for approval by Dinabise.': 'Esperar a aprovação da Dinabise.',
  'Wait for permission.': 'Esperar a permissão.',
  'Wait for the acknowledgement of the report before taking the material.':
    'Esperar a confirmação da comunicação antes de retirar o material.',
  'Wait for the approval before launching the study.': 'Esperar a aprovação antes de iniciar o estudo.',
  'Wait for the approval of the Conservation Office or the Administrator, then apply for entry.':
    'Esperar a aprovação do Conservation Office ou do Administrator, e depois pedir a entrada.',
  'Wait for the approval of the national committee.': 'Esperar a aprovação do comitê nacional.',
  'Wait for the authorisation before collecting.': 'Esperar a autorização antes de coletar.',
  'Wait for the authorisation before the work starts.': 'Esperar a autorização antes de começar o trabalho.',
  'Wait for the authorisation; access for research and development is dealt with in the same rule.':
    'Esperar a autorização; o acesso para pesquisa e desenvolvimento é tratado na mesma regra.',
  'Wait for the authorisation; silence after two months counts as yes.':
    'Esperar a autorização; o silêncio após dois meses vale como aceitação.',
  'Wait for the decision before sending.': 'Esperar a decisão antes de enviar.',
  'Wait for the decision.': 'Esperar a decisão.',
  'Wait for the evaluation and, if accepted, for the notice within five days.':
    'Esperar a análise e, se o pedido for aceito, a notificação em cinco dias.',
  'Wait for the licence and keep to its conditions; the authority supervises.':
    'Esperar a licença e cumprir as suas condições; a autoridade fiscaliza.',
  'Wait for the licence before taking animals.': 'Esperar a licença antes de capturar animais.',
  'Wait for the ministry; it sends the file to the national committee on livestock genetic resources within 3 working days.':
    'Esperar o ministério; ele envia o processo ao comitê nacional de recursos genéticos da pecuária em 3 dias úteis.',
  'Wait for the online pre-check, then the formal acceptance and the expert review.':
    'Esperar a verificação prévia online, depois a aceitação formal e a análise de especialistas.',
  'Wait for the permission; it counts instead of the plain report for these resources.':
    'Esperar a permissão; para estes recursos ela vale no lugar da simples comunicação.',
  'Wait for the permit before starting.': 'Esperar a licença antes de começar.',
  "Wait for the permit; permits are kept in the ministry's electronic register.":
    'Esperar a licença; as licenças constam no registro eletrônico do ministério.',
  "Wait for the permit; the provider's permission works only with it.":
    'Esperar a licença; a permissão de quem dá o acesso só vale com ela.',
  'Wait for the receipt (récépissé); do not start before.': 'Esperar o recibo (récépissé); não começar antes.',
  'Wait for the technical advice and the evaluation, then negotiate the terms with the ministry.':
    'Esperar o parecer técnico e a análise do pedido, depois negociar os termos com o ministério.',
  'Wait for the technical opinion and the evaluation.': 'Esperar o parecer técnico e a análise do pedido.',
  'Wait for the written consent before anything is handed over.':
    'Esperar o consentimento escrito antes de entregar qualquer coisa.',
  'Wait up to six months; silence counts as yes.': 'Esperar até seis meses; o silêncio vale como aceitação.',
  'Where knowledge of communities or indigenous peoples is used, get their documented consent and share benefits with them.':
    'Se for usado conhecimento de comunidades ou de povos indígenas, obter o seu consentimento documentado e repartir os benefícios com eles.',
  'Where pastoralists, healers, gum arabic associations or forest communities are concerned, follow their community protocol.':
    'Se houver pastores, curandeiros, associações de goma arábica ou comunidades florestais envolvidos, seguir o seu protocolo comunitário.',
  'Where traditional knowledge is used, get the documented consent of its holders.':
    'Se houver uso de conhecimento tradicional, obter o consentimento documentado dos seus detentores.',
  'Win a host institution, which for wildlife is the Tanzania Wildlife Research Institute (TAWIRI) and for health the National Institute for Medical Research (NIMR).':
    'Conseguir uma instituição anfitriã: para fauna silvestre, o Tanzania Wildlife Research Institute (TAWIRI), e para saúde, o National Institute for Medical Research (NIMR).',
  'With an application state manner and purpose of the use in the prescribed form and pay the fee; the Cabinet Secretary gives the holders a copy and publishes a notice in a national newspaper.':
    'Com um pedido, indicar o modo e a finalidade do uso na forma prescrita e pagar a taxa; o Cabinet Secretary dá uma cópia aos detentores e publica um aviso em um jornal nacional.',
  'Without one record user, resource and use, date of access, source, direct supplier with date and confirmation, recipient, permit and terms where needed.':
    'Sem ele, anotar o usuário, o recurso e o uso, a data de acesso, a fonte, o fornecedor direto com a data e a confirmação, o destinatário e, se preciso, a licença e os termos.',
  'Without registration obtain documented consent of the community.':
    'Sem registro, obter o consentimento documentado da comunidade.',
  'Work in or together with a recognised research institution; people with little experience need a Sri Lankan university, State institution or the department as partner.':
    'Trabalhar em uma instituição de pesquisa reconhecida ou junto com ela; quem tem pouca experiência precisa de uma universidade do Sri Lanka, de uma instituição do Estado ou do departamento como parceiro.',
  'Work with a Chinese host institution that files the request.':
    'Trabalhar com uma instituição anfitriã chinesa que apresente o pedido.',
  'Work with an authorised local guide and hold health and evacuation insurance.':
    'Trabalhar com um guia local autorizado e ter seguro de saúde e de evacuação.',
  "Write down parties, project title and aims, the provider's express consent and the agreed terms, including the provider's share of benefits.":
    'Escrever as partes, o título e os fins do projeto, o consentimento expresso do provedor e os termos acordados, incluída a parte dos benefícios do provedor.',
  'Write down the method step by step.': 'Descrever o método passo a passo.',
  "Write the application with the particulars of Regulation 169/2009 and the institute's list.":
    'Redigir o pedido com os dados do Regulamento 169/2009 e da lista do instituto.',
  'Write to EBI with the permit number and the planned claims.':
    'Escrever ao EBI com o número da licença e as reivindicações previstas.',
  'Write to SNICS with project, species, origin and use.':
    'Escrever ao SNICS indicando o projeto, a espécie, a origem e o uso.',
  'Write to the committee which permit the project needs.':
    'Escrever ao comitê para perguntar de qual licença o projeto precisa.',
  'Write to the competent authority with project, material and planned uses.':
    'Escrever à autoridade competente indicando o projeto, o material e os usos previstos.',
  'Write to the department with permit number, recipient, material, quantity and planned use.':
    'Escrever ao departamento indicando o número da licença, o destinatário, o material, a quantidade e o uso previsto.',
  'Write to the directorate of the environment with species, place, purpose, institutions and planned export.':
    'Escrever à diretoria do meio ambiente indicando a espécie, o lugar, a finalidade, as instituições e a exportação prevista.',
  'Write to the environment directorate with species, place, purpose and the communities concerned, and ask for the procedure in force.':
    'Escrever à diretoria do meio ambiente indicando a espécie, o lugar, a finalidade e as comunidades envolvidas, e perguntar o procedimento em vigor.',
  'Write to the focal point with species, place, purpose, institutions and planned export.':
    'Escrever ao ponto focal indicando a espécie, o lugar, a finalidade, as instituições e a exportação prevista.',
  'Write to the ministry with the research, the species, the period and the place; add the request for export of samples and its purpose.':
    'Escrever ao ministério indicando a pesquisa, a espécie, o período e o lugar; acrescentar o pedido de exportação de amostras e a sua finalidade.',
  'Write to the National Parks and Conservation Service with species, place, purpose and planned export.':
    'Escrever ao National Parks and Conservation Service indicando a espécie, o lugar, a finalidade e a exportação prevista.',
  'Write to the Wildlife Section with the documents listed.': 'Escrever à Wildlife Section com os documentos listados.',
  'Write with species, place, purpose, institutions and planned export.':
    'Escrever indicando a espécie, o lugar, a finalidade, as instituições e a exportação prevista.',
  'Zanzibar has its own authorities; ask there for material from the islands.':
    'Zanzibar tem as suas próprias autoridades; perguntar lá por material das ilhas.',
}
