import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with K to N. */
export const stepsKtoN: ContentTexts = {
  'Keep access papers ready, since unlawful access bars the grant.':
    'Ter prontos os documentos de acesso, pois um acesso ilícito impede a concessão.',
  'Keep all papers and dates with the material.': 'Guardar todos os documentos e as datas com o material.',
  'Keep certificate or information set and terms, hand them on to later users.':
    'Guardar o certificado ou o conjunto de informações e os termos, e repassá-los aos usuários posteriores.',
  'Keep origin and date.': 'Guardar a origem e a data.',
  'Keep origin data.': 'Guardar os dados de origem.',
  'Keep proof of origin and permits.': 'Guardar a prova da origem e as licenças.',
  'Keep records of all purchases with permit numbers and names of harvesters.':
    'Manter registros de todas as compras com os números das licenças e os nomes dos coletores.',
  'Keep the agreement with the material data.': 'Guardar o acordo com os dados do material.',
  'Keep the approval or the reply that none is needed, and the export papers.':
    'Guardar a aprovação, ou a resposta de que nenhuma é necessária, e os documentos de exportação.',
  'Keep the company position on record if nothing is paid.':
    'Se nada for pago, deixar registrada a posição da empresa.',
  'Keep the confirmation; the notice stays in the register.': 'Guardar a confirmação; o aviso fica no registro.',
  'Keep the data on origin with the material and pass them on (section 2 of the regulation); the same for traditional knowledge.':
    'Guardar os dados de origem com o material e repassá-los (seção 2 do regulamento); o mesmo vale para o conhecimento tradicional.',
  'Keep the file for 20 years and pass it on.': 'Guardar o processo por 20 anos e repassá-lo.',
  'Keep the filing number before the first sample.': 'Ter o número de apresentação antes da primeira amostra.',
  'Keep the National Research Code of Conduct.': 'Cumprir o National Research Code of Conduct.',
  'Keep the notification reference number; it is asked for again in the permit application of the commercial phase.':
    'Guardar o número de referência da notificação; ele é pedido de novo no pedido de licença da fase comercial.',
  'Keep the permit personal; it cannot be passed on.': 'A licença é pessoal; não pode ser repassada.',
  'Keep the permit with the record.': 'Guardar a licença com o registro.',
  'Keep the receipt (récépissé) with the samples.': 'Guardar o recibo (récépissé) com as amostras.',
  'Keep the receipt: sent to the Clearing-House it counts as international certificate.':
    'Guardar o recibo: enviado ao ABSCH, ele vale como certificado internacional.',
  'Keep the reference number of the receipt.': 'Guardar o número de referência do recibo.',
  'Keep the use non-commercial; apply under section 52 before it changes.':
    'Manter o uso não comercial; pedir segundo a seção 52 antes que ele mude.',
  'Keep the written answer and the export permit.': 'Guardar a resposta escrita e a licença de exportação.',
  'Keep to the compliance code and the collection protocols.':
    'Cumprir o código de conformidade e os protocolos de coleta.',
  'Keep to the stated use; a change needs a new application.':
    'Manter o uso indicado; uma mudança exige um novo pedido.',
  'Leave the metadata form with the data centre before you go.':
    'Deixar o formulário de metadados no centro de dados antes de partir.',
  'Let authorised inspectors in at reasonable hours on notice (private homes excepted); they may copy records, search, take samples and photographs.':
    'Deixar entrar os inspetores autorizados em horas razoáveis e com aviso (salvo residências); eles podem copiar registros, fazer buscas, retirar amostras e fotografar.',
  'Let both partners file jointly online; several Chinese units in one project file together.':
    'Fazer os dois parceiros apresentarem juntos online; várias unidades chinesas de um mesmo projeto apresentam juntas.',
  'Let inspectors see and copy documents, take samples and enter business premises in business hours; support them.':
    'Permitir que os inspetores vejam e copiem documentos, retirem amostras e entrem nas instalações em horário comercial; apoiá-los.',
  'Let officers see books and take samples; a sealed part of the sample is left with you.':
    'Permitir que os agentes vejam os livros e retirem amostras; uma parte lacrada da amostra fica com você.',
  'Let the agency enter premises without court order to supervise the Danish act.':
    'Permitir que a agência entre nas instalações sem ordem judicial para fiscalizar a lei dinamarquesa.',
  'Let the authority inspect, copy papers and take samples; homes are excepted.':
    'Permitir que a autoridade inspecione, copie documentos e retire amostras; as residências ficam de fora.',
  'Let the Brazilian institution register the access in SisGen and enter the foreign partner there; a foreign company never registers in its own name.':
    'Deixar que a instituição brasileira cadastre o acesso no SisGen e inclua nele o parceiro estrangeiro; uma empresa estrangeira nunca cadastra em nome próprio.',
  'Let the Chinese holder apply to the provincial authority with the State benefit-sharing plan.':
    'Deixar o detentor chinês fazer o pedido à autoridade provincial com o plano de repartição de benefícios com o Estado.',
  'Let the Chinese side apply; it must be a Chinese research or education body or a wholly Chinese-owned company.':
    'Deixar a parte chinesa fazer o pedido; deve ser uma entidade chinesa de pesquisa ou ensino ou uma empresa de capital inteiramente chinês.',
  'Let the collaborator check the material and hand in the Material Transfer Declaration before shipment.':
    'Deixar o colaborador conferir o material e entregar a Material Transfer Declaration antes da remessa.',
  'Let the Malagasy partner institute submit the request, which several administrations have to sign.':
    'Deixar o instituto malgaxe parceiro apresentar o pedido, que várias administrações devem assinar.',
  'Let the new user file its own request if the use differs.':
    'Deixar o novo usuário apresentar o seu próprio pedido se o uso for diferente.',
  'Let the organ designate Algerian scientists and include them in the project.':
    'Deixar o órgão designar cientistas argelinos e incluí-los no projeto.',
  'Let the provider choose the form of proof of consent (signed term, audiovisual record, opinion of the official body, protocol); it may refuse.':
    'Deixar o provedor escolher a forma de comprovar o consentimento (termo assinado, registro audiovisual, parecer do órgão oficial, protocolo); ele pode recusar.',
  'Link the post-collection notice and say where the sample is held.':
    'Vincular o aviso posterior à coleta e dizer onde a amostra está guardada.',
  'List all members; they sign the acknowledgement section.':
    'Listar todos os membros; eles assinam a seção de ciência.',
  'List organisms, form, quantity, locality, points of export and import.':
    'Listar os organismos, a forma, a quantidade, a localidade e os pontos de exportação e importação.',
  'List organisms, places and numbers of specimens to be collected; say if a species is endemic or new.':
    'Listar os organismos, os lugares e o número de espécimes a coletar; dizer se uma espécie é endêmica ou nova.',
  'List the material with passport data; mark material under development.':
    'Listar o material com os dados de passaporte; marcar o material em desenvolvimento.',
  'List the resources used per product and the ex-factory sales.':
    'Listar os recursos usados por produto e as vendas a preço de fábrica.',
  'Local farm varieties in the national or a regional register: look at Law 194/2015 and the regional law before any patent or variety right.':
    'Variedades locais inscritas no registro nacional ou em um regional: consultar a lei 194/2015 e a lei regional antes de qualquer patente ou direito de obtentor.',
  'Log in to DECLARE with EU Login and choose the product-stage declaration.':
    'Entrar no DECLARE com EU Login e escolher a declaração da fase de produto.',
  'Log in to SisGen with the registered institution.': 'Entrar no SisGen com a instituição cadastrada.',
  'Look at the national ABS portal whether the act and its implementing texts have come into force.':
    'Consultar no portal nacional de ABS se a lei e os seus textos de aplicação entraram em vigor.',
  'Look at the national patent law: Spain asks for a due diligence declaration before the filing ; other states ask for origin data.':
    'Consultar a lei nacional de patentes: a Espanha pede uma declaração de devida diligência antes do depósito; outros Estados pedem dados de origem.',
  'Look for a Cameroonian partner; joint research in the country is preferred.':
    'Procurar um parceiro camaronês; prefere-se a pesquisa conjunta no país.',
  'Look for proof that a regularisation request was filed before the end of the window and granted.':
    'Procurar a prova de que um pedido de regularização foi apresentado antes do fim do prazo e concedido.',
  'Look for the request filed with the ministry by May 2021 and its outcome.':
    'Procurar o pedido apresentado ao ministério até maio de 2021 e o seu desfecho.',
  'Look for the SisGen entry and, for anything beyond pure research, the commitment term signed with the Union.':
    'Procurar o cadastro no SisGen e, para tudo o que for além da pesquisa pura, o termo de compromisso assinado com a União.',
  'Look up the list of strictly protected species and the protected-area map.':
    'Consultar a lista de espécies estritamente protegidas e o mapa de áreas protegidas.',
  'Look up the species in the national list and the class.': 'Procurar a espécie na lista nacional e a sua classe.',
  'Look whether national law makes it a duty; the decision itself is not binding on companies.':
    'Verificar se a lei nacional faz disso uma obrigação; a decisão em si não obriga as empresas.',
  'Manufacturers choose benefit-sharing options of Annex 2 by their nature and capacity; vaccine and antiviral makers two of six.':
    'Os fabricantes escolhem opções de repartição de benefícios do anexo 2 segundo a sua natureza e capacidade; os de vacinas e antivirais, duas de seis.',
  'Mark confidential fields and give the reason.': 'Marcar os campos confidenciais e dar o motivo.',
  'Mark confidential fields with reasons.': 'Marcar os campos confidenciais com os motivos.',
  "Mark what must not be published; the rest goes to the ministry's site and the Clearing-House.":
    'Marcar o que não deve ser publicado; o resto vai para o site do ministério e para o ABSCH.',
  'Material taken from a collection in the Union register: file the registration code; the seeking of information then counts as done (Art. 4(7)).':
    'Material retirado de uma coleção do registro da União: arquivar o código de registro; a busca de informações conta então como feita (art. 4(7)).',
  'Meanwhile the centre checks that the contract between provider and user holds mutually agreed terms; it offers model clauses.':
    'Enquanto isso, o centro verifica se o contrato entre provedor e usuário contém termos mutuamente acordados; ele oferece cláusulas-modelo.',
  'Medical research goes to the Medical Research Advisory Council.':
    'A pesquisa médica vai ao Medical Research Advisory Council.',
  'Meet the right holders through their traditional authority or conservancy and explain use and possible products.':
    'Reunir-se com os titulares dos direitos por meio da sua autoridade tradicional ou conservancy e explicar o uso e os possíveis produtos.',
  'Meet the suppliers (small holders, communities) with the national ABS office and the focal point.':
    'Reunir-se com os provedores (pequenos produtores, comunidades) junto com o escritório nacional de ABS e o ponto focal.',
  'Name a local collaborator and get its letter of acceptance (foreigners must work with a Philippine institution).':
    'Nomear um colaborador local e obter a sua carta de aceitação (estrangeiros devem trabalhar com uma instituição filipina).',
  'Name a national support institution (Institución Nacional de Apoyo).':
    'Nomear uma instituição nacional de apoio (Institución Nacional de Apoyo).',
  'Name a national support institution (Institución Nacional de Apoyo): a Colombian legal person that does research and assists applicant and ministry.':
    'Nomear uma instituição nacional de apoio (Institución Nacional de Apoyo): uma pessoa jurídica colombiana que faz pesquisa e apoia o requerente e o ministério.',
  'Name a national support institution that takes part in the research.':
    'Nomear uma instituição nacional de apoio que participe da pesquisa.',
  'Name one contact person and give all help needed.': 'Nomear uma pessoa de contato e dar toda a ajuda necessária.',
  'Name source and geographical origin of the material in the specification.':
    'Indicar no relatório descritivo a fonte e a origem geográfica do material.',
  'Name species, numbers, purpose and laboratory abroad.':
    'Nomear a espécie, as quantidades, a finalidade e o laboratório no exterior.',
  'Name the database and the accession numbers as well where sequence information is accessed (2025 Regulations).':
    'Indicar também o banco de dados e os números de acesso se for acessada informação de sequências (regulamento de 2025).',
  'Name the holder and source in every use.': 'Nomear o detentor e a fonte em cada uso.',
  'Name the importer, organisms, form and quantity of samples, places of collecting, points of export and import.':
    'Indicar o importador, os organismos, a forma e a quantidade das amostras, os lugares de coleta e os pontos de exportação e importação.',
  'Name the partner abroad and the use, and prove lawful collection and ethics approval.':
    'Indicar o parceiro no exterior e o uso, e provar a coleta lícita e a aprovação ética.',
  'Name the resources: one declaration can cover several.': 'Nomear os recursos: uma declaração pode cobrir vários.',
  'NCST checks the application and asks for more or approves it.':
    'O NCST analisa o pedido e pede mais dados ou o aprova.',
  'Negotiate a new agreement for rights on the resource; for community knowledge wait for explicit written consent.':
    'Negociar um novo acordo para direitos sobre o recurso; para conhecimento de uma comunidade, esperar um consentimento escrito explícito.',
  'Negotiate and sign mutually agreed terms on conditions of access, use, intellectual property and benefits.':
    'Negociar e assinar os termos mutuamente acordados sobre o acesso, o uso, a propriedade intelectual e os benefícios.',
  'Negotiate and sign the access agreement with EBI; the kind and amount of benefits are fixed in it.':
    'Negociar e assinar o acordo de acesso com o EBI; nele se fixam o tipo e o valor dos benefícios.',
  'Negotiate and sign the benefit-sharing agreement in time after the draft arrives.':
    'Negociar e assinar a tempo o acordo de repartição de benefícios depois de receber a minuta.',
  'Negotiate and sign the contract with the provider.': 'Negociar e assinar o contrato com o provedor.',
  'Negotiate benefits for the nation and the communities.': 'Negociar benefícios para a nação e as comunidades.',
  'Negotiate mutually agreed terms between the licensee or its institution and the Government of Greenland.':
    'Negociar os termos mutuamente acordados entre o titular da licença ou a sua instituição e o Governo da Groenlândia.',
  'Negotiate period, amounts, uses, future uses, benefits and shipment; a mediator may help.':
    'Negociar o período, as quantidades, os usos, os usos futuros, os benefícios e a remessa; um mediador pode ajudar.',
  'Negotiate prior consent and agreed terms with the body in charge of the resource.':
    'Negociar o consentimento prévio e os termos acordados com o órgão responsável pelo recurso.',
  'Negotiate terms afterwards and get the final authorisation within six months.':
    'Negociar depois os termos e obter a autorização definitiva em seis meses.',
  'Negotiate terms and benefit-sharing freely with the provider.':
    'Negociar livremente os termos e a repartição de benefícios com o provedor.',
  'Negotiate terms and benefits; acceptance alone is not a contract.':
    'Negociar os termos e os benefícios; a aceitação sozinha não é um contrato.',
  'Negotiate terms with the government before commercial use.':
    'Negociar os termos com o governo antes do uso comercial.',
  'Negotiate the access and benefit-sharing agreement and, for movement of samples, the material transfer agreement.':
    'Negociar o acordo de acesso e repartição de benefícios e, para o transporte de amostras, o termo de transferência de material.',
  'Negotiate the agreed terms and, for sending abroad, the standard transfer agreement.':
    'Negociar os termos acordados e, para o envio ao exterior, o termo padrão de transferência.',
  'Negotiate the agreed terms with benefits from the lists annexed to the decree (money and other benefits).':
    'Negociar os termos acordados com benefícios das listas anexas ao decreto (dinheiro e outros benefícios).',
  'Negotiate the agreed terms.': 'Negociar os termos acordados.',
  'Negotiate the agreement between holder and permit holder with the share in benefits.':
    'Negociar o acordo entre o detentor e o titular da licença com a parte dos benefícios.',
  'Negotiate the agreement on the basis of the model agreement.': 'Negociar o acordo com base no acordo-modelo.',
  'Negotiate the agreement with MiAmbiente, which signs for the State.':
    'Negociar o acordo com a MiAmbiente, que assina pelo Estado.',
  'Negotiate the benefit-sharing agreement with the territory or the supplier of the resource.':
    'Negociar o acordo de repartição de benefícios com o território ou com o fornecedor do recurso.',
  'Negotiate the benefit-sharing terms with the ministry and providers.':
    'Negociar os termos de repartição de benefícios com o ministério e os provedores.',
  'Negotiate the contract on sharing; a standard contract exists (order of 13 September 2017).':
    'Negociar o contrato de repartição; existe um contrato-padrão (portaria de 13 de setembro de 2017).',
  'Negotiate the contract with the competent authority, with benefit-sharing terms.':
    'Negociar o contrato com a autoridade competente, com os termos de repartição de benefícios.',
  'Negotiate the contract with the provider so that each side shares in the benefits.':
    'Negociar o contrato com o provedor de modo que cada parte participe dos benefícios.',
  'Negotiate the prior informed consent with the provider of the place of access and have it endorsed by the Technical Office.':
    'Negociar o consentimento prévio informado com o provedor do lugar de acesso e fazê-lo visar pela Oficina Técnica.',
  'Negotiate the terms with the ministry: acceptance is not yet a contract.':
    'Negociar os termos com o ministério: a aceitação ainda não é um contrato.',
  'Negotiate the transfer agreement between the permit holder and the Government of Kenya, the lead agency or an affiliated Kenyan institution.':
    'Negociar o acordo de transferência entre o titular da licença e o governo do Quênia, o órgão principal ou uma instituição queniana afiliada.',
  'Negotiate with all providers together and write the contract on the sample form.':
    'Negociar com todos os provedores juntos e redigir o contrato no formulário-modelo.',
  'Negotiate with them a fair share of the benefits from the knowledge.':
    'Negociar com eles uma parte justa dos benefícios do conhecimento.',
  'NEMA collects the comments and checks the application against the regulations.':
    'A NEMA recolhe os comentários e analisa o pedido segundo o regulamento.',
  'NEMA publishes the application in the Kenya Gazette and a national newspaper; the public may comment for 21 days.':
    'A NEMA publica o pedido na Kenya Gazette e em um jornal nacional; o público pode comentar durante 21 dias.',
  'No access restriction in the meaning of the Protocol has been set.':
    'Nenhuma restrição de acesso no sentido do Protocolo foi fixada.',
  'No consent is asked for; the minister may introduce a notice of collecting but no rule was found.':
    'Não se exige consentimento; o ministro pode introduzir um aviso de coleta, mas nenhuma regra foi encontrada.',
  'No consent or terms are asked for.': 'Não se exigem consentimento nem termos.',
  'No consent rule was found; ask whether ratification of the Protocol (motion of January 2023) has changed this.':
    'Nenhuma regra de consentimento foi encontrada; perguntar se a ratificação do Protocolo (moção de janeiro de 2023) mudou isso.',
  'No general permit regulation for bioprospecting was found in force: check the agency’s page for news.':
    'Não foi encontrado em vigor nenhum regulamento geral de licenças de bioprospecção: consultar as novidades na página da agência.',
  'No prior consent is asked for; get the ordinary permits.':
    'Não se exige consentimento prévio; obter as licenças comuns.',
  'No State consent is asked for.': 'Nenhum consentimento do Estado é exigido.',
  'No State consent was found.': 'Nenhum consentimento do Estado foi encontrado.',
  "Non-residents also ask the immigration department for a researcher's pass.":
    'Não residentes pedem também ao departamento de imigração um passe de pesquisador.',
  'Note place, date and finder.': 'Anotar o lugar, a data e quem encontrou.',
  'Note that Japan decided not to ask for prior informed consent for the time being.':
    'Notar que o Japão decidiu não exigir por enquanto o consentimento prévio informado.',
  'Note that seeking a patent is no longer an access activity since 2017, but the contract still has to be filed with the patent office where access took place.':
    'Notar que pedir uma patente não é mais atividade de acesso desde 2017, mas o contrato ainda deve ser apresentado ao escritório de patentes se houve acesso.',
  'Note that the exclusion only holds without utilisation of the genetic resource and without passing it on for other use, and that the biological resource itself still needs its permit.':
    'Notar que a exclusão só vale sem utilização do recurso genético e sem repassá-lo para outro uso, e que o próprio recurso biológico ainda precisa da sua licença.',
  'Notify the activity and hand in the environmental evaluation of the Madrid Protocol.':
    'Notificar a atividade e entregar a avaliação ambiental do Protocolo de Madri.',
  'Notify the discovery and deposit the voucher specimen.':
    'Notificar a descoberta e depositar o espécime de referência.',
  'Notify the product in SisGen and choose the form of sharing, monetary or not.':
    'Notificar o produto no SisGen e escolher a forma de repartição, monetária ou não.',
  'Notify the use and mark confidential data.': 'Notificar o uso e marcar os dados confidenciais.',
  'Notify the use at the event.': 'Notificar o uso quando o evento ocorrer.',
  'NRCT asks the Thai offices concerned and decides; use its letter for the visa.':
    'O NRCT consulta as repartições tailandesas competentes e decide; usar a sua carta para o visto.',
}
