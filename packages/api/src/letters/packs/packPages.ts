import { assessmentNumber, type Evidence, screenPaths } from '@portal/contract'
import { codeText, dateInWords, instantText } from '@portal/pdf'
import { contentVersionText, mapCountryName } from '@portal/texts'
import { translate as t } from '@portal/texts/translate'
import { titleOf } from '../../papers/index.ts'
import { caseName, numberedCaseName } from '../../text/caseName.ts'
import { languageNow } from '../../text/language.ts'
import type { PackedCase } from './packCases.ts'

/** The content of a pack's first page, manifest and record. */
export type PackHead = { code: string; madeAt: Date; portalName: string; publicUrl: string; forWhom: string }

/** The colours of the portal; its fonts only where the computer has them. */
const STYLE = `body{font:16px/1.5 "Source Sans 3",system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#1a2225}
h1,h2{font-family:"Source Serif 4",Georgia,serif;line-height:1.25}a{color:#155b68}
.wide{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:.875rem}
th,td{text-align:left;vertical-align:top;padding:.375rem .75rem .375rem 0;border-bottom:1px solid #cfc9bc}td:last-child{min-width:14rem}
.code{font:600 1.25rem monospace}td:nth-child(6){white-space:nowrap}.bad{color:#9a2f22}`

const escaped = (text: string): string => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

const page = (title: string, content: string): string =>
  `<!doctype html>\n<html lang="${languageNow()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><style>${STYLE}</style></head>\n<body>${content}</body></html>\n`

/** The first page: the contents of the pack, the law on which its cases were decided, and what is missing. */
export function contentsPage(head: PackHead, cases: readonly PackedCase[]): string {
  const { portalName: portal, publicUrl, madeAt, forWhom, code } = head
  const columns = (['case', 'reference', 'result', 'decided', 'law', 'code', 'gaps'] as const)
    .map((name) => t(`packs.columns.${name}`))
    .map((heading) => `<th scope="col">${escaped(heading)}</th>`)
  return page(
    t('packs.title'),
    [
      `<h1>${escaped(t('packs.title'))}</h1>`,
      `<p>${escaped(t('packs.made', { portal, at: instantText(madeAt.toISOString()), forWhom }))}</p>`,
      `<p>${escaped(t('packs.code'))}<br><span class="code">${escaped(codeText(code))}</span></p>`,
      `<p>${escaped(t('packs.verifyAt', { address: publicUrl + screenPaths.verify }))}</p>`,
      `<h2>${escaped(t('packs.cases'))}</h2><div class="wide"><table><thead><tr>${columns.join('')}</tr></thead><tbody>`,
      ...cases.map(caseRow),
      `</tbody></table></div><h2>${escaped(t('packs.evidence'))}</h2><p>${escaped(t('packs.evidenceHint'))}</p><ul>`,
      ...papersOf(cases).map(
        (paper) =>
          `<li>${escaped([titleOf(paper), ...paper.files.map(({ name }) => name), paper.evidenceId].join(' · '))}</li>`,
      ),
      '</ul>',
      ...transferLines(cases),
    ].join('\n'),
  )
}

/** Each paper once, however many cases it serves. */
const papersOf = (cases: readonly PackedCase[]): Evidence[] => [
  ...new Map(cases.flatMap(({ evidence }) => evidence.map((paper) => [paper.evidenceId, paper]))).values(),
]

/** The transfers of material, if there are any. */
function transferLines(cases: readonly PackedCase[]): string[] {
  const lines = cases.flatMap(({ transfers, read: { row } }) =>
    transfers.map(({ recipient, country, transferredOn, code, withdrawn }) => {
      const to = `${recipient}, ${mapCountryName(country)}`
      const words = { number: assessmentNumber(row.number), to, day: dateInWords(transferredOn), code: codeText(code) }
      return t(withdrawn ? 'packs.transferWithdrawn' : 'packs.transfer', words)
    }),
  )
  if (lines.length === 0) return []
  const list = lines.map((line) => `<li>${escaped(line)}</li>`)
  return [
    `<h2>${escaped(t('assessments.transfers.title'))}</h2><p>${escaped(t('packs.transfersHint'))}</p><ul>`,
    ...list,
    '</ul>',
  ]
}

/** The folder of a case in the pack. */
export const folderOf = ({ read: { row } }: PackedCase): string => `cases/${assessmentNumber(row.number).slice(1)}`

function caseRow(packedCase: PackedCase): string {
  const { gaps, read } = packedCase
  const { row, report, context } = read
  const { result, decidedAt, decision } = report.assessment
  const name = numberedCaseName(row, context.names)
  const link = `<a href="${folderOf(packedCase)}/report.pdf">${escaped(name)}</a>`
  // A name that people gave it says nothing of material, country and use.
  const facts = row.name === null ? '' : `<br>${escaped(caseName({ ...row, name: null }, context.names))}`
  const cells = [
    row.internalReference ?? '',
    result ? t(`light.${result}.name`) : '',
    decidedAt ? instantText(decidedAt) : '',
    (decision?.trace.content ?? []).map((ref) => contentVersionText(t, ref)).join(', '),
    report.verificationCode ? codeText(report.verificationCode) : '',
  ]
  const missing = gaps.map((gap) => escaped(t(`assessments.packs.gaps.${gap}`))).join('<br>')
  const last = missing ? `<td class="bad">${missing}</td>` : `<td>${escaped(t('packs.noGaps'))}</td>`
  return `<tr><td>${link}${facts}</td>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}${last}</tr>`
}

