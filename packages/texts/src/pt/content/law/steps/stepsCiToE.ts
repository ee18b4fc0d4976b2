import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ci to E. */
export const stepsCiToE: ContentTexts = {
  'Close every gap in the due diligence file; a use with gaps may not go on.':
    'Fechar cada lacuna do processo de devida diligência; um uso com lacunas não pode continuar.',
  'Close the gaps in the file.': 'Fechar as lacunas do processo.',
  'Collect and use within the permit; new results may be protected by the user, the plants themselves not.':
    'Coletar e usar dentro da licença; o usuário pode proteger novos resultados, mas não as próprias plantas.',
  'Collect only kinds, numbers, place, time and method in the licence.':
    'Coletar só os tipos e números, no lugar, no momento e com o método da licença.',
  'Collect only what the permit says (36 CFR 1.6 and 2.5).': 'Coletar só o que a licença diz (36 CFR 1.6 e 2.5).',
  'Collect only within these dates.': 'Coletar só dentro dessas datas.',
  'Collect the certified contract.': 'Retirar o contrato certificado.',
  'Collect the permit from the ministry.': 'Retirar a licença no ministério.',
  'Collect the supporting letters and permissions; incomplete files are rejected.':
    'Reunir as cartas de apoio e as licenças; processos incompletos são rejeitados.',
  'Comment on the draft agreement and sign it in time (60 days for IP applications), otherwise the application is closed; it can be revived.':
    'Comentar a minuta do acordo e assiná-la a tempo (60 dias para pedidos de propriedade intelectual), senão o pedido é encerrado; ele pode ser reaberto.',
  'Commercial aim: agree terms from the list in annex 2; non-commercial terms are non-monetary (annex 1).':
    'Fim comercial: acordar termos da lista do anexo 2; os termos não comerciais são não monetários (anexo 1).',
  'Compare the work with the exclusion list: germplasm and seed banks, biological collections, seed and plant production, aquaculture and fisheries for food, bulk raw materials, molecular systematics, molecular ecology, evolution and biogeography, crude extracts and mixtures of molecules.':
    'Comparar o trabalho com a lista de exclusões: bancos de germoplasma e de sementes, coleções biológicas, produção de sementes e plantas, aquicultura e pesca para alimentação, matérias-primas a granel, sistemática molecular, ecologia molecular, evolução e biogeografia, extratos brutos e misturas de moléculas.',
  'Complain by mail with reasons if refused.': 'Se for recusado, reclamar por correio com os motivos.',
  'Complete every field of the forms.': 'Completar cada campo dos formulários.',
  'Complete the due diligence file and declare in DECLARE.':
    'Completar o processo de devida diligência e declarar no DECLARE.',
  'Complete the due diligence file of Regulation (EU) No 511/2014.':
    'Completar o processo de devida diligência do Regulamento (UE) n.º 511/2014.',
  'Complete the due diligence file.': 'Completar o dossiê de devida diligência.',
  'Complete the exported material declaration and send it to the Office of the Commissioner.':
    'Preencher a declaração de material exportado e enviá-la ao Office of the Commissioner.',
  'Complete the file and choose Lithuania in DECLARE.': 'Completar o processo e escolher a Lituânia no DECLARE.',
  'Complete the file and declare in DECLARE.': 'Completar o dossiê e fazer a declaração no DECLARE.',
  'Complete the file and declare in DECLARE; a joint ministerial decision implements Regulation 511/2014.':
    'Completar o processo e declarar no DECLARE; uma decisão ministerial conjunta aplica o Regulamento 511/2014.',
  'Complete the file and declare in DECLARE; ask the ministry which unit receives it.':
    'Completar o processo e declarar no DECLARE; perguntar ao ministério qual unidade o recebe.',
  'Complete the file and declare to ICNF at the two stages (Art. 9 of Decree-Law 122/2017).':
    'Completar o processo e declarar ao ICNF nas duas fases (art. 9 do Decreto-Lei 122/2017).',
  'Complete the file and declare to the agency.': 'Completar o processo e declarar à agência.',
  'Complete the file and declare to the ministry of the field.':
    'Completar o processo e declarar ao ministério da área.',
  'Complete the file and declare to the Plant Protection Directorate, the national regulator of Regulation 511/2014.':
    'Completar o processo e declarar à Plant Protection Directorate, a autoridade nacional do Regulamento 511/2014.',
  'Complete the file and declare under Law 49(I)/2018.': 'Completar o processo e declarar segundo a lei 49(I)/2018.',
  'Complete the file and declare; the act NN 20/18, 14/19 sets authorities, procedure of the declaration, collections, inspection and penalties.':
    'Completar o processo e declarar; a lei NN 20/18, 14/19 fixa as autoridades, o procedimento da declaração, as coleções, a inspeção e as sanções.',
  'Compute the indicative rate.': 'Calcular a taxa indicativa.',
  'Compute the share by turnover band.': 'Calcular a parcela por faixa de faturamento.',
  'Conclude a material transfer agreement.': 'Celebrar um termo de transferência de material.',
  'Conclude the benefit-sharing agreement with the resource provider.':
    'Celebrar o acordo de repartição de benefícios com o provedor do recurso.',
  "Consult iwi, hapū and whānau on cultural effects, with DOC's help if wanted.":
    'Consultar iwi, hapū e whānau sobre os efeitos culturais, com a ajuda do DOC se desejado.',
  'Contact the coordination centre by phone, e-mail or in person and fill in the access application.':
    'Contatar o centro de coordenação por telefone, por e-mail ou pessoalmente e preencher o pedido de acesso.',
  'Contact the environmental officer and the local partner early.':
    'Contatar cedo o responsável pelo meio ambiente e o parceiro local.',
  'Contact the park curator before arrival for retained specimens and give catalogue data.':
    'Contatar antes da chegada o curador do parque para os espécimes conservados e dar os dados de catálogo.',
  'Contact UNCST, pay for and take the PIC form, and be told which lead agency manages the resource.':
    'Contatar o UNCST, pagar e retirar o formulário PIC, e perguntar qual órgão principal administra o recurso.',
  'Contact WHO and find your category: A vaccine and antiviral makers, B makers of other products, C other institutions (letters not verified in a source).':
    'Contatar a OMS e descobrir a sua categoria: A fabricantes de vacinas e antivirais, B fabricantes de outros produtos, C outras instituições (letras não verificadas em uma fonte).',
  'Create a gub.uy user or other electronic identity.': 'Criar um usuário gub.uy ou outra identidade eletrônica.',
  'Create a profile in DECLARE and fill in the form (Annex II or III data).':
    'Criar um perfil no DECLARE e preencher o formulário (dados do anexo II ou III).',
  'Create an NRIMS account and fill in the review form.':
    'Criar uma conta no NRIMS e preencher o formulário de revisão.',
  'Create the agreement in Easy-SMTA or in the own system.': 'Criar o termo no Easy-SMTA ou no sistema próprio.',
  'Crown dependencies and overseas territories: ask the territory first.':
    'Dependências da Coroa e territórios ultramarinos: perguntar primeiro ao território.',
  'Decide who declares: each recipient, or once for all the project co-ordinator where he is established.':
    'Decidir quem declara: cada beneficiário, ou uma vez por todos o coordenador do projeto onde está estabelecido.',
  'Declare at the funding stage and at the product stage to Naturvårdsverket.':
    'Declarar à Naturvårdsverket na fase de financiamento e na de produto.',
  'Declare before the event of Art. 6(2) of Regulation 2015/1866 with the data of Annex III.':
    'Declarar antes do evento do art. 6(2) do Regulamento 2015/1866 com os dados do anexo III.',
  'Declare in DECLARE.': 'Fazer a declaração no DECLARE.',
  'Declare in DECLARE; the research ministry also runs an own portal (not verified in a source).':
    'Fazer a declaração no DECLARE; o ministério da pesquisa tem também um portal próprio (não verificado em uma fonte).',
  'Declare past environmental offences.': 'Declarar infrações ambientais anteriores.',
  'Declare the resource and its origin in the application.': 'Declarar no pedido o recurso e a sua origem.',
  'Declare to OPSS with certificate data or the information set, and that terms were agreed.':
    'Declarar à OPSS os dados do certificado ou o conjunto de informações, e que os termos foram acordados.',
  'Declare to the minister.': 'Declarar ao ministro.',
  'Declare to the NPWS.': 'Declarar ao NPWS.',
  'Decree-Law 122/2017 regulates users only.': 'O Decreto-Lei 122/2017 só regula os usuários.',
  'Deposit a copy of the permit with the institution in the district and show it on request.':
    'Depositar uma cópia da licença na instituição do distrito e mostrá-la quando pedida.',
  'Deposit a duplicate of the collected material in the national gene banks.':
    'Depositar uma duplicata do material coletado nos bancos nacionais de germoplasma.',
  'Deposit a sample with the State collection (Queensland Museum or Herbarium; not verified in a source).':
    'Depositar uma amostra na coleção do Estado (Queensland Museum ou Herbarium; não verificado em uma fonte).',
  'Deposit at least one duplicate in a Mexican collection after collecting.':
    'Depositar ao menos uma duplicata em uma coleção mexicana depois da coleta.',
  'Deposit material that cannot be described, in a recognised depository.':
    'Depositar em um depositário reconhecido o material que não pode ser descrito.',
  'Deposit specimens in a registered Ecuadorian collection.':
    'Depositar os espécimes em uma coleção equatoriana registrada.',
  'Deposit the collected material in a registered Peruvian institution and hand in the receipt.':
    'Depositar o material coletado em uma instituição peruana registrada e entregar o comprovante.',
  'Describe material, origin, provider, use and partners in a letter and ask for the position on consent and terms.':
    'Descrever em uma carta o material, a origem, o provedor, o uso e os parceiros, e perguntar a posição sobre o consentimento e os termos.',
  'Describe material, place, communities, purpose and planned export, and ask for written consent.':
    'Descrever o material, o lugar, as comunidades, a finalidade e a exportação prevista, e pedir o consentimento por escrito.',
  'Describe material, place, provider, use and partners and ask for the position on consent and terms.':
    'Descrever o material, o lugar, o provedor, o uso e os parceiros, e perguntar a posição sobre o consentimento e os termos.',
  'Describe material, place, provider, use and partners and ask for the position.':
    'Descrever o material, o lugar, o provedor, o uso e os parceiros, e perguntar a posição da autoridade.',
  'Describe material, place, provider, use and partners in French and ask for the position on consent and terms.':
    'Descrever em francês o material, o lugar, o provedor, o uso e os parceiros, e perguntar a posição sobre o consentimento e os termos.',
  'Describe material, place, purpose and recipients.':
    'Descrever o material, o lugar, a finalidade e os destinatários.',
  'Describe purpose, area with exact boundaries, timing, methods, expected impact and the land owners, as the authority asks for research licences under the same act.':
    'Descrever a finalidade, a área com limites exatos, o cronograma, os métodos, o impacto esperado e os donos das terras, como a autoridade pede para licenças de pesquisa segundo a mesma lei.',
  'Describe species, places, purpose (scientific or commercial) and the planned transfer or valorisation.':
    'Descrever a espécie, os lugares, a finalidade (científica ou comercial) e a transferência ou valorização prevista.',
  'Describe the material: variety, landrace or wild relative.':
    'Descrever o material: variedade, variedade crioula ou parente silvestre.',
  'Describe the non-commercial research and who receives the material.':
    'Descrever a pesquisa não comercial e quem recebe o material.',
  'Describe the project by e-mail and ask for written confirmation under section 5 of the Biological Resources Act 2006.':
    'Descrever o projeto por e-mail e pedir uma confirmação escrita segundo a seção 5 do Biological Resources Act 2006.',
  'Describe the project, the material, the places and the purpose to the department and ask for the form in use.':
    'Descrever ao departamento o projeto, o material, os lugares e a finalidade, e pedir o formulário em uso.',
  'Discuss the project with the institute early.': 'Conversar cedo sobre o projeto com o instituto.',
  'Do genetic work in Nepal; samples are as a rule not allowed to leave.':
    'Fazer o trabalho genético no Nepal; em geral as amostras não podem sair.',
  'Do not export without permission, whatever the reason; endangered native breeds may not go out for commercial aims.':
    'Não exportar sem permissão, seja qual for o motivo; as raças nativas ameaçadas não podem sair para fins comerciais.',
  'Do not promise rights in the resources or the knowledge to anyone outside before the authority has agreed (article 7).':
    'Não prometer a ninguém de fora direitos sobre os recursos ou o conhecimento antes de a autoridade concordar (artigo 7).',
  'Do the research and development.': 'Fazer a pesquisa e o desenvolvimento.',
  'Download and fill in the application form and hand it in with the enclosures.':
    'Baixar e preencher o formulário de pedido e entregá-lo com os anexos.',
  'Download the form of the 2014 regulation and file it with the department.':
    'Baixar o formulário do regulamento de 2014 e apresentá-lo ao departamento.',
  'Download the receipts and the certificate of the administrative check (verificação).':
    'Baixar os comprovantes e o certificado da verificação administrativa.',
  'EBI consults the institution in charge and grants the permit; foreigners are accompanied by staff of EBI or another institution.':
    'O EBI consulta a instituição competente e concede a licença; estrangeiros são acompanhados por pessoal do EBI ou de outra instituição.',
  'EBI examines it and gives or refuses prior informed consent.':
    'O EBI o analisa e dá ou recusa o consentimento prévio informado.',
  'EBI grants it without the full procedure and sets the duties.':
    'O EBI a concede sem o procedimento completo e fixa as obrigações.',
  'EBI negotiates and signs the access agreement on the basis of that consent.':
    'O EBI negocia e assina o acordo de acesso com base nesse consentimento.',
  'Enter partner institutions in Brazil and abroad, sendings abroad and results (patents, intermediate products).':
    'Informar as instituições parceiras no Brasil e no exterior, as remessas ao exterior e os resultados (patentes, produtos intermediários).',
  'Enter provider country, resource, permit or certificate and purpose, and submit.':
    'Inserir o país provedor, o recurso, a licença ou o certificado e a finalidade, e enviar.',
  'Enter species and origin of the material or the source of the traditional knowledge and its provider.':
    'Informar a espécie e a origem do material, ou a fonte do conhecimento tradicional e o seu provedor.',
  'Enter the certificate number, or the information set and that terms were agreed.':
    'Inserir o número do certificado, ou o conjunto de informações e que os termos foram acordados.',
  'Enter the data of Art. 4(3) of Regulation 511/2014 in the register.':
    'Inserir no registro os dados do art. 4(3) do Regulamento 511/2014.',
  'Enter the people involved and the project as basic research, bioprospecting or economic use.':
    'Informar as pessoas envolvidas e o projeto como pesquisa básica, bioprospecção ou aproveitamento econômico.',
  'Enter the person or company, date of birth or business number and contact.':
    'Inserir a pessoa ou a empresa, a data de nascimento ou o número da empresa e o contato.',
  'Enter the sending in the SisGen registration of the project.': 'Informar o envio no cadastro do projeto no SisGen.',
  'Enter title, abstract, sector, period and the whole team (CPF for Brazilians, an identity document for foreigners).':
    'Informar o título, o resumo, o setor, o período e toda a equipe (CPF para brasileiros, um documento de identidade para estrangeiros).',
  'Establish country and date of access and check in the ABS Clearing-House whether that country was a Party with access rules in force at that date.':
    'Determinar o país e a data de acesso, e verificar no ABSCH se esse país era nessa data uma Parte com regras de acesso em vigor.',
  'Exchange and publish observations and results (Article III of the Treaty).':
    'Trocar e publicar as observações e os resultados (artigo III do Tratado).',
  'Expect a complex procedure for commercial use (a concession is needed too), genetic modification or removal of material from New Zealand other than for taxonomy.':
    'Contar com um procedimento complexo para uso comercial (também é preciso uma concessão), modificação genética ou saída de material da Nova Zelândia que não seja para taxonomia.',
  "Expect an extract of the application on the authority's website within five working days of admission.":
    'Contar com a publicação de um extrato do pedido no site da autoridade em cinco dias úteis após a admissão.',
  'Expect checks by the voivodeship inspector of your seat or place of work, by a yearly plan of the Chief Inspector.':
    'Contar com fiscalizações do inspetor da voivodia da sua sede ou do lugar de trabalho, segundo um plano anual do inspetor-chefe.',
  'Expect publication of an extract within five working days of admission.':
    'Contar com a publicação de um extrato em cinco dias úteis após a admissão.',
  'Explain aim, use, risks, benefits and publication in their language and give time.':
    'Explicar na língua deles a finalidade, o uso, os riscos, os benefícios e a publicação, e dar tempo.',
  'Explain impacts, rights and duties and follow the community protocol if there is one.':
    'Explicar os impactos, os direitos e as obrigações, e seguir o protocolo comunitário, se houver.',
  'Explain the acquisition and use fully to the owner (lead agency, community or land owner); for communal land hear the lowest local council.':
    'Explicar por inteiro a aquisição e o uso ao dono (órgão principal, comunidade ou dono da terra); para terras comunais, ouvir o conselho local de nível mais baixo.',
  'Explain the project and agree on technology transfer, benefit-sharing and protection of associated knowledge.':
    'Explicar o projeto e acordar a transferência de tecnologia, a repartição de benefícios e a proteção do conhecimento associado.',
  'Explain the project and obtain a written consent.': 'Explicar o projeto e obter um consentimento escrito.',
  'Explain the project to the community in assemblies and wait for its decision.':
    'Explicar o projeto à comunidade em assembleias e esperar a sua decisão.',
  'Explain the work and the benefits in the iTaukei language.':
    'Explicar o trabalho e os benefícios na língua iTaukei.',
  'Explain why the analysis cannot be done in Sabah.': 'Explicar por que a análise não pode ser feita em Sabah.',
  'Explain why the work cannot be done in Ethiopia.': 'Explicar por que o trabalho não pode ser feito na Etiópia.',
}
