// Apart from the list of languages, because the loader reads this file alone. XTR-12, D-75
/** The query parameter that asks for a language, at any address. */
export const ASKED = 'lang';

/** The tab's storage key of the language chosen there. */
export const CHOSEN = 'omc.language';
