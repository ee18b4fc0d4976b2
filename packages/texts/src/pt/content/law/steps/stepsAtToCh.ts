import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with At to Ch. */
export const stepsAtToCh: ContentTexts = {
  'Attach a copy of the access contract.': 'Anexar uma cópia do contrato de acesso.',
  'Attach both to the application and mark confidential parts.':
    'Anexar ambos ao pedido e marcar as partes confidenciais.',
  'Attach both to the application.': 'Anexar ambos ao pedido.',
  'Attach consent of the providers and the project.': 'Anexar o consentimento dos provedores e o projeto.',
  'Attach copies to the access application.': 'Anexar cópias ao pedido de acesso.',
  'Attach maps, ethics papers and records of community consultation.':
    'Anexar os mapas, os documentos de ética e os registros da consulta às comunidades.',
  'Attach proof of consent and registration to the access application.':
    'Anexar a prova do consentimento e do registro ao pedido de acesso.',
  'Attach proposal, CVs and institutional letter and pay the fee.':
    'Anexar a proposta, os CVs e a carta da instituição e pagar a taxa.',
  'Attach the access authorisation or contract.': 'Anexar a autorização ou o contrato de acesso.',
  'Attach the access contract, and the knowledge licence if knowledge was used.':
    'Anexar o contrato de acesso, e a licença de uso do conhecimento se houve uso de conhecimento.',
  'Attach the agreement to the provincial application.': 'Anexar o acordo ao pedido feito à província.',
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
  'Attach the project outline and the other papers named in the rules.':
    'Anexar o esboço do projeto e os outros documentos que o regulamento nomeia.',
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
  'Attach them to the application.': 'Anexá-los ao pedido.',
  'Attach them to the permit application.': 'Anexá-los ao pedido de licença.',
  'Attend the two negotiation meetings set by the authority within 30 working days (extendable once by 30 on request); missing them leads to refusal.':
    'Comparecer às duas reuniões de negociação que a autoridade marca em 30 dias úteis (prorrogáveis uma vez por 30 a pedido); faltar a elas leva à recusa.',
  'Austria has no consent or sharing rules: access is free, under ordinary public and private law.':
    'A Áustria não tem regras de consentimento nem de repartição: o acesso é livre, segundo o direito público e privado comum.',
  'Authorised officers may check under S.I. 253/2019.': 'Agentes autorizados podem fiscalizar segundo o S.I. 253/2019.',
  'Be entered in the database of access, which counts as prior informed consent.':
    'Ser inscrito no banco de dados de acesso, o que vale como consentimento prévio informado.',
  'Before commercialising the right, apply for approval and sign the benefit-sharing terms.':
    'Antes de comercializar o direito, pedir a aprovação e assinar os termos de repartição de benefícios.',
  'Before export apply to MINFOF for the export permit and check customs and veterinary or plant-health demands.':
    'Antes da exportação, pedir ao MINFOF a licença de exportação e verificar as exigências alfandegárias e veterinárias ou fitossanitárias.',
  'Bring in local scientists and agree on benefits for owners and sharing of results.':
    'Incluir cientistas locais e acordar os benefícios para os donos e o compartilhamento dos resultados.',
  'Bring the mother specimens to the registered plantation or farm.':
    'Levar os espécimes-mãe à plantação ou fazenda registrada.',
  'Build the same file as in the European Union: the assimilated Regulation 511/2014 has the same Articles 4 and 7.':
    'Montar o mesmo processo que na União Europeia: o Regulamento 511/2014 assimilado tem os mesmos artigos 4 e 7.',
  'Bulbous plants: apply to BÜGEM (plant production directorate) instead.':
    'Plantas bulbosas: apresentar o pedido ao BÜGEM (diretoria de produção vegetal).',
  'Carry out an environmental impact assessment where required.':
    'Fazer uma avaliação de impacto ambiental onde exigida.',
  'Carry out the measures ordered in the time set.': 'Cumprir as medidas ordenadas no prazo fixado.',
  'Carry out the order to end the breach.': 'Cumprir a ordem de pôr fim à infração.',
  'Carry out the work within the permit; a breach can be a criminal offence.':
    'Fazer o trabalho dentro da licença; uma violação pode ser crime.',
  'Carry the approval at export.': 'Levar a aprovação na exportação.',
  'Carry the authorisation in the field.': 'Levar a autorização no campo.',
  'Carry the permit in the field, collect only what it names, deposit specimens in a registered collection and publish the data in SiB Colombia.':
    'Levar a licença no campo, coletar só o que ela nomeia, depositar os espécimes em uma coleção registrada e publicar os dados no SiB Colombia.',
  'Carry the permit in the field.': 'Levar a licença no campo.',
  'Check every entry of the permit, errors are common.': 'Conferir cada dado da licença, os erros são comuns.',
  'Check first that the material is not federal (North Sea, federal collections) and not Walloon.':
    'Verificar primeiro que o material não é federal (mar do Norte, coleções federais) nem valão.',
  'Check in writing that there is no genuine scientific collaboration: if there is one, the ordinary association must be used.':
    'Verificar por escrito que não há colaboração científica verdadeira: se houver, deve ser usada a associação comum.',
  'Check it against the list: separating functional or non-functional units of DNA or RNA, or isolating molecules made by metabolism, is access; crude extracts are derivatives but only the activity decides.':
    'Compará-lo com a lista: separar unidades funcionais ou não funcionais de DNA ou RNA, ou isolar moléculas produzidas pelo metabolismo, é acesso; extratos brutos são derivados, mas só a atividade decide.',
  'Check molecular work against the list of access activities.':
    'Comparar o trabalho molecular com a lista de atividades de acesso.',
  'Check name and status of the land on DOC maps.': 'Verificar o nome e a situação da terra nos mapas do DOC.',
  'Check place of collecting and foreign share, partner, funding or contract.':
    'Verificar o lugar de coleta e a participação, o parceiro, o financiamento ou o contrato estrangeiros.',
  'Check sanctions first.': 'Verificar primeiro as sanções.',
  'Check sanctions law of your own country first.': 'Verificar primeiro a lei de sanções do seu próprio país.',
  'Check that contract or authorisation allows the transfer and names the recipient.':
    'Verificar se o contrato ou a autorização permite a transferência e nomeia o destinatário.',
  'Check that every access behind the product is registered, also those of suppliers of intermediate products.':
    'Verificar se cada acesso por trás do produto está cadastrado, também os dos fornecedores de produtos intermediários.',
  'Check that no material leaves China and the trial serves Chinese market approval; otherwise use the approval route.':
    'Verificar que nenhum material sai da China e que o ensaio serve à autorização para o mercado chinês; senão, usar a via da aprovação.',
  'Check that permit and agreed terms allow the export and the recipient.':
    'Verificar se a licença e os termos acordados permitem a exportação e o destinatário.',
  'Check that project, species, transfer abroad and people are covered.':
    'Verificar se o projeto, a espécie, a transferência ao exterior e as pessoas estão cobertos.',
  'Check that the access authorisation covers recipient and purpose.':
    'Verificar que a autorização de acesso cobre o destinatário e a finalidade.',
  'Check that the access permit allows export and that the transfer agreement is signed.':
    'Verificar que a licença de acesso permite a exportação e que o termo de transferência está assinado.',
  'Check that the access terms cover IP.': 'Verificar que os termos de acesso cobrem a propriedade intelectual.',
  'Check that the agreed terms allow the transfer to this recipient for this use.':
    'Verificar que os termos acordados permitem a transferência a este destinatário para este uso.',
  'Check that the aim is research, breeding or training for food and agriculture; chemical, pharmaceutical and other non-food industrial uses are outside.':
    'Verificar que o fim é pesquisa, melhoramento ou treinamento para alimentação e agricultura; usos químicos, farmacêuticos e outros usos industriais não alimentares ficam de fora.',
  'Check that the authorisation or contract allows the transfer abroad and names the recipient.':
    'Verificar se a autorização ou o contrato permite a transferência ao exterior e nomeia o destinatário.',
  'Check that the breed is on the national protection list and is not endemic, newly found and unidentified, or banned from export.':
    'Verificar que a raça está na lista nacional de proteção e que não é endêmica, recém-descoberta e não identificada, nem de exportação proibida.',
  'Check that the change is allowed: holder, purpose and authorised biological material cannot be changed, a new application is needed for these.':
    'Verificar se a mudança é permitida: o titular, a finalidade e o material biológico autorizado não podem ser mudados; para isso é preciso um novo pedido.',
  'Check that the collection falls under the register.': 'Verificar se a coleção está sujeita ao registro.',
  'Check that the collection was registered with the Humboldt Institute on the basis of the contract.':
    'Verificar se a coleção foi registrada no Instituto Humboldt com base no contrato.',
  'Check that the material falls under the Protocol and the ABS Guidelines (in force since 20 August 2017).':
    'Verificar que o material se enquadra no Protocolo e nas ABS Guidelines (em vigor desde 20 de agosto de 2017).',
  'Check that the material was acquired on or after 12 October 2014 from a Party that asks for consent.':
    'Verificar que o material foi adquirido em 12 de outubro de 2014 ou depois, de uma Parte que exige consentimento.',
  'Check that the money is a grant for research (public or private); own budget does not count.':
    'Verificar que o dinheiro é um subsídio de pesquisa (público ou privado); o orçamento próprio não conta.',
  'Check that the recipient only renders a service: no own research, no passing on, sample returned or destroyed.':
    'Verificar que o destinatário apenas presta um serviço: sem pesquisa própria, sem repasse, amostra devolvida ou destruída.',
  'Check that the resource is in scope (not farmed, not CITES trade).':
    'Verificar que o recurso está no âmbito (não criado nem cultivado, nem comércio CITES).',
  'Check that the species is indigenous (SANBI lists) and that the work is not covered by the exemption notice of section 86.':
    'Verificar se a espécie é nativa (listas do SANBI) e se o trabalho não está coberto pelo aviso de isenção da seção 86.',
  'Check that the unit is Chinese and not controlled from abroad.':
    'Verificar que a unidade é chinesa e não é controlada do exterior.',
  'Check the access contract or collecting permit for the transfer abroad.':
    'Verificar se o contrato de acesso ou a licença de coleta permite a transferência ao exterior.',
  'Check the class of the material in the catalogue of germplasm open for exchange abroad.':
    'Verificar a classe do material no catálogo de germoplasma aberto ao intercâmbio com o exterior.',
  'Check the exceptions - domestic use, traditional use, human resources, ex situ material, farm and food resources.':
    'Verificar as exceções: uso doméstico, uso tradicional, recursos humanos, material ex situ, recursos agrícolas e alimentares.',
  'Check the exceptions: no Party, no access rules, outside national jurisdiction, special instrument, human, use as plain goods.':
    'Verificar as exceções: país que não é Parte, sem regras de acesso, fora da jurisdição nacional, instrumento especial, material humano, uso como simples mercadoria.',
  'Check the exclusions: human material, material from outside France, special instruments such as the plant treaty, listed model species, personal use and others of L. 412-5.':
    'Verificar as exclusões: material humano, material de fora da França, instrumentos especiais como o Tratado de plantas, espécies modelo listadas, uso pessoal e outros casos de L. 412-5.',
  'Check the exclusions: purely taxonomic aims, collecting only for conservation in gene banks, forest seed trade, and the list of Art. 71.4 of Law 42/2007.':
    'Verificar as exclusões: fins puramente taxonômicos, coleta só para conservação em bancos de germoplasma, comércio de sementes florestais e a lista do art. 71.4 da Lei 42/2007.',
  'Check the law of the country of origin: some treat sequence data like the resource.':
    'Verificar a lei do país de origem: alguns tratam os dados de sequências como o recurso.',
  'Check the list of uses that are not bioprospecting (traditional use, fishing, food, harvesting, forestry, human material and others).':
    'Consultar a lista de usos que não são bioprospecção (uso tradicional, pesca, alimentação, colheita, silvicultura, material humano e outros).',
  'Check the permit or contract for third parties, export and IP.':
    'Verificar o que a licença ou o contrato diz sobre terceiros, exportação e propriedade intelectual.',
  'Check the registers of national, general and personal formulas.':
    'Consultar os registros de fórmulas nacionais, gerais e pessoais.',
  'Check the scope - human resources, areas beyond jurisdiction, uses other than research and development, other treaties and patented material are out.':
    'Verificar o âmbito: ficam de fora os recursos humanos, as áreas fora da jurisdição, os usos que não são pesquisa e desenvolvimento, outros tratados e o material patenteado.',
  'Check the state of the act adopted on 17 December 2025, which is to replace the interim decree.':
    'Verificar a situação da lei adotada em 17 de dezembro de 2025, que deve substituir o decreto provisório.',
  'Check whether a security review is needed because public health, national security or public interest may be affected.':
    'Verificar se é necessária uma análise de segurança porque a saúde pública, a segurança nacional ou o interesse público podem ser afetados.',
  'Check whether it is only a publication, seminar or an approved collaboration under section 5, which are exempt.':
    'Verificar se é só uma publicação, um seminário ou uma colaboração aprovada pela seção 5, que são isentos.',
  'Check whether permit, contract or database terms bind the data.':
    'Verificar se uma licença, um contrato ou os termos do banco de dados vinculam os dados.',
  'Check whether the act on access to biological resources has been published in the official gazette.':
    'Verificar se a lei de acesso a recursos biológicos foi publicada no diário oficial.',
  'Check whether the decree has been signed.': 'Verificar se o decreto foi assinado.',
  'Check whether the institutions already have a valid TTM between them.':
    'Verificar se as instituições já têm um TTM válido entre si.',
  'Check whether the invention was obtained from genetic resources of an Andean country.':
    'Verificar se a invenção foi obtida a partir de recursos genéticos de um país andino.',
  'Check whether the species is on the list of resources that need approval.':
    'Verificar se a espécie está na lista de recursos que precisam de aprovação.',
  'Check whether your State is a Party and whether it made the exception.':
    'Verificar se o seu Estado é Parte e se fez a exceção.',
  'Check with MINEPDED whether consent and agreed terms under the ABS rules are due.':
    'Verificar com o MINEPDED se as regras de ABS exigem consentimento e termos acordados.',
  'Choose a Brazilian research institution that is not an importer, subsidiary, controlled, affiliated or linked company or commercial representative of the foreign company.':
    'Escolher uma instituição de pesquisa brasileira que não seja importadora, subsidiária, controlada, coligada ou vinculada nem representante comercial da empresa estrangeira.',
  'Choose Italy where the resources are used in Italy.': 'Escolher a Itália se os recursos forem usados na Itália.',
  'Choose the accessions in the catalogue of the network.': 'Escolher os acessos no catálogo da rede.',
  'Choose the aim; it fixes the general terms of sharing (R. 412-12). If they do not fit, apply for an authorisation instead.':
    'Escolher a finalidade; ela fixa os termos gerais de repartição (R. 412-12). Se não servirem, pedir uma autorização em vez disso.',
  'Choose the authority by stage.': 'Escolher a autoridade segundo a fase.',
  'Choose the authority for the kind of resource.': 'Escolher a autoridade segundo o tipo de recurso.',
  'Choose the category (1 to 3) by the complexity of the project.':
    'Escolher a categoria (1 a 3) segundo a complexidade do projeto.',
  'Choose the checkpoint by the law that covers the kind of resource.':
    'Escolher o ponto de verificação segundo a lei que rege o tipo de recurso.',
  'Choose the class, commercial or non-commercial access.': 'Escolher a classe, acesso comercial ou não comercial.',
  'Choose the contract: individual for one project, framework (marco) for universities, research centres or recognised researchers with several projects, also commercial ones.':
    'Escolher o contrato: individual para um projeto, marco para universidades, centros de pesquisa ou pesquisadores reconhecidos com vários projetos, também comerciais.',
  'Choose the form by the aim.': 'Escolher o formulário segundo a finalidade.',
  'Choose the institution as user and the object: genetic heritage, traditional knowledge or both.':
    'Escolher a instituição como usuário e o objeto: patrimônio genético, conhecimento tradicional ou ambos.',
  'Choose the kind of permit; one umbrella application can cover several plants and products of the same category.':
    'Escolher o tipo de licença; um pedido global pode abranger várias plantas e produtos da mesma categoria.',
  'Choose the material transfer agreement, or the standard one of the FAO treaty for its crops.':
    'Escolher o termo de transferência de material, ou o termo padrão do tratado da FAO para os seus cultivos.',
  'Choose the repository designated for the group of organisms.':
    'Escolher o depositário designado para esse grupo de organismos.',
  'Choose the research-funding declaration, fill in the form and save it.':
    'Escolher a declaração de financiamento da pesquisa, preencher o formulário e salvá-lo.',
  'Choose the template for a government or another provider.':
    'Escolher o modelo para um governo ou para outro provedor.',
  'Choose the type of agreement, e.g. a Cooperative Research and Development Agreement.':
    'Escolher o tipo de acordo, por exemplo um Cooperative Research and Development Agreement.',
  'Choose the type: by line of research for researchers and collectors linked to national institutions or collections; by project for everybody else and for species or habitats at risk.':
    'Escolher o tipo: por linha de pesquisa para pesquisadores e coletores ligados a instituições ou coleções nacionais; por projeto para todos os outros e para espécies ou habitats em risco.',
  'Choose the way, that is an application to the Cabinet Secretary or consent straight from the holders.':
    'Escolher o caminho: um pedido ao Cabinet Secretary ou o consentimento diretamente dos detentores.',
  'Choose, if wanted, the crop-based payment of Article 6.11 with the acceptance.':
    'Escolher com a aceitação, se desejado, o pagamento por cultivo do artigo 6.11.',
}
