import type { ContentTexts } from '../../content.ts'

/** The pages of the questionnaire up to the use. */
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
  'In which country is the user established?': 'Em que país está estabelecido o usuário?',
  'The BBNJ Agreement on the high seas binds its Parties and those who work under their law.':
    'O Acordo BBNJ sobre o alto-mar vincula suas Partes e quem trabalha sob a lei delas.',
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
}
