import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with M to P. */
export const countryDutiesMtoP: ContentTexts = {
  'Before collecting, get the forest-product or collecting permit (argan, rosemary, wild herbs) of the water and forest agency (ANEF), and the export papers.':
    'Antes da coleta, obter a licença de produtos florestais ou de coleta (argânia, alecrim, ervas silvestres) da agência de águas e florestas (ANEF), e os documentos de exportação.',
  'Before the access, get the consent of the community, then the access permit of the environment ministry, and agree terms.':
    'Antes do acesso, obter o consentimento da comunidade, depois a autorização de acesso do ministério do meio ambiente, e acordar os termos.',
  'Before the use, ask the environment ministry in writing whether consent and terms are required for access since 12 October 2014, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério do meio ambiente se consentimento e termos são exigidos para o acesso desde 12 de outubro de 2014, e arquivar a resposta.',
  'Find and keep the research authorisation, the export permit and the bioprospecting contract of the time.':
    'Encontrar e guardar a autorização de pesquisa, a licença de exportação e o contrato de bioprospecção da época.',
  'Before collecting, ask the Marshall Islands Marine Resources Authority (MIMRA) and the environment office (OEPPC) for the research permit and terms.':
    'Antes da coleta, pedir à autoridade de recursos marinhos das Ilhas Marshall (MIMRA) e ao escritório ambiental (OEPPC) a licença de pesquisa e os termos.',
  'Before collecting, get the consent of the traditional owners and of the local government.':
    'Antes da coleta, obter o consentimento dos proprietários tradicionais e do governo local.',
  'Before the use, ask the Office of Environmental Planning and Policy Coordination (OEPPC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao escritório de planejamento e coordenação da política ambiental (OEPPC) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the use, ask the Ministry of Environment, Sanitation and Sustainable Development (MEADD) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente, do Saneamento e do Desenvolvimento Sustentável (MEADD) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the access, ask the focal point and the Forest Department in writing, and check sanctions.':
    'Antes do acesso, perguntar por escrito ao ponto focal e ao departamento florestal, e verificar as sanções.',
  'Before the access, apply to the environment ministry and sign the benefit-sharing contract.':
    'Antes do acesso, apresentar o pedido ao ministério do meio ambiente e assinar o contrato de repartição de benefícios.',
  'Before the use, ask the Ministry of Environment and Sustainable Development in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e do Desenvolvimento Sustentável se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the access, apply to the Plant Protection Directorate with the form for research, or for research and development, and add nature permits and the permission of the land owner.':
    'Antes do acesso, apresentar o pedido à direção de proteção das plantas com o formulário para pesquisa, ou para pesquisa e desenvolvimento, e juntar as licenças da natureza e a permissão do proprietário da terra.',
  'Before the access, apply to the Plant Protection Directorate with the form for research, or for research and development, and add the permits of the health or veterinary authority.':
    'Antes do acesso, apresentar o pedido à direção de proteção das plantas com o formulário para pesquisa, ou para pesquisa e desenvolvimento, e juntar as licenças da autoridade sanitária ou veterinária.',
  'Report to the Plant Protection Directorate as the permit says.':
    'Prestar contas à direção de proteção das plantas como diz a licença.',
  'Before collecting, export or use, ask the National Parks and Conservation Service (NPCS) in writing which permit and which consent and agreed terms are needed, and file the answer.':
    'Antes da coleta, da exportação ou do uso, perguntar por escrito ao serviço de parques nacionais e conservação (NPCS) que licença e que consentimento e termos acordados são necessários, e arquivar a resposta.',
  'Before the use, ask the ministry in charge of fisheries in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pela pesca se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Two months before the research starts, apply in the research portal of the ministry in charge of fisheries, and wait for the permit.':
    'Dois meses antes do início da pesquisa, apresentar o pedido no portal de pesquisa do ministério responsável pela pesca, e esperar a licença.',
  'Before samples leave, pay for the export licence and carry it.':
    'Antes que as amostras partam, pagar a licença de exportação e levá-la consigo.',
  'Before the access, conclude a benefit-sharing contract with the provider, then get the permit and the export licence of the Malawi Environment Protection Authority (MEPA); include a Malawian researcher in the team.':
    'Antes do acesso, celebrar um contrato de repartição de benefícios com o provedor, e obter depois a licença e a licença de exportação da autoridade de proteção ambiental do Malaui (MEPA); incluir um pesquisador do Malaui na equipe.',
  'Before the use, ask the Malawi Environment Protection Authority (MEPA) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade de proteção ambiental do Malaui (MEPA) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before applying for the collecting permit, find a Mexican counterpart institution.':
    'Antes de pedir a licença de coleta, encontrar uma instituição mexicana parceira.',
  'Before filing, check that the agreed terms cover intellectual property.':
    'Antes do depósito, verificar se os termos acordados abrangem a propriedade intelectual.',
  'Before the access, ask the seed service (SNICS) for consent and terms for agricultural genetic resources; native maize needs special care.':
    'Antes do acesso, pedir ao serviço de sementes (SNICS) o consentimento e os termos para recursos genéticos agrícolas; o milho nativo exige cuidado especial.',
  'Before the knowledge is used, get the consent of the community through its own institutions, and share benefits.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade pelas suas próprias instituições, e repartir os benefícios.',
  'Before the material is passed on, check the agreed terms and hand them on in writing.':
    'Antes de passar o material adiante, verificar os termos acordados e transmiti-los por escrito.',
  'Before the use, agree written benefit-sharing terms with the provider, and ask for an internationally recognised certificate.':
    'Antes do uso, acordar por escrito com o provedor os termos da repartição de benefícios, e pedir um certificado reconhecido internacionalmente.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species, with the express prior informed consent of the land owner or possessor.':
    'Antes do uso, pedir ao ministério do meio ambiente (SEMARNAT) a autorização de utilização biotecnológica de espécies silvestres, com o consentimento prévio informado e expresso do proprietário ou possuidor da terra.',
  'Before the use, apply to the environment ministry (SEMARNAT) for the authorisation for biotechnological use of wild species.':
    'Antes do uso, pedir ao ministério do meio ambiente (SEMARNAT) a autorização de utilização biotecnológica de espécies silvestres.',
  'Before the use, ask the environment ministry in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério do meio ambiente se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get the authorisation or collecting permit of the time; many projects had only the scientific permit, which excludes commercial use.':
    'Antes do uso, obter a autorização ou a licença de coleta da época; muitos projetos só tinham a licença científica, que exclui o uso comercial.',
  'Only for forest biological or genetic resources: get the authorisation of the environment ministry (SEMARNAT) under the forest law (Art. 86) before collecting.':
    'Só para recursos biológicos ou genéticos florestais: obter a autorização do ministério do meio ambiente (SEMARNAT) segundo a lei florestal (art. 86) antes da coleta.',
  'Before any transfer, get the approval of the competent authority of the State.':
    'Antes de qualquer transferência, obter a aprovação da autoridade competente do estado.',
  'Before the access, apply through the MyABS system to the competent authority of the State, with the consent of provider and communities and the agreement.':
    'Antes do acesso, apresentar o pedido pelo sistema MyABS à autoridade competente do estado, com o consentimento do provedor e das comunidades e o acordo.',
  'Before the access, apply to the Sabah Biodiversity Centre for the licence.':
    'Antes do acesso, pedir a licença ao Centro de Biodiversidade de Sabah.',
  'Before the access, apply to the Sarawak Biodiversity Centre for the permit; ethnobiological work needs the consent of the community.':
    'Antes do acesso, pedir a licença ao Centro de Biodiversidade de Sarawak; o trabalho etnobiológico precisa do consentimento da comunidade.',
  'Before the access, apply to the competent authority of the State for the non-commercial permit, with a Malaysian public institution.':
    'Antes do acesso, pedir a licença não comercial à autoridade competente do estado, com uma instituição pública da Malásia.',
  'Before the knowledge is used, get the consent of the community under section 23, and the permit.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade segundo o artigo 23, e a licença.',
  'Find and keep the federal research approval and the State collecting permit of the time.':
    'Encontrar e guardar a aprovação federal de pesquisa e a licença de coleta do estado da época.',
  'Before the access, apply to the environment ministry, get consent and sign the benefit-sharing contract.':
    'Antes do acesso, apresentar o pedido ao ministério do meio ambiente, obter o consentimento e assinar o contrato de repartição de benefícios.',
  'Before the use, ask the environment ministry (genetic resources management group) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério do meio ambiente (grupo de gestão de recursos genéticos) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before filing, have the agreement allow it.': 'Antes do depósito, fazer com que o acordo o permita.',
  'Before harvest and export, get the permits of the environment ministry.':
    'Antes da colheita e da exportação, obter as licenças do ministério do meio ambiente.',
  'Before samples are moved or exported, sign the material transfer agreement.':
    'Antes de transportar ou exportar amostras, assinar o termo de transferência de material.',
  'Before the access, apply for the access permit to the access and benefit-sharing office of the environment ministry.':
    'Antes do acesso, pedir a autorização de acesso ao escritório de acesso e repartição de benefícios do ministério do meio ambiente.',
  'Before the access, conclude the access and benefit-sharing agreement with the right holders (State, conservancy, community).':
    'Antes do acesso, celebrar o acordo de acesso e repartição de benefícios com os titulares dos direitos (Estado, área de conservação, comunidade).',
  'Before the access, conclude the access and benefit-sharing agreement with the right holders (State, land holder, conservancy, community).':
    'Antes do acesso, celebrar o acordo de acesso e repartição de benefícios com os titulares dos direitos (Estado, detentor da terra, área de conservação, comunidade).',
  'Before the use, ask the ABS office in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao escritório de acesso e repartição de benefícios se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the work starts, register the research with the National Commission on Research, Science and Technology.':
    'Antes do início do trabalho, registrar a pesquisa na Comissão Nacional de Pesquisa, Ciência e Tecnologia.',
  'Find and keep the research, harvest and export permits and any letter of the interim committee.':
    'Encontrar e guardar as licenças de pesquisa, colheita e exportação e qualquer carta do comitê provisório.',
  'Only if research is planned: ask for a new assessment before it starts.':
    'Só se houver pesquisa prevista: pedir uma nova avaliação antes que ela comece.',
  'Before collecting, declare the collection to the South Province and keep the receipt.':
    'Antes da coleta, declará-la à Província Sul e guardar o recibo.',
  'Before the access, apply to the South Province and associate local scientists.':
    'Antes do acesso, apresentar o pedido à Província Sul e associar cientistas locais.',
  'Before the access, apply to the province where the sampling takes place, and get the consent of the customary authorities.':
    'Antes do acesso, apresentar o pedido à província onde ocorre a amostragem, e obter o consentimento das autoridades consuetudinárias.',
  'Before the access, apply to the province where the sampling takes place, and get the consent of the land owner or the customary authorities.':
    'Antes do acesso, apresentar o pedido à província onde ocorre a amostragem, e obter o consentimento do proprietário da terra ou das autoridades consuetudinárias.',
  'Before the access, ask the North Province or the Loyalty Islands Province in writing and get customary consent.':
    'Antes do acesso, perguntar por escrito à Província Norte ou à Província das Ilhas Lealdade e obter o consentimento consuetudinário.',
  'Before the knowledge is used, get the consent of the customary authorities and agree terms.':
    'Antes do uso dos conhecimentos, obter o consentimento das autoridades consuetudinárias e acordar os termos.',
  'Before the use, check how and when the ex situ holder obtained the material, and under which terms.':
    'Antes do uso, verificar como e quando o detentor ex situ obteve o material, e sob que termos.',
  'Before the use, find the collecting permit and the papers of customary consent.':
    'Antes do uso, encontrar a licença de coleta e os documentos do consentimento consuetudinário.',
  'File the declaration of transfer with the South Province, and hand over the permit.':
    'Apresentar a declaração de transferência à Província Sul, e entregar a licença.',
  'Before the access, send the access request to the environment council (SE/CNEDD), use its forms for consent, agreed terms and permit, and file the answer.':
    'Antes do acesso, enviar o pedido de acesso ao conselho do meio ambiente (SE/CNEDD), usar os seus formulários para o consentimento, os termos acordados e a licença, e arquivar a resposta.',
  'Before the access, apply to the environmental standards agency (NESREA) for the access permit, with consent and transfer agreement.':
    'Antes do acesso, pedir a autorização de acesso à agência de padrões ambientais (NESREA), com o consentimento e o termo de transferência.',
  'Before the use, ask the National Environmental Standards and Regulations Enforcement Agency (NESREA) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à agência nacional de padrões e fiscalização ambientais (NESREA) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before access to their land or knowledge, get the consent of indigenous, Afro-descendant and local communities.':
    'Antes do acesso às suas terras ou conhecimentos, obter o consentimento das comunidades indígenas, afrodescendentes e locais.',
  'Before collecting or use, apply to the Ministry of the Environment and Natural Resources (MARENA) for access, agree terms and share the benefits.':
    'Antes da coleta ou do uso, pedir o acesso ao Ministério do Ambiente e dos Recursos Naturais (MARENA), acordar os termos e repartir os benefícios.',
  'Before the use, ask the Ministry of the Environment and Natural Resources (MARENA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Ambiente e dos Recursos Naturais (MARENA) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the knowledge is used, get the consent of the community (for Sámi knowledge, of the Sámi Parliament) and agree terms.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade (para conhecimentos sámi, do Parlamento Sámi) e acordar os termos.',
  'Keep data on the origin; foreigners who sample at sea need a permission for the research vessel.':
    'Guardar os dados da origem; estrangeiros que coletam amostras no mar precisam de uma permissão para o navio de pesquisa.',
  'Before samples leave, get the permit of the parks and wildlife or the forest department with an express clause on export.':
    'Antes que as amostras partam, obter a licença do departamento de parques e vida silvestre ou do florestal, com uma cláusula expressa sobre exportação.',
  'Keep the research permit and, before the use, ask the Ministry of Forests and Environment about consent and terms.':
    'Guardar a licença de pesquisa e, antes do uso, perguntar ao Ministério das Florestas e do Meio Ambiente sobre o consentimento e os termos.',
  'Before collecting or export, ask the Department of Environment and the land owners which consent and permits are needed, and file the answer.':
    'Antes da coleta ou da exportação, perguntar ao departamento de meio ambiente e aos proprietários da terra que consentimento e licenças são necessários, e arquivar a resposta.',
  'Before collecting, get the permit of the Department of Conservation.':
    'Antes da coleta, obter a licença do Department of Conservation.',
  'Record the engagement with iwi and hapū, the Māori tribes and kin groups.':
    'Registrar o diálogo com os iwi e hapū, as tribos e grupos de parentesco maoris.',
  'Before the use, ask the Environment Authority or the Oman Animal and Plant Genetic Resources Center (OAPGRC) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade do meio ambiente ou ao centro omanense de recursos genéticos animais e vegetais (OAPGRC) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before collecting, get the collecting and export permit of the environment ministry.':
    'Antes da coleta, obter a licença de coleta e exportação do ministério do meio ambiente.',
  'Before filing, check the contract for clauses on intellectual property.':
    'Antes do depósito, procurar no contrato as cláusulas sobre propriedade intelectual.',
  'Before the access, apply to the genetic resources unit of the environment ministry for the access permit and the collecting permit, with the consent of the provider.':
    'Antes do acesso, pedir à unidade de recursos genéticos do ministério do meio ambiente a autorização de acesso e a licença de coleta, com o consentimento do provedor.',
  'Before the knowledge is used, get the consent of the indigenous authorities (congress of the comarca).':
    'Antes do uso dos conhecimentos, obter o consentimento das autoridades indígenas (congresso da comarca).',
  'Before the use, ask the Ministerio de Ambiente (MiAmbiente) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio de Ambiente (MiAmbiente) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, get the permit or contract of the time from the genetic resources unit of the environment ministry.':
    'Antes do uso, obter da unidade de recursos genéticos do ministério do meio ambiente a licença ou o contrato da época.',
  'Before the work starts, ask the genetic resources unit of the environment ministry in writing whether the exclusion list covers it.':
    'Antes do início do trabalho, perguntar por escrito à unidade de recursos genéticos do ministério do meio ambiente se a lista de exclusão o abrange.',
  'For commercial purposes, sign the access contract with benefit-sharing before the access.':
    'Para fins comerciais, assinar antes do acesso o contrato de acesso com repartição de benefícios.',
  'State in every transfer that new uses need a permit.':
    'Indicar em cada transferência que novos usos precisam de uma licença.',
  'Before any further use, find the access or framework contract; if there is none, ask the competent authority what can still be done: the window for regularisation closed on 19 July 2022.':
    'Antes de qualquer outro uso, encontrar o contrato de acesso ou o contrato-quadro; se não houver, perguntar à autoridade competente o que ainda pode ser feito: o prazo de regularização terminou em 19 de julho de 2022.',
  'Before collecting, get the research and collecting permit and the export permit.':
    'Antes da coleta, obter a licença de pesquisa e coleta e a licença de exportação.',
  'Before the access, apply to the competent authority for the access contract and sign it; foreign applicants involve a national support institution.':
    'Antes do acesso, pedir o contrato de acesso à autoridade competente e assiná-lo; requerentes estrangeiros envolvem uma instituição nacional de apoio.',
  'Before the access, get the authorisation for non-commercial access and sign the simplified contract; plan about 30 working days.':
    'Antes do acesso, obter a autorização de acesso não comercial e assinar o contrato simplificado; prever cerca de 30 dias úteis.',
  'Before the knowledge is used, get the consent of the representative organisation, and register the licence with the intellectual property institute (INDECOPI).':
    'Antes do uso dos conhecimentos, obter o consentimento da organização representativa, e registrar a licença no instituto de propriedade intelectual (INDECOPI).',
  'Before the material is passed on, check the clause on third parties, and ask for consent if it is silent.':
    'Antes de passar o material adiante, verificar a cláusula sobre terceiros, e pedir consentimento se ela nada disser.',
  'Before the use, ask the authority competent for the species or for the protected area in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade competente para a espécie ou para a área protegida se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the use, check the origin of the accession and get the authorisation or contract.':
    'Antes do uso, verificar a origem do acesso da coleção e obter a autorização ou o contrato.',
  'Before the use, get a copy of the contract and check that it covers the intended use and the transfer abroad.':
    'Antes do uso, obter uma cópia do contrato e verificar se abrange o uso pretendido e a transferência ao exterior.',
  'Before the work starts, ask the competent authority in writing whether it is basic taxonomy or access.':
    'Antes do início do trabalho, perguntar por escrito à autoridade competente se é taxonomia básica ou acesso.',
  'File the number of the authorisation or contract with the accession.':
    'Arquivar o número da autorização ou do contrato com o acesso da coleção.',
  'Send the competent authority the periodic reports that the contract fixes.':
    'Enviar à autoridade competente os relatórios periódicos que o contrato fixa.',
  'Before the access, apply to the environment directorate for the authorisation of the Council of Ministers, and sign the benefit-sharing agreement.':
    'Antes do acesso, pedir à direção do meio ambiente a autorização do Conselho de Ministros, e assinar o acordo de repartição de benefícios.',
  'Find and keep the research protocol of the time.': 'Encontrar e guardar o protocolo de pesquisa da época.',
  'Before the work starts, get the research approval and the export permit.':
    'Antes do início do trabalho, obter a aprovação da pesquisa e a licença de exportação.',
  'Before the work starts, get the research approval, the consent of the land owners and the export permit.':
    'Antes do início do trabalho, obter a aprovação da pesquisa, o consentimento dos proprietários da terra e a licença de exportação.',
  'Before collecting in ancestral domains, get the consent of the indigenous peoples through the National Commission on Indigenous Peoples (NCIP).':
    'Antes da coleta em domínios ancestrais, obter o consentimento dos povos indígenas pela Comissão Nacional dos Povos Indígenas (NCIP).',
  'Before samples are exported or handed on, get the wildlife export permit and the agreement of the provider.':
    'Antes de exportar ou passar amostras adiante, obter a licença de exportação de vida silvestre e o acordo do provedor.',
  'Before the access, apply for the gratuitous permit together with a Philippine institution, and keep to non-commercial use.':
    'Antes do acesso, pedir a licença gratuita com uma instituição filipina, e limitar-se ao uso não comercial.',
  'Before the access, get the consent of the local and indigenous communities.':
    'Antes do acesso, obter o consentimento das comunidades locais e indígenas.',
  'Before the access, sign the bioprospecting undertaking with the environment or the agriculture department, and pay the fee and the royalties.':
    'Antes do acesso, assinar o compromisso de bioprospecção com o departamento de meio ambiente ou o de agricultura, e pagar a taxa e os royalties.',
  'Before the knowledge is used, run the consent procedure of the National Commission on Indigenous Peoples (NCIP).':
    'Antes do uso dos conhecimentos, seguir o procedimento de consentimento da Comissão Nacional dos Povos Indígenas (NCIP).',
  'Before the use, ask the Biodiversity Management Bureau or the Department of Agriculture in writing whether an undertaking is needed for the material of the collection.':
    'Antes do uso, perguntar por escrito ao escritório de gestão da biodiversidade ou ao departamento de agricultura se é necessário um compromisso para o material da coleção.',
  'Before the use, find the academic or commercial research agreement of the time and the certificates of consent.':
    'Antes do uso, encontrar o acordo de pesquisa acadêmica ou comercial da época e os certificados de consentimento.',
  'Find and keep the collecting permit of the time.': 'Encontrar e guardar a licença de coleta da época.',
  'Follow the transfer agreement of the holder, and keep it.':
    'Cumprir o termo de transferência do detentor, e guardá-lo.',
  'Before the access, ask the Biodiversity Directorate of the climate change ministry for consent or a no-objection, and agree terms with the provider.':
    'Antes do acesso, pedir à direção de biodiversidade do ministério das mudanças climáticas o consentimento ou uma não objeção, e acordar os termos com o provedor.',
  'Before collecting, get the scientific collecting permit of the Departamento de Recursos Naturales y Ambientales (DRNA), and federal permits where they apply.':
    'Antes da coleta, obter a licença de coleta científica do Departamento de Recursos Naturales y Ambientales (DRNA), e as licenças federais onde se aplicam.',
  'Before the use, ask the Departamento de Recursos Naturales y Ambientales (DRNA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Departamento de Recursos Naturales y Ambientales (DRNA) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, apply to the Regional Government of the Azores and accept the standard contract.':
    'Antes do acesso, apresentar o pedido ao Governo Regional dos Açores e aceitar o contrato-padrão.',
  'Before collecting or use, apply to the ministry in charge of natural resources for access, get prior informed consent and sign the agreement.':
    'Antes da coleta ou do uso, pedir o acesso ao ministério responsável pelos recursos naturais, obter o consentimento prévio informado e assinar o acordo.',
  'Before the use, ask the ministry in charge of natural resources, environment and tourism in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao ministério responsável pelos recursos naturais, pelo meio ambiente e pelo turismo se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the work in a state begins, get the permit of the government of each state.':
    'Antes do início do trabalho em um estado, obter a licença do governo de cada estado.',
  'Only if the work runs through the Palau International Coral Reef Center: hand in a preliminary report within six months, and copies of publications.':
    'Só se o trabalho passar pelo Palau International Coral Reef Center: entregar um relatório preliminar em seis meses, e cópias das publicações.',
  'Sixty days before the start, apply to the Division of Marine Resources for the national research permit.':
    'Sessenta dias antes do início, pedir a licença nacional de pesquisa à divisão de recursos marinhos.',
  'Before collecting, get the scientific collecting and export permit of the environment ministry (MADES), and ask it about terms.':
    'Antes da coleta, obter a licença de coleta científica e exportação do ministério do meio ambiente (MADES), e perguntar-lhe sobre os termos.',
  'Before the use, ask the Ministerio del Ambiente y Desarrollo Sostenible (MADES) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministerio del Ambiente y Desarrollo Sostenible (MADES) se as suas regras abrangem o caso, e arquivar a resposta.',
}
