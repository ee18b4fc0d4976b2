import type { ContentTexts } from '../../content.ts'

export const questionnaire: ContentTexts = {
  'Genetic resource': 'Recurso genético',
  'What is it?': 'O que é?',
  'What kind of organism does it come from?': 'De que tipo de organismo provém?',
  'The group decides which special rules we ask about later. Of human material little is asked: most countries leave it to other law.':
    'O grupo decide sobre quais regras especiais perguntaremos depois. Sobre material humano pergunta-se pouco: a maioria dos países o deixa a outras leis.',
  Plant: 'Planta',
  'Animal (incl. insects, mites, nematodes)': 'Animal (incluindo insetos, ácaros e nematoides)',
  'Fungus or yeast': 'Fungo ou levedura',
  'Bacterium or archaeon': 'Bactéria ou arqueia',
  'Virus or phage': 'Vírus ou fago',
  'Alga or protist': 'Alga ou protista',
  'Soil, water or other mixed sample': 'Solo, água ou outra amostra mista',
  Human: 'Humano',
  'Synthetic or mineral, no organism behind it': 'Sintético ou mineral, sem organismo na origem',
  "I don't know": 'Não sei',
  'Latin name': 'Nome científico',
  "Genus and species, e.g. Zea mays. For mixed samples enter 'metagenome'. We use the name for the crop list of the International Treaty and for country rules. Genus alone is enough to start.":
    'Gênero e espécie, por exemplo Zea mays. Para amostras mistas, escreva “metagenome”. Usamos o nome para a lista de culturas do Tratado Internacional e para as regras dos países. O gênero basta para começar.',
  'Not identified yet': 'Ainda não identificado',
  'Strain, accession, cultivar or batch': 'Linhagem, acesso, cultivar ou lote',
  'The number on the label. It ties this assessment to the tube or bag on the shelf.':
    'O número da etiqueta. Ele liga esta avaliação ao tubo ou ao saco na prateleira.',
  'Which description fits best?': 'Qual descrição se aplica melhor?',
  'Established laboratory strains and commercial plant varieties have rules of their own.':
    'Linhagens de laboratório estabelecidas e variedades vegetais comerciais têm regras próprias.',
  'Wild, or isolated from nature': 'Silvestre, ou isolado da natureza',
  "Landrace or farmers' variety, local breed": 'Variedade tradicional ou de agricultores, raça local',
  'Accession of a genebank or culture collection': 'Acesso de um banco de germoplasma ou de uma coleção de culturas',
  'Commercial variety, breed or product strain': 'Variedade, raça ou linhagem comercial',
  'Laboratory strain or model organism': 'Linhagem de laboratório ou organismo modelo',
  'Biological control organism': 'Organismo de controle biológico',
  'Treated as wild material.': 'Tratado como material silvestre.',
  'Is it uniform, kept on purpose, with a traceable pedigree, and supplied to other laboratories?':
    'É uniforme, mantida de propósito, com genealogia rastreável e fornecida a outros laboratórios?',
  'All four. A recent isolate in your own freezer is not a laboratory strain.':
    'As quatro condições. Um isolado recente em seu freezer não é uma linhagem de laboratório.',
  'Yes, and I can show it': 'Sim, e posso demonstrá-lo',
  No: 'Não',
  'Provider country and region': 'País provedor e região',
  'Where does it come from?': 'De onde vem?',
  'Where was it first taken from nature, farm or market?':
    'Onde foi coletado pela primeira vez: na natureza, em uma propriedade rural ou em um mercado?',
  'Not where you ordered it. A strain ordered in Germany but isolated from Brazilian soil comes from Brazil.':
    'Não onde você o encomendou. Uma linhagem encomendada na Alemanha, mas isolada de solo brasileiro, vem do Brasil.',
  'In a country (its waters and overseas territories included)':
    'Em um país (inclusive suas águas e seus territórios ultramarinos)',
  'High seas or international seabed': 'Alto-mar ou fundos marinhos internacionais',
  'Antarctica (south of 60 degrees South)': 'Antártida (ao sul de 60 graus Sul)',
  Country: 'País',
  'The country in which it was first taken. Its law decides on consent. Material from several countries needs an assessment for each of them.':
    'O país em que foi coletado pela primeira vez. É a lei dele que decide sobre o consentimento. Material de vários países precisa de uma avaliação para cada um deles.',
  "I don't know the country": 'Não sei o país',
  'State, province or overseas territory': 'Estado, província ou território ultramarino',
  'Asked only where the rules differ inside the country.': 'Perguntamos só quando as regras diferem dentro do país.',
  "I don't know the region": 'Não sei a região',
  'The strictest region applies.': 'Vale a região mais rigorosa.',
  'Have you searched for the origin and kept a record of it?': 'Você procurou a origem e guardou registro disso?',
  'Supplier, collection, label, publication, sequence record: whom you asked, when, and the answer.':
    'Fornecedor, coleção, etiqueta, publicação, registro de sequência: a quem perguntou, quando, e qual foi a resposta.',
  'Yes, on file': 'Sim, está arquivado',
  'Not yet': 'Ainda não',
  'Who gave it to you?': 'Quem o forneceu a você?',
  'The person or place it came to you from.': 'A pessoa ou o lugar de onde ele chegou a você.',
  'Collected by us or for us': 'Coletado por nós ou para nós',
  'Research partner or colleague': 'Parceiro de pesquisa ou colega',
  'Public collection or genebank': 'Coleção pública ou banco de germoplasma',
  'Collection in the EU register': 'Coleção do registro da UE',
  'Private collection, breeder, garden': 'Coleção particular, melhorista, jardim',
  'Our own old stock': 'Nosso próprio acervo antigo',
  'Commercial supplier': 'Fornecedor comercial',
  'Market, shop or supermarket': 'Mercado, loja ou supermercado',
  'No effect by itself; country and date count.': 'Sem efeito por si só; contam o país e a data.',
  'Name of supplier or collection': 'Nome do fornecedor ou da coleção',
  'For the record, and for questions later.': 'Para o registro e para perguntas posteriores.',
  'On whose land or in whose waters was it taken?': 'Em que terras ou em que águas foi coletado?',
  'Several can hold. Owners, communities, parks and coastal states have a say of their own, whatever the general law of the country.':
    'Pode haver várias. Proprietários, comunidades, parques e Estados costeiros têm voz própria, qualquer que seja a lei geral do país.',
  'State or public land': 'Terras públicas ou do Estado',
  'Private land': 'Terreno privado',
  'Land of an indigenous people, tribe or community': 'Terras de um povo indígena, de uma tribo ou de uma comunidade',
  'Reserves of First Nations included.': 'Inclui as reservas das Primeiras Nações.',
  'Park, reserve or sanctuary, on land or at sea': 'Parque, reserva ou santuário, em terra ou no mar',
  'Internal waters of the sea or territorial sea': 'Águas interiores do mar ou mar territorial',
  'Exclusive economic zone or continental shelf': 'Zona econômica exclusiva ou plataforma continental',
  'The strictest of them applies.': 'Aplica-se a mais estrita.',
  'Is it an alien species that lives wild where it was taken?':
    'É uma espécie exótica que vive em estado silvestre onde foi coletada?',
  'If so, the country where it was taken is the provider, not its home country. No exemption for invasive species.':
    'Se for, o país onde foi coletada é o provedor, não seu país de origem. Não há isenção para espécies invasoras.',
  Yes: 'Sim',
  'No, native or cultivated there': 'Não, nativa ou cultivada lá',
  'Date of initial access': 'Data do primeiro acesso',
  'When was it first taken?': 'Quando foi coletado pela primeira vez?',
  'The day it was first taken in the provider country, not the delivery date. Month, year or "before a day" will do.':
    'O dia em que foi coletado pela primeira vez no país provedor, não a data de entrega. Basta um mês, um ano ou “antes de um dia”.',
  'If you have no date: which period?': 'Se você não tem data: qual período?',
  'An honest estimate is fine, but a period proves nothing: if a record shows a date, give that date above; a year or "before a day" will do. Without any date we assume the strictest period.':
    'Uma estimativa honesta serve, mas um período não prova nada: se um documento mostra uma data, informe-a acima; basta um ano ou “antes de um dia”. Sem nenhuma data, supomos o período mais rigoroso.',
  'Before 29 December 1993': 'Antes de 29 de dezembro de 1993',
  'From then until 11 October 2014': 'Dessa data até 11 de outubro de 2014',
  '12 October 2014 or later': '12 de outubro de 2014 ou depois',
  'What shows the date?': 'O que mostra a data?',
  'A record made at the time, such as a label or an accession book, proves more than a later statement. Legal looks at it before the material is released.':
    'Um documento feito na época, como uma etiqueta ou um livro de tombo, prova mais do que uma declaração posterior. O jurídico o examina antes que o material seja liberado.',
  'Label on the specimen or tube': 'Etiqueta do espécime ou do tubo',
  'Accession book or collection record': 'Livro de tombo ou registro da coleção',
  Publication: 'Publicação',
  'Invoice or delivery note': 'Nota fiscal ou guia de entrega',
  'Collecting or research permit': 'Autorização de coleta ou de pesquisa',
  'Export or import paper': 'Documento de exportação ou importação',
  'Another record': 'Outro documento',
  'Nothing at hand': 'Nada disponível',
  'Without a record the date counts as not proven.': 'Sem um documento, a data conta como não comprovada.',
  'What does it prove?': 'O que ele comprova?',
  'Only a date that stands in the record itself is proof.':
    'Só serve de prova uma data que esteja no próprio documento.',
  'When the material was taken: a day, month or year': 'Quando o material foi coletado: um dia, um mês ou um ano',
  'That somebody already held, sold or sent it on that date': 'Que alguém já o tinha, vendia ou enviava nessa data',
  'Something else, described in the next answer': 'Outra coisa, descrita na resposta seguinte',
  'No date: the date is concluded from it': 'Nenhuma data: a data é deduzida dele',
  'The date then counts as not proven.': 'A data conta então como não comprovada.',
  'Which record is it, and where is it kept?': 'Qual é o documento, e onde está guardado?',
  'Name the entry and the place, so that somebody else finds it: accession book of our herbarium, entry 1991/204, room 12.':
    'Informe a entrada e o lugar, para que outra pessoa a encontre: livro de tombo do nosso herbário, entrada 1991/204, sala 12.',
  'Intended use and date': 'Uso previsto e data',
  'What will you do with it?': 'O que você vai fazer com ele?',
  'Intended use': 'Uso previsto',
  'Choose everything planned for the next stage. Later uses get an assessment of their own. Each use is explained in the glossary.':
    'Escolha tudo o que está previsto para a próxima etapa. Usos posteriores têm uma avaliação própria. Cada uso é explicado no glossário.',
  'When does this use start?': 'Quando começa este uso?',
  'Some countries look at the date of use, even for old material. A planned date is fine.':
    'Alguns países consideram a data do uso, mesmo para material antigo. Uma data prevista serve.',
  'Does the work bring new knowledge about genes or natural chemistry of the material?':
    'O trabalho traz conhecimento novo sobre os genes ou a química natural do material?',
  'Asked when a chosen use can be either. The short questions of that use help to decide. If unsure we treat it as yes.':
    'Perguntamos quando um uso escolhido pode ser uma coisa ou outra. As perguntas breves desse uso ajudam a decidir. Em caso de dúvida, tratamos como sim.',
  'Where will the work be done?': 'Onde será feito o trabalho?',
  'EU, UK and Switzerland have compliance rules for R&D done there. Affiliates and contractors count.':
    'A UE, o Reino Unido e a Suíça têm regras de cumprimento para a P&D feita lá. Filiais e contratados contam.',
  'European Union': 'União Europeia',
  'United Kingdom': 'Reino Unido',
  Switzerland: 'Suíça',
  'In the provider country': 'No país provedor',
  Elsewhere: 'Em outro lugar',
  'Where is the user established?': 'Onde está estabelecido o usuário?',
  'Several countries treat their own people and organisations differently. National means established in the provider country and not controlled from abroad.':
    'Vários países tratam de modo diferente suas próprias pessoas e organizações. Nacional significa estabelecido no país provedor e não controlado do exterior.',
  'In the provider country, not controlled from abroad': 'No país provedor, não controlado do exterior',
  'Elsewhere, or controlled from abroad': 'Em outro lugar, ou controlado do exterior',
  'The stricter of the two applies.': 'Vale o mais rigoroso dos dois.',
  'Is there a commercial intent?': 'Há intenção comercial?',
  'What you plan now, for you or for those who pay for the work.':
    'O que você planeja agora, para si ou para quem paga o trabalho.',
  'Yes, or both': 'Sim, ou ambas',
  'Treated as commercial.': 'Tratado como comercial.',
  'Is the research paid by an external grant?': 'A pesquisa é paga por financiamento externo?',
  'In the EU and the UK a declaration is due when research funding is received.':
    'Na UE e no Reino Unido, é preciso apresentar uma declaração quando se recebe financiamento para pesquisa.',
  'Will material, derivatives or data go to others?': 'Material, derivados ou dados irão para terceiros?',
  'Partners, affiliates, service laboratories, customers, collections. Conditions travel with the material.':
    'Parceiros, filiais, laboratórios de serviços, clientes, coleções. As condições acompanham o material.',
  'Materials and data': 'Materiais e dados',
  'What else goes with it?': 'O que mais o acompanha?',
  'Laws differ on derivatives and sequence data, so tick everything.':
    'As leis diferem quanto a derivados e dados de sequências: marque tudo.',
  'Living material (plants, animals, cultures)': 'Material vivo (plantas, animais, culturas)',
  'Seed or other propagating material': 'Sementes ou outro material de propagação',
  'Dead or dried material with DNA or RNA': 'Material morto ou seco com DNA ou RNA',
  'Extracted DNA or RNA': 'DNA ou RNA extraído',
  'Extract or fraction': 'Extrato ou fração',
  'Isolated natural compound': 'Composto natural isolado',
  'Protein or enzyme': 'Proteína ou enzima',
  'Sequence data (DSI)': 'Dados de sequências (DSI)',
  'Other data (images, field notes, phenotypes)': 'Outros dados (imagens, notas de campo, fenótipos)',
  'Can the extract, compound or protein be traced to an organism that somebody accessed for it?':
    'O extrato, o composto ou a proteína pode ser rastreado até um organismo que alguém acessou para isso?',
  'A standard ingredient from a catalogue usually cannot. A compound isolated by your partner can.':
    'Um ingrediente comum de catálogo normalmente não pode. Um composto isolado por seu parceiro pode.',
  'Does the work rely on knowledge of indigenous peoples or local communities?':
    'O trabalho se apoia em conhecimentos de povos indígenas ou comunidades locais?',
  'For example a known healing or farming use that made you choose the species. Its holders have a say, even if the knowledge is published.':
    'Por exemplo, um uso medicinal ou agrícola conhecido que levou você a escolher a espécie. Seus detentores têm voz, mesmo que o conhecimento esteja publicado.',
  'Where do the sequence data come from?': 'De onde vêm os dados de sequências?',
  'Data you make from material follow the papers of that material. Public data follow the CBD mechanism and the database terms.':
    'Os dados que você gera a partir do material seguem os documentos desse material. Os dados públicos seguem o mecanismo da CDB e os termos do banco de dados.',
  'Public database': 'Banco de dados público',
  'Licensed or private database': 'Banco de dados licenciado ou privado',
  'We sequence or sequenced the material': 'Nós sequenciamos o material',
  'A partner sequenced the material': 'Um parceiro sequenciou o material',
  'Is your company above the Cali Fund thresholds and in a listed sector?':
    'Sua empresa está acima dos limites do Fundo de Cáli e em um setor listado?',
  'Two of three, three-year average: USD 20 million assets, 50 million sales, 5 million profit. Sectors: pharma, supplements, cosmetics, breeding, biotechnology, sequencing equipment, related information and AI services. Contributions are expected, not (yet) law in most places.':
    'Dois de três, média de três anos: 20 milhões de USD em ativos, 50 milhões em vendas, 5 milhões de lucro. Setores: indústria farmacêutica, suplementos, cosméticos, melhoramento, biotecnologia, equipamentos de sequenciamento, serviços de informação e IA relacionados. Esperam-se contribuições, mas elas (ainda) não são lei na maioria dos lugares.',
  'No, or public or academic': 'Não, ou instituição pública ou acadêmica',
  'Will you use organisms that live on or in it (microbiome, endophytes, parasites)?':
    'Você vai usar organismos que vivem sobre ele ou dentro dele (microbioma, endófitos, parasitas)?',
  'Consent for a plant or animal often does not cover them.':
    'O consentimento para uma planta ou um animal muitas vezes não os abrange.',
  'Exceptions and exemptions': 'Exceções e isenções',
  'Did it come with a Standard Material Transfer Agreement (SMTA)?':
    'Veio com um Termo Padrão de Transferência de Material (SMTA)?',
  'Genebanks and CGIAR centres send the SMTA with the seed. For food and agriculture it replaces the Nagoya procedure if the crop stands in Annex I or the material comes from the Multilateral System, and the agreement is among your papers.':
    'Os bancos de germoplasma e os centros do CGIAR o enviam com a semente. Para alimentação e agricultura, ele substitui o procedimento de Nagoia se a cultura estiver no Anexo I ou o material vier do Sistema Multilateral, e se o termo estiver entre seus documentos.',
  'What is the purpose?': 'Qual é a finalidade?',
  'The SMTA permits research, breeding and training for food and agriculture. Cosmetics, pharma, biofuel and other industrial uses are not covered.':
    'O SMTA permite pesquisa, melhoramento e treinamento para alimentação e agricultura. Cosméticos, fármacos, biocombustíveis e outros usos industriais não estão incluídos.',
  'Food, feed and farming only': 'Só alimentos, rações e agricultura',
  'Another purpose': 'Outra finalidade',
  Both: 'Ambas',
  'Does the material come from the Multilateral System of the Plant Treaty?':
    'O material vem do Sistema Multilateral do Tratado Internacional?',
  'Crops of Annex I in public genebanks do, and what the international genebanks hold in trust, other crops included. Medicinal plants, timber and ornamentals usually do not. The genebank can tell.':
    'Vêm dele as culturas do Anexo I em bancos públicos e o que os bancos internacionais mantêm em custódia, inclusive outras culturas. Plantas medicinais, madeira e ornamentais normalmente não. O banco pode informar.',
  'Yes, and the provider says so': 'Sim, e o provedor o confirma',
  'Is it an influenza virus with pandemic potential, received through the WHO network?':
    'É um vírus da gripe com potencial pandêmico, recebido pela rede da OMS?',
  'H5N1 and the like. Seasonal influenza is not covered.': 'H5N1 e semelhantes. A gripe sazonal não está incluída.',
  'Was it isolated from people or from animals?': 'Foi isolado de pessoas ou de animais?',
  'Samples from patients also need the health authority and an ethics committee, samples from animals the veterinary service.':
    'Amostras de pacientes exigem também a autoridade sanitária e um comitê de ética; as de animais, o serviço veterinário.',
  'From people': 'De pessoas',
  'From animals': 'De animais',
  'From plants, food, water or soil': 'De plantas, alimentos, água ou solo',
  'Was the emergency still declared on the day of the use?': 'A emergência ainda estava declarada no dia do uso?',
  'Formalities may follow later only while an emergency is declared or imminent.':
    'As formalidades só podem vir depois enquanto uma emergência estiver declarada ou for iminente.',
  'When was the emergency declared, and when did it end?': 'Quando a emergência foi declarada e quando terminou?',
  'For the record; the answer above decides.': 'Para o registro; a resposta acima decide.',
  'Is it linked to a declared or imminent health emergency?':
    'Está ligado a uma emergência sanitária declarada ou iminente?',
  'Then formalities may follow later. They are not waived.':
    'Nesse caso, as formalidades podem vir depois. Elas não são dispensadas.',
  'Did it arrive by itself or unnoticed (on goods, plants, travellers, by wind)?':
    'Chegou por conta própria ou sem ser notado (em mercadorias, plantas, viajantes, pelo vento)?',
  'Pathogens and pests that came into the EU unintentionally are outside its rules. Material collected abroad on purpose is not.':
    'Patógenos e pragas que entraram na UE sem intenção ficam fora das regras dela. Material coletado de propósito no exterior, não.',
  'No, obtained on purpose': 'Não, obtido de propósito',
  'Was it bought as goods for direct use (food, feed, timber, raw material)?':
    'Foi comprado como mercadoria para uso direto (alimento, ração, madeira, matéria-prima)?',
  'Trade is outside the user rules. R&D on the same goods is a change of use.':
    'O comércio fica fora das regras para usuários. P&D com as mesmas mercadorias é uma mudança de uso.',
  'Is it a product on the market, and what do you do with it?': 'É um produto no mercado, e o que você faz com ele?',
  'Comparing is fine. Analysing its biological part is research on it.':
    'Comparar não é problema. Analisar sua parte biológica é pesquisa sobre ela.',
  'Not a marketed product': 'Não é um produto comercializado',
  'Comparison or reference only': 'Só comparação ou referência',
  'Its biological part is analysed or built upon': 'Sua parte biológica é analisada ou serve de base',
  'Papers and submission': 'Documentos e envio',
  'Which papers do you hold?': 'Quais documentos você tem?',
  Papers: 'Documentos',
  "Tick what is on file. 'None' is an honest answer: we then tell you what to ask for.":
    'Marque o que está arquivado. “Nenhum” é uma resposta honesta: nesse caso, dizemos o que pedir.',
  'Certificate of compliance (IRCC)': 'Certificado de conformidade (IRCC)',
  'Permit or PIC': 'Autorização ou consentimento prévio informado (PIC)',
  'Agreed terms (MAT) or benefit-sharing contract':
    'Termos mutuamente acordados (MAT) ou contrato de repartição de benefícios',
  'Material transfer agreement': 'Termo de transferência de material',
  SMTA: 'SMTA',
  'Consent of an indigenous or local community': 'Consentimento de uma comunidade indígena ou local',
  None: 'Nenhum',
  'Certificate number': 'Número do certificado',
  'As the ABS Clearing-House writes it: ABSCH-IRCC, the two letters of the country, the number, the revision.':
    'Como o ABSCH o escreve: ABSCH-IRCC, as duas letras do país, o número, a revisão.',
  'Written answer of the authority': 'Resposta escrita da autoridade',
  'Day on which the certificate was issued': 'Dia em que o certificado foi emitido',
  'Read from the certificate on file.': 'Lido no certificado arquivado.',
  'Aim for which the certificate was issued': 'Finalidade para a qual o certificado foi emitido',
  Commercial: 'Comercial',
  'Not commercial': 'Não comercial',
  'Material of the certificate': 'Material do certificado',
  'Papers that a second person has checked': 'Documentos que uma segunda pessoa verificou',
  'The portal answers this: a paper counts as evidence once it is on file and a second person has checked it.':
    'O portal responde a isto: um documento conta como prova quando está arquivado e uma segunda pessoa o verificou.',
  'Do they cover this use, this user and this material, and are they still valid?':
    'Eles abrangem este uso, este usuário e este material, e ainda são válidos?',
  "If in doubt choose 'I don't know': legal will read them.":
    'Em caso de dúvida, escolha “Não sei”: o jurídico vai lê-los.',
  'Where are the papers kept?': 'Onde estão guardados os documentos?',
  'Name each record and where it is filed. Keep originals for 20 years after the end of the utilisation.':
    'Informe cada documento e onde está arquivado. Guarde os originais por 20 anos após o fim da utilização.',
  'Last check': 'Última verificação',
  'Does this use differ from the purpose for which the material was obtained?':
    'Este uso difere da finalidade para a qual o material foi obtido?',
  'Academic to commercial, or goods to research: new consent first.':
    'De acadêmica a comercial, ou de mercadoria a pesquisa: primeiro um novo consentimento.',
  'Anything legal should know?': 'Há algo que o jurídico deva saber?',
  'Two sentences on the experiments help most.': 'Duas frases sobre os experimentos são o que mais ajuda.',
  'The answers are correct to my knowledge, and I will report changes of use, user or material.':
    'As respostas estão corretas até onde sei, e comunicarei mudanças de uso, usuário ou material.',
  'Changing an answer later opens the assessment again and keeps its history.':
    'Mudar uma resposta mais tarde reabre a avaliação e guarda seu histórico.',
}
