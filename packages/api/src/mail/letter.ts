import { languageNow } from '../text/language.ts'
import { translate } from '../text/translate.ts'

/** The content of a mail, as plain text; it is rendered as text and as HTML. */
export type Letter = {
  subject: string
  paragraphs: readonly string[]
  /** The one thing to do, with the address it leads to. */
  action?: { label: string; url: string }
  /** Small print. */
  notes: readonly string[]
}

/** The letter as plain text, its address on a line of its own. */
export function asText({ paragraphs, action, notes }: Letter, portalName: string): string {
  const deed = action ? [`${action.label}:\n${action.url}`] : []
  return `${[...paragraphs, ...deed, ...notes, `-- \n${portalName}`].join('\n\n')}\n`
}

/**
 * The letter in the portal's look. Nothing in it is fetched from anywhere; the style block only serves dark mode, which
 * cannot be written inline, and the mail reads well where it is dropped.
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
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="paper" bgcolor="${PAPER}">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td class="brand" style="${STYLE.brand}">${escapeHtml(portalName)}</td></tr>
<tr><td class="card" style="${STYLE.card}">
<h1 class="ink" style="${STYLE.heading}">${escapeHtml(subject)}</h1>
${paragraphs.map((text) => `<p class="ink" style="${STYLE.paragraph}">${escapeHtml(text)}</p>`).join('\n')}
${action ? button(action) : ''}
${notes.map((text) => `<p class="dim" style="${STYLE.note}">${escapeHtml(text)}</p>`).join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

/** The address stands below the button, too: many mail programs hide where a button leads. */
const button = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:24px 0"><a class="button" href="${escapeHtml(url)}" style="${STYLE.button}">${escapeHtml(label)}</a></p>
<p class="dim" style="${STYLE.note}">${escapeHtml(translate('mails.copyAddress'))}<br><a class="link" href="${escapeHtml(url)}" style="${STYLE.address}">${escapeHtml(url)}</a></p>`

const ENTITIES: { [char: string]: string } = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char)

/** The colours and type of the portal's own theme, in the little CSS that mail programs understand. */
export const PAPER = '#f7f4ee'

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Charter,Georgia,serif"

const STYLE = {
  body: `margin:0;padding:0;background:${PAPER};font-family:${SANS};color:#1d2426`,
  brand: `padding:0 4px 16px;font-family:${SERIF};font-size:20px;font-weight:600;color:#155b68`,
  card: 'padding:32px;background:#ffffff;border:1px solid #e3ded3;border-radius:14px',
  heading: `margin:0 0 16px;font-family:${SERIF};font-size:24px;line-height:1.25;font-weight:600;color:#1d2426`,
  paragraph: 'margin:0 0 16px;font-size:16px;line-height:1.55;color:#1d2426',
  button:
    'display:inline-block;padding:12px 24px;background:#155b68;border-radius:8px;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none',
  note: 'margin:0 0 12px;font-size:14px;line-height:1.5;color:#5b6466',
  address: 'color:#155b68;word-break:break-all',
  dark: `@media (prefers-color-scheme: dark) {
.paper { background: #12191e !important; }
.card { background: #1b242b !important; border-color: #303c44 !important; }
.ink { color: #e8eaea !important; }
.dim { color: #a9b4b6 !important; }
.brand, .link { color: #a5cdd5 !important; }
.button { background: #1f6f7c !important; }
}`,
} as const
