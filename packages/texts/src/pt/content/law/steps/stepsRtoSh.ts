import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with R to Sh. */
export const stepsRtoSh: ContentTexts = {
  'Read the agreed terms: many forbid patents or ask for consent first.':
    'Ler os termos acordados: muitos proíbem patentes ou exigem antes o consentimento.',
  'Read the decree of 2019 for the permit that fits the purpose.':
    'Ler o decreto de 2019 para ver qual licença corresponde à finalidade.',
  'Read the general and the practical guide of Order No. 828 of 23 March 2023.':
    'Ler o guia geral e o guia prático da Ordem n.º 828 de 23 de março de 2023.',
  'Read the guide for researchers and the data policy.': 'Ler o guia para pesquisadores e a política de dados.',
  'Read the guidelines of the department.': 'Ler as diretrizes do departamento.',
  'Read the NBA note on deposition of micro-organisms in foreign repositories on its application page.':
    'Ler a nota da NBA sobre o depósito de microrganismos em depositários estrangeiros, na sua página de pedidos.',
  'Read the research guidelines of the nature organisations on planning, local partners and sharing of results.':
    'Ler as diretrizes de pesquisa das organizações de natureza sobre o planejamento, os parceiros locais e o compartilhamento de resultados.',
  'Read the rules on the gene pool of the plant world (order 82) and on botanical and genetic collections under the Plant World Law of 2 January 2023.':
    'Ler as regras sobre o fundo genético do mundo vegetal (ordem 82) e sobre as coleções botânicas e genéticas segundo a lei do mundo vegetal de 2 de janeiro de 2023.',
  'Read the shipping notice that comes with the material.': 'Ler o aviso de remessa que acompanha o material.',
  'Read the terms on commercial use and specimens.': 'Ler os termos sobre o uso comercial e os espécimes.',
  'Read the transfer agreement of culture collections and gene banks.':
    'Ler o termo de transferência das coleções de culturas e dos bancos de germoplasma.',
  'Receive a permit that names the knowledge.': 'Receber uma licença que nomeie o conhecimento.',
  'Receive approval or a refusal, and sign the benefit-sharing terms.':
    'Receber a aprovação ou uma recusa, e assinar os termos de repartição de benefícios.',
  'Receive the authorisation (arrêté) before collecting.': 'Receber a autorização (arrêté) antes de coletar.',
  'Receive the authorisation.': 'Receber a autorização.',
  'Receive the authorisation; collecting of wild material is authorised in the same procedure.':
    'Receber a autorização; a coleta de material silvestre é autorizada no mesmo procedimento.',
  'Receive the certificate of compliance, which the nation publishes as the internationally recognised certificate.':
    'Receber o certificado de conformidade, que a nação publica como certificado reconhecido internacionalmente.',
  'Receive the certificate signed by the executive secretary and seen by the focal points, and have it entered in the ABS Clearing-House.':
    'Receber o certificado assinado pelo secretário executivo e visado pelos pontos focais, e fazê-lo inscrever no ABSCH.',
  'Receive the decision in writing and, if positive, the permit in the form of the Third Schedule.':
    'Receber a decisão por escrito e, se for positiva, a licença na forma do Third Schedule.',
  'Receive the decision within 90 days; a refusal needs a hearing first.':
    'Receber a decisão em 90 dias; uma recusa exige antes uma audiência.',
  'Receive the licence; it allows taking the material abroad unless its export is banned or limited.':
    'Receber a licença; ela permite levar o material ao exterior, salvo se a sua exportação for proibida ou limitada.',
  'Receive the material.': 'Receber o material.',
  'Receive the ministerial order (arrêté) with the contract.':
    'Receber a portaria ministerial (arrêté) com o contrato.',
  'Receive the permit after the signed agreement is back.': 'Receber a licença depois de devolver o acordo assinado.',
  'Receive the permit and ask for the export permit before samples leave.':
    'Receber a licença e pedir a licença de exportação antes de as amostras saírem.',
  'Receive the permit of the minister.': 'Receber a licença do ministro.',
  'Receive the permit with its conditions or the refusal with reasons; an appeal goes to the board of SBS.':
    'Receber a licença com as suas condições ou a recusa com os motivos; o recurso vai ao conselho do SBS.',
  'Receive the permit with its conditions, or the refusal.': 'Receber a licença com as suas condições, ou a recusa.',
  'Receive the permit with its conditions, those for export included.':
    'Receber a licença com as suas condições, incluídas as de exportação.',
  'Receive the permit with its terms, including what may be transferred.':
    'Receber a licença com as suas condições, incluído o que pode ser transferido.',
  'Receive the permit with the approved agreements and its conditions.':
    'Receber a licença com os acordos aprovados e as suas condições.',
  'Receive the permit.': 'Receber a licença.',
  'Receive the permit; arrange plant-health or veterinary papers.':
    'Receber a licença; providenciar os documentos fitossanitários ou veterinários.',
  'Receive the permit; ask that it is entered in the ABS Clearing-House.':
    'Receber a licença; pedir que seja inscrita no ABSCH.',
  'Receive the permit; it is reported to the ABS Clearing-House.': 'Receber a licença; ela é comunicada ao ABSCH.',
  'Receive the permit; obtain the research clearance of the National Commission for Science and Technology as well.':
    'Receber a licença; obter também a autorização de pesquisa da National Commission for Science and Technology.',
  'Receive the permit; the office checks afterwards that the agreements are kept.':
    'Receber a licença; o escritório verifica depois se os acordos são cumpridos.',
  'Receive the receipt with a reference number; sent to the Clearing-House it counts as international certificate.':
    'Receber o recibo com um número de referência; enviado ao ABSCH, ele vale como certificado internacional.',
  'Receive the register number and, on request, an attestation that the Swiss rules on access and sharing are met.':
    'Receber o número de registro e, se pedido, um atestado de que as regras suíças de acesso e repartição são cumpridas.',
  'Receive the register number.': 'Receber o número de registro.',
  'Receive the written access permit.': 'Receber a licença de acesso por escrito.',
  'Receive the written confirmation of registration; from its date 12 months run for the licence file.':
    'Receber a confirmação escrita do registro; da sua data correm 12 meses para o processo da licença.',
  'Receive the “BBNJ” standardized batch identifier, made automatically.':
    'Receber o identificador de lote padronizado “BBNJ”, criado automaticamente.',
  'Record consent and agree terms in writing.': 'Registrar o consentimento e acordar os termos por escrito.',
  'Record consent and benefits in writing and attach them.':
    'Registrar por escrito o consentimento e os benefícios e anexá-los.',
  'Record consent and terms in writing and attach them to the request.':
    'Registrar por escrito o consentimento e os termos e anexá-los ao pedido.',
  'Record consent and terms in writing.': 'Registrar por escrito o consentimento e os termos.',
  'Record consent or refusal; consent can be taken back.':
    'Registrar o consentimento ou a recusa; o consentimento pode ser retirado.',
  'Record database, accession number, country of origin given, date and terms of use.':
    'Anotar o banco de dados, o número de acesso, o país de origem indicado, a data e os termos de uso.',
  'Record database, accession number, stated country of origin and date.':
    'Anotar o banco de dados, o número de acesso, o país de origem indicado e a data.',
  'Record every transfer in the traceability mechanism.':
    'Registrar cada transferência no mecanismo de rastreabilidade.',
  'Record place and date; accept the standard agreement for gene bank material.':
    'Anotar o lugar e a data; aceitar o termo padrão para material de banco de germoplasma.',
  'Record place, date and species.': 'Anotar o lugar, a data e a espécie.',
  'Record recipient, date, sample and documents.': 'Anotar o destinatário, a data, a amostra e os documentos.',
  'Record the certificate and the rights of use and transfer.':
    'Anotar o certificado e os direitos de uso e de transferência.',
  'Record the consent and sign the agreement; University of the South Pacific projects are the model.':
    'Registrar o consentimento e assinar o acordo; os projetos da University of the South Pacific servem de modelo.',
  'Record the consent for the permit file.': 'Registrar o consentimento para o processo da licença.',
  'Record the recipient.': 'Anotar o destinatário.',
  'Record user, resource and use, date and place, direct supplier with date, next user with date.':
    'Anotar o usuário, o recurso e o uso, a data e o lugar, o fornecedor direto com a data e o usuário seguinte com a data.',
  'Register as a user on the CONAGEBIO virtual platform.':
    'Registrar-se como usuário na plataforma virtual da CONAGEBIO.',
  'Register at the park office with the permit number before entry.':
    'Registrar-se no escritório do parque com o número da licença antes de entrar.',
  'Register in Easy-SMTA and get a PID if the gene bank asks for it.':
    'Registrar-se no Easy-SMTA e obter um PID se o banco de germoplasma o pedir.',
  'Register in POLAR and fill in the application in plain language.':
    'Registrar-se no POLAR e preencher o pedido em linguagem simples.',
  'Register in the national register of researchers on genetic resources and derivatives and sign the applicant statement.':
    'Inscrever-se no registro nacional de pesquisadores de recursos genéticos e derivados e assinar a declaração do requerente.',
  'Register in the system and choose certificate, permit or authorisation.':
    'Registrar-se no sistema e escolher certificado, licença ou autorização.',
  'Register on the e-filing portal and file the commercial-use form with product, turnover and quantities.':
    'Inscrever-se no portal de apresentação eletrônica e apresentar o formulário de uso comercial com o produto, o faturamento e as quantidades.',
  'Register online through the legal representative as holder.':
    'Registrar-se online por meio do representante legal como titular.',
  'Register the access in SisGen before filing.': 'Cadastrar o acesso no SisGen antes do depósito.',
  'Register the access in SisGen within the agreed time, at the latest before the legal milestones.':
    'Cadastrar o acesso no SisGen no prazo acordado, no máximo antes dos marcos legais.',
  'Register the contract with SENADI.': 'Registrar o contrato no SENADI.',
  'Register the project and its team in SisGen.': 'Cadastrar o projeto e a sua equipe no SisGen.',
  'Register the researchers with CONAP.': 'Registrar os pesquisadores no CONAP.',
  'Register the shipment in SisGen with the TTM, the material and the recipient.':
    'Cadastrar a remessa no SisGen com o TTM, o material e o destinatário.',
  'Register with DEPP and pay the yearly registration fee.': 'Registrar-se no DEPP e pagar a taxa anual de registro.',
  'Register with NBA through the portal before the patent or other right is granted.':
    'Registrar-se na NBA pelo portal antes que a patente ou outro direito seja concedido.',
  'Register with the ministry as harvester, trader or exporter.':
    'Registrar-se no ministério como coletor, comerciante ou exportador.',
  'Remember that a filing is not a checkpoint under Union law, but selling or licensing the result may be the product-stage event.':
    'Lembrar que um depósito não é um ponto de verificação segundo o direito da União, mas que vender ou licenciar o resultado pode ser o evento da fase de produto.',
  'Report after the work.': 'Relatar depois do trabalho.',
  'Report and hand over results.': 'Relatar e entregar os resultados.',
  'Report as the guide asks.': 'Relatar como o guia pede.',
  'Report changes of particulars to the Registrar.': 'Informar ao Registrar as mudanças de dados.',
  'Report changes of what was reported.': 'Informar as mudanças do que foi comunicado.',
  'Report changes without delay (fine up to CZK 50,000 if not).':
    'Informar as mudanças sem demora (senão, multa de até CZK 50.000).',
  'Report in advance online and hand in a backup of the information.':
    'Informar antes online e entregar uma cópia de segurança das informações.',
  'Report latitude, longitude and depth, and findings as far as there are any.':
    'Informar a latitude, a longitude e a profundidade, e os resultados na medida em que existam.',
  'Report material changes before collection starts, where practicable.':
    'Informar as mudanças importantes antes do início da coleta, se possível.',
  'Report the agreement: through Easy-SMTA at once, otherwise at least once every two calendar years (Article 5e and the decision of the Governing Body).':
    'Comunicar o termo: no ato pelo Easy-SMTA, ou ao menos uma vez a cada dois anos civis (artigo 5e e decisão do Órgão Gestor).',
  'Report the lawful acquisition, with the certificate of compliance where one exists.':
    'Informar a aquisição legal, com o certificado de conformidade se existir.',
  'Report the quantity actually sent within 10 working days after customs release.':
    'Informar a quantidade realmente enviada em 10 dias úteis após a liberação alfandegária.',
  'Report the results of the scoping phase.': 'Informar os resultados da fase exploratória.',
  'Report to NRCT within 7 days after arrival and to the office concerned before starting.':
    'Apresentar-se ao NRCT em 7 dias após a chegada e à repartição competente antes de começar.',
  'Report to the host within six months and send reprints.':
    'Relatar ao anfitrião em seis meses e enviar-lhe separatas.',
  'Request the certificate of regularity for the registered access.':
    'Pedir a certidão de regularidade do acesso cadastrado.',
  'Research institutions consider offering a benefit; it is not required.':
    'As instituições de pesquisa consideram oferecer um benefício; não é exigido.',
  'Return the form by e-mail.': 'Devolver o formulário por e-mail.',
  'Return to UNCST with consent, accessory agreement, transfer agreement, impact assessment and proof of payments.':
    'Voltar ao UNCST com o consentimento, o acordo acessório, o termo de transferência, a avaliação de impacto e os comprovantes de pagamento.',
  'Review, submit to the competent authority of the state of establishment (no establishment in the Union: the state where the research is done) and keep the confirmation.':
    'Revisar, apresentar à autoridade competente do Estado de estabelecimento (sem estabelecimento na União: o Estado onde a pesquisa é feita) e guardar a confirmação.',
  'Run the consent procedure with each resource provider and collect the certificates.':
    'Conduzir o procedimento de consentimento com cada provedor de recursos e reunir os certificados.',
  'Run the two tests first: is the component the main element of added value (function or marketing appeal), and does an exemption apply (Law Art. 17 and 18)?':
    'Fazer primeiro os dois testes: o componente é o elemento principal de agregação de valor (função ou apelo mercadológico), e se aplica uma isenção (Lei, arts. 17 e 18)?',
  'Sami knowledge: ask the holders although no statute on consent was found.':
    'Conhecimento sámi: perguntar aos detentores embora nenhuma lei sobre consentimento tenha sido encontrada.',
  'Sampling of wild animals and taking out eggs or other reproductive material are not permitted under this permit.':
    'Com esta licença não se pode retirar amostras de animais silvestres nem levar ovos ou outro material reprodutivo.',
  'Say in the application to EBI that community knowledge is meant.':
    'Dizer no pedido ao EBI que se trata de conhecimento de uma comunidade.',
  'Say in the request that the invention relies on genetic resources.':
    'Dizer no requerimento que a invenção se apoia em recursos genéticos.',
  'SBS asks the environment department, agencies and non-governmental bodies for comments and may ask for changes.':
    'O SBS pede comentários ao departamento do meio ambiente, a órgãos e a entidades não governamentais, e pode pedir mudanças.',
  'Search the register of CIPA for the knowledge.': 'Procurar o conhecimento no registro da CIPA.',
  'Secure a local collaborating agency and an individual local collaborator.':
    'Conseguir uma entidade local colaboradora e um colaborador local.',
  'Send a research proposal to the host (for marine work the Palau International Coral Reef Center).':
    'Enviar uma proposta de pesquisa ao anfitrião (para trabalho marinho, o Palau International Coral Reef Center).',
  'Send it to the authority competent for the place or collection.':
    'Enviá-lo à autoridade competente do lugar ou da coleção.',
  'Send it to the authority that issued the licence.': 'Enviá-lo à autoridade que emitiu a licença.',
  'Send it to the research secretariat with the fee.': 'Enviá-lo à secretaria de pesquisa com a taxa.',
  'Send NBA the approved project before material moves.':
    'Enviar à NBA o projeto aprovado antes que qualquer material seja movido.',
  'Send the Annex I request to the autonomous community (State collections: to the ministry).':
    'Enviar o pedido do Annex I à comunidade autônoma (coleções do Estado: ao ministério).',
  'Send the application by e-mail to the department and pay the non-refundable fee.':
    'Enviar o pedido por e-mail ao departamento e pagar a taxa, que não é devolvida.',
  'Send the application form to the director.': 'Enviar o formulário de pedido ao diretor.',
  'Send the application to Naturvårdsverket, which decides on it.': 'Enviar o pedido à Naturvårdsverket, que o decide.',
  'Send the application to TAGEM; staff of public and research bodies through an official letter of the institution.':
    'Enviar o pedido ao TAGEM; servidores de órgãos públicos e de pesquisa, por meio de uma carta oficial da instituição.',
  'Send the application to the inspector, who checks the criteria of Art. 5(3) and passes it to the minister or refuses by decision.':
    'Enviar o pedido ao inspetor, que verifica os critérios do art. 5(3) e o passa ao ministro ou o recusa por decisão.',
  'Send the declaration through the application centre.': 'Enviar a declaração pelo centro de pedidos.',
  'Send the declaration to OPSS (the EU system DECLARE is no longer for UK users; not verified in a source).':
    'Enviar a declaração à OPSS (o sistema DECLARE da UE não serve mais para usuários do Reino Unido; não verificado em uma fonte).',
  'Send the draft to the government for review where it is the provider; otherwise negotiate directly.':
    'Enviar a minuta ao governo para análise se ele for o provedor; senão negociar diretamente.',
  'Send the PNG Research Application Form to the Science and Technology Secretariat after that.':
    'Enviar depois o PNG Research Application Form ao Science and Technology Secretariat.',
  'Send the proposal to NRI and sign the conditions and guidelines.':
    'Enviar a proposta ao NRI e assinar as condições e as diretrizes.',
  'Send the proposal with the application or through the portal.': 'Enviar a proposta com o pedido ou pelo portal.',
  'Send the proposal with the list of field members and passport copies; with a cooperation agreement the Nepali partner applies.':
    'Enviar a proposta com a lista dos membros de campo e as cópias dos passaportes; com um acordo de cooperação, quem faz o pedido é o parceiro nepalês.',
  'Send the record of Art. 3 as it stands.': 'Enviar o que foi anotado segundo o art. 3 tal como está.',
  'Send the record of Art. 8.': 'Enviar o que foi anotado segundo o art. 8.',
  'Send the request to the authority, electronically for companies.':
    'Enviar o pedido à autoridade, por via eletrônica no caso de empresas.',
  'Send the request to the competent authority of the member state.':
    'Enviar o pedido à autoridade competente do Estado-membro.',
  'Send the request to the focal point; an ad hoc committee looks at requests for use.':
    'Enviar o pedido ao ponto focal; um comitê ad hoc analisa os pedidos de uso.',
  'Send the request with the Annex I data to the BfN.': 'Enviar o pedido ao BfN com os dados do anexo I.',
  'Send the request with the Annex I data.': 'Enviar o pedido com os dados do anexo I.',
  'Send the sample packed and labelled with the TTM, the Guia de Remessa and the SisGen receipt; add sanitary and CITES papers where needed.':
    'Enviar a amostra embalada e etiquetada com o TTM, a Guia de Remessa e o comprovante do SisGen; juntar os documentos sanitários e CITES se necessário.',
  'Send the signed agreement to the Cabinet Secretary for the register within 30 days after it comes into force, otherwise it may be void.':
    'Enviar o acordo assinado ao Cabinet Secretary para registro em 30 dias após a sua entrada em vigor, senão ele pode ser nulo.',
  'Send the yearly statement of sales with the payment.': 'Enviar a declaração anual de vendas com o pagamento.',
  'Share results and benefits as agreed.': 'Repartir os resultados e os benefícios conforme acordado.',
  'Ship only with the approval.': 'Enviar só com a aprovação.',
  'Ship with both permits and the transfer agreement.': 'Enviar com as duas licenças e o termo de transferência.',
  'Ship with copies of permit and agreement.': 'Enviar com cópias da licença e do acordo.',
  'Show a project backed by an institution of the Argentine scientific system.':
    'Apresentar um projeto apoiado por uma instituição do sistema científico argentino.',
  'Show it to customs.': 'Mostrá-lo na alfândega.',
  'Show lawful collection (gratuitous permit or undertaking) and the local transport permit.':
    'Mostrar a coleta lícita (gratuitous permit ou compromisso) e a licença local de transporte.',
  'Show passport or identity card.': 'Mostrar o passaporte ou o documento de identidade.',
  'Show research and collecting licence.': 'Mostrar a licença de pesquisa e de coleta.',
  'Show that no threatened, endemic, rare or protected species, harm to communities, ecosystem, food security or national interest is involved.':
    'Mostrar que não se trata de espécie ameaçada, endêmica, rara ou protegida, nem há dano a comunidades, ao ecossistema, à segurança alimentar ou ao interesse nacional.',
  'Show that the analysis cannot be done in Indonesia.': 'Mostrar que a análise não pode ser feita na Indonésia.',
  'Show that the collection uses standard procedures for exchange and supply, gives samples only with proof of legal access and terms, keeps records of all supplies, uses unique identifiers where possible and tracks samples.':
    'Mostrar que a coleção usa procedimentos padronizados de troca e fornecimento, dá amostras só com prova de acesso legal e de termos, mantém registros de todos os fornecimentos, usa identificadores únicos se possível e rastreia as amostras.',
  'Show that the conditions for users are met - respect for culture, ethical and open partnership, research inside Bhutan, technology transfer, benefit for country and communities, no harm.':
    'Mostrar que as condições para os usuários estão cumpridas: respeito à cultura, parceria ética e aberta, pesquisa no Butão, transferência de tecnologia, benefícios para o país e as comunidades, nenhum dano.',
  'Show that the export serves the public interest, that is conservation, economic development of the country or the knowledge and capacity of South African people and institutions.':
    'Mostrar que a exportação serve ao interesse público, isto é, à conservação, ao desenvolvimento econômico do país ou aos conhecimentos e capacidades de pessoas e instituições sul-africanas.',
  'Show that the species stays in good state and that the aim is one of those in arts. 240-1 to 240-12 of the code.':
    'Mostrar que a espécie continua em bom estado e que o fim é um dos previstos nos arts. 240-1 a 240-12 do código.',
  'Show the certificate at customs.': 'Mostrar o certificado na alfândega.',
  'Show the certificate at the border inspection.': 'Mostrar o certificado na inspeção de fronteira.',
  'Show the collecting papers.': 'Mostrar os documentos de coleta.',
  'Show the collecting permit.': 'Mostrar a licença de coleta.',
  'Show the consents and obtain the export permit with the list of specimens.':
    'Mostrar os consentimentos e obter a licença de exportação com a lista de espécimes.',
  'Show the endorsement of an institution of the Argentine scientific system.':
    'Apresentar o aval de uma instituição do sistema científico argentino.',
  'Show the file.': 'Mostrar o processo.',
  'Show the measures of due diligence, the files of specific uses and the declarations made.':
    'Mostrar as medidas de devida diligência, os processos de usos específicos e as declarações feitas.',
}
