import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Gi to J. */
export const stepsGiToJ: ContentTexts = {
  'Give access only after the report is registered.': 'Dar acesso só depois que o informe estiver registrado.',
  'Give all information asked under BGBl. I 36/2019.': 'Dar todas as informações pedidas com base no BGBl. I 36/2019.',
  'Give every provider a copy of the statutory declaration and attach it to the application.':
    'Dar a cada um uma cópia da declaração formal (statutory declaration) e anexá-la ao pedido.',
  'Give evidence on request.': 'Dar provas a pedido.',
  'Give evidence when asked.': 'Dar provas quando pedidas.',
  'Give further facts within the time the ministry sets.': 'Dar mais dados no prazo fixado pelo ministério.',
  'Give information and help; do not mislead.': 'Dar informações e ajuda; não induzir a erro.',
  'Give particulars of the applicant, the accountable person, collaborators, export and VAT registration.':
    'Dar os dados do requerente, da pessoa responsável e dos colaboradores, e o registro de exportação e de IVA.',
  'Give the approval to the Indian Patent Office.': 'Entregar a aprovação ao Escritório Indiano de Patentes.',
  'Give the data below.': 'Dar os dados abaixo.',
  'Give the department a copy of the report with the data.':
    'Entregar ao departamento uma cópia do relatório com os dados.',
  'Give the identifier if there is one.': 'Dar o identificador se houver.',
  'Give the information asked.': 'Dar as informações pedidas.',
  'Give the institution the data for SisGen; it makes the registration, the foreign company stays bound by the law.':
    'Dar à instituição os dados para o SisGen; ela faz o cadastro, e a empresa estrangeira continua obrigada pela lei.',
  'Give the permits unit a copy of the report at the end.':
    'Entregar no fim uma cópia do relatório à unidade de licenças.',
  'Give the proof to the authority that approves or is notified of the product: without it the application is not processed.':
    'Entregar a prova à autoridade que aprova o produto ou recebe a sua notificação: sem ela o pedido não é processado.',
  'Give the proof to the funder: the last payment is not made without it.':
    'Entregar a prova ao financiador: sem ela o último pagamento não é feito.',
  'Give the proof to the Spanish patent office with the application; a missing one does not stop or void the patent.':
    'Entregar a prova ao escritório espanhol de patentes com o pedido; se faltar, a patente não é suspensa nem anulada.',
  'Give the reference to the patent office INPI when results are protected.':
    'Dar a referência ao escritório de patentes INPI quando resultados forem protegidos.',
  'Give the registration certificate to the patent office.':
    'Entregar o certificado de registro ao escritório de patentes.',
  'Go through the ministries to the villages that own the land or fishing ground.':
    'Chegar por meio dos ministérios às aldeias donas da terra ou da área de pesca.',
  'Go to the department and be sent to the responsible officer.':
    'Ir ao departamento, que encaminha ao servidor responsável.',
  'Greenland has rules of its own.': 'A Groenlândia tem as suas próprias regras.',
  'Hand in a complete exploration application with resources, places and time schedule.':
    'Entregar um pedido de exploração completo com os recursos, os lugares e o cronograma.',
  'Hand in or post the form with the proposal.': 'Entregar ou enviar pelo correio o formulário com a proposta.',
  'Hand in the access application form at the focal point.':
    'Entregar o formulário de pedido de acesso no ponto focal.',
  'Hand in the application with consent and agreements to the ABS office.':
    'Entregar o pedido com o consentimento e os acordos no escritório de ABS.',
  'Hand in the application with the ABS contract and the names of the Malawian researchers.':
    'Entregar o pedido com o contrato de ABS e os nomes dos pesquisadores malauianos.',
  'Hand in the biodiscovery plan for approval.':
    'Entregar o plano de biodescoberta (biodiscovery plan) para aprovação.',
  'Hand in the complete file and wait for the decision.': 'Entregar o processo completo e esperar a decisão.',
  'Hand in the complete file; incomplete ones are not treated.':
    'Entregar o processo completo; os incompletos não são tratados.',
  'Hand in the contract and a copy of the confirmation of registration.':
    'Entregar o contrato e uma cópia da confirmação do registro.',
  'Hand in the form at the office, by post or online.': 'Entregar o formulário na repartição, pelo correio ou online.',
  'Hand in the mission report at the end.': 'Entregar no fim o relatório da missão.',
  'Hand in the report-back within one month after the season, that is by the end of November.':
    'Entregar o relatório (report-back) em um mês após a temporada, isto é, até o fim de novembro.',
  'Hand it in at the ministry and keep the register number for customs and quarantine.':
    'Entregá-lo no ministério e guardar o número de registro para a alfândega e a quarentena.',
  'Hand over authorisation and terms.': 'Entregar a autorização e os termos.',
  'Hand over receipt or authorisation with the terms.': 'Entregar o recibo ou a autorização com os termos.',
  'Hand over the certificate and the relevant content of the terms, or the full information set.':
    'Entregar o certificado e o conteúdo pertinente dos termos, ou o conjunto completo de informações.',
  'Hand over the report and any publication that uses the research.':
    'Entregar o relatório e toda publicação que use a pesquisa.',
  'Hand the access contract number to customs (SUNAT) and to the sanitary authority: both ask for it before they clear genetic material.':
    'Entregar o número do contrato de acesso à alfândega (SUNAT) e à autoridade sanitária: ambas o pedem antes de liberar material genético.',
  'Hand the authorisation or the receipt with its duties to the new user.':
    'Entregar ao novo usuário a autorização ou o recibo com as suas obrigações.',
  'Hand the certificate to the authority of the country of use.': 'Entregar o certificado à autoridade do país de uso.',
  'Hand the declaration to the body that granted the money; it informs the Clearing-House side.':
    'Entregar a declaração ao órgão que concedeu o dinheiro; ele informa o ABSCH.',
  'Have all parties sign.': 'Fazer todas as partes assinarem.',
  'Have an addition approved if not.': 'Se não, fazer aprovar um acréscimo.',
  'Have area, resource and dates entered in the permit.': 'Fazer constar na licença a área, o recurso e as datas.',
  'Have holders, applicant and State sign the annex to the access contract.':
    'Fazer os detentores, o requerente e o Estado assinarem o anexo ao contrato de acesso.',
  'Have it approved and get the export papers (CITES or species permit, quarantine).':
    'Fazê-lo aprovar e obter os documentos de exportação (licença CITES ou de espécie, quarentena).',
  'Have legal confirm that the user falls under section 3(2) (foreign or foreign-controlled).':
    'Fazer o jurídico confirmar que o usuário se enquadra na seção 3(2) (estrangeiro ou sob controle estrangeiro).',
  'Have somebody sign who may bind the institution.': 'Fazer assinar alguém que possa vincular a instituição.',
  "Have the consent given in a consultation under the community's own rules.":
    'Fazer o consentimento ser dado em uma consulta segundo as regras próprias da comunidade.',
  'Have the consent of the provider and a benefit-sharing proposal ready (not verified in a source).':
    'Ter prontos o consentimento do provedor e uma proposta de repartição de benefícios (não verificado em uma fonte).',
  'Have the draft validated and the final contract approved by the minister.':
    'Fazer validar a minuta e fazer aprovar o contrato final pelo ministro.',
  'Have the grower enter the cultivation in the books kept for it.':
    'Fazer o produtor inscrever o cultivo nos livros mantidos para isso.',
  'Have the holder of the knowledge identified under the rule.':
    'Fazer identificar o detentor do conhecimento segundo a regra.',
  'Have the recipient apply for its own permit unless the authority decides otherwise.':
    'Fazer o destinatário pedir a sua própria licença, salvo se a autoridade decidir de outra forma.',
  'Have the research institution abroad give a letter that it will keep the agreed duties.':
    'Fazer a instituição de pesquisa no exterior dar uma carta de que cumprirá as obrigações acordadas.',
  'Have the resource entered in the register and database before export, since border control asks for it.':
    'Fazer inscrever o recurso no registro e no banco de dados antes da exportação, porque o controle de fronteira o pede.',
  'Have the responsible person create a SisGen user and have the link to the institution or company (CNPJ) approved by its legal representative.':
    'Fazer a pessoa responsável criar um usuário no SisGen e o representante legal aprovar o vínculo com a instituição ou empresa (CNPJ).',
  'Have the samples inspected, pay the fees and get the permit.':
    'Fazer inspecionar as amostras, pagar as taxas e obter a licença.',
  'Have the technical person responsible for the contract file the request: nobody else may act for it.':
    'Fazer o responsável técnico do contrato apresentar o pedido: ninguém mais pode agir por ele.',
  'Hold the provincial permit (or that of the national parks).':
    'Ter a licença da província (ou a dos parques nacionais).',
  'Hold the research licence, the prior informed consent and the mutually agreed terms.':
    'Ter a licença de pesquisa, o consentimento prévio informado e os termos mutuamente acordados.',
  'Identify everybody who gives access to the material (owner, community, organ of state) and everybody whose traditional use or knowledge leads to the work.':
    'Identificar todos os que dão acesso ao material (proprietário, comunidade, órgão do Estado) e todos aqueles cujo uso ou conhecimento tradicional leva ao trabalho.',
  'Identify the custodians.': 'Identificar os guardiões.',
  'Identify the holder and get informed consent in writing.':
    'Identificar o detentor e obter por escrito o seu consentimento informado.',
  'Identify the holder community with the ministry.': 'Identificar com o ministério a comunidade detentora.',
  'Identify the holders of the knowledge.': 'Identificar os detentores do conhecimento.',
  'Identify the plot where the resource is and its owner or lawful possessor (in an ejido or community, the assembly).':
    'Identificar o terreno onde está o recurso e o seu proprietário ou possuidor legítimo (em um ejido ou comunidade, a assembleia).',
  'If a datum cannot be found, record the reason.': 'Se um dado não for encontrado, anotar o motivo.',
  'If a foreign person takes part, find a South African person or institution that applies jointly.':
    'Se uma pessoa estrangeira participa, encontrar uma pessoa ou instituição sul-africana que faça o pedido em conjunto.',
  'If a time to comply is set (at most two years), keep to it.':
    'Se for fixado um prazo para cumprir (no máximo dois anos), respeitá-lo.',
  'If approved, sign the memorandum of agreement that the ministry sends.':
    'Se for aprovado, assinar o memorando de acordo que o ministério envia.',
  'If declared under Art. 7 of Regulation 511/2014 or visible in the ABS Clearing-House, send that registration number instead.':
    'Se foi declarado segundo o art. 7 do Regulamento 511/2014 ou consta no ABSCH, enviar no lugar esse número de registro.',
  'If due, go through pre-consultation, consultation and the formal record (protocolización).':
    'Se for devida, passar pela pré-consulta, pela consulta e pelo registro formal (protocolización).',
  'If in doubt, ask the ministry in writing and keep the answer.':
    'Em caso de dúvida, perguntar por escrito ao ministério e guardar a resposta.',
  'If information is missing or doubts on legality remain, obtain a permit and agree terms, or stop the use (Art. 4(5)).':
    'Se faltam informações ou restam dúvidas sobre a legalidade, obter uma licença e acordar termos, ou parar o uso (art. 4(5)).',
  'If INPI asks, file the positive declaration (code 264) within 60 days; if the number is still missing, say why: the examination is suspended until it is given.':
    'Se o INPI pedir, apresentar a declaração positiva (código 264) em 60 dias; se o número ainda faltar, dizer por quê: o exame fica suspenso até que seja informado.',
  'If it is refused, give back the net benefits of the provisional time.':
    'Se for recusada, devolver os benefícios líquidos do período provisório.',
  'If it is restricted (for instance by a patent): pay the share of Article 6.7 each year.':
    'Se for restrito (por exemplo por uma patente): pagar a cada ano a parte do artigo 6.7.',
  'If it is, hand in proof of title or authority, that is permit, consent and benefit-sharing or transfer agreements.':
    'Se for o caso, entregar a prova do título ou da autorização, isto é, a licença, o consentimento e os acordos de repartição de benefícios ou de transferência.',
  'If it was not, or access was before 12 October 2014, record the proof and stop here: the Regulation does not apply.':
    'Se não era, ou se o acesso foi antes de 12 de outubro de 2014, registrar a prova e parar aqui: o Regulamento não se aplica.',
  'If it was, get the internationally recognised certificate of compliance and the parts of the agreed terms that matter for later users.':
    'Se era, obter o certificado de conformidade reconhecido internacionalmente e as partes dos termos acordados que importam aos usuários posteriores.',
  'If knowledge of indigenous, Afro-Mexican or local communities is used, sign an agreement with the community that shows its consent.':
    'Se houver uso de conhecimento de comunidades indígenas, afro-mexicanas ou locais, assinar com a comunidade um acordo que mostre o seu consentimento.',
  'If neither is touched, no ABS permit is needed; otherwise apply.':
    'Se nenhuma for afetada, não é preciso licença de ABS; senão, fazer o pedido.',
  'If no agreement is reached, use the conciliation procedure.':
    'Se não houver acordo, recorrer ao procedimento de conciliação.',
  'If none was filed, ask the competent authority in writing which way is open before any further use.':
    'Se nenhum foi apresentado, perguntar por escrito à autoridade competente que caminho está aberto antes de qualquer outro uso.',
  'If nothing was filed, ask the ministry before any further use.':
    'Se nada foi apresentado, perguntar ao ministério antes de qualquer outro uso.',
  'If others may use it freely for research and breeding: payment is voluntary (6.8).':
    'Se outros puderem usá-lo livremente para pesquisa e melhoramento: o pagamento é voluntário (6.8).',
  'If several communities are concerned, get both in each.': 'Se forem várias comunidades, obter ambos em cada uma.',
  'If several ministries are concerned, send the research application through the coordinating ministry (guidelines of 2004).':
    'Se vários ministérios estiverem envolvidos, enviar o pedido de pesquisa pelo ministério coordenador (diretrizes de 2004).',
  'If shortcomings are found, carry out the notice of remedial action in time; interim measures can stop the use at once.':
    'Se forem achadas falhas, cumprir a tempo o aviso de medidas corretivas; medidas provisórias podem parar o uso de imediato.',
  'If the area is on the border, at sea or on the shelf, wait for the assent of the defence council or the navy first.':
    'Se a área for de fronteira, no mar ou na plataforma continental, esperar primeiro a anuência do conselho de defesa ou da marinha.',
  'If the order is ignored, the BfN can seize the resource or forbid the use; both end when the order is met.':
    'Se a ordem for ignorada, o BfN pode apreender o recurso ou proibir o uso; as duas medidas terminam quando a ordem é cumprida.',
  'If the provider is a community, have the terms witnessed by a lead agency or by NEMA.':
    'Se o provedor for uma comunidade, ter um órgão principal ou a NEMA como testemunha dos termos.',
  'If the result of a use is sold or transferred, check whether this is the product-stage event and declare first.':
    'Se o resultado de um uso for vendido ou transferido, verificar se é o evento da fase de produto e declarar primeiro.',
  'If there is no certificate, collect date and place of access, description and unique identifier, direct source and later users, rights and obligations on access and use, access permits, and agreed terms.':
    'Se não há certificado, reunir a data e o lugar de acesso, a descrição e o identificador único, a fonte direta e os usuários posteriores, os direitos e obrigações de acesso e uso, as licenças de acesso e os termos acordados.',
  'If there is none, ask CGen in writing whether a resolution still opens the way; leave the material unused until then.':
    'Se não houver, perguntar por escrito ao CGen se uma resolução ainda abre o caminho; não usar o material até lá.',
  'If there was no access, a negative declaration may be filed.':
    'Se não houve acesso, pode ser apresentada uma declaração negativa.',
  'If traditional knowledge was used, state whether the patent is co-owned with its holders.':
    'Se houve uso de conhecimento tradicional, indicar se a patente é de copropriedade com os seus detentores.',
  'If two of three are exceeded a contribution is expected; public databases, public research and academic institutions are not expected to pay.':
    'Se dois dos três forem superados, espera-se uma contribuição; não se espera que paguem os bancos de dados públicos, a pesquisa pública e as instituições acadêmicas.',
  'In a check first show the papers; set right what is missing in the time given, or end the use.':
    'Em uma fiscalização, mostrar primeiro os documentos; corrigir no prazo dado o que faltar, ou parar o uso.',
  'In a market approval procedure tell the authority whether the product falls under the duty and give the number (chemicals: to the common notification body on your own initiative).':
    'Em um procedimento de autorização de comercialização, dizer à autoridade se o produto está sujeito à obrigação e dar o número (produtos químicos: ao órgão comum de notificação por iniciativa própria).',
  'In city parks or scenic areas get the consent of the manager.':
    'Em parques urbanos ou áreas de paisagem, obter o consentimento do gestor.',
  'In protected areas ask the institute IBAP as well.': 'Em áreas protegidas, perguntar também ao instituto IBAP.',
  'In situ: get other permits too.': 'In situ: obter também as outras licenças.',
  'In Spain every transfer is notified to the Secretariat and the agriculture ministry.':
    'Na Espanha, cada transferência é notificada ao Secretariado e ao ministério da agricultura.',
  'Inform NBA in the prescribed form before the strain is sent.':
    'Informar a NBA na forma prescrita antes do envio da linhagem.',
  'Inform the providers about research, use and possible benefits and obtain their consent.':
    'Informar os provedores sobre a pesquisa, o uso e os possíveis benefícios e obter o seu consentimento.',
  'Inuit-owned land needs prior approval of the regional Inuit association.':
    'As terras de propriedade inuíte exigem a aprovação prévia da associação inuíte regional.',
  'Involve government personnel and share the information at the end.':
    'Envolver servidores do governo e compartilhar as informações no fim.',
  'It goes on to the Nunavut Impact Review Board for screening.':
    'Dali ele segue ao Nunavut Impact Review Board para uma triagem.',
}
