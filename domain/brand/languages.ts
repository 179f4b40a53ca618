import { keysOf } from '@domain/kernel/total';

export { ASKED } from './asked';

/**
 * The languages of the client's pages, each by its own name. Its messages are in the folder of its code (`ui/copy`). Advisers read French
 * only. XTR-12, D-75
 */
export const languages = { fr: 'Français', en: 'English' } as const;

export type Language = keyof typeof languages;

/** Of addresses that ask for no language; the language of what is signed. */
export const REFERENCE = 'fr';

export const isLanguage = (name: string): name is Language => Object.hasOwn(languages, name);

export const languagesBeside = (own: Language): readonly Language[] => keysOf(languages).filter(language => language !== own);
