/** Texts about assessments that several parts of the portal show; those of the screens of their own are in `screens.ts`. */
export const assessments = {
  title: 'Avaliações',
  case: {
    new: 'Nova avaliação',
    unread: 'Avaliação',
    unknownResource: 'Material não identificado',
    uses: '{{use}} +{{count}}',
    places: { high_seas_or_seabed: 'Alto-mar', antarctica: 'Antártida', unknown: 'Origem desconhecida' },
  },
  join: { and: '; ' },
  days: {
    from: 'desde {{from}}',
    before: 'antes de {{before}}',
    between: 'de {{from}} até antes de {{before}}',
    always: 'qualquer dia',
  },
  status: { IN_PROGRESS: 'Em andamento', COMPLETED: 'Concluída' },
}
