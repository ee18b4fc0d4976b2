import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Ap. */
export const stepsAp: ContentTexts = {
  'Appeal a final notice on error of fact, law or unreasonableness.':
    'Recorrer de um aviso final por erro de fato ou de direito ou por falta de razoabilidade.',
  'Appeal to the minister (section 56(2) of the Ordinance) if refused.':
    'Se for recusado, recorrer ao ministro (seção 56(2) da Ordinance).',
  'Applicants for State research grants explain in the proposal how due diligence is met, where it applies.':
    'Quem pede subsídios estatais de pesquisa explica na proposta como se cumpre a devida diligência, onde ela se aplica.',
  'Apply alone or together with the cooperation approval.': 'Pedir em separado ou junto com a aprovação da cooperação.',
  'Apply and wait for the permit.': 'Fazer o pedido e esperar a licença.',
  'Apply anew when aim, scope, period, IP or sharing terms change.':
    'Pedir de novo quando mudarem a finalidade, o alcance, o período, a propriedade intelectual ou os termos de repartição.',
  'Apply at the embassy (or through the foreign ministry within the country) and show serious work in the field.':
    'Fazer o pedido na embaixada (ou, dentro do país, pelo ministério das relações exteriores) e mostrar um trabalho sério na área.',
  'Apply at the ministry with species, number and purpose.':
    'Fazer o pedido no ministério com a espécie, o número e a finalidade.',
  'Apply at the national office, the only place where permits are handled.':
    'Fazer o pedido no escritório nacional, o único lugar onde as licenças são tratadas.',
  'Apply at the regional office of the protected area.': 'Fazer o pedido no escritório regional da área protegida.',
  'Apply for a change when partner, aim, content or period changes.':
    'Pedir uma alteração quando mudarem o parceiro, a finalidade, o conteúdo ou o período.',
  'Apply for access to genetic resources and sign the contract.':
    'Pedir o acesso a recursos genéticos e assinar o contrato.',
  'Apply for an access authorisation or contract as soon as genetic resources or derivatives are used.':
    'Pedir uma autorização ou um contrato de acesso assim que forem usados recursos genéticos ou seus derivados.',
  'Apply for collecting and export licences if specimens are taken.':
    'Pedir as licenças de coleta e de exportação se forem retirados espécimes.',
  'Apply for consent and access authorisation with the project.':
    'Pedir o consentimento e a autorização de acesso com o projeto.',
  'Apply for prior informed consent.': 'Pedir o consentimento prévio informado.',
  'Apply for the authorisation for scientific collecting or hunting.':
    'Pedir a autorização de coleta ou caça científica.',
  'Apply for the authorisation for the act planned.': 'Pedir a autorização para o ato previsto.',
  'Apply for the CITES certificate or the ANLA No-CITES permit, or document the exemption.':
    'Pedir o certificado CITES ou a licença No CITES da ANLA, ou documentar a isenção.',
  'Apply for the collecting (research) permit well in advance, soils and genetic material included.':
    'Pedir com boa antecedência a licença de coleta (pesquisa), incluídos solos e material genético.',
  'Apply for the collecting permit for wild plants and animals.':
    'Pedir a licença de coleta de plantas e animais silvestres.',
  'Apply for the collection authority for minimal quantities.':
    'Pedir a autorização de coleta para quantidades mínimas.',
  'Apply for the export licence or CITES permit of CONAP.':
    'Pedir a licença de exportação ou a licença CITES do CONAP.',
  'Apply for the export permit (CITES certificate for listed species).':
    'Pedir a licença de exportação (certificado CITES para espécies listadas).',
  'Apply for the export permit where research goes on outside Sarawak.':
    'Pedir a licença de exportação se a pesquisa continuar fora de Sarawak.',
  'Apply for the export permit, and for CITES papers for listed species.':
    'Pedir a licença de exportação, e os documentos CITES para espécies listadas.',
  'Apply for the export permit.': 'Pedir a licença de exportação.',
  'Apply for the harvest, trading or export permit with proof of registration and the area of purchase.':
    'Pedir a licença de colheita, comércio ou exportação com a prova do registro e a área de compra.',
  'Apply for the licence and pay the fee and remuneration.': 'Pedir a licença e pagar a taxa e a remuneração.',
  'Apply for the licence under the Yukon Scientists and Explorers Act and consult the First Nations concerned.':
    'Pedir a licença segundo o Yukon Scientists and Explorers Act e consultar as Primeiras Nações envolvidas.',
  'Apply for the permit and agree on the sharing of benefits.': 'Pedir a licença e acordar a repartição de benefícios.',
  'Apply for the permit for scientific collecting of flora or fauna.':
    'Pedir a licença de coleta científica de flora ou fauna.',
  'Apply for the permit for the project.': 'Pedir a licença para o projeto.',
  'Apply for the permit on the announced form.': 'Pedir a licença no formulário publicado.',
  'Apply for the permit to take native fauna and flora, and for specially protected areas.':
    'Pedir a licença para retirar fauna e flora nativas, e para áreas especialmente protegidas.',
  'Apply for the permit under section 12 with consent and agreement.':
    'Pedir a licença da seção 12 com o consentimento e o acordo.',
  'Apply for the permit.': 'Pedir a licença.',
  'Apply for the permit; protected areas and wildlife have permits of their own.':
    'Pedir a licença; as áreas protegidas e a vida silvestre têm licenças próprias.',
  'Apply for the research permit.': 'Pedir a licença de pesquisa.',
  'Apply for the scientific or commercial collecting licence of the state.':
    'Pedir a licença de coleta científica ou comercial do estado.',
  'Apply for the Special Exemption Researcher/Academic visa at the nearest mission; it is mostly given for two months first.':
    'Pedir o visto Special Exemption Researcher/Academic na representação mais próxima; em geral ele é dado primeiro por dois meses.',
  'Apply in RIGMS.': 'Fazer o pedido no RIGMS.',
  'Apply in RPRS with the study proposal.': 'Fazer o pedido no RPRS com a proposta de estudo.',
  'Apply in the manner and with the fee set by rules (section 7).':
    'Fazer o pedido na forma e com a taxa fixadas em regulamento (seção 7).',
  'Apply in the portal and upload the documents, with the proof of payment as last page of the proposal.':
    'Pedir no portal e enviar os documentos, com o comprovante de pagamento como última página da proposta.',
  'Apply in the prescribed form with the consent.': 'Fazer o pedido na forma prescrita com o consentimento.',
  'Apply in the research portal of the ministry.': 'Fazer o pedido no portal de pesquisa do ministério.',
  'Apply in the same file for taking material out of China, if planned.':
    'Pedir no mesmo processo a saída de material da China, se prevista.',
  'Apply jointly with a South African partner if the applicant is foreign.':
    'Fazer o pedido em conjunto com um parceiro sul-africano se o requerente for estrangeiro.',
  'Apply on the ministry platform with the project and the Ecuadorian counterpart.':
    'Pedir na plataforma do ministério com o projeto e o parceiro equatoriano.',
  'Apply online for the research permit with the documents of the guideline and pay the fee (or ask for the free tariff).':
    'Pedir online a licença de pesquisa com os documentos do guia e pagar a taxa (ou pedir a tarifa gratuita).',
  'Apply online with form, curriculum vitae, proposal and photographs.':
    'Fazer o pedido online com o formulário, o currículo, a proposta e fotografias.',
  'Apply online with plan, ethics approval, management rules and facilities.':
    'Pedir online com o plano, a aprovação ética, as regras de gestão e as instalações.',
  'Apply the duties of record, keeping, passing on and notice in the same way (Art. 5).':
    'Aplicar do mesmo modo as obrigações de anotar, guardar, repassar e notificar (art. 5).',
  'Apply to ANPN for the entry authorisation.': 'Pedir à ANPN a autorização de entrada.',
  'Apply to CENAREST for the research permit; a commission there assesses projects in parks.':
    'Pedir ao CENAREST a licença de pesquisa; ali uma comissão avalia os projetos nos parques.',
  'Apply to it for the permit for research access, for use, or for taking material out of the country.':
    'Pedir-lhe a licença de acesso para pesquisa, de uso, ou de saída de material do país.',
  'Apply to its manager for the collecting permit and the entry permit.':
    'Pedir ao seu gestor a licença de coleta e a licença de entrada.',
  'Apply to MiAmbiente with the project and the consent of the provider or land owner.':
    'Apresentar o pedido à MiAmbiente com o projeto e o consentimento do provedor ou do dono da terra.',
  'Apply to MiAmbiente with the project and the consent of the provider.':
    'Apresentar o pedido à MiAmbiente com o projeto e o consentimento do provedor.',
  'Apply to MINRESI directly or through a partner at a Cameroonian university or research institution.':
    'Apresentar o pedido ao MINRESI, diretamente ou por meio de um parceiro em uma universidade ou instituição de pesquisa camaronesa.',
  'Apply to NITE with the proof of acquisition in Japan.':
    'Apresentar o pedido ao NITE com a prova de aquisição no Japão.',
  'Apply to ORSA, with CITES papers for listed species.':
    'Apresentar o pedido à ORSA, com os documentos CITES para espécies listadas.',
  'Apply to RCZ for a certificate for the planned date of shipment; ten shipments need ten certificates.':
    'Pedir ao RCZ um certificado para a data prevista da remessa; dez remessas precisam de dez certificados.',
  'Apply to SAG for the sanitary certificate, and for CITES papers for listed species.':
    'Pedir ao SAG o certificado sanitário, e os documentos CITES para espécies listadas.',
  'Apply to Syke or Luke and name the resource, the aim and the user.':
    'Apresentar o pedido ao Syke ou ao Luke nomeando o recurso, a finalidade e o usuário.',
  'Apply to TAGEM.': 'Apresentar o pedido ao TAGEM.',
  'Apply to the agency for prior consent.': 'Pedir à agência o consentimento prévio.',
  'Apply to the agency with the project.': 'Apresentar o pedido à agência com o projeto.',
  'Apply to the authority of the emirate and agree on benefit-sharing.':
    'Apresentar o pedido à autoridade do emirado e acordar a repartição de benefícios.',
  'Apply to the authority under article 34 of Act 57/1998 and Rules 234/1999.':
    'Apresentar o pedido à autoridade segundo o artigo 34 da lei 57/1998 e o regulamento 234/1999.',
  'Apply to the authority; for protected areas also to the Rwanda Development Board.':
    'Apresentar o pedido à autoridade; para áreas protegidas, também ao Rwanda Development Board.',
  'Apply to the biodiversity directorate of MARENA.': 'Apresentar o pedido à diretoria de biodiversidade do MARENA.',
  'Apply to the center for the licence.': 'Pedir a licença ao centro.',
  'Apply to the central authority for approval.': 'Pedir a aprovação da autoridade central.',
  'Apply to the Commission with evidence.': 'Apresentar o pedido à Comissão com as provas.',
  'Apply to the commission with species, numbers and purpose.':
    'Apresentar o pedido à comissão com a espécie, as quantidades e a finalidade.',
  'Apply to the competent department of the ministry.': 'Apresentar o pedido ao departamento competente do ministério.',
  'Apply to the directorate with the project, as a natural or legal person.':
    'Apresentar o pedido à diretoria com o projeto, como pessoa física ou jurídica.',
  'Apply to the institute at the same time with the form and attachments.':
    'Fazer ao mesmo tempo o pedido ao instituto com o formulário e os anexos.',
  'Apply to the ministry and wait for the permission before moving material.':
    'Apresentar o pedido ao ministério e esperar a permissão antes de transportar material.',
  'Apply to the ministry for the national research permit.': 'Pedir ao ministério a licença nacional de pesquisa.',
  'Apply to the Ministry of Environment.': 'Apresentar o pedido ao Ministério do Meio Ambiente.',
  'Apply to the ministry with consent and terms and wait for the access permit.':
    'Pedir ao ministério com o consentimento e os termos e esperar a licença de acesso.',
  'Apply to the ministry with the Annex I data.': 'Apresentar o pedido ao ministério com os dados do anexo I.',
  'Apply to the ministry, which asks the nature institute for an opinion.':
    'Apresentar o pedido ao ministério, que pede um parecer ao instituto da natureza.',
  'Apply to the ministry.': 'Pedir ao ministério.',
  'Apply to the national environment authority with these papers and the project.':
    'Apresentar o pedido à autoridade ambiental nacional com estes documentos e o projeto.',
  'Apply to the province (20 working days), then the ministry (20 working days plus assessment).':
    'Pedir à província (20 dias úteis) e depois ao ministério (20 dias úteis mais a análise técnica).',
  'Apply to the provincial authority, which reviews within 20 working days and passes the file on.':
    'Pedir à autoridade provincial, que analisa em 20 dias úteis e encaminha o processo.',
  'Apply to the provincial forestry authority with the State benefit-sharing plan.':
    'Pedir à autoridade florestal provincial com o plano de repartição de benefícios com o Estado.',
  'Apply to the same authority for the export permit under its sector rules (CITES papers for listed species).':
    'Pedir à mesma autoridade a licença de exportação segundo as suas regras setoriais (documentos CITES para espécies listadas).',
  'Apply to the secretary of the department for the permit.': 'Pedir a licença ao secretário do departamento.',
  'Apply under section 15 and wait for the permit under section 16.':
    'Pedir segundo a seção 15 e esperar a licença da seção 16.',
  'Apply under section 7 with the fee set by rules.':
    'Fazer o pedido segundo a seção 7 com a taxa fixada em regulamento.',
  'Apply under the cultural research policy.': 'Fazer o pedido segundo a política de pesquisa cultural.',
  'Apply under the Marine Scientific Research Guidelines 2021 and pay the fee.':
    'Fazer o pedido segundo as Marine Scientific Research Guidelines 2021 e pagar a taxa.',
  'Apply with a copy of the agreed terms.': 'Fazer o pedido com uma cópia dos termos acordados.',
  'Apply with aim, resources, place and partners.':
    'Fazer o pedido com a finalidade, os recursos, o lugar e os parceiros.',
  'Apply with plan, area, species and quantity, normally with a Korean partner.':
    'Fazer o pedido com o plano, a área, a espécie e a quantidade, normalmente com um parceiro coreano.',
  'Apply with project and material.': 'Fazer o pedido com o projeto e o material.',
  'Apply with proof that Arts. 3 to 5 and 8 are met and that exchanges are traceable.':
    'Fazer o pedido com a prova de que os arts. 3 a 5 e 8 são cumpridos e de que as trocas são rastreáveis.',
  'Apply with species, quantity, use and recipient.':
    'Fazer o pedido com a espécie, a quantidade, o uso e o destinatário.',
  'Apply with the description of applicant, abilities, earlier work and planned research.':
    'Fazer o pedido com a descrição do requerente, da sua capacidade, dos trabalhos anteriores e da pesquisa prevista.',
  'Apply with the elements named in the act.': 'Fazer o pedido com os elementos que a lei nomeia.',
  'Apply with the form and the fee; add a certified copy of the return ticket for stays under 12 months.':
    'Fazer o pedido com o formulário e a taxa; acrescentar uma cópia autenticada da passagem de volta para estadas de menos de 12 meses.',
  'Apply with the organisms and places; get written consent of land owners and of the manager of a protected area.':
    'Fazer o pedido com os organismos e os lugares; obter o consentimento escrito dos donos das terras e do gestor da área protegida.',
  'Apply with the research plan, CV of the principal investigator and list of researchers.':
    'Pedir com o plano de pesquisa, o CV do pesquisador principal e a lista de pesquisadores.',
  'Apply with the research project and a Chilean counterpart.':
    'Fazer o pedido com o projeto de pesquisa e um parceiro chileno.',
  'Apply with the research proposal.': 'Fazer o pedido com a proposta de pesquisa.',
  'Apply; the licensing authority weighs the benefits and how the community can share in them.':
    'Fazer o pedido; a autoridade licenciadora pondera os benefícios e como a comunidade pode participar deles.',
  'Apply; the management group examines the request.': 'Fazer o pedido; o grupo de gestão o analisa.',
  'Appoint an agent if needed (a legal practitioner, patent agent or trade mark agent).':
    'Nomear, se preciso, um representante (advogado, agente de patentes ou agente de marcas).',
}
