/** The bank's own plain pages (identity provider, desk, outside destinations): server-made, no script of theirs inlined. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character);

/** Their policy: nothing inlined, nothing from elsewhere. */
export const plainPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
