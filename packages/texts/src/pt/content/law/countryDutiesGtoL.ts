import type { ContentTexts } from '../../../content.ts'

/** Duties of single countries whose codes begin with G to L. */
export const countryDutiesGtoL: ContentTexts = {
  'Before the access, get research authorisation, prior consent and agreed terms from the parks agency (ANPN).':
    'Antes do acesso, obter da agência de parques (ANPN) a autorização de pesquisa, o consentimento prévio e os termos acordados.',
  'Before the use, ask the Ministry of Environmental Protection and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério da Proteção do Meio Ambiente e da Agricultura se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the material is received, sign the transfer agreement and the terms of the national genebank (CSIR-PGRRI).':
    'Antes de receber o material, assinar o termo de transferência e as condições do banco nacional de germoplasma (CSIR-PGRRI).',
  'Before the access, apply to the Government of Greenland for the licence.':
    'Antes do acesso, pedir a licença ao Governo da Groenlândia.',
  'Before the use, negotiate the benefit-sharing agreement with the Government of Greenland.':
    'Antes do uso, negociar o acordo de repartição de benefícios com o Governo da Groenlândia.',
  'Report to the Government of Greenland as the licence says, and share publications.':
    'Prestar contas ao Governo da Groenlândia como diz a licença, e compartilhar as publicações.',
  'Before the use, ask the Department of Parks and Wildlife Management (DPWM) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de gestão de parques e vida silvestre (DPWM) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before commercial use, agree in writing with the holder how a profit is shared.':
    'Antes do uso comercial, acordar por escrito com o detentor como um ganho é repartido.',
  'Before the knowledge is used, get the documented consent of its holders.':
    'Antes do uso dos conhecimentos, obter o consentimento documentado dos seus detentores.',
  'Record when and from whom the recipe or knowledge came and whether consent was given, and name the source in publications.':
    'Registrar quando e de quem veio a receita ou o conhecimento e se o consentimento foi dado, e indicar a fonte nas publicações.',
  'Before the access, ask the biodiversity directorate of the environment ministry in writing whether consent is needed, and get the collecting permit.':
    'Antes do acesso, perguntar por escrito à direção de biodiversidade do ministério do meio ambiente se é necessário consentimento, e obter a licença de coleta.',
  '60 to 90 days before the work, apply online to the Government of South Georgia and the South Sandwich Islands for the regulated activity permit.':
    'De 60 a 90 dias antes do trabalho, pedir pela internet ao Governo da Geórgia do Sul e das Ilhas Sandwich do Sul a licença de atividade regulada.',
  'Before the use, ask the Government of South Georgia and the South Sandwich Islands (GSGSSI) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Governo da Geórgia do Sul e das Ilhas Sandwich do Sul (GSGSSI) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'On export, complete the declaration of exported material and return it to the Commissioner.':
    'Na exportação, preencher a declaração de material exportado e devolvê-la ao comissário.',
  'Before the access, get the research and collecting licence of the council of protected areas (CONAP) and, for commercial purposes, its consent and agreed terms.':
    'Antes do acesso, obter a licença de pesquisa e coleta do conselho de áreas protegidas (CONAP) e, para fins comerciais, o seu consentimento e os termos acordados.',
  'Before the use, ask the Ministry of Environment and Biodiversity in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério do Meio Ambiente e da Biodiversidade se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'After the research, hand the report and the publications to the village council.':
    'Após a pesquisa, entregar o relatório e as publicações ao conselho da aldeia.',
  'Before collecting, get the biodiversity research permit of the Environmental Protection Agency (EPA) and, for samples, its export permission.':
    'Antes da coleta, obter a licença de pesquisa em biodiversidade da agência de proteção ambiental (EPA) e, para amostras, a sua permissão de exportação.',
  'Before entering Amerindian land, or doing research there or on knowledge of the village, get the permission of the village council.':
    'Antes de entrar em terra ameríndia, ou de pesquisar ali ou sobre conhecimentos da aldeia, obter a permissão do conselho da aldeia.',
  'Before the use, agree terms with the Environmental Protection Agency (EPA) and with the communities, keep to the permit, and ask again for a new purpose or for commercial use.':
    'Antes do uso, acordar os termos com a agência de proteção ambiental (EPA) e com as comunidades, manter-se na licença, e pedir de novo para uma nova finalidade ou para uso comercial.',
  'Before the use, ask the Environmental Protection Agency (EPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à agência de proteção ambiental (EPA) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before collecting, apply to the Agriculture, Fisheries and Conservation Department (AFCD) for the permit that fits place and species.':
    'Antes da coleta, pedir ao departamento de agricultura, pesca e conservação (AFCD) a licença que cabe ao lugar e à espécie.',
  'Before the use, ask the Agriculture, Fisheries and Conservation Department (AFCD) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de agricultura, pesca e conservação (AFCD) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before collecting, get the collecting permit of the forest and wildlife institute (ICF).':
    'Antes da coleta, obter a licença de coleta do instituto florestal e de vida silvestre (ICF).',
  'Before collecting, check the list of strictly protected species and the map of protected areas.':
    'Antes da coleta, verificar a lista de espécies estritamente protegidas e o mapa de áreas protegidas.',
  'Before the access, apply to the nature protection directorate for the permit.':
    'Antes do acesso, pedir a licença à direção de proteção da natureza.',
  'Follow the transfer clause of the permit.': 'Cumprir a cláusula de transferência da licença.',
  'Before data are used or deposited, have permit and agreement cover it.':
    'Antes de usar ou depositar dados, fazer com que a licença e o acordo o abranjam.',
  'Before samples leave, get the approved transfer agreement and the export papers of the research agency (BRIN) or the ministry concerned.':
    'Antes que as amostras partam, obter o termo de transferência aprovado e os documentos de exportação da agência de pesquisa (BRIN) ou do ministério competente.',
  'Before the access, apply to the Ministry of Agriculture for the permit.':
    'Antes do acesso, pedir a licença ao Ministério da Agricultura.',
  'Before the access, apply to the Ministry of Forestry for the access permit, together with an Indonesian partner.':
    'Antes do acesso, pedir a autorização de acesso ao Ministério das Florestas, com um parceiro indonésio.',
  'Before the access, get the consent of the provider (for knowledge, of the community) and sign a benefit-sharing agreement.':
    'Antes do acesso, obter o consentimento do provedor (para conhecimentos, da comunidade) e assinar um acordo de repartição de benefícios.',
  'Before the knowledge is used, get the consent of the community and agree terms with it.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e acordar os termos com ela.',
  'Find and keep the foreign research permit, the specimen transport permit and the transfer agreement of the time.':
    'Encontrar e guardar a licença de pesquisa para estrangeiros, a licença de transporte de espécimes e o termo de transferência da época.',
  'Before the access, get the collecting permit of the Nature and Parks Authority and the agreement of the supplier.':
    'Antes do acesso, obter a licença de coleta da autoridade da natureza e dos parques e o acordo do fornecedor.',
  'Before the use, ask the Department of Environment, Food and Agriculture in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de meio ambiente, alimentação e agricultura se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Only if the species or the area is protected: get a licence under the Wildlife Act 1990 from the Department of Environment, Food and Agriculture before collecting.':
    'Só se a espécie ou a área for protegida: obter uma licença segundo o Wildlife Act 1990 do departamento de meio ambiente, alimentação e agricultura antes da coleta.',
  'After the annual statement, pay the share that follows from the turnover to the State Board.':
    'Após a declaração anual, pagar ao conselho estadual a parte que resulta do faturamento.',
  'Before results or accessed material go to a foreign party or a third person, apply to the National Biodiversity Authority; publication and projects under section 5 are exempt.':
    'Antes que resultados ou material obtido vão para uma parte estrangeira ou um terceiro, apresentar o pedido à autoridade nacional da biodiversidade; a publicação e os projetos do artigo 5 são isentos.',
  'Before the access, apply to the National Biodiversity Authority (Form 1 for research or survey, Form 2 for commercial use under the 2024 Rules) and sign the benefit-sharing agreement.':
    'Antes do acesso, apresentar o pedido à autoridade nacional da biodiversidade (formulário 1 para pesquisa ou levantamento, formulário 2 para uso comercial segundo as regras de 2024) e assinar o acordo de repartição de benefícios.',
  'Before the commercial use, file the intimation with the State Biodiversity Board (Form B under the 2025 Regulations), pay the fee and accept the terms.':
    'Antes do uso comercial, apresentar o aviso ao conselho estadual da biodiversidade (formulário B segundo o regulamento de 2025), pagar a taxa e aceitar os termos.',
  'Before the data are used, apply to the National Biodiversity Authority as for material, naming the database and accession numbers.':
    'Antes do uso dos dados, apresentar o pedido à autoridade nacional da biodiversidade como para o material, indicando o banco de dados e os números de acesso.',
  'Before the right is granted, get the approval of, or registration with, the National Biodiversity Authority, agree terms of commercialisation, and disclose source and origin in the specification.':
    'Antes da concessão do direito, obter a aprovação da autoridade nacional da biodiversidade ou registrar-se nela, acordar os termos da comercialização, e divulgar a fonte e a origem no relatório descritivo.',
  'Before the right is granted, register with the National Biodiversity Authority, and get its approval before commercialisation.':
    'Antes da concessão do direito, registrar-se na autoridade nacional da biodiversidade, e obter a sua aprovação antes da comercialização.',
  'Keep proof of the date of obtaining the material and of its lawful export at that time.':
    'Guardar prova da data em que o material foi obtido e da sua exportação legal naquele momento.',
  'Only if a novel microbial strain is to be deposited in a foreign repository: notify the National Biodiversity Authority before the deposit (2025 Regulations).':
    'Só se uma nova linhagem microbiana for depositada em um depositário estrangeiro: notificar a autoridade nacional da biodiversidade antes do depósito (regulamento de 2025).',
  'Only if turnover is above 1 crore rupees: send the yearly statement of the resources used to the National Biodiversity Authority or the State Board (from April 2025).':
    'Só se o faturamento for superior a 1 crore de rupias: enviar a declaração anual dos recursos usados à autoridade nacional da biodiversidade ou ao conselho estadual (desde abril de 2025).',
  'Record whether the extract still allows the plant part to be recognised or separated.':
    'Registrar se o extrato ainda permite reconhecer ou separar a parte da planta.',
  'Before access, use or export, get the permit of the custodian body: the Ministry of Agriculture Jihad for farm, forest, range and fisheries resources, the Department of Environment for wildlife.':
    'Antes do acesso, do uso ou da exportação, obter a licença do órgão guardião: o Ministério da Agricultura Jihad para recursos de criação e cultivo, florestas, pastagens e pesca, o Departamento do Meio Ambiente para a vida silvestre.',
  'Before the knowledge is used, get the documented consent of the community and the answer of the custodian body.':
    'Antes do uso dos conhecimentos, obter o consentimento documentado da comunidade e a resposta do órgão guardião.',
  'Before the use, ask the Ministry of Health and Medical Education in writing whether a permit is needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao Ministério da Saúde e do Ensino Médico se é necessária uma licença, e arquivar a resposta.',
  'Before the use, ask the custodian body (Ministry of Agriculture Jihad, Department of Environment for wildlife) in writing whether a permit, consent or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao órgão guardião (Ministério da Agricultura Jihad; para vida silvestre, Departamento do Meio Ambiente) se são necessários licença, consentimento ou termos, e arquivar a resposta.',
  'Before sampling, agree with the owner of the land, to whom ground resources belong.':
    'Antes da amostragem, acordar com o proprietário da terra, a quem pertencem os recursos do solo.',
  'Before sampling, research or use, get the licence of the Environment and Energy Agency (Umhverfis- og orkustofnun) for micro-organisms of geothermal areas.':
    'Antes da amostragem, da pesquisa ou do uso, obter a licença da agência de meio ambiente e energia (Umhverfis- og orkustofnun) para microrganismos de áreas geotérmicas.',
  'Before the use, ask the Environment and Energy Agency (Umhverfis- og orkustofnun, formerly Orkustofnun) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à agência de meio ambiente e energia (Umhverfis- og orkustofnun, antes Orkustofnun) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'After the research, hand the National Environment and Planning Agency (NEPA) an interim and a final report and copies of publications; fisheries and forestry get copies for their areas.':
    'Após a pesquisa, entregar à agência nacional de meio ambiente e planejamento (NEPA) um relatório provisório, um final e cópias das publicações; pesca e florestas recebem cópias para as suas áreas.',
  'Before collecting, apply to the National Environment and Planning Agency (NEPA) for wildlife research permission, and wait for it.':
    'Antes da coleta, pedir à agência nacional de meio ambiente e planejamento (NEPA) a permissão de pesquisa em vida silvestre, e esperá-la.',
  'Before live animals leave, sign the breeding loan agreement with the National Environment and Planning Agency (NEPA), and follow it.':
    'Antes que animais vivos partam, assinar com a agência nacional de meio ambiente e planejamento (NEPA) o acordo de empréstimo para reprodução, e cumpri-lo.',
  'Before the use, ask the National Environment and Planning Agency (NEPA) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à agência nacional de meio ambiente e planejamento (NEPA) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, apply to the Ministry of Environment and agree terms.':
    'Antes do acesso, apresentar o pedido ao Ministério do Meio Ambiente e acordar os termos.',
  'Before the access, get the consent of the owner and the permits for protected areas and species, and follow the terms of the provider.':
    'Antes do acesso, obter o consentimento do proprietário e as licenças para áreas e espécies protegidas, e cumprir os termos do provedor.',
  "Before the use, check plant breeders' rights and the agreement of the gene bank (NARO).":
    'Antes do uso, verificar os direitos de obtentor e o acordo do banco de germoplasma (NARO).',
  'Before anything leaves Kenya, sign the material transfer agreement.':
    'Antes que algo deixe o Quênia, assinar o termo de transferência de material.',
  'Before filing, check that the agreement allows it and names co-ownership.':
    'Antes do depósito, verificar se o acordo o permite e prevê a cotitularidade.',
  'Before research on wildlife or in its habitats, get the wildlife research permit of the Wildlife Research and Training Institute (WRTI) on its portal.':
    'Antes da pesquisa sobre a vida silvestre ou nos seus habitats, obter a licença de pesquisa do instituto de pesquisa e formação (WRTI) no seu portal.',
  'Before samples leave, add the phytosanitary or veterinary papers of the plant health service (KEPHIS) and, for listed species, the CITES papers.':
    'Antes que as amostras partam, juntar os documentos fitossanitários ou veterinários do serviço fitossanitário (KEPHIS) e, para as espécies listadas, os documentos da CITES.',
  'Before the access, agree terms with the Kenya Wildlife Service and the community.':
    'Antes do acesso, acordar os termos com o Kenya Wildlife Service e a comunidade.',
  'Before the access, apply to the National Environment Management Authority (NEMA) for the access permit, with proof of consent and research clearance.':
    'Antes do acesso, pedir a autorização de acesso à autoridade nacional de gestão ambiental (NEMA), com prova do consentimento e da autorização de pesquisa.',
  'Before the access, get the written prior informed consent of the lead agency or community.':
    'Antes do acesso, obter o consentimento prévio informado por escrito do órgão responsável ou da comunidade.',
  'Before the access, get the written prior informed consent of the lead agency, land owner or community.':
    'Antes do acesso, obter o consentimento prévio informado por escrito do órgão responsável, do proprietário da terra ou da comunidade.',
  'Before the knowledge is used, get the consent of the community and sign the agreement with it.':
    'Antes do uso dos conhecimentos, obter o consentimento da comunidade e assinar o acordo com ela.',
  'Before the use, ask the National Environment Management Authority (NEMA) in writing whether its rules cover the case, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade nacional de gestão ambiental (NEMA) se as suas regras abrangem o caso, e arquivar a resposta.',
  'Before the work starts, get the research licence of the science commission (NACOSTI); foreigners need a Kenyan partner.':
    'Antes do início do trabalho, obter a licença de pesquisa da comissão de ciência (NACOSTI); estrangeiros precisam de um parceiro queniano.',
  'Find and keep the research clearance, the permits of the wildlife service or the museums, and any agreement of the time.':
    'Encontrar e guardar a autorização de pesquisa, as licenças do serviço de fauna ou dos museus, e qualquer acordo da época.',
  'Only if rights that rest on the knowledge are to be transferred: get the approval of the Cabinet Secretary responsible for intellectual property beforehand.':
    'Só se direitos que se baseiam nos conhecimentos forem transferidos: obter antes a aprovação do secretário de gabinete responsável pela propriedade intelectual.',
  'Share monetary and non-monetary benefits as agreed, involve Kenyan citizens and institutions, deposit duplicates and report to the National Environment Management Authority (NEMA).':
    'Repartir os benefícios monetários e não monetários como acordado, envolver cidadãos e instituições do Quênia, depositar duplicatas e prestar contas à autoridade nacional de gestão ambiental (NEMA).',
  'Within 30 days after the agreement on the knowledge takes effect, send it signed to the Cabinet Secretary responsible for intellectual property for the register.':
    'Em até 30 dias após o acordo sobre os conhecimentos produzir efeito, enviá-lo assinado, para o registro, ao secretário de gabinete responsável pela propriedade intelectual.',
  'Before the access, ask the environment ministry for consent or a no-objection, and agree terms.':
    'Antes do acesso, pedir ao ministério do meio ambiente o consentimento ou uma não objeção, e acordar os termos.',
  'Before the access, ask the Ministry of Environment for consent and agree terms.':
    'Antes do acesso, pedir o consentimento ao Ministério do Meio Ambiente e acordar os termos.',
  'Before collecting, export or use, ask the Environment and Conservation Division for permission and terms.':
    'Antes da coleta, da exportação ou do uso, pedir permissão e termos à divisão de meio ambiente e conservação.',
  'Before the use, ask the Environment and Conservation Division in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à divisão de meio ambiente e conservação se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  "Before a new use, ask the environment directorate (Direction Générale de l'Environnement et des Forêts, DGEF) whether later consent is expected, and file the answer.":
    "Antes de um novo uso, perguntar à direção do meio ambiente (Direction Générale de l'Environnement et des Forêts, DGEF) se é esperado um consentimento posterior, e arquivar a resposta.",
  'Before filing, check that the contract allows it, and keep proof of consent.':
    'Antes do depósito, verificar se o contrato o permite, e guardar a prova do consentimento.',
  "Before the access, apply to the environment directorate (Direction Générale de l'Environnement et des Forêts, DGEF) for its consent.":
    "Antes do acesso, pedir o consentimento à direção do meio ambiente (Direction Générale de l'Environnement et des Forêts, DGEF).",
  'Before the material is passed on, get written consent to the transfer from the provider, and hand on the terms of the contract.':
    'Antes de passar o material adiante, obter do provedor o consentimento escrito para a transferência, e transmitir os termos do contrato.',
  'Before the use, negotiate and sign a contract with the provider on the use and on the sharing of benefits.':
    'Antes do uso, negociar e assinar com o provedor um contrato sobre o uso e a repartição de benefícios.',
  'Before collecting, export or use, ask the Department of Environment for consent and terms.':
    'Antes da coleta, da exportação ou do uso, pedir o consentimento e os termos ao departamento de meio ambiente.',
  'Before any contact, payment or transfer, ask legal to check the sanctions.':
    'Antes de qualquer contato, pagamento ou transferência, pedir ao jurídico que verifique as sanções.',
  'Before the use, ask the National Coordinating Committee for the Environment (NCCE) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao comitê nacional de coordenação para o meio ambiente (NCCE) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, get the permission or export approval of the Ministry of Oceans and Fisheries or the Ministry of Environment.':
    'Antes do acesso, obter a permissão ou a aprovação de exportação do Ministério dos Oceanos e da Pesca ou do Ministério do Meio Ambiente.',
  'Before the access, report it to the ministry in charge of the resource, and ask for the acknowledgement.':
    'Antes do acesso, comunicá-lo ao ministério responsável pelo recurso, e pedir o recibo.',
  'Before the use, conclude a benefit-sharing agreement with the provider.':
    'Antes do uso, celebrar um acordo de repartição de benefícios com o provedor.',
  'Find and keep the export approvals for listed taxa.':
    'Encontrar e guardar as aprovações de exportação dos táxons listados.',
  'Before the use, ask the Environment Public Authority in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à autoridade pública do meio ambiente se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the research, apply to the Department of Environment for permission and for the permits under the National Conservation Act.':
    'Antes da pesquisa, pedir ao departamento de meio ambiente a permissão e as licenças segundo o National Conservation Act.',
  'Before the access, ask the Forestry and Wildlife Committee how the rules on the gene pool apply, and get the collecting and export permits.':
    'Antes do acesso, perguntar ao Comitê de Florestas e Vida Silvestre como se aplicam as regras sobre o patrimônio genético, e obter as licenças de coleta e exportação.',
  'Before the access, apply to the benefit-sharing office of the science ministry and sign the agreements with provider and authority.':
    'Antes do acesso, apresentar o pedido ao escritório de repartição de benefícios do ministério da ciência e assinar os acordos com o provedor e a autoridade.',
  'Before collecting or export, ask the Department of Sustainable Development for the research permit and terms.':
    'Antes da coleta ou da exportação, pedir ao departamento de desenvolvimento sustentável a licença de pesquisa e os termos.',
  'Before the use, ask the Department of Sustainable Development in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de desenvolvimento sustentável se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
  'Before the access, get the permit of the wildlife or the forest department, with a Sri Lankan partner and a transfer agreement.':
    'Antes do acesso, obter a licença do departamento de vida silvestre ou do departamento florestal, com um parceiro do Sri Lanka e um termo de transferência.',
  'Before the use, ask the Environmental Protection Agency of Liberia (EPA) in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito à agência de proteção ambiental da Libéria (EPA) se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the use, ask the Department of Environment in writing whether consent and agreed terms are needed for the material and the use, and file the answer.':
    'Antes do uso, perguntar por escrito ao departamento de meio ambiente se o material e o uso precisam de consentimento e termos acordados, e arquivar a resposta.',
  'Before the material is received, ask the plant gene bank at the State Forest Service for the terms of use and sign its agreement.':
    'Antes de receber o material, perguntar ao banco de germoplasma vegetal do serviço florestal do Estado as condições de uso e assinar o seu termo.',
  'Before the use, ask the Nature Conservation Agency (Dabas aizsardzības pārvalde) in writing whether consent, notification or terms are needed for it, and file the answer.':
    'Antes do uso, perguntar por escrito à agência de conservação da natureza (Dabas aizsardzības pārvalde) se o uso precisa de consentimento, notificação ou termos, e arquivar a resposta.',
}
