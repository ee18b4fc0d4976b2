import type { ContentTexts } from '../../../../content.ts'

/** Steps of procedures whose English words begin with Fo to Ge. */
export const stepsFoToGe: ContentTexts = {
  'FOEN verifies and lists it; shortcomings must be mended in time or the entry is struck.':
    'O FOEN verifica e inscreve a coleção; as falhas devem ser corrigidas a tempo, senão a inscrição é cancelada.',
  'Follow the access, export and agreement steps there.': 'Seguir ali as etapas de acesso, exportação e acordo.',
  'Follow the export guidelines of NEMA (regulation 24).':
    'Seguir as diretrizes de exportação da NEMA (regulation 24).',
  'Follow the further steps of the focal point before results are commercialised.':
    'Seguir as demais etapas do ponto focal antes de comercializar os resultados.',
  'Follow the principles of the guide for researchers: consent, contract, respect of duties.':
    'Seguir os princípios do guia para pesquisadores: consentimento, contrato, respeito às obrigações.',
  'Follow the procedure of Decree-Law 122/2017.': 'Seguir o procedimento do Decreto-Lei 122/2017.',
  'Follow the research guidelines of STINAPA Bonaire, STENAPA (St. Eustatius) or the Saba Conservation Foundation.':
    'Seguir as diretrizes de pesquisa da STINAPA Bonaire, da STENAPA (Santo Eustáquio) ou da Saba Conservation Foundation.',
  'Follow the research guidelines of the nature organisations.':
    'Seguir as diretrizes de pesquisa das organizações de conservação da natureza.',
  'Follow the rules on biological and plant specimens, cultural property and intellectual property before export.':
    'Antes da exportação, seguir as regras sobre espécimes biológicos e vegetais, bens culturais e propriedade intelectual.',
  'For a bank that also collects, apply for banking only.': 'Para um banco que também coleta, pedir só a conservação.',
  'For accessions of the national gene bank ask the bank for its transfer agreement.':
    'Para acessos do banco nacional de germoplasma, pedir ao banco o seu termo de transferência.',
  'For Aldabra or Vallée de Mai send the proposal also to the Seychelles Islands Foundation, whose scientific sub-committee must agree.':
    'Para Aldabra ou Vallée de Mai, enviar a proposta também à Seychelles Islands Foundation, cujo subcomitê científico deve concordar.',
  'For another aim the recipient applies anew.': 'Para outra finalidade, o destinatário faz um novo pedido.',
  'For another use the recipient declares or applies anew.': 'Para outro uso, o destinatário declara ou pede de novo.',
  'For any transfer state that a new use needs a permit.':
    'Em toda transferência, indicar que um novo uso precisa de licença.',
  'For basic research in molecular systematics, ecology, evolution or biogeography under a collecting permit or from a registered collection, no contract is needed.':
    'Para pesquisa básica em sistemática molecular, ecologia, evolução ou biogeografia, com licença de coleta ou de uma coleção registrada, não é preciso contrato.',
  'For class II get the opinion of the county first.': 'Para a classe II, obter primeiro o parecer do condado.',
  'For collecting samples ask for the written authorisation for each project.':
    'Para coletar amostras, pedir a autorização escrita para cada projeto.',
  'For collections of animals and micro-organisms ask the science authority, which sets access conditions (Environmental Code art. 267).':
    'Para coleções de animais e microrganismos, perguntar à autoridade científica, que fixa as condições de acesso (código ambiental, art. 267).',
  'For commercial or industrial use, negotiate a written licence in the native language and in Spanish for one to three years, renewable.':
    'Para uso comercial ou industrial, negociar uma licença escrita na língua nativa e em espanhol, de um a três anos, renovável.',
  'For commercial use negotiate the contract with the ministry.':
    'Para uso comercial, negociar o contrato com o ministério.',
  'For crop material ask the agricultural research institute (ITRA) for the standard agreement of the International Treaty.':
    'Para material de cultivos, pedir ao instituto de pesquisa agrícola (ITRA) o termo padrão do Tratado Internacional.',
  'For everything else use the model of the directives with the permit.':
    'Para todo o resto, usar o modelo das diretrizes com a licença.',
  'For ex-situ material sign the material transfer agreement with the holder.':
    'Para o material ex situ, assinar o termo de transferência de material com o detentor.',
  'For export attach the current authorisation and CITES papers.':
    'Para a exportação, anexar a autorização vigente e os documentos CITES.',
  'For extra products under a commercial contract, negotiate new benefits.':
    'Para produtos adicionais de um contrato comercial, negociar novos benefícios.',
  'For food and agriculture the BfN decides in agreement with the BLE, for human pathogens with the Robert Koch Institute: the user still files with the BfN only.':
    'Para alimentação e agricultura, o BfN decide de acordo com a BLE, e para patógenos humanos com o Instituto Robert Koch: ainda assim o usuário apresenta a declaração só ao BfN.',
  'For force majeure, ask for suspension of the term with a sworn statement and an updated time plan.':
    'Por força maior, pedir a suspensão do prazo com uma declaração juramentada e um cronograma atualizado.',
  'For genetic sequencing only, the instrument is not needed, but the service provider must be told formally of the duties (return or destruction, no passing on, no other use, no IP claims).':
    'Só para o sequenciamento genético o instrumento não é necessário, mas o prestador do serviço deve ser informado formalmente das obrigações (devolução ou destruição, sem repasse, sem outro uso, sem reivindicar propriedade intelectual).',
  'For listed crops for food and agriculture use the standard agreement of the International Treaty through INRAB.':
    'Para os cultivos da lista com uso em alimentação e agricultura, usar o termo padrão do Tratado Internacional por meio do INRAB.',
  'For live protected animals: show that giver and receiver are academic bodies or licensed zoos.':
    'Para animais protegidos vivos: mostrar que quem dá e quem recebe são entidades acadêmicas ou zoológicos licenciados.',
  'For material going abroad tell Dinabise beforehand the terms of the shipment and who will have access.':
    'Para material que vai ao exterior, informar antes a Dinabise sobre os termos da remessa e quem terá acesso.',
  'For material of a registered ex situ collection sign the export agreement and notify instead of applying.':
    'Para material de uma coleção ex situ registrada, assinar o acordo de exportação e notificar em vez de pedir.',
  'For medical or human studies get the approval of the Medical Research Council first.':
    'Para estudos médicos ou com pessoas, obter primeiro a aprovação do Medical Research Council.',
  'For old material ask the authority whether it holds a record of the access.':
    'Para material antigo, perguntar à autoridade se ela tem um registro do acesso.',
  'For Palawan add the clearance under the Strategic Environmental Plan.':
    'Para Palawan, juntar a autorização do Strategic Environmental Plan.',
  'For plants let the Nepali university turn to the Department of Plant Resources.':
    'Para plantas, deixar a universidade nepalesa dirigir-se ao Department of Plant Resources.',
  'For protected areas follow the research procedure of Madagascar National Parks.':
    'Para áreas protegidas, seguir o procedimento de pesquisa do Madagascar National Parks.',
  'For samples ask the warden or the officer in charge for the sampling licence and pay the fee (not for animals of Schedule 1).':
    'Para amostras, pedir ao guarda ou ao servidor responsável a licença de amostragem e pagar a taxa (não para animais do Schedule 1).',
  'For samples collected by the researcher attach passport data and hand in duplicates of the samples to the institute.':
    'Para amostras coletadas pelo pesquisador, anexar os dados de passaporte e entregar duplicatas das amostras ao instituto.',
  'For samples that leave the country, sign the material transfer agreement with the conservation area.':
    'Para amostras que saem do país, assinar o acordo de transferência de material com a área de conservação.',
  'For the Cali Fund see the procedures on sequence data.':
    'Para o Fundo de Cali, ver os procedimentos sobre dados de sequências.',
  'For wildlife apply to the Director of KWS on the official form with the papers below.':
    'Para fauna silvestre, pedir ao diretor do KWS no formulário oficial com os documentos abaixo.',
  'For wildlife or protected areas ask MINFOF for its research permit as well.':
    'Para fauna silvestre ou áreas protegidas, pedir também ao MINFOF a sua licença de pesquisa.',
  'For work with people ask the national ethics committee and, on medical matters, the health ministry.':
    'Para trabalhos com pessoas, consultar o comitê nacional de ética e, em temas médicos, o ministério da saúde.',
  'Foreign researchers first find a relevant Kenyan institution and get its letter of affiliation.':
    'Pesquisadores estrangeiros encontram primeiro uma instituição queniana competente e obtêm a sua carta de afiliação.',
  'Foreigners obtain a letter of the competent authority of their home country or of residence that it supports compliance with the access terms.':
    'Estrangeiros obtêm uma carta da autoridade competente do seu país de origem ou residência de que ela apoia o cumprimento dos termos de acesso.',
  'Foreigners: work with a Turkish institute, and export only with written permission (not verified in a source).':
    'Estrangeiros: trabalhar com um instituto turco, e exportar só com permissão escrita (não verificado em uma fonte).',
  'Frame the project between institutions that qualify, under the policy guidelines.':
    'Elaborar o projeto entre instituições que cumpram os requisitos, segundo as diretrizes.',
  'Gather the documents of the applicant checklist.': 'Reunir os documentos da lista de verificação do requerente.',
  'Gather the proof of lawful origin of the specimens (old permits, contracts, donations).':
    'Reunir a prova da origem lícita dos espécimes (licenças antigas, contratos, doações).',
  'Gene bank material: accept the standard material transfer agreement.':
    'Material de banco de germoplasma: aceitar o termo padrão de transferência de material.',
  'Gene bank material: sign its agreement.': 'Material de banco de germoplasma: assinar o seu acordo.',
  'Get affiliation with a local institution, provincial approval and technical approval.':
    'Obter a afiliação a uma instituição local, a aprovação provincial e a aprovação técnica.',
  'Get an EU Login, choose the Nagoya policy domain in DECLARE, register yourself and the organisation.':
    'Obter um EU Login, escolher no DECLARE o domínio de Nagoia, e registrar a si mesmo e a organização.',
  'Get an official letter of the home or host institution in Ethiopia that names the responsible person, species, amount, number of samples, destination laboratory and country, and purpose.':
    'Obter uma carta oficial da instituição de origem ou anfitriã na Etiópia que nomeie a pessoa responsável, a espécie, a quantidade, o número de amostras, o laboratório e o país de destino e a finalidade.',
  'Get and fill in the form at the regional office.': 'Obter o formulário no escritório regional e preenchê-lo.',
  'Get cantonal, area, species and owner permits.': 'Obter as licenças do cantão, da área, de espécie e do dono.',
  'Get consent and, if asked, terms from the provider first.':
    'Obter primeiro do provedor o consentimento e, se pedidos, os termos.',
  'Get consent of the resource provider and of indigenous and local communities (section 23).':
    'Obter o consentimento do provedor do recurso e das comunidades indígenas e locais (seção 23).',
  "Get each provider's written permission to enter, to take samples and to remove them.":
    'Obter de cada um dos que dão o acesso a permissão escrita de entrar, retirar amostras e levá-las.',
  'Get ethics approval in the country of each partner and the consent form of the donors.':
    'Obter a aprovação ética no país de cada parceiro e o formulário de consentimento dos doadores.',
  'Get federal permits where they apply.': 'Obter as licenças federais onde se apliquem.',
  'Get form VS-SLI and fill it in.': 'Obter o formulário VS-SLI e preenchê-lo.',
  'Get it approved by the Central Government ministry or department concerned.':
    'Fazê-lo aprovar pelo ministério ou departamento competente do governo central.',
  'Get its written terms and the export papers.': 'Obter os seus termos por escrito e os documentos de exportação.',
  'Get land-holder consent and ask in writing whether a biodiscovery agreement is wanted.':
    'Obter o consentimento do detentor da terra e perguntar por escrito se querem um acordo de biodescoberta.',
  'Get letters of support of the home institution and of the national agency for the resource (fisheries, agriculture, forestry).':
    'Obter cartas de apoio da instituição de origem e do órgão nacional responsável pelo recurso (pesca, agricultura, florestas).',
  'Get nature and owner permits.': 'Obter as licenças de conservação da natureza e as do proprietário.',
  'Get nature and owner permits; accept gene bank terms.':
    'Obter as licenças de natureza e do dono; aceitar os termos do banco de germoplasma.',
  'Get nature and owner permits; gene bank material comes with the standard agreement.':
    'Obter as licenças de natureza e do dono; o material de banco de germoplasma vem com o termo padrão.',
  'Get nature and owner permits; Madeira: ask the regional authority.':
    'Obter as licenças de natureza e do dono; Madeira: perguntar à autoridade regional.',
  'Get one Form CD1 of the Reserve Bank for each certificate.':
    'Obter para cada certificado um Form CD1 do Reserve Bank.',
  'Get other permits (national parks, plants) yourself.':
    'Obter por conta própria as outras licenças (parques nacionais, plantas).',
  'Get other permits (species, areas, owner) separately.':
    'Obter à parte as outras licenças (espécies, áreas, proprietário).',
  'Get owner consent and provincial collecting permits.':
    'Obter o consentimento do dono e as licenças de coleta da província.',
  'Get owner, species and area permits.': 'Obter as licenças do proprietário, as da espécie e as da área.',
  "Get permits for protected areas and protected species, and check plant breeders' rights and livestock brands.":
    'Obter as licenças para áreas e espécies protegidas, e verificar os direitos de obtentor e as marcas de gado.',
  'Get prior authorisation for threatened, banned or endemic species and for national parks (30 days), and the written permission of land owners.':
    'Obter a autorização prévia para espécies ameaçadas, vedadas ou endêmicas e para parques nacionais (30 dias), e a permissão escrita dos proprietários das terras.',
  'Get prior clearance of the local government, the head of the indigenous community or the protected area board.':
    'Obter a anuência prévia do governo local, do chefe da comunidade indígena ou do conselho da área protegida.',
  'Get prior informed consent under section 23.': 'Obter o consentimento prévio informado da seção 23.',
  'Get regional nature and park permits.': 'Obter as licenças regionais de natureza e de parques.',
  'Get research, collecting and export permits.': 'Obter as licenças de pesquisa, de coleta e de exportação.',
  'Get species, area and collecting permits besides.': 'Obter além disso as licenças de espécie, de área e de coleta.',
  'Get species, area and owner permits.': 'Obter as licenças da espécie, as da área e as do proprietário.',
  'Get the approval of the ministry in charge of the plant.':
    'Obter a aprovação do ministério competente para a planta.',
  'Get the certificate of origin and carry it with the material.':
    'Obter o certificado de origem e levá-lo com o material.',
  'Get the certificate on use of biological material from the ministry for in-situ resources, or its approval for ex-situ resources.':
    'Obter do ministério o certificado de uso de material biológico para os recursos in situ, ou a sua aprovação para os recursos ex situ.',
  'Get the certificate or label of the endangered species office.':
    'Obter o certificado ou a etiqueta do escritório de espécies ameaçadas.',
  'Get the collecting and export permit.': 'Obter a licença de coleta e de exportação.',
  'Get the collecting and export permits and agree on terms with the holder.':
    'Obter as licenças de coleta e de exportação e acordar os termos com o detentor.',
  'Get the collecting and export permits and the consent of the land owner.':
    'Obter as licenças de coleta e de exportação e o consentimento do dono da terra.',
  'Get the collecting and export permits.': 'Obter as licenças para coletar e exportar.',
  'Get the collecting, protected-area and export permits and the consent of the land owner.':
    'Obter as licenças de coleta, de área protegida e de exportação e o consentimento do dono da terra.',
  'Get the consent of the country of import if it asks for one, and keep its terms (Nature Diversity Act, section 60).':
    'Obter o consentimento do país de importação se ele o exigir, e cumprir os seus termos (Nature Diversity Act, seção 60).',
  'Get the consent of the land owner, private, public or customary.':
    'Obter o consentimento do dono da terra, privado, público ou consuetudinário.',
  'Get the consent of the owner of the resource - private land owner, community or the government; the councils help in talks with private owners and communities.':
    'Obter o consentimento do dono do recurso (dono privado, comunidade ou governo); os conselhos ajudam nas conversas com donos privados e comunidades.',
  'Get the consent of the traditional owners and of the local government.':
    'Obter o consentimento dos proprietários tradicionais e do governo local.',
  'Get the endorsement of land owners and community (commercial work).':
    'Obter o aval dos donos das terras e da comunidade (trabalho comercial).',
  'Get the endorsement of the dean (students), an expert, a research institution or a conservation body.':
    'Obter o aval do diretor da faculdade (estudantes), de um especialista, de uma instituição de pesquisa ou de um órgão de conservação.',
  'Get the entry permit for conservation areas and the permit to collect and transport samples.':
    'Obter a licença de entrada em áreas de conservação e a licença para coletar e transportar amostras.',
  'Get the ethical clearance of BRIN for the project.': 'Obter a aprovação ética do BRIN para o projeto.',
  'Get the export permit for samples (protected species under the Act of 2002).':
    'Obter a licença de exportação de amostras (espécies protegidas segundo a lei de 2002).',
  'Get the export permit for samples.': 'Obter a licença de exportação das amostras.',
  'Get the export permit of the sector body (wildlife, health or plant genetic resources) and plant-health or CITES papers.':
    'Obter a licença de exportação do órgão do setor (fauna silvestre, saúde ou recursos fitogenéticos) e os documentos fitossanitários ou CITES.',
  'Get the flora or fauna permit and the export approval for samples.':
    'Obter a licença de flora ou fauna e a aprovação de exportação das amostras.',
  'Get the further permissions for collecting specimens, excavating, filming and transferring material.':
    'Obter as outras licenças para coletar espécimes, escavar, filmar e transferir material.',
  'Get the grant of access first; the permit carries its reference number.':
    'Obter primeiro a concessão de acesso (grant of access); a licença leva o seu número de referência.',
  'Get the letter of consent of the local institution where the research will be done.':
    'Obter a carta de consentimento da instituição local onde a pesquisa será feita.',
  'Get the nature permit of the Land and the owner’s consent.':
    'Obter a licença de proteção da natureza do Land e o consentimento do dono.',
  "Get the owner's consent and sign the transfer agreement of the gene bank or collection.":
    'Obter o consentimento do dono e assinar o termo de transferência do banco de germoplasma ou da coleção.',
  'Get the owner’s consent and state or federal collecting permits.':
    'Obter o consentimento do dono e as licenças de coleta estaduais ou federais.',
  'Get the paper of the Ministry of Foreign Trade and Economic Relations of Bosnia and Herzegovina that rests on it.':
    'Obter o documento do ministério do comércio exterior e das relações econômicas da Bósnia e Herzegovina que se baseia nele.',
  'Get the permission of land owners.': 'Obter a permissão dos donos das terras.',
  'Get the permit that fits (collecting protected resources, export, sale, ethnobotanical research).':
    'Obter a licença adequada (coleta de recursos protegidos, exportação, venda, pesquisa etnobotânica).',
  'Get the permit under the act for protected species and areas.':
    'Obter a licença da lei para espécies e áreas protegidas.',
  'Get the permits for species, areas and, for foreign vessels, marine research.':
    'Obter as licenças de espécie, de área e, para navios estrangeiros, de pesquisa marinha.',
  'Get the permits of environment, forestry or fisheries for collecting and export.':
    'Obter as licenças do meio ambiente, das florestas ou da pesca para coletar e exportar.',
  'Get the plant-health or veterinary certificate of ONSSA and CITES papers.':
    'Obter o certificado fitossanitário ou veterinário da ONSSA e os documentos CITES.',
  'Get the provincial collecting and threatened-species permits and the consent of the land owner separately.':
    'Obter à parte as licenças provinciais de coleta e de espécies ameaçadas e o consentimento do proprietário da terra.',
  'Get the research, collecting and export papers and the consent of the land owner or institution.':
    'Obter os documentos de pesquisa, coleta e exportação e o consentimento do proprietário da terra ou da instituição.',
  'Get the sanitary papers of ICA.': 'Obter os documentos sanitários do ICA.',
  'Get the special visa extension for stays over 31 days.':
    'Obter a prorrogação especial do visto para estadas de mais de 31 dias.',
  'Get the support letter of the local institution (for anthropology and archaeology the National Museum, with a joint programme).':
    'Obter a carta de apoio da instituição local (para antropologia e arqueologia, o National Museum, com um programa conjunto).',
  'Get the support letter of the Ministry of Education.': 'Obter a carta de apoio do Ministério da Educação.',
  'Get the written consent of the land owner.': 'Obter o consentimento escrito do dono da terra.',
  'Get the written consent together with the papers for forest research and export.':
    'Obter o consentimento escrito junto com os documentos de pesquisa florestal e de exportação.',
}
