import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Si to Su. */
export const stepsSiToSu: ContentTexts = {
  'Sign a contract with parties, object and limits of use, compensation, term, payment and dispute settlement.':
    'Assinar um contrato com as partes, o objeto e os limites do uso, a compensação, o prazo, o pagamento e a solução de controvérsias.',
  'Sign a cooperation agreement that names the activities, who registers, who ships, who owns results and who pays benefits.':
    'Assinar um acordo de cooperação que nomeie as atividades, quem cadastra, quem remete, a quem pertencem os resultados e quem paga os benefícios.',
  'Sign a material transfer agreement with the access provider and a benefit-sharing agreement with providers and knowledge holders.':
    'Assinar um acordo de transferência de material com quem dá o acesso e um acordo de repartição de benefícios com os provedores e os detentores do conhecimento.',
  'Sign a material transfer agreement with the Egyptian partner before samples leave.':
    'Assinar um termo de transferência de material com o parceiro egípcio antes de as amostras saírem.',
  'Sign a material transfer agreement with the host institution.':
    'Assinar um termo de transferência de material com a instituição anfitriã.',
  'Sign a memorandum of understanding with the department or a local partner.':
    'Assinar um memorando de entendimento com o departamento ou um parceiro local.',
  'Sign a transfer agreement that binds the recipient to the same terms.':
    'Assinar um termo de transferência que vincule o destinatário aos mesmos termos.',
  'Sign a transfer agreement that passes the terms on.': 'Assinar um termo de transferência que repasse os termos.',
  'Sign a written contract on access and benefits.': 'Assinar um contrato escrito sobre o acesso e os benefícios.',
  'Sign accessory contracts with provider, land owner or ex situ centre; they take effect only with the access contract.':
    'Assinar contratos acessórios com o provedor, o proprietário da terra ou o centro ex situ; eles só têm efeito com o contrato de acesso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, community or ex situ centre; they take effect only with the access contract.':
    'Assinar contratos acessórios com o provedor do recurso biológico, o proprietário da terra, a comunidade ou o centro ex situ; eles só têm efeito com o contrato de acesso.',
  'Sign accessory contracts with the provider of the biological resource, the land owner, holder or administrator or the ex situ centre; they take effect only with the access contract.':
    'Assinar contratos acessórios com o provedor do recurso biológico, o proprietário, detentor ou administrador da terra ou o centro ex situ; eles só têm efeito com o contrato de acesso.',
  'Sign fair terms with the provider.': 'Assinar termos justos com o provedor.',
  'Sign it and send it by e-mail.': 'Assiná-lo e enviá-lo por e-mail.',
  'Sign it with the centre and send only afterwards.': 'Assiná-lo com o centro e enviar só depois.',
  'Sign it, or get an agreement in which the service declines to share.':
    'Assiná-lo, ou obter um acordo em que o serviço renuncia à repartição.',
  'Sign its agreement; the Ministry of Environment sets the procedure.':
    'Assinar o seu acordo; o Ministério do Meio Ambiente fixa o procedimento.',
  'Sign mutually agreed terms with the provider and have SNICS confirm consent and certificate.':
    'Assinar com o provedor os termos mutuamente acordados e fazer o SNICS confirmar o consentimento e o certificado.',
  'Sign the accessory agreement with the owner (letter of exchange, memorandum or research agreement in the prescribed form).':
    'Assinar o acordo acessório com o dono (carta de troca, memorando ou acordo de pesquisa na forma prescrita).',
  'Sign the accessory contracts first (provider, land holder, support institution for foreign users).':
    'Assinar primeiro os contratos acessórios (provedor, detentor da terra, instituição de apoio para usuários estrangeiros).',
  'Sign the accessory contracts.': 'Assinar os contratos acessórios.',
  'Sign the affidavit of undertaking or the memorandum of agreement with DENR.':
    'Assinar a declaração juramentada de compromisso ou o memorando de acordo com o DENR.',
  'Sign the agreement and pay into the Bhutan Access and Benefit Sharing Fund.':
    'Assinar o acordo e pagar ao Bhutan Access and Benefit Sharing Fund.',
  'Sign the agreement between the Indonesian holder and the recipient with use, benefit-sharing and return of data.':
    'Assinar o acordo entre o detentor indonésio e o destinatário, com o uso, a repartição de benefícios e a devolução de dados.',
  'Sign the agreement between the two institutions and write the mutually agreed terms on the use of samples in it.':
    'Assinar o acordo entre as duas instituições e incluir nele os termos mutuamente acordados sobre o uso das amostras.',
  'Sign the agreement on mutually agreed terms.': 'Assinar o acordo sobre os termos mutuamente acordados.',
  'Sign the agreement with the focal point if none exists with the provider.':
    'Assinar o acordo com o ponto focal se não houver um com o provedor.',
  'Sign the agreement within 60 days after the draft is sent, otherwise the file is closed (revival possible).':
    'Assinar o acordo em 60 dias após o envio da minuta, senão o processo é encerrado (pode ser reaberto).',
  'Sign the agreement; it is part of getting the permit.': 'Assinar o acordo; ele faz parte da obtenção da licença.',
  'Sign the association term, which is purely instrumental and regulatory.':
    'Assinar o termo de associação, que é puramente instrumental e regulatório.',
  'Sign the benefit-sharing agreement and transfer only afterwards.':
    'Assinar o acordo de repartição de benefícios e transferir só depois.',
  'Sign the benefit-sharing agreement with mutually agreed terms.':
    'Assinar o acordo de repartição de benefícios com os termos mutuamente acordados.',
  'Sign the benefit-sharing agreement with the State; later users sign a subsequent use agreement.':
    'Assinar o acordo de repartição de benefícios com o Estado; usuários posteriores assinam um acordo de uso posterior.',
  'Sign the breeding loan agreement for live animals that leave the island.':
    'Assinar o acordo de empréstimo para reprodução (breeding loan agreement) para animais vivos que saem da ilha.',
  'Sign the consent and submit it to the Technical Office for endorsement (refrendo).':
    'Assinar o consentimento e apresentá-lo à Oficina Técnica para o visto (refrendo).',
  'Sign the contract (articles 23 and 24) with benefits (chapter VI).':
    'Assinar o contrato (artigos 23 e 24) com os benefícios (capítulo VI).',
  'Sign the contract between suppliers and users.': 'Assinar o contrato entre provedores e usuários.',
  'Sign the contract on use and sharing of benefits.': 'Assinar o contrato sobre o uso e a repartição de benefícios.',
  'Sign the contract with terms on benefits including intellectual property, later use by third parties and change of intent.':
    'Assinar o contrato com cláusulas sobre os benefícios, incluídos a propriedade intelectual, o uso posterior por terceiros e a mudança de intenção.',
  'Sign the contract within ten working days of notice of the resolution, otherwise the resolution is void.':
    'Assinar o contrato em dez dias úteis após a notificação da resolução, senão a resolução fica sem efeito.',
  'Sign the cooperation agreement with ownership of results and a clear sharing plan.':
    'Assinar o acordo de cooperação com a titularidade dos resultados e um plano de repartição claro.',
  'Sign the declaration in Form 1 that NBA permission will be handed in before grant.':
    'Assinar no Form 1 a declaração de que a permissão da NBA será entregue antes da concessão.',
  'Sign the genetic resources material transfer agreement.':
    'Assinar o termo de transferência de material de recursos genéticos.',
  'Sign the legal instrument of sending, or a contract with the minimum content of Art. 24 § 6 of Decree 8,772.':
    'Assinar o instrumento jurídico de envio, ou um contrato com o conteúdo mínimo do art. 24 § 6 do Decreto 8.772.',
  'Sign the material transfer agreement and keep it with the accession.':
    'Assinar o termo de transferência de material e guardá-lo com o acesso.',
  'Sign the material transfer agreement and ship with the permit and plant health papers.':
    'Assinar o acordo de transferência de material e enviar com a licença e os documentos fitossanitários.',
  'Sign the material transfer agreement and the agreed terms; the institute still works on standards for them.':
    'Assinar o termo de transferência de material e os termos acordados; o instituto ainda trabalha nos seus modelos.',
  'Sign the material transfer agreement with benefits for the community.':
    'Assinar o termo de transferência de material com benefícios para a comunidade.',
  'Sign the memorandum with the community and get the NCIP certificate.':
    'Assinar o memorando com a comunidade e obter o certificado da NCIP.',
  'Sign the mutually agreed terms with the provider.': 'Assinar com o provedor os termos mutuamente acordados.',
  'Sign the profit-sharing agreement with the department.':
    'Assinar o acordo de partilha de lucros com o departamento.',
  'Sign the research agreement with the centre and the community.':
    'Assinar o acordo de pesquisa com o centro e a comunidade.',
  'Sign the Research Agreement with the chairman of the Council.':
    'Assinar o Research Agreement com o presidente do Conselho.',
  'Sign the sale or gift contract and a plan for sharing benefits with the State with the importer.':
    'Assinar com o importador o contrato de venda ou doação e um plano de repartição de benefícios com o Estado.',
  'Sign the scoping agreement, which covers only the first look at the resource.':
    'Assinar o acordo exploratório (scoping agreement), que cobre só o primeiro exame do recurso.',
  'Sign the simplified contract with the authority: without it the authorisation has no effect.':
    'Assinar o contrato simplificado com a autoridade: sem ele, a autorização não tem efeito.',
  'Sign the transfer agreement of the gene bank for its material.':
    'Assinar o termo de transferência do banco de germoplasma para o seu material.',
  'Sign the undertaking and pay the bioprospecting fee.':
    'Assinar o compromisso (undertaking) e pagar a taxa de bioprospecção.',
  'Sign up on the e-filing portal and fill in the form for research or bio-survey, naming species, quantity, place or collection, purpose and any traditional knowledge.':
    'Inscrever-se no portal de apresentação eletrônica e preencher o formulário de pesquisa ou de levantamento biológico (bio-survey), indicando a espécie, a quantidade, o lugar ou a coleção, a finalidade e todo conhecimento tradicional.',
  'Sign with WHO; every transfer is visible in the traceability mechanism.':
    'Assinar com a OMS; cada transferência é visível no mecanismo de rastreabilidade.',
  'Sign, then register nationally and ask for the compliance certificate.':
    'Assinar, depois registrar em nível nacional e pedir o certificado de conformidade.',
  'Sign, where asked, the contract with the ministry on use and fair sharing.':
    'Assinar com o ministério, se pedido, o contrato sobre o uso e a repartição justa.',
  'Sign; go on to the access permit.': 'Assinar; passar à licença de acesso.',
  'Sign; the contract is perfected by publication of the resolution.':
    'Assinar; o contrato se aperfeiçoa com a publicação da resolução.',
  'Sign; the contract is perfected with publication of the resolution.':
    'Assinar; o contrato se aperfeiçoa com a publicação da resolução.',
  'Sign; the contract is perfected with the publication of the resolution.':
    'Assinar; o contrato se aperfeiçoa com a publicação da resolução.',
  'Social and health research: add the approval of an ethics board.':
    'Pesquisa social e de saúde: acrescentar a aprovação de um comitê de ética.',
  'Start after the ministry has confirmed the inclusion.': 'Começar depois que o ministério confirmar a inclusão.',
  'Start: the request is approved automatically; the document follows within five working days.':
    'Começar: o pedido é aprovado automaticamente; o documento vem em cinco dias úteis.',
  'State how access to resources and data is planned, with a data management plan.':
    'Indicar como está previsto o acesso aos recursos e aos dados, com um plano de gestão de dados.',
  'State how the work contributes to the conservation of species and ecosystems.':
    'Indicar como o trabalho contribui para a conservação das espécies e dos ecossistemas.',
  'State in the application that genetic resources will be used, otherwise a separate access authorisation is needed.':
    'Indicar no pedido que serão usados recursos genéticos; senão, é preciso uma autorização de acesso à parte.',
  'State in the application that the invention uses Peruvian genetic resources or derivatives.':
    'Indicar no pedido que a invenção usa recursos genéticos peruanos ou seus derivados.',
  'State that genetic resources will be used and agree on the terms for bioprospecting.':
    'Indicar que serão usados recursos genéticos e acordar os termos da bioprospecção.',
  'State the Ethiopian locality as origin in the application.': 'Indicar a localidade etíope como origem no pedido.',
  'State the number of consignments in the year, on which the fee depends.':
    'Indicar o número de remessas no ano, do qual depende a taxa.',
  'State the product or the result of the use, the event that triggers the declaration and the user.':
    'Indicar o produto ou o resultado do uso, o evento que aciona a declaração e o usuário.',
  'State the purpose of the research in the form; the institution forwards the application.':
    'Indicar a finalidade da pesquisa no formulário; a instituição encaminha o pedido.',
  'State the purpose of the transfer, expected benefits and how they will be shared with India.':
    'Indicar a finalidade da transferência, os benefícios esperados e como serão repartidos com a Índia.',
  'State the reference of an earlier discovery notification and attach the summary of its results.':
    'Indicar a referência de uma notificação de descoberta anterior e anexar o resumo dos seus resultados.',
  'State the resource and hand over permit or certificate when asked.':
    'Indicar o recurso e entregar a licença ou o certificado quando pedido.',
  'State the specimens to be collected, the method, who does the research and who sponsors it.':
    'Indicar os espécimes a coletar, o método, quem faz a pesquisa e quem a patrocina.',
  'State where all resources collected are held.': 'Indicar onde estão guardados todos os recursos coletados.',
  'State where results are found: publications, patents granted, products.':
    'Indicar onde se encontram os resultados: publicações, patentes concedidas, produtos.',
  'State whether the access or its authorisation was before 17 November 2015 (adaptation or regularisation has its own path).':
    'Indicar se o acesso ou a sua autorização é anterior a 17 de novembro de 2015 (a adequação ou a regularização tem caminho próprio).',
  'State whether the invention is based on or derived from an indigenous biological or genetic resource, or traditional knowledge or use.':
    'Indicar se a invenção se baseia em um recurso biológico ou genético nativo, ou em conhecimento ou uso tradicional, ou deles deriva.',
  'State with the identifier where sequence data are or will be deposited.':
    'Indicar com o identificador onde os dados de sequências estão ou serão depositados.',
  'Stay within the approved area.': 'Ficar dentro da área aprovada.',
  'Stop and apply for a permit before rights are registered, clinical trials start or market research begins.':
    'Parar e pedir uma licença antes de registrar direitos, de iniciar ensaios clínicos ou de começar uma pesquisa de mercado.',
  'Stop or get a permit where information is missing.': 'Parar ou obter uma licença se faltarem informações.',
  'Straight from the holders inform the Cabinet Secretary and send the draft authorised user agreement for comment and advice.':
    'Diretamente com os detentores, informar o Cabinet Secretary e enviar-lhe a minuta do acordo de usuário autorizado para comentário e conselho.',
  'Strictly protected species follow extra conditions.':
    'As espécies estritamente protegidas seguem condições adicionais.',
  'Students add the letter of the foreign institution; organisations add its written acceptance.':
    'Estudantes juntam a carta da instituição estrangeira; organizações juntam a sua aceitação escrita.',
  'Submit a report and any publication for review.': 'Apresentar um relatório e toda publicação para revisão.',
  'Submit and keep the registration receipt (comprovante) with the number.':
    'Enviar e guardar o comprovante de cadastro com o número.',
  'Submit in DECLARE to the minister.': 'Apresentar a declaração ao ministro no DECLARE.',
  'Submit it for approval; others may object.': 'Apresentá-lo para aprovação; outros podem opor-se.',
  'Submit reports and a summary in POLAR; renew each year for longer projects.':
    'Apresentar os relatórios e um resumo no POLAR; renovar a cada ano em projetos mais longos.',
  'Submit the agreements to the Minister for approval together with the permit application; they bind only once approved.':
    'Apresentar os acordos ao ministro para aprovação junto com o pedido de licença; eles só obrigam depois de aprovados.',
  'Submit the declaration in DECLARE, choosing Germany.': 'Apresentar a declaração no DECLARE, escolhendo a Alemanha.',
  'Submit the form with summary, rationale, methods, benefits for Bermuda, collaborators, dates and the fate of specimens.':
    'Enviar o formulário com o resumo, a justificativa, os métodos, os benefícios para as Bermudas, os colaboradores, as datas e o destino dos espécimes.',
  'Submit the project first to the body in charge, that is a research ethics committee, animal care committee, Uganda Wildlife Authority, National Forestry Authority or biosafety committee.':
    'Apresentar primeiro o projeto ao órgão responsável, isto é, um comitê de ética em pesquisa, um comitê de cuidado animal, a Uganda Wildlife Authority, a National Forestry Authority ou um comitê de biossegurança.',
  'Submit the project to the Nunavut Planning Commission (land use conformity).':
    'Apresentar o projeto à Nunavut Planning Commission (conformidade com o ordenamento do território).',
  'Submit the research application form.': 'Apresentar o formulário de pedido de pesquisa.',
  'Submit through SaBAES before one of the four committee meetings a year.':
    'Apresentar pelo SaBAES antes de uma das quatro reuniões anuais do comitê.',
  'Submit to the competent authority of the state where the user is established, before the event, and file the confirmation.':
    'Apresentar à autoridade competente do Estado onde o usuário está estabelecido, antes do evento, e arquivar a confirmação.',
  'Submit to the ministry.': 'Apresentá-la ao ministério.',
  'Submit to the permits office and wait for the permit.':
    'Apresentá-lo ao escritório de licenças e esperar a licença.',
  'Supply further information within 30 days of a request.': 'Fornecer mais informações em 30 dias após um pedido.',
  'Supply more information on request during the appraisal.': 'Fornecer mais informações se pedidas durante a análise.',
  'Support the verification.': 'Apoiar a verificação.',
  'Support the verification: visits, files, samples, interviews.':
    'Apoiar a verificação: visitas, processos, amostras, entrevistas.',
  'Survey only; no collecting or buying of protected plants.':
    'Só estudar; não coletar nem comprar plantas protegidas.',
}
