import type { ContentTexts } from '../../../content.ts'

/** Locks of the law that every record may show. */
export const locks: ContentTexts = {
  'Without proof of date treat as accessed after 12 October 2014.':
    'Sem prova da data, tratar o material como obtido depois de 12 de outubro de 2014.',
  'Legal confirms provider status (Party, access law in force at the access date) and that the work is utilisation.':
    'O setor jurídico confirma a situação do país provedor (Parte, lei de acesso em vigor na data do acesso) e que o trabalho é utilização.',
  'If papers are missing or doubts on legality remain, get the permit and terms or stop the use (Art. 4(5)): treat as RED.':
    'Se faltarem documentos ou restarem dúvidas sobre a legalidade, obter a autorização e os termos ou parar o uso (art. 4(5)): tratar como VERMELHO.',
  'A person from legal confirms the reading of this rule against the current text before the material is released.':
    'Uma pessoa do setor jurídico confirma a leitura desta regra com o texto em vigor antes de o material ser liberado.',
  'Legal must check the permit, the contract and the database terms before sequence information of this origin is used commercially.':
    'O setor jurídico deve verificar a autorização, o contrato e os termos do banco de dados antes do uso comercial de informações de sequência desta origem.',
  'Legal must decide from which day the United Kingdom counts: the entry into force of the Nagoya Protocol for the Union (12 October 2014) or for the United Kingdom (22 May 2016).':
    'O setor jurídico deve decidir a partir de que dia o Reino Unido conta: a entrada em vigor do Protocolo de Nagoia para a União (12 de outubro de 2014) ou para o Reino Unido (22 de maio de 2016).',
  'Legal must confirm whether the change from trade to research needs consent or a notification in the country of origin.':
    'O setor jurídico deve confirmar se a passagem do comércio à pesquisa exige consentimento ou notificação no país de origem.',
  'A person from legal has seen the proof of the date.': 'Uma pessoa do setor jurídico viu a prova da data.',
  'Legal accepts the remaining risk before commercial development.':
    'O setor jurídico aceita o risco restante antes do desenvolvimento comercial.',
  'Do not start utilisation until the search is documented.':
    'Não iniciar a utilização antes de a busca da origem estar documentada.',
  'Do not use SMTA material for the non-food purpose.': 'Não usar material sob SMTA para um fim não alimentar.',
  'Legal confirms that the purpose is within the SMTA.': 'O setor jurídico confirma que o fim está coberto pelo SMTA.',
  'No R&D on the goods until this is answered.':
    'Nenhuma pesquisa e desenvolvimento com a mercadoria antes de esta pergunta ser respondida.',
  'Legal confirms for the UK, Switzerland or elsewhere.':
    'O setor jurídico confirma para o Reino Unido, a Suíça ou outro lugar.',
  'Legal confirms consent and terms.': 'O setor jurídico confirma o consentimento e os termos.',
  'Legal compares use, user, material and duration with the certificate.':
    'O setor jurídico compara o uso, o usuário, o material e a duração com o certificado.',
  'SMTA 1 or SMTA 2 of the World Health Organization is on file.':
    'O SMTA 1 ou o SMTA 2 da Organização Mundial da Saúde está arquivado.',
  'Legal confirms that the provider country treats the PIP Framework as a special instrument.':
    'O setor jurídico confirma que o país provedor trata a Estrutura PIP como instrumento especial.',
  'Legal reads the papers.': 'O setor jurídico lê os documentos.',
  'Legal has seen the papers.': 'O setor jurídico viu os documentos.',
  'Legal has seen the certificate in the ABS Clearing-House.':
    'O setor jurídico viu o certificado no Centro de Intercâmbio de Informações sobre ABS.',
  'Do not start the new use.': 'Não iniciar o novo uso.',
  'If the pre-1993 date cannot be proved, treat the material as accessed on the earliest date that can be proved.':
    'Se a data anterior a 1993 não puder ser provada, tratar o material como obtido na primeira data que puder ser provada.',
  'Block the material until the permit and the agreed terms are on file and cover the intended use.':
    'Bloquear o material até que a autorização e os termos acordados estejam arquivados e cubram o uso previsto.',
  'A person from legal confirms this assessment against the current text before release.':
    'Uma pessoa do setor jurídico confirma esta avaliação com o texto em vigor antes da liberação.',
  'Material stays blocked for the listed uses until the permit and agreed terms are filed in the record.':
    'O material fica bloqueado para os usos listados até que a autorização e os termos acordados estejam no registro.',
  'Legal clears filings.': 'O setor jurídico aprova os depósitos.',
  'Legal checks the agreement before non-food use or onward transfer.':
    'O setor jurídico verifica o acordo antes de um uso não alimentar ou de uma transferência posterior.',
  'Commercial research later needs a benefit-sharing agreement first.':
    'Uma pesquisa comercial posterior exige antes um acordo de repartição de benefícios.',
  'Legal confirms that no rule has been made since 30 January 2023.':
    'O setor jurídico confirma que nenhuma regra foi editada desde 30 de janeiro de 2023.',
  'Legal reads the current article 66: exemptions and the split between commercial and scientific use were not verified.':
    'O setor jurídico lê o artigo 66 em vigor: as isenções e a distinção entre uso comercial e científico não foram verificadas.',
  'No filing before legal has the access contract.':
    'Nenhum depósito antes de o setor jurídico ter o contrato de acesso.',
  'No further use, filing or sale until the regularisation proof is on file.':
    'Nenhum outro uso, depósito ou venda até que a prova da regularização esteja arquivada.',
  'Legal confirms the SisGen number before shipment, filing, publication or sale.':
    'O setor jurídico confirma o número do SisGen antes da remessa, do depósito, da publicação ou da venda.',
  'No filing worldwide before the SisGen number is on file.':
    'Nenhum depósito, em lugar nenhum do mundo, antes de o número do SisGen estar arquivado.',
  'No market launch before the notification.': 'Nenhum lançamento no mercado antes da notificação.',
  'Legal reads the Act and agreement before commercial use of sequences.':
    'O setor jurídico lê a lei e o acordo antes do uso comercial de sequências.',
  'Block the launch step until the register number is stored.':
    'Bloquear a etapa de lançamento até que o número de registro esteja guardado.',
  'No filing before clearance.': 'Nenhum depósito antes da aprovação.',
  'Legal identifies the sector rule by taxon.': 'O setor jurídico identifica a regra setorial pelo táxon.',
  'No single procedure exists for wild and microbial resources: legal names the competent ministry and keeps the reply.':
    'Não existe um procedimento único para recursos silvestres e microbianos: o setor jurídico indica o ministério competente e guarda a resposta.',
  'Legal checks how the germplasm left China.': 'O setor jurídico verifica como o germoplasma saiu da China.',
  'Legal sign-off before filing.': 'Aprovação do setor jurídico antes do depósito.',
  'Legal reviews secrecy rules for TCM formulas.':
    'O setor jurídico examina as regras de sigilo para fórmulas da medicina tradicional chinesa.',
  'No launch before the economic-exploitation permit.':
    'Nenhum lançamento antes da autorização de exploração econômica.',
  'No filing before the permit number is on file.': 'Nenhum depósito antes de o número da autorização estar arquivado.',
  'Legal assesses reliance on the missing procedure.':
    'O setor jurídico avalia se pode apoiar-se na falta de procedimento.',
  'Legal checks the transfer clause.': 'O setor jurídico verifica a cláusula de transferência.',
  'Legal picks the route (treaty, decree 429, or decree 124 for wild taxa).':
    'O setor jurídico escolhe a via (tratado, decreto 429 ou decreto 124 para táxons silvestres).',
  'Legal checks regional rules and holder consent.':
    'O setor jurídico verifica as regras regionais e o consentimento do detentor.',
  'No filing before consent.': 'Nenhum depósito antes do consentimento.',
  'Legal must decide whether this counts as new utilisation of a pre-law sample or collection.':
    'O setor jurídico deve decidir se isto conta como nova utilização de uma amostra ou coleção anterior à lei.',
  'Legal must confirm if the purpose and content differ from what the same user did before with the same resource (definition of new utilisation in L. 412-4, rule on collections in L. 412-6).':
    'O setor jurídico deve confirmar se o fim e o conteúdo diferem do que o mesmo usuário fez antes com o mesmo recurso (definição de nova utilização no art. L. 412-4, regra sobre coleções no art. L. 412-6).',
  'Legal must confirm that the project has no direct objective of commercial development; if it has, handle it as an authorisation case (RED).':
    'O setor jurídico deve confirmar que o projeto não tem objetivo direto de desenvolvimento comercial; se tiver, tratá-lo como caso de autorização (VERMELHO).',
  'Hold the material until the declaration receipt is filed in the portal.':
    'Reter o material até que o recibo da declaração esteja arquivado no portal.',
  "Legal must check that the terms allow transfer and cover the recipient's use.":
    'O setor jurídico deve verificar que os termos permitem a transferência e cobrem o uso do destinatário.',
  'Hold the strain until the mainland sampling place and date are documented.':
    'Reter a cepa até que o lugar e a data da amostragem na metrópole estejam documentados.',
  'Legal must classify the use.': 'O setor jurídico deve classificar o uso.',
  'Legal names the code that governs this resource and its conditions before the material is released.':
    'O setor jurídico indica o código que rege este recurso e suas condições antes de o material ser liberado.',
  'Legal confirms that the taxon is cultivated or a listed wild relative; seed of other wild plants follows the plant rules.':
    'O setor jurídico confirma que o táxon é cultivado ou um parente silvestre da lista; sementes de outras plantas silvestres seguem as regras das plantas.',
  'Legal must check the benefit-sharing contract before filing.':
    'O setor jurídico deve verificar o contrato de repartição de benefícios antes do depósito.',
  'Legal must confirm whether the sampling site lay in the park and whether consent existed.':
    'O setor jurídico deve confirmar se o local da amostragem ficava no parque e se havia consentimento.',
  'Legal confirms whether the project has a product or patent aim: only research without one is under the lighter rule.':
    'O setor jurídico confirma se o projeto visa um produto ou uma patente: só a pesquisa sem esse fim está sob a regra mais leve.',
  'Legal weighs new commercial use of gap-period material.':
    'O setor jurídico pondera o novo uso comercial de material do período intermediário.',
  'Legal confirms reach for public-database data.':
    'O setor jurídico confirma o alcance para dados de bancos públicos.',
  'Legal must check whether repeated or new obtaining, transfer or patenting falls under the Act.':
    'O setor jurídico deve verificar se uma obtenção repetida ou nova, uma transferência ou uma patente está sujeita à lei.',
  'Legal decides if the Indian affiliate is foreign-controlled under the Companies Act (from 2024-04-01; before that any foreign share was enough).':
    'O setor jurídico decide se a afiliada indiana está sob controle estrangeiro segundo a lei das sociedades (desde 2024-04-01; antes bastava qualquer participação estrangeira).',
  'No filing that names Indian material without legal sign-off.':
    'Nenhum depósito que mencione material indiano sem a aprovação do setor jurídico.',
  'Legal confirms that value-added products are excluded here; otherwise the rules for foreign and Indian users apply as to the organism.':
    'O setor jurídico confirma que produtos de valor agregado estão excluídos aqui; caso contrário aplicam-se as regras para usuários estrangeiros e indianos como para o organismo.',
  'Legal checks NBA practice and contract terms.':
    'O setor jurídico verifica a prática da NBA e os termos do contrato.',
  'Legal confirms applicability to public-database sequences.':
    'O setor jurídico confirma se a regra se aplica a sequências de bancos públicos.',
  'Legal reads the Arabic text for exemptions and procedure.':
    'O setor jurídico lê o texto árabe quanto a isenções e procedimento.',
  'Hold the material until the acknowledgement is filed.':
    'Reter o material até que a confirmação de recebimento esteja arquivada.',
  'Legal checks whether the decree has been issued; the practice rests on the Protocol and agency permits.':
    'O setor jurídico verifica se o decreto foi editado; a prática apoia-se no Protocolo e nas autorizações dos órgãos.',
  'Legal reads the law: start date and exemptions were not verified.':
    'O setor jurídico lê a lei: a data de início e as isenções não foram verificadas.',
  'Legal clears filings on Mexican material.': 'O setor jurídico aprova os depósitos sobre material mexicano.',
  'Legal weighs new commercial use of gap material.':
    'O setor jurídico pondera o novo uso comercial de material do período intermediário.',
  'Legal checks Act 795 and the medical research rules.':
    'O setor jurídico verifica a lei 795 e as regras da pesquisa médica.',
  "Legal checks the recipient's use against the permit.":
    'O setor jurídico compara o uso do destinatário com a autorização.',
  'Legal identifies the provincial text in force.': 'O setor jurídico identifica o texto provincial em vigor.',
  'Legal weighs new commercial use.': 'O setor jurídico pondera o novo uso comercial.',
  'Legal decides on extraterritorial reach and on collections under international agreements, which are exempt.':
    'O setor jurídico decide sobre o alcance extraterritorial e sobre coletas sob acordos internacionais, que são isentas.',
  'A switch to product development needs a bioprospecting undertaking first.':
    'A passagem ao desenvolvimento de um produto exige antes um compromisso de bioprospecção.',
  'Block the material until the permit is on file and covers the field work.':
    'Bloquear o material até que a autorização esteja arquivada e cubra o trabalho de campo.',
  'Legal confirms the non-commercial status; industry research counts as commercial.':
    'O setor jurídico confirma o caráter não comercial; a pesquisa da indústria conta como comercial.',
  'Legal checks the 2011 committee criteria where a State agency provides the sample.':
    'O setor jurídico verifica os critérios do comitê de 2011 quando um órgão do Estado fornece a amostra.',
  'Legal confirms ministry consent before commercial work; without it treat as RED.':
    'O setor jurídico confirma o consentimento do ministério antes do trabalho comercial; sem ele, tratar como VERMELHO.',
  'Without coordinates outside every exclusive economic zone and shelf, treat as material of the nearest coastal state.':
    'Sem coordenadas fora de toda zona econômica exclusiva e plataforma continental, tratar como material do Estado costeiro mais próximo.',
  'Store the BBNJ batch identifier with every sample and derived record.':
    'Guardar o identificador de lote BBNJ com cada amostra e cada registro derivado.',
  'Legal confirms the project is still in discovery phase at each gate.':
    'O setor jurídico confirma em cada etapa que o projeto ainda está na fase de descoberta.',
  'No filing before permit and agreements are on file.':
    'Nenhum depósito antes de a autorização e os acordos estarem arquivados.',
}
