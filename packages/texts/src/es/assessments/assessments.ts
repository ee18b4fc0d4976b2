/** Texts about assessments that several parts of the portal show; those of the screens of their own are in `screens.ts`. */
export const assessments = {
  title: 'Evaluaciones',
  case: {
    new: 'Evaluación nueva',
    unread: 'Evaluación',
    unknownResource: 'Material sin identificar',
    uses: '{{use}} +{{count}}',
    places: { high_seas_or_seabed: 'Alta mar', antarctica: 'Antártida', unknown: 'Origen desconocido' },
  },
  join: { and: '; ' },
  days: {
    from: 'desde el {{from}}',
    before: 'antes del {{before}}',
    between: 'desde el {{from}} hasta antes del {{before}}',
    always: 'cualquier día',
  },
  status: { IN_PROGRESS: 'En curso', COMPLETED: 'Completada' },
}
