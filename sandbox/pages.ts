/** The bank's own plain pages (identity provider, desk, outside destinations), rendered on the server without inline scripts. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, character => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character] ?? character);

/** The policy of these pages: nothing inline, nothing from other origins. */
export const plainPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
