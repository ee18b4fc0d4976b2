import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with A to B. */
export const stepsAtoB: ContentTexts = {
  'A foreign person applies jointly with a South African person or juristic body.':
    'Uma pessoa estrangeira faz o pedido em conjunto com uma pessoa física ou jurídica sul-africana.',
  'A public body consults the communities and reports whether they consent.':
    'Um órgão público consulta as comunidades e relata se elas consentem.',
  'Accept extra terms if asked, e.g. duplicates in a Spanish collection; a foreign applicant may be told to work with a Spanish research institution.':
    'Aceitar termos adicionais se forem pedidos, por exemplo duplicatas em uma coleção espanhola; um requerente estrangeiro pode ser instado a trabalhar com uma instituição de pesquisa espanhola.',
  'Accept the SMTA that comes with the material.': 'Aceitar o SMTA que acompanha o material.',
  'Accept the standard material transfer agreement, pass the material on only under a new one, and pay if a restricted product is sold.':
    'Aceitar o termo padrão de transferência de material, repassar o material só sob um novo termo, e pagar se for vendido um produto restrito.',
  'Accept the terms; the board consults the local Biodiversity Management Committee.':
    'Aceitar os termos; o conselho consulta o Biodiversity Management Committee local.',
  'Adapt it and check it against section 29 of the Act.': 'Adaptá-lo e compará-lo com a seção 29 da lei.',
  'Add a condition that the contract only takes effect once the State authorisation or contract is granted.':
    'Incluir uma condição segundo a qual o contrato só tem efeito depois de concedida a autorização ou o contrato do Estado.',
  'Add sanitary papers.': 'Juntar os documentos sanitários.',
  'Add the collecting permit and, in protected areas, the entry permit.':
    'Juntar a licença de coleta e, em áreas protegidas, a licença de entrada.',
  'Add the CONAGEBIO permit if genetic or biochemical properties are studied.':
    'Juntar a licença da CONAGEBIO se forem estudadas propriedades genéticas ou bioquímicas.',
  'Add the NACOSTI licence and, for genetic resources, the NEMA access permit.':
    'Juntar a licença da NACOSTI e, para recursos genéticos, a licença de acesso da NEMA.',
  'Add the phytosanitary certificate of KEPHIS or the veterinary certificate and CITES papers.':
    'Juntar o certificado fitossanitário do KEPHIS ou o certificado veterinário e os documentos CITES.',
  'Add the research proposal and the letter of assurance.': 'Juntar a proposta de pesquisa e a carta de garantia.',
  'Address the indigenous authority of the territory.': 'Dirigir-se à autoridade indígena do território.',
  'Address the letter to the director of biodiversity and sign by hand or electronically.':
    'Dirigir a carta ao diretor de biodiversidade e assiná-la à mão ou eletronicamente.',
  'After admission an extract is published in two media.': 'Após a admissão, um extrato é publicado em dois meios.',
  'After admission extracts are published in two media.': 'Após a admissão, extratos são publicados em dois meios.',
  'After approval go through quarantine and customs.': 'Depois da aprovação, passar pela quarentena e pela alfândega.',
  'After arrival follow the post-arrival steps - visa E29, stay permit, travel permit, research notification letter.':
    'Depois da chegada, seguir as etapas previstas: visto E29, permissão de permanência, permissão de viagem, carta de notificação da pesquisa.',
  'After the licence report to the government offices in the area before work begins.':
    'Depois da licença, apresentar-se às repartições do governo na área antes de o trabalho começar.',
  'Agree in writing on a fair share of the benefits: the owner or possessor has a right to it.':
    'Acordar por escrito uma parte justa dos benefícios: o proprietário ou possuidor tem direito a ela.',
  'Agree on a share of the benefits.': 'Acordar uma parte dos benefícios.',
  'Agree on benefit-sharing and hand in the summary of the terms.':
    'Acordar a repartição de benefícios e entregar o resumo dos termos.',
  'Agree on benefits; for knowledge sign the annex to the access contract (Decision 391 Art. 35).':
    'Acordar os benefícios; para conhecimento, assinar o anexo ao contrato de acesso (Decisão 391, art. 35).',
  'Agree on consent and benefits in writing.': 'Acordar por escrito o consentimento e os benefícios.',
  'Agree on consent, kind of protection of the knowledge and benefits; the community may refuse for cultural, spiritual, social, economic or other reasons (not verified in a source, Art. 66).':
    'Acordar o consentimento, o tipo de proteção do conhecimento e os benefícios; a comunidade pode recusar por motivos culturais, espirituais, sociais, econômicos ou outros (não verificado em uma fonte, art. 66).',
  'Agree on terms and keep records.': 'Acordar os termos e manter registros escritos.',
  'Agree with an Ethiopian institution that takes part in the research; research is done in Ethiopia unless that is impossible.':
    'Combinar com uma instituição etíope que participe da pesquisa; a pesquisa é feita na Etiópia, salvo se for impossível.',
  'Annex I crops in the public domain: accept the SMTA.': 'Cultivos do anexo I em domínio público: aceitar o SMTA.',
  'Answer all queries; the date of the last answer counts as the date of submission.':
    'Responder a todas as perguntas; a data da última resposta vale como data de apresentação.',
  'Answer further questions.': 'Responder às outras perguntas.',
  'Answer questions of the defence council (land) or the navy (waters); the clock stops meanwhile.':
    'Responder às perguntas do conselho de defesa (terra) ou da marinha (águas); enquanto isso o prazo fica suspenso.',
  'Answer questions; the secretariat checks the file and the Bioprospecting Advisory Committee gives a recommendation to the Minister.':
    'Responder às perguntas; o secretariado examina o processo e o Bioprospecting Advisory Committee dá uma recomendação ao ministro.',
  'Answer requests for information in time (30 days for IP applications), otherwise the application is closed.':
    'Responder a tempo aos pedidos de informação (30 dias para pedidos de propriedade intelectual), senão o pedido é encerrado.',
  'Answer requests for missing data; after admission extracts are published in two media (national and local) within five working days.':
    'Responder aos pedidos de dados que faltam; após a admissão, extratos são publicados em dois meios (nacional e local) em cinco dias úteis.',
  'Answer requests; WRTI approves, asks for changes or refuses.':
    'Responder aos pedidos; o WRTI aprova, pede mudanças ou recusa.',
  'Answer technical observations within 15 working days.': 'Responder às observações técnicas em 15 dias úteis.',
  'Answer the question on access in the electronic filing form with number and date of the registration.':
    'Responder à pergunta sobre o acesso no formulário eletrônico de depósito, com o número e a data do cadastro.',
  'Answer the Technical Office, which handles the case in a formal file, and receive the permit.':
    'Responder à Oficina Técnica, que trata o caso em um processo formal, e receber a licença.',
  'Apply alone or together with the cooperation approval.': 'Pedir em separado ou junto com a aprovação da cooperação.',
  'Apply anew when aim, scope, period, IP or sharing terms change.':
    'Pedir de novo quando mudarem a finalidade, o alcance, o período, a propriedade intelectual ou os termos de repartição.',
  'Apply for a change when partner, aim, content or period changes.':
    'Pedir uma alteração quando mudarem o parceiro, a finalidade, o conteúdo ou o período.',
  'Apply for an access authorisation or contract as soon as genetic resources or derivatives are used.':
    'Pedir uma autorização ou um contrato de acesso assim que forem usados recursos genéticos ou seus derivados.',
  'Apply for the CITES certificate or the ANLA No-CITES permit, or document the exemption.':
    'Pedir o certificado CITES ou a licença No CITES da ANLA, ou documentar a isenção.',
  'Apply for the collection authority for minimal quantities.':
    'Pedir a autorização de coleta para quantidades mínimas.',
  'Apply for the export permit (CITES certificate for listed species).':
    'Pedir a licença de exportação (certificado CITES para espécies listadas).',
  'Apply for the export permit where research goes on outside Sarawak.':
    'Pedir a licença de exportação se a pesquisa continuar fora de Sarawak.',
  'Apply for the licence and pay the fee and remuneration.': 'Pedir a licença e pagar a taxa e a remuneração.',
  'Apply for the permit on the announced form.': 'Pedir a licença no formulário publicado.',
  'Apply for the permit under section 12 with consent and agreement.':
    'Pedir a licença da seção 12 com o consentimento e o acordo.',
  'Apply for the research permit.': 'Pedir a licença de pesquisa.',
  'Apply for the scientific or commercial collecting licence of the state.':
    'Pedir a licença de coleta científica ou comercial do estado.',
  'Apply in the portal and upload the documents, with the proof of payment as last page of the proposal.':
    'Pedir no portal e enviar os documentos, com o comprovante de pagamento como última página da proposta.',
  'Apply in the same file for taking material out of China, if planned.':
    'Pedir no mesmo processo a saída de material da China, se prevista.',
  'Apply jointly with a South African partner if the applicant is foreign.':
    'Fazer o pedido em conjunto com um parceiro sul-africano se o requerente for estrangeiro.',
  'Apply on the ministry platform with the project and the Ecuadorian counterpart.':
    'Pedir na plataforma do ministério com o projeto e o parceiro equatoriano.',
  'Apply online for the research permit with the documents of the guideline and pay the fee (or ask for the free tariff).':
    'Pedir online a licença de pesquisa com os documentos do guia e pagar a taxa (ou pedir a tarifa gratuita).',
  'Apply online with plan, ethics approval, management rules and facilities.':
    'Pedir online com o plano, a aprovação ética, as regras de gestão e as instalações.',
  'Apply to the ministry with consent and terms and wait for the access permit.':
    'Pedir ao ministério com o consentimento e os termos e esperar a licença de acesso.',
  'Apply to the ministry.': 'Pedir ao ministério.',
  'Apply to the province (20 working days), then the ministry (20 working days plus assessment).':
    'Pedir à província (20 dias úteis) e depois ao ministério (20 dias úteis mais a análise técnica).',
  'Apply to the provincial authority, which reviews within 20 working days and passes the file on.':
    'Pedir à autoridade provincial, que analisa em 20 dias úteis e encaminha o processo.',
  'Apply to the provincial forestry authority with the State benefit-sharing plan.':
    'Pedir à autoridade florestal provincial com o plano de repartição de benefícios com o Estado.',
  'Apply to the same authority for the export permit under its sector rules (CITES papers for listed species).':
    'Pedir à mesma autoridade a licença de exportação segundo as suas regras setoriais (documentos CITES para espécies listadas).',
  'Apply under section 15 and wait for the permit under section 16.':
    'Pedir segundo a seção 15 e esperar a licença da seção 16.',
  'Apply with the research plan, CV of the principal investigator and list of researchers.':
    'Pedir com o plano de pesquisa, o CV do pesquisador principal e a lista de pesquisadores.',
  'As a foreign user, find a Peruvian research institution as national support institution (Institución Nacional de Apoyo); a contract with it must be attached to the application.':
    'Como usuário estrangeiro, encontrar uma instituição peruana de pesquisa como instituição nacional de apoio (Institución Nacional de Apoyo); um contrato com ela deve ser anexado ao pedido.',
  'As a foreigner include at least one Peruvian researcher and the agreement between the institutions.':
    'Como estrangeiro, incluir ao menos um pesquisador peruano e o acordo entre as instituições.',
  'As a foreigner, work with a Mexican institution or registered researcher (also waives the fee).':
    'Como estrangeiro, trabalhar com uma instituição mexicana ou um pesquisador registrado (isso também dispensa da taxa).',
  'As a person or company domiciled abroad, name a legal representative resident in Costa Rica.':
    'Como pessoa ou empresa domiciliada no exterior, nomear um representante legal residente na Costa Rica.',
  'As an international institution, declare that there is a national support institution.':
    'Como instituição internacional, declarar que há uma instituição nacional de apoio.',
  'Ask first which office handles the permit today, since the research agency was merged into BRIN (2021-2022, not verified in a source).':
    'Perguntar primeiro que repartição trata hoje da licença, pois a agência de pesquisa foi integrada ao BRIN (2021-2022, não verificado em uma fonte).',
  'Ask for a mobilisation guide before moving specimens and for an export permit before they leave.':
    'Pedir uma guia de mobilização (guía de movilización) antes de mover espécimes e uma licença de exportação antes que saiam.',
  'Ask for extension before the end and hand in the reports.':
    'Pedir a prorrogação antes do fim e entregar os relatórios.',
  'Ask for inclusion of the project and of each researcher before the work starts; one request for each matter is advised.':
    'Pedir a inclusão do projeto e de cada pesquisador antes que o trabalho comece; aconselha-se um pedido por assunto.',
  'Ask for the immediate provisional authorisation.': 'Pedir a autorização provisória imediata.',
  'Ask in writing for consent and terms.': 'Pedir por escrito o consentimento e os termos.',
  'Ask in writing whether consent or terms are needed for the use.':
    'Perguntar por escrito se o uso precisa de consentimento ou termos.',
  'Ask in writing whether consent, notification or terms are needed for the material and the use.':
    'Perguntar por escrito se o material e o uso precisam de consentimento, notificação ou termos.',
  'Ask NCIP to start the consent process.': 'Pedir à NCIP que inicie o procedimento de consentimento.',
  'Ask SEMARNAT, as authority under the Nagoya Protocol, for the internationally recognised certificate once consent and terms exist.':
    'Pedir à SEMARNAT, autoridade segundo o Protocolo de Nagoia, o certificado reconhecido internacionalmente quando houver consentimento e termos.',
  'Ask the community or collection for consent and negotiate terms (guidelines were approved in 2024).':
    'Pedir o consentimento à comunidade ou à coleção e negociar os termos (diretrizes foram aprovadas em 2024).',
  'Ask the competent authority for approval with recipient and purpose.':
    'Pedir a aprovação à autoridade competente indicando o destinatário e a finalidade.',
  'Ask the consultation authority whether consultation is due; direct affectation is the test, not only titled land.':
    'Perguntar à autoridade de consulta se a consulta é devida; o critério é a afetação direta, não só as terras tituladas.',
  'Ask the department for the export permission for samples.':
    'Pedir ao departamento a licença de exportação das amostras.',
  'Ask the department who the access provider is (mostly the Commonwealth itself).':
    'Perguntar ao departamento quem dá o acesso (quase sempre a própria Commonwealth).',
  'Ask the Dutch ABS focal point whether access rules have been made since January 2023.':
    'Perguntar ao ponto focal holandês se foram criadas regras de acesso desde janeiro de 2023.',
  'Ask the legitimate holders for consent in their own procedure.':
    'Pedir o consentimento aos detentores legítimos segundo o seu próprio procedimento.',
  'Ask the local committee for the certificate of origin and keep it with the purchase papers.':
    'Pedir ao comitê local o certificado de origem e guardá-lo com os documentos de compra.',
  'Ask the nature organisation and the government of the island for research, collecting and export permits.':
    'Pedir à organização de conservação da natureza e ao governo da ilha as licenças de pesquisa, coleta e exportação.',
  'Ask the offices for permission to take specimens out, through NRCT, at least 30 days before.':
    'Pedir às repartições, pelo NRCT, permissão para levar espécimes, ao menos 30 dias antes.',
  'Ask the park service for its authorisation and the organisation for its consent.':
    'Pedir ao serviço de parques a sua autorização e à organização o seu consentimento.',
  'Ask the partner institution for a copy of the agreement.': 'Pedir à instituição parceira uma cópia do acordo.',
  'Ask the representative organisation of the people that holds the knowledge for prior informed consent; it must inform as many holder peoples as possible.':
    'Pedir o consentimento prévio informado à organização representativa do povo que detém o conhecimento; ela deve informar o maior número possível de povos detentores.',
  'Ask the wildlife authority which application it wants; the proclamation gives it, not EBI, the part on wild animals.':
    'Perguntar à autoridade da fauna que pedido quer; a proclamação dá a ela, e não ao EBI, a parte sobre animais silvestres.',
  'Ask whether consent and agreed terms are needed and who gives them, and file the answer with the record.':
    'Perguntar se são necessários consentimento e termos acordados e quem os dá, e arquivar a resposta com o registro.',
  'Ask whether consent, permits and agreed terms are needed and who gives them, and file the answer with the record.':
    'Perguntar se são necessários consentimento, licenças e termos acordados e quem os dá, e arquivar a resposta com o registro.',
  'Ask who now signs (ministry or province) under the decentralisation decrees of June 2025.':
    'Perguntar quem assina agora (ministério ou província) segundo os decretos de descentralização de junho de 2025.',
  'Attach a copy of the access contract.': 'Anexar uma cópia do contrato de acesso.',
  'Attach both to the application and mark confidential parts.':
    'Anexar ambos ao pedido e marcar as partes confidenciais.',
  'Attach both to the application.': 'Anexar ambos ao pedido.',
  'Attach copies to the access application.': 'Anexar cópias ao pedido de acesso.',
  'Attach proof of consent and registration to the access application.':
    'Anexar a prova do consentimento e do registro ao pedido de acesso.',
  'Attach proposal, CVs and institutional letter and pay the fee.':
    'Anexar a proposta, os CVs e a carta da instituição e pagar a taxa.',
  'Attach the access authorisation or contract.': 'Anexar a autorização ou o contrato de acesso.',
  'Attach the access contract, and the knowledge licence if knowledge was used.':
    'Anexar o contrato de acesso, e a licença de uso do conhecimento se houve uso de conhecimento.',
  'Attach the certificate of origin and the prior informed consent, or proof of one of the exceptions.':
    'Anexar o certificado de origem e o consentimento prévio informado, ou a prova de uma das exceções.',
  'Attach the consent to the access application.': 'Anexar o consentimento ao pedido de acesso.',
  'Attach the contract or letter of intent with the recipient.':
    'Anexar o contrato ou a carta de intenção com o destinatário.',
  'Attach the documents and pay the fee online.': 'Anexar os documentos e pagar a taxa online.',
  'Attach the documents, pay the fee and answer questions.':
    'Anexar os documentos, pagar a taxa e responder às perguntas.',
  'Attach the licence for collective knowledge, where used.':
    'Anexar a licença de conhecimentos coletivos, se houver uso.',
  'Attach the licence or authorisation for traditional knowledge, if it was used.':
    'Anexar a licença ou autorização do conhecimento tradicional, se houve uso.',
  'Attach the licence or consent to the access application.':
    'Anexar a licença ou o consentimento ao pedido de acesso.',
  "Attach the local collaborator's letter with the list and quantity of samples.":
    'Anexar a carta do colaborador local com a lista e a quantidade de amostras.',
  'Attach the material transfer and benefit-sharing agreements for approval.':
    'Anexar para aprovação os acordos de transferência de material e de repartição de benefícios.',
  'Attach the project and the other documents on the platform.':
    'Anexar o projeto e os outros documentos na plataforma.',
  'Attach the project, a signed commitment to report and to share later benefits, and the benefit proposal.':
    'Anexar o projeto, um compromisso assinado de relatar e de repartir os benefícios posteriores, e a proposta de benefícios.',
  "Attach the provider's written informed consent (section 28) and the signed deed, or proof that negotiations have started.":
    'Anexar o consentimento informado escrito do provedor (seção 28) e o instrumento assinado (deed), ou a prova de que as negociações começaram.',
  'Attach the record, or the statement that none is due, to the application; check the current list of documents, since sources disagree on which paper is asked.':
    'Anexar ao pedido a ata, ou a declaração de que nenhuma é devida; verificar a lista atual de documentos, pois as fontes divergem sobre qual é pedido.',
  'Attach the signed agreement to the permit application.': 'Anexar o acordo assinado ao pedido de licença.',
  'Attach the signed MTA and BSA, or, as a later trader in the chain, the written consent of the holder of the biotrade permit.':
    'Anexar os acordos MTA e BSA assinados ou, no caso de um comerciante posterior da cadeia, o consentimento escrito do titular da licença de biocomércio.',
  'Attach the written consent of the community, with the minutes of its assembly, if its land or knowledge is concerned.':
    'Anexar o consentimento escrito da comunidade, com a ata da sua assembleia, se a sua terra ou o seu conhecimento estiver envolvido.',
  'Attend the two negotiation meetings set by the authority within 30 working days (extendable once by 30 on request); missing them leads to refusal.':
    'Comparecer às duas reuniões de negociação que a autoridade marca em 30 dias úteis (prorrogáveis uma vez por 30 a pedido); faltar a elas leva à recusa.',
  'Before commercialising the right, apply for approval and sign the benefit-sharing terms.':
    'Antes de comercializar o direito, pedir a aprovação e assinar os termos de repartição de benefícios.',
}
