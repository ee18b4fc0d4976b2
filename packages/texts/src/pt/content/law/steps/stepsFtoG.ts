import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with F to G. */
export const stepsFtoG: ContentTexts = {
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
  'File the answer and the contract.': 'Arquivar a resposta e o contrato.',
  'File the answer with the material.': 'Arquivar a resposta junto com o material.',
  'File the answers.': 'Arquivar as respostas.',
  'File the application form with the administrative and technical requirements and the research proposal.':
    'Apresentar o formulário de pedido com os requisitos administrativos e técnicos e a proposta de pesquisa.',
  'File the application with applicant, provider, support institution, project team, activities, area and project.':
    'Apresentar o pedido com o requerente, o provedor, a instituição de apoio, a equipe do projeto, as atividades, a área e o projeto.',
  'File the application with applicant, provider, support institution, team, activities, area and project.':
    'Apresentar o pedido indicando o requerente, o provedor, a instituição de apoio, a equipe, as atividades, a área e o projeto.',
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
  'Fill in and sign a Guia de Remessa for each parcel; several can hang on one TTM.':
    'Preencher e assinar uma Guia de Remessa para cada volume; várias podem depender de um só TTM.',
  'Fill in Annex 1 and Annex 2 and propose at least three non-monetary benefits: dissemination of results and training are compulsory, one more is chosen from the list.':
    'Preencher o anexo 1 e o anexo 2 e propor ao menos três benefícios não monetários: a divulgação dos resultados e a capacitação são obrigatórias, outro é escolhido da lista.',
  'Fill in NRCT-01 and the Thai summary NRCT-07 and send them with the letter of the home institution.':
    'Preencher NRCT-01 e o resumo em tailandês NRCT-07 e enviá-los com a carta da instituição de origem.',
  'Fill in the bilingual TTM (Brazilian law and forum, arbitration possible; a clause that allows or bars passing on) and have it signed first by the legal representative of the recipient abroad, then by the Brazilian institution.':
    'Preencher o TTM bilíngue (lei e foro brasileiros, arbitragem possível; uma cláusula que permite ou proíbe o repasse) e colher primeiro a assinatura do representante legal do destinatário no exterior e depois a da instituição brasileira.',
  'Fill in the data of Anejo I and sign the declaration: no commercial use, new application if the aim changes, no transfer to unauthorised persons, written final results.':
    'Preencher os dados do Anejo I e assinar a declaração: sem uso comercial, novo pedido se a finalidade mudar, sem transferência a pessoas não autorizadas, resultados finais por escrito.',
  'Fill in the form and send it to the ministry or use the online procedure.':
    'Preencher o formulário e enviá-lo ao ministério, ou usar o procedimento online.',
  'Fill in the form for land or sea.': 'Preencher o formulário de terra ou de mar.',
  'Fill in the form of Anejo II and sign the declaration: no commercial aim, new application if it changes, transfer under the same terms, written results.':
    'Preencher o formulário do Anejo II e assinar a declaração: sem finalidade comercial, novo pedido se mudar, transferência nos mesmos termos, resultados por escrito.',
  'Fill in the form of the First Schedule and hand it in with the fee of the Second Schedule.':
    'Preencher o formulário do First Schedule e entregá-lo com a taxa do Second Schedule.',
  'Fill in the form on the portal or send Form RPC-1A by e-mail to the permits office; every investigator and student applies for an own permit.':
    'Preencher o formulário no portal ou enviar o Form RPC-1A por e-mail ao escritório de licenças; cada pesquisador e cada estudante pede a sua própria licença.',
  'Fill in the form with persons, qualifications, purpose, place with coordinates, dates, species, amounts, methods and use of indigenous knowledge.':
    'Preencher o formulário com as pessoas, as qualificações, a finalidade, o lugar com coordenadas, as datas, as espécies, as quantidades, os métodos e o uso de conhecimento indígena.',
  'Fill in the form with the data below.': 'Preencher o formulário com os dados abaixo.',
  'Fill in the notification form and send it to the department by e-mail.':
    'Preencher o formulário de notificação e enviá-lo ao departamento por e-mail.',
  "Fill in the office's form with direct and original source; give reasons if the original source is unknown.":
    'Preencher o formulário do escritório com a fonte direta e a original; dar as razões se a original for desconhecida.',
  'Fill in the report of the circular with material taken, use, results and benefits.':
    'Preencher o relatório da circular com o material retirado, o uso, os resultados e os benefícios.',
  'Fill in the research request form and send it to the research programme of the conservation area.':
    'Preencher o formulário de pedido de pesquisa e enviá-lo ao programa de pesquisa da área de conservação.',
  'Fill in the SisGen form: it is the request, and the registration cannot be concluded before the assent.':
    'Preencher o formulário do SisGen: ele vale como pedido, e o cadastro não pode ser concluído antes da anuência.',
  'Fill in the transfer agreement, sign and stamp five copies by institution and researcher.':
    'Preencher o acordo de transferência; a instituição e o pesquisador assinam e carimbam cinco vias.',
  'Find a Chinese partner and let it ask the ministry in charge, in writing, which approval it wants.':
    'Encontrar um parceiro chinês e deixá-lo perguntar por escrito ao ministério competente que aprovação quer.',
  'Find a public or private Brazilian scientific or technological research institution that takes part in the project.':
    'Encontrar uma instituição brasileira de pesquisa científica ou tecnológica, pública ou privada, que participe do projeto.',
  'Find a Thai researcher or adviser to work with and agree on joint intellectual property.':
    'Encontrar um pesquisador ou orientador tailandês com quem trabalhar e combinar a propriedade intelectual conjunta.',
  'Find an Ecuadorian university or institute that holds a framework contract or applies for one.':
    'Encontrar uma universidade ou instituto equatoriano que tenha um contrato-marco ou peça um.',
  'Find out whether the activity had an authorisation under the old rules (adaptation) or not (regularisation).':
    'Descobrir se a atividade tinha autorização pelas regras antigas (adequação) ou não (regularização).',
  'Find out whether the origin is identifiable: any community that holds the knowledge makes it so.':
    'Descobrir se a origem é identificável: qualquer comunidade que detenha o conhecimento a torna identificável.',
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
  "Find the access provider with the department's help.": 'Encontrar quem dá o acesso com a ajuda do departamento.',
  'Find the authority by region and species status.':
    'Encontrar a autoridade segundo a região e a situação da espécie.',
  'Find the authority by the place of collecting.': 'Encontrar a autoridade segundo o lugar de coleta.',
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
  'Find the Indonesian counterpart institution and agree on equal partnership, benefits and results.':
    'Encontrar a instituição parceira indonésia e combinar uma parceria igual, os benefícios e os resultados.',
  'Find who represents the place of access: conservation area council, land owner, indigenous authority or collection.':
    'Encontrar quem representa o lugar de acesso: conselho da área de conservação, proprietário da terra, autoridade indígena ou coleção.',
  'Fix aim, scope, period, ownership of IP, sharing of results and the State benefit-sharing plan in the contract.':
    'Fixar no contrato a finalidade, o alcance, o período, a propriedade intelectual, a partilha dos resultados e o plano de repartição de benefícios com o Estado.',
  'Fix real participation of the Chinese side and shared rights in the contract.':
    'Fixar no contrato a participação real da parte chinesa e direitos partilhados.',
  'Follow the access, export and agreement steps there.': 'Seguir ali as etapas de acesso, exportação e acordo.',
  'Follow the research guidelines of the nature organisations.':
    'Seguir as diretrizes de pesquisa das organizações de conservação da natureza.',
  'For a bank that also collects, apply for banking only.': 'Para um banco que também coleta, pedir só a conservação.',
  'For another aim the recipient applies anew.': 'Para outra finalidade, o destinatário faz um novo pedido.',
  'For another use the recipient declares or applies anew.': 'Para outro uso, o destinatário declara ou pede de novo.',
  'For basic research in molecular systematics, ecology, evolution or biogeography under a collecting permit or from a registered collection, no contract is needed.':
    'Para pesquisa básica em sistemática molecular, ecologia, evolução ou biogeografia, com licença de coleta ou de uma coleção registrada, não é preciso contrato.',
  'For class II get the opinion of the county first.': 'Para a classe II, obter primeiro o parecer do condado.',
  'For commercial or industrial use, negotiate a written licence in the native language and in Spanish for one to three years, renewable.':
    'Para uso comercial ou industrial, negociar uma licença escrita na língua nativa e em espanhol, de um a três anos, renovável.',
  'For extra products under a commercial contract, negotiate new benefits.':
    'Para produtos adicionais de um contrato comercial, negociar novos benefícios.',
  'For force majeure, ask for suspension of the term with a sworn statement and an updated time plan.':
    'Por força maior, pedir a suspensão do prazo com uma declaração juramentada e um cronograma atualizado.',
  'For genetic sequencing only, the instrument is not needed, but the service provider must be told formally of the duties (return or destruction, no passing on, no other use, no IP claims).':
    'Só para o sequenciamento genético o instrumento não é necessário, mas o prestador do serviço deve ser informado formalmente das obrigações (devolução ou destruição, sem repasse, sem outro uso, sem reivindicar propriedade intelectual).',
  'For material of a registered ex situ collection sign the export agreement and notify instead of applying.':
    'Para material de uma coleção ex situ registrada, assinar o acordo de exportação e notificar em vez de pedir.',
  'For Palawan add the clearance under the Strategic Environmental Plan.':
    'Para Palawan, juntar a autorização do Strategic Environmental Plan.',
  'For samples collected by the researcher attach passport data and hand in duplicates of the samples to the institute.':
    'Para amostras coletadas pelo pesquisador, anexar os dados de passaporte e entregar duplicatas das amostras ao instituto.',
  'For samples that leave the country, sign the material transfer agreement with the conservation area.':
    'Para amostras que saem do país, assinar o acordo de transferência de material com a área de conservação.',
  'For wildlife apply to the Director of KWS on the official form with the papers below.':
    'Para fauna silvestre, pedir ao diretor do KWS no formulário oficial com os documentos abaixo.',
  'Foreign researchers first find a relevant Kenyan institution and get its letter of affiliation.':
    'Pesquisadores estrangeiros encontram primeiro uma instituição queniana competente e obtêm a sua carta de afiliação.',
  'Foreigners obtain a letter of the competent authority of their home country or of residence that it supports compliance with the access terms.':
    'Estrangeiros obtêm uma carta da autoridade competente do seu país de origem ou residência de que ela apoia o cumprimento dos termos de acesso.',
  'Frame the project between institutions that qualify, under the policy guidelines.':
    'Elaborar o projeto entre instituições que cumpram os requisitos, segundo as diretrizes.',
  'Gather the documents of the applicant checklist.': 'Reunir os documentos da lista de verificação do requerente.',
  'Gather the proof of lawful origin of the specimens (old permits, contracts, donations).':
    'Reunir a prova da origem lícita dos espécimes (licenças antigas, contratos, doações).',
  'Get an official letter of the home or host institution in Ethiopia that names the responsible person, species, amount, number of samples, destination laboratory and country, and purpose.':
    'Obter uma carta oficial da instituição de origem ou anfitriã na Etiópia que nomeie a pessoa responsável, a espécie, a quantidade, o número de amostras, o laboratório e o país de destino e a finalidade.',
  'Get and fill in the form at the regional office.': 'Obter o formulário no escritório regional e preenchê-lo.',
  'Get consent of the resource provider and of indigenous and local communities (section 23).':
    'Obter o consentimento do provedor do recurso e das comunidades indígenas e locais (seção 23).',
  "Get each provider's written permission to enter, to take samples and to remove them.":
    'Obter de cada um dos que dão o acesso a permissão escrita de entrar, retirar amostras e levá-las.',
  'Get ethics approval in the country of each partner and the consent form of the donors.':
    'Obter a aprovação ética no país de cada parceiro e o formulário de consentimento dos doadores.',
  'Get it approved by the Central Government ministry or department concerned.':
    'Fazê-lo aprovar pelo ministério ou departamento competente do governo central.',
  'Get land-holder consent and ask in writing whether a biodiscovery agreement is wanted.':
    'Obter o consentimento do detentor da terra e perguntar por escrito se querem um acordo de biodescoberta.',
  'Get nature and owner permits.': 'Obter as licenças de conservação da natureza e as do proprietário.',
  'Get other permits (species, areas, owner) separately.':
    'Obter à parte as outras licenças (espécies, áreas, proprietário).',
  'Get owner, species and area permits.': 'Obter as licenças do proprietário, as da espécie e as da área.',
  'Get prior authorisation for threatened, banned or endemic species and for national parks (30 days), and the written permission of land owners.':
    'Obter a autorização prévia para espécies ameaçadas, vedadas ou endêmicas e para parques nacionais (30 dias), e a permissão escrita dos proprietários das terras.',
  'Get prior clearance of the local government, the head of the indigenous community or the protected area board.':
    'Obter a anuência prévia do governo local, do chefe da comunidade indígena ou do conselho da área protegida.',
  'Get prior informed consent under section 23.': 'Obter o consentimento prévio informado da seção 23.',
  'Get species, area and owner permits.': 'Obter as licenças da espécie, as da área e as do proprietário.',
  'Get the approval of the ministry in charge of the plant.':
    'Obter a aprovação do ministério competente para a planta.',
  'Get the certificate or label of the endangered species office.':
    'Obter o certificado ou a etiqueta do escritório de espécies ameaçadas.',
  'Get the endorsement of the dean (students), an expert, a research institution or a conservation body.':
    'Obter o aval do diretor da faculdade (estudantes), de um especialista, de uma instituição de pesquisa ou de um órgão de conservação.',
  'Get the entry permit for conservation areas and the permit to collect and transport samples.':
    'Obter a licença de entrada em áreas de conservação e a licença para coletar e transportar amostras.',
  'Get the ethical clearance of BRIN for the project.': 'Obter a aprovação ética do BRIN para o projeto.',
  'Get the further permissions for collecting specimens, excavating, filming and transferring material.':
    'Obter as outras licenças para coletar espécimes, escavar, filmar e transferir material.',
  'Get the permit that fits (collecting protected resources, export, sale, ethnobotanical research).':
    'Obter a licença adequada (coleta de recursos protegidos, exportação, venda, pesquisa etnobotânica).',
  'Get the provincial collecting and threatened-species permits and the consent of the land owner separately.':
    'Obter à parte as licenças provinciais de coleta e de espécies ameaçadas e o consentimento do proprietário da terra.',
  'Get the research, collecting and export papers and the consent of the land owner or institution.':
    'Obter os documentos de pesquisa, coleta e exportação e o consentimento do proprietário da terra ou da instituição.',
  'Get the sanitary papers of ICA.': 'Obter os documentos sanitários do ICA.',
  'Give access only after the report is registered.': 'Dar acesso só depois que o informe estiver registrado.',
  'Give every provider a copy of the statutory declaration and attach it to the application.':
    'Dar a cada um uma cópia da declaração formal (statutory declaration) e anexá-la ao pedido.',
  'Give particulars of the applicant, the accountable person, collaborators, export and VAT registration.':
    'Dar os dados do requerente, da pessoa responsável e dos colaboradores, e o registro de exportação e de IVA.',
  'Give the approval to the Indian Patent Office.': 'Entregar a aprovação ao Escritório Indiano de Patentes.',
  'Give the institution the data for SisGen; it makes the registration, the foreign company stays bound by the law.':
    'Dar à instituição os dados para o SisGen; ela faz o cadastro, e a empresa estrangeira continua obrigada pela lei.',
  'Give the proof to the authority that approves or is notified of the product: without it the application is not processed.':
    'Entregar a prova à autoridade que aprova o produto ou recebe a sua notificação: sem ela o pedido não é processado.',
  'Give the proof to the funder: the last payment is not made without it.':
    'Entregar a prova ao financiador: sem ela o último pagamento não é feito.',
  'Give the proof to the Spanish patent office with the application; a missing one does not stop or void the patent.':
    'Entregar a prova ao escritório espanhol de patentes com o pedido; se faltar, a patente não é suspensa nem anulada.',
  'Give the reference to the patent office INPI when results are protected.':
    'Dar a referência ao escritório de patentes INPI quando resultados forem protegidos.',
  'Give the registration certificate to the patent office.':
    'Entregar o certificado de registro ao escritório de patentes.',
}
