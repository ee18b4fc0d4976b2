import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with A to B. */
export const countryDutiesAtoB: ContentTexts = {
  'Before the use, ask the Ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Only if the plant is threatened or protected flora: get the leave of the environment ministry before taking, transporting or exporting it (Law 7/2019, Art. 13(3) and 14(4)).':
    'Só se a planta for ameaçada ou de flora protegida: obter a permissão do ministério do meio ambiente antes de a retirar, transportar ou exportar (Lei 7/2019, arts. 13(3) e 14(4)).',
  'Only if the work in nature is a professional activity: get the leave of the parish (Law 7/2019, Art. 41(1)).':
    'Só se o trabalho na natureza for uma atividade profissional: obter a permissão da paróquia (Lei 7/2019, art. 41(1)).',
  'Before the access, apply to the Ministry of Climate Change and Environment and to the authority of the emirate for the permit, and sign the benefit-sharing agreement.':
    'Antes do acesso, pedir a autorização ao Ministério das Mudanças Climáticas e do Meio Ambiente e à autoridade do emirado, e assinar o acordo de repartição de benefícios.',
  'Before the use, sign the standard agreement of the holder of the seeds, or ask the Ministry of Climate Change and Environment which one applies.':
    'Antes do uso, assinar o termo padrão do detentor das sementes, ou perguntar ao Ministério das Mudanças Climáticas e do Meio Ambiente qual se aplica.',
  'Before any contract or payment, ask legal who may sign for the authority and whether sanctions allow the contract.':
    'Antes de qualquer contrato ou pagamento, perguntar ao jurídico quem pode assinar pela autoridade e se as sanções permitem o contrato.',
  'Before the access, apply to the National Environmental Protection Agency (NEPA) for its consent, and agree terms on benefits and reports with it.':
    'Antes do acesso, pedir o consentimento à agência nacional de proteção ambiental (NEPA), e acordar com ela os termos sobre benefícios e relatórios.',
  'Before the use, ask the National Environmental Protection Agency (NEPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à agência nacional de proteção ambiental (NEPA) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Keep the certificate of origin of the National Environmental Protection Agency (NEPA) with the material.':
    'Guardar com o material o certificado de origem da agência nacional de proteção ambiental (NEPA).',
  'Before collecting or use, apply to the Department of Environment for access, get its consent and agree terms.':
    'Antes da coleta ou do uso, pedir o acesso ao departamento de meio ambiente, obter o seu consentimento e acordar os termos.',
  'Before the access, apply to the Ministry of Tourism and Environment for the certificate on use of biological material (resources in the wild) or for its approval (resources in collections).':
    'Antes do acesso, pedir ao Ministério do Turismo e do Meio Ambiente o certificado de uso de material biológico (recursos na natureza) ou a sua aprovação (recursos em coleções).',
  'Before the research, and again at the final stage of development, ask the Ministry of Tourism and Environment whether the decision on declarations is in force, and file the declaration that it asks for.':
    'Antes da pesquisa, e de novo na fase final do desenvolvimento, perguntar ao Ministério do Turismo e do Meio Ambiente se a decisão sobre declarações está em vigor, e apresentar a declaração que ele pedir.',
  'Before the use, agree terms with the owner or provider; for material from a collection, sign the transfer agreement.':
    'Antes do uso, acordar os termos com o proprietário ou provedor; para material de uma coleção, assinar o termo de transferência.',
  'Before the use, ask the Ministry of Tourism and Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Turismo e do Meio Ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Ministry in charge of environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the use, ask the authority of the State that sends the expedition in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade do Estado que envia a expedição se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before collecting, get the collecting permit and the export authorisation of the province.':
    'Antes da coleta, obter a licença de coleta e a autorização de exportação da província.',
  'Before filing, check that the contract with the province covers intellectual property, and show it to the patent office (INPI).':
    'Antes do depósito, verificar se o contrato com a província abrange a propriedade intelectual, e apresentá-lo ao escritório de patentes (INPI).',
  'Before samples leave the country, register with the national environment authority (Subsecretaría de Ambiente) and get the compliance certificate and the export authorisation.':
    'Antes que as amostras deixem o país, registrar-se na autoridade ambiental nacional (Subsecretaría de Ambiente) e obter o certificado de conformidade e a autorização de exportação.',
  'Before the access, apply to the authority of the province of origin: for the access authorisation if the aim is not commercial, for the benefit-sharing contract if it is.':
    'Antes do acesso, dirigir-se à autoridade da província de origem: pela autorização de acesso se o fim não for comercial, pelo contrato de repartição de benefícios se for.',
  'Before the access, get the research permit of the National Parks Administration (Administración de Parques Nacionales) and agree its bioprospecting terms.':
    'Antes do acesso, obter a licença de pesquisa da administração de parques nacionais (Administración de Parques Nacionales) e acordar os seus termos de bioprospecção.',
  'Before the knowledge is used, get the consent of the community and agree terms with it; the National Institute of Indigenous Affairs (INAI) can name its representatives.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e acordar os termos com ela; o instituto nacional de assuntos indígenas (INAI) pode nomear os seus representantes.',
  'Before the use, ask the National Seed Institute (INASE) and the agriculture secretariat in writing whether the province must consent, in particular for wild relatives and landraces.':
    'Antes do uso, perguntar por escrito ao instituto nacional de sementes (INASE) e à secretaria da agricultura se a província deve consentir, em particular para parentes silvestres e variedades locais.',
  'Before the use, ask the Subsecretaría de Ambiente de la Nación (former environment ministry) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à Subsecretaría de Ambiente de la Nación (antigo ministério do meio ambiente) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, ask the province of origin in writing whether it had an access law when the material was taken; Misiones, Neuquén and Río Negro are known to have had one.':
    'Antes do uso, perguntar por escrito à província de origem se tinha uma lei de acesso quando o material foi retirado; sabe-se que Misiones, Neuquén e Río Negro tinham.',
  'Before the use, find the province of isolation in the record of the culture collection, for its authority gives the permission.':
    'Antes do uso, encontrar a província de isolamento na ficha da coleção de culturas, porque a autoridade dela dá a permissão.',
  'Before the use, get a copy of the authorisation and the terms that the national environment authority gave at the time.':
    'Antes do uso, obter uma cópia da autorização e dos termos que a autoridade ambiental nacional deu na época.',
  'Before samples are passed on, get the permission of each access provider.':
    'Antes de passar amostras adiante, obter a permissão de cada um dos que deram acesso.',
  "Before the access, apply to the Commonwealth environment department for the permit, with the access provider's written permission and a declaration not to commercialise, to report and to deposit duplicates.":
    'Antes do acesso, pedir a licença ao departamento de meio ambiente da Commonwealth, com a permissão escrita de quem dá o acesso e uma declaração de não comercializar, prestar contas e depositar duplicatas.',
  'Before the access, apply to the Parks and Wildlife Commission or to Northern Territory Fisheries for the permit, with the consent of the provider and the benefit-sharing agreement.':
    'Antes do acesso, pedir a licença à comissão de parques e vida silvestre ou ao serviço de pesca do Território do Norte, com o consentimento do provedor e o acordo de repartição de benefícios.',
  "Before the access, get the collecting permit of the State's nature-conservation agency and the consent of the land holder, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes do acesso, obter a licença de coleta do órgão de conservação da natureza do estado e o consentimento do detentor da terra, e perguntar a esse órgão se é necessário um acordo de biodescoberta.',
  "Before the access, get the collecting permit of the State's nature-conservation agency, and ask that agency whether a biodiscovery agreement is needed.":
    'Antes do acesso, obter a licença de coleta do órgão de conservação da natureza do estado, e perguntar-lhe se é necessário um acordo de biodescoberta.',
  'Before the access, get the collection authority from the Queensland environment department, and before the use an approved biodiscovery plan and agreement; a transfer needs a third-party use agreement.':
    'Antes do acesso, obter a autorização de coleta do departamento de meio ambiente de Queensland e, antes do uso, um plano de biodescoberta aprovado e um acordo; uma transferência precisa de um acordo de uso por terceiro.',
  'Before the access, get the flora or fauna bioprospecting licence of the Department of Biodiversity, Conservation and Attractions of Western Australia.':
    'Antes do acesso, obter a licença de bioprospecção de flora ou fauna do departamento de biodiversidade, conservação e atrações da Austrália Ocidental.',
  'Before the access, negotiate the model benefit-sharing agreement with the access provider, then apply to the Commonwealth environment department for the permit.':
    'Antes do acesso, negociar o acordo-modelo de repartição de benefícios com quem dá o acesso, e depois pedir a licença ao departamento de meio ambiente da Commonwealth.',
  "Before the knowledge is used, agree terms with its custodians under Queensland's code of practice.":
    'Antes do uso dos conhecimentos, acordar os termos com os seus guardiões segundo o código de prática de Queensland.',
  'Before the knowledge is used, seek the consent of its custodians and record it.':
    'Antes do uso dos conhecimentos, buscar o consentimento dos seus guardiões e registrá-lo.',
  'Before the work starts, ask the biodiscovery unit of the Northern Territory to confirm in writing whether it is bioprospecting.':
    'Antes do início do trabalho, pedir à unidade de biodescoberta do Território do Norte que confirme por escrito se é bioprospecção.',
  'Keep the State collecting permit of the time.': 'Guardar a licença estadual de coleta da época.',
  'Before collecting or export, ask Fundacion Parke Nacional Aruba and the government of the island for the research, collecting and export permits.':
    'Antes da coleta ou da exportação, pedir à Fundacion Parke Nacional Aruba e ao governo da ilha as licenças de pesquisa, coleta e exportação.',
  'Before the use, ask the Dutch ABS focal point whether Aruba has made access rules since January 2023, and keep proof of origin and permits.':
    'Antes do uso, perguntar ao ponto focal holandês se Aruba criou regras de acesso desde janeiro de 2023, e guardar a prova da origem e as licenças.',
  'Before the access, ask the national gene bank or the authority under the law of 2012 for the terms of access and export.':
    'Antes do acesso, perguntar ao banco nacional de germoplasma ou à autoridade segundo a lei de 2012 as condições de acesso e exportação.',
  'Before the use, ask the ministry in charge of ecology in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pela ecologia se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before protected species leave the Federation, get the consent of the Federal Ministry of Environment and Tourism and the paper of the State ministry for foreign trade.':
    'Antes que espécies protegidas deixem a Federação, obter o consentimento do Ministério Federal do Meio Ambiente e do Turismo e o documento do ministério estadual do comércio exterior.',
  'Before the use, ask the entity ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério da entidade responsável pelo meio ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'After the research, hand the report and the publications to the Ministry of Environment for review.':
    'Após a pesquisa, entregar o relatório e as publicações ao Ministério do Meio Ambiente para exame.',
  'Before a new use, a transfer, commercial work or a patent, ask the Ministry of Environment in writing for a new permission, and keep to the purpose until then.':
    'Antes de um novo uso, uma transferência, um trabalho comercial ou uma patente, pedir por escrito uma nova permissão ao Ministério do Meio Ambiente, e até lá manter-se na finalidade.',
  'Before collecting or export, apply to the Ministry of Environment with species, period, place and purpose, and wait for the permission.':
    'Antes da coleta ou da exportação, apresentar ao Ministério do Meio Ambiente um pedido com espécie, período, lugar e finalidade, e esperar a permissão.',
  'Before the use, ask the Ministry of Environment and National Beautification in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e do Embelezamento Nacional se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before filing for intellectual property, apply to the National Committee on Biodiversity for approval.':
    'Antes do pedido de propriedade intelectual, pedir a aprovação do Comitê Nacional da Biodiversidade.',
  'Before the access, apply to the National Committee on Biodiversity for approval and agree on benefits.':
    'Antes do acesso, pedir a aprovação do Comitê Nacional da Biodiversidade e acordar os benefícios.',
  'At the latest one month before the first request for market approval, notification, marketing, or sale of the result, notify the commercial use to the federal environment department (DG Environment), keep the receipt, and agree terms with it.':
    'No máximo um mês antes do primeiro pedido de autorização de comercialização, notificação, comercialização ou venda do resultado, notificar o uso comercial ao serviço federal de meio ambiente (DG Environnement), guardar o recibo e acordar os termos com ele.',
  'At the latest one year after the results are published, notify the use to the federal environment department (DG Environment), unless they are published in open access.':
    'No máximo um ano após a publicação dos resultados, notificar o uso ao serviço federal de meio ambiente (DG Environnement), salvo se forem publicados em acesso aberto.',
  'When results are published or, with a commercial aim, on a patent, request for approval, marketing, or sale of the result, notify the use to the Walloon public service and keep the receipt; a commercial aim needs agreed terms.':
    'Na publicação dos resultados ou, com um fim comercial, em caso de patente, pedido de aprovação, comercialização ou venda do resultado, notificar o uso ao Serviço Público da Valônia e guardar o recibo; um fim comercial precisa de termos acordados.',
  'Before the material is collected or received, agree terms on the sharing of benefits, or use the standard material transfer agreement where the multilateral system of the International Treaty applies.':
    'Antes de coletar ou receber o material, acordar a repartição de benefícios, ou usar o termo padrão de transferência de material onde se aplica o sistema multilateral do Tratado Internacional.',
  'Before the material is collected or received, get the consent to access that the law of 2019 asks for; the ministry of higher education, research and innovation can name its authority.':
    'Antes de coletar ou receber o material, obter o consentimento para o acesso que a lei de 2019 pede; o ministério do ensino superior, da pesquisa e da inovação pode indicar a autoridade.',
  'Before the use, ask the Secretariat of the national council for sustainable development (SP/CNDD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao secretariado do conselho nacional para o desenvolvimento sustentável (SP/CNDD) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the access, apply to the Ministry of Environment and Water and agree terms in writing.':
    'Antes do acesso, apresentar o pedido ao Ministério do Meio Ambiente e da Água e acordar os termos por escrito.',
  'Before the use, ask the Ministry of Municipalities Affairs and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério dos Municípios e da Agricultura se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Supreme Council for Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Conselho Supremo do Meio Ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  "Before the use, ask the Office burundais pour la protection de l'environnement (OBPE) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.":
    "Antes do uso, perguntar por escrito ao Office burundais pour la protection de l'environnement (OBPE) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.",
  'Before the access, apply to the forests directorate of the environment ministry, get consent, agree terms and obtain the access permit.':
    'Antes do acesso, apresentar o pedido à direção de florestas do ministério do meio ambiente, obter o consentimento, acordar os termos e obter a autorização de acesso.',
  'Before the use, ask the Ministry in charge of environment (forests directorate) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente (direção de florestas) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before any use outside the approved study, get the explicit written consent of the Department of Environment and Natural Resources (DENR).':
    'Antes de qualquer uso fora do estudo aprovado, obter o consentimento escrito e explícito do departamento de meio ambiente e recursos naturais (DENR).',
  'Before commercial steps or rights on marine specimens, get the consent of the Department of Environment and Natural Resources (DENR) and of the minister, and agree the terms of the government.':
    'Antes de etapas comerciais ou de direitos sobre espécimes marinhos, obter o consentimento do departamento de meio ambiente e recursos naturais (DENR) e do ministro, e acordar os termos do governo.',
  'Before samples leave, get the export permits; specimens of protected species (Convention on International Trade in Endangered Species) are inspected one day before.':
    'Antes que as amostras partam, obter as licenças de exportação; os espécimes de espécies protegidas (Convenção sobre o Comércio Internacional de Espécies Ameaçadas) são inspecionados um dia antes.',
  'Before the use, ask the Department of Environment and Natural Resources (DENR) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de meio ambiente e recursos naturais (DENR) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the work, apply to the Department of Environment and Natural Resources (DENR) for the scientific research licence or the marine permit, and for the protected species licence where it is needed.':
    'Antes do trabalho, pedir ao departamento de meio ambiente e recursos naturais (DENR) a licença de pesquisa científica ou a licença marinha e, onde for necessária, a licença para espécies protegidas.',
  'After the work, give a copy of the report to the permits unit of the Forestry Department.':
    'Após o trabalho, entregar uma cópia do relatório à unidade de licenças do departamento florestal.',
  'Before the use, ask the Forestry Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento florestal se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'One month before entry, apply to the Forestry Department for the use permit (Form 7).':
    'Um mês antes da entrada, pedir ao departamento florestal a licença de uso (formulário 7).',
  'Before the access, apply to the biodiversity directorate of the environment ministry for the access contract and sign it.':
    'Antes do acesso, pedir o contrato de acesso à direção de biodiversidade do ministério do meio ambiente e assiná-lo.',
  'Before the access, get the consent of the park service (SERNAP) or of the indigenous organisation as well.':
    'Antes do acesso, obter também o consentimento do serviço de parques (SERNAP) ou da organização indígena.',
  'Before the access, name a Bolivian research institution as national support institution, and leave duplicates in Bolivia.':
    'Antes do acesso, nomear uma instituição de pesquisa boliviana como instituição nacional de apoio, e deixar duplicatas na Bolívia.',
  'Before the knowledge is used, agree with its provider the annex to the access contract.':
    'Antes do uso dos conhecimentos, acordar com o seu provedor o anexo ao contrato de acesso.',
  'Before the use, ask the Ministerio de Medio Ambiente y Agua in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio de Medio Ambiente y Agua se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, find the access contract of the time; if there is none, ask the biodiversity directorate of the environment ministry about regularisation.':
    'Antes do uso, encontrar o contrato de acesso da época; se não houver, perguntar à direção de biodiversidade do ministério do meio ambiente sobre a regularização.',
  "Before the use, get a copy of the institution's framework agreement and check that it covers the project.":
    'Antes do uso, obter uma cópia do acordo-quadro da instituição e verificar se abrange o projeto.',
  'Before the access, ask the Dutch ABS focal point and the government of the island which permit and terms apply.':
    'Antes do acesso, perguntar ao ponto focal holandês e ao governo da ilha que licença e que termos se aplicam.',
  'Before any further use, show in SisGen the adaptation of the access that was authorised at the time; without an authorisation show the regularisation and, for anything beyond pure research, the signed commitment term.':
    'Antes de qualquer outro uso, apresentar no SisGen a adequação do acesso autorizado na época; sem autorização, apresentar a regularização e, para tudo o que vai além da pesquisa pura, o termo de compromisso assinado.',
  'Before samples are shipped abroad for access, sign the Brazilian material transfer term (TTM); samples sent for a service only need a registration of their own and a service instrument.':
    'Antes de enviar amostras ao exterior para o acesso, assinar o termo de transferência de material (TTM) brasileiro; as amostras enviadas para um serviço só precisam de cadastro próprio e de um instrumento de prestação de serviço.',
  'Before the access, apply through SisGen for the prior authorisation of the Genetic Heritage Council (CGen), with the consent of the defence council or the navy.':
    'Antes do acesso, pedir pelo SisGen a autorização prévia do Conselho de Gestão do Patrimônio Genético (CGen), com a anuência do conselho de defesa ou da marinha.',
  'Before the first sale, notify the finished product or reproductive material in SisGen.':
    'Antes da primeira venda, notificar no SisGen o produto acabado ou o material reprodutivo.',
  'Before the knowledge is used, get the consent of the indigenous or traditional community in documented form: signed, recorded, by official opinion or by community protocol.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade indígena ou tradicional em forma documentada: assinado, gravado, por parecer oficial ou por protocolo comunitário.',
  'Before the material is passed on, check what the material transfer term (TTM) says of it and bind the next recipient in writing.':
    'Antes de passar o material adiante, verificar o que diz o termo de transferência de material (TTM) e obrigar por escrito o próximo destinatário.',
  'Before the research starts, either sign a cooperation with a Brazilian scientific or technological research institution or, since 11 June 2026 and only where there is no scientific collaboration, an association term for registration alone with one that is not linked to the company; let that institution make the registration in SisGen.':
    'Antes do início da pesquisa, assinar uma cooperação com uma instituição científica ou tecnológica brasileira ou, desde 11 de junho de 2026 e só onde não há colaboração científica, um termo de associação apenas para o cadastro com uma que não seja vinculada à empresa; deixar que essa instituição faça o cadastro no SisGen.',
  'Before the sale, find out who is the last link in the chain of the reproductive material and whether the species is introduced.':
    'Antes da venda, descobrir quem é o último elo da cadeia do material reprodutivo e se a espécie é introduzida.',
  'Before the use, ask the Genetic Heritage Council (CGen) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Conselho de Gestão do Patrimônio Genético (CGen) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the work starts, write down why the activity is outside research and development.':
    'Antes do início do trabalho, anotar por que a atividade fica fora da pesquisa e do desenvolvimento.',
  'Have the access registered in SisGen, the system of the Genetic Heritage Council (CGen), before the first of: shipment abroad, filing for intellectual property, sale of an intermediate product, publication of results, or notification of a finished product.':
    'Cadastrar o acesso no SisGen, o sistema do Conselho de Gestão do Patrimônio Genético (CGen), antes do primeiro destes atos: remessa ao exterior, pedido de propriedade intelectual, venda de produto intermediário, divulgação de resultados ou notificação de produto acabado.',
  'Keep one hard proof dated before 30 June 2000: a patent filing, cultivar record, product registration or sales record.':
    'Guardar uma prova sólida datada de antes de 30 de junho de 2000: depósito de patente, registro de cultivar, registro de produto ou documento de venda.',
  'Keep the evidence that the species is introduced, and check the lists of the Ministry of Agriculture (MAPA).':
    'Guardar a prova de que a espécie é introduzida, e verificar as listas do ministério da agricultura (MAPA).',
  'Link the accession to the registration of its shipment, or to proof that it was received before 30 June 2000.':
    'Vincular o acesso da coleção ao cadastro da sua remessa, ou à prova de que foi recebido antes de 30 de junho de 2000.',
  'Only if an intermediate product is sold: register the access and hand its number down the chain; benefit-sharing then falls on the maker of the finished product.':
    'Só se um produto intermediário for vendido: cadastrar o acesso e passar o seu número ao longo da cadeia; a repartição de benefícios cabe então ao fabricante do produto acabado.',
  'Record substrate, place and date of the isolation and, for a strain from abroad, keep the import papers.':
    'Registrar o substrato, o lugar e a data do isolamento e, para uma linhagem do exterior, guardar os documentos de importação.',
  'When a patent is filed in Brazil, declare the access and its registration number to the patent office (INPI).':
    'Ao depositar uma patente no Brasil, declarar o acesso e o seu número de cadastro ao escritório de patentes (INPI).',
  'Within the notification of the product, choose the form of benefit-sharing with the environment ministry; plan one percent of the annual net revenue of the product for the monetary form, unless a sectoral agreement lowers it.':
    'Na notificação do produto, escolher a forma da repartição de benefícios com o ministério do meio ambiente; prever um por cento da receita líquida anual do produto para a forma monetária, salvo se um acordo setorial a reduzir.',
  'Write down the purpose, and register in SisGen before the work turns into research.':
    'Anotar a finalidade, e cadastrar no SisGen antes que o trabalho se torne pesquisa.',
  'Before commercialisation or an application for rights, get the prior informed consent of the Department of Environmental Planning and Protection (DEPP) and sign the benefit-sharing agreement.':
    'Antes da comercialização ou de um pedido de direitos, obter o consentimento prévio informado do departamento de planejamento e proteção ambiental (DEPP) e assinar o acordo de repartição de benefícios.',
  'Before the research starts, get the permits of the marine, agriculture and antiquities departments as well.':
    'Antes do início da pesquisa, obter também as licenças dos departamentos do mar, da agricultura e de antiguidades.',
  'Before the research starts, register it with the Department of Environmental Planning and Protection (DEPP), pay the yearly fee and get the permit.':
    'Antes do início da pesquisa, registrá-la no departamento de planejamento e proteção ambiental (DEPP), pagar a taxa anual e obter a licença.',
  'Before the use, ask the Department of Environmental Planning and Protection (DEPP) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de planejamento e proteção ambiental (DEPP) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Find the research and export permit of the time, and keep to its terms.':
    'Encontrar a licença de pesquisa e exportação da época, e manter-se nos seus termos.',
  'Keep dated proof of the origin and of the use.': 'Guardar prova datada da origem e do uso.',
  'Before the access, apply to the National Biodiversity Centre, sign the scoping or benefit-sharing agreement, and pay into the benefit-sharing fund.':
    'Antes do acesso, apresentar o pedido ao Centro Nacional da Biodiversidade, assinar o acordo preliminar ou de repartição de benefícios, e pagar ao fundo de repartição de benefícios.',
  'Before the use, find the access permit and the agreement, or regularise them with the National Biodiversity Centre.':
    'Antes do uso, encontrar a autorização de acesso e o acordo, ou regularizá-los no Centro Nacional da Biodiversidade.',
  'Keep the collecting and export papers of the time.': 'Guardar os documentos de coleta e exportação da época.',
  'Before registered knowledge is used, search the register of the Companies and Intellectual Property Authority (CIPA) and take a licence.':
    'Antes do uso de conhecimentos registrados, consultar o registro da autoridade de empresas e propriedade intelectual (CIPA) e obter uma licença.',
  'Before the work starts, get the research permit and the harvest and export permits for veld products from the ministries in charge.':
    'Antes do início do trabalho, obter dos ministérios responsáveis a licença de pesquisa e as licenças de colheita e exportação de produtos do veld.',
  'Before a sequence of Belarusian origin is used, ask the coordination centre whether it needs a permit, and file the answer.':
    'Antes do uso de uma sequência de origem bielorrussa, perguntar ao centro de coordenação se ela precisa de autorização, e arquivar a resposta.',
  'Before breeding material is exchanged, ask the coordination centre for the simplified exchange, and file its answer.':
    'Antes da troca de material de melhoramento, pedir ao centro de coordenação a troca simplificada, e arquivar a resposta.',
  'Before the material is handed over or leaves Belarus, fill in the access application of the National Coordination Centre on Access to Genetic Resources and Benefit-sharing, in Russian or English; it asks the ministry for the prior informed consent.':
    'Antes que o material seja entregue ou deixe Belarus, preencher o pedido de acesso do centro nacional de coordenação de acesso a recursos genéticos e repartição de benefícios, em russo ou inglês; ele pede ao ministério o consentimento prévio informado.',
  'Before the material is handed over, sign the contract with the provider on benefit-sharing, intellectual property, use by third parties and change of intent, and let the coordination centre check it.':
    'Antes da entrega do material, assinar com o provedor o contrato sobre repartição de benefícios, propriedade intelectual, uso por terceiros e mudança de intenção, e deixar que o centro de coordenação o verifique.',
  'Before the use of a pathogen, ask the Ministry of Natural Resources and Environmental Protection in writing which rules on handling and export hold, and file the answer.':
    'Antes do uso de um patógeno, perguntar por escrito ao Ministério dos Recursos Naturais e da Proteção do Meio Ambiente que regras de manuseio e exportação valem, e arquivar a resposta.',
  'Before the use, ask the National Coordination Centre on Access to Genetic Resources and Benefit-sharing in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao centro nacional de coordenação de acesso a recursos genéticos e repartição de benefícios se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, wait for the access permit of the Ministry of Natural Resources and Environmental Protection and for the international certificate made from it, and keep both.':
    'Antes do uso, esperar a autorização de acesso do Ministério dos Recursos Naturais e da Proteção do Meio Ambiente e o certificado internacional feito a partir dela, e guardar ambos.',
  'Before collecting, get the research and collecting permit of the Forest Department (land) or the Fisheries Department (water), the consent of the land owner and the export permit.':
    'Antes da coleta, obter a licença de pesquisa e coleta do departamento florestal (terra) ou do departamento de pesca (água), o consentimento do proprietário da terra e a licença de exportação.',
  'Before the use, ask the Forest Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento florestal se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
}
