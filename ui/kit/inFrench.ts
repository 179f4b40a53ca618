import { REFERENCE } from '@domain/brand/languages';
import { languageMessages } from '@ui/copy/fr/language';

/** Attributes of parts that are French in every language: the bank's documents and labels, and sentences for the bank. D-75 */
export const inFrench: { readonly lang?: string } = languageMessages.own === REFERENCE ? {} : { lang: REFERENCE };
