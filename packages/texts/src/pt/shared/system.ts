import type { system as english } from '../../en/shared/system.ts'
import type { Translation } from '../../translation.ts'

export const system: Translation<typeof english> = {
  healthTitle: 'Verificação de funcionamento',
  build: 'Compilação: {{number}}',
  healthSafe: 'Seus dados estão seguros: esta página somente lê.',
  notFound: '(404) Página não encontrada',
  notFoundText: 'Não há nada neste endereço. Pode ter sido movido ou excluído, ou o link pode estar incompleto.',
  home: 'Voltar ao início',
  crash: 'Algo deu errado nesta página',
  crashSafe:
    'O que você salvou antes está seguro. Tente de novo; se acontecer outra vez, volte ao início e comece por lá.',
  retry: 'Tentar de novo',
}
