import type * as english from '../../en/legal-content/houseRules.ts'
import type { Translation } from '../../translation.ts'

export const houseRules: Translation<typeof english.houseRules> = {
  lead: 'Lo que su institución exige a sus propios casos más allá de la legislación. Las normas internas solo añaden a la legislación: pueden oscurecer un resultado, nunca aclararlo.',
  none: 'Su cuenta no tiene normas internas.',
  example:
    'Por ejemplo: el material humano está en rojo hasta que el comité de ética esté de acuerdo, o todo lo que viene de un país está en ámbar hasta que su departamento jurídico lo haya visto.',
  inForce: 'La versión {{version}} está en vigor desde el {{at}}.',
  begin: 'Cambiar las normas internas',
  begun: 'Abrir el borrador {{version}}',
  draftOf: 'Borrador {{version}}, cambiado por última vez por {{editor}} el {{at}}',
  dead: 'Estas normas ya no se aplican desde que cambió la legislación, o hay que corregirlas. Todas las demás siguen en vigor.',
  rules: 'Normas en vigor',
  versions: 'Versiones',
  retired: 'Versión {{version}}, en vigor hasta que se sustituyó',
  addsOnly:
    'Estas normas solo añaden a la legislación. Pueden hacer que un resultado sea ámbar o rojo, o añadir obligaciones y bloqueos. No pueden hacerlo verde.',
  problems_one: '{{count}} punto por corregir',
  problems_other: '{{count}} puntos por corregir',
  proven: 'Nada que corregir.',
  title: 'Normas internas',
  version: 'Borrador {{version}}',
  back: 'Todas las versiones',
  notDraft: 'La versión {{version}} ya no es un borrador. Empiece uno nuevo para cambiar las normas internas.',
}
