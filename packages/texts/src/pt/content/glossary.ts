import type { ContentTexts } from '../../content.ts'

export const glossary: ContentTexts = {
  CBD: 'CDB',
  "States' sovereign rights over their genetic resources; the principle that access needs prior informed consent and mutually agreed terms and that benefits are shared (Arts 3, 8(j), 15, 16, 19). Basic definitions are in Art. 2.":
    'Os direitos soberanos dos Estados sobre seus recursos genéticos; o princípio de que o acesso precisa de consentimento prévio informado e termos mutuamente acordados e de que os benefícios são repartidos (arts. 3, 8(j), 15, 16, 19). As definições básicas estão no art. 2.',
  'Nagoya Protocol': 'Protocolo de Nagoia',
  'How provider countries grant access, how benefits are shared, and how user countries check compliance: permits, certificates, checkpoints, the ABS Clearing-House, traditional knowledge.':
    'Como os países provedores concedem acesso, como os benefícios são repartidos e como os países usuários verificam o cumprimento: autorizações, certificados, pontos de verificação, o Centro de Intercâmbio de Informações sobre ABS, conhecimento tradicional.',
  'International Treaty (ITPGRFA)': 'Tratado Internacional (TIRFAA)',
  'Plant genetic resources for food and agriculture; a Multilateral System for the crops and forages of Annex I, in which material moves under one standard agreement (SMTA), with conditional payments into a benefit-sharing fund.':
    'Recursos fitogenéticos para alimentação e agricultura; um Sistema Multilateral para as culturas e forrageiras do Anexo I, em que o material circula sob um só termo padrão (SMTA), com pagamentos condicionais a um fundo de repartição de benefícios.',
  'EU ABS Regulation and Guidance': 'Regulamento da UE sobre ABS e orientações',
  'Duties of those who utilise genetic resources in the EU: due diligence, record keeping, passing on information, declarations, registered collections, checks. It does not regulate access inside the EU.':
    'Obrigações de quem utiliza recursos genéticos na UE: devida diligência, guarda de documentos, repasse de informações, declarações, coleções registradas, controles. Não regula o acesso dentro da UE.',
  'CBD decisions on DSI': 'Decisões da CDB sobre DSI',
  'A multilateral mechanism for sharing benefits from the use of sequence data. Larger companies in listed sectors are called on to pay a share of profit or revenue into the Cali Fund. Decisions of the Parties, not a treaty: binding on companies only where national law says so.':
    'Um mecanismo multilateral para repartir benefícios do uso de dados de sequências. Empresas maiores de setores listados são chamadas a pagar uma parcela do lucro ou da receita ao Fundo de Cáli. São decisões das Partes, não um tratado: obrigam empresas somente onde a lei nacional o diz.',
  'Genetic material that is, or could one day be, of value. The value may be commercial, scientific or social, so in practice nearly all non-human biological material with DNA or RNA qualifies.':
    'Material genético que tem valor ou poderia ter um dia. O valor pode ser comercial, científico ou social, de modo que na prática quase todo material biológico não humano com DNA ou RNA se enquadra.',
  'Genetic material': 'Material genético',
  'Material from a plant, animal, microorganism or other living source that carries functional units of heredity. A leaf, a seed, a blood sample, a spore or a soil sample with living microbes are examples.':
    'Material de planta, animal, microrganismo ou outra fonte viva que contém unidades funcionais de hereditariedade. São exemplos uma folha, uma semente, uma amostra de sangue, um esporo ou uma amostra de solo com micróbios vivos.',
  'Functional units of heredity': 'Unidades funcionais de hereditariedade',
  'The parts of an organism that pass on traits, in practice genes in DNA or RNA. The treaties use the expression without defining it, so laws differ on whether purified or non-living material still counts.':
    'As partes de um organismo que transmitem caracteres, na prática genes no DNA ou RNA. Os tratados usam a expressão sem defini-la, por isso as leis diferem sobre se material purificado ou não vivo ainda conta.',
  'Biological resource': 'Recurso biológico',
  'The wider notion: organisms, parts of them, populations and ecosystem components that are of use to people, including their genetic resources. Some national laws (India, for example) attach duties to biological resources and not only to genetic ones.':
    'A noção mais ampla: organismos, partes deles, populações e componentes de ecossistemas úteis às pessoas, inclusive seus recursos genéticos. Algumas leis nacionais (a Índia, por exemplo) ligam obrigações aos recursos biológicos e não só aos genéticos.',
  Derivative: 'Derivado',
  'A biochemical compound that living cells make by themselves through gene expression or metabolism, even if it contains no DNA or RNA. Enzymes, resins, venoms, fragrances and plant metabolites are typical. In the EU, work on a derivative counts only if a link to an accessed genetic resource remains; several provider laws name derivatives expressly.':
    'Um composto bioquímico que células vivas produzem por si mesmas por expressão gênica ou metabolismo, mesmo que não contenha DNA ou RNA. São típicos enzimas, resinas, venenos, fragrâncias e metabólitos vegetais. Na UE, o trabalho com um derivado conta somente se restar ligação com um recurso genético acessado; várias leis de provedores nomeiam derivados expressamente.',
  'Naturally occurring biochemical compound': 'Composto bioquímico de ocorrência natural',
  'A molecule produced by an organism itself, as opposed to one made or altered by synthesis. It is the core of the definition of derivative. A fully synthetic copy is not naturally occurring, but a permit or contract may still cover it.':
    'Uma molécula produzida pelo próprio organismo, em contraste com uma feita ou alterada por síntese. É o núcleo da definição de derivado. Uma cópia totalmente sintética não ocorre naturalmente, mas uma autorização ou contrato ainda pode abrangê-la.',
  'Digital sequence information (DSI)': 'Informações de sequências digitais (DSI)',
  'Sequence and related data derived from genetic resources, such as nucleotide sequences in a public database. The term is a placeholder without an agreed definition. Internationally, benefits are to be shared through a multilateral mechanism and the Cali Fund; some countries also regulate DSI in their own law.':
    'Dados de sequências e dados relacionados derivados de recursos genéticos, como sequências de nucleotídeos em um banco de dados público. O termo é provisório, sem definição acordada. Internacionalmente, os benefícios devem ser repartidos por um mecanismo multilateral e pelo Fundo de Cáli; alguns países também regulam a DSI em sua própria lei.',
  'Associated traditional knowledge': 'Conhecimento tradicional associado',
  'Knowledge, innovations and practices of indigenous peoples and local communities that relate to a genetic resource, such as a healing or farming use. Using it needs the consent or involvement of its holders. Publication does not by itself make it free to use everywhere.':
    'Conhecimentos, inovações e práticas de povos indígenas e comunidades locais relativos a um recurso genético, como um uso de cura ou agrícola. Usá-los exige o consentimento ou a participação de seus detentores. A publicação por si só não os torna livres para uso em toda parte.',
  'Any plant or living part of one: whole plant, seed, cutting, leaf, pollen, tissue culture. Algae are usually treated in the same way. Crops may follow the International Treaty instead.':
    'Qualquer planta ou parte viva dela: planta inteira, semente, estaca, folha, pólen, cultura de tecidos. Algas costumam ser tratadas do mesmo modo. Culturas agrícolas podem seguir, em vez disso, o Tratado Internacional.',
  Animal: 'Animal',
  'Any non-human animal, vertebrate or invertebrate, and its cells, semen, eggs, blood, tissue or venom. Protected-species rules such as CITES apply in addition.':
    'Qualquer animal não humano, vertebrado ou invertebrado, e suas células, sêmen, ovos, sangue, tecido ou veneno. Regras de espécies protegidas, como a CITES, também valem.',
  Microorganism: 'Microrganismo',
  'Bacteria, archaea, yeasts, microalgae, protozoa and similar organisms, as isolates, mixed cultures or in a sample. The provider is the country where the sample was taken, not where the strain was isolated or deposited.':
    'Bactérias, arqueias, leveduras, microalgas, protozoários e organismos semelhantes, como isolados, culturas mistas ou em uma amostra. O provedor é o país onde a amostra foi coletada, não onde a linhagem foi isolada ou depositada.',
  Fungus: 'Fungo',
  'Moulds, mushrooms, yeasts and their spores, mycelium or cultures. Treated like microorganisms for ABS, including fungi that live inside a plant (endophytes).':
    'Bolores, cogumelos, leveduras e seus esporos, micélio ou culturas. Para ABS são tratados como microrganismos, inclusive fungos que vivem dentro de uma planta (endófitos).',
  Virus: 'Vírus',
  'Viruses carry genes and are treated as genetic resources in practice. Influenza viruses with human pandemic potential follow the WHO PIP Framework when shared in its network.':
    'Vírus carregam genes e na prática são tratados como recursos genéticos. Vírus da gripe com potencial pandêmico humano seguem o Marco PIP da OMS quando compartilhados em sua rede.',
  'Soil or environmental sample': 'Amostra de solo ou ambiental',
  "Soil, water, sediment, air filter, dung or surface swab with living organisms or their DNA. The sample counts because of what lives in it. One permit for 'soil' may not cover the R&D on every organism isolated from it.":
    'Solo, água, sedimento, filtro de ar, esterco ou swab de superfície com organismos vivos ou seu DNA. A amostra conta pelo que vive nela. Uma autorização para “solo” pode não cobrir a P&D com cada organismo isolado dele.',
  'Associated organism': 'Organismo associado',
  'An organism living in or on the material you accessed: microbiome, endophyte, parasite, pest, pathogen or symbiont. If the permit says nothing about it, ask the provider country whether it is covered before using it.':
    'Um organismo que vive no material acessado ou sobre ele: microbioma, endófito, parasita, praga, patógeno ou simbionte. Se a autorização não diz nada sobre ele, pergunte ao país provedor se está coberto antes de usá-lo.',
  'Seed or propagating material': 'Semente ou material de propagação',
  'Reproductive or vegetative material from which a plant can be grown: seed, tuber, cutting, graft wood, tissue culture. Seed bought for sowing or eating is a commodity; breeding or analysing it is another matter.':
    'Material reprodutivo ou vegetativo do qual se pode cultivar uma planta: semente, tubérculo, estaca, enxerto, cultura de tecidos. Semente comprada para semear ou comer é mercadoria; melhorá-la ou analisá-la é outra coisa.',
  Extract: 'Extrato',
  'A mixture drawn from an organism by pressing, solvent, distillation or similar. It may still contain genetic material, or only derivatives. Buying a standard extract for formulation is usually trade; searching it for new activities is R&D.':
    'Uma mistura obtida de um organismo por prensagem, solvente, destilação ou similar. Pode conter ainda material genético, ou só derivados. Comprar um extrato comum para formulação costuma ser comércio; procurar nele novas atividades é P&D.',
  'A product of gene expression and therefore a derivative. If it is made recombinantly from a published sequence, no material may have been accessed, but the DSI rules and contract terms have to be checked.':
    'Um produto da expressão gênica e, portanto, um derivado. Se feito de modo recombinante a partir de uma sequência publicada, pode não ter havido acesso a material, mas as regras de DSI e os termos contratuais precisam ser verificados.',
  'DNA or RNA': 'DNA ou RNA',
  'Isolated nucleic acid from an organism. Extracted DNA is generally handled as genetic material, while a sequence in a file is DSI and an oligonucleotide made from that file is a synthetic product.':
    'Ácido nucleico isolado de um organismo. DNA extraído costuma ser tratado como material genético, enquanto uma sequência em um arquivo é DSI e um oligonucleotídeo feito a partir desse arquivo é um produto sintético.',
  'Cell line': 'Linhagem celular',
  'Cells kept in culture over many generations. Non-human lines go back to an animal or plant with a country of origin; widely shared reference lines are treated much like laboratory strains. Human cell lines are human genetic resources.':
    'Células mantidas em cultura por muitas gerações. Linhagens não humanas remontam a um animal ou planta com país de origem; linhagens de referência amplamente compartilhadas são tratadas de modo parecido com linhagens de laboratório. Linhagens celulares humanas são recursos genéticos humanos.',
  'Human genetic resources': 'Recursos genéticos humanos',
  'Material from people: blood, tissue, cells, DNA. The CBD and the Nagoya Protocol do not cover it. Ethics, data-protection and national human-material laws apply. Microbes and parasites found on or in people are not human genetic resources.':
    'Material de pessoas: sangue, tecido, células, DNA. A CDB e o Protocolo de Nagoia não o abrangem. Valem a ética, a proteção de dados e as leis nacionais sobre material humano. Micróbios e parasitas encontrados em pessoas não são recursos genéticos humanos.',
  'Human microbiota': 'Microbiota humana',
  'The microorganisms that live on or in the human body. Isolated strains can be genetic resources of the country where the person was sampled. Treatment of whole samples differs, so have the case checked.':
    'Os microrganismos que vivem no corpo humano. Linhagens isoladas podem ser recursos genéticos do país onde a pessoa foi amostrada. O tratamento de amostras inteiras varia, por isso peça que o caso seja verificado.',
  Commodity: 'Mercadoria',
  'Biological goods bought and sold for direct use: food, feed, timber, fibre, raw material. Trade alone is outside ABS user rules. When someone starts R&D on the goods, the use has changed and the provider country has to be asked.':
    'Bens biológicos comprados e vendidos para uso direto: alimento, ração, madeira, fibra, matéria-prima. Só o comércio fica fora das regras de ABS para usuários. Quando alguém começa P&D com a mercadoria, o uso mudou e o país provedor precisa ser consultado.',
  'Ex situ collection': 'Coleção ex situ',
  'A place that keeps material outside its natural home: genebank, culture collection, botanic garden, zoo, herbarium, freezer. Ordering from it does not erase the country of origin; ask the collection for the original permit and date.':
    'Um lugar que guarda material fora de seu ambiente natural: banco de germoplasma, coleção de culturas, jardim botânico, zoológico, herbário, freezer. Encomendar de lá não apaga o país de origem; peça à coleção a autorização original e a data.',
  'Registered collection': 'Coleção registrada',
  'A collection in the EU register that supplies material only with its ABS papers. Users who obtain material there are taken to have been diligent in seeking information; they still keep it and respect the agreed terms.':
    'Uma coleção do registro da UE que fornece material só com seus documentos de ABS. Considera-se que usuários que obtêm material lá foram diligentes na busca de informações; ainda assim as guardam e respeitam os termos acordados.',
  'Private collection': 'Coleção particular',
  'Material kept by a company, a breeder or a hobbyist. Private ownership is no exemption: what counts is where and when the material was first accessed. Without papers, treat it as undocumented.':
    'Material guardado por uma empresa, um melhorista ou um amador. A propriedade privada não isenta: conta onde e quando o material foi acessado pela primeira vez. Sem documentos, trate-o como não documentado.',
  'In situ conditions': 'Condições in situ',
  'Living in its own ecosystem or natural habitat. For domesticated or cultivated species it means the surroundings in which they developed their distinctive properties, such as a farming region.':
    'Viver em seu próprio ecossistema ou habitat natural. Para espécies domesticadas ou cultivadas, o ambiente em que desenvolveram suas propriedades distintivas, como uma região agrícola.',
  'Country of origin': 'País de origem',
  'A country that has the genetic resource in in situ conditions. A species usually has several. It is not always the country that supplied the material.':
    'Um país que tem o recurso genético em condições in situ. Uma espécie costuma ter vários. Nem sempre é o país que forneceu o material.',
  'Provider country': 'País provedor',
  'The country whose consent counts: the country of origin that supplies the resource, or a Party that acquired it in line with the CBD. In the portal, enter the country where the material was first taken from nature or from the farm.':
    'O país cujo consentimento conta: o país de origem que fornece o recurso, ou uma Parte que o adquiriu de acordo com a CDB. No portal, informe o país onde o material foi coletado pela primeira vez, na natureza ou na propriedade rural.',
  PGRFA: 'RFAA',
  'Plant genetic resources for food and agriculture: genetic material of plant origin of actual or potential value for food and farming. All PGRFA fall under the Treaty; only the Annex I crops under public control are automatically in its Multilateral System.':
    'Recursos fitogenéticos para alimentação e agricultura: material genético de origem vegetal com valor real ou potencial para alimentação e agricultura. Todos estão sob o Tratado; só as culturas do Anexo I sob controle público estão automaticamente em seu Sistema Multilateral.',
  'Annex I crop': 'Cultura do Anexo I',
  'One of the 35 food crops and 29 forage genera listed in Annex I of the Treaty. Soybean, tomato, groundnut, cotton, onion, pepper, cucurbits, grapevine, coffee and cocoa are not listed. An attempt to widen the list failed at the Governing Body of November 2025.':
    'Uma das 35 culturas alimentares e 29 gêneros de forrageiras listados no Anexo I do Tratado. Soja, tomate, amendoim, algodão, cebola, pimentão, cucurbitáceas, videira, café e cacau não constam. Uma tentativa de ampliar a lista fracassou no Órgão Diretor de novembro de 2025.',
  'Multilateral System': 'Sistema Multilateral',
  "The Treaty's shared pool of Annex I material. Access is given under the SMTA, for research, breeding and training for food and agriculture only; chemical, pharmaceutical and other industrial uses outside food and feed are excluded.":
    'O acervo comum do Tratado de material do Anexo I. O acesso é dado com o SMTA, somente para pesquisa, melhoramento e treinamento para alimentação e agricultura; usos químicos, farmacêuticos e outros usos industriais fora de alimentos e rações estão excluídos.',
  "Landrace or farmers' variety": 'Variedade tradicional ou crioula',
  "A locally adapted plant population shaped by generations of farmers. Breeding with it counts as utilisation in the EU unless it came under an SMTA for food and agriculture. Farmers' or community rights may apply.":
    'Uma população vegetal adaptada ao local e moldada por gerações de agricultores. Melhorar com ela conta como utilização na UE, a não ser que tenha vindo com um SMTA para alimentação e agricultura. Direitos de agricultores ou comunidades podem valer.',
  'Crop wild relative': 'Parente silvestre de cultura agrícola',
  'A wild species related to a crop, used as a source of traits. If its genus is in Annex I it may be in the Multilateral System, but material taken in situ remains subject to the national law of the country where it grows.':
    'Uma espécie silvestre aparentada a uma cultura, usada como fonte de caracteres. Se seu gênero está no Anexo I, pode estar no Sistema Multilateral, mas material coletado in situ continua sujeito à lei nacional do país onde cresce.',
  'Commercial plant variety': 'Variedade vegetal comercial',
  'A variety lawfully on the market: protected by plant variety rights, listed in a catalogue, or officially described. Breeding on from it is outside the EU ABS rules; creating it from in-scope material was inside. Contract terms may say more.':
    'Uma variedade legalmente no mercado: protegida por direitos de cultivar, registrada em um catálogo ou oficialmente descrita. Continuar o melhoramento a partir dela fica fora das regras de ABS da UE; criá-la a partir de material abrangido ficava dentro. Termos contratuais podem dizer mais.',
  Pathogen: 'Patógeno',
  'A disease-causing microorganism or virus. It is a genetic resource like others, but countries pay due regard to health emergencies, and the EU and Switzerland let users complete the formalities later in such cases. Pathogens brought in unintentionally are treated separately.':
    'Um microrganismo ou vírus causador de doença. É um recurso genético como outros, mas os países levam em conta emergências de saúde, e a UE e a Suíça deixam os usuários cumprir as formalidades depois nesses casos. Patógenos introduzidos sem intenção são tratados à parte.',
  Pest: 'Praga',
  'An insect, mite, nematode, weed or other organism that harms plants or goods. Collected on purpose abroad, it is an ordinary genetic resource; introduced unintentionally into the EU, it is outside the EU rules.':
    'Um inseto, ácaro, nematoide, planta daninha ou outro organismo que prejudica plantas ou bens. Coletado de propósito no exterior, é um recurso genético comum; introduzido sem intenção na UE, fica fora das regras da UE.',
  'Influenza virus with pandemic potential': 'Vírus da gripe com potencial pandêmico',
  'H5N1 and other influenza viruses that could cause a human pandemic. They move under the WHO PIP Framework and its two standard agreements. Seasonal influenza viruses and other pathogens do not.':
    'O H5N1 e outros vírus da gripe que poderiam causar uma pandemia humana. Circulam sob o Marco PIP da OMS e seus dois termos padrão. Vírus da gripe sazonal e outros patógenos, não.',
  'Alien species': 'Espécie exótica',
  'A species brought by people outside its natural range. Once it sustains itself in the wild, the country where you take it is the provider country, even though it is not native there.':
    'Uma espécie levada por pessoas para fora de sua área natural. Quando se mantém por si na natureza, o país onde é coletada é o país provedor, mesmo que não seja nativa dele.',
  'Invasive alien species': 'Espécie exótica invasora',
  'An alien species whose spread harms nature, health or the economy. Being invasive is no exemption from ABS. Transport and release are restricted by other law.':
    'Uma espécie exótica cuja expansão prejudica a natureza, a saúde ou a economia. Ser invasora não isenta de ABS. Transporte e soltura são restringidos por outras leis.',
  'A natural enemy used against a pest: a predatory mite, a parasitoid wasp, a fungus. When it has been released and has established itself, the country of release becomes the provider for later access from the wild.':
    'Um inimigo natural usado contra uma praga: um ácaro predador, uma vespa parasitoide, um fungo. Depois de solto e estabelecido, o país da soltura se torna o provedor para acessos posteriores na natureza.',
  'A genetically well-defined, largely uniform strain that is deliberately kept and shared for research, with a traceable laboratory history: certain mice, Escherichia coli K-12 derivatives, Arabidopsis lines. Established strains are normally outside the EU rules; creating a new one from in-scope material is utilisation.':
    'Uma linhagem geneticamente bem definida e em grande parte uniforme, mantida e compartilhada de propósito para pesquisa, com história de laboratório rastreável: certos camundongos, derivados de Escherichia coli K-12, linhas de Arabidopsis. Linhagens estabelecidas ficam normalmente fora das regras da UE; criar uma nova a partir de material abrangido é utilização.',
  'Marine genetic resource beyond national jurisdiction': 'Recurso genético marinho além da jurisdição nacional',
  'Marine material from the high seas or the international seabed. No state has sovereign rights over it, so Nagoya rules do not apply. Since 17 January 2026 the BBNJ Agreement asks its Parties to see that collection and utilisation are notified and benefits are shared.':
    'Material marinho do alto-mar ou dos fundos marinhos internacionais. Nenhum Estado tem direitos soberanos sobre ele, por isso as regras de Nagoia não se aplicam. Desde 17 de janeiro de 2026 o Acordo BBNJ pede a suas Partes que a coleta e a utilização sejam notificadas e os benefícios repartidos.',
  'Pre-CBD material': 'Material anterior à CDB',
  'Material first accessed before the Convention entered into force on 29 December 1993. It is outside CBD and Nagoya, but keep proof of the date. A few national laws look at the date of use instead.':
    'Material acessado pela primeira vez antes da entrada em vigor da Convenção em 29 de dezembro de 1993. Está fora da CDB e de Nagoia, mas guarde a prova da data. Algumas leis nacionais olham, em vez disso, a data de uso.',
  'Passport data': 'Dados de passaporte',
  'Basic information on an accession: name, number, donor, place and date of collection. It is the cheapest evidence of provider country and date. Ask for it before you ask a lawyer.':
    'Informações básicas de um acesso de coleção: nome, número, doador, lugar e data da coleta. É a prova mais barata do país provedor e da data. Peça-a antes de consultar um advogado.',
  'Getting the material: collecting, buying, ordering, receiving. Not R&D, but it fixes country and date and may itself need a permit.':
    'Obter o material: coletar, comprar, encomendar, receber. Não é P&D, mas fixa país e data e pode exigir por si uma autorização.',
  'Keeping material alive, healthy and correctly labelled. Quality and identity checks, even by sequencing, belong here. Not utilisation in the EU.':
    'Manter o material vivo, saudável e corretamente etiquetado. Controles de qualidade e identidade, mesmo por sequenciamento, ficam aqui. Não é utilização na UE.',
  'Naming and describing the material. Taxonomy is outside; searching for the function of genes or compounds is inside.':
    'Nomear e descrever o material. A taxonomia fica fora; procurar a função de genes ou compostos fica dentro.',
  'One standard yes/no test on many samples, to discard most of them. Outside the EU rules until you start to look at individual hits.':
    'Um teste padronizado sim/não em muitas amostras, para descartar a maioria. Fora das regras da UE até que se comece a olhar positivos individuais.',
  'A hit that is studied further in its own right. This is where utilisation begins after a screening.':
    'Um positivo estudado mais a fundo por si mesmo. Aqui começa a utilização depois de uma triagem.',
  'Systematic work that creates knowledge about the genes or natural chemistry of the material, or something new from it. Academic and industrial work alike.':
    'Trabalho sistemático que cria conhecimento sobre os genes ou a química natural do material, ou algo novo a partir dele. Tanto acadêmico quanto industrial.',
  'Finding out how an effect comes about in the organism or through its compounds. Utilisation, unless the organism is only an unchanged test system.':
    'Descobrir como um efeito acontece no organismo ou por meio de seus compostos. É utilização, a não ser que o organismo seja só um sistema de teste sem alterações.',
  'Studying why organisms withstand treatments, pests or disease. Looking for the gene is utilisation; counting survivors by a fixed protocol usually is not.':
    'Estudar por que organismos resistem a tratamentos, pragas ou doenças. Procurar o gene é utilização; contar sobreviventes por um protocolo fixo normalmente não é.',
  'Measuring whether and how well the material works. Utilisation if the material is the test substance; use as a tool if it is only the target.':
    'Medir se e quão bem o material funciona. É utilização se o material é a substância de teste; uso como ferramenta se é só o alvo.',
  'Using an unchanged organism to test or confirm something else. Not utilisation of the tool.':
    'Usar um organismo sem alterações para testar ou confirmar outra coisa. Não é utilização da ferramenta.',
  'Making or improving a test organism, strain, marker, cell line or enzyme for later use as an instrument. Utilisation.':
    'Criar ou melhorar um organismo de teste, linhagem, marcador, linhagem celular ou enzima para uso posterior como instrumento. É utilização.',
  "Detecting an organism, disease or trait. Running a known test is outside; designing a new one from the organism's genes or proteins is inside.":
    'Detectar um organismo, doença ou caráter. Aplicar um teste conhecido fica fora; projetar um novo a partir dos genes ou proteínas do organismo fica dentro.',
  'Creating new combinations of genes by crossing, selection, mutation or editing. Inside for landraces, wild plants and animal lines; outside for commercial plant varieties; SMTA material follows the Treaty.':
    'Criar novas combinações de genes por cruzamento, seleção, mutação ou edição. Dentro para variedades tradicionais, plantas silvestres e linhagens animais; fora para variedades vegetais comerciais; material com SMTA segue o Tratado.',
  'Developing the substance, strain or trait that makes a product work. Utilisation while a link to the accessed material remains.':
    'Desenvolver a substância, a linhagem ou o caráter que faz um produto funcionar. É utilização enquanto restar ligação com o material acessado.',
  'Trying a nearly finished product in the field or in people. Outside if it only confirms a final product; inside if the results still shape it.':
    'Testar em campo ou em pessoas um produto quase pronto. Fora se só confirma um produto definitivo; dentro se os resultados ainda o moldam.',
  'Making a product from an ingredient with known properties. Outside, unless new properties are investigated.':
    'Fazer um produto com um ingrediente de propriedades conhecidas. Fora, a não ser que novas propriedades sejam investigadas.',
  'Producing something with an organism as it is, as yeast makes beer. Outside; improving the producing strain is inside.':
    'Produzir algo com um organismo como ele é, como a levedura faz cerveja. Fora; melhorar a linhagem produtora fica dentro.',
  'Commercial collection, processing and sale of biological goods without R&D. Not utilisation, but regulated by some provider countries.':
    'Coleta, processamento e venda comerciais de bens biológicos sem P&D. Não é utilização, mas é regulado por alguns países provedores.',
  'Handing over material, results or data. Not utilisation; the papers and the conditions travel with the material.':
    'Entregar material, resultados ou dados. Não é utilização; os documentos e as condições acompanham o material.',
  'Applying for or licensing a patent or plant variety right based on the material or on linked knowledge. Often needs consent, notice or disclosure of origin.':
    'Pedir ou licenciar uma patente ou direito de cultivar baseado no material ou em conhecimento ligado a ele. Muitas vezes exige consentimento, aviso ou revelação da origem.',
  Access: 'Acesso',
  "In the EU: acquiring genetic resources, or traditional knowledge linked to them, in a Party to the Nagoya Protocol. Some national laws call the R&D itself 'access' (Brazil, for example), so read the country page.":
    'Na UE: adquirir recursos genéticos, ou conhecimento tradicional ligado a eles, em uma Parte no Protocolo de Nagoia. Algumas leis nacionais chamam a própria P&D de “acesso” (o Brasil, por exemplo); leia por isso a página do país.',
  'The day the material was first taken from its place of origin or provider country, not the day it reached you. It decides which law applies.':
    'O dia em que o material foi coletado pela primeira vez em seu lugar de origem ou no país provedor, não o dia em que chegou a você. Decide qual lei se aplica.',
  'Date of intended use': 'Data do uso previsto',
  "The day your work with the material starts. Some countries' duties depend on this date even for old material.":
    'O dia em que começa seu trabalho com o material. As obrigações de alguns países dependem desta data mesmo para material antigo.',
  Utilisation: 'Utilização',
  'R&D on the genetic or biochemical composition of the material, biotechnology included. It is the switch for the compliance rules of the EU, the UK and Switzerland.':
    'P&D sobre a composição genética ou bioquímica do material, incluída a biotecnologia. É a chave das regras de cumprimento da UE, do Reino Unido e da Suíça.',
  Biotechnology: 'Biotecnologia',
  'Technology that uses living organisms, biological systems or what they produce, to make or change products or processes. The word covers fermentation as well as gene editing.':
    'Tecnologia que usa organismos vivos, sistemas biológicos ou o que produzem para fazer ou alterar produtos ou processos. A palavra abrange tanto a fermentação quanto a edição gênica.',
  User: 'Usuário',
  'A person or organisation that utilises genetic resources or linked traditional knowledge. Someone who only trades, stores or passes on is not a user in the EU. Switzerland also counts those who benefit directly.':
    'Uma pessoa ou organização que utiliza recursos genéticos ou conhecimento tradicional ligado a eles. Quem só comercializa, armazena ou repassa não é usuário na UE. A Suíça conta também quem se beneficia diretamente.',
  Provider: 'Provedor',
  "Whoever may give consent under the provider country's law: the state, a province, a landowner, a collection, an indigenous people or local community. Often more than one.":
    'Quem pode dar o consentimento pela lei do país provedor: o Estado, uma província, um proprietário de terra, uma coleção, um povo indígena ou comunidade local. Muitas vezes mais de um.',
  'Sovereign rights': 'Direitos soberanos',
  'Each state decides on access to the genetic resources in its territory. It may also decide to leave access free.':
    'Cada Estado decide sobre o acesso aos recursos genéticos em seu território. Também pode decidir deixar o acesso livre.',
  'Prior informed consent (PIC)': 'Consentimento prévio informado (PIC)',
  'Permission of the competent authority, given before access and on the basis of what you told it about the purpose. Where communities have rights over the resource or knowledge, their consent is needed as well.':
    'Permissão da autoridade competente, dada antes do acesso e com base no que você lhe disse sobre a finalidade. Onde comunidades têm direitos sobre o recurso ou o conhecimento, o consentimento delas também é necessário.',
  'Mutually agreed terms (MAT)': 'Termos mutuamente acordados (MAT)',
  'The contract between provider and user: permitted uses, benefits, transfer, IP, reporting, disputes. It binds even where the law would be silent.':
    'O contrato entre provedor e usuário: usos permitidos, benefícios, transferência, propriedade intelectual, relatórios, disputas. Obriga mesmo onde a lei se calaria.',
  'Access permit': 'Autorização de acesso',
  'The document that proves the decision to grant PIC and that MAT exist. When the country publishes it in the ABS Clearing-House it becomes an IRCC.':
    'O documento que comprova a decisão de conceder o PIC e que existem MAT. Quando o país o publica no Centro de Intercâmbio de Informações sobre ABS, torna-se um IRCC.',
  IRCC: 'IRCC',
  'Internationally recognised certificate of compliance: the permit as published in the ABS Clearing-House, with its own number. It is the strongest proof of lawful access, for the uses it names.':
    'Certificado de conformidade internacionalmente reconhecido: a autorização como publicada no Centro de Intercâmbio de Informações sobre ABS, com número próprio. É a prova mais forte de acesso legal, para os usos que nomeia.',
  'ABS Clearing-House (ABSCH)': 'Centro de Intercâmbio de Informações sobre ABS (ABSCH)',
  "The Protocol's public website with each country's measures, authorities, permits and checkpoint reports. A blank entry does not prove that there is no law.":
    'O site público do Protocolo com as medidas, autoridades, autorizações e relatórios de pontos de verificação de cada país. Uma entrada em branco não prova que não há lei.',
  Checkpoint: 'Ponto de verificação',
  'An authority or moment at which users must show their ABS papers. In the EU: research funding and final product development. In Switzerland: before market authorisation or sale.':
    'Uma autoridade ou um momento em que usuários precisam mostrar seus documentos de ABS. Na UE: financiamento de pesquisa e desenvolvimento final de produto. Na Suíça: antes da autorização de comercialização ou da venda.',
  'Competent national authority': 'Autoridade nacional competente',
  'The body that grants access or issues written evidence that the rules were met. Countries may have several, by sector or region.':
    'O órgão que concede o acesso ou emite prova escrita de que as regras foram cumpridas. Os países podem ter vários, por setor ou região.',
  'National focal point': 'Ponto focal nacional',
  "The first address for questions on a country's ABS rules. It informs; as a rule it does not grant permits.":
    'O primeiro endereço para perguntas sobre as regras de ABS de um país. Informa; em regra não concede autorizações.',
  'Due diligence': 'Devida diligência',
  'Taking reasonable, documented steps to make sure that access was lawful and that benefits are shared. Seek, keep and pass on the information; keep it for 20 years after the utilisation ends.':
    'Tomar medidas razoáveis e documentadas para assegurar que o acesso foi legal e que os benefícios são repartidos. Buscar, guardar e repassar as informações; guardá-las por 20 anos após o fim da utilização.',
  'Due diligence declaration': 'Declaração de devida diligência',
  'A statement filed with the national authority (in the EU through the DECLARE tool) when external research funding is received and at the final stage of product development.':
    'Uma declaração apresentada à autoridade nacional (na UE pela ferramenta DECLARE) quando se recebe financiamento externo de pesquisa e na fase final do desenvolvimento de um produto.',
  'Access and benefit-sharing (ABS)': 'Acesso e repartição de benefícios (ABS)',
  'The two sides of these rules: access to genetic resources on the terms of those who provide them, and a fair share for them of the benefits that come out of the use.':
    'Os dois lados destas regras: o acesso aos recursos genéticos nas condições de quem os fornece, e para eles uma parte justa dos benefícios que resultam do uso.',
  'Benefit-sharing': 'Repartição de benefícios',
  'Giving the provider a fair part of what comes out: money (fees, milestones, royalties) or other benefits (training, co-authorship, results, samples, infrastructure). Agree on it in the MAT before you start.':
    'Dar ao provedor uma parte justa do que resulta: dinheiro (taxas, pagamentos por etapas, royalties) ou outros benefícios (treinamento, coautoria, resultados, amostras, infraestrutura). Combine isso nos MAT antes de começar.',
  'Non-commercial research': 'Pesquisa não comercial',
  'Research without commercial intent, for which many countries have a lighter procedure. It is not exempt from the EU, UK or Swiss rules, and it ends when the intent changes.':
    'Pesquisa sem intenção comercial, para a qual muitos países têm um procedimento mais leve. Não é isenta das regras da UE, do Reino Unido ou da Suíça, e termina quando a intenção muda.',
  'Commercial intent': 'Intenção comercial',
  'The aim to earn money with results, be it by sale, licence, service or patent. Each country has its own test; industry funding or a patent filing is often taken as a sign.':
    'O objetivo de ganhar dinheiro com resultados, seja por venda, licença, serviço ou patente. Cada país tem seu próprio critério; financiamento da indústria ou um pedido de patente costuma ser tomado como sinal.',
  'Change of intent': 'Mudança de intenção',
  'Moving from the agreed use to another, typically from academic to commercial, or from commodity to R&D. Stop, tell the provider, and get new PIC or MAT first.':
    'Passar do uso acordado a outro, em geral de acadêmico a comercial, ou de mercadoria a P&D. Pare, avise o provedor e obtenha antes novo PIC ou novos MAT.',
  'Third-party transfer': 'Transferência a terceiros',
  'Giving the material or results to anyone who is not named in the agreement. MAT usually say whether this is allowed and what the recipient must accept.':
    'Dar o material ou os resultados a quem não é nomeado no acordo. Os MAT costumam dizer se isso é permitido e o que o destinatário precisa aceitar.',
  'Subsequent user': 'Usuário subsequente',
  'The next person in the chain who utilises the material. He or she needs the certificate, or the information and contract terms that replace it.':
    'A próxima pessoa da cadeia que utiliza o material. Ela precisa do certificado, ou das informações e termos contratuais que o substituem.',
  'Material transfer agreement (MTA)': 'Termo de transferência de material (MTA)',
  "A contract between supplier and recipient of material. It may contain MAT, but an MTA between two laboratories does not replace the provider country's consent.":
    'Um contrato entre quem fornece e quem recebe material. Pode conter MAT, mas um MTA entre dois laboratórios não substitui o consentimento do país provedor.',
  "The Treaty's standard material transfer agreement; its terms may not be altered. Use is limited to research, breeding and training for food and agriculture; payment is due in certain cases when a product is sold with restrictions on others' use.":
    'O termo padrão de transferência de material do Tratado; seus termos não podem ser alterados. O uso se limita a pesquisa, melhoramento e treinamento para alimentação e agricultura; há pagamento em certos casos quando se vende um produto com restrições ao uso por outros.',
  SisGen: 'SisGen',
  'The Brazilian system in which access to genetic heritage and associated traditional knowledge is registered, and in which shipments and finished products are entered. A user abroad registers through an institution in Brazil.':
    'O sistema brasileiro em que se cadastra o acesso ao patrimônio genético e ao conhecimento tradicional associado, e em que se registram remessas e produtos acabados. Um usuário no exterior se cadastra por meio de uma instituição no Brasil.',
  'Specialised instrument': 'Instrumento especializado',
  'Another international ABS agreement that takes the place of the Protocol for the material and purpose it covers. The International Treaty is the clear case; the PIP Framework is treated as one in the EU.':
    'Outro acordo internacional de ABS que toma o lugar do Protocolo para o material e a finalidade que abrange. O Tratado Internacional é o caso claro; o Marco PIP é tratado como tal na UE.',
  'Multilateral mechanism and Cali Fund': 'Mecanismo multilateral e Fundo de Cáli',
  "The CBD's arrangement for DSI. Companies in listed sectors that exceed two of three thresholds (USD 20 million assets, 50 million sales, 5 million profit, three-year average) are asked for an indicative 1% of profit or 0.1% of revenue. Public and academic bodies are not expected to pay.":
    'O arranjo da CDB para a DSI. Empresas de setores listados que excedem dois de três limites (USD 20 milhões em ativos, 50 milhões em vendas, 5 milhões de lucro, média de três anos) são chamadas a pagar 1% indicativo do lucro ou 0,1% da receita. De órgãos públicos e acadêmicos não se espera pagamento.',
  'Community protocol': 'Protocolo comunitário',
  'Rules that an indigenous or local community has written down on how outsiders may ask for its resources or knowledge. Read it before making contact.':
    'Regras que uma comunidade indígena ou local pôs por escrito sobre como pessoas de fora podem pedir seus recursos ou conhecimentos. Leia antes de fazer contato.',
}
