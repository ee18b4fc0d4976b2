import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ar to As. */
export const stepsArToAs: ContentTexts = {
  'As a foreign institution name a Dominican counterpart; international research in protected areas needs one.':
    'Como instituição estrangeira, nomear um parceiro dominicano; a pesquisa internacional em áreas protegidas precisa de um.',
  'As a foreign user, find a Peruvian research institution as national support institution (Institución Nacional de Apoyo); a contract with it must be attached to the application.':
    'Como usuário estrangeiro, encontrar uma instituição peruana de pesquisa como instituição nacional de apoio (Institución Nacional de Apoyo); um contrato com ela deve ser anexado ao pedido.',
  'As a foreigner include at least one Peruvian researcher and the agreement between the institutions.':
    'Como estrangeiro, incluir ao menos um pesquisador peruano e o acordo entre as instituições.',
  'As a foreigner, work with a Mexican institution or registered researcher (also waives the fee).':
    'Como estrangeiro, trabalhar com uma instituição mexicana ou um pesquisador registrado (isso também dispensa da taxa).',
  'As a person or company domiciled abroad, name a legal representative resident in Costa Rica.':
    'Como pessoa ou empresa domiciliada no exterior, nomear um representante legal residente na Costa Rica.',
  'As an international institution, declare that there is a national support institution.':
    'Como instituição internacional, declarar que há uma instituição nacional de apoio.',
  'As association of users or interested party describe the procedures, tools or mechanisms and how they are overseen.':
    'Como associação de usuários ou parte interessada, descrever os procedimentos, ferramentas ou mecanismos e como são supervisionados.',
  'Ask ANEF for the collecting permit, or buy from a holder of a harvest contract.':
    'Pedir à ANEF a licença de coleta, ou comprar do titular de um contrato de colheita.',
  'Ask both offices in writing for consent or a no-objection.':
    'Pedir por escrito aos dois órgãos o consentimento ou uma não objeção.',
  'Ask DiBio in writing whether consent and terms under the Nagoya Protocol are required.':
    'Perguntar por escrito ao DiBio se são exigidos consentimento e termos segundo o Protocolo de Nagoia.',
  'Ask Dinabise who can give consent.': 'Perguntar à Dinabise quem pode dar o consentimento.',
  'Ask EEAA for the permit for protected areas and its position on consent and terms.':
    'Pedir à EEAA a licença para áreas protegidas e a sua posição sobre o consentimento e os termos.',
  'Ask first whether the product is itself a plant genetic resource for food and agriculture that incorporates the material.':
    'Determinar primeiro se o produto é em si um recurso fitogenético para alimentação e agricultura que incorpora o material.',
  'Ask first which office handles the permit today, since the research agency was merged into BRIN (2021-2022, not verified in a source).':
    'Perguntar primeiro que repartição trata hoje da licença, pois a agência de pesquisa foi integrada ao BRIN (2021-2022, não verificado em uma fonte).',
  'Ask for a free grant if the aim is non-commercial: research, teaching, conservation or public health.':
    'Pedir a concessão gratuita se o fim não for comercial: pesquisa, ensino, conservação ou saúde pública.',
  'Ask for a mobilisation guide before moving specimens and for an export permit before they leave.':
    'Pedir uma guia de mobilização (guía de movilización) antes de mover espécimes e uma licença de exportação antes que saiam.',
  'Ask for a special permit under Cap. 170 where protected wild animals are touched.':
    'Pedir uma licença especial segundo o Cap. 170 se houver animais silvestres protegidos.',
  'Ask for consent and terms.': 'Pedir o consentimento e os termos.',
  'Ask for entry in the ABS Clearing-House so that a certificate of compliance exists.':
    'Pedir a inscrição no ABSCH para que exista um certificado de conformidade.',
  'Ask for extension before the end and hand in the reports.':
    'Pedir a prorrogação antes do fim e entregar os relatórios.',
  'Ask for inclusion of the project and of each researcher before the work starts; one request for each matter is advised.':
    'Pedir a inclusão do projeto e de cada pesquisador antes que o trabalho comece; aconselha-se um pedido por assunto.',
  'Ask for permission and terms.': 'Pedir a permissão e os termos.',
  'Ask for permit and contract if the data come from a partner or from own samples.':
    'Pedir a licença e o contrato se os dados vierem de um parceiro ou de amostras próprias.',
  'Ask for prior permission and sign the terms.': 'Pedir a permissão prévia e assinar os termos.',
  'Ask for the certificate for the year (not verified in a source: it is taken to mean that benefits from public sequence data were shared).':
    'Pedir o certificado do ano (não verificado em uma fonte: entende-se que significa que os benefícios de dados de sequências públicos foram repartidos).',
  'Ask for the export permit with it.': 'Pedir com ela a licença de exportação.',
  'Ask for the export permits before you leave.': 'Pedir as licenças de exportação antes de partir.',
  'Ask for the immediate provisional authorisation.': 'Pedir a autorização provisória imediata.',
  'Ask for the permits under the Native Terrestrial Biodiversity and National Parks Act and whether consent and agreed terms are expected under the Nagoya Protocol.':
    'Pedir as licenças do Native Terrestrial Biodiversity and National Parks Act e perguntar se são esperados consentimento e termos acordados segundo o Protocolo de Nagoia.',
  'Ask for the research, collecting and export permits.': 'Pedir as licenças de pesquisa, de coleta e de exportação.',
  'Ask for the written or electronic permission.': 'Pedir a permissão escrita ou eletrônica.',
  'Ask for them with the purpose of use under the published access rules.':
    'Pedi-los indicando a finalidade do uso, segundo as regras de acesso publicadas.',
  'Ask in the same letter for export and CITES papers.': 'Pedir na mesma carta os documentos de exportação e CITES.',
  'Ask in the same letter whether consent and agreed terms are required for genetic resources, and file the answer.':
    'Perguntar na mesma carta se são exigidos consentimento e termos acordados para recursos genéticos, e arquivar a resposta.',
  'Ask in the same letter which collecting and export papers are needed (forests, parks, fisheries).':
    'Perguntar na mesma carta quais documentos de coleta e de exportação são precisos (florestas, parques, pesca).',
  'Ask in writing for consent and terms.': 'Pedir por escrito o consentimento e os termos.',
  'Ask in writing for consent; use the standard agreement of the FAO treaty for its crops.':
    'Pedir por escrito o consentimento; usar o termo padrão do tratado da FAO para os seus cultivos.',
  'Ask in writing whether consent and terms with the State are needed, and file the answer.':
    'Perguntar por escrito se são precisos consentimento e termos com o Estado, e arquivar a resposta.',
  'Ask in writing whether consent is needed for other material and for the use.':
    'Perguntar por escrito se é preciso consentimento para outro material e para o uso.',
  'Ask in writing whether consent is needed for other material.':
    'Perguntar por escrito se é preciso consentimento para outro material.',
  'Ask in writing whether consent or terms are needed for the use.':
    'Perguntar por escrito se o uso precisa de consentimento ou termos.',
  'Ask in writing whether consent, notification or terms are needed for the material and the use.':
    'Perguntar por escrito se o material e o uso precisam de consentimento, notificação ou termos.',
  'Ask in writing which consent and permit apply under the code promulgated on 5 July 2023 and the sector laws.':
    'Perguntar por escrito qual consentimento e qual licença se aplicam segundo o código promulgado em 5 de julho de 2023 e as leis setoriais.',
  'Ask INAI and the province for the registered community and its representatives.':
    'Perguntar ao INAI e à província qual é a comunidade registrada e quem a representa.',
  'Ask legal first who exercises the powers of the agency since August 2021 and whether sanctions allow the contract.':
    'Perguntar primeiro ao jurídico quem exerce os poderes da agência desde agosto de 2021 e se as sanções permitem o contrato.',
  'Ask MEPA which resources are meant; all forms count, also derivatives, genetic and sequence information and knowledge.':
    'Perguntar ao MEPA quais recursos são abrangidos; todas as formas contam, também os derivados, a informação genética e de sequências e o conhecimento.',
  'Ask NCIP to start the consent process.': 'Pedir à NCIP que inicie o procedimento de consentimento.',
  'Ask ORSA for the competent local body.': 'Perguntar à ORSA qual é o órgão local competente.',
  'Ask ORSA for the forms and papers that Resolution 92/2023 requires.':
    'Pedir à ORSA os formulários e documentos que a Resolução 92/2023 exige.',
  'Ask SEMARNAT, as authority under the Nagoya Protocol, for the internationally recognised certificate once consent and terms exist.':
    'Pedir à SEMARNAT, autoridade segundo o Protocolo de Nagoia, o certificado reconhecido internacionalmente quando houver consentimento e termos.',
  'Ask that lead agency where the resource can be accessed.':
    'Perguntar a esse órgão principal onde se pode acessar o recurso.',
  'Ask the ABS focal point if in doubt.': 'Em caso de dúvida, perguntar ao ponto focal de ABS.',
  'Ask the ABS focal point in writing whether consent and agreed terms are needed, and file the answer.':
    'Perguntar por escrito ao ponto focal de ABS se são precisos consentimento e termos acordados, e arquivar a resposta.',
  'Ask the agency or the ministry which of them receives declarations.':
    'Perguntar à agência ou ao ministério qual dos dois recebe as declarações.',
  'Ask the authority for its form and apply for authorisation or contract.':
    'Pedir à autoridade o seu formulário e solicitar a autorização ou o contrato.',
  'Ask the authority to confirm them when a certificate is wanted.':
    'Pedir à autoridade que os confirme se for desejado um certificado.',
  'Ask the collection whether the sample is in the national catalogue of valuable samples (Law 428-FZ).':
    'Perguntar à coleção se a amostra está no catálogo nacional de amostras valiosas (lei 428-FZ).',
  'Ask the community and record prior, informed and continuous consent.':
    'Consultar a comunidade e registrar o consentimento prévio, informado e contínuo.',
  'Ask the community for consent and agree terms.': 'Pedir o consentimento da comunidade e acordar os termos.',
  'Ask the community or collection for consent and negotiate terms (guidelines were approved in 2024).':
    'Pedir o consentimento à comunidade ou à coleção e negociar os termos (diretrizes foram aprovadas em 2024).',
  'Ask the competent authority for approval with recipient and purpose.':
    'Pedir a aprovação à autoridade competente indicando o destinatário e a finalidade.',
  'Ask the consultation authority whether consultation is due; direct affectation is the test, not only titled land.':
    'Perguntar à autoridade de consulta se a consulta é devida; o critério é a afetação direta, não só as terras tituladas.',
  'Ask the council for permission and describe the research.': 'Pedir permissão ao conselho e descrever a pesquisa.',
  'Ask the department for permission to do scientific research.':
    'Pedir ao departamento permissão para fazer pesquisa científica.',
  'Ask the department for the export permission for samples.':
    'Pedir ao departamento a licença de exportação das amostras.',
  'Ask the department for the written permission or the licence; its procedure for research permits was not found.':
    'Pedir ao departamento a permissão escrita ou a licença; o seu procedimento para licenças de pesquisa não foi encontrado.',
  'Ask the department in writing whether consent is needed and file the answer.':
    'Perguntar por escrito ao departamento se é preciso consentimento e arquivar a resposta.',
  'Ask the department who the access provider is (mostly the Commonwealth itself).':
    'Perguntar ao departamento quem dá o acesso (quase sempre a própria Commonwealth).',
  'Ask the directorate general of forests (Nagoya focal point) which body takes requests today; implementing decrees were still drafts in 2020.':
    'Perguntar à direção-geral de florestas (ponto focal de Nagoia) qual órgão recebe hoje os pedidos; em 2020 os decretos de execução ainda eram projetos.',
  'Ask the directorate in writing for consent or a no-objection.':
    'Pedir por escrito à diretoria o consentimento ou uma não objeção.',
  'Ask the directorate which forms are in use.': 'Perguntar à diretoria quais formulários estão em uso.',
  'Ask the division for the export permit.': 'Pedir a licença de exportação à divisão.',
  'Ask the division for the permit class (endangered species, science and education, visit of offshore cays, retention of species).':
    'Pedir à divisão a classe de licença (espécies ameaçadas, ciência e educação, visita a ilhotas, conservação de espécies).',
  'Ask the division for the special permit for science, education or culture.':
    'Pedir à divisão a licença especial para ciência, educação ou cultura.',
  'Ask the Dutch ABS focal point whether access rules have been made since January 2023.':
    'Perguntar ao ponto focal holandês se foram criadas regras de acesso desde janeiro de 2023.',
  'Ask the environment council for the current forms, which were validated in February 2024.':
    'Pedir ao conselho do meio ambiente os formulários atuais, validados em fevereiro de 2024.',
  'Ask the federal ministry for its consent.': 'Pedir o consentimento do ministério federal.',
  'Ask the focal point and the government of the island for the permit and terms that apply.':
    'Perguntar ao ponto focal e ao governo da ilha qual licença e quais termos se aplicam.',
  'Ask the focal point for the application and the fee.': 'Perguntar ao ponto focal sobre o pedido e a taxa.',
  'Ask the focal point through the partner when something is unclear.':
    'Se algo não estiver claro, perguntar ao ponto focal por meio do parceiro.',
  'Ask the gene bank for its terms.': 'Perguntar ao banco de germoplasma os seus termos.',
  'Ask the government of the state and the owners for consent.':
    'Pedir o consentimento ao governo do estado e aos donos.',
  'Ask the help desk of the ABS office for the forms and the fees of the 2021 regulations.':
    'Pedir ao serviço de atendimento do escritório de ABS os formulários e as taxas do regulamento de 2021.',
  'Ask the land owner, e.g. the forest company.': 'Pedir permissão ao dono da terra, por exemplo a empresa florestal.',
  'Ask the legitimate holders for consent in their own procedure.':
    'Pedir o consentimento aos detentores legítimos segundo o seu próprio procedimento.',
  'Ask the local committee for the certificate of origin and keep it with the purchase papers.':
    'Pedir ao comitê local o certificado de origem e guardá-lo com os documentos de compra.',
  'Ask the marine authority and the environment office which permit and terms are needed, and file the answer.':
    'Perguntar à autoridade marinha e ao escritório do meio ambiente qual licença e quais termos são precisos, e arquivar a resposta.',
  'Ask the Marine Management Section for export permits.':
    'Pedir as licenças de exportação à Marine Management Section.',
  'Ask the ministry for the form and list of documents.': 'Pedir ao ministério o formulário e a lista de documentos.',
  'Ask the ministry for the procedure that fits the use under the law and its four implementing rules.':
    'Perguntar ao ministério o procedimento adequado ao uso segundo a lei e os seus quatro regulamentos.',
  'Ask the ministry for written consent where it is silent.':
    'Se não disser nada, pedir o consentimento escrito do ministério.',
  'Ask the ministry in writing before research or commercial use.':
    'Perguntar por escrito ao ministério antes da pesquisa ou do uso comercial.',
  'Ask the ministry in writing where it is unclear, in particular for extracts.':
    'Perguntar por escrito ao ministério o que não estiver claro, em especial sobre extratos.',
  'Ask the ministry in writing which consent is needed for the material and the use.':
    'Perguntar por escrito ao ministério qual consentimento é preciso para o material e o uso.',
  'Ask the ministry in writing which permit is needed for research or bioprospecting.':
    'Perguntar por escrito ao ministério qual licença é precisa para pesquisa ou bioprospecção.',
  'Ask the ministry or its regional inspectorate for the exception permit (protected species) or the quota (regulated species).':
    'Pedir ao ministério ou à sua inspetoria regional a licença excepcional (espécies protegidas) ou a cota (espécies regulamentadas).',
  'Ask the ministry whether the national authority of Art. 52 of Law 14/003 has been set up and who takes requests.':
    'Perguntar ao ministério se a autoridade nacional do art. 52 da lei 14/003 foi criada e quem recebe os pedidos.',
  'Ask the ministry which permits apply, and whether it has issued guidelines on access to genetic resources.':
    'Perguntar ao ministério quais licenças se aplicam, e se ele publicou diretrizes sobre o acesso a recursos genéticos.',
  'Ask the ministry, which chairs the national committee, for the form of application.':
    'Pedir o formulário de pedido ao ministério, que preside o comitê nacional.',
  'Ask the national department for resources and development which policy is in force.':
    'Perguntar ao departamento nacional de recursos e desenvolvimento qual política está em vigor.',
  'Ask the national focal point how to hand in the notice; forms and national laws are still being made.':
    'Perguntar ao ponto focal nacional como entregar o aviso; os formulários e as leis nacionais ainda estão sendo feitos.',
  'Ask the national gene bank or the authority under the law for the terms of access and export of cultivated plants and their wild ancestors.':
    'Perguntar ao banco nacional de germoplasma ou à autoridade prevista na lei os termos de acesso e exportação das plantas cultivadas e dos seus ancestrais silvestres.',
  'Ask the nature organisation and the government of the island for research, collecting and export permits.':
    'Pedir à organização de conservação da natureza e ao governo da ilha as licenças de pesquisa, coleta e exportação.',
  'Ask the offices for permission to take specimens out, through NRCT, at least 30 days before.':
    'Pedir às repartições, pelo NRCT, permissão para levar espécimes, ao menos 30 dias antes.',
  'Ask the owner and, where needed, the nature agency.':
    'Pedir permissão ao dono e, se preciso, à agência de proteção da natureza.',
  'Ask the owner, and the nature authority where species or areas are protected.':
    'Pedir permissão ao dono, e à autoridade de proteção da natureza se as espécies ou as áreas forem protegidas.',
  'Ask the park service for its authorisation and the organisation for its consent.':
    'Pedir ao serviço de parques a sua autorização e à organização o seu consentimento.',
  'Ask the partner institution for a copy of the agreement.': 'Pedir à instituição parceira uma cópia do acordo.',
  'Ask the province in writing which authorisation applies.':
    'Perguntar por escrito à província qual autorização se aplica.',
  'Ask the Registrar for information from the register.': 'Pedir ao Registrar informações do registro.',
  'Ask the representative organisation of the people that holds the knowledge for prior informed consent; it must inform as many holder peoples as possible.':
    'Pedir o consentimento prévio informado à organização representativa do povo que detém o conhecimento; ela deve informar o maior número possível de povos detentores.',
  'Ask the tribe for its research code and review board.':
    'Perguntar à tribo pelo seu código de pesquisa e pelo seu comitê de revisão.',
  'Ask the wildlife authority which application it wants; the proclamation gives it, not EBI, the part on wild animals.':
    'Perguntar à autoridade da fauna que pedido quer; a proclamação dá a ela, e não ao EBI, a parte sobre animais silvestres.',
  'Ask whether an export licence, species or CITES permit is needed.':
    'Perguntar se é preciso uma licença de exportação, de espécie ou CITES.',
  'Ask whether consent and agreed terms are due and file the answer.':
    'Perguntar se são devidos consentimento e termos acordados e arquivar a resposta.',
  'Ask whether consent and agreed terms are needed and who gives them, and file the answer with the record.':
    'Perguntar se são necessários consentimento e termos acordados e quem os dá, e arquivar a resposta com o registro.',
  'Ask whether consent and terms are required and follow the code of conduct for biodiversity research if it is in use.':
    'Perguntar se são exigidos consentimento e termos, e seguir o código de conduta para pesquisa da biodiversidade se estiver em uso.',
  'Ask whether consent and terms are required and who grants them.':
    'Perguntar se são exigidos consentimento e termos e quem os concede.',
  'Ask whether consent, permits and agreed terms are needed and who gives them, and file the answer with the record.':
    'Perguntar se são necessários consentimento, licenças e termos acordados e quem os dá, e arquivar a resposta com o registro.',
  'Ask whether provincial consent is needed as well, in particular for wild relatives and landraces.':
    'Perguntar se também é preciso o consentimento da província, em especial para parentes silvestres e variedades crioulas.',
  'Ask whether the ABS law is in force.': 'Perguntar se a lei de ABS está em vigor.',
  'Ask whether the ABS law validated in June 2025 is in force.':
    'Perguntar se a lei de ABS validada em junho de 2025 está em vigor.',
  'Ask whether the Biodiversity Resources Management Act is in force and which permit it asks for.':
    'Perguntar se o Biodiversity Resources Management Act está em vigor e qual licença ele exige.',
  'Ask whether the business benefits directly or indirectly from the use of sequence data on genetic resources (sectors named: pharmaceuticals, cosmetics, plant and animal breeding, agricultural and industrial biotechnology, artificial intelligence and others).':
    'Perguntar-se se a empresa se beneficia direta ou indiretamente do uso de dados de sequências de recursos genéticos (setores nomeados: farmacêutico, cosmético, melhoramento vegetal e animal, biotecnologia agrícola e industrial, inteligência artificial e outros).',
  'Ask whether the decree on the Nagoya Protocol has been signed.':
    'Perguntar se o decreto sobre o Protocolo de Nagoia foi assinado.',
  'Ask whether the draft access law or the bill of 2020 is in force.':
    'Perguntar se está em vigor o projeto de lei de acesso ou o projeto de lei de 2020.',
  'Ask whether the ordinance of the Council of Ministers on the procedure (Art. 66(6)) has been adopted: it was not found.':
    'Perguntar se foi adotado o regulamento do Conselho de Ministros sobre o procedimento (art. 66(6)): ele não foi encontrado.',
  'Ask whether the regulations under the act of 2021 were made.':
    'Perguntar se foi editado o regulamento da lei de 2021.',
  'Ask which body acts as competent national authority and what it wants to see.':
    'Perguntar qual órgão atua como autoridade nacional competente e o que ele quer ver.',
  'Ask who now signs (ministry or province) under the decentralisation decrees of June 2025.':
    'Perguntar quem assina agora (ministério ou província) segundo os decretos de descentralização de junho de 2025.',
}
