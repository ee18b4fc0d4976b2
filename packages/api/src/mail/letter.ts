import { type Colour, DEFAULT_LANGUAGE, shiftText } from '@portal/texts'
import { labelled, translate } from '@portal/texts/translate'
import { languageNow } from '../text/language.ts'

/** The content of a mail in plain text, which is rendered as text and as HTML. */
export type Letter = {
  kind: MailKind
  subject: string
  paragraphs: readonly (string | LetterItem)[]
  /** The main action, with the URL it leads to. */
  action?: { label: string; url: string }
  /** The small print below the action. */
  notes: readonly string[]
}

/** The kind of a mail, which is in a header, so that mail programs can sort mails whatever their language is. */
export type MailKind =
  | 'validation'
  | 'invitation'
  | 'reset'
  | 'sign-in-elsewhere'
  | 'already-registered'
  | 'deactivated'
  | 'new-address'
  | 'address-change'
  | 'address-replaced'
  | 'provider-changed'
  | 'recovery-asked'
  | 'recovery-approved'
  | 'recovery-done'
  | 'recovery-refused'
  | 'access-restored'
  | 'audit-anchor'
  | 'duties-asked'
  | 'duties-reminder'
  | 'duties-week'
  | 'papers'
  | 'law-change'
  | 'release-asked'

/** A case or a paper by its name, with how its result changed and what there is to do. */
export type LetterItem = {
  name: string
  /** The number of a case, small beside its name. */
  number?: string
  shift?: { before: Colour; after: Colour }
  lines: readonly Line[]
}
/** A line such as `Due 04/03/2031: Register the access`. `isLaw`: its text is the law's, which is English in every language. */
export type Line = { label?: string; text: string; isLaw?: boolean }

/** The letter as plain text, with the URL on its own line. */
export function asText({ paragraphs, action, notes }: Letter, portalName: string): string {
  const texts = paragraphs.map((text) => (typeof text === 'string' ? text : itemAsText(text)))
  const actionText = action ? [`${labelled(action.label, '').trimEnd()}\n${action.url}`] : []
  return `${[...texts, ...actionText, ...notes, `-- \n${portalName}`].join('\n\n')}\n`
}

const itemAsText = ({ name, number, shift, lines }: LetterItem): string =>
  [
    [name, number && `(${number})`].filter(Boolean).join(' '),
    ...(shift ? [shiftText(translate, shift)] : []),
    ...lines.map(({ label, text }) => (label ? labelled(label, text) : text)),
  ].join('\n')

/**
 * The letter as HTML in the portal's design, without external resources. The style block serves only dark mode, which
 * inline styles cannot express; the mail stays readable if it is dropped.
 */
