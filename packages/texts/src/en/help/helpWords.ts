/** Words that people type for the subject of an article, and that the article does not use; only the search reads them. */
export const helpWords = {
  dashboard: 'home start page overview tasks inbox notifications news tour introduction',
  organism: 'species taxon plant animal bacteria fungus virus microbe strain crop latin name',
  origin: 'provider country source where collected geographic region high seas antarctica territory provenance',
  date: 'when collected sampling year old collection before nagoya temporal scope retroactive time',
  use: 'utilisation utilization purpose research development commercial academic sequencing cultivation screening breeding patent product',
  papers:
    'permit licence license authorisation authorization contract agreement certificate ircc pic mat smta mta dsi sisgen consent document abbreviation acronym glossary benefit sharing royalties',
  material:
    'derivative extract compound enzyme protein dna rna sequence dsi genbank traditional knowledge indigenous community exemption pathogen commodity microbiome human',
  confirm:
    'submit finish complete review declaration reopen undo save saved saving autosave draft offline connection lost wrong answer correct',
  record:
    'result light colour color traffic green amber yellow red grey gray verdict decision confidence reason article',
  whatIf: 'scenario simulation variant try alternative',
  duties:
    'obligation task to do deadline due date overdue calendar ics reminder benefit sharing royalties payment report authority',
  evidence: 'proof upload attachment file inspection audit checkpoint due diligence expire expiry permit zip archive',
  samples: 'specimen accession barcode tube coordinates latitude longitude gps spreadsheet',
  letters: 'application form email template declare due diligence declaration notification docx authority letter',
  transfers: 'hand over transfer ship send third party supplier recipient mta sheet',
  locks: 'unlock release block clearance approve approval legal sign off cleared quarantine',
  lawChanges: 'new law amendment update version reevaluation notified news',
  report: 'pdf print download xlsx qr code verify authentic genuine export share',
  countries:
    'nagoya party focal point competent authority legislation procedure fee map licence permit benefit sharing',
  sources: 'law text statute decree gazette translation citation reference confidence reviewed',
  search: 'find palette shortcut keyboard ctrl k compare countries documents sequences accession dsi cali',
  list: 'table filter sort columns view bulk export csv star archive assessments',
  manage:
    'who can remove trash undelete duplicate clone rename private visibility visible see read share confidential owner assign reassign favourite favorite comment note discuss assessment',
  importing: 'upload excel xlsx csv batch migrate template',
  account:
    'password passkey two factor 2fa mfa language theme dark mode privacy gdpr personal data delete account settings profile change mail email notification unsubscribe logout log out sign out signout logoff leave exit end session',
  people: 'user invite colleague employee deactivate remove add member onboarding',
  roles: 'permission rights access admin department group team guest',
  security: '2fa mfa two factor sso saml openid login password recovery lost phone',
  law: 'editor content version draft activate review publish',
  programs: 'api token webhook rest integration scim automation',
  audit: 'log history trace who changed compliance',
} as const
