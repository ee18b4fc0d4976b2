import type { ContentTexts } from '../../../content.ts'

/** Duties of the treaty level, and those that several countries have. */
export const duties: ContentTexts = {
  'Keep proof of the date of access, which is the first collection in the provider country and not the purchase.':
    'Guardar a prova da data de acesso, que é a da primeira coleta no país provedor e não a da compra.',
  'Keep dated proof of origin and of the use, and ask for a new assessment if the use changes.':
    'Guardar prova datada da origem e do uso, e pedir nova avaliação se o uso mudar.',
  'Before the use, get the international certificate or, without one, date and place of access, description, source, permits and agreed terms.':
    'Antes do uso, obter o certificado internacional ou, sem ele, data e lugar de acesso, descrição, fonte, autorizações e termos acordados.',
  'At the latest one month after the end of the emergency or three months after the start of the use, whichever is earlier, have the international certificate or, without one, date and place of access, description, source, permits and agreed terms.':
    'No máximo um mês após o fim da emergência ou três meses após o início do uso, o que ocorrer primeiro, ter o certificado internacional ou, sem ele, data e lugar de acesso, descrição, fonte, autorizações e termos acordados.',
  'When external funding pays for the research, file the declaration in DECLARE, the system of the European Commission, after the first instalment and once all resources are obtained, at the latest with the final report.':
    'Quando um financiamento externo paga a pesquisa, apresentar a declaração no DECLARE, o sistema da Comissão Europeia, após a primeira parcela e depois de obtidos todos os recursos, no máximo com o relatório final.',
  'At the final stage of development (market approval, notification, first placing on the market, transfer or sale of the result, or end of use in the Union), file the declaration with the competent authority of the Member State, once per product.':
    'Na fase final do desenvolvimento (autorização de comercialização, notificação, primeira colocação no mercado, transferência ou venda do resultado, ou fim do uso na União), apresentar a declaração à autoridade competente do Estado-Membro, uma vez por produto.',
  'Keep the file for 20 years after the end of use, and give it to later users.':
    'Guardar o processo por 20 anos após o fim do uso, e entregá-lo aos usuários posteriores.',
  'Collect and keep the papers all the same: a later research use will need them.':
    'Reunir e guardar os documentos mesmo assim: um uso posterior em pesquisa precisará deles.',
  'Hand the certificate or the full set of information on with the material.':
    'Repassar o certificado ou o conjunto completo de informações com o material.',
  'Before the transfer, check whether the transfer or sale of the result triggers the declaration at the product stage.':
    'Antes da transferência, verificar se a transferência ou a venda do resultado exige a declaração na fase do produto.',
  'Before filing, check the agreed terms and the national patent rule on origin.':
    'Antes do depósito, verificar os termos acordados e a regra nacional de patentes sobre a origem.',
  'Before the use, ask the competent national authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade nacional competente se ela exige consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the research starts, seek the certificate of compliance or, without one, date and place of access, description, source, rights and limits, permits and agreed terms; stop the use or get the permit where they are missing.':
    'Antes do início da pesquisa, buscar o certificado de conformidade ou, sem ele, data e lugar de acesso, descrição, fonte, direitos e limites, autorizações e termos acordados; se faltarem, parar o uso ou obter a autorização.',
  'Keep the information for 20 years after the end of utilisation, show it to inspectors, and hand it on with the material.':
    'Guardar as informações por 20 anos após o fim da utilização, mostrá-las aos inspetores e repassá-las com o material.',
  'Send the due diligence declaration to the Office for Product Safety and Standards (OPSS) when external research funding is received.':
    'Enviar a declaração de devida diligência ao Office for Product Safety and Standards (OPSS) ao receber financiamento externo para a pesquisa.',
  'Send the due diligence declaration to the Office for Product Safety and Standards (OPSS) at the final stage of product development (approval, notification, first placing on the market, or transfer of the result).':
    'Enviar a declaração de devida diligência ao Office for Product Safety and Standards (OPSS) na fase final do desenvolvimento do produto (aprovação, notificação, primeira colocação no mercado ou transferência do resultado).',
  'From the start of the use, record the certificate with the rights of use and transfer or, without one, user, resource and use, date and place of access, supplier, recipient, permit and terms; where a datum cannot be found, record why.':
    'Desde o início do uso, registrar o certificado com os direitos de uso e transferência ou, sem ele, usuário, recurso e uso, data e lugar de acesso, fornecedor, destinatário, autorização e termos; se um dado não puder ser encontrado, registrar por quê.',
  'At the latest when the product is sold, complete the record of certificate or of user, resource and use, date and place of access, supplier, recipient, permit and terms.':
    'No máximo na venda do produto, completar o registro do certificado ou de usuário, recurso e uso, data e lugar de acesso, fornecedor, destinatário, autorização e termos.',
  'Keep the record for ten years after the end of the use or of the direct benefit from it, and as long as the resource or product is kept; show it to the authorities on request.':
    'Guardar o registro por dez anos após o fim do uso ou do benefício direto dele, e enquanto o recurso ou produto for guardado; mostrá-lo às autoridades quando pedirem.',
  'Hand the record on with the material; the name of the supplier may be kept back as a trade secret.':
    'Repassar o registro com o material; o nome do fornecedor pode ser mantido como segredo comercial.',
  'Notify the Federal Office for the Environment (FOEN) before market authorisation or, where none is needed, before selling a product developed with the resource.':
    'Notificar o Departamento Federal do Meio Ambiente (FOEN) antes da autorização de comercialização ou, se nenhuma for necessária, antes de vender um produto desenvolvido com o recurso.',
  'Before the use, check the rules of the country where the research is done: it may have checkpoints of its own.':
    'Antes do uso, verificar as regras do país onde a pesquisa é feita: ele pode ter seus próprios pontos de verificação.',
  'Keep dated proof of the reason why a duty does not apply: an inspector asks for it.':
    'Guardar prova datada da razão pela qual uma obrigação não se aplica: um inspetor a pede.',
  'Save the list of Parties to the Nagoya Protocol with the date of the check.':
    'Salvar a lista de Partes do Protocolo de Nagoia com a data da verificação.',
  "Save the country's page of the Access and Benefit-sharing Clearing-House with the date, or a short reply of the focal point.":
    'Salvar a página do país no Centro de Intercâmbio de Informações sobre acesso e repartição de benefícios com a data, ou uma resposta curta do ponto focal.',
  'Keep the invoice, the specification and the statement of the supplier.':
    'Guardar a fatura, a especificação e a declaração do fornecedor.',
  'Keep proof of purchase and of the registration of the variety.':
    'Guardar a prova de compra e do registro da variedade.',
  'Keep the catalogue number, the invoice and the material transfer agreement.':
    'Guardar o número de catálogo, a fatura e o termo de transferência de material.',
  'Record where, when and on what the organism was found.':
    'Registrar onde, quando e em que o organismo foi encontrado.',
  'Before the use, get from whoever gave you the material what shows its origin and the papers under which it was collected or sold (permit, transfer agreement or invoice), and keep them with it.':
    'Antes do uso, obter de quem lhe deu o material o que mostra sua origem e os documentos sob os quais foi coletado ou vendido (autorização, termo de transferência ou fatura), e guardá-los com ele.',
  'Before collecting, get the research, collecting and export papers of the country; its health authority, or for viruses of animals its veterinary service, can name them.':
    'Antes da coleta, obter os documentos do país para pesquisa, coleta e exportação; sua autoridade sanitária ou, para vírus de animais, seu serviço veterinário pode indicá-los.',
  'Before the use, read the terms of the collection, usually a material transfer agreement, and keep them with the material.':
    'Antes do uso, ler os termos da coleção, em geral um termo de transferência de material, e guardá-los com o material.',
  "Keep the invoice or delivery note with the supplier's terms.":
    'Guardar a fatura ou a nota de entrega com os termos do fornecedor.',
  'Before the use, check that the health authority and an ethics committee approved the taking of the samples from people and the use of what was isolated from them.':
    'Antes do uso, verificar que a autoridade sanitária e um comitê de ética aprovaram a coleta das amostras de pessoas e o uso do que foi isolado delas.',
  'Before the use, check that the veterinary service approved the taking of the samples from animals and the use of what was isolated from them.':
    'Antes do uso, verificar que o serviço veterinário aprovou a coleta das amostras de animais e o uso do que foi isolado delas.',
  'Before the use, find out whether it was isolated from people or from animals, and check the approval: of the health authority and an ethics committee for people, of the veterinary service for animals.':
    'Antes do uso, descobrir se foi isolado de pessoas ou de animais, e verificar a aprovação: da autoridade sanitária e de um comitê de ética para pessoas, do serviço veterinário para animais.',
  'Keep the documents of the collection for 20 years after the end of the utilisation.':
    'Guardar os documentos da coleção por 20 anos após o fim da utilização.',
  'Save the certificate and the mutually agreed terms, keep to their conditions, and put expiry and reporting dates in the calendar.':
    'Salvar o certificado e os termos mutuamente acordados, cumprir suas condições, e pôr no calendário o vencimento e as datas de relatório.',
  'Keep date and place of access, description, source, rights and limits, permit and mutually agreed terms; ask the authority whether a certificate will be published.':
    'Guardar data e lugar de acesso, descrição, fonte, direitos e limites, autorização e termos mutuamente acordados; perguntar à autoridade se um certificado será publicado.',
  'Keep the record of the search for the origin, and repeat the search before a patent filing and before a product.':
    'Guardar o registro da busca da origem, e repetir a busca antes de um depósito de patente e antes de um produto.',
  'Before the use, identify the organism at least to the genus and enter it here; identification alone is not utilisation in the European Union.':
    'Antes do uso, identificar o organismo ao menos até o gênero e informá-lo aqui; a identificação por si só não é utilização na União Europeia.',
  'Before the data are used, check what permit and mutually agreed terms of the material say about generating, publishing and using sequence data.':
    'Antes de usar os dados, verificar o que a autorização e os termos mutuamente acordados do material dizem sobre gerar, publicar e usar dados de sequência.',
  'Before the data are used, check the terms of the database and whether the country of origin regulates sequence data.':
    'Antes de usar os dados, verificar os termos do banco de dados e se o país de origem regula dados de sequência.',
  'Record the accession numbers, the country of origin if it is given, and the terms of the database.':
    'Registrar os números de acesso, o país de origem se for indicado, e os termos do banco de dados.',
  'Once a year, have finance check the thresholds of the Cali Fund (two of three: USD 20 million assets, 50 million sales, 5 million profit, three-year average) and decide on a contribution (indicative 1% of profit or 0.1% of revenue).':
    'Uma vez por ano, pedir às finanças que verifiquem os limites do Fundo de Cali (dois de três: 20 milhões de USD em ativos, 50 milhões em vendas, 5 milhões de lucro, média de três anos) e decidam sobre uma contribuição (indicativamente 1% do lucro ou 0,1% da receita).',
  'Before the use, ask the supplier for organism, country, date and papers.':
    'Antes do uso, pedir ao fornecedor o organismo, o país, a data e os documentos.',
  'Before the use, ask supplier, collection, colleague and label for the origin, and write down whom you asked and when.':
    'Antes do uso, perguntar a origem ao fornecedor, à coleção e aos colegas, ver a etiqueta, e anotar a quem se perguntou e quando.',
  'Before the product is analysed, ask the manufacturer about the origin and the papers, and check patents and licence terms.':
    'Antes de analisar o produto, perguntar ao fabricante sobre a origem e os documentos, e verificar patentes e termos de licença.',
  'Before the use, find out isolate, country and date, and who created the strain.':
    'Antes do uso, descobrir o isolado, o país e a data, e quem criou a cepa.',
  'Before the use, get the origin papers, or a signed statement of the owner with place and date.':
    'Antes do uso, obter os documentos de origem, ou uma declaração assinada do proprietário com lugar e data.',
  'Before collecting, inform the national contact point of the BBNJ Agreement, about six months ahead, for the notification to the clearing-house.':
    'Antes da coleta, informar o ponto de contato nacional do Acordo BBNJ, com cerca de seis meses de antecedência, para a notificação ao centro de intercâmbio.',
  'After collecting, at the latest one year later, report to the clearing-house of the BBNJ Agreement, and deposit data and samples in accessible repositories under the batch identifier.':
    'Depois da coleta, no máximo um ano depois, relatar ao centro de intercâmbio do Acordo BBNJ, e depositar dados e amostras em repositórios acessíveis com o identificador de lote.',
  'When results, patents, products or sales arise, report them to the clearing-house of the BBNJ Agreement.':
    'Quando surgirem resultados, patentes, produtos ou vendas, relatá-los ao centro de intercâmbio do Acordo BBNJ.',
  'Before the use, ask the contact point of your State which of its rules implement the BBNJ Agreement, to which it is a Party.':
    'Antes do uso, perguntar ao ponto de contato do seu Estado, que é Parte do Acordo BBNJ, quais de suas regras o implementam.',
  'Before the use, check whether your State is a Party to the BBNJ Agreement and has an implementing law; the page of the Agreement names the Parties that could be found.':
    'Antes do uso, verificar se o seu Estado é Parte do Acordo BBNJ e tem uma lei de implementação; a página do Acordo nomeia as Partes que puderam ser encontradas.',
  'Before the use, ask the contact point of your member State which of its rules implement the BBNJ Agreement. The Union, Cyprus, Finland, France, Hungary, Latvia, Portugal, Slovenia and Spain are Parties since 17 January 2026; no adopted text of the proposed directive (COM(2025) 173) was found.':
    'Antes do uso, perguntar ao ponto de contato do seu Estado-Membro quais de suas regras implementam o Acordo BBNJ. A União, Chipre, Eslovênia, Espanha, Finlândia, França, Hungria, Letônia e Portugal são Partes desde 17 de janeiro de 2026; não foi encontrado texto adotado da proposta de diretiva (COM(2025) 173).',
  'Before the use, ask the Department for Environment, Food and Rural Affairs whether sections 2 and 3 of the Biodiversity Beyond National Jurisdiction Act 2026 are in force. They ask for information seven months before collecting, and for reports on the use; by the version of 8 March 2026 they still waited for regulations, and no ratification was found.':
    'Antes do uso, perguntar ao Department for Environment, Food and Rural Affairs se as seções 2 e 3 do Biodiversity Beyond National Jurisdiction Act 2026 estão em vigor. Elas pedem informações sete meses antes da coleta e relatórios sobre o uso; na versão de 8 de março de 2026 ainda esperavam regulamentos, e nenhuma ratificação foi encontrada.',
  'Before the expedition, get the Antarctic permit of your own State; make results available as the Antarctic Treaty asks, and check the rules on the high seas for marine samples.':
    'Antes da expedição, obter a autorização antártica do seu próprio Estado; tornar os resultados disponíveis como pede o Tratado da Antártida, e verificar as regras sobre o alto-mar para amostras marinhas.',
  'Before the use, name the label, accession book, publication or invoice that states the date of first access, and where it is kept.':
    'Antes do uso, indicar a etiqueta, o livro de tombo, a publicação ou a fatura que informa a data do primeiro acesso, e onde está guardada.',
  'Before the use, find the earliest record of access: field book, accession date, import papers, invoice.':
    'Antes do uso, encontrar o registro mais antigo do acesso: caderno de campo, data do acesso na coleção, documentos de importação, fatura.',
  'Pass the material on only under a new standard material transfer agreement (SMTA), report transfers, and claim no intellectual property that limits access to the material in the form received.':
    'Repassar o material só sob um novo termo padrão de transferência de material (SMTA), comunicar as transferências, e não reivindicar propriedade intelectual que limite o acesso ao material na forma recebida.',
  'Before the use, put the signed standard material transfer agreement (SMTA) with its Annex 1, or the accepted shrink-wrap or click-wrap form, among the papers; the genebank has a copy.':
    'Antes do uso, arquivar o termo padrão de transferência de material (SMTA) assinado com o anexo 1, ou a forma aceita ao abrir a embalagem ou por clique; o banco de germoplasma tem uma cópia.',
  'Before the use, ask the provider in writing whether the accession belongs to the Multilateral System of the Plant Treaty, and file the answer.':
    'Antes do uso, perguntar por escrito ao provedor se o acesso pertence ao Sistema Multilateral do Tratado sobre as plantas, e arquivar a resposta.',
  'Only if a product that contains the material is sold and is not freely available to others for research and breeding: pay the share that the standard material transfer agreement (SMTA) sets; otherwise payment is voluntary.':
    'Só se for vendido um produto que contém o material e que não está livremente disponível a outros para pesquisa e melhoramento: pagar a parte que o termo padrão de transferência de material (SMTA) fixa; caso contrário o pagamento é voluntário.',
  'Before the use outside food and agriculture, get the prior informed consent of the provider country.':
    'Antes do uso fora da alimentação e da agricultura, obter o consentimento prévio informado do país provedor.',
  'Before the use outside food and agriculture, agree terms with the provider country.':
    'Antes do uso fora da alimentação e da agricultura, acordar os termos com o país provedor.',
  'If it came from a public genebank or an international genebank (CGIAR), ask it for the standard material transfer agreement (SMTA) before the use.':
    'Se veio de um banco de germoplasma público ou internacional (CGIAR), pedir-lhe o termo padrão de transferência de material (SMTA) antes do uso.',
  'Before the use, check that the standard agreement SMTA 1 or SMTA 2 of the World Health Organization is in place for you and for the purpose.':
    'Antes do uso, verificar que o termo padrão SMTA 1 ou SMTA 2 da Organização Mundial da Saúde existe para você e para o fim.',
  'Put the deadline for the papers in the calendar, and start the permit request in parallel.':
    'Pôr no calendário o prazo dos documentos, e iniciar em paralelo o pedido de autorização.',
  "Before the use, check the country's status on the date of access again, and save the result.":
    'Antes do uso, verificar de novo a situação do país na data do acesso, e salvar o resultado.',
  'Before the use, find the permits and agreements of the time under which the material was taken.':
    'Antes do uso, localizar as licenças e os acordos da época sob os quais o material foi coletado.',
  'Before the use, write to the national focal point, and keep question and answer.':
    'Antes do uso, escrever ao ponto focal nacional, e guardar a pergunta e a resposta.',
  'Only if research and development is planned: ask for a new assessment before it starts.':
    'Só se houver previsão de pesquisa e desenvolvimento: pedir nova avaliação antes do início.',
  'Before the use, describe the experiments in two or three sentences for legal.':
    'Antes do uso, descrever os experimentos em duas ou três frases para o setor jurídico.',
  'Before the use, ask the provider country whether consent and agreed terms are needed, or get the material directly from there with papers.':
    'Antes do uso, perguntar ao país provedor se são necessários consentimento e termos acordados, ou obter o material diretamente de lá com documentos.',
  'Before an invasive species is kept, moved or released, check whether it is banned.':
    'Antes de manter, mover ou soltar uma espécie invasora, verificar se ela é proibida.',
  'Before the use, ask the provider country whether the papers extend to the organisms that live on or in the material.':
    'Antes do uso, perguntar ao país provedor se os documentos se estendem aos organismos que vivem sobre o material ou dentro dele.',
  'Before the knowledge is used, identify its holders, follow their protocol, and agree terms in writing.':
    'Antes de usar o conhecimento, identificar seus detentores, seguir seu protocolo e acordar os termos por escrito.',
  'Before the use, ask the authority that gave the permit to amend it.':
    'Antes do uso, pedir à autoridade que deu a autorização que a altere.',
  'Before the use, amend the mutually agreed terms.': 'Antes do uso, alterar os termos mutuamente acordados.',
  'Before the use, state the purpose, and compare it with the SMTA that came with the material.':
    'Antes do uso, declarar o fim, e compará-lo com o SMTA que veio com o material.',
  'Before the use, ask the sender in writing whether the virus comes from the WHO network, and file the answer with the SMTA.':
    'Antes do uso, perguntar por escrito ao remetente se o vírus vem da rede da OMS, e arquivar a resposta com o SMTA.',
  'Before the use, ask biosafety whether the WHO or the EU has declared an emergency for the agent, and file the declaration.':
    'Antes do uso, perguntar à biossegurança se a OMS ou a UE declarou emergência para o agente, e arquivar a declaração.',
  'Before the use, look up in the list of Parties whether the country was one on the day of access, and save the page.':
    'Antes do uso, procurar na lista de Partes se o país o era no dia do acesso, e salvar a página.',
  'Before the use, ask the seller in writing whether the goods were sold for direct use, and file the answer with the invoice.':
    'Antes do uso, perguntar por escrito ao vendedor se a mercadoria foi vendida para uso direto, e arquivar a resposta com a fatura.',
  'Before the use, ask the authority of the place of work in writing whether organisms that arrived unnoticed are outside its rules, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade do local de trabalho se organismos que chegaram sem ser notados estão fora de suas regras, e arquivar a resposta.',
  'Before the use, ask those who chose the species who suggested it or its effect, and file the answer or the publication.':
    'Antes do uso, perguntar a quem escolheu a espécie quem a sugeriu ou indicou seu efeito, e arquivar a resposta ou a publicação.',
  'Before the knowledge is used, check in the consent and the terms of its holders what is agreed on acknowledgement, confidentiality and benefit-sharing.':
    'Antes de usar o conhecimento, verificar no consentimento e nos termos de seus detentores o que foi acordado sobre reconhecimento, confidencialidade e repartição de benefícios.',
  'Before the use, have legal compare the papers with the use, the user, the material and the duration, and record the result.':
    'Antes do uso, pedir ao setor jurídico que compare os documentos com o uso, o usuário, o material e a duração, e registrar o resultado.',
  'Before the use, ask the authority that gave the permit whether it holds the agreed terms, and file the terms or the answer.':
    'Antes do uso, perguntar à autoridade que deu a autorização se ela tem os termos acordados, e arquivar os termos ou a resposta.',
  'Before the use, ask the collector, the supplier and the project lead for permit, agreed terms or certificate, and file what they send.':
    'Antes do uso, pedir ao coletor, ao fornecedor e ao responsável pelo projeto a autorização, os termos acordados ou o certificado, e arquivar o que enviarem.',
  'Before shipping, decide who receives what, and check the clause on transfer in the papers.':
    'Antes da remessa, decidir quem recebe o quê, e verificar a cláusula de transferência nos documentos.',
  'Before the use, put the papers on file and have a second person check them.':
    'Antes do uso, arquivar os documentos e pedir a uma segunda pessoa que os verifique.',
  'Before the use, look the certificate up in the ABS Clearing-House and enter its number as it stands there, or take it off the papers.':
    'Antes do uso, procurar o certificado no Centro de Intercâmbio de Informações sobre ABS e informar seu número como está lá, ou tirá-lo dos documentos.',
  'Before the new use, contact the provider, describe the use, and agree terms in writing.':
    'Antes do novo uso, entrar em contato com o provedor, descrever o uso e acordar os termos por escrito.',
  'Check the clause on transfer, use a material transfer agreement that hands on the conditions, and give the recipient the certificate or the information of Article 4(3) of Regulation (EU) No 511/2014.':
    'Verificar a cláusula de transferência, usar um termo de transferência de material que repasse as condições, e dar ao destinatário o certificado ou as informações do artigo 4(3) do Regulamento (UE) n.º 511/2014.',
  'Keep dated proof of the origin and of the use, and ask for a new assessment if the use changes.':
    'Guardar prova datada da origem e do uso, e pedir nova avaliação se o uso mudar.',
  'Keep proof of the date and place of the original collection (accession record, herbarium label, purchase or deposit paper).':
    'Guardar a prova da data e do lugar da coleta original (registro de acesso, etiqueta de herbário, documento de compra ou depósito).',
  'Record the database accession and the stated country of origin; if the sequence came from a permit holder rather than a public database, check the contract terms before the use.':
    'Registrar o número de acesso do banco de dados e o país de origem indicado; se a sequência veio do titular de uma autorização e não de um banco público, verificar os termos do contrato antes do uso.',
  "Keep on record the company's position on contributions to the Cali Fund, the fund of the CBD for sequence data.":
    'Manter arquivada a posição da empresa sobre contribuições ao Fundo de Cali, o fundo da CDB para dados de sequência.',
  'Keep proof of the date and place of the original collection.':
    'Guardar a prova da data e do lugar da coleta original.',
  'Keep dated proof of collection and of export or receipt (passport data, accession sheet, invoice, material transfer agreement).':
    'Guardar prova datada da coleta e da exportação ou do recebimento (dados de passaporte, ficha de acesso, fatura, termo de transferência de material).',
  'Only if research on the bought material is planned: ask for a new assessment before it starts.':
    'Só se houver previsão de pesquisa com o material comprado: pedir nova avaliação antes do início.',
  'Record when and from whom the knowledge came (publication, interview, supplier) and whether consent was given.':
    'Registrar quando e de quem veio o conhecimento (publicação, entrevista, fornecedor) e se houve consentimento.',
  'Before collecting, get the consent of the land owner, and keep it with the material.':
    'Antes da coleta, obter o consentimento do dono da terra, e guardá-lo com o material.',
  'Before the use, ask the environment authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade ambiental se ela exige consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the knowledge is used, get the documented consent of the community or the holders and agree terms with them.':
    'Antes de usar o conhecimento, obter o consentimento documentado da comunidade ou dos detentores e acordar os termos com eles.',
  'Before the knowledge is used, record its source and get the documented consent of its holders.':
    'Antes de usar o conhecimento, registrar sua fonte e obter o consentimento documentado de seus detentores.',
  'Find the research, collecting and export papers of the time and any agreement with the supplying institution, and keep them.':
    'Encontrar os documentos de pesquisa, coleta e exportação da época e qualquer acordo com a instituição fornecedora, e guardá-los.',
  'Before collecting, get the research, collecting, export and plant-health or veterinary papers and the consent of the land owner or institution.':
    'Antes da coleta, obter os documentos de pesquisa, coleta, exportação e fitossanitários ou veterinários e o consentimento do dono da terra ou da instituição.',
  'Before the knowledge is used, get the documented consent of the community and agree terms with it.':
    'Antes de usar o conhecimento, obter o consentimento documentado da comunidade e acordar os termos com ela.',
  'Before collecting, get the consent of the land owner and the permits for protected species and areas; keep origin and date.':
    'Antes da coleta, obter o consentimento do dono da terra e as autorizações para espécies e áreas protegidas; guardar origem e data.',
  'Before the material is received, accept the transfer agreement of the gene bank, file it, and keep to its limits on claims and its benefit terms.':
    'Antes de receber o material, aceitar o termo de transferência do banco de germoplasma, arquivá-lo, e respeitar seus limites às reivindicações e suas cláusulas de benefícios.',
  'Before collecting, get the collecting, protected-area and export permits and the consent of the land owner, and keep them with the material.':
    'Antes da coleta, obter as autorizações de coleta, de área protegida e de exportação e o consentimento do dono da terra, e guardá-los com o material.',
  'Before filing, check that the agreed terms allow it, and keep proof of consent.':
    'Antes do depósito, verificar que os termos acordados o permitem, e guardar a prova do consentimento.',
  'Before the material is passed on, get the transfer agreement or written consent, and hand on the terms.':
    'Antes de repassar o material, obter o termo de transferência ou consentimento escrito, e repassar os termos.',
  'Before collecting, get the research, collecting and export permits and the consent of the land owner.':
    'Antes da coleta, obter as autorizações de pesquisa, coleta e exportação e o consentimento do dono da terra.',
  'Before the use, ask the competent authority or focal point in writing whether consent and terms are required, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade competente ou ao ponto focal se consentimento e termos são exigidos, e arquivar a resposta.',
  'Find the collecting, research and export papers of the time, and keep them.':
    'Encontrar os documentos de coleta, pesquisa e exportação da época, e guardá-los.',
  'Before the use, ask the Department of Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Department of Environment se ele exige consentimento, notificação ou termos, e arquivar a resposta.',
  'On filing, hand the number or a copy of the access contract to the patent office in Andean countries; elsewhere disclose the origin where the office asks.':
    'No depósito, entregar o número ou uma cópia do contrato de acesso ao escritório de patentes nos países andinos; em outros lugares declarar a origem onde o escritório a pedir.',
  'Before the use, find the collecting and export permits of the time and the terms of the supplying institution, and whether the holder regularised.':
    'Antes do uso, encontrar as autorizações de coleta e exportação da época e os termos da instituição fornecedora, e se o detentor se regularizou.',
  'Before the use, ask the Dutch ABS focal point in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ponto focal neerlandês sobre ABS se consentimento, notificação ou termos são necessários, e arquivar a resposta.',
  'Before the use, ask the ministry in charge of the environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério encarregado do meio ambiente se consentimento e termos acordados são necessários para o material e o uso, e arquivar a resposta.',
  'Before the use, ask the ministry in charge of the environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério encarregado do meio ambiente se consentimento, notificação ou termos são necessários, e arquivar a resposta.',
  'Before the use, ask the Ministry of Environment in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente se consentimento, notificação ou termos são necessários, e arquivar a resposta.',
  'Before the use, ask the Ministry of Environment and Sustainable Development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Ambiente e do Desenvolvimento Sustentável se consentimento, notificação ou termos são necessários, e arquivar a resposta.',
  'Before the use, ask the ABS focal point in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ponto focal sobre ABS se consentimento, notificação ou termos são necessários, e arquivar a resposta.',
  'Before the use, ask the Ministry of Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério da Agricultura se consentimento, notificação ou termos são necessários, e arquivar a resposta.',
  'Before collecting, get the scientific collecting permit of the environment ministry (SEMARNAT).':
    'Antes da coleta, obter a autorização de coleta científica da secretaria de meio ambiente (SEMARNAT).',
  "For samples from a territorial sea, an exclusive economic zone or a continental shelf, get the coastal State's consent to marine scientific research through diplomatic channels, asked six months ahead; if they were taken already, find the consent given to the cruise, and keep to its conditions.":
    'Para amostras de um mar territorial, de uma zona econômica exclusiva ou de uma plataforma continental, obter por via diplomática o consentimento do Estado costeiro para a pesquisa científica marinha, solicitado com seis meses de antecedência; se já foram coletadas, encontrar o consentimento dado ao cruzeiro e cumprir suas condições.',
  'Before collecting, get the research permit of the national park or the marine sanctuary of the United States.':
    'Antes de coletar, obter a licença de pesquisa do parque nacional ou do santuário marinho dos Estados Unidos.',
}
