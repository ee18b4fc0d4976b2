import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with H to R. */
export const stepsHtoR: ContentTexts = {
  'Hand in a complete exploration application with resources, places and time schedule.':
    'Entregar um pedido de exploração completo com os recursos, os lugares e o cronograma.',
  'Hand in the biodiscovery plan for approval.':
    'Entregar o plano de biodescoberta (biodiscovery plan) para aprovação.',
  'Hand in the contract and a copy of the confirmation of registration.':
    'Entregar o contrato e uma cópia da confirmação do registro.',
  'Hand in the form at the office, by post or online.': 'Entregar o formulário na repartição, pelo correio ou online.',
  'Hand in the mission report at the end.': 'Entregar no fim o relatório da missão.',
  'Hand over authorisation and terms.': 'Entregar a autorização e os termos.',
  'Hand over receipt or authorisation with the terms.': 'Entregar o recibo ou a autorização com os termos.',
  'Hand the access contract number to customs (SUNAT) and to the sanitary authority: both ask for it before they clear genetic material.':
    'Entregar o número do contrato de acesso à alfândega (SUNAT) e à autoridade sanitária: ambas o pedem antes de liberar material genético.',
  'Have all parties sign.': 'Fazer todas as partes assinarem.',
  'Have an addition approved if not.': 'Se não, fazer aprovar um acréscimo.',
  'Have holders, applicant and State sign the annex to the access contract.':
    'Fazer os detentores, o requerente e o Estado assinarem o anexo ao contrato de acesso.',
  'Have it approved and get the export papers (CITES or species permit, quarantine).':
    'Fazê-lo aprovar e obter os documentos de exportação (licença CITES ou de espécie, quarentena).',
  'Have legal confirm that the user falls under section 3(2) (foreign or foreign-controlled).':
    'Fazer o jurídico confirmar que o usuário se enquadra na seção 3(2) (estrangeiro ou sob controle estrangeiro).',
  "Have the consent given in a consultation under the community's own rules.":
    'Fazer o consentimento ser dado em uma consulta segundo as regras próprias da comunidade.',
  'Have the grower enter the cultivation in the books kept for it.':
    'Fazer o produtor inscrever o cultivo nos livros mantidos para isso.',
  'Have the recipient apply for its own permit unless the authority decides otherwise.':
    'Fazer o destinatário pedir a sua própria licença, salvo se a autoridade decidir de outra forma.',
  'Have the responsible person create a SisGen user and have the link to the institution or company (CNPJ) approved by its legal representative.':
    'Fazer a pessoa responsável criar um usuário no SisGen e o representante legal aprovar o vínculo com a instituição ou empresa (CNPJ).',
  'Have the samples inspected, pay the fees and get the permit.':
    'Fazer inspecionar as amostras, pagar as taxas e obter a licença.',
  'Have the technical person responsible for the contract file the request: nobody else may act for it.':
    'Fazer o responsável técnico do contrato apresentar o pedido: ninguém mais pode agir por ele.',
  'Hold the research licence, the prior informed consent and the mutually agreed terms.':
    'Ter a licença de pesquisa, o consentimento prévio informado e os termos mutuamente acordados.',
  'Identify everybody who gives access to the material (owner, community, organ of state) and everybody whose traditional use or knowledge leads to the work.':
    'Identificar todos os que dão acesso ao material (proprietário, comunidade, órgão do Estado) e todos aqueles cujo uso ou conhecimento tradicional leva ao trabalho.',
  'Identify the custodians.': 'Identificar os guardiões.',
  'Identify the holder and get informed consent in writing.':
    'Identificar o detentor e obter por escrito o seu consentimento informado.',
  'Identify the holders of the knowledge.': 'Identificar os detentores do conhecimento.',
  'Identify the plot where the resource is and its owner or lawful possessor (in an ejido or community, the assembly).':
    'Identificar o terreno onde está o recurso e o seu proprietário ou possuidor legítimo (em um ejido ou comunidade, a assembleia).',
  'If a foreign person takes part, find a South African person or institution that applies jointly.':
    'Se uma pessoa estrangeira participa, encontrar uma pessoa ou instituição sul-africana que faça o pedido em conjunto.',
  'If due, go through pre-consultation, consultation and the formal record (protocolización).':
    'Se for devida, passar pela pré-consulta, pela consulta e pelo registro formal (protocolización).',
  'If in doubt, ask the ministry in writing and keep the answer.':
    'Em caso de dúvida, perguntar por escrito ao ministério e guardar a resposta.',
  'If INPI asks, file the positive declaration (code 264) within 60 days; if the number is still missing, say why: the examination is suspended until it is given.':
    'Se o INPI pedir, apresentar a declaração positiva (código 264) em 60 dias; se o número ainda faltar, dizer por quê: o exame fica suspenso até que seja informado.',
  'If it is refused, give back the net benefits of the provisional time.':
    'Se for recusada, devolver os benefícios líquidos do período provisório.',
  'If it is, hand in proof of title or authority, that is permit, consent and benefit-sharing or transfer agreements.':
    'Se for o caso, entregar a prova do título ou da autorização, isto é, a licença, o consentimento e os acordos de repartição de benefícios ou de transferência.',
  'If knowledge of indigenous, Afro-Mexican or local communities is used, sign an agreement with the community that shows its consent.':
    'Se houver uso de conhecimento de comunidades indígenas, afro-mexicanas ou locais, assinar com a comunidade um acordo que mostre o seu consentimento.',
  'If none was filed, ask the competent authority in writing which way is open before any further use.':
    'Se nenhum foi apresentado, perguntar por escrito à autoridade competente que caminho está aberto antes de qualquer outro uso.',
  'If nothing was filed, ask the ministry before any further use.':
    'Se nada foi apresentado, perguntar ao ministério antes de qualquer outro uso.',
  'If several communities are concerned, get both in each.': 'Se forem várias comunidades, obter ambos em cada uma.',
  'If the area is on the border, at sea or on the shelf, wait for the assent of the defence council or the navy first.':
    'Se a área for de fronteira, no mar ou na plataforma continental, esperar primeiro a anuência do conselho de defesa ou da marinha.',
  'If the provider is a community, have the terms witnessed by a lead agency or by NEMA.':
    'Se o provedor for uma comunidade, ter um órgão principal ou a NEMA como testemunha dos termos.',
  'If there is none, ask CGen in writing whether a resolution still opens the way; leave the material unused until then.':
    'Se não houver, perguntar por escrito ao CGen se uma resolução ainda abre o caminho; não usar o material até lá.',
  'If there was no access, a negative declaration may be filed.':
    'Se não houve acesso, pode ser apresentada uma declaração negativa.',
  'If traditional knowledge was used, state whether the patent is co-owned with its holders.':
    'Se houve uso de conhecimento tradicional, indicar se a patente é de copropriedade com os seus detentores.',
  'In city parks or scenic areas get the consent of the manager.':
    'Em parques urbanos ou áreas de paisagem, obter o consentimento do gestor.',
  'In situ: get other permits too.': 'In situ: obter também as outras licenças.',
  'Inform NBA in the prescribed form before the strain is sent.':
    'Informar a NBA na forma prescrita antes do envio da linhagem.',
  'Keep access papers ready, since unlawful access bars the grant.':
    'Ter prontos os documentos de acesso, pois um acesso ilícito impede a concessão.',
  'Keep origin and date.': 'Guardar a origem e a data.',
  'Keep proof of origin and permits.': 'Guardar a prova da origem e as licenças.',
  'Keep the approval or the reply that none is needed, and the export papers.':
    'Guardar a aprovação, ou a resposta de que nenhuma é necessária, e os documentos de exportação.',
  'Keep the filing number before the first sample.': 'Ter o número de apresentação antes da primeira amostra.',
  'Keep the notification reference number; it is asked for again in the permit application of the commercial phase.':
    'Guardar o número de referência da notificação; ele é pedido de novo no pedido de licença da fase comercial.',
  'Keep the use non-commercial; apply under section 52 before it changes.':
    'Manter o uso não comercial; pedir segundo a seção 52 antes que ele mude.',
  'Keep to the compliance code and the collection protocols.':
    'Cumprir o código de conformidade e os protocolos de coleta.',
  'Keep to the stated use; a change needs a new application.':
    'Manter o uso indicado; uma mudança exige um novo pedido.',
  'Let both partners file jointly online; several Chinese units in one project file together.':
    'Fazer os dois parceiros apresentarem juntos online; várias unidades chinesas de um mesmo projeto apresentam juntas.',
  'Let the Brazilian institution register the access in SisGen and enter the foreign partner there; a foreign company never registers in its own name.':
    'Deixar que a instituição brasileira cadastre o acesso no SisGen e inclua nele o parceiro estrangeiro; uma empresa estrangeira nunca cadastra em nome próprio.',
  'Let the Chinese holder apply to the provincial authority with the State benefit-sharing plan.':
    'Deixar o detentor chinês fazer o pedido à autoridade provincial com o plano de repartição de benefícios com o Estado.',
  'Let the Chinese side apply; it must be a Chinese research or education body or a wholly Chinese-owned company.':
    'Deixar a parte chinesa fazer o pedido; deve ser uma entidade chinesa de pesquisa ou ensino ou uma empresa de capital inteiramente chinês.',
  'Let the collaborator check the material and hand in the Material Transfer Declaration before shipment.':
    'Deixar o colaborador conferir o material e entregar a Material Transfer Declaration antes da remessa.',
  'Let the provider choose the form of proof of consent (signed term, audiovisual record, opinion of the official body, protocol); it may refuse.':
    'Deixar o provedor escolher a forma de comprovar o consentimento (termo assinado, registro audiovisual, parecer do órgão oficial, protocolo); ele pode recusar.',
  'List organisms, form, quantity, locality, points of export and import.':
    'Listar os organismos, a forma, a quantidade, a localidade e os pontos de exportação e importação.',
  'List the resources used per product and the ex-factory sales.':
    'Listar os recursos usados por produto e as vendas a preço de fábrica.',
  'Log in to SisGen with the registered institution.': 'Entrar no SisGen com a instituição cadastrada.',
  'Look for proof that a regularisation request was filed before the end of the window and granted.':
    'Procurar a prova de que um pedido de regularização foi apresentado antes do fim do prazo e concedido.',
  'Look for the request filed with the ministry by May 2021 and its outcome.':
    'Procurar o pedido apresentado ao ministério até maio de 2021 e o seu desfecho.',
  'Look for the SisGen entry and, for anything beyond pure research, the commitment term signed with the Union.':
    'Procurar o cadastro no SisGen e, para tudo o que for além da pesquisa pura, o termo de compromisso assinado com a União.',
  'Look up the species in the national list and the class.': 'Procurar a espécie na lista nacional e a sua classe.',
  'Name a local collaborator and get its letter of acceptance (foreigners must work with a Philippine institution).':
    'Nomear um colaborador local e obter a sua carta de aceitação (estrangeiros devem trabalhar com uma instituição filipina).',
  'Name a national support institution (Institución Nacional de Apoyo).':
    'Nomear uma instituição nacional de apoio (Institución Nacional de Apoyo).',
  'Name a national support institution (Institución Nacional de Apoyo): a Colombian legal person that does research and assists applicant and ministry.':
    'Nomear uma instituição nacional de apoio (Institución Nacional de Apoyo): uma pessoa jurídica colombiana que faz pesquisa e apoia o requerente e o ministério.',
  'Name a national support institution that takes part in the research.':
    'Nomear uma instituição nacional de apoio que participe da pesquisa.',
  'Name source and geographical origin of the material in the specification.':
    'Indicar no relatório descritivo a fonte e a origem geográfica do material.',
  'Name the database and the accession numbers as well where sequence information is accessed (2025 Regulations).':
    'Indicar também o banco de dados e os números de acesso se for acessada informação de sequências (regulamento de 2025).',
  'Name the importer, organisms, form and quantity of samples, places of collecting, points of export and import.':
    'Indicar o importador, os organismos, a forma e a quantidade das amostras, os lugares de coleta e os pontos de exportação e importação.',
  'Name the partner abroad and the use, and prove lawful collection and ethics approval.':
    'Indicar o parceiro no exterior e o uso, e provar a coleta lícita e a aprovação ética.',
  'Negotiate a new agreement for rights on the resource; for community knowledge wait for explicit written consent.':
    'Negociar um novo acordo para direitos sobre o recurso; para conhecimento de uma comunidade, esperar um consentimento escrito explícito.',
  'Negotiate and sign mutually agreed terms on conditions of access, use, intellectual property and benefits.':
    'Negociar e assinar os termos mutuamente acordados sobre o acesso, o uso, a propriedade intelectual e os benefícios.',
  'Negotiate and sign the access agreement with EBI; the kind and amount of benefits are fixed in it.':
    'Negociar e assinar o acordo de acesso com o EBI; nele se fixam o tipo e o valor dos benefícios.',
  'Negotiate and sign the benefit-sharing agreement in time after the draft arrives.':
    'Negociar e assinar a tempo o acordo de repartição de benefícios depois de receber a minuta.',
  'Negotiate prior consent and agreed terms with the body in charge of the resource.':
    'Negociar o consentimento prévio e os termos acordados com o órgão responsável pelo recurso.',
  'Negotiate terms afterwards and get the final authorisation within six months.':
    'Negociar depois os termos e obter a autorização definitiva em seis meses.',
  'Negotiate terms and benefit-sharing freely with the provider.':
    'Negociar livremente os termos e a repartição de benefícios com o provedor.',
  'Negotiate terms and benefits; acceptance alone is not a contract.':
    'Negociar os termos e os benefícios; a aceitação sozinha não é um contrato.',
  'Negotiate the agreement on the basis of the model agreement.': 'Negociar o acordo com base no acordo-modelo.',
  'Negotiate the contract on sharing; a standard contract exists (order of 13 September 2017).':
    'Negociar o contrato de repartição; existe um contrato-padrão (portaria de 13 de setembro de 2017).',
  'Negotiate the prior informed consent with the provider of the place of access and have it endorsed by the Technical Office.':
    'Negociar o consentimento prévio informado com o provedor do lugar de acesso e fazê-lo visar pela Oficina Técnica.',
  'Negotiate the terms with the ministry: acceptance is not yet a contract.':
    'Negociar os termos com o ministério: a aceitação ainda não é um contrato.',
  'Negotiate the transfer agreement between the permit holder and the Government of Kenya, the lead agency or an affiliated Kenyan institution.':
    'Negociar o acordo de transferência entre o titular da licença e o governo do Quênia, o órgão principal ou uma instituição queniana afiliada.',
  'Negotiate with all providers together and write the contract on the sample form.':
    'Negociar com todos os provedores juntos e redigir o contrato no formulário-modelo.',
  'Negotiate with them a fair share of the benefits from the knowledge.':
    'Negociar com eles uma parte justa dos benefícios do conhecimento.',
  'NEMA collects the comments and checks the application against the regulations.':
    'A NEMA recolhe os comentários e analisa o pedido segundo o regulamento.',
  'NEMA publishes the application in the Kenya Gazette and a national newspaper; the public may comment for 21 days.':
    'A NEMA publica o pedido na Kenya Gazette e em um jornal nacional; o público pode comentar durante 21 dias.',
  'No State consent is asked for.': 'Nenhum consentimento do Estado é exigido.',
  'No State consent was found.': 'Nenhum consentimento do Estado foi encontrado.',
  "Non-residents also ask the immigration department for a researcher's pass.":
    'Não residentes pedem também ao departamento de imigração um passe de pesquisador.',
  'Note that seeking a patent is no longer an access activity since 2017, but the contract still has to be filed with the patent office where access took place.':
    'Notar que pedir uma patente não é mais atividade de acesso desde 2017, mas o contrato ainda deve ser apresentado ao escritório de patentes se houve acesso.',
  'Notify the discovery and deposit the voucher specimen.':
    'Notificar a descoberta e depositar o espécime de referência.',
  'Notify the product in SisGen and choose the form of sharing, monetary or not.':
    'Notificar o produto no SisGen e escolher a forma de repartição, monetária ou não.',
  'NRCT asks the Thai offices concerned and decides; use its letter for the visa.':
    'O NRCT consulta as repartições tailandesas competentes e decide; usar a sua carta para o visto.',
  'Obtain ethical approval of an accredited committee where the study needs it.':
    'Obter a aprovação ética de um comitê credenciado se o estudo a exigir.',
  'Obtain the collecting, plant-health and CITES papers separately.':
    'Obter à parte os documentos de coleta, fitossanitários e CITES.',
  'Obtain the prior informed consent (PADIA) of the provider and, for traditional knowledge, of the community.':
    'Obter o consentimento prévio informado (PADIA) do provedor e, para conhecimento tradicional, da comunidade.',
  'Obtain the prior informed consent of the community concerned in the way the regulation lays down.':
    'Obter o consentimento prévio informado da comunidade envolvida da forma que o regulamento prevê.',
  'Obtain the prior informed consent of the provider (farmer, community, collection).':
    'Obter o consentimento prévio informado do provedor (agricultor, comunidade, coleção).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor in writing (for an ejido or community the minutes of the assembly).':
    'Obter por escrito o consentimento prévio, expresso e informado do proprietário ou possuidor legítimo (para um ejido ou comunidade, a ata da assembleia).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor of the land.':
    'Obter o consentimento prévio, expresso e informado do proprietário ou possuidor legítimo da terra.',
  'Obtain the prior, express and informed consent of the owner or possessor in writing.':
    'Obter por escrito o consentimento prévio, expresso e informado do proprietário ou possuidor.',
  'Obtain the title for harvesting the biological resource first, if raw material has to be taken.':
    'Obter primeiro o título de exploração do recurso biológico, se for preciso retirar matéria-prima.',
  'Only after the assent start the access or ship.': 'Começar o acesso ou a remessa só depois da anuência.',
  'Other cultivated material: ask the collection for its terms.':
    'Outro material cultivado: pedir à coleção os seus termos.',
  'Pack and label the sample and send it with the instrument.':
    'Embalar e etiquetar a amostra e enviá-la com o instrumento.',
  'Partners get a copy and keep to the same duties; export still needs its own permit.':
    'Os parceiros recebem uma cópia e cumprem as mesmas obrigações; a exportação continua exigindo a sua própria licença.',
  'Pass both on with the material.': 'Repassar ambos com o material.',
  'Pass receipt and terms on with the material.': 'Repassar o recibo e os termos com o material.',
  'Pass the permit conditions and agreements on in the contract with the recipient.':
    'Repassar as condições da licença e os acordos no contrato com o destinatário.',
  'Pay the appraisal fee.': 'Pagar a taxa de análise técnica.',
  'Pay the fee and answer questions in time.': 'Pagar a taxa e responder às perguntas a tempo.',
  'Pay the fee, receive the permit, and let it travel with the consignment together with plant-health, veterinary, CITES and threatened-species papers.':
    'Pagar a taxa, receber a licença e fazê-la acompanhar a remessa junto com os documentos fitossanitários, veterinários, CITES e de espécies ameaçadas.',
  'Pay the fee.': 'Pagar a taxa.',
  'Pay the processing fee of the state.': 'Pagar a taxa de processamento do estado.',
  'Pay the share after the annual statement.': 'Pagar a parcela depois da declaração anual.',
  'Pay the upfront amount if the agreement asks for one, then start.':
    'Pagar o valor inicial se o acordo o exigir, e depois começar.',
  'Pay the yearly share after filing Form A.': 'Pagar a parcela anual depois de apresentar o formulário A.',
  'Pay the yearly share or carry out the agreed project.': 'Pagar a parcela anual ou executar o projeto acordado.',
  'Pay upfront amounts for high-value or threatened resources through the web portal.':
    'Pagar pelo portal os valores iniciais dos recursos de alto valor ou ameaçados.',
  'Plan the trip only after the e-mail with the approval.': 'Planejar a viagem só depois do e-mail com a aprovação.',
  'Put benefit shares, knowledge holders and transfer terms in it.':
    'Incluir nele as partes dos benefícios, os detentores do conhecimento e os termos de transferência.',
  'Put in the minimum clauses: parties, knowledge, initial payment, sales share, information on purpose and risks, periodic information, capacity building.':
    'Incluir as cláusulas mínimas: partes, conhecimento, pagamento inicial, parte das vendas, informação sobre a finalidade e os riscos, informação periódica, fortalecimento de capacidades.',
  'Put the file together and hand it in at the office or by post.':
    'Montar o processo e entregá-lo na repartição ou pelo correio.',
  'Read the NBA note on deposition of micro-organisms in foreign repositories on its application page.':
    'Ler a nota da NBA sobre o depósito de microrganismos em depositários estrangeiros, na sua página de pedidos.',
  'Receive a permit that names the knowledge.': 'Receber uma licença que nomeie o conhecimento.',
  'Receive the authorisation.': 'Receber a autorização.',
  'Receive the authorisation; collecting of wild material is authorised in the same procedure.':
    'Receber a autorização; a coleta de material silvestre é autorizada no mesmo procedimento.',
  'Receive the decision in writing and, if positive, the permit in the form of the Third Schedule.':
    'Receber a decisão por escrito e, se for positiva, a licença na forma do Third Schedule.',
  'Receive the decision within 90 days; a refusal needs a hearing first.':
    'Receber a decisão em 90 dias; uma recusa exige antes uma audiência.',
  'Receive the licence; it allows taking the material abroad unless its export is banned or limited.':
    'Receber a licença; ela permite levar o material ao exterior, salvo se a sua exportação for proibida ou limitada.',
  'Receive the ministerial order (arrêté) with the contract.':
    'Receber a portaria ministerial (arrêté) com o contrato.',
  'Receive the permit with the approved agreements and its conditions.':
    'Receber a licença com os acordos aprovados e as suas condições.',
  'Receive the permit; arrange plant-health or veterinary papers.':
    'Receber a licença; providenciar os documentos fitossanitários ou veterinários.',
  'Receive the written access permit.': 'Receber a licença de acesso por escrito.',
  'Receive the written confirmation of registration; from its date 12 months run for the licence file.':
    'Receber a confirmação escrita do registro; da sua data correm 12 meses para o processo da licença.',
  'Record consent and terms in writing.': 'Registrar por escrito o consentimento e os termos.',
  'Record the recipient.': 'Anotar o destinatário.',
  'Register as a user on the CONAGEBIO virtual platform.':
    'Registrar-se como usuário na plataforma virtual da CONAGEBIO.',
  'Register at the park office with the permit number before entry.':
    'Registrar-se no escritório do parque com o número da licença antes de entrar.',
  'Register on the e-filing portal and file the commercial-use form with product, turnover and quantities.':
    'Inscrever-se no portal de apresentação eletrônica e apresentar o formulário de uso comercial com o produto, o faturamento e as quantidades.',
  'Register online through the legal representative as holder.':
    'Registrar-se online por meio do representante legal como titular.',
  'Register the access in SisGen before filing.': 'Cadastrar o acesso no SisGen antes do depósito.',
  'Register the access in SisGen within the agreed time, at the latest before the legal milestones.':
    'Cadastrar o acesso no SisGen no prazo acordado, no máximo antes dos marcos legais.',
  'Register the contract with SENADI.': 'Registrar o contrato no SENADI.',
  'Register the project and its team in SisGen.': 'Cadastrar o projeto e a sua equipe no SisGen.',
  'Register the shipment in SisGen with the TTM, the material and the recipient.':
    'Cadastrar a remessa no SisGen com o TTM, o material e o destinatário.',
  'Register with NBA through the portal before the patent or other right is granted.':
    'Registrar-se na NBA pelo portal antes que a patente ou outro direito seja concedido.',
  'Report as the guide asks.': 'Relatar como o guia pede.',
  'Report in advance online and hand in a backup of the information.':
    'Informar antes online e entregar uma cópia de segurança das informações.',
  'Report the quantity actually sent within 10 working days after customs release.':
    'Informar a quantidade realmente enviada em 10 dias úteis após a liberação alfandegária.',
  'Report to NRCT within 7 days after arrival and to the office concerned before starting.':
    'Apresentar-se ao NRCT em 7 dias após a chegada e à repartição competente antes de começar.',
  'Request the certificate of regularity for the registered access.':
    'Pedir a certidão de regularidade do acesso cadastrado.',
  'Run the consent procedure with each resource provider and collect the certificates.':
    'Conduzir o procedimento de consentimento com cada provedor de recursos e reunir os certificados.',
  'Run the two tests first: is the component the main element of added value (function or marketing appeal), and does an exemption apply (Law Art. 17 and 18)?':
    'Fazer primeiro os dois testes: o componente é o elemento principal de agregação de valor (função ou apelo mercadológico), e se aplica uma isenção (Lei, arts. 17 e 18)?',
}
