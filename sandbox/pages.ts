/** The bank's own plain pages (identity provider, desk, outside destinations): server-made, no script of theirs inlined. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character);

interface PlainPage {
  readonly title: string;
  readonly body: string;
  readonly script?: string;
}

export const plainPage = ({ title, body, script }: PlainPage): string =>
  `<!doctype html><html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">` +
  `<meta name="color-scheme" content="light dark"><title>${escaped(title)}</title><link rel="stylesheet" href="/bac/plain.css">` +
  `${script ? `<script src="${script}" defer></script>` : ''}</head><body><main aria-label="${escaped(title)}">${body}</main></body></html>`;

/** Their policy: nothing inlined, nothing from elsewhere. */
export const plainPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
