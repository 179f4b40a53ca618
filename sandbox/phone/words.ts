import type { InEach } from '../language';
import { NOWHERE } from '../places';
import type { Language } from '@domain/brand/languages';
import { brandFacts, type Brand } from '@domain/brand/variant';

const smsInFrench = {
  purposes: { confirmation: 'votre code de confirmation', signature: 'votre code de signature', area: "votre code d'accès" },
  text: (bank: string, purpose: string, code: string): string => `${bank} : ${purpose} est ${code}. Ne le communiquez à personne.`,
} as const;

const smsWords: InEach<typeof smsInFrench> = {
  fr: smsInFrench,
  en: {
    purposes: { confirmation: 'your confirmation code', signature: 'your signature code', area: 'your access code' },
    text: (bank, purpose, code) => `${bank}: ${purpose} is ${code}. Do not share it with anyone.`,
  },
};

/** The page that asks for a code: its language, and an address on its site; NOWHERE in tests without a server. */
export interface AskedOn {
  readonly language: Language;
  readonly page: string;
}

export interface CodeWords extends AskedOn {
  readonly brand: Brand;
  readonly purpose: keyof (typeof smsInFrench)['purposes'];
  readonly code: string;
}

/**
 * The SMS of a code: names the bank, and binds the code to the site in its last line, so that phones offer it nowhere else. Plain spaces
 * only: a non-breaking one doubles the SMS's length. D-88
 */
export const codeSms = ({ brand, language, purpose, code, page }: CodeWords): string => {
  const { purposes, text } = smsWords[language];
  return `${text(brandFacts[brand].name, purposes[purpose], code)}\n\n@${new URL(page, NOWHERE).hostname} #${code}`;
};

const french = {
  label: 'Code reçu par SMS',
  hint: '6 chiffres. Vous pouvez aussi coller tout le SMS.',
  /** The typed or pasted text contains no code; it costs no try. D-88 */
  unread: 'Nous n’y trouvons pas de code. Saisissez les 6 chiffres reçus par SMS, et eux seuls. Cela ne compte pas comme un essai.',
  wrong: 'Ce code n’est pas le bon.',
  triesLeft: (tries: number): string => (tries > 1 ? `Il vous reste ${tries} essais.` : 'Il vous reste 1 essai.'),
} as const;

/** The field of a code, on the identity provider's page and in the ceremony. XTR-12 */
export const codeWords: InEach<typeof french> = {
  fr: french,
  en: {
    label: 'Code received by SMS',
    hint: '6 digits. You can also paste the whole SMS.',
    unread: 'We cannot find a code in it. Enter the 6 digits that you received by SMS, and nothing else. This does not use up a try.',
    wrong: 'This code is not correct.',
    triesLeft: tries => (tries > 1 ? `You have ${tries} tries left.` : 'You have 1 try left.'),
  },
};
