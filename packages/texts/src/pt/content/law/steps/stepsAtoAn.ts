import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with A to An. */
export const stepsAtoAn: ContentTexts = {
  'A foreign person applies jointly with a South African person or juristic body.':
    'Uma pessoa estrangeira faz o pedido em conjunto com uma pessoa física ou jurídica sul-africana.',
  'A laboratory of the network accepts SMTA 1 with its terms of reference.':
    'Um laboratório da rede aceita o SMTA 1 com o seu mandato.',
  'A public body consults the communities and reports whether they consent.':
    'Um órgão público consulta as comunidades e relata se elas consentem.',
  'Accept extra terms if asked, e.g. duplicates in a Spanish collection; a foreign applicant may be told to work with a Spanish research institution.':
    'Aceitar termos adicionais se forem pedidos, por exemplo duplicatas em uma coleção espanhola; um requerente estrangeiro pode ser instado a trabalhar com uma instituição de pesquisa espanhola.',
  'Accept in the way the provider offers: signature, shrink-wrap (opening the packet) or click-wrap.':
    'Aceitar da forma que o provedor oferecer: assinatura, lacre (abertura do pacote) ou clique.',
  'Accept or discuss the conditions that it sets.': 'Aceitar ou discutir as condições que ele fixar.',
  'Accept supervision by department staff where asked.':
    'Aceitar a supervisão de servidores do departamento se for pedida.',
  'Accept the SMTA that comes with the material.': 'Aceitar o SMTA que acompanha o material.',
  'Accept the standard contract (Portaria 127/2020) and the transfer rules.':
    'Aceitar o contrato-padrão (Portaria 127/2020) e as regras de transferência.',
  'Accept the standard material transfer agreement, pass the material on only under a new one, and pay if a restricted product is sold.':
    'Aceitar o termo padrão de transferência de material, repassar o material só sob um novo termo, e pagar se for vendido um produto restrito.',
  'Accept the terms; the board consults the local Biodiversity Management Committee.':
    'Aceitar os termos; o conselho consulta o Biodiversity Management Committee local.',
  'Access is free; get the permits for physical access first.':
    'O acesso é livre; obter primeiro as licenças de acesso físico.',
  'Adapt it and check it against section 29 of the Act.': 'Adaptá-lo e compará-lo com a seção 29 da lei.',
  'Add a condition that the contract only takes effect once the State authorisation or contract is granted.':
    'Incluir uma condição segundo a qual o contrato só tem efeito depois de concedida a autorização ou o contrato do Estado.',
  'Add CITES and biosecurity papers.': 'Acrescentar os documentos CITES e de biossegurança.',
  'Add CITES and plant-health papers.': 'Acrescentar os documentos CITES e fitossanitários.',
  'Add plant-health or veterinary certificates.': 'Acrescentar os certificados fitossanitários ou veterinários.',
  'Add plant-health, veterinary and CITES papers.': 'Acrescentar os documentos fitossanitários, veterinários e CITES.',
  'Add research, forest and wildlife permits and the consent of the communities concerned.':
    'Acrescentar as licenças de pesquisa, florestais e de fauna silvestre e o consentimento das comunidades envolvidas.',
  'Add research, protected-area, protected-species (CITES) and export papers.':
    'Acrescentar os documentos de pesquisa, de área protegida, de espécies protegidas (CITES) e de exportação.',
  'Add sanitary papers.': 'Juntar os documentos sanitários.',
  'Add the collecting permit and, in protected areas, the entry permit.':
    'Juntar a licença de coleta e, em áreas protegidas, a licença de entrada.',
  'Add the collecting permit, which researchers need for any samples.':
    'Acrescentar a licença de coleta, de que os pesquisadores precisam para qualquer amostra.',
  'Add the CONAGEBIO permit if genetic or biochemical properties are studied.':
    'Juntar a licença da CONAGEBIO se forem estudadas propriedades genéticas ou bioquímicas.',
  'Add the forms below.': 'Acrescentar os formulários abaixo.',
  'Add the invasive techniques form for tissue samples or live animals.':
    'Acrescentar o formulário de técnicas invasivas para amostras de tecido ou animais vivos.',
  'Add the NACOSTI licence and, for genetic resources, the NEMA access permit.':
    'Juntar a licença da NACOSTI e, para recursos genéticos, a licença de acesso da NEMA.',
  'Add the nature permit where the place needs one and the permission of the owner or third party.':
    'Acrescentar a licença de natureza onde o lugar a exigir e a permissão do dono ou de terceiro.',
  'Add the papers for protected species (CITES) and plant health where needed.':
    'Acrescentar, se preciso, os documentos de espécies protegidas (CITES) e fitossanitários.',
  'Add the phytosanitary certificate of KEPHIS or the veterinary certificate and CITES papers.':
    'Juntar o certificado fitossanitário do KEPHIS ou o certificado veterinário e os documentos CITES.',
  'Add the recommendation letter of the affiliated organisation, and for foreigners a passport copy.':
    'Acrescentar a carta de recomendação da organização afiliada e, para estrangeiros, uma cópia do passaporte.',
  'Add the research proposal and the letter of assurance.': 'Juntar a proposta de pesquisa e a carta de garantia.',
  'Add wildlife (CITES), sanitary and customs papers.':
    'Acrescentar os documentos de espécies silvestres (CITES), sanitários e alfandegários.',
  'Add wildlife, CITES, plant-health or veterinary licences that the kind of resource needs.':
    'Acrescentar as licenças de fauna silvestre, CITES, fitossanitárias ou veterinárias de que o tipo de recurso precisa.',
  'Address the application with its enclosures to the minister in charge of the environment.':
    'Dirigir o pedido com os seus anexos ao ministro encarregado do meio ambiente.',
  'Address the authorities of the community.': 'Dirigir-se às autoridades da comunidade.',
  'Address the community through its federation.': 'Dirigir-se à comunidade por meio da sua federação.',
  'Address the congress or authority of the people concerned.':
    'Dirigir-se ao congresso ou à autoridade do povo envolvido.',
  'Address the indigenous authority of the territory.': 'Dirigir-se à autoridade indígena do território.',
  'Address the letter to the director of biodiversity and sign by hand or electronically.':
    'Dirigir a carta ao diretor de biodiversidade e assiná-la à mão ou eletronicamente.',
  'After a notice of intent send written representations within 28 days, or offer a third-party undertaking.':
    'Após um aviso de intenção, enviar alegações escritas em 28 dias, ou oferecer um compromisso perante terceiros.',
  'After a stop notice carry out the steps and apply for a completion certificate; it is decided within 14 days.':
    'Após um aviso de parada, cumprir as medidas e pedir um certificado de conclusão; a decisão sai em 14 dias.',
  'After admission an extract is published in two media.': 'Após a admissão, um extrato é publicado em dois meios.',
  'After admission extracts are published in two media.': 'Após a admissão, extratos são publicados em dois meios.',
  'After approval go through quarantine and customs.': 'Depois da aprovação, passar pela quarentena e pela alfândega.',
  'After approval pay the issue fee and download the permit.':
    'Após a aprovação, pagar a taxa de emissão e baixar a licença.',
  'After arrival follow the post-arrival steps - visa E29, stay permit, travel permit, research notification letter.':
    'Depois da chegada, seguir as etapas previstas: visto E29, permissão de permanência, permissão de viagem, carta de notificação da pesquisa.',
  'After collecting hand seed samples to the seed gene bank with the collection form.':
    'Após a coleta, entregar amostras de sementes ao banco de germoplasma de sementes com o formulário de coleta.',
  'After that approval send the file on to UNCST in the system.':
    'Após essa aprovação, enviar o processo ao UNCST no sistema.',
  'After the field work apply separately for the export permit with a list of specimens.':
    'Após o trabalho de campo, pedir à parte a licença de exportação com uma lista de espécimes.',
  'After the field work ask for the export authorisation for scientific purposes.':
    'Após o trabalho de campo, pedir a autorização de exportação para fins científicos.',
  'After the licence report to the government offices in the area before work begins.':
    'Depois da licença, apresentar-se às repartições do governo na área antes de o trabalho começar.',
  'After the notice of approval pay by card, bank or agent and receive the permit.':
    'Após o aviso de aprovação, pagar com cartão, por banco ou agente e receber a licença.',
  'After the offer apply to the immigration department for the class C residence permit.':
    'Após a oferta, pedir ao departamento de imigração a autorização de residência de classe C.',
  'After the permit is given ask the institute for a field visit that records the number of collected specimens.':
    'Depois de dada a licença, pedir ao instituto uma visita de campo que registre o número de espécimes coletados.',
  'After the project ask TAGEM for the paper that all commitments were met; TÜBİTAK wants it with the final report.':
    'Após o projeto, pedir ao TAGEM o documento de que todos os compromissos foram cumpridos; a TÜBİTAK o quer com o relatório final.',
  'Agree fair terms with the authority, which may consult the museum or the provider state.':
    'Acordar termos justos com a autoridade, que pode consultar o museu ou o Estado provedor.',
  'Agree further terms, also money, in a separate contract if wanted (6.6).':
    'Acordar outros termos, também em dinheiro, em um contrato à parte se desejado (6.6).',
  'Agree in writing beforehand on terms and sharing of benefits.':
    'Acordar antes, por escrito, os termos e a repartição de benefícios.',
  'Agree in writing on a fair share of the benefits: the owner or possessor has a right to it.':
    'Acordar por escrito uma parte justa dos benefícios: o proprietário ou possuidor tem direito a ela.',
  'Agree in writing on use, naming, publication, patents and benefits.':
    'Acordar por escrito o uso, a menção, a publicação, as patentes e os benefícios.',
  'Agree on a licence with its owners, communities in most cases.':
    'Acordar uma licença com os seus titulares, na maioria dos casos comunidades.',
  'Agree on a licence with the holder and apply for its approval.':
    'Acordar uma licença com o detentor e pedir a sua aprovação.',
  'Agree on a share of the benefits.': 'Acordar uma parte dos benefícios.',
  'Agree on access, price, uses, transfer, intellectual property and shares for indigenous and local communities.':
    'Acordar o acesso, o preço, os usos, a transferência, a propriedade intelectual e as partes das comunidades indígenas e locais.',
  'Agree on benefit-sharing and hand in the summary of the terms.':
    'Acordar a repartição de benefícios e entregar o resumo dos termos.',
  'Agree on benefit-sharing conditions, then file.':
    'Acordar os termos de repartição de benefícios, e depois apresentar o pedido.',
  'Agree on benefit-sharing with the country and the communities of origin.':
    'Acordar a repartição de benefícios com o país e as comunidades de origem.',
  'Agree on benefits for the community.': 'Acordar benefícios para a comunidade.',
  'Agree on benefits; for knowledge sign the annex to the access contract (Decision 391 Art. 35).':
    'Acordar os benefícios; para conhecimento, assinar o anexo ao contrato de acesso (Decisão 391, art. 35).',
  'Agree on consent and benefits in writing.': 'Acordar por escrito o consentimento e os benefícios.',
  'Agree on consent, data, samples and benefits in writing.':
    'Acordar por escrito o consentimento, os dados, as amostras e os benefícios.',
  'Agree on consent, kind of protection of the knowledge and benefits; the community may refuse for cultural, spiritual, social, economic or other reasons (not verified in a source, Art. 66).':
    'Acordar o consentimento, o tipo de proteção do conhecimento e os benefícios; a comunidade pode recusar por motivos culturais, espirituais, sociais, econômicos ou outros (não verificado em uma fonte, art. 66).',
  'Agree on non-monetary benefits where the province asks for it.':
    'Acordar benefícios não monetários onde a província o pedir.',
  'Agree on terms and keep records.': 'Acordar os termos e manter registros escritos.',
  'Agree on terms of access and the share in future benefits.':
    'Acordar os termos de acesso e a parte dos benefícios futuros.',
  'Agree on terms with provider and community.': 'Acordar os termos com o provedor e a comunidade.',
  'Agree on terms with the provider and, for wild species, the provincial wildlife or forest department.':
    'Acordar os termos com o provedor e, para espécies silvestres, com o departamento provincial de fauna silvestre ou de florestas.',
  'Agree on terms with the provider.': 'Acordar os termos com o provedor.',
  'Agree on terms with the village owners.': 'Acordar os termos com os donos da aldeia.',
  'Agree terms and receive the permit; Dinabise reports it to the ABS Clearing-House.':
    'Acordar os termos e receber a licença; a Dinabise a comunica ao ABSCH.',
  'Agree terms for access and use.': 'Acordar os termos de acesso e uso.',
  'Agree terms in writing, with benefits in money or of other kinds and with reports.':
    'Acordar os termos por escrito, com benefícios em dinheiro ou de outro tipo e com relatórios.',
  'Agree terms on the sharing of benefits and file the written permission.':
    'Acordar os termos da repartição de benefícios e arquivar a permissão escrita.',
  'Agree terms on the sharing of benefits, later applications and sales included.':
    'Acordar os termos da repartição de benefícios, incluídas as aplicações posteriores e as vendas.',
  'Agree terms with the communities, whose chiefs take part in the process.':
    'Acordar os termos com as comunidades, cujos chefes participam do procedimento.',
  'Agree terms with the provider institution or community by contract.':
    'Acordar por contrato os termos com a instituição ou comunidade provedora.',
  'Agree terms with the rightful providers.': 'Acordar os termos com os provedores legítimos.',
  'Agree terms with the Sami Parliament.': 'Acordar os termos com o Parlamento sámi.',
  'Agree terms; foresee the share of 16 per cent of monetary benefits for the state where community knowledge is used.':
    'Acordar os termos; prever a parte de 16 por cento dos benefícios monetários para o Estado se for usado conhecimento de comunidades.',
  'Agree the contribution with the trust fund office and pay.':
    'Acordar a contribuição com o escritório do fundo fiduciário e pagar.',
  'Agree the terms for samples, data and benefits with the agency.':
    'Acordar com a agência os termos para amostras, dados e benefícios.',
  'Agree with an Ethiopian institution that takes part in the research; research is done in Ethiopia unless that is impossible.':
    'Combinar com uma instituição etíope que participe da pesquisa; a pesquisa é feita na Etiópia, salvo se for impossível.',
  'Agree with the kastom owners of the land or reef first.':
    'Acordar primeiro com os donos kastom da terra ou do recife.',
  'Allow visits on the spot and, where national law says so, samples.':
    'Permitir visitas no local e, onde a lei nacional o preveja, a retirada de amostras.',
  'Annex I crops in the public domain: accept the SMTA.': 'Cultivos do anexo I em domínio público: aceitar o SMTA.',
  'Answer all queries; the date of the last answer counts as the date of submission.':
    'Responder a todas as perguntas; a data da última resposta vale como data de apresentação.',
  'Answer community feedback.': 'Responder às observações das comunidades.',
  'Answer further questions.': 'Responder às outras perguntas.',
  'Answer questions of the authority.': 'Responder às perguntas da autoridade.',
  'Answer questions of the defence council (land) or the navy (waters); the clock stops meanwhile.':
    'Responder às perguntas do conselho de defesa (terra) ou da marinha (águas); enquanto isso o prazo fica suspenso.',
  'Answer questions; states may comment within two months of receiving the papers.':
    'Responder às perguntas; os Estados podem opinar em dois meses após receberem os documentos.',
  'Answer questions; the secretariat checks the file and the Bioprospecting Advisory Committee gives a recommendation to the Minister.':
    'Responder às perguntas; o secretariado examina o processo e o Bioprospecting Advisory Committee dá uma recomendação ao ministro.',
  'Answer requests for information in time (30 days for IP applications), otherwise the application is closed.':
    'Responder a tempo aos pedidos de informação (30 dias para pedidos de propriedade intelectual), senão o pedido é encerrado.',
  'Answer requests for missing data; after admission extracts are published in two media (national and local) within five working days.':
    'Responder aos pedidos de dados que faltam; após a admissão, extratos são publicados em dois meios (nacional e local) em cinco dias úteis.',
  'Answer requests; WRTI approves, asks for changes or refuses.':
    'Responder aos pedidos; o WRTI aprova, pede mudanças ou recusa.',
  'Answer supervision under chapter 26 of the Environmental Code.':
    'Responder à fiscalização segundo o capítulo 26 do Código Ambiental.',
  'Answer technical observations within 15 working days.': 'Responder às observações técnicas em 15 dias úteis.',
  'Answer the authority named in the decree.': 'Responder à autoridade nomeada no decreto.',
  'Answer the checks of ICNF and the bodies that work with it.':
    'Responder às fiscalizações do ICNF e dos órgãos que trabalham com ele.',
  'Answer the Environmental Board.': 'Responder ao Environmental Board.',
  'Answer the question on access in the electronic filing form with number and date of the registration.':
    'Responder à pergunta sobre o acesso no formulário eletrônico de depósito, com o número e a data do cadastro.',
  'Answer the request about utilisation that comes about five years later.':
    'Responder ao pedido sobre a utilização, que chega cerca de cinco anos depois.',
  'Answer the Technical Office, which handles the case in a formal file, and receive the permit.':
    'Responder à Oficina Técnica, que trata o caso em um processo formal, e receber a licença.',
  'Answer the yearly questionnaire of WHO (not verified in a source).':
    'Responder ao questionário anual da OMS (não verificado em uma fonte).',
}
