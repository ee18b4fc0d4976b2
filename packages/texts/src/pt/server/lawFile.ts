import type * as english from '../../en/server/lawFile.ts'
import type { Translation } from '../../translation.ts'

export const lawFile: Translation<typeof english.lawFile> = {
  formula: 'Esta célula é uma fórmula. Cole o seu valor.',
  columnMissing: 'Falta a coluna “{{header}}”.',
  columnTwice: 'A coluna “{{header}}” aparece duas vezes.',
  beside: '“{{text}}” está ao lado da tabela, sob nenhum título.',
  sheetMissing: 'Falta a folha “{{sheet}}”.',
  notNumber: 'Indique um número: o lugar entre os do seu procedimento.',
  noSteps: 'Um procedimento tem pelo menos uma etapa: indique-a na folha “{{sheet}}”.',
  orOnly: 'Escreva “or” para outro caso da linha acima, ou deixe vazio.',
  orApart: 'Esta linha “or” não está abaixo da sua linha. Se a folha foi ordenada, ordene-a de novo por “No.”.',
  orConsequence: 'Uma linha “or” não tem consequências próprias: estão na primeira linha.',
  rowTwice:
    'A linha {{id}} aparece duas vezes. Deixe o identificador vazio para uma linha nova, ou escreva “or” para outro caso da linha acima.',
  idTwice: '{{id}} aparece duas vezes.',
  factMissing: 'Falta o fato “{{fact}}”.',
  otherCountry: 'Esta é a lei deste país: {{country}}.',
  notLaw: 'Esta não é uma pasta de uma lei. Exporte uma e altere-a.',
  tooLong: 'O texto de {{place}} é mais longo do que uma célula admite.',
  unconfirmed: 'Confirme isto primeiro: “{{words}}”.',
  olderBase:
    'O arquivo foi escrito a partir da versão {{from}}. A versão {{to}} está em vigor desde então: o novo rascunho oferece juntar as suas alterações.',
  changedBase:
    'A versão {{version}} foi alterada depois de este arquivo ser escrito. Essas alterações não estão nele; ficam na versão {{version}}.',
  unknownBase: 'O arquivo não diz de que texto provém. É comparado com a versão {{version}}, que está em vigor.',
  about: {
    rows: {
      title: 'Linhas',
      text: 'Decide a primeira linha que se aplica. Cada tabela termina numa linha sem condições. Uma linha com “or” é outro caso da linha acima; o que se segue está só na primeira. Não ordene esta folha: a ordem das linhas é lei. Não escreva número para uma linha nova.',
    },
    conditions: {
      title: 'Condições',
      text: 'Vazio significa qualquer. Vários valores: screening; ipr. Todos menos alguns: all but human; commodity. Dias: from 2000-06-30, before 2015-11-17, ou ambos; o dia depois de “before” já não conta. Uma coluna que falta acrescenta-se com o nome do fato como título.',
    },
    basis: { title: 'Fundamento', text: 'Um por linha: document | article, ou absence: palavras | fonte | dia.' },
    ids: {
      title: 'Identificadores',
      text: 'Os identificadores ligam as linhas aos casos e às versões anteriores. Deixe vazio o de uma linha nova: receberá um. Nunca dê um identificador a outra coisa.',
    },
    lists: { title: 'Listas', text: 'A última folha contém os valores que as células podem nomear.' },
    procedures: {
      title: 'Procedimentos',
      text: 'Cada etapa e cada campo de uma carta está em uma folha própria e nomeia seu procedimento pelo identificador; o número é seu lugar. Os procedimentos de um lugar de utilização que valem para material de qualquer origem não estão no arquivo: vêm com o programa.',
    },
    back: {
      title: 'Volta',
      text: 'No espaço jurídico, importe o arquivo para o mesmo país. Cada problema é nomeado por folha e célula; o que o arquivo já não tem deve ser confirmado. Torna-se um rascunho, que uma segunda pessoa põe em vigor.',
    },
  },
  tables: {
    about:
      'Lei deste país: {{country}}, versão {{version}}: as tabelas próprias do país, cada uma com a primeira regra que se aplica.',
    open: 'Chame-o uma vez por uso, com um valor para cada fato: um fato em aberto, para o qual o portal examina todos os valores, não pode ser dito.',
    treaty: 'O nível dos tratados e as regras do local de trabalho não estão nele.',
    questions: 'O que falta perguntar e o que mudaria o sinal não podem ser ditos.',
    review: 'Uma revisão atrasada, que torna o verde em âmbar, não pode ser dita.',
    together: 'O resultado é o pior sinal de todas as tabelas; onde nenhuma decide, é âmbar.',
    hitPolicy:
      'A tabela tem a política de acerto {{hitPolicy}}. Só FIRST diz o que diz uma tabela da lei: decide a primeira linha que se aplica.',
    outputs: 'As saídas devem ser estas, nesta ordem: {{outputs}}.',
    rule: '{{table}}, regra {{rule}}',
    notTest:
      '“{{text}}” não pode ser uma condição aqui. Possíveis: “-”, valores entre aspas retas separados por vírgulas, e >= date("…"), < date("…") ou [date("…")..date("…")).',
    notText: '“{{text}}” não é um texto entre aspas retas.',
  },
}
