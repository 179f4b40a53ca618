/** The policy of the bank's own plain pages (identity provider, desk, outside destinations): nothing inlined, nothing from elsewhere. */
export const plainPolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
