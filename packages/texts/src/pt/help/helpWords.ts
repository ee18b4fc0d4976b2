import type { helpWords as english } from '../../en/help/helpWords.ts'
import type { Translation } from '../../translation.ts'

export const helpWords: Translation<typeof english> = {
  dashboard: 'início página inicial resumo tarefas avisos novidades visita apresentação',
  organism: 'espécie táxon planta animal bactéria fungo vírus micróbio cepa linhagem nome latino cultura',
  origin: 'país provedor procedência coleta geográfico alto-mar antártida território',
  date: 'quando ano coleta coleção antiga antes de nagoia âmbito temporal retroativo',
  use: 'utilização finalidade pesquisa desenvolvimento comercial acadêmico sequenciamento cultivo triagem melhoramento patente produto',
  papers:
    'licença permissão autorização contrato acordo certificado consentimento repartição benefícios partilha royalties sigla glossário pic mat smta cgen',
  material:
    'derivado extrato composto enzima proteína dna rna sequência dsi genbank conhecimento tradicional indígena isenção patógeno mercadoria microbioma humano',
  confirm: 'enviar terminar concluir revisar declaração reabrir salvar rascunho sem conexão offline erro corrigir',
  record: 'resultado luz cor semáforo verde âmbar amarelo vermelho cinza decisão certeza motivo artigo',
  whatIf: 'cenário simulação variante testar alternativa',
  duties:
    'obrigação dever tarefa prazo vencimento atraso calendário ics lembrete repartição benefícios pagamento royalties relatório autoridade',
  evidence:
    'evidência prova comprovante anexo enviar arquivo inspeção fiscalização auditoria devida diligência validade licença zip',
  samples: 'amostra espécime acesso tubo coordenadas latitude longitude gps planilha',
  letters: 'carta pedido requerimento formulário modelo declaração devida diligência notificação docx autoridade',
  transfers: 'transferência remessa entrega enviar terceiro destinatário fornecedor ficha',
  locks: 'desbloquear liberar bloquear aprovação aprovar jurídico quarentena',
  lawChanges: 'nova lei alteração atualização versão reavaliação',
  report: 'pdf imprimir baixar xlsx código qr verificar autêntico exportar',
  countries:
    'nagoia parte ponto focal autoridade competente legislação procedimento taxa mapa licença autorização repartição benefícios',
  sources: 'texto da lei decreto diário oficial tradução citação referência',
  search: 'buscar pesquisar atalho teclado ctrl k comparar países documentos sequências acesso dsi cali',
  list: 'tabela filtro ordenar colunas visão lote exportar csv estrela',
  manage:
    'apagar lixeira recuperar duplicar renomear privado confidencial visibilidade visível ver ler compartilhar quem pode responsável mudar atribuir favorito comentário nota avaliação',
  importing: 'enviar excel xlsx csv lote modelo',
  account:
    'senha chave de acesso dois fatores 2fa idioma tema escuro privacidade lgpd dados pessoais excluir conta configurações perfil mail avisos notificações sair desconectar encerrar sessão logout',
  people: 'usuário convidar colega funcionário desativar remover adicionar membro',
  roles: 'permissões direitos acesso administrador departamento grupo equipe convidado papel',
  security: 'dois fatores 2fa sso openid entrar senha recuperar telefone perdido',
  law: 'editor conteúdo versão rascunho ativar revisão publicar',
  programs: 'api token webhook rest integração scim automação',
  audit: 'registro log histórico quem alterou conformidade',
}
