import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with O to Z. */
export const procedureTitlesOtoZ: ContentTexts = {
  'Obtain NBA approval before research results go to a foreign person':
    'Obter a aprovação da NBA antes que resultados de pesquisa vão para uma pessoa estrangeira',
  "Obtain NBA approval for a foreign applicant's intellectual property right":
    'Obter a aprovação da NBA para o direito de propriedade intelectual de um requerente estrangeiro',
  'Obtain NBA approval for foreign access for commercial utilisation':
    'Obter a aprovação da NBA para acesso estrangeiro com uso comercial',
  'Obtain NBA approval for foreign access for research or bio-survey':
    'Obter a aprovação da NBA para acesso estrangeiro com pesquisa ou levantamento biológico',
  'Obtain NBA approval to pass accessed material or knowledge to a third party':
    'Obter a aprovação da NBA para passar material ou conhecimentos a um terceiro',
  'Obtain a shipment certificate for biological specimens': 'Obter um certificado de remessa de espécimes biológicos',
  'Obtain collecting, harvest and export papers': 'Obter os documentos de coleta, colheita e exportação',
  'Obtain consent and sign the material transfer agreement':
    'Obter o consentimento e assinar o termo de transferência de material',
  'Obtain consent and terms for community knowledge':
    'Obter o consentimento e os termos para conhecimentos de uma comunidade',
  'Obtain consent for traditional knowledge on high-seas resources':
    'Obter o consentimento para conhecimentos tradicionais sobre recursos do alto-mar',
  'Obtain consent for traditional knowledge tied to genetic material':
    'Obter o consentimento para conhecimentos tradicionais ligados a material genético',
  'Obtain consent, agreed terms and the certificate of compliance':
    'Obter o consentimento, os termos acordados e o certificado de conformidade',
  'Obtain free and prior informed consent of indigenous peoples':
    'Obter o consentimento livre, prévio e informado de povos indígenas',
  'Obtain free prior informed consent of the iTaukei resource owners':
    'Obter o consentimento livre, prévio e informado dos proprietários iTaukei dos recursos',
  'Obtain free, prior and informed consent for traditional knowledge and register the contract':
    'Obter o consentimento livre, prévio e informado para conhecimentos tradicionais e registrar o contrato',
  'Obtain free, prior and informed consent of Indigenous Peoples':
    'Obter o consentimento livre, prévio e informado dos povos indígenas',
  'Obtain phytosanitary and CITES export papers': 'Obter os documentos de exportação fitossanitários e da CITES',
  'Obtain prior assent for border areas, waters and on the continental shelf':
    'Obter a anuência prévia para áreas de fronteira, águas e a plataforma continental',
  'Obtain prior informed consent and sign mutually agreed terms with the provider':
    'Obter o consentimento prévio informado e assinar com o provedor os termos mutuamente acordados',
  'Obtain research authorisation and scientific export permit':
    'Obter a autorização de pesquisa e a licença de exportação científica',
  'Obtain the Antarctic permit of your own State': 'Obter a licença antártica do próprio Estado',
  "Obtain the Minister's written consent before passing material on":
    'Obter o consentimento escrito do ministro antes de passar o material adiante',
  'Obtain the Northwest Territories scientific research licence':
    'Obter a licença de pesquisa científica dos Territórios do Noroeste',
  'Obtain the Nunavut scientific research licence': 'Obter a licença de pesquisa científica de Nunavut',
  'Obtain the Yukon research licence': 'Obter a licença de pesquisa do Yukon',
  'Obtain the access papers and the research declaration': 'Obter os documentos de acesso e a declaração de pesquisa',
  'Obtain the authorisation to export samples': 'Obter a autorização para exportar amostras',
  'Obtain the biodiversity research permit': 'Obter a licença de pesquisa em biodiversidade',
  'Obtain the collecting or research permit of the province': 'Obter a licença de coleta ou pesquisa da província',
  'Obtain the consent of knowledge holders and register the user agreement':
    'Obter o consentimento dos detentores de conhecimentos e registrar o acordo de uso',
  'Obtain the consent of the indigenous authorities': 'Obter o consentimento das autoridades indígenas',
  'Obtain the consent of the indigenous community': 'Obter o consentimento da comunidade indígena',
  'Obtain the consent of the indigenous or Afro-Mexican community and a written contract':
    'Obter o consentimento da comunidade indígena ou afro-mexicana e um contrato escrito',
  'Obtain the consent of the indigenous organisation and register the licence for collective knowledge':
    'Obter o consentimento da organização indígena e registrar a licença de conhecimentos coletivos',
  'Obtain the consent of the indigenous territory or community for its knowledge':
    'Obter o consentimento do território ou da comunidade indígena para os seus conhecimentos',
  'Obtain the consent of the local community for its knowledge':
    'Obter o consentimento da comunidade local para os seus conhecimentos',
  'Obtain the consent of the traditional knowledge provider and agree the benefit-sharing':
    'Obter o consentimento do provedor de conhecimentos tradicionais e acordar a repartição de benefícios',
  'Obtain the documented consent for associated traditional knowledge':
    'Obter o consentimento documentado para conhecimentos tradicionais associados',
  'Obtain the documented consent of the community': 'Obter o consentimento documentado da comunidade',
  'Obtain the documented consent of the indigenous community':
    'Obter o consentimento documentado da comunidade indígena',
  'Obtain the export authorisation for samples': 'Obter a autorização de exportação de amostras',
  'Obtain the export certificate for wildlife samples':
    'Obter o certificado de exportação de amostras de vida silvestre',
  'Obtain the export licence for specimens and samples': 'Obter a licença de exportação de espécimes e amostras',
  'Obtain the export permit for samples': 'Obter a licença de exportação de amostras',
  'Obtain the export permit for samples accessed under an authorisation or contract':
    'Obter a licença de exportação de amostras obtidas segundo uma autorização ou um contrato',
  'Obtain the export permit for specimens': 'Obter a licença de exportação de espécimes',
  'Obtain the export permit for specimens and samples': 'Obter as licenças de exportação de espécimes e amostras',
  'Obtain the material transfer agreement and export permit':
    'Obter o termo de transferência de material e a licença de exportação',
  'Obtain the national and state research permits': 'Obter as licenças de pesquisa nacional e estadual',
  'Obtain the permit to collect wild animals for science':
    'Obter a licença para coletar animais silvestres para a ciência',
  'Obtain the prior informed consent of the providers': 'Obter o consentimento prévio informado dos provedores',
  'Obtain the provincial access authorisation for non-commercial use':
    'Obter a autorização provincial de acesso para uso não comercial',
  'Obtain the research and collecting authorisation and the mobilisation guide':
    'Obter a autorização de pesquisa e coleta e a guia de transporte',
  'Obtain the research authorisation for wild flora or fauna (also for purely taxonomic molecular work)':
    'Obter a autorização de pesquisa em flora ou fauna silvestres (também para trabalho molecular puramente taxonômico)',
  'Obtain the research clearance': 'Obter a autorização oficial de pesquisa',
  'Obtain the research licence': 'Obter a licença para pesquisar',
  'Obtain the research permit and collecting licence of SINAC':
    'Obter a licença de pesquisa e a licença de coleta do SINAC',
  "Obtain the research permit and the forest ministry's collecting and export permits":
    'Obter a licença de pesquisa e as licenças de coleta e exportação do ministério das florestas',
  'Obtain the research permit and the park entry authorisation':
    'Obter a licença de pesquisa e a autorização de entrada no parque',
  'Obtain the research permit of the national parks': 'Obter a licença de pesquisa dos parques nacionais',
  'Obtain the scientific collecting permit': 'Obter a licença científica de coleta',
  'Obtain tribal or state consent': 'Obter o consentimento da tribo ou do Estado',
  'Obtain written approval before specimens are collected or taken away':
    'Obter a aprovação escrita antes que espécimes sejam coletados ou levados',
  'Once the bill is law, obtain permission to transfer material abroad':
    'Quando o projeto for lei, obter a permissão para transferir material ao exterior',
  'Pass material on to the next user with its papers': 'Passar o material ao próximo usuário com os seus documentos',
  'Pay the benefit share when a product is sold': 'Pagar a parte dos benefícios quando um produto é vendido',
  'Pay the yearly partnership contribution': 'Pagar a contribuição anual de parceria',
  'Prepare for the consultation of CONAGEBIO before a patent or plant variety right':
    'Preparar a consulta da CONAGEBIO antes de uma patente ou de um direito de obtentor',
  'Prove regularisation of access research done before 2019 (window closed)':
    'Provar a regularização de pesquisa de acesso feita antes de 2019 (prazo encerrado)',
  'Provide material under the SMTA and report': 'Fornecer material segundo o SMTA e prestar contas',
  'Record access to Swiss genetic resources': 'Registrar o acesso a recursos genéticos suíços',
  'Record due diligence for foreign resources used in Switzerland':
    'Registrar a devida diligência para recursos estrangeiros usados na Suíça',
  'Record the origin of sequence data': 'Registrar a origem dos dados de sequências',
  'Register a collection or best practice': 'Registrar uma coleção ou boa prática',
  "Register an Indian applicant's intellectual property application with NBA and get approval before commercialising":
    'Registrar na NBA o pedido de propriedade intelectual de um requerente indiano e obter a aprovação antes de comercializar',
  "Register and get harvest, trade and export permits for devil's claw":
    'Registrar-se e obter as licenças de colheita, comércio e exportação da garra-do-diabo',
  'Register as a foreign researcher': 'Registrar-se como pesquisador estrangeiro',
  'Register nationally and obtain the compliance certificate':
    'Registrar-se no país e obter o certificado de conformidade',
  'Register the access in SisGen': 'Cadastrar o acesso no SisGen',
  'Register the access to genetic resources': 'Registrar o acesso a recursos genéticos',
  'Register the biological collection': 'Registrar a coleção biológica',
  'Register the research and obtain national clearance': 'Registrar a pesquisa e obter a autorização nacional',
  'Register the research and obtain the permit': 'Registrar a pesquisa e obter a licença',
  'Register the research with the science commission': 'Registrar a pesquisa na comissão de ciência',
  'Regularise access done without a contract before the 2021 regulation (window closed)':
    'Regularizar o acesso feito sem contrato antes do regulamento de 2021 (prazo encerrado)',
  'Report compliance when using foreign genetic resources in Korea':
    'Prestar contas da conformidade ao usar recursos genéticos estrangeiros na Coreia',
  'Report human genetic information before giving it to a foreign party':
    'Comunicar informação genética humana antes de a dar a uma parte estrangeira',
  'Report lawful acquisition of foreign genetic resources to the Minister of the Environment':
    'Comunicar ao ministro do meio ambiente a aquisição legal de recursos genéticos estrangeiros',
  'Report on access, use and benefit-sharing': 'Prestar contas do acesso, do uso e da repartição de benefícios',
  'Report the access to Korean genetic resources': 'Comunicar o acesso a recursos genéticos coreanos',
  'Request access for commercial research and agree terms':
    'Solicitar o acesso para pesquisa comercial e acordar os termos',
  'Request access for non-commercial research': 'Solicitar o acesso para pesquisa não comercial',
  'Search the register of traditional knowledge and take a licence':
    'Consultar o registro de conhecimentos tradicionais e obter uma licença',
  'Send an access request to the environment council': 'Enviar um pedido de acesso ao conselho do meio ambiente',
  'Send samples abroad for services only, and enter the sending in SisGen':
    'Enviar amostras ao exterior só para serviços, e cadastrar o envio no SisGen',
  'Send the declaration for foreign genetic material used in Norway':
    'Enviar a declaração de material genético estrangeiro usado na Noruega',
  'Show adaptation or regularisation of activities between 30 June 2000 and 16 November 2015':
    'Apresentar a adequação ou regularização de atividades entre 30 de junho de 2000 e 16 de novembro de 2015',
  'Show the access papers to the patent office': 'Apresentar os documentos de acesso ao escritório de patentes',
  'Sign a benefits-sharing agreement before commercial use of park research':
    'Assinar um acordo de repartição de benefícios antes do uso comercial de pesquisa em um parque',
  'Sign a cooperation with a Brazilian research institution (genuine scientific collaboration)':
    'Assinar uma cooperação com uma instituição de pesquisa brasileira (colaboração científica genuína)',
  'Sign an association term for registration only, if there is no scientific collaboration':
    'Assinar um termo de associação só para o cadastro, se não houver colaboração científica',
  'Sign the access agreement of the national genebank network':
    'Assinar o acordo de acesso da rede nacional de bancos de germoplasma',
  'Sign the access and benefit-sharing agreement for the actualisation phase':
    'Assinar o acordo de acesso e repartição de benefícios para a fase de realização',
  'Sign the access and benefit-sharing contract with the provider':
    'Assinar o contrato de acesso e repartição de benefícios com o provedor',
  'Sign the access and benefit-sharing contract with the province':
    'Assinar o contrato de acesso e repartição de benefícios com a província',
  'Sign the accessory contracts before applying': 'Assinar os contratos acessórios antes do pedido',
  'Sign the benefit-sharing deed with the access provider in the Northern Territory':
    'Assinar o instrumento de repartição de benefícios com quem dá o acesso no Território do Norte',
  "Sign the cooperation agreement with terms and get the owner's consent":
    'Assinar o acordo de cooperação com os termos e obter o consentimento do proprietário',
  'Sign the material transfer agreement and get the export papers':
    'Assinar o termo de transferência de material e obter os documentos de exportação',
  'Sign the material transfer term and register the shipment of samples abroad':
    'Assinar o termo de transferência de material e cadastrar a remessa de amostras ao exterior',
  'Sign the transfer agreement': 'Assinar o termo de transferência',
  'Stand a check of the Inspectorate': 'Passar por uma verificação da inspeção',
  'Stand an inspection of user compliance': 'Passar por uma inspeção da conformidade dos usuários',
  'State source and origin of biological material in the Indian patent specification':
    'Indicar a fonte e a origem do material biológico no relatório descritivo da patente indiana',
  'Take Austrian genetic resources without ABS permit': 'Retirar recursos genéticos austríacos sem licença de acesso',
  'Take Belgian resources outside the federal and Walloon rules':
    'Retirar recursos belgas fora das regras federais e valãs',
  'Take Cypriot genetic resources': 'Retirar recursos genéticos cipriotas',
  'Take Czech genetic resources without ABS permit': 'Retirar recursos genéticos tchecos sem licença de acesso',
  'Take Danish genetic resources without ABS permit': 'Retirar recursos genéticos dinamarqueses sem licença de acesso',
  'Take Dutch genetic resources without ABS permit': 'Retirar recursos genéticos holandeses sem licença de acesso',
  'Take Estonian genetic resources': 'Retirar recursos genéticos estonianos',
  'Take Finnish genetic resources without ABS permit': 'Retirar recursos genéticos finlandeses sem licença de acesso',
  'Take German genetic resources without ABS permit': 'Retirar recursos genéticos alemães sem licença de acesso',
  'Take Hungarian genetic resources without ABS permit': 'Retirar recursos genéticos húngaros sem licença de acesso',
  'Take Irish genetic resources without ABS permit': 'Retirar recursos genéticos irlandeses sem licença de acesso',
  'Take Italian genetic resources without ABS permit': 'Retirar recursos genéticos italianos sem licença de acesso',
  'Take Latvian genetic resources': 'Retirar recursos genéticos letões',
  'Take Luxembourg genetic resources without ABS permit':
    'Retirar recursos genéticos luxemburgueses sem licença de acesso',
  'Take Norwegian genetic material': 'Retirar material genético norueguês',
  'Take Polish genetic resources without ABS permit': 'Retirar recursos genéticos poloneses sem licença de acesso',
  'Take Slovak genetic resources': 'Retirar recursos genéticos eslovacos',
  'Take Slovenian genetic resources': 'Retirar recursos genéticos eslovenos',
  'Take Swedish genetic resources without ABS permit': 'Retirar recursos genéticos suecos sem licença de acesso',
  'Take UK genetic resources without ABS permit': 'Retirar recursos genéticos do Reino Unido sem licença de acesso',
  'Take a licence for registered traditional knowledge': 'Obter uma licença de conhecimentos tradicionais registrados',
  'Take mainland Portuguese resources without ABS permit':
    'Retirar recursos de Portugal continental sem licença de acesso',
  'Take treaty crops under the standard agreement': 'Retirar culturas do Tratado segundo o termo padrão',
  'Take wild Lithuanian genetic resources': 'Retirar recursos genéticos silvestres da Lituânia',
  'Test in writing whether the planned method is access at all': 'Verificar por escrito se o método previsto é acesso',
  'Transfer French material': 'Transferir material francês',
  'Transfer Spanish material to a third party': 'Transferir material espanhol a um terceiro',
  'Transfer material under development': 'Transferir material em desenvolvimento',
  'Treat traditional knowledge like a resource': 'Tratar os conhecimentos tradicionais como um recurso',
  'Use a material transfer agreement for sending material on':
    'Usar um termo de transferência de material para passar material adiante',
  'Use the framework agreement of a Bolivian institution for non-commercial research':
    'Usar o acordo-quadro de uma instituição boliviana para pesquisa não comercial',
  'Use the special access permit of an Ethiopian public institution':
    'Usar a licença especial de acesso de uma instituição pública etíope',
  'Use the special procedure in a declared health or environmental emergency':
    'Usar o procedimento especial em uma emergência sanitária ou ambiental declarada',
  'Work under SMTA 1 within the WHO influenza network': 'Trabalhar segundo o SMTA 1 na rede da OMS sobre a gripe',
  'Work under a framework contract of an Ecuadorian institution':
    'Trabalhar segundo o contrato-quadro de uma instituição equatoriana',
}
