import type * as english from '../../en/shared/system.ts'
import type { Translation } from '../../translation.ts'

export const system: Translation<typeof english.system> = {
  healthTitle: 'Verificação de funcionamento',
  healthAnswers: 'O portal responde.',
  build: 'Compilação: {{number}}',
  healthSafe: 'Seus dados estão seguros: esta página somente lê.',
  notFound: '(404) Página não encontrada',
  notFoundText: 'Não há nada neste endereço. Pode ter sido movido ou excluído, ou o link pode estar incompleto.',
  notAllowed: 'Você não tem permissão para abrir esta página. Um administrador da sua conta pode concedê-la.',
  home: 'Voltar ao início',
  crash: 'Algo deu errado nesta página',
  crashSafe:
    'O que você salvou antes está seguro. Tente de novo; se acontecer outra vez, volte ao início e comece por lá.',
  retry: 'Tentar de novo',
  reloaded: 'O portal foi renovado e esta página foi carregada de novo. As suas respostas foram mantidas.',
}

export const environment: Translation<typeof english.environment> = {
  title: 'Ambiente:',
  local: 'local',
  staging: 'homologação',
}

export const states: Translation<typeof english.states> = {
  loading: 'Carregando',
  loadingLong: 'Isto está demorando mais do que o normal. Você pode esperar ou voltar mais tarde: nada se perde.',
  retry: 'Tentar de novo',
  safe: 'Nada foi alterado. O que você salvou antes está seguro.',
  unreachable: 'Não foi possível alcançar o portal. Verifique sua conexão.',
  instant: '{{day}} às {{time}}',
  generic: 'Ocorreu um erro.',
  unsaved: 'O que você digitou ainda não foi salvo.',
  keepEditing: 'Continuar editando',
  discard: 'Descartar',
}
