import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with F to Fi. */
export const stepsFtoFi: ContentTexts = {
  'File a plain request with the updated project (Annex 2) and whatever else changes: CVs, accessory contracts, benefits, business plan.':
    'Apresentar um requerimento simples com o projeto atualizado (anexo 2) e o mais que mudar: CVs, contratos acessórios, benefícios, plano de negócios.',
  'File Annex 1 with the project, business plan and benefit proposal; close formal gaps within two working days.':
    'Apresentar o anexo 1 com o projeto, o plano de negócios e a proposta de benefícios; sanar as falhas formais em dois dias úteis.',
  'File Annex 3 as a public or private, national or international research institution.':
    'Apresentar o anexo 3 como instituição de pesquisa pública ou privada, nacional ou internacional.',
  'File Form A and pay through the web portal.': 'Apresentar o formulário A e pagar pelo portal.',
  'File form, letter of intent, proposal, profile and proof of financial ability and pay the processing fee.':
    'Apresentar o formulário, a carta de intenção, a proposta, o perfil e a prova de capacidade financeira e pagar a taxa de processamento.',
  'File kinds, number and use of the resources online, jointly with the Chinese partner.':
    'Declarar online os tipos, o número e o uso dos recursos, junto com o parceiro chinês.',
  'File one request per matter, signed in original or electronically (photographs of signatures are refused).':
    'Apresentar um pedido por assunto, assinado em original ou eletronicamente (fotografias de assinaturas são recusadas).',
  'File patents only with the agreed disclosure; see the WIPO treaty of 24 May 2024 on genetic resources and associated knowledge where the office applies it.':
    'Depositar patentes só com a divulgação acordada; ver o tratado da OMPI de 24 de maio de 2024 sobre recursos genéticos e conhecimentos associados onde o escritório o aplique.',
  'File permission and answers with the material.': 'Arquivar a permissão e as respostas junto com o material.',
  'File permit and answer with the material.': 'Arquivar a licença e a resposta junto com o material.',
  'File the agreement with the ABS office.': 'Apresentar o acordo no escritório de ABS.',
  'File the agreement with the accession list.': 'Arquivar o termo com a lista de acessos.',
  'File the answer and the contract.': 'Arquivar a resposta e o contrato.',
  'File the answer with the material.': 'Arquivar a resposta junto com o material.',
  'File the answer with the material; for commercial use do not start without consent and agreed terms.':
    'Arquivar a resposta junto com o material; para uso comercial, não começar sem consentimento e termos acordados.',
  'File the answer with the permit.': 'Arquivar a resposta junto com a licença.',
  'File the answer.': 'Arquivar a resposta.',
  'File the answer; if none comes, file the proof of asking and agree terms with the provider by contract.':
    'Arquivar a resposta; se não vier, arquivar a prova de ter perguntado e acordar os termos com o provedor por contrato.',
  'File the answers with the material.': 'Arquivar as respostas junto com o material.',
  'File the answers.': 'Arquivar as respostas.',
  'File the application form with the administrative and technical requirements and the research proposal.':
    'Apresentar o formulário de pedido com os requisitos administrativos e técnicos e a proposta de pesquisa.',
  'File the application with applicant, provider, support institution, project team, activities, area and project.':
    'Apresentar o pedido com o requerente, o provedor, a instituição de apoio, a equipe do projeto, as atividades, a área e o projeto.',
  'File the application with applicant, provider, support institution, team, activities, area and project.':
    'Apresentar o pedido indicando o requerente, o provedor, a instituição de apoio, a equipe, as atividades, a área e o projeto.',
  'File the application with consent and transfer agreement.':
    'Apresentar o pedido com o consentimento e o termo de transferência.',
  'File the application with project or line of research.': 'Apresentar o pedido com o projeto ou a linha de pesquisa.',
  'File the application with SEMARNAT together with the consent and the proof of payment.':
    'Apresentar o pedido à SEMARNAT junto com o consentimento e o comprovante de pagamento.',
  'File the application with the collecting authorisation and proof of lawful origin.':
    'Apresentar o pedido com a autorização de coleta e a prova da origem lícita.',
  'File the application; formal gaps must be closed within two working days.':
    'Apresentar o pedido; as falhas formais devem ser sanadas em dois dias úteis.',
  'File the benefit-sharing agreement within 365 days.': 'Apresentar o acordo de repartição de benefícios em 365 dias.',
  "File the contract and the minutes of the people's agreement with INDECOPI for registration.":
    'Apresentar o contrato e a ata do acordo do povo ao INDECOPI para registro.',
  'File the declaration for Spanish and foreign resources used in Spain.':
    'Apresentar a declaração para recursos espanhóis e estrangeiros usados na Espanha.',
  'File the declaration of collection.': 'Apresentar a declaração de coleta.',
  'File the declaration on reaching the final development stage.':
    'Apresentar a declaração ao chegar à fase final de desenvolvimento.',
  'File the form of Anejo IV with consent and terms.':
    'Apresentar o formulário do Anejo IV com o consentimento e os termos.',
  'File the form with a summary of the results, the history of access and the identity of the recipient.':
    'Apresentar o formulário com um resumo dos resultados, o histórico do acesso e a identidade do destinatário.',
  'File the form with all documents in original or certified copy.':
    'Apresentar o formulário com todos os documentos em original ou cópia autenticada.',
  'File the form with invention, resources used, place of collection, traditional knowledge and place of research.':
    'Apresentar o formulário com a invenção, os recursos usados, o lugar de coleta, o conhecimento tradicional e o lugar da pesquisa.',
  'File the form with species, quantity, source (trader, forest department, committee) and product.':
    'Apresentar o formulário com a espécie, a quantidade, a fonte (comerciante, departamento florestal, comitê) e o produto.',
  'File the form with the existing access agreement and the draft contract with the third party.':
    'Apresentar o formulário com o acordo de acesso existente e a minuta do contrato com o terceiro.',
  'File the form with the proposal and pay the fee.': 'Apresentar o formulário com a proposta e pagar a taxa.',
  'File the registration with aim, plan, resource, place and provider.':
    'Apresentar o registro com a finalidade, o plano, o recurso, o lugar e o provedor.',
  'File the report with resource, place, purpose and provider on the portal or with the authority.':
    'Apresentar a comunicação com o recurso, o lugar, a finalidade e o provedor no portal ou à autoridade.',
  'File the request for export of genetic resources with the national environment authority.':
    'Apresentar o pedido de exportação de recursos genéticos à autoridade ambiental nacional.',
  'File the request with project, species, places and people (usual content, not verified in a source).':
    'Apresentar o pedido com o projeto, as espécies, os lugares e as pessoas (conteúdo habitual, não verificado em uma fonte).',
  'File the request with the ministry, which receives and decides it under the access policy; ask the genetic resources department for its forms.':
    'Apresentar o pedido ao ministério, que o recebe e decide segundo a política de acesso; pedir os formulários ao departamento de recursos genéticos.',
  'File the transfer declaration.': 'Apresentar a declaração de transferência.',
  'File with Syke, or Luke for its fields.': 'Apresentar ao Syke, ou ao Luke nas suas áreas.',
  'Fill in and sign a Guia de Remessa for each parcel; several can hang on one TTM.':
    'Preencher e assinar uma Guia de Remessa para cada volume; várias podem depender de um só TTM.',
  'Fill in and sign the form and the code of ethics, add the proposal with affiliates who will gain, nature, place, resources and knowledge.':
    'Preencher e assinar o formulário e o código de ética, acrescentar a proposta com os afiliados que sairão beneficiados, a natureza, o lugar, os recursos e o conhecimento.',
  'Fill in Annex 1 and Annex 2 and propose at least three non-monetary benefits: dissemination of results and training are compulsory, one more is chosen from the list.':
    'Preencher o anexo 1 e o anexo 2 e propor ao menos três benefícios não monetários: a divulgação dos resultados e a capacitação são obrigatórias, outro é escolhido da lista.',
  'Fill in Annex II (grant) or Annex III (product) in DECLARE.':
    'Preencher o anexo II (subsídio) ou o anexo III (produto) no DECLARE.',
  'Fill in Form D for bioresearch, bioprospecting or both and pay the application fee.':
    'Preencher o Form D para biopesquisa, bioprospecção ou ambas e pagar a taxa de pedido.',
  'Fill in NRCT-01 and the Thai summary NRCT-07 and send them with the letter of the home institution.':
    'Preencher NRCT-01 e o resumo em tailandês NRCT-07 e enviá-los com a carta da instituição de origem.',
  'Fill in RAF-08 with aims, links to national priorities, samples, capacity building and how results come back.':
    'Preencher o RAF-08 com os fins, os vínculos com as prioridades nacionais, as amostras, a capacitação e como os resultados voltam.',
  'Fill in the access request and the permit request.': 'Preencher o pedido de acesso e o pedido de licença.',
  'Fill in the application (Schedule 1) and the proposal (Schedule 2).':
    'Preencher o pedido (Schedule 1) e a proposta (Schedule 2).',
  'Fill in the application and sign the protocol for researchers.':
    'Preencher o pedido e assinar o protocolo para pesquisadores.',
  'Fill in the application form and send it to the ministry.':
    'Preencher o formulário de pedido e enviá-lo ao ministério.',
  'Fill in the bilingual TTM (Brazilian law and forum, arbitration possible; a clause that allows or bars passing on) and have it signed first by the legal representative of the recipient abroad, then by the Brazilian institution.':
    'Preencher o TTM bilíngue (lei e foro brasileiros, arbitragem possível; uma cláusula que permite ou proíbe o repasse) e colher primeiro a assinatura do representante legal do destinatário no exterior e depois a da instituição brasileira.',
  'Fill in the data of Anejo I and sign the declaration: no commercial use, new application if the aim changes, no transfer to unauthorised persons, written final results.':
    'Preencher os dados do Anejo I e assinar a declaração: sem uso comercial, novo pedido se a finalidade mudar, sem transferência a pessoas não autorizadas, resultados finais por escrito.',
  'Fill in the form and hand it in with the project.': 'Preencher o formulário e entregá-lo com o projeto.',
  'Fill in the form and send it to the ministry or use the online procedure.':
    'Preencher o formulário e enviá-lo ao ministério, ou usar o procedimento online.',
  'Fill in the form for land or sea.': 'Preencher o formulário de terra ou de mar.',
  'Fill in the form of Anejo II and sign the declaration: no commercial aim, new application if it changes, transfer under the same terms, written results.':
    'Preencher o formulário do Anejo II e assinar a declaração: sem finalidade comercial, novo pedido se mudar, transferência nos mesmos termos, resultados por escrito.',
  'Fill in the form of the First Schedule and hand it in with the fee of the Second Schedule.':
    'Preencher o formulário do First Schedule e entregá-lo com a taxa do Second Schedule.',
  'Fill in the form on the portal or send Form RPC-1A by e-mail to the permits office; every investigator and student applies for an own permit.':
    'Preencher o formulário no portal ou enviar o Form RPC-1A por e-mail ao escritório de licenças; cada pesquisador e cada estudante pede a sua própria licença.',
  'Fill in the form with description of the material, quantity, place of access and proof of mutually agreed terms with the communities or institutions that own it.':
    'Preencher o formulário com a descrição do material, a quantidade, o lugar de acesso e a prova de termos mutuamente acordados com as comunidades ou instituições donas.',
  'Fill in the form with maps and labelled attachments and send it by e-mail or post.':
    'Preencher o formulário com mapas e anexos identificados e enviá-lo por e-mail ou correio.',
  'Fill in the form with persons, qualifications, purpose, place with coordinates, dates, species, amounts, methods and use of indigenous knowledge.':
    'Preencher o formulário com as pessoas, as qualificações, a finalidade, o lugar com coordenadas, as datas, as espécies, as quantidades, os métodos e o uso de conhecimento indígena.',
  'Fill in the form with target species, collaborators, schedule, aims, methods, places and collections.':
    'Preencher o formulário com as espécies-alvo, os colaboradores, o cronograma, os fins, os métodos, os lugares e as coleções.',
  'Fill in the form with the data below.': 'Preencher o formulário com os dados abaixo.',
  'Fill in the form with the reserves and the period and hand it in at the counter; e-mail is not accepted.':
    'Preencher o formulário com as reservas e o período e entregá-lo no balcão; não se aceita por e-mail.',
  'Fill in the form with the team, funding, sites, aims, benefits for Jamaica and what is handed on (technology, lectures).':
    'Preencher o formulário com a equipe, o financiamento, os locais, os fins, os benefícios para a Jamaica e o que é repassado (tecnologia, palestras).',
  'Fill in the notification form and send it to the department by e-mail.':
    'Preencher o formulário de notificação e enviá-lo ao departamento por e-mail.',
  "Fill in the office's form with direct and original source; give reasons if the original source is unknown.":
    'Preencher o formulário do escritório com a fonte direta e a original; dar as razões se a original for desconhecida.',
  'Fill in the online application with the environmental assessment.':
    'Preencher o pedido online com a avaliação ambiental.',
  'Fill in the online form or the form with applicant, entity, project, species, quantity, places with coordinates, dates and repository.':
    'Preencher o formulário online ou em papel com o requerente, a entidade, o projeto, a espécie, a quantidade, os lugares com coordenadas, as datas e o local de depósito.',
  'Fill in the online request with project, material, places and people.':
    'Preencher o pedido online com o projeto, o material, os lugares e as pessoas.',
  'Fill in the online request.': 'Preencher o pedido online.',
  'Fill in the online sworn declaration with the access done.':
    'Preencher online a declaração juramentada com o acesso feito.',
  'Fill in the prescribed form and pay the prescribed fee.':
    'Preencher o formulário prescrito e pagar a taxa prescrita.',
  'Fill in the registration form of the order.': 'Preencher o formulário de registro da portaria.',
  'Fill in the report of the circular with material taken, use, results and benefits.':
    'Preencher o relatório da circular com o material retirado, o uso, os resultados e os benefícios.',
  'Fill in the request for the declaration in the format of the minister and attach these papers.':
    'Preencher o pedido de declaração no formato do ministro e anexar estes documentos.',
  'Fill in the request with the form of the directives.': 'Preencher o pedido com o formulário das diretrizes.',
  'Fill in the research request form and send it to the research programme of the conservation area.':
    'Preencher o formulário de pedido de pesquisa e enviá-lo ao programa de pesquisa da área de conservação.',
  'Fill in the SisGen form: it is the request, and the registration cannot be concluded before the assent.':
    'Preencher o formulário do SisGen: ele vale como pedido, e o cadastro não pode ser concluído antes da anuência.',
  'Fill in the transfer agreement, sign and stamp five copies by institution and researcher.':
    'Preencher o acordo de transferência; a instituição e o pesquisador assinam e carimbam cinco vias.',
  'Fill in, sign and date the form; send it in word format.':
    'Preencher, assinar e datar o formulário; enviá-lo em formato Word.',
  'Find a Chinese partner and let it ask the ministry in charge, in writing, which approval it wants.':
    'Encontrar um parceiro chinês e deixá-lo perguntar por escrito ao ministério competente que aprovação quer.',
  'Find a Malagasy partner institution.': 'Encontrar uma instituição malgaxe parceira.',
  'Find a public or private Brazilian scientific or technological research institution that takes part in the project.':
    'Encontrar uma instituição brasileira de pesquisa científica ou tecnológica, pública ou privada, que participe do projeto.',
  'Find a Thai researcher or adviser to work with and agree on joint intellectual property.':
    'Encontrar um pesquisador ou orientador tailandês com quem trabalhar e combinar a propriedade intelectual conjunta.',
  'Find an affiliating institution in Rwanda.': 'Encontrar uma instituição de afiliação em Ruanda.',
  'Find an Ecuadorian university or institute that holds a framework contract or applies for one.':
    'Encontrar uma universidade ou instituto equatoriano que tenha um contrato-marco ou peça um.',
  'Find an institution of affiliation from the directory (university, ministry, publicly funded institution).':
    'Encontrar uma instituição de afiliação no diretório (universidade, ministério, instituição com recursos públicos).',
  'Find out whether the activity had an authorisation under the old rules (adaptation) or not (regularisation).':
    'Descobrir se a atividade tinha autorização pelas regras antigas (adequação) ou não (regularização).',
  'Find out whether the origin is identifiable: any community that holds the knowledge makes it so.':
    'Descobrir se a origem é identificável: qualquer comunidade que detenha o conhecimento a torna identificável.',
  'Find out which area or species law applies.': 'Descobrir qual lei de áreas ou de espécies se aplica.',
  'Find out which authority is competent for your seat (region or federal).':
    'Descobrir qual autoridade é competente para a sua sede (região ou nível federal).',
  'Find out which of the five events comes first and put its date in the project plan.':
    'Descobrir qual dos cinco eventos vem primeiro e pôr a sua data no plano do projeto.',
  'Find out which state authority is competent for the place of access.':
    'Descobrir que autoridade estadual é competente para o lugar de acesso.',
  'Find out who is the maker of the finished product or the last link of reproductive material: only this one shares benefits.':
    'Descobrir quem fabrica o produto acabado ou quem é o último elo do material reprodutivo: só este reparte benefícios.',
  'Find out who manages the resource under article 55 of the Biodiversity Law.':
    'Descobrir quem gere o recurso segundo o artigo 55 da Lei de biodiversidade.',
  'Find out who provides the biological resource (owner, ex situ centre) and who owns, holds or runs the land.':
    'Descobrir quem fornece o recurso biológico (proprietário, centro ex situ) e quem possui, detém ou administra a terra.',
  'Find out who provides the material or knowledge and which lead agency is in charge.':
    'Descobrir quem fornece o material ou o conhecimento e que órgão principal é competente.',
  'Find out who speaks for the people and whether there is a community protocol.':
    'Descobrir quem fala pelo povo e se há um protocolo comunitário.',
  'Find out with the directives which regime applies, Nagoya Protocol (DGEFC) or International Treaty (INRAB).':
    'Descobrir com as diretrizes qual regime se aplica, o Protocolo de Nagoia (DGEFC) ou o Tratado Internacional (INRAB).',
  "Find the access provider with the department's help.": 'Encontrar quem dá o acesso com a ajuda do departamento.',
  'Find the authority and rules of the province: each has its own law.':
    'Encontrar a autoridade e as regras da província: cada uma tem a sua própria lei.',
  'Find the authority by region and species status.':
    'Encontrar a autoridade segundo a região e a situação da espécie.',
  'Find the authority by the place of collecting.': 'Encontrar a autoridade segundo o lugar de coleta.',
  'Find the authority of the product.': 'Descobrir a autoridade do produto.',
  'Find the board of every state where the resource is bought or collected.':
    'Encontrar o conselho de cada estado onde o recurso é comprado ou coletado.',
  'Find the Chinese partner with legal personality (institute, university, hospital or company) and agree who does what.':
    'Encontrar o parceiro chinês com personalidade jurídica (instituto, universidade, hospital ou empresa) e combinar quem faz o quê.',
  'Find the community as a whole: contracts signed by single members are void.':
    'Encontrar a comunidade como um todo: contratos assinados por membros isolados são nulos.',
  'Find the competent authority for the species; file one application with each authority if several are concerned.':
    'Encontrar a autoridade competente para a espécie; apresentar um pedido a cada autoridade se forem várias.',
  'Find the competent authority; file with each one if several are concerned. One contract covers one project only.':
    'Encontrar a autoridade competente; apresentar a cada uma se forem várias. Um contrato abrange só um projeto.',
  'Find the custodian body for the kind of resource: agriculture, wildlife or human.':
    'Descobrir o órgão guardião segundo o tipo de recurso: agrícola, silvestre ou humano.',
  'Find the date and place of collecting and the law then in force.':
    'Descobrir a data e o lugar da coleta e a lei então em vigor.',
  'Find the Indonesian counterpart institution and agree on equal partnership, benefits and results.':
    'Encontrar a instituição parceira indonésia e combinar uma parceria igual, os benefícios e os resultados.',
  'Find the ministry by kind of resource.': 'Descobrir o ministério segundo o tipo de recurso.',
  'Find the ministry in charge of your field.': 'Descobrir o ministério responsável pela sua área.',
  'Find the provider, often the landholding community, and obtain its informed consent.':
    'Descobrir o provedor, muitas vezes a comunidade detentora da terra, e obter o seu consentimento informado.',
  'Find the province of origin of the sample or strain.': 'Descobrir a província de origem da amostra ou da cepa.',
  'Find the province of origin.': 'Descobrir a província de origem.',
  'Find the registered community.': 'Encontrar a comunidade registrada.',
  'Find the right holders (State, land holder, conservancy, traditional authority, community) and obtain their prior informed consent.':
    'Descobrir os titulares dos direitos (Estado, detentor da terra, conservancy, autoridade tradicional, comunidade) e obter o seu consentimento prévio informado.',
  'Find the right kind. The permit is for researchers or institutes not based in Namibia, Namibians studying abroad, and joint projects of which the foreign side owns at least 51 percent; the authorisation is for Namibian persons without an institute, for each project of a certified institute, and for joint projects of which the certificate holder owns at least 51 percent.':
    'Descobrir qual é o caso. A licença é para pesquisadores ou institutos sem sede na Namíbia, namibianos que estudam no exterior e projetos conjuntos dos quais a parte estrangeira possui ao menos 51 por cento; a autorização é para namibianos sem instituto, para cada projeto de um instituto certificado e para projetos conjuntos dos quais o titular do certificado possui ao menos 51 por cento.',
  'Find the service for the species and place.': 'Descobrir o serviço competente para a espécie e o lugar.',
  'Find who represents the place of access: conservation area council, land owner, indigenous authority or collection.':
    'Encontrar quem representa o lugar de acesso: conselho da área de conservação, proprietário da terra, autoridade indígena ou coleção.',
  'Fix aim, scope, period, ownership of IP, sharing of results and the State benefit-sharing plan in the contract.':
    'Fixar no contrato a finalidade, o alcance, o período, a propriedade intelectual, a partilha dos resultados e o plano de repartição de benefícios com o Estado.',
  'Fix real participation of the Chinese side and shared rights in the contract.':
    'Fixar no contrato a participação real da parte chinesa e direitos partilhados.',
}
