import type { ContentTexts } from '../../content.ts'

export const uses: ContentTexts = {
  Acquisition: 'Aquisição',
  'Getting hold of the material: collecting it in the field, buying it, ordering it from a collection or receiving it from a partner. Nothing is studied yet. It is the moment that fixes the facts everything else hangs on: the country, the date of access, and the conditions under which the material came.':
    'Obter o material: coletá-lo em campo, comprá-lo, encomendá-lo de uma coleção ou recebê-lo de um parceiro. Nada é estudado ainda. É o momento que fixa os fatos de que tudo o mais depende: o país, a data de acesso e as condições em que o material veio.',
  'Will anybody in your organisation later do R&D on this material?':
    'Alguém da sua organização fará depois P&D com este material?',
  'Does the provider country ask for a collecting, research or export permit, whatever the later use?':
    'O país provedor exige uma autorização de coleta, pesquisa ou exportação, seja qual for o uso posterior?',
  'Did the material come from a supplier who cannot name the country and date of first access?':
    'O material veio de um fornecedor que não consegue indicar o país e a data do primeiro acesso?',
  'Maintaining and storage': 'Manutenção e armazenamento',
  'Keeping the material alive or intact: in a freezer, seed bank, greenhouse, aquarium, herbarium or culture collection. It includes regrowing, multiplying for upkeep, checking viability, health and identity, and recording what is on the label. The composition of the material is not explored.':
    'Manter o material vivo ou intacto: em freezer, banco de sementes, casa de vegetação, aquário, herbário ou coleção de culturas. Inclui regenerar, multiplicar para manutenção, verificar viabilidade, saúde e identidade e anotar o que está na etiqueta. A composição do material não é explorada.',
  'Is the only purpose to keep the material available and correctly labelled?':
    'O único fim é manter o material disponível e corretamente etiquetado?',
  'Do you record traits because you want to select or improve (yield, metabolite content, resistance)?':
    'Você registra características porque quer selecionar ou melhorar (produtividade, teor de metabólitos, resistência)?',
  'Does a permit or agreement limit storage time, require destruction or return, or forbid long-term keeping?':
    'Uma autorização ou um acordo limita o tempo de armazenamento, exige destruição ou devolução, ou proíbe guardar a longo prazo?',
  'Identification and characterisation': 'Identificação e caracterização',
  'Finding out what the material is and describing it: taxonomy, barcoding, phylogeny, morphology, passport and descriptor data. As long as genes serve only as name tags, this is description. As soon as you ask what a gene or compound does, it becomes research.':
    'Descobrir o que é o material e descrevê-lo: taxonomia, código de barras, filogenia, morfologia, dados de passaporte e descritores. Enquanto os genes servem só como etiquetas de nome, é descrição. Assim que se pergunta o que um gene ou composto faz, torna-se pesquisa.',
  'Are the sequences used only to name the organism or to place it in a tree?':
    'As sequências são usadas só para nomear o organismo ou situá-lo em uma árvore?',
  'Do you annotate, express or test genes, pathways or metabolites to learn what they do?':
    'Você anota, expressa ou testa genes, vias ou metabólitos para saber o que fazem?',
  'Will the description be used to choose material for product development?':
    'A descrição será usada para escolher material para o desenvolvimento de produtos?',
  'Will you publish or deposit sequence data that the permit or agreement restricts?':
    'Você vai publicar ou depositar dados de sequências que a autorização ou o acordo restringe?',
  Screening: 'Triagem',
  'Running many samples through the same simple, standardised test with a yes/no result, in order to discard most of them. Think of several hundred isolates tested at one dose for growth inhibition. What you learn about the discarded samples is essentially nothing.':
    'Submeter muitas amostras ao mesmo teste simples e padronizado com resultado sim/não, para descartar a maioria. Pense em várias centenas de isolados testados em uma dose quanto à inibição de crescimento. Das amostras descartadas não se aprende praticamente nada.',
  'Is it the same standard test for every sample, with a pass/fail result?':
    'É o mesmo teste padronizado para cada amostra, com resultado aprovado/reprovado?',
  'Do you measure dose, spectrum, structure or mechanism of individual samples?':
    'Você mede dose, espectro, estrutura ou mecanismo de amostras individuais?',
  'Is the set small and chosen because you already expect the property?':
    'O conjunto é pequeno e escolhido porque você já espera a propriedade?',
  'Do you keep and interpret data on samples that failed?': 'Você guarda e interpreta dados das amostras que falharam?',
  'Candidate of interest': 'Candidato de interesse',
  'Taking a hit (strain, line, extract, gene, compound) out of the crowd and studying it further: confirming the activity, isolating what causes it, comparing it with others, ranking it as a lead. This is the point at which screening ends and individual research starts.':
    'Tirar um positivo (linhagem, linha, extrato, gene, composto) do conjunto e estudá-lo mais: confirmar a atividade, isolar o que a causa, compará-lo com outros, classificá-lo como candidato. É o ponto em que a triagem termina e começa a pesquisa individual.',
  'Is the next experiment designed for this particular sample?':
    'O próximo experimento é planejado para esta amostra em particular?',
  'Are PIC and MAT already in hand for this sample, or only for the collecting trip?':
    'Já há PIC e MAT para esta amostra, ou só para a viagem de coleta?',
  'Is the candidate a purchased pure compound with no traceable link to an accessed organism?':
    'O candidato é um composto puro comprado, sem ligação rastreável com um organismo acessado?',
  'Research and development': 'Pesquisa e desenvolvimento',
  'Any systematic work that produces new knowledge about the genes or the natural chemistry of the material, or that uses that knowledge to make something new: genomics, metabolomics, functional assays, genetic modification, strain improvement. Choose it when none of the narrower uses fits.':
    'Todo trabalho sistemático que produz conhecimento novo sobre os genes ou a química natural do material, ou que usa esse conhecimento para fazer algo novo: genômica, metabolômica, ensaios funcionais, modificação genética, melhoramento de linhagens. Escolha-o quando nenhum dos usos mais específicos servir.',
  'Is the biological material itself the object of the research (and not only a helper)?':
    'O próprio material biológico é o objeto da pesquisa (e não só um auxiliar)?',
  'Is the study limited to ecology, counting, behaviour or appearance, without looking at genes or chemistry?':
    'O estudo se limita a ecologia, contagem, comportamento ou aparência, sem olhar genes ou química?',
  'Is only published sequence data used, and no material?':
    'São usados só dados de sequências publicados, e nenhum material?',
  'Mode of action research': 'Pesquisa do modo de ação',
  'Working out how an effect comes about: which target is hit, which pathway is blocked, which gene product is responsible. The material may be the source of the active compound, or the organism on which it acts. Which of the two is being studied decides the answer.':
    'Descobrir como um efeito acontece: qual alvo é atingido, qual via é bloqueada, qual produto gênico é responsável. O material pode ser a fonte do composto ativo ou o organismo sobre o qual ele age. Qual dos dois é estudado decide a resposta.',
  'Do you learn something new about the genes, proteins or metabolites of this organism?':
    'Você aprende algo novo sobre os genes, as proteínas ou os metabólitos deste organismo?',
  'Is the organism a standard laboratory strain bought from a catalogue?':
    'O organismo é uma linhagem de laboratório comum comprada de um catálogo?',
  'Is the studied compound synthetic, and the organism only the target?':
    'O composto estudado é sintético, e o organismo só o alvo?',
  'Resistance research': 'Pesquisa da resistência',
  'Studying why an organism withstands a treatment, pest or disease: fungicide-resistant pathogens, herbicide- resistant weeds, antibiotic-resistant bacteria, or plants with natural resistance genes. It ranges from counting survivors in a monitoring bioassay to sequencing the resistance gene and moving it into a new variety.':
    'Estudar por que um organismo resiste a um tratamento, praga ou doença: patógenos resistentes a fungicidas, plantas daninhas resistentes a herbicidas, bactérias resistentes a antibióticos ou plantas com genes de resistência naturais. Vai de contar sobreviventes em um bioensaio de monitoramento a sequenciar o gene de resistência e passá-lo a uma nova variedade.',
  'Do you sequence or analyse the target gene, enzyme or metabolite of the samples?':
    'Você sequencia ou analisa o gene-alvo, a enzima ou o metabólito das amostras?',
  'Is it monitoring required by a regulator or label, with a fixed protocol?':
    'É monitoramento exigido por um órgão regulador ou rótulo, com protocolo fixo?',
  'Will the resistance trait be bred or engineered into another organism?':
    'O caráter de resistência será passado a outro organismo por melhoramento ou engenharia?',
  'Was the pest or pathogen collected on purpose abroad?':
    'A praga ou o patógeno foi coletado de propósito no exterior?',
  'Efficacy screening and testing': 'Triagem e ensaios de eficácia',
  'Measuring whether, and how well, something works: dose-response, spectrum, potency, side effects, in vitro or in the greenhouse. Either the material is the thing being tested (an extract, a biocontrol strain), or it is the target on which another product is tested. State which one it is.':
    'Medir se, e quão bem, algo funciona: dose-resposta, espectro, potência, efeitos colaterais, in vitro ou em casa de vegetação. Ou o material é o que se testa (um extrato, uma linhagem de biocontrole), ou é o alvo em que outro produto é testado. Diga qual dos dois é.',
  'Is the biological material the test substance (and not the test target)?':
    'O material biológico é a substância de teste (e não o alvo)?',
  'Is it one standard pass/fail test on a large set?':
    'É um só teste padronizado aprovado/reprovado em um conjunto grande?',
  'Is the product final, and is the test made only to confirm its declared performance?':
    'O produto é definitivo, e o teste é feito só para confirmar o desempenho declarado?',
  'Use as a tool': 'Uso como ferramenta',
  'Using the organism, unchanged, to learn something about something else: a test mouse, a pathogen that challenges a new variety, an indicator plant, a reference strain, a cloning vector or host. The knowledge gained concerns the other product, not the tool.':
    'Usar o organismo, sem alterações, para aprender algo sobre outra coisa: um camundongo de teste, um patógeno que desafia uma nova variedade, uma planta indicadora, uma linhagem de referência, um vetor ou hospedeiro de clonagem. O conhecimento obtido diz respeito ao outro produto, não à ferramenta.',
  'Is the organism used as it is, without being improved for the purpose?':
    'O organismo é usado como está, sem ser melhorado para esse fim?',
  'Will you report findings about the tool organism itself?':
    'Você vai relatar achados sobre o próprio organismo ferramenta?',
  'Is the gene inserted into the host taken from another accessed organism?':
    'O gene inserido no hospedeiro vem de outro organismo acessado?',
  'Developing a tool': 'Desenvolvimento de uma ferramenta',
  'Turning biological material into an instrument: a sensitive test strain, a marker set, a reference standard, an expression host, a cell line, an enzyme for a laboratory method. The organism is studied and changed so that it does the job better.':
    'Transformar material biológico em um instrumento: uma linhagem de teste sensível, um conjunto de marcadores, um padrão de referência, um hospedeiro de expressão, uma linhagem celular, uma enzima para um método de laboratório. O organismo é estudado e alterado para fazer melhor o trabalho.',
  'Is the organism modified, selected or optimised for the purpose?':
    'O organismo é modificado, selecionado ou otimizado para esse fim?',
  'Will the tool be sold or given to others?': 'A ferramenta será vendida ou dada a outros?',
  'Did you start from a recognised laboratory strain or from wild material?':
    'Você partiu de uma linhagem de laboratório reconhecida ou de material silvestre?',
  Diagnostics: 'Diagnóstico',
  "Detecting or identifying an organism, disease, contaminant or trait: PCR kits, antibodies, seed-health tests, authenticity tests. Running an existing test on a sample is one thing; designing a new test from the organism's genes or proteins is another.":
    'Detectar ou identificar um organismo, doença, contaminante ou caráter: kits de PCR, anticorpos, testes de sanidade de sementes, testes de autenticidade. Uma coisa é aplicar um teste existente a uma amostra; outra é projetar um novo teste a partir dos genes ou proteínas do organismo.',
  'Is an existing, validated test applied without change?': 'Um teste existente e validado é aplicado sem alteração?',
  'Are new genetic or protein markers sought in this material?':
    'Procuram-se neste material novos marcadores genéticos ou proteicos?',
  'Is it done by or for an authority as an official control?':
    'É feito por uma autoridade, ou para ela, como controle oficial?',
  'Is the pathogen linked to a declared or imminent public-health emergency?':
    'O patógeno está ligado a uma emergência de saúde pública declarada ou iminente?',
  Breeding: 'Melhoramento genético',
  'Making new combinations of genes by crossing, selection, induced mutation, genome editing or modern reproduction methods, to obtain a new plant variety, animal line or strain. It includes pre-breeding: bringing traits from wild relatives or landraces into usable lines.':
    'Criar novas combinações de genes por cruzamento, seleção, mutação induzida, edição genômica ou métodos modernos de reprodução, para obter uma nova variedade vegetal, linhagem animal ou cepa. Inclui o pré-melhoramento: levar caracteres de parentes silvestres ou variedades tradicionais a linhas utilizáveis.',
  'Is every parent a commercial plant variety that is protected, listed or officially described?':
    'Cada genitor é uma variedade vegetal comercial protegida, registrada ou oficialmente descrita?',
  "Is any parent a landrace, wild relative, genebank accession or farmer's selection?":
    'Algum genitor é variedade tradicional, parente silvestre, acesso de banco de germoplasma ou seleção de agricultores?',
  'Did any parent come under an SMTA, for research, breeding or training for food and agriculture?':
    'Algum genitor veio com um SMTA, para pesquisa, melhoramento ou treinamento para alimentação e agricultura?',
  'Is it only multiplication of an existing line, without selection for change?':
    'É só multiplicação de uma linha existente, sem seleção para mudança?',
  'Design of an active ingredient': 'Concepção de um princípio ativo',
  'Developing the substance, strain or trait that makes a product work: a natural compound, a derivative of it, a microbial agent, a peptide, an RNA. It covers optimising structure, production strain or stability, and designs inspired by a natural molecule.':
    'Desenvolver a substância, a linhagem ou o caráter que faz um produto funcionar: um composto natural, um derivado dele, um agente microbiano, um peptídeo, um RNA. Abrange otimizar estrutura, linhagem de produção ou estabilidade, e desenhos inspirados em uma molécula natural.',
  'Was the molecule first found in material you, or a partner, accessed?':
    'A molécula foi encontrada primeiro em material que você, ou um parceiro, acessou?',
  'Is it a synthetic copy made from published literature only?':
    'É uma cópia sintética feita só a partir de literatura publicada?',
  'Does a permit or agreement name derivatives, analogues or synthetic copies?':
    'Uma autorização ou um acordo nomeia derivados, análogos ou cópias sintéticas?',
  'Field and clinical testing': 'Ensaios de campo e clínicos',
  'Trying the product under real conditions: field trials of a seed, a biological or a crop-protection product; clinical or user trials of a medicine or cosmetic. The product is largely fixed; the aim is to show that it is safe and works, often for a dossier.':
    'Testar o produto em condições reais: ensaios de campo de uma semente, um produto biológico ou fitossanitário; ensaios clínicos ou com usuários de um medicamento ou cosmético. O produto está em grande parte definido; o fim é mostrar que é seguro e funciona, muitas vezes para um dossiê.',
  'Is the product final, with the trial made only for the dossier or for confirmation?':
    'O produto é definitivo, e o ensaio é feito só para o dossiê ou para confirmação?',
  'Will results decide which of several candidates goes on?':
    'Os resultados vão decidir qual de vários candidatos continua?',
  'Is the trial in the provider country, or is material sent there or elsewhere for it?':
    'O ensaio é feito no país provedor, ou material é enviado para lá ou para outro lugar por causa dele?',
  'Product processing and formulation': 'Processamento e formulação de produtos',
  'Turning raw material or a known ingredient into a product: pressing, extracting, drying, mixing, encapsulating, scaling up. The properties of the ingredient are already known, and the process does not look for new ones.':
    'Transformar matéria-prima ou um ingrediente conhecido em um produto: prensar, extrair, secar, misturar, encapsular, aumentar a escala. As propriedades do ingrediente já são conhecidas, e o processo não procura novas.',
  "Are the ingredient's properties already known and unchanged?":
    'As propriedades do ingrediente já são conhecidas e não mudam?',
  'Do you look for a new effect, a new fraction or a new claim of the ingredient?':
    'Você procura um novo efeito, uma nova fração ou uma nova alegação do ingrediente?',
  'Does the provider country ask a share or permit for commercial processing (biotrade)?':
    'O país provedor exige uma parcela ou uma autorização para processamento comercial (biocomércio)?',
  Biofactory: 'Biofábrica',
  'Using an organism or cell culture as a production plant: yeast that ferments, bacteria that express an enzyme, plants or animals that make an antibody. The organism does its work; the product is harvested. Improving the organism first is a different use.':
    'Usar um organismo ou uma cultura de células como unidade de produção: levedura que fermenta, bactérias que expressam uma enzima, plantas ou animais que fazem um anticorpo. O organismo faz seu trabalho; colhe-se o produto. Melhorar antes o organismo é outro uso.',
  'Is the organism used unchanged, by a known process?':
    'O organismo é usado sem alterações, por um processo conhecido?',
  'Is the strain being selected, edited or optimised for yield?':
    'A linhagem está sendo selecionada, editada ou otimizada para rendimento?',
  'Does the inserted gene or pathway come from accessed material?':
    'O gene ou a via inserida vem de material acessado?',
  Biotrade: 'Biocomércio',
  'Buying, selling or exporting biological material or simple products from it (dried plants, oils, resins, live organisms), without doing research on it. It is trade in goods, but some provider countries regulate it together with bioprospecting.':
    'Comprar, vender ou exportar material biológico ou produtos simples dele (plantas secas, óleos, resinas, organismos vivos), sem fazer pesquisa com ele. É comércio de mercadorias, mas alguns países provedores o regulam junto com a bioprospecção.',
  'Will you, or your customer, do R&D on the goods?': 'Você, ou seu cliente, fará P&D com as mercadorias?',
  'Does the country of origin regulate trade in biological resources or in this species?':
    'O país de origem regula o comércio de recursos biológicos ou desta espécie?',
  'Is the species listed under CITES, or a forest or phytosanitary rule?':
    'A espécie está listada na CITES ou em uma regra florestal ou fitossanitária?',
  'Exchange and transfer': 'Intercâmbio e transferência',
  'Passing the material, parts of it, or results and data, to somebody else: a colleague, a service laboratory, a subsidiary, a customer, a collection. No study is made by the act itself, but rights and duties have to travel with the material.':
    'Repassar o material, partes dele, ou resultados e dados, a outra pessoa: um colega, um laboratório de serviços, uma subsidiária, um cliente, uma coleção. O ato em si não é estudo, mas direitos e obrigações precisam acompanhar o material.',
  'Do the permit, MAT, MTA or SMTA allow transfer to this recipient and for this purpose?':
    'A autorização, os MAT, o MTA ou o SMTA permitem a transferência a este destinatário e para este fim?',
  'Is it a service provider who works on your instructions and sends everything back?':
    'É um prestador de serviços que trabalha segundo suas instruções e devolve tudo?',
  'Does the transfer cross a border, or move from non-commercial to commercial hands?':
    'A transferência cruza uma fronteira, ou passa de mãos não comerciais a comerciais?',
  'Intellectual property rights': 'Direitos de propriedade intelectual',
  'Applying for, licensing or asserting a patent, plant variety right or similar title that is based on the material or on knowledge connected with it. The filing itself is paperwork, but many provider countries want to be asked first, and patent offices increasingly ask for the origin.':
    'Pedir, licenciar ou fazer valer uma patente, um direito de cultivar ou título semelhante baseado no material ou em conhecimento ligado a ele. O pedido em si é burocracia, mas muitos países provedores querem ser consultados antes, e os escritórios de patentes perguntam cada vez mais pela origem.',
  'Is the claimed invention based on the material, or on knowledge linked to it?':
    'A invenção reivindicada se baseia no material ou em conhecimento ligado a ele?',
  'Does the permit, MAT, MTA or SMTA restrict IP or require consent or notice?':
    'A autorização, os MAT, o MTA ou o SMTA restringem a propriedade intelectual ou exigem consentimento ou aviso?',
  'Was the R&D behind the invention itself cleared?': 'A própria P&D por trás da invenção estava liberada?',
}
