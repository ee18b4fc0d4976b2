import type { ContentTexts } from '../../../content.ts'

/** Titles of procedures, which letters have too, whose English words begin with G to N. */
export const procedureTitlesGtoN: ContentTexts = {
  'Get a Commonwealth permit to access biological resources for non-commercial purposes':
    'Obter uma licença da Commonwealth de acesso a recursos biológicos para fins não comerciais',
  'Get a Commonwealth permit with benefit-sharing agreement for commercial or potentially commercial purposes':
    'Obter uma licença da Commonwealth com acordo de repartição de benefícios para fins comerciais ou potencialmente comerciais',
  'Get approval and the export certificate for protected wild plants':
    'Obter a aprovação e o certificado de exportação de plantas silvestres protegidas',
  'Get approval before applying for intellectual property': 'Obter a aprovação antes de pedir propriedade intelectual',
  'Get approval for a field survey by foreigners of protected wild plants':
    'Obter a aprovação de um levantamento de campo de plantas silvestres protegidas por estrangeiros',
  'Get approval for foreign access to other Chinese biological resources':
    'Obter a aprovação do acesso de estrangeiros a outros recursos biológicos chineses',
  'Get approval for international research cooperation on Chinese human genetic resources':
    'Obter a aprovação de cooperação internacional de pesquisa com recursos genéticos humanos chineses',
  'Get approval for joint research in China with foreigners on listed livestock genetic resources':
    'Obter a aprovação de pesquisa conjunta na China com estrangeiros sobre recursos genéticos pecuários listados',
  'Get approval for marine scientific research': 'Obter a aprovação de pesquisa científica marinha',
  'Get approval to collect or bank human genetic resources (Chinese units only)':
    'Obter a aprovação para coletar ou armazenar recursos genéticos humanos (só unidades chinesas)',
  'Get approval to give crop germplasm abroad or to use it jointly with foreigners':
    'Obter a aprovação para ceder germoplasma de culturas ao exterior ou usá-lo com estrangeiros',
  'Get approval to give forest tree germplasm abroad or to use it jointly with foreigners':
    'Obter a aprovação para ceder germoplasma de árvores florestais ao exterior ou usá-lo com estrangeiros',
  'Get approval to send listed livestock or poultry genetic resources abroad':
    'Obter a aprovação para enviar ao exterior recursos genéticos listados de gado ou aves',
  'Get approval to take listed wild biological resources out of Korea':
    'Obter a aprovação para retirar da Coreia recursos biológicos silvestres listados',
  'Get collecting and export permits for specimens': 'Obter as licenças de coleta e exportação de espécimes',
  'Get consent of customary land owners': 'Obter o consentimento dos proprietários consuetudinários da terra',
  'Get crop resources under the standard agreement': 'Obter recursos de culturas segundo o termo padrão',
  'Get cultivated and treaty material': 'Obter material cultivado e do Tratado',
  'Get national plant genetic resources from the gene bank':
    'Obter recursos fitogenéticos nacionais do banco de germoplasma',
  'Get permission and sign the profit-sharing agreement for commercial use of domestic or wild plants':
    'Obter a permissão e assinar o acordo de partilha de lucros para o uso comercial de plantas domésticas ou silvestres',
  'Get permission for research use, entry and exit of aquatic genetic resources':
    'Obter a permissão de uso em pesquisa, entrada e saída de recursos genéticos aquáticos',
  'Get permission of NRCT for foreign researchers': 'Obter a permissão do NRCT para pesquisadores estrangeiros',
  'Get permission of the ocean ministry for marine and fisheries resources':
    'Obter a permissão do ministério dos oceanos para recursos marinhos e pesqueiros',
  'Get permission to take genetic resources abroad for study or non-commercial research':
    'Obter a permissão para levar recursos genéticos ao exterior para estudo ou pesquisa não comercial',
  'Get permission to use or export native farm animal genetic resources':
    'Obter a permissão para usar ou exportar recursos genéticos de animais de criação nativos',
  'Get permission to use registered Thai traditional medicine knowledge':
    'Obter a permissão para usar conhecimentos registrados de medicina tradicional tailandesa',
  'Get prior approval of the National Committee on Biodiversity':
    'Obter a aprovação prévia do Comitê Nacional da Biodiversidade',
  'Get prior permission to use traditional knowledge': 'Obter a permissão prévia para usar conhecimentos tradicionais',
  'Get provisional access in an emergency': 'Obter acesso provisório em uma emergência',
  'Get research approval of the Cultural Centre for traditional knowledge':
    'Obter a aprovação do centro cultural para pesquisa de conhecimentos tradicionais',
  'Get the Sabah access licence': 'Obter a licença de acesso de Sabah',
  'Get the Sabah export licence': 'Obter a licença de exportação de Sabah',
  'Get the Wildlife Act authority to catch, hold or export protected wildlife':
    'Obter a autorização do Wildlife Act para capturar, manter ou exportar fauna protegida',
  'Get the access and collection permit': 'Obter a licença de acesso e coleta',
  'Get the access permit and the international certificate':
    'Obter a autorização de acesso e o certificado internacional',
  'Get the authorisation of the Council of Ministers to access biological resources':
    'Obter a autorização do Conselho de Ministros para o acesso a recursos biológicos',
  'Get the authorisation of the South Province to collect and use natural resources':
    'Obter a autorização da Província Sul para coletar e usar recursos naturais',
  'Get the biodiversity or bioprospecting research permit under the Protected Areas Act 2010':
    'Obter a licença de pesquisa em biodiversidade ou de bioprospecção segundo o Protected Areas Act 2010',
  'Get the bioprospecting permit': 'Obter a licença de bioprospecção',
  'Get the bioprospecting permit in the Northern Territory': 'Obter a licença de bioprospecção no Território do Norte',
  'Get the certificate for taking human genetic material out of China':
    'Obter o certificado para retirar da China material genético humano',
  'Get the certificate of origin for cultivated medicinal plants':
    'Obter o certificado de origem de plantas medicinais cultivadas',
  'Get the collecting and entry permit of the area or species authority':
    'Obter a licença de coleta e entrada da autoridade da área ou da espécie',
  'Get the collecting licence for nationally protected wild plants':
    'Obter a licença de coleta de plantas silvestres protegidas em nível nacional',
  'Get the collecting or quota permit': 'Obter a licença de coleta ou de cota',
  'Get the collecting permit and the supplier agreement': 'Obter a licença de coleta e o acordo do fornecedor',
  'Get the collection authority, plan and benefit-sharing agreement for biodiscovery in Queensland':
    'Obter a autorização de coleta, o plano e o acordo de repartição de benefícios para biodescoberta em Queensland',
  'Get the consent of the owners and ask for the research permit':
    'Obter o consentimento dos proprietários e pedir a licença de pesquisa',
  'Get the consent to take protected species abroad':
    'Obter o consentimento para levar espécies protegidas ao exterior',
  'Get the exemption for protected species in the South Province':
    'Obter a isenção para espécies protegidas na Província Sul',
  'Get the export permit for wildlife': 'Obter a licença de exportação de vida silvestre',
  'Get the foreign research permit of BRIN': 'Obter a licença de pesquisa para estrangeiros do BRIN',
  'Get the gratuitous permit for aquatic wildlife': 'Obter a licença gratuita para fauna aquática',
  'Get the licence for micro-organisms of geothermal areas': 'Obter a licença para microrganismos de áreas geotérmicas',
  'Get the licence for trade in wild specimens': 'Obter a licença de comércio de espécimes silvestres',
  'Get the material transfer agreement approved': 'Fazer aprovar o termo de transferência de material',
  "Get the ministry's approval to import or export genetic resources":
    'Obter a aprovação do ministério para importar ou exportar recursos genéticos',
  "Get the owner's consent; no State permit is needed for Japanese genetic resources":
    'Obter o consentimento do proprietário; nenhuma licença do Estado é necessária para recursos genéticos japoneses',
  'Get the permission and contract for genetic resources': 'Obter a permissão e o contrato para recursos genéticos',
  'Get the permit for access, use or export of genetic resources':
    'Obter a licença de acesso, uso ou exportação de recursos genéticos',
  'Get the permit for commercial or potentially commercial access (Act 795)':
    'Obter a licença de acesso comercial ou potencialmente comercial (Lei 795)',
  'Get the permit for non-commercial access (Act 795)': 'Obter a licença de acesso não comercial (Lei 795)',
  'Get the permit for plant genetic resources for food and agriculture':
    'Obter a licença para recursos fitogenéticos para alimentação e agricultura',
  'Get the permit of the local competent authority for genetic resources':
    'Obter a licença da autoridade local competente para recursos genéticos',
  'Get the permit to access genetic resources of wild species':
    'Obter a autorização de acesso a recursos genéticos de espécies silvestres',
  'Get the permit to bring plant genetic resources out of or into Indonesia for research':
    'Obter a licença para retirar da Indonésia ou trazer a ela recursos fitogenéticos para pesquisa',
  'Get the permit to collect mother specimens of protected wild species for breeding or growing':
    'Obter a licença para coletar matrizes de espécies silvestres protegidas para criação ou cultivo',
  'Get the research and collection authorisation of the Department of Conservation':
    'Obter a autorização de pesquisa e coleta do Department of Conservation',
  'Get the research and export permit of the Nature Conservation Division':
    'Obter a licença de pesquisa e exportação da divisão de conservação da natureza',
  'Get the research permission of the Forest Department Sarawak for non-commercial fieldwork':
    'Obter a permissão de pesquisa do departamento florestal de Sarawak para trabalho de campo não comercial',
  'Get the research permit': 'Obter a licença de pesquisa',
  'Get the research permit and agreement in Sarawak': 'Obter a licença de pesquisa e o acordo em Sarawak',
  'Get the research permit of the Department of National Parks and Wildlife Conservation':
    'Obter a licença de pesquisa do departamento de parques nacionais e conservação da vida silvestre',
  'Get the research permit of the Department of Wildlife Conservation':
    'Obter a licença de pesquisa do departamento de conservação da vida silvestre',
  'Get the research permit of the education ministry': 'Obter a licença de pesquisa do ministério da educação',
  'Get the researcher visa and project approval': 'Obter o visto de pesquisador e a aprovação do projeto',
  'Get the scientific collecting permit': 'Obter a licença de coleta científica',
  'Get the state collecting permit outside Queensland and the Northern Territory':
    'Obter a licença estadual de coleta fora de Queensland e do Território do Norte',
  'Get the wildlife export permit for samples': 'Obter a licença de exportação de amostras de vida silvestre',
  'Get the wildlife gratuitous permit for non-commercial research':
    'Obter a licença gratuita de vida silvestre para pesquisa não comercial',
  'Give prior intimation to the State Biodiversity Board for commercial use by Indian users':
    'Dar aviso prévio ao conselho estadual da biodiversidade do uso comercial por usuários indianos',
  'Hand the access authorisation or contract to INDECOPI with the IP application':
    'Entregar a autorização ou o contrato de acesso ao INDECOPI com o pedido de propriedade intelectual',
  'Have a best practice recognised by the Commission': 'Ter uma boa prática reconhecida pela Comissão',
  'Have a change or a suspension of the authorisation or contract approved':
    'Ter aprovada uma mudança ou suspensão da autorização ou do contrato',
  'Have a collection or best practice recognised': 'Ter uma coleção ou boa prática reconhecida',
  'Have genetic resources or knowledge entered in the national register':
    'Inscrever recursos genéticos ou conhecimentos no registro nacional',
  'Have the commune certify the contract': 'Fazer a comuna certificar o contrato',
  'Hold collecting and entry permits and the consent of the land owner':
    'Ter as licenças de coleta e entrada e o consentimento do proprietário da terra',
  'Hold the collecting permit for non-commercial research': 'Ter a licença de coleta para pesquisa não comercial',
  'Hold the park research and collection permit': 'Ter a licença de pesquisa e coleta do parque',
  'Keep consent and permits where no ABS law applies':
    'Guardar o consentimento e as licenças onde nenhuma lei de acesso se aplica',
  'Keep the due diligence file for use in the UK': 'Guardar o dossiê de devida diligência para o uso no Reino Unido',
  'Lodge the statement on native resources and traditional knowledge with the patent office':
    'Entregar ao escritório de patentes a declaração sobre recursos nativos e conhecimentos tradicionais',
  'Meet the traditional knowledge obligation in Queensland':
    'Cumprir a obrigação sobre conhecimentos tradicionais em Queensland',
  'Mendoza: ask the provincial directorate for research and access authorisation':
    'Mendoza: pedir à direção provincial a autorização de pesquisa e acesso',
  'Misiones, Neuquén, Río Negro: apply under the provincial access law':
    'Misiones, Neuquén, Río Negro: apresentar o pedido segundo a lei provincial de acesso',
  'Negotiate a new agreement before filing for intellectual property':
    'Negociar um novo acordo antes de pedir propriedade intelectual',
  'Negotiate and sign the access contract for commercial purposes':
    'Negociar e assinar o contrato de acesso para fins comerciais',
  'Negotiate the benefit-sharing agreement': 'Negociar o acordo de repartição de benefícios',
  'Negotiate the mutually agreed terms and have them validated':
    'Negociar os termos mutuamente acordados e fazê-los validar',
  'Negotiate the prior informed consent with the provider': 'Negociar com o provedor o consentimento prévio informado',
  'Notify FOEN before market approval or commercialisation':
    'Notificar o OFEV antes da autorização de comercialização ou da comercialização',
  'Notify a new taxon and deposit the voucher specimen in a designated repository':
    'Notificar um novo táxon e depositar o espécime-testemunho em um depositário designado',
  'Notify after collection': 'Notificar após a coleta',
  'Notify collection in situ beforehand and get the batch identifier':
    'Notificar antes a coleta in situ e obter o identificador de lote',
  'Notify commercial use of Belgian federal genetic resources and agree terms':
    'Notificar o uso comercial de recursos genéticos federais belgas e acordar os termos',
  'Notify non-commercial use of Belgian federal genetic resources':
    'Notificar o uso não comercial de recursos genéticos federais belgas',
  'Notify the Minister before discovery-phase bioprospecting':
    'Notificar o ministro antes da bioprospecção da fase de descoberta',
  'Notify the deposit of a novel micro-organism in a foreign repository':
    'Notificar o depósito de um novo microrganismo em um depositário estrangeiro',
  'Notify the finished product or reproductive material in SisGen and file the benefit-sharing agreement':
    'Notificar no SisGen o produto acabado ou o material reprodutivo e apresentar o acordo de repartição de benefícios',
  'Notify the import of foreign genetic resources': 'Notificar a importação de recursos genéticos estrangeiros',
  'Notify the use of Walloon genetic resources': 'Notificar o uso de recursos genéticos valões',
  'Notify use of Swiss resources before marketing': 'Notificar o uso de recursos suíços antes da comercialização',
  'Notify utilisation, products and sales': 'Notificar o uso, os produtos e as vendas',
}
