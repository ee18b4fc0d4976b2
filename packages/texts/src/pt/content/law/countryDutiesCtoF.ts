import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with C to F. */
export const countryDutiesCtoF: ContentTexts = {
  'Before collecting, get the permit of Parks Canada or of the province and read what it says on commercial use.':
    'Antes da coleta, obter a licença da Parks Canada ou da província e ler o que diz do uso comercial.',
  'Before the knowledge is used, get the consent of the First Nation, Inuit or Métis body.':
    'Antes do uso dos conhecimentos, obter o consentimento do órgão das Primeiras Nações, inuíte ou métis.',
  'Before the use, ask Environment and Climate Change Canada in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Meio Ambiente e Mudanças Climáticas do Canadá se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the work starts, get the research licence of the territorial research institute and follow the terms of the community.':
    'Antes do início do trabalho, obter a licença de pesquisa do instituto territorial de pesquisa e cumprir os termos da comunidade.',
  'Keep the collecting permits and the written consents.':
    'Guardar as licenças de coleta e os consentimentos escritos.',
  'Before the access, get the written consent of the Ministry of Environment and Sustainable Development, as long as the national authority of Article 52 is not found to exist.':
    'Antes do acesso, obter o consentimento escrito do Ministério do Meio Ambiente e do Desenvolvimento Sustentável, enquanto não se constatar que a autoridade nacional do artigo 52 existe.',
  'Before the material is passed on, get written consent to the transfer from the Ministry of Environment and Sustainable Development, and hand on the terms.':
    'Antes de passar o material adiante, obter do Ministério do Meio Ambiente e do Desenvolvimento Sustentável o consentimento escrito para a transferência, e transmitir os termos.',
  'Before the use, agree terms on the sharing of benefits with the State and with the communities.':
    'Antes do uso, acordar com o Estado e com as comunidades a repartição de benefícios.',
  'Before the use, ask the Ministry of Environment and Sustainable Development (MEDD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e do Desenvolvimento Sustentável (MEDD) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the access, get the written consent of the ministry in charge of environment and sustainable development, together with the papers for forest research and export.':
    'Antes do acesso, obter o consentimento escrito do ministério responsável pelo meio ambiente e pelo desenvolvimento sustentável, com os documentos de pesquisa florestal e de exportação.',
  'Before the use or sale, agree terms on the sharing of benefits with the ministry in charge of environment and sustainable development.':
    'Antes do uso ou da venda, acordar a repartição de benefícios com o ministério responsável pelo meio ambiente e pelo desenvolvimento sustentável.',
  'Before the use, ask the ministry in charge of environment and sustainable development in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelo meio ambiente e pelo desenvolvimento sustentável se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before market authorisation or commercialisation, send the record to the Federal Office for the Environment (FOEN) and keep the register number.':
    'Antes da autorização de comercialização ou da comercialização, enviar o registro ao Escritório Federal do Meio Ambiente (OFEV) e guardar o número de registro.',
  'From the access on, record user, resource and use, date and place, supplier and recipient, and keep the record as the Nagoya Ordinance requires.':
    'A partir do acesso, registrar o usuário, o recurso e o uso, a data e o lugar, o fornecedor e o destinatário, e guardar o registro como exige a Portaria de Nagoia.',
  'Give the record to the next user with the material.': 'Entregar o registro ao próximo usuário com o material.',
  'Only if partners abroad ask for proof: notify the use to the Federal Office for the Environment (FOEN), which gives a register number.':
    'Só se parceiros no exterior pedirem prova: notificar o uso ao Escritório Federal do Meio Ambiente (OFEV), que dá um número de registro.',
  'After the research, hand copies of the results to the Office of the Prime Minister.':
    'Após a pesquisa, entregar cópias dos resultados ao Gabinete do Primeiro-Ministro.',
  'Before coming, apply to the National Research Committee with form RAF-08 and pay the fee.':
    'Antes de vir, apresentar o pedido ao Comitê Nacional de Pesquisa com o formulário RAF-08 e pagar a taxa.',
  'Before registered knowledge is used, search the register of traditional knowledge and get the authorisation of the right-holders.':
    'Antes do uso de conhecimentos registrados, consultar o registro de conhecimentos tradicionais e obter a autorização dos titulares dos direitos.',
  'Before the use, ask the National Research Committee in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Comitê Nacional de Pesquisa se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before accessions of the public genebanks are used, sign the access agreement of the agricultural research institute (INIA).':
    'Antes do uso de acessos dos bancos de germoplasma públicos, assinar o acordo de acesso do instituto de pesquisa agropecuária (INIA).',
  'Before the access, get the permit of the biodiversity service or, until it takes over, of the body that manages the area, and the agreement on access and benefits.':
    'Antes do acesso, obter a licença do serviço de biodiversidade ou, até que ele assuma, do órgão que administra a área, e o acordo sobre acesso e benefícios.',
  'Before the use, ask the Ministerio del Medio Ambiente in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio del Medio Ambiente se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before filing, have the clause on intellectual property added to the agreed terms, and inform the environment ministry (MINEPDED).':
    'Antes do depósito, fazer incluir a cláusula sobre propriedade intelectual nos termos acordados, e informar o ministério do meio ambiente (MINEPDED).',
  'Before scientific work starts, get the research permit of the research ministry (MINRESI).':
    'Antes do início do trabalho científico, obter a licença de pesquisa do ministério da pesquisa (MINRESI).',
  'Before the access, apply to the environment ministry (MINEPDED) for prior informed consent and the access permit.':
    'Antes do acesso, pedir ao ministério do meio ambiente (MINEPDED) o consentimento prévio informado e a autorização de acesso.',
  'Before the use, ask the national ABS office in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao escritório nacional de acesso e repartição de benefícios se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, find the authorisation, research permit and export papers of the time; for material since 2017 also consent and agreed terms.':
    'Antes do uso, encontrar a autorização, a licença de pesquisa e os documentos de exportação da época; para material desde 2017, também o consentimento e os termos acordados.',
  'Before the use, negotiate agreed terms with suppliers, communities and the State, and have the national benefit-sharing office of the environment ministry (MINEPDED) validate the contract.':
    'Antes do uso, negociar os termos acordados com provedores, comunidades e o Estado, e fazer o escritório nacional de repartição de benefícios do ministério do meio ambiente (MINEPDED) validar o contrato.',
  'Before any collection, use or transfer of human genetic resources, have the Chinese partner file with, or apply to, the National Health Commission.':
    'Antes de qualquer coleta, uso ou cessão de recursos genéticos humanos, fazer com que o parceiro chinês apresente o registro ou o pedido à Comissão Nacional de Saúde.',
  'Before samples leave China, get the export permits of the ministry in charge and of customs.':
    'Antes que as amostras deixem a China, obter as licenças de exportação do ministério responsável e da alfândega.',
  'Before the access, get the approval of the ministry in charge of the taxon, and fix benefit-sharing in the contract with the Chinese side.':
    'Antes do acesso, obter a aprovação do ministério responsável pelo táxon, e fixar a repartição de benefícios no contrato com a parte chinesa.',
  'Before the access, get the papers of the sector from the forestry, agriculture or environment authority: collecting permit, export permit, cooperation contract.':
    'Antes do acesso, obter os documentos do setor junto à autoridade florestal, agrícola ou ambiental: licença de coleta, licença de exportação, contrato de cooperação.',
  'Before the knowledge is used, get the consent of its holder and agree terms.':
    'Antes do uso dos conhecimentos, obter o consentimento do seu detentor e acordar os termos.',
  'Before the use, apply to the Ministry of Agriculture and Rural Affairs with the benefit-sharing plan of Decree 533.':
    'Antes do uso, apresentar o pedido ao ministério da agricultura e assuntos rurais com o plano de repartição de benefícios do decreto 533.',
  'Before the use, get from the Chinese partner the approval of the time.':
    'Antes do uso, obter do parceiro chinês a aprovação da época.',
  'Before the use, get the permits of the authority in charge of the sector.':
    'Antes do uso, obter as licenças da autoridade responsável pelo setor.',
  'Before the use, have the Chinese provider apply through the province to the Ministry of Agriculture and Rural Affairs or the Forestry and Grassland Administration, with the benefit-sharing plan.':
    'Antes do uso, fazer com que o provedor chinês apresente o pedido, pela província, ao ministério da agricultura e assuntos rurais ou à administração de florestas e pastagens, com o plano de repartição de benefícios.',
  'Before the use, show how the plant was lawfully collected: foreigners may not collect or buy nationally protected wild plants, and field surveys need approval.':
    'Antes do uso, mostrar como a planta foi coletada legalmente: estrangeiros não podem coletar nem comprar plantas silvestres protegidas em nível nacional, e levantamentos de campo precisam de aprovação.',
  'Before the work starts, agree with a Chinese partner who takes a real part in the research and shares its rights.':
    'Antes do início do trabalho, acordar com um parceiro chinês que participe de fato da pesquisa e compartilhe os seus direitos.',
  'Follow the terms of the national gene bank and report the results to it.':
    'Cumprir as condições do banco nacional de genes e comunicar-lhe os resultados.',
  'When a patent is filed, complete the source disclosure form of the patent office (CNIPA) and keep the access papers.':
    'Ao depositar uma patente, preencher o formulário de divulgação da origem do escritório de patentes (CNIPA) e guardar os documentos de acesso.',
  'Before collecting, get the collecting permit and the export authorisation of the environmental licensing authority (ANLA).':
    'Antes da coleta, obter a licença de coleta e a autorização de exportação da autoridade de licenças ambientais (ANLA).',
  'Before the access, apply to the environment ministry for the access contract for genetic resources and their derived products.':
    'Antes do acesso, pedir ao ministério do meio ambiente o contrato de acesso a recursos genéticos e aos seus produtos derivados.',
  'Before the knowledge is used, agree with the community the annex to the access contract and its share of the benefits.':
    'Antes do uso dos conhecimentos, acordar com a comunidade o anexo ao contrato de acesso e a sua parte nos benefícios.',
  'Before the use, ask the Ministerio de Ambiente y Desarrollo Sostenible in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio de Ambiente y Desarrollo Sostenible se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, check that the collection is registered with the Humboldt Institute.':
    'Antes do uso, verificar se a coleção está registrada no Instituto Humboldt.',
  'Before the use, get the access contract or the proof that regularisation was requested in time and granted.':
    'Antes do uso, obter o contrato de acesso ou a prova de que a regularização foi pedida a tempo e concedida.',
  'Before the work starts, ask the environment ministry in writing whether it is basic systematics or access, and file the answer.':
    'Antes do início do trabalho, perguntar por escrito ao ministério do meio ambiente se é sistemática básica ou acesso, e arquivar a resposta.',
  'Before the work starts, check that the framework permit of the Colombian institution covers the project and the export of samples.':
    'Antes do início do trabalho, verificar se a licença-quadro da instituição colombiana abrange o projeto e a exportação das amostras.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de pedir a licença, negociar o consentimento prévio informado do provedor (área de conservação, detentor ex situ ou território indígena), e anexá-lo.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (land owner, conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de pedir a licença, negociar o consentimento prévio informado do provedor (proprietário da terra, área de conservação, detentor ex situ ou território indígena), e anexá-lo.',
  'Before applying, name a representative resident in Costa Rica.':
    'Antes do pedido, nomear um representante residente na Costa Rica.',
  'Before collecting, get the research and collecting permit of the conservation area (SINAC).':
    'Antes da coleta, obter a licença de pesquisa e coleta da área de conservação (SINAC).',
  'Before the access, apply on the platform of CONAGEBIO, the biodiversity commission, for the right permit: basic research, bioprospecting or economic use.':
    'Antes do acesso, pedir na plataforma da CONAGEBIO, a comissão da biodiversidade, a licença certa: pesquisa básica, bioprospecção ou aproveitamento econômico.',
  'Before the access, get the consent of the indigenous territory or community.':
    'Antes do acesso, obter o consentimento do território ou da comunidade indígena.',
  'Before the material is received, sign the transfer agreement of the registered collection.':
    'Antes de receber o material, assinar o termo de transferência da coleção registrada.',
  'Before the patent or variety right is granted, have certificate of origin and consent ready for the consultation of CONAGEBIO, the biodiversity commission, which answers within 15 working days.':
    'Antes da concessão da patente ou do direito de obtentor, ter prontos o certificado de origem e o consentimento para a consulta da CONAGEBIO, a comissão da biodiversidade, que responde em 15 dias úteis.',
  'Before the use, ask the Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à comissão nacional para a gestão da biodiversidade (CONAGEBIO) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Check agreements of the time with the biodiversity institute (INBio) or the parks for clauses on benefit-sharing, and keep them.':
    'Procurar nos acordos da época com o instituto de biodiversidade (INBio) ou os parques as cláusulas sobre repartição de benefícios, e guardá-los.',
  'In the consent, agree the share of the conservation area, owner or indigenous people: up to one tenth of the research budget and up to half of the royalties (not verified).':
    'No consentimento, acordar a parte da área de conservação, do proprietário ou do povo indígena: até um décimo do orçamento de pesquisa e até a metade dos royalties (não verificado).',
  'Keep the collecting and export papers that prove the date of access.':
    'Guardar os documentos de coleta e exportação que provam a data de acesso.',
  'Before the access, get the environmental authorisation for access (and for export) of the environmental regulation office (ORSA), with agreed benefit-sharing.':
    'Antes do acesso, obter a autorização ambiental de acesso (e de exportação) do escritório de regulação ambiental (ORSA), com repartição de benefícios acordada.',
  'Before the use, ask the Oficina de Regulación y Seguridad Ambiental (ORSA) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à Oficina de Regulación y Seguridad Ambiental (ORSA) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before collecting or export, ask CARMABI and the government of the island for the research, collecting and export permits.':
    'Antes da coleta ou da exportação, pedir à CARMABI e ao governo da ilha as licenças de pesquisa, coleta e exportação.',
  'Before the use, ask the Dutch ABS focal point whether Curaçao has made access rules since January 2023, and keep proof of origin and permits.':
    'Antes do uso, perguntar ao ponto focal holandês se Curaçao criou regras de acesso desde janeiro de 2023, e guardar a prova da origem e as licenças.',
  'Before the access, get the permission of the competent national authority; the directorate of the environment in the Ministry of Environment and Sustainable Development can name it.':
    'Antes do acesso, obter a permissão da autoridade nacional competente; a direção de meio ambiente do Ministério do Meio Ambiente e do Desenvolvimento Sustentável pode indicá-la.',
  'Before the material is passed on, get written consent to the transfer from the authority, and hand on the terms.':
    'Antes de passar o material adiante, obter da autoridade o consentimento escrito para a transferência, e transmitir os termos.',
  'Before the use, agree terms on benefit-sharing with the authority and the providers.':
    'Antes do uso, acordar a repartição de benefícios com a autoridade e os provedores.',
  'Before shipping, get the export permit of the Forestry, Wildlife and Parks Division.':
    'Antes do envio, obter a licença de exportação da divisão de florestas, vida silvestre e parques.',
  'Before the use, ask the Forestry, Wildlife and Parks Division in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à divisão de florestas, vida silvestre e parques se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, apply to the environment ministry for the access permit; for commercial use sign the contract as well.':
    'Antes do acesso, pedir a autorização de acesso ao ministério do meio ambiente; para uso comercial, assinar também o contrato.',
  'Before the use, ask the Ministerio de Medio Ambiente y Recursos Naturales in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio de Medio Ambiente y Recursos Naturales se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before filing, check that permit and agreed terms allow it, and keep proof of consent.':
    'Antes do depósito, verificar se a autorização e os termos acordados o permitem, e guardar a prova do consentimento.',
  'Before material leaves the country, deposit a duplicate of what was collected in the national gene banks.':
    'Antes que o material deixe o país, depositar uma duplicata do que foi coletado nos bancos nacionais de germoplasma.',
  'Before prospecting, collecting or sampling, get the access permit of the national organ for biological resources; it names the Algerian scientists or institutions that take part.':
    'Antes de prospectar, coletar ou amostrar, obter a autorização de acesso do órgão nacional de recursos biológicos; ele indica os cientistas ou as instituições argelinas que participam.',
  'Before the material goes abroad or to another person, have the transfer written into the permit, and hand its terms on.':
    'Antes que o material vá para o exterior ou para outra pessoa, fazer constar a transferência na autorização, e transmitir os seus termos.',
  'Before the use, agree how benefits are shared with the national organ for biological resources.':
    'Antes do uso, acordar com o órgão nacional de recursos biológicos como os benefícios são repartidos.',
  'Before the use, ask the national organ for biological resources in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao órgão nacional de recursos biológicos se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before any further use, ask the environment ministry about regularisation.':
    'Antes de qualquer outro uso, perguntar ao ministério do meio ambiente sobre a regularização.',
  'Before applying, name a national support institution in Ecuador.':
    'Antes do pedido, nomear uma instituição nacional de apoio no Equador.',
  'Before collecting, get the research permit and the mobilisation permit of the environment ministry.':
    'Antes da coleta, obter a licença de pesquisa e a licença de transporte do ministério do meio ambiente.',
  'Before the access, sign the access contract with the State through the environment ministry.':
    'Antes do acesso, assinar o contrato de acesso com o Estado pelo ministério do meio ambiente.',
  'Before the knowledge is used, get the consent of its holders and register it with the intellectual property service (SENADI).':
    'Antes do uso dos conhecimentos, obter o consentimento dos seus detentores e registrá-lo no serviço de propriedade intelectual (SENADI).',
  'Before the use, ask the Ministerio del Ambiente in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio del Ambiente se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the work starts, join the framework contract of the Ecuadorian partner institution.':
    'Antes do início do trabalho, aderir ao contrato-quadro da instituição parceira equatoriana.',
  'Before the use, ask the Ministry of Climate (Kliimaministeerium) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Clima (Kliimaministeerium) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, get the permits for protected areas and for the export of biological samples from the Egyptian Environmental Affairs Agency (EEAA).':
    'Antes do acesso, obter da agência egípcia de assuntos ambientais (EEAA) as licenças para áreas protegidas e para a exportação de amostras biológicas.',
  'Before the use, ask the authorities that administer the place and the representatives of its people in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito às autoridades que administram o lugar e aos representantes do seu povo se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Ministry of Land, Water and Environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério da Terra, da Água e do Meio Ambiente se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the access, apply to the autonomous community of collection or to the collection holder (for State cases to the ministry, MITECO) with the non-commercial form, and commit to ask again if the aim turns commercial.':
    'Antes do acesso, dirigir-se à comunidade autônoma da coleta ou ao detentor da coleção (nos casos do Estado ao ministério, MITECO) com o formulário não comercial, e comprometer-se a pedir de novo se o fim se tornar comercial.',
  'Before the access, negotiate terms with the provider and get the authorisation of the autonomous community or of the ministry (MITECO); it becomes the international certificate.':
    'Antes do acesso, negociar os termos com o provedor e obter a autorização da comunidade autônoma ou do ministério (MITECO); ela se torna o certificado internacional.',
  'Before the use, ask the autonomous community of collection or the ministry for the ecological transition (MITECO) whether consent exists or can be regularised.':
    'Antes do uso, perguntar à comunidade autônoma da coleta ou ao ministério da transição ecológica (MITECO) se o consentimento existe ou pode ser regularizado.',
  'Find the material transfer agreement of the gene bank, keep it and follow it.':
    'Encontrar o termo de transferência de material do banco de germoplasma, guardá-lo e cumpri-lo.',
  'Hand over the authorisation and the terms with the material, and keep a record.':
    'Entregar a autorização e os termos com o material, e guardar um registro disso.',
  'Keep proof of the date of collection and any regional collecting permit.':
    'Guardar prova da data de coleta e qualquer licença regional de coleta.',
  'Only for crops of the Plant Treaty used for food and agriculture: accept the standard material transfer agreement of the gene bank before the material is sent.':
    'Só para culturas do Tratado sobre plantas usadas para alimentação e agricultura: aceitar o termo padrão de transferência de material do banco de germoplasma antes do envio do material.',
  'Only for other crops or other aims: apply to the agriculture ministry or the region for authorisation before the access.':
    'Só para outras culturas ou outros fins: pedir a autorização ao ministério da agricultura ou à região antes do acesso.',
  'Only if the resource is used in Spain: file the due diligence declarations with the ministry (MITECO) at the funding and product stages, and before a patent is filed.':
    'Só se o recurso for usado na Espanha: apresentar ao ministério (MITECO) as declarações de devida diligência nas fases de financiamento e de produto, e antes do depósito de uma patente.',
  'Before access to wild animals, ask the ministry of agriculture for the permit; the Ethiopian Biodiversity Institute is not responsible for them (Art. 26).':
    'Antes do acesso a animais silvestres, pedir a licença ao ministério da agricultura; o instituto etíope da biodiversidade não é responsável por eles (art. 26).',
  'Before applying, get a letter of the home authority and agree with an Ethiopian institution to work together.':
    'Antes do pedido, obter uma carta da autoridade do país do requerente e acordar com uma instituição etíope trabalhar em conjunto.',
  'Before filing, get the written consent of the Ethiopian Biodiversity Institute.':
    'Antes do depósito, obter o consentimento escrito do instituto etíope da biodiversidade.',
  'Before samples leave, ask the Ethiopian Biodiversity Institute for the export permit; the research must be done in Ethiopia with Ethiopian participation unless that is shown to be impossible.':
    'Antes que as amostras partam, pedir a licença de exportação ao instituto etíope da biodiversidade; a pesquisa deve ser feita na Etiópia com participação etíope, salvo se for demonstrado que é impossível.',
  'Before the access, apply in writing to the Ethiopian Biodiversity Institute for the access permit and sign the access agreement with it.':
    'Antes do acesso, pedir por escrito a licença de acesso ao instituto etíope da biodiversidade e assinar com ele o acordo de acesso.',
  'Before the knowledge is used, get the consent of the community and a separate permit of the Ethiopian Biodiversity Institute.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e uma licença separada do instituto etíope da biodiversidade.',
  'Before the use, ask the Ethiopian Biodiversity Institute (EBI) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao instituto etíope da biodiversidade (EBI) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get a copy of the permit of the time from the Ethiopian Biodiversity Institute.':
    'Antes do uso, obter do instituto etíope da biodiversidade uma cópia da licença da época.',
  "Before the use, get a copy of the public institution's special access permit and follow its duties.":
    'Antes do uso, obter uma cópia da licença especial de acesso da instituição pública e cumprir as suas obrigações.',
  'Before the knowledge is used, apply to the authority for access to the register of Sámi knowledge and agree terms.':
    'Antes do uso dos conhecimentos, pedir à autoridade o acesso ao registro de conhecimentos sámi e acordar os termos.',
  'Before the work starts, get the research permit, the consent of the community and the export permit, and sign the agreement.':
    'Antes do início do trabalho, obter a licença de pesquisa, o consentimento da comunidade e a licença de exportação, e assinar o acordo.',
  'Before leaving the islands, hand the metadata and the agreed copy of the data to the data centre of the South Atlantic Environmental Research Institute (SAERI).':
    'Antes de deixar as ilhas, entregar os metadados e a cópia acordada dos dados ao centro de dados do South Atlantic Environmental Research Institute (SAERI).',
  'Before the use, ask the Environmental Planning Department in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de planejamento ambiental se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before travelling, apply to the Environmental Planning Department for the research permit, and get the consent of the land owners.':
    'Antes da viagem, pedir a licença de pesquisa ao departamento de planejamento ambiental, e obter o consentimento dos proprietários da terra.',
  'Before travelling, apply to the Environmental Planning Department for the research permit.':
    'Antes da viagem, pedir a licença de pesquisa ao departamento de planejamento ambiental.',
  'Before the access, ask the government of the state and the owners for consent and terms, and the national department for resources and development which policy is in force.':
    'Antes do acesso, pedir ao governo do estado e aos proprietários o consentimento e os termos, e perguntar ao departamento nacional de recursos e desenvolvimento que política vigora.',
  'Before the use, ask the national department for resources and development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento nacional de recursos e desenvolvimento se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before any new use, find the authorisation issued for the sampling in the park area; if there is none, ask the territorial authority of French Guiana and a lawyer.':
    'Antes de qualquer novo uso, encontrar a autorização emitida para a amostragem na área do parque; se não houver, perguntar à autoridade territorial da Guiana Francesa e a um jurista.',
  'Before collecting in Wallis and Futuna, get the consent of the customary owner of the land, and keep it with the material.':
    'Antes da coleta em Wallis e Futuna, obter o consentimento do proprietário consuetudinário da terra, e guardá-lo com o material.',
  'Before filing, check that the authorisation covers patenting.':
    'Antes do depósito, verificar se a autorização abrange a patente.',
  'Before the knowledge is used, apply to the environment ministry; a public body consults the communities and negotiates the sharing contract.':
    'Antes do uso dos conhecimentos, apresentar o pedido ao ministério do meio ambiente; um órgão público consulta as comunidades e negocia o contrato de repartição.',
  'Before the material is used, accept the standard material transfer agreement for Annex I crops in the public domain, and otherwise check the conditions of the collection.':
    'Antes do uso do material, aceitar o termo padrão de transferência de material para as culturas do anexo I em domínio público, e nos outros casos verificar as condições da coleção.',
  'Before the new use, apply to the environment ministry for an authorisation, or get its written statement that none is needed.':
    'Antes do novo uso, pedir uma autorização ao ministério do meio ambiente, ou obter a sua declaração escrita de que nenhuma é necessária.',
  'Before the use, establish whether the research line began before or after 1 July 2017; if after, file a declaration with the environment ministry or ask it in writing.':
    'Antes do uso, determinar se a linha de pesquisa começou antes ou depois de 1º de julho de 2017; se depois, apresentar uma declaração ao ministério do meio ambiente ou perguntar-lhe por escrito.',
  'Before the work starts, apply to the environment ministry (overseas to the authority that has taken over the competence) for the authorisation and negotiate the benefit-sharing contract; a standard contract exists by order of 13 September 2017.':
    'Antes do início do trabalho, pedir a autorização ao ministério do meio ambiente (no ultramar, à autoridade que assumiu a competência) e negociar o contrato de repartição de benefícios; existe um contrato-padrão por portaria de 13 de setembro de 2017.',
  'Before the work starts, file the declaration with the environment ministry (form Cerfa 15786 or online) and wait for the receipt, which is due within two months.':
    'Antes do início do trabalho, apresentar a declaração ao ministério do meio ambiente (formulário Cerfa 15786 ou pela internet) e esperar o recibo, devido em dois meses.',
  'Before the work starts, file the declaration with the environment ministry or, for a direct commercial aim, apply for the authorisation.':
    'Antes do início do trabalho, apresentar a declaração ao ministério do meio ambiente ou, para um fim comercial direto, pedir a autorização.',
  'Check the contract with the supplier, or the receipt, for limits, and keep it.':
    'Verificar os limites no contrato com o fornecedor ou no recibo, e guardá-lo.',
  'Keep dated proof of the acquisition and of the use made before 1 July 2017.':
    'Guardar prova datada da aquisição e do uso feitos antes de 1º de julho de 2017.',
  'Keep proof that sampling and start of use fell within the experiment, and of the yearly information sent to the environment ministry.':
    'Guardar a prova de que a amostragem e o início do uso ocorreram durante o experimento, e da informação anual enviada ao ministério do meio ambiente.',
  'On filing, give the reference of the receipt or authorisation to the patent office (INPI), and keep it on the invention file.':
    'No depósito, indicar a referência do recibo ou da autorização ao escritório de patentes (INPI), e guardá-la no processo da invenção.',
  'Only for Adélie Land: before the work, get the authorisation for activities in the Antarctic (Environment Code, Art. L. 711-1 to L. 713-9 and R. 712-1).':
    'Só para a Terra Adélia: antes do trabalho, obter a autorização de atividades na Antártida (Código do Meio Ambiente, arts. L. 711-1 a L. 713-9 e R. 712-1).',
  'Pass the receipt on with the material, and keep it for 20 years after the use ends.':
    'Passar o recibo com o material, e guardá-lo por 20 anos após o fim do uso.',
  'Send the receipt or authorisation number and the agreed terms with the material, and record the recipient.':
    'Enviar com o material o número do recibo ou da autorização e os termos acordados, e registrar o destinatário.',
  'Before collecting on a reserve, get the written permission that the Indian Act asks for, and the consent of the First Nation.':
    'Antes de coletar em uma reserva, obter a permissão escrita que a Lei sobre os Índios (Indian Act) exige e o consentimento da Primeira Nação.',
  'Before collecting, get the consent of the First Nation, Inuit or Métis body whose land it is.':
    'Antes de coletar, obter o consentimento do órgão das Primeiras Nações, inuíte ou métis a quem pertence a terra.',
  'Before sampling, get the licence for fishing for scientific purposes from Fisheries and Oceans Canada.':
    'Antes da amostragem, obter da Fisheries and Oceans Canada a licença de pesca para fins científicos.',
  'Before collecting on indigenous or Afro-Colombian lands, clarify prior consultation with the Ministry of the Interior.':
    'Antes de coletar em terras indígenas ou afro-colombianas, esclarecer a consulta prévia com o Ministério do Interior.',
}
