import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with C to E. */
export const stepsCtoE: ContentTexts = {
  'Carry the authorisation in the field.': 'Levar a autorização no campo.',
  'Carry the permit in the field, collect only what it names, deposit specimens in a registered collection and publish the data in SiB Colombia.':
    'Levar a licença no campo, coletar só o que ela nomeia, depositar os espécimes em uma coleção registrada e publicar os dados no SiB Colombia.',
  'Check in writing that there is no genuine scientific collaboration: if there is one, the ordinary association must be used.':
    'Verificar por escrito que não há colaboração científica verdadeira: se houver, deve ser usada a associação comum.',
  'Check it against the list: separating functional or non-functional units of DNA or RNA, or isolating molecules made by metabolism, is access; crude extracts are derivatives but only the activity decides.':
    'Compará-lo com a lista: separar unidades funcionais ou não funcionais de DNA ou RNA, ou isolar moléculas produzidas pelo metabolismo, é acesso; extratos brutos são derivados, mas só a atividade decide.',
  'Check molecular work against the list of access activities.':
    'Comparar o trabalho molecular com a lista de atividades de acesso.',
  'Check place of collecting and foreign share, partner, funding or contract.':
    'Verificar o lugar de coleta e a participação, o parceiro, o financiamento ou o contrato estrangeiros.',
  'Check sanctions first.': 'Verificar primeiro as sanções.',
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
  'Check that the authorisation or contract allows the transfer abroad and names the recipient.':
    'Verificar se a autorização ou o contrato permite a transferência ao exterior e nomeia o destinatário.',
  'Check that the breed is on the national protection list and is not endemic, newly found and unidentified, or banned from export.':
    'Verificar que a raça está na lista nacional de proteção e que não é endêmica, recém-descoberta e não identificada, nem de exportação proibida.',
  'Check that the change is allowed: holder, purpose and authorised biological material cannot be changed, a new application is needed for these.':
    'Verificar se a mudança é permitida: o titular, a finalidade e o material biológico autorizado não podem ser mudados; para isso é preciso um novo pedido.',
  'Check that the collection falls under the register.': 'Verificar se a coleção está sujeita ao registro.',
  'Check that the collection was registered with the Humboldt Institute on the basis of the contract.':
    'Verificar se a coleção foi registrada no Instituto Humboldt com base no contrato.',
  'Check that the recipient only renders a service: no own research, no passing on, sample returned or destroyed.':
    'Verificar que o destinatário apenas presta um serviço: sem pesquisa própria, sem repasse, amostra devolvida ou destruída.',
  'Check that the species is indigenous (SANBI lists) and that the work is not covered by the exemption notice of section 86.':
    'Verificar se a espécie é nativa (listas do SANBI) e se o trabalho não está coberto pelo aviso de isenção da seção 86.',
  'Check that the unit is Chinese and not controlled from abroad.':
    'Verificar que a unidade é chinesa e não é controlada do exterior.',
  'Check the access contract or collecting permit for the transfer abroad.':
    'Verificar se o contrato de acesso ou a licença de coleta permite a transferência ao exterior.',
  'Check the class of the material in the catalogue of germplasm open for exchange abroad.':
    'Verificar a classe do material no catálogo de germoplasma aberto ao intercâmbio com o exterior.',
  'Check the exclusions: human material, material from outside France, special instruments such as the plant treaty, listed model species, personal use and others of L. 412-5.':
    'Verificar as exclusões: material humano, material de fora da França, instrumentos especiais como o Tratado de plantas, espécies modelo listadas, uso pessoal e outros casos de L. 412-5.',
  'Check the exclusions: purely taxonomic aims, collecting only for conservation in gene banks, forest seed trade, and the list of Art. 71.4 of Law 42/2007.':
    'Verificar as exclusões: fins puramente taxonômicos, coleta só para conservação em bancos de germoplasma, comércio de sementes florestais e a lista do art. 71.4 da Lei 42/2007.',
  'Check the list of uses that are not bioprospecting (traditional use, fishing, food, harvesting, forestry, human material and others).':
    'Consultar a lista de usos que não são bioprospecção (uso tradicional, pesca, alimentação, colheita, silvicultura, material humano e outros).',
  'Check the registers of national, general and personal formulas.':
    'Consultar os registros de fórmulas nacionais, gerais e pessoais.',
  'Check whether a security review is needed because public health, national security or public interest may be affected.':
    'Verificar se é necessária uma análise de segurança porque a saúde pública, a segurança nacional ou o interesse público podem ser afetados.',
  'Check whether it is only a publication, seminar or an approved collaboration under section 5, which are exempt.':
    'Verificar se é só uma publicação, um seminário ou uma colaboração aprovada pela seção 5, que são isentos.',
  'Check whether the institutions already have a valid TTM between them.':
    'Verificar se as instituições já têm um TTM válido entre si.',
  'Check whether the invention was obtained from genetic resources of an Andean country.':
    'Verificar se a invenção foi obtida a partir de recursos genéticos de um país andino.',
  'Choose a Brazilian research institution that is not an importer, subsidiary, controlled, affiliated or linked company or commercial representative of the foreign company.':
    'Escolher uma instituição de pesquisa brasileira que não seja importadora, subsidiária, controlada, coligada ou vinculada nem representante comercial da empresa estrangeira.',
  'Choose the aim; it fixes the general terms of sharing (R. 412-12). If they do not fit, apply for an authorisation instead.':
    'Escolher a finalidade; ela fixa os termos gerais de repartição (R. 412-12). Se não servirem, pedir uma autorização em vez disso.',
  'Choose the authority by stage.': 'Escolher a autoridade segundo a fase.',
  'Choose the contract: individual for one project, framework (marco) for universities, research centres or recognised researchers with several projects, also commercial ones.':
    'Escolher o contrato: individual para um projeto, marco para universidades, centros de pesquisa ou pesquisadores reconhecidos com vários projetos, também comerciais.',
  'Choose the institution as user and the object: genetic heritage, traditional knowledge or both.':
    'Escolher a instituição como usuário e o objeto: patrimônio genético, conhecimento tradicional ou ambos.',
  'Choose the kind of permit; one umbrella application can cover several plants and products of the same category.':
    'Escolher o tipo de licença; um pedido global pode abranger várias plantas e produtos da mesma categoria.',
  'Choose the repository designated for the group of organisms.':
    'Escolher o depositário designado para esse grupo de organismos.',
  'Choose the template for a government or another provider.':
    'Escolher o modelo para um governo ou para outro provedor.',
  'Choose the type: by line of research for researchers and collectors linked to national institutions or collections; by project for everybody else and for species or habitats at risk.':
    'Escolher o tipo: por linha de pesquisa para pesquisadores e coletores ligados a instituições ou coleções nacionais; por projeto para todos os outros e para espécies ou habitats em risco.',
  'Choose the way, that is an application to the Cabinet Secretary or consent straight from the holders.':
    'Escolher o caminho: um pedido ao Cabinet Secretary ou o consentimento diretamente dos detentores.',
  'Collect and use within the permit; new results may be protected by the user, the plants themselves not.':
    'Coletar e usar dentro da licença; o usuário pode proteger novos resultados, mas não as próprias plantas.',
  'Collect only kinds, numbers, place, time and method in the licence.':
    'Coletar só os tipos e números, no lugar, no momento e com o método da licença.',
  'Collect the certified contract.': 'Retirar o contrato certificado.',
  'Collect the supporting letters and permissions; incomplete files are rejected.':
    'Reunir as cartas de apoio e as licenças; processos incompletos são rejeitados.',
  'Comment on the draft agreement and sign it in time (60 days for IP applications), otherwise the application is closed; it can be revived.':
    'Comentar a minuta do acordo e assiná-la a tempo (60 dias para pedidos de propriedade intelectual), senão o pedido é encerrado; ele pode ser reaberto.',
  'Complete every field of the forms.': 'Completar cada campo dos formulários.',
  'Complete the due diligence file.': 'Completar o dossiê de devida diligência.',
  'Complete the file and declare in DECLARE.': 'Completar o dossiê e fazer a declaração no DECLARE.',
  'Compute the share by turnover band.': 'Calcular a parcela por faixa de faturamento.',
  'Conclude the benefit-sharing agreement with the resource provider.':
    'Celebrar o acordo de repartição de benefícios com o provedor do recurso.',
  'Declare in DECLARE.': 'Fazer a declaração no DECLARE.',
  'Declare in DECLARE; the research ministry also runs an own portal (not verified in a source).':
    'Fazer a declaração no DECLARE; o ministério da pesquisa tem também um portal próprio (não verificado em uma fonte).',
  'Declare past environmental offences.': 'Declarar infrações ambientais anteriores.',
  'Declare the resource and its origin in the application.': 'Declarar no pedido o recurso e a sua origem.',
  'Deposit a copy of the permit with the institution in the district and show it on request.':
    'Depositar uma cópia da licença na instituição do distrito e mostrá-la quando pedida.',
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
  'Describe material, place, purpose and recipients.':
    'Descrever o material, o lugar, a finalidade e os destinatários.',
  'Describe the non-commercial research and who receives the material.':
    'Descrever a pesquisa não comercial e quem recebe o material.',
  'Describe the project by e-mail and ask for written confirmation under section 5 of the Biological Resources Act 2006.':
    'Descrever o projeto por e-mail e pedir uma confirmação escrita segundo a seção 5 do Biological Resources Act 2006.',
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
  'Enter species and origin of the material or the source of the traditional knowledge and its provider.':
    'Informar a espécie e a origem do material, ou a fonte do conhecimento tradicional e o seu provedor.',
  'Enter the people involved and the project as basic research, bioprospecting or economic use.':
    'Informar as pessoas envolvidas e o projeto como pesquisa básica, bioprospecção ou aproveitamento econômico.',
  'Enter the sending in the SisGen registration of the project.': 'Informar o envio no cadastro do projeto no SisGen.',
  'Enter title, abstract, sector, period and the whole team (CPF for Brazilians, an identity document for foreigners).':
    'Informar o título, o resumo, o setor, o período e toda a equipe (CPF para brasileiros, um documento de identidade para estrangeiros).',
  "Expect an extract of the application on the authority's website within five working days of admission.":
    'Contar com a publicação de um extrato do pedido no site da autoridade em cinco dias úteis após a admissão.',
  'Expect publication of an extract within five working days of admission.':
    'Contar com a publicação de um extrato em cinco dias úteis após a admissão.',
  'Explain impacts, rights and duties and follow the community protocol if there is one.':
    'Explicar os impactos, os direitos e as obrigações, e seguir o protocolo comunitário, se houver.',
  'Explain the project and agree on technology transfer, benefit-sharing and protection of associated knowledge.':
    'Explicar o projeto e acordar a transferência de tecnologia, a repartição de benefícios e a proteção do conhecimento associado.',
  'Explain the project and obtain a written consent.': 'Explicar o projeto e obter um consentimento escrito.',
  'Explain the project to the community in assemblies and wait for its decision.':
    'Explicar o projeto à comunidade em assembleias e esperar a sua decisão.',
  'Explain why the analysis cannot be done in Sabah.': 'Explicar por que a análise não pode ser feita em Sabah.',
  'Explain why the work cannot be done in Ethiopia.': 'Explicar por que o trabalho não pode ser feito na Etiópia.',
}
