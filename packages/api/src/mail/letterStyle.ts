/** The colours and type of the portal's own theme, in the little CSS that mail programs understand. */
export const PAPER = '#f7f4ee'

const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif"
const SERIF = "'Iowan Old Style','Palatino Linotype',Palatino,Charter,Georgia,serif"

export const STYLE = {
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
