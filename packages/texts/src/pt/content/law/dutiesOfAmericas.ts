import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries of the Americas. */
export const dutiesOfAmericas: ContentTexts = {
  'Before the use, ask the Genetic Heritage Council (CGen) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Conselho de Gestão do Patrimônio Genético (CGen) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Keep one hard proof dated before 30 June 2000: a patent filing, cultivar record, product registration or sales record.':
    'Guardar uma prova sólida datada de antes de 30 de junho de 2000: depósito de patente, registro de cultivar, registro de produto ou documento de venda.',
  'Have the access registered in SisGen, the system of the Genetic Heritage Council (CGen), before the first of: shipment abroad, filing for intellectual property, sale of an intermediate product, publication of results, or notification of a finished product.':
    'Cadastrar o acesso no SisGen, o sistema do Conselho de Gestão do Patrimônio Genético (CGen), antes do primeiro destes atos: remessa ao exterior, pedido de propriedade intelectual, venda de produto intermediário, divulgação de resultados ou notificação de produto acabado.',
  'Before the research starts, either sign a cooperation with a Brazilian scientific or technological research institution or, since 11 June 2026 and only where there is no scientific collaboration, an association term for registration alone with one that is not linked to the company; let that institution make the registration in SisGen.':
    'Antes do início da pesquisa, assinar uma cooperação com uma instituição científica ou tecnológica brasileira ou, desde 11 de junho de 2026 e só onde não há colaboração científica, um termo de associação apenas para o cadastro com uma que não seja vinculada à empresa; deixar que essa instituição faça o cadastro no SisGen.',
  'Before any further use, show in SisGen the adaptation of the access that was authorised at the time; without an authorisation show the regularisation and, for anything beyond pure research, the signed commitment term.':
    'Antes de qualquer outro uso, apresentar no SisGen a adequação do acesso autorizado na época; sem autorização, apresentar a regularização e, para tudo o que vai além da pesquisa pura, o termo de compromisso assinado.',
  'Before samples are shipped abroad for access, sign the Brazilian material transfer term (TTM); samples sent for a service only need a registration of their own and a service instrument.':
    'Antes de enviar amostras ao exterior para o acesso, assinar o termo de transferência de material (TTM) brasileiro; as amostras enviadas para um serviço só precisam de cadastro próprio e de um instrumento de prestação de serviço.',
  'Before the material is passed on, check what the material transfer term (TTM) says of it and bind the next recipient in writing.':
    'Antes de passar o material adiante, verificar o que diz o termo de transferência de material (TTM) e obrigar por escrito o próximo destinatário.',
  'When a patent is filed in Brazil, declare the access and its registration number to the patent office (INPI).':
    'Ao depositar uma patente no Brasil, declarar o acesso e o seu número de cadastro ao escritório de patentes (INPI).',
  'Before the first sale, notify the finished product or reproductive material in SisGen.':
    'Antes da primeira venda, notificar no SisGen o produto acabado ou o material reprodutivo.',
  'Within the notification of the product, choose the form of benefit-sharing with the environment ministry; plan one percent of the annual net revenue of the product for the monetary form, unless a sectoral agreement lowers it.':
    'Na notificação do produto, escolher a forma da repartição de benefícios com o ministério do meio ambiente; prever um por cento da receita líquida anual do produto para a forma monetária, salvo se um acordo setorial a reduzir.',
  'Only if an intermediate product is sold: register the access and hand its number down the chain; benefit-sharing then falls on the maker of the finished product.':
    'Só se um produto intermediário for vendido: cadastrar o acesso e passar o seu número ao longo da cadeia; a repartição de benefícios cabe então ao fabricante do produto acabado.',
  'Before the sale, find out who is the last link in the chain of the reproductive material and whether the species is introduced.':
    'Antes da venda, descobrir quem é o último elo da cadeia do material reprodutivo e se a espécie é introduzida.',
  'Keep the evidence that the species is introduced, and check the lists of the Ministry of Agriculture (MAPA).':
    'Guardar a prova de que a espécie é introduzida, e verificar as listas do ministério da agricultura (MAPA).',
  'Record substrate, place and date of the isolation and, for a strain from abroad, keep the import papers.':
    'Registrar o substrato, o lugar e a data do isolamento e, para uma linhagem do exterior, guardar os documentos de importação.',
  'Before the work starts, write down why the activity is outside research and development.':
    'Antes do início do trabalho, anotar por que a atividade fica fora da pesquisa e do desenvolvimento.',
  'Link the accession to the registration of its shipment, or to proof that it was received before 30 June 2000.':
    'Vincular o acesso da coleção ao cadastro da sua remessa, ou à prova de que foi recebido antes de 30 de junho de 2000.',
  'Write down the purpose, and register in SisGen before the work turns into research.':
    'Anotar a finalidade, e cadastrar no SisGen antes que o trabalho se torne pesquisa.',
  'Before the knowledge is used, get the consent of the indigenous or traditional community in documented form: signed, recorded, by official opinion or by community protocol.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade indígena ou tradicional em forma documentada: assinado, gravado, por parecer oficial ou por protocolo comunitário.',
  'Before the access, apply through SisGen for the prior authorisation of the Genetic Heritage Council (CGen), with the consent of the defence council or the navy.':
    'Antes do acesso, pedir pelo SisGen a autorização prévia do Conselho de Gestão do Patrimônio Genético (CGen), com a anuência do conselho de defesa ou da marinha.',
  'Before the use, ask the Comisión Nacional para la Gestión de la Biodiversidad (CONAGEBIO) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à comissão nacional para a gestão da biodiversidade (CONAGEBIO) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Check agreements of the time with the biodiversity institute (INBio) or the parks for clauses on benefit-sharing, and keep them.':
    'Procurar nos acordos da época com o instituto de biodiversidade (INBio) ou os parques as cláusulas sobre repartição de benefícios, e guardá-los.',
  'Keep the collecting and export papers that prove the date of access.':
    'Guardar os documentos de coleta e exportação que provam a data de acesso.',
  'Before the access, apply on the platform of CONAGEBIO, the biodiversity commission, for the right permit: basic research, bioprospecting or economic use.':
    'Antes do acesso, pedir na plataforma da CONAGEBIO, a comissão da biodiversidade, a licença certa: pesquisa básica, bioprospecção ou aproveitamento econômico.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (land owner, conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de pedir a licença, negociar o consentimento prévio informado do provedor (proprietário da terra, área de conservação, detentor ex situ ou território indígena), e anexá-lo.',
  'Before applying for the permit, negotiate the prior informed consent of the provider (conservation area, ex situ holder or indigenous territory), and attach it.':
    'Antes de pedir a licença, negociar o consentimento prévio informado do provedor (área de conservação, detentor ex situ ou território indígena), e anexá-lo.',
  'Before applying, name a representative resident in Costa Rica.':
    'Antes do pedido, nomear um representante residente na Costa Rica.',
  'In the consent, agree the share of the conservation area, owner or indigenous people: up to one tenth of the research budget and up to half of the royalties (not verified).':
    'No consentimento, acordar a parte da área de conservação, do proprietário ou do povo indígena: até um décimo do orçamento de pesquisa e até a metade dos royalties (não verificado).',
  'Before collecting, get the research and collecting permit of the conservation area (SINAC).':
    'Antes da coleta, obter a licença de pesquisa e coleta da área de conservação (SINAC).',
  'Before the material is received, sign the transfer agreement of the registered collection.':
    'Antes de receber o material, assinar o termo de transferência da coleção registrada.',
  'Before the patent or variety right is granted, have certificate of origin and consent ready for the consultation of CONAGEBIO, the biodiversity commission, which answers within 15 working days.':
    'Antes da concessão da patente ou do direito de obtentor, ter prontos o certificado de origem e o consentimento para a consulta da CONAGEBIO, a comissão da biodiversidade, que responde em 15 dias úteis.',
  'Before the access, get the consent of the indigenous territory or community.':
    'Antes do acesso, obter o consentimento do território ou da comunidade indígena.',
  'Before the use, ask the authority competent for the species or for the protected area in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade competente para a espécie ou para a área protegida se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before any further use, find the access or framework contract; if there is none, ask the competent authority what can still be done: the window for regularisation closed on 19 July 2022.':
    'Antes de qualquer outro uso, encontrar o contrato de acesso ou o contrato-quadro; se não houver, perguntar à autoridade competente o que ainda pode ser feito: o prazo de regularização terminou em 19 de julho de 2022.',
  'Before the use, get a copy of the contract and check that it covers the intended use and the transfer abroad.':
    'Antes do uso, obter uma cópia do contrato e verificar se abrange o uso pretendido e a transferência ao exterior.',
  'Before the access, apply to the competent authority for the access contract and sign it; foreign applicants involve a national support institution.':
    'Antes do acesso, pedir o contrato de acesso à autoridade competente e assiná-lo; requerentes estrangeiros envolvem uma instituição nacional de apoio.',
  'Send the competent authority the periodic reports that the contract fixes.':
    'Enviar à autoridade competente os relatórios periódicos que o contrato fixa.',
  'Before the access, get the authorisation for non-commercial access and sign the simplified contract; plan about 30 working days.':
    'Antes do acesso, obter a autorização de acesso não comercial e assinar o contrato simplificado; prever cerca de 30 dias úteis.',
  'Before collecting, get the research and collecting permit and the export permit.':
    'Antes da coleta, obter a licença de pesquisa e coleta e a licença de exportação.',
  'Before the work starts, ask the competent authority in writing whether it is basic taxonomy or access.':
    'Antes do início do trabalho, perguntar por escrito à autoridade competente se é taxonomia básica ou acesso.',
  'Before the use, check the origin of the accession and get the authorisation or contract.':
    'Antes do uso, verificar a origem do acesso da coleção e obter a autorização ou o contrato.',
  'Before the material is passed on, check the clause on third parties, and ask for consent if it is silent.':
    'Antes de passar o material adiante, verificar a cláusula sobre terceiros, e pedir consentimento se ela nada disser.',
  'File the number of the authorisation or contract with the accession.':
    'Arquivar o número da autorização ou do contrato com o acesso da coleção.',
  'Before the knowledge is used, get the consent of the representative organisation, and register the licence with the intellectual property institute (INDECOPI).':
    'Antes do uso dos conhecimentos, obter o consentimento da organização representativa, e registrar a licença no instituto de propriedade intelectual (INDECOPI).',
  'Before the use, ask the Subsecretaría de Ambiente de la Nación (former environment ministry) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à Subsecretaría de Ambiente de la Nación (antigo ministério do meio ambiente) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, ask the province of origin in writing whether it had an access law when the material was taken; Misiones, Neuquén and Río Negro are known to have had one.':
    'Antes do uso, perguntar por escrito à província de origem se tinha uma lei de acesso quando o material foi retirado; sabe-se que Misiones, Neuquén e Río Negro tinham.',
  'Before the use, get a copy of the authorisation and the terms that the national environment authority gave at the time.':
    'Antes do uso, obter uma cópia da autorização e dos termos que a autoridade ambiental nacional deu na época.',
  'Before the access, apply to the authority of the province of origin: for the access authorisation if the aim is not commercial, for the benefit-sharing contract if it is.':
    'Antes do acesso, dirigir-se à autoridade da província de origem: pela autorização de acesso se o fim não for comercial, pelo contrato de repartição de benefícios se for.',
  'Before samples leave the country, register with the national environment authority (Subsecretaría de Ambiente) and get the compliance certificate and the export authorisation.':
    'Antes que as amostras deixem o país, registrar-se na autoridade ambiental nacional (Subsecretaría de Ambiente) e obter o certificado de conformidade e a autorização de exportação.',
  'Before the use, find the province of isolation in the record of the culture collection, for its authority gives the permission.':
    'Antes do uso, encontrar a província de isolamento na ficha da coleção de culturas, porque a autoridade dela dá a permissão.',
  'Before the access, get the research permit of the National Parks Administration (Administración de Parques Nacionales) and agree its bioprospecting terms.':
    'Antes do acesso, obter a licença de pesquisa da administração de parques nacionais (Administración de Parques Nacionales) e acordar os seus termos de bioprospecção.',
  'Before the use, ask the National Seed Institute (INASE) and the agriculture secretariat in writing whether the province must consent, in particular for wild relatives and landraces.':
    'Antes do uso, perguntar por escrito ao instituto nacional de sementes (INASE) e à secretaria da agricultura se a província deve consentir, em particular para parentes silvestres e variedades locais.',
  'Before filing, check that the contract with the province covers intellectual property, and show it to the patent office (INPI).':
    'Antes do depósito, verificar se o contrato com a província abrange a propriedade intelectual, e apresentá-lo ao escritório de patentes (INPI).',
  'Before collecting, get the collecting permit and the export authorisation of the province.':
    'Antes da coleta, obter a licença de coleta e a autorização de exportação da província.',
  'Before the knowledge is used, get the consent of the community and agree terms with it; the National Institute of Indigenous Affairs (INAI) can name its representatives.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e acordar os termos com ela; o instituto nacional de assuntos indígenas (INAI) pode nomear os seus representantes.',
  'Before the use, ask the environment ministry in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério do meio ambiente se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get the authorisation or collecting permit of the time; many projects had only the scientific permit, which excludes commercial use.':
    'Antes do uso, obter a autorização ou a licença de coleta da época; muitos projetos só tinham a licença científica, que exclui o uso comercial.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species, with the express prior informed consent of the land owner or possessor.':
    'Antes do uso, pedir ao ministério do meio ambiente (SEMARNAT) a autorização de utilização biotecnológica de espécies silvestres, com o consentimento prévio informado e expresso do proprietário ou possuidor da terra.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species.':
    'Antes do uso, pedir ao ministério do meio ambiente (SEMARNAT) a autorização de utilização biotecnológica de espécies silvestres.',
  'Before the use, agree written benefit-sharing terms with the provider, and ask for an internationally recognised certificate.':
    'Antes do uso, acordar por escrito com o provedor os termos da repartição de benefícios, e pedir um certificado reconhecido internacionalmente.',
  'Before the access, ask the seed service (SNICS) for consent and terms for agricultural genetic resources; native maize needs special care.':
    'Antes do acesso, pedir ao serviço de sementes (SNICS) o consentimento e os termos para recursos genéticos agrícolas; o milho nativo exige cuidado especial.',
  'Before applying for the collecting permit, find a Mexican counterpart institution.':
    'Antes de pedir a licença de coleta, encontrar uma instituição mexicana parceira.',
  'Before the material is passed on, check the agreed terms and hand them on in writing.':
    'Antes de passar o material adiante, verificar os termos acordados e transmiti-los por escrito.',
  'Before filing, check that the agreed terms cover intellectual property.':
    'Antes do depósito, verificar se os termos acordados abrangem a propriedade intelectual.',
  'Before the knowledge is used, get the consent of the community through its own institutions, and share benefits.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade pelas suas próprias instituições, e repartir os benefícios.',
  'Only for forest biological or genetic resources: get the authorisation of the environment ministry (SEMARNAT) under the forest law (Art. 86) before collecting.':
    'Só para recursos biológicos ou genéticos florestais: obter a autorização do ministério do meio ambiente (SEMARNAT) segundo a lei florestal (art. 86) antes da coleta.',
  'Before the use, ask the Ministerio de Ambiente y Desarrollo Sostenible in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio de Ambiente y Desarrollo Sostenible se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get the access contract or the proof that regularisation was requested in time and granted.':
    'Antes do uso, obter o contrato de acesso ou a prova de que a regularização foi pedida a tempo e concedida.',
  'Before the access, apply to the environment ministry for the access contract for genetic resources and their derived products.':
    'Antes do acesso, pedir ao ministério do meio ambiente o contrato de acesso a recursos genéticos e aos seus produtos derivados.',
  'Only if collecting takes place on indigenous or Afro-Colombian lands: clarify prior consultation with the Ministry of the Interior before it starts.':
    'Só se a coleta ocorrer em terras indígenas ou afro-colombianas: esclarecer a consulta prévia com o Ministério do Interior antes que comece.',
  'Before the work starts, check that the framework permit of the Colombian institution covers the project and the export of samples.':
    'Antes do início do trabalho, verificar se a licença-quadro da instituição colombiana abrange o projeto e a exportação das amostras.',
  'Before collecting, get the collecting permit and the export authorisation of the environmental licensing authority (ANLA).':
    'Antes da coleta, obter a licença de coleta e a autorização de exportação da autoridade de licenças ambientais (ANLA).',
  'Before the use, check that the collection is registered with the Humboldt Institute.':
    'Antes do uso, verificar se a coleção está registrada no Instituto Humboldt.',
  'Before the work starts, ask the environment ministry in writing whether it is basic systematics or access, and file the answer.':
    'Antes do início do trabalho, perguntar por escrito ao ministério do meio ambiente se é sistemática básica ou acesso, e arquivar a resposta.',
  'Before the knowledge is used, agree with the community the annex to the access contract and its share of the benefits.':
    'Antes do uso dos conhecimentos, acordar com a comunidade o anexo ao contrato de acesso e a sua parte nos benefícios.',
}
