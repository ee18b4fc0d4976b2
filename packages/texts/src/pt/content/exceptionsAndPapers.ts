import type { ContentTexts } from '../../content.ts'

/** The pages of the questionnaire after the use: materials and data, exceptions, papers. */
export const exceptionsAndPapers: ContentTexts = {
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
