import { NOWHERE } from '../places';
import { brandFacts, type Brand } from '@domain/brand/variant';

/** What a code is for, as its SMS says it. */
const purposes = {
  confirmation: 'votre code de confirmation',
  signature: 'votre code de signature',
  area: 'votre code secret',
} as const;

/** `page`: an address on the site where the code is typed; below no origin, where no server of its own listens. */
export interface CodeWords {
  readonly brand: Brand;
  readonly purpose: keyof typeof purposes;
  readonly code: string;
  readonly page: string;
}

/**
 * The SMS of a code: it names the bank, and its last line binds the code to the site, so that phones offer it nowhere else. Plain
 * spaces: another one makes an SMS twice as long. D-88
 */
export const codeSms = ({ brand, purpose, code, page }: CodeWords): string =>
  `${brandFacts[brand].name} : ${purposes[purpose]} est ${code}. Ne le communiquez à personne.\n\n@${new URL(page, NOWHERE).hostname} #${code}`;

/** Said where no code was found in what was typed or pasted; it cost no try. D-88 */
export const UNREAD =
  'Nous n’y trouvons pas de code. Saisissez les 6 chiffres reçus par SMS, et eux seuls. Cela ne compte pas comme un essai.';
