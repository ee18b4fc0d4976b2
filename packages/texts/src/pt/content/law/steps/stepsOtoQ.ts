import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with O to Q. */
export const stepsOtoQ: ContentTexts = {
  'Obtain a permit of each state in which research is done.':
    'Obter uma licença de cada estado em que a pesquisa é feita.',
  'Obtain and pay the permits of the marine resources, agriculture and antiquities authorities that the work needs, the export permit for specimens included.':
    'Obter e pagar as licenças das autoridades de recursos marinhos, de agricultura e de antiguidades de que o trabalho precisa, incluída a licença de exportação de espécimes.',
  'Obtain collecting and export permits.': 'Obter as licenças de coleta e de exportação.',
  'Obtain consent and authorisation or contract of the province first.':
    'Obter primeiro o consentimento e a autorização ou o contrato da província.',
  'Obtain consent and sign agreed terms.': 'Obter o consentimento e assinar os termos acordados.',
  'Obtain consent.': 'Obter o consentimento.',
  'Obtain customary consent and agreed terms.': 'Obter o consentimento consuetudinário e os termos acordados.',
  'Obtain ethical approval of an accredited committee where the study needs it.':
    'Obter a aprovação ética de um comitê credenciado se o estudo a exigir.',
  'Obtain free, prior and informed consent.': 'Obter o consentimento livre, prévio e informado.',
  'Obtain permission of the villages and land managers concerned.':
    'Obter a permissão das aldeias e dos gestores das terras envolvidos.',
  'Obtain prior informed consent of the State and of knowledge holders.':
    'Obter o consentimento prévio informado do Estado e dos detentores do conhecimento.',
  'Obtain prior informed consent.': 'Obter o consentimento prévio informado.',
  'Obtain the collecting, plant-health and CITES papers separately.':
    'Obter à parte os documentos de coleta, fitossanitários e CITES.',
  'Obtain the consent document and negotiate the agreed terms.':
    'Obter o documento de consentimento e negociar os termos acordados.',
  'Obtain the consent of the communities concerned and sign the terms.':
    'Obter o consentimento das comunidades envolvidas e assinar os termos.',
  'Obtain the consent of the community that holds the resource.':
    'Obter o consentimento da comunidade que detém o recurso.',
  'Obtain the consent of the holder (community, owner).': 'Obter o consentimento do detentor (comunidade, dono).',
  'Obtain the consent of the local authority or indigenous community, which holds exclusive rights in the resources and knowledge of its patrimony.':
    'Obter o consentimento da autoridade local ou da comunidade indígena, que tem direitos exclusivos sobre os recursos e o conhecimento do seu patrimônio.',
  'Obtain the permits of the fisheries, plant protection or parks authority for taking and export.':
    'Obter da autoridade de pesca, de proteção vegetal ou de parques as licenças de retirada e de exportação.',
  'Obtain the prior informed consent (article 12) of the holders.':
    'Obter o consentimento prévio informado (artigo 12) dos detentores.',
  'Obtain the prior informed consent (PADIA) of the provider and, for traditional knowledge, of the community.':
    'Obter o consentimento prévio informado (PADIA) do provedor e, para conhecimento tradicional, da comunidade.',
  'Obtain the prior informed consent of the community concerned in the way the regulation lays down.':
    'Obter o consentimento prévio informado da comunidade envolvida da forma que o regulamento prevê.',
  'Obtain the prior informed consent of the provider (farmer, community, collection).':
    'Obter o consentimento prévio informado do provedor (agricultor, comunidade, coleção).',
  'Obtain the prior informed consent of the provider and negotiate mutually agreed terms; a ministerial order sets how.':
    'Obter o consentimento prévio informado do provedor e negociar termos mutuamente acordados; uma portaria ministerial fixa como.',
  'Obtain the prior informed consent of the providers and communities.':
    'Obter o consentimento prévio informado dos provedores e das comunidades.',
  'Obtain the prior, express and informed consent of the owner or lawful possessor in writing (for an ejido or community the minutes of the assembly).':
    'Obter por escrito o consentimento prévio, expresso e informado do proprietário ou possuidor legítimo (para um ejido ou comunidade, a ata da assembleia).',
  'Obtain the prior, express and informed consent of the owner or lawful possessor of the land.':
    'Obter o consentimento prévio, expresso e informado do proprietário ou possuidor legítimo da terra.',
  'Obtain the prior, express and informed consent of the owner or possessor in writing.':
    'Obter por escrito o consentimento prévio, expresso e informado do proprietário ou possuidor.',
  'Obtain the title for harvesting the biological resource first, if raw material has to be taken.':
    'Obter primeiro o título de exploração do recurso biológico, se for preciso retirar matéria-prima.',
  'Officers comment; change the plan if asked.': 'Os servidores comentam o plano; alterá-lo se pedirem.',
  'Officers of the department comment; change the plan if asked.':
    'Os servidores do departamento comentam o plano; alterá-lo se pedirem.',
  'Once marketed, give sales data if available.': 'Uma vez no mercado, dar os dados de vendas se houver.',
  'Once recognised, report every change.': 'Uma vez reconhecida, informar cada mudança.',
  'Only after the assent start the access or ship.': 'Começar o acesso ou a remessa só depois da anuência.',
  'Open the online tool, which lists the steps, and supply the competent national authority with the documents of the request.':
    'Abrir a ferramenta online, que lista as etapas, e fornecer à autoridade nacional competente os documentos do pedido.',
  'OPSS publishes it as checkpoint communique on the ABS Clearing-House.':
    'A OPSS a publica como comunicado de ponto de verificação no ABSCH.',
  'Or choose the crop-based option of Article 6.11 in advance: a lower rate on all sales of the same crop, restricted or not, for ten years.':
    'Ou escolher de antemão a opção por cultivo do artigo 6.11: uma taxa menor sobre todas as vendas do mesmo cultivo, restrito ou não, por dez anos.',
  'Other cultivated material: ask the collection for its terms.':
    'Outro material cultivado: pedir à coleção os seus termos.',
  'Pack and label the sample and send it with the instrument.':
    'Embalar e etiquetar a amostra e enviá-la com o instrumento.',
  'Partners get a copy and keep to the same duties; export still needs its own permit.':
    'Os parceiros recebem uma cópia e cumprem as mesmas obrigações; a exportação continua exigindo a sua própria licença.',
  'Pass both on with the material.': 'Repassar ambos com o material.',
  'Pass everything on; the supplier’s name may be kept back as trade secret.':
    'Repassar tudo; o nome do fornecedor pode ser omitido como segredo comercial.',
  'Pass receipt and terms on with the material.': 'Repassar o recibo e os termos com o material.',
  'Pass the permit conditions and agreements on in the contract with the recipient.':
    'Repassar as condições da licença e os acordos no contrato com o destinatário.',
  'Pass the record on; a trade-secret supplier may be left out.':
    'Repassar o que foi anotado; um fornecedor que seja segredo comercial pode ser omitido.',
  'Pass the terms on in a transfer agreement.': 'Repassar os termos em um termo de transferência.',
  'Pathogen of a declared health emergency: complete the file at the latest one month after the threat ends or three months after use starts, whichever is earlier (Art. 4(8)).':
    'Patógeno de uma emergência sanitária declarada: completar o processo no máximo um mês depois do fim da ameaça ou três meses depois do início do uso, o que ocorrer primeiro (art. 4(8)).',
  'Pay by control number (inside the country) or by wire transfer.':
    'Pagar com número de controle (dentro do país) ou por transferência bancária.',
  'Pay the appraisal fee.': 'Pagar a taxa de análise técnica.',
  'Pay the consent fee to the owner and receive the written consent.':
    'Pagar ao dono a taxa de consentimento e receber o consentimento escrito.',
  'Pay the fee agreed with the lead agency; owners receive their agreed share.':
    'Pagar a taxa acordada com o órgão principal; os donos recebem a parte acordada.',
  'Pay the fee and answer questions in time.': 'Pagar a taxa e responder às perguntas a tempo.',
  'Pay the fee and take the licence.': 'Pagar a taxa e retirar a licença.',
  'Pay the fee into the account of RCZ and wait for the certificate; it cannot be sped up.':
    'Pagar a taxa na conta do RCZ e esperar o certificado; não é possível acelerar.',
  'Pay the fee when successful and obtain the further permits that are named.':
    'Se for aceito, pagar a taxa e obter as demais licenças nomeadas.',
  'Pay the fee, receive the permit, and let it travel with the consignment together with plant-health, veterinary, CITES and threatened-species papers.':
    'Pagar a taxa, receber a licença e fazê-la acompanhar a remessa junto com os documentos fitossanitários, veterinários, CITES e de espécies ameaçadas.',
  'Pay the fee.': 'Pagar a taxa.',
  'Pay the processing fee of the state.': 'Pagar a taxa de processamento do estado.',
  'Pay the processing fee.': 'Pagar a taxa de processamento.',
  'Pay the professional stamp.': 'Pagar o selo profissional (timbre profesional).',
  'Pay the research fee and the refundable bond and hand the file to the Director.':
    'Pagar a taxa de pesquisa e a caução reembolsável e entregar o processo ao diretor.',
  'Pay the share after the annual statement.': 'Pagar a parcela depois da declaração anual.',
  'Pay the share that WHO computes.': 'Pagar a parte que a OMS calcular.',
  'Pay the upfront amount if the agreement asks for one, then start.':
    'Pagar o valor inicial se o acordo o exigir, e depois começar.',
  'Pay the yearly share after filing Form A.': 'Pagar a parcela anual depois de apresentar o formulário A.',
  'Pay the yearly share or carry out the agreed project.': 'Pagar a parcela anual ou executar o projeto acordado.',
  'Pay upfront amounts for high-value or threatened resources through the web portal.':
    'Pagar pelo portal os valores iniciais dos recursos de alto valor ou ameaçados.',
  'Pay visa and project facilitation fees.': 'Pagar as taxas de visto e de facilitação do projeto.',
  'Plan the project with the guidance of ANPN for researchers in and around parks.':
    'Planejar o projeto com as orientações da ANPN para pesquisadores nos parques e arredores.',
  'Plan the trip only after the e-mail with the approval.': 'Planejar a viagem só depois do e-mail com a aprovação.',
  'Plant material outside Annex I of the plant treaty that its country gives out under the standard agreement: file the SMTA; due diligence then counts as exercised (Art. 4(4)).':
    'Material vegetal fora do anexo I do tratado de plantas que o seu país entrega com o termo padrão: arquivar o SMTA; a devida diligência conta então como exercida (art. 4(4)).',
  'Protected areas, species or habitats need an authorisation, resources under special law a licence, in the same administrative procedure.':
    'As áreas, espécies ou habitats protegidos precisam de uma autorização, os recursos sob lei especial de uma licença, no mesmo procedimento administrativo.',
  'Protected species or areas: get the permission in advance (Act LIII of 1996); only for conservation or other public interest.':
    'Espécies ou áreas protegidas: obter antes a permissão (lei LIII de 1996); só para conservação ou outro interesse público.',
  'Publish in an open-access journal or repository, or notify the publication.':
    'Publicar em uma revista ou um repositório de acesso aberto, ou notificar a publicação.',
  'Put benefit shares, knowledge holders and transfer terms in it.':
    'Incluir nele as partes dos benefícios, os detentores do conhecimento e os termos de transferência.',
  'Put clauses on intellectual property, publication, third parties and change of use into the agreement.':
    'Incluir no acordo cláusulas sobre propriedade intelectual, publicação, terceiros e mudança de uso.',
  'Put in the minimum clauses: parties, knowledge, initial payment, sales share, information on purpose and risks, periodic information, capacity building.':
    'Incluir as cláusulas mínimas: partes, conhecimento, pagamento inicial, parte das vendas, informação sobre a finalidade e os riscos, informação periódica, fortalecimento de capacidades.',
  'Put the file together and hand it in at the office or by post.':
    'Montar o processo e entregá-lo na repartição ou pelo correio.',
}