export function asHtml({ subject, paragraphs, action, notes }: Letter, portalName: string): string {
  return `<!doctype html>
<html lang="${languageNow()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${STYLE.dark}</style>
</head>
<body class="paper" style="${STYLE.body}">
${preview(paragraphs)}<div role="main">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="card" style="${STYLE.card}">
<p class="brand" style="${STYLE.brand}">${escapeHtml(portalName)}</p>
<h1 class="ink" style="${STYLE.heading}">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => (typeof text === 'string' ? paragraph(text) : itemAsHtml(text))).join('\n')}
${action ? button(action) : ''}
${notes.map((text) => `<p class="dim" style="${STYLE.note}">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</div>
</body>
</html>
`
}

/**
 * The line that lists of mails show beside the subject, and that is hidden in the mail: without it they would show the
 * name of the portal and the subject again.
 */
function preview(paragraphs: Letter['paragraphs']): string {
  const lead = paragraphs.find((text) => typeof text === 'string')
  return lead === undefined ? '' : `<div aria-hidden="true" style="${STYLE.preview}">${escapeHtml(lead)}</div>\n`
}

const paragraph = (text: string): string => `<p class="ink" style="${STYLE.paragraph}">${escapeHtml(text)}</p>`

const itemAsHtml = ({ name, number, shift, lines }: LetterItem): string =>
  `<div class="rule" style="${STYLE.rule}">
<p class="ink" style="${STYLE.name}">${escapeHtml(name)}${number ? ` <span class="dim" style="${STYLE.number}">${escapeHtml(number)}</span>` : ''}</p>
${shift ? `<p class="ink" style="${STYLE.shift}">${lightsAsHtml(shift.before, shift.after)}</p>` : ''}
${lines.map(lineAsHtml).join('\n')}
</div>`

function lineAsHtml({ label, text, isLaw = false }: Line): string {
  const words = isLaw ? `<span lang="${DEFAULT_LANGUAGE}">${escapeHtml(text)}</span>` : escapeHtml(text)
  const head = label ? `<strong>${escapeHtml(labelled(label, '').trimEnd())}</strong> ` : ''
  return `<p class="ink" style="${STYLE.paragraph}">${head}${words}</p>`
}

const lightsAsHtml = (before: Colour, after: Colour): string =>
  before === after ? lightAsHtml(after) : `${lightAsHtml(before)} &rarr; ${lightAsHtml(after)}`

/**
 * A result is shown by colour, shape and word; the shapes are characters, because many mail programs show no images.
 */
const SHAPES = { GREEN: '●', AMBER: '▲', RED: '■', NONE: '○' } as const
const INKS = { GREEN: '#1b7245', AMBER: '#925600', RED: '#b3261e', NONE: '#636c6e' } as const

const lightAsHtml = (light: Colour): string =>
  `<strong class="${light}" style="color:${INKS[light]}"><span aria-hidden="true">${SHAPES[light]}</span> ${escapeHtml(translate(`messages.lights.${light}`))}</strong>`

/** The URL is repeated below the button, because many mail programs hide the target of a button. */
const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="${STYLE.button}">${escapeHtml(label)}</a></p>
<p class="dim" style="${STYLE.note}">${escapeHtml(translate('mails.copyAddress'))}<br><a class="link" href="${escapeHtml(url)}" style="${STYLE.address}">${escapeHtml(url)}</a></p>`

const ENTITIES: ReadonlyMap<string, string> = new Map(
  Object.entries({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }),
)
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES.get(char) ?? char)

/** The colours and fonts of the portal's theme, in the subset of CSS that mail programs support. */
const PAPER = '#f6f4ef'

const SANS = "'Source Sans 3','Segoe UI',Arial,'Noto Sans',sans-serif"
const SERIF = "'Source Serif 4',Georgia,'Noto Serif',serif"

const STYLE = {
  body: `margin:0;padding:0;background:${PAPER};font-family:${SANS};color:#1a2225`,
  preview: 'display:none;max-height:0;overflow:hidden;mso-hide:all',
  brand: `margin:0 0 24px;font-family:${SERIF};font-size:17px;font-weight:600;color:#155b68`,
  card: 'padding:28px 32px;background:#fffefb;border:1px solid #e1dcd1;border-radius:4px',
  heading: `margin:0 0 12px;font-family:${SERIF};font-size:24px;line-height:30px;font-weight:600;color:#1a2225`,
  // The signed line of the audit log is one word of some hundred characters.
  paragraph: 'margin:0 0 14px;font-size:16px;line-height:25px;color:#1a2225;word-break:break-word',
  rule: 'margin:18px 0 0;padding:16px 0 0;border-top:1px solid #e1dcd1',
  name: `margin:0 0 4px;font-family:${SERIF};font-size:18px;line-height:24px;font-weight:600;color:#1a2225`,
  number: `font-family:${SANS};font-size:13.5px;font-weight:400;color:#4c575a`,
  shift: 'margin:0 0 4px;font-size:16px;line-height:24px;color:#1a2225',
  button:
    'display:inline-block;padding:12px 20px;background:#155b68;border-radius:6px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none',
  note: 'margin:0 0 10px;font-size:13.5px;line-height:20px;color:#4c575a',
  address: 'color:#155b68;word-break:break-all',
  dark: `@media (prefers-color-scheme: dark) {
.paper { background: #101618 !important; }
.card { background: #171f22 !important; border-color: #28333a !important; }
.rule { border-color: #28333a !important; }
.ink { color: #e8ebe8 !important; }
.dim { color: #b0babb !important; }
.brand, .link { color: #8ccad4 !important; }
.button { background: #1f6f7c !important; }
.GREEN { color: #5ccb90 !important; }
.AMBER { color: #eeac45 !important; }
.RED { color: #f67d6f !important; }
.NONE { color: #97a2a4 !important; }
}`,
} as const
