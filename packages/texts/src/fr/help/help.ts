import type { help as english } from '../../en/help/help.ts'
import type { Translation } from '../../translation.ts'
import { adminGuide } from './adminGuide.ts'
import { helpWords } from './helpWords.ts'
import { userGuide } from './userGuide.ts'
import { workGuide } from './workGuide.ts'

export const help: Translation<typeof english> = {
  contents: 'Contenu du guide',
  search: 'Rechercher dans le guide',
  searchHint: 'Comme date, verrou ou CPCC',
  onPage: 'Sur cette page',
  none: 'Rien dans le guide ne contient ces mots.',
  noneHint: 'Moins de mots peuvent en trouver plus. Le glossaire explique les termes juridiques.',
  found_one: '{{count}} page correspond à ces mots',
  found_other: '{{count}} pages correspondent à ces mots, la meilleure d’abord',
  toGlossary: 'Glossaire des termes juridiques',
  toExample: 'Un exemple pour s’exercer',
  tour: {
    start: 'Faire la visite de deux minutes',
    step: 'Visite, étape {{at}} sur {{count}}',
    back: 'Retour',
    next: 'Suivant',
    skip: 'Passer la visite',
    end: 'Terminer la visite',
    steps: {
      dashboard: {
        title: 'Le tableau de bord',
        text: 'Vous y trouvez ce qui vous attend : les verrous à lever, les obligations à échéance et les cas touchés par un changement du droit.',
      },
      assess: {
        title: 'Évaluer une utilisation',
        text: 'Une évaluation porte sur un matériel et sur ce que vous prévoyez d’en faire. Répondez, et la page suivante s’ouvre en dessous ; « Je ne sais pas » est aussi une réponse. Ce que vous saisissez est enregistré aussitôt.',
      },
      list: {
        title: 'Retrouver un cas',
        text: 'Filtrez par état, couleur, pays ou responsable, et enregistrez une vue dont vous avez souvent besoin. Les lignes cochées peuvent être exportées, confiées à quelqu’un d’autre ou réunies en rapports.',
      },
      due: {
        title: 'Les échéances',
        text: 'Chaque chose à faire d’un résultat est une obligation avec une date et un responsable. Si vous le souhaitez, un rappel vous est envoyé avant l’échéance.',
      },
      countries: {
        title: 'Le droit d’un pays',
        text: 'Chaque pays répond à « Puis-je, et à qui m’adresser », avec ses articles, son histoire et ce qui n’a pas pu être établi. Gris n’est pas vert : personne n’a encore lu ce droit.',
      },
      search: {
        title: 'Tout trouver',
        text: 'Touchez la loupe en haut, ou appuyez sur Ctrl K (Cmd K sur un Mac). Tapez un numéro, un pays, un document ou ce que vous voulez faire.',
      },
      help: {
        title: 'L’aide',
        text: 'Chaque écran a son article ici ; « Aide » dans la navigation ouvre celui qui convient. Vous pouvez refaire cette visite d’ici.',
      },
    },
  },
  pictures: {
    place: 'La question sur le pays fournisseur dans le formulaire, avec les pays trouvés sous le champ.',
    use: 'La question sur l’utilisation prévue : une liste où chercher, une ligne d’explication par utilisation.',
    result: 'Un résultat : le feu et sa phrase, l’article décisif en marge, la ligne du droit et la suite à donner.',
    report: 'Le rapport à l’écran : décision, ligne du droit, faits et obligations.',
    list: 'La liste des évaluations : une ligne par cas, les filtres au-dessus.',
    country: 'La page d’un pays : la réponse avec son article et les étapes pour obtenir l’accès.',
    documents: 'La recherche de documents avec ses résultats et ses filtres.',
    dashboard: 'Le tableau de bord : ce qui attend, ce que le droit a changé et les échéances.',
  },
  chapters: {
    assess: 'Évaluer une utilisation',
    result: 'Après le résultat',
    law: 'Le droit et ses sources',
    many: 'Beaucoup de cas, et votre compte',
    administration: 'Pour les administrateurs',
  },
  articles: { ...userGuide, ...workGuide, ...adminGuide },
  words: helpWords,
}