/** A page that verifies the pack in a browser, without the portal and without a network. */
export function verifyPage({ code, publicUrl }: PackHead, publicKey: string): string {
  const address = publicUrl + screenPaths.verifyCode(code)
  const names = [
    'whole',
    'changed',
    'wrong',
    'missing',
    'extra',
    'signature',
    'noSignature',
    'unreadable',
    'otherPack',
  ] as const
  const texts = Object.fromEntries(
    names.map((name) => [name, t(`packs.check.${name}`, { file: '{file}', count: '{count}' } as never)]),
  )
  // `<` is escaped because `</script>` would end the script even within a string.
  const data = JSON.stringify({ texts, publicKey, code }).replaceAll('<', '\\u003c')
  return page(
    t('packs.check.title'),
    [
      `<h1>${escaped(t('packs.check.title'))}</h1><p>${escaped(t('packs.check.lead'))}</p>`,
      `<p>${escaped(t('packs.check.notCovered'))}</p>`,
      `<p class="code">${escaped(codeText(code))}</p>`,
      `<label>${escaped(t('packs.check.choose'))} <input type="file" id="file" accept=".zip"></label>`,
      `<div id="said" role="status"></div><p>${escaped(t('packs.check.online', { address }))}</p>`,
      `<script>const PACK = ${data};\n${CHECK}</script>`,
    ].join('\n'),
  )
}

/**
 * The script of the page: reads a ZIP and compares its files with the signed manifest. Whoever packs the files again may
 * compress them, put them into one folder, and add entries of folders and of the system. Programs write letters beyond
 * ASCII decomposed or in the code page of the computer: such a file is known by the rest of its name and by its hash.
 */
const CHECK = `
const SYSTEM = /(^|\\/)(__MACOSX\\/|\\.DS_Store$|Thumbs\\.db$|desktop\\.ini$)/;
const OWN = ['manifest.json', 'manifest.sig', 'verify.html'];
const hex = (buffer) => [...new Uint8Array(buffer)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const plain = (path) => path.replace(/[^ -~]+/g, '*');
const bytesOf = (base64) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
function nameOf(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).normalize();
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
function entriesOf(bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let end = bytes.length - 22;
  while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1;
  const entries = new Map();
  let at = view.getUint32(end + 16, true);
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error('damaged');
    const method = view.getUint16(at + 10, true);
    const size = view.getUint32(at + 20, true);
    const [name, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const start = view.getUint32(at + 42, true);
    const content = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
    const path = nameOf(bytes.subarray(at + 46, at + 46 + name));
    if (entries.has(path) || content + size > bytes.length) throw new Error('damaged');
    if (!path.endsWith('/') && !SYSTEM.test(path)) entries.set(path, { method, stored: bytes.subarray(content, content + size) });
    at += 46 + name + extra + comment;
  }
  const [manifest] = [...entries.keys()].filter((path) => /^([^/]+\\/)?manifest\\.json$/.test(path));
  const folder = manifest.slice(0, -'manifest.json'.length);
  return new Map([...entries].map(([path, entry]) => [path.startsWith(folder) ? path.slice(folder.length) : path, entry]));
}
async function contentOf({ method, stored }) {
  if (method === 0) return stored;
  if (method !== 8) throw new Error('unknown compression');
  const unpacked = new Blob([stored]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Uint8Array(await new Response(unpacked).arrayBuffer());
}
async function signatureHolds(manifest, signature) {
  let key;
  try {
    key = await crypto.subtle.importKey('spki', bytesOf(PACK.publicKey), 'Ed25519', false, ['verify']);
  } catch {
    return undefined;
  }
  return crypto.subtle.verify('Ed25519', key, bytesOf(new TextDecoder().decode(signature)), manifest);
}
async function check(bytes) {
  const entries = entriesOf(bytes);
  const listed = await contentOf(entries.get('manifest.json'));
  const manifest = JSON.parse(new TextDecoder().decode(listed));
  const faults = [];
  const signed = await signatureHolds(listed, await contentOf(entries.get('manifest.sig')));
  if (signed === false) faults.push(PACK.texts.signature);
  if (manifest.code !== PACK.code) faults.push(PACK.texts.otherPack);
  const known = new Set([...OWN, ...manifest.files.map(({ path }) => path.normalize())]);
  const others = new Set([...entries.keys()].filter((path) => !known.has(path)));
  for (const { path, sha256 } of manifest.files) {
    const respelt = [...others].find((other) => plain(other) === plain(path.normalize()));
    const entry = entries.get(path.normalize()) ?? entries.get(respelt);
    if (!entry) faults.push(PACK.texts.missing.replace('{file}', path));
    else if (hex(await crypto.subtle.digest('SHA-256', await contentOf(entry))) !== sha256) faults.push(PACK.texts.wrong.replace('{file}', path));
    if (!entries.has(path.normalize())) others.delete(respelt);
  }
  for (const path of others) faults.push(PACK.texts.extra.replace('{file}', path));
  const note = signed === undefined ? [PACK.texts.noSignature] : [];
  if (faults.length > 0) return { ok: false, lines: [PACK.texts.changed, ...faults, ...note] };
  return { ok: true, lines: [PACK.texts.whole.replace('{count}', manifest.files.length), ...note] };
}
document.getElementById('file').addEventListener('change', async ({ target }) => {
  const said = document.getElementById('said');
  said.replaceChildren();
  let result;
  try {
    result = await check(new Uint8Array(await target.files[0].arrayBuffer()));
  } catch {
    result = { ok: false, lines: [PACK.texts.unreadable] };
  }
  said.className = result.ok ? 'good' : 'bad';
  for (const line of result.lines) said.append(Object.assign(document.createElement('p'), { textContent: line }));
});
`
