/** The query parameter that asks for a language, at any address. Apart, because the loader reads it, which holds no list of languages. */
export const ASKED = 'lang';
