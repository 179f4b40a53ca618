import fs from 'node:fs';
import path from 'node:path';
import { imported, isByReader, leavesOf } from '@sandbox/desk/phrases/catalogue';
import { offerConfirmationMessages } from '@ui/copy/en/offerConfirmation';
import { preContractMessages } from '@ui/copy/en/preContract';
import { signatureMessages } from '@ui/copy/en/signature';
import { summaryMessages } from '@ui/copy/en/summary';
import { words } from '../support/pairs';

/** The leaves of messages; functions are left out. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test.each([
  ['the confirmation of the offer', offerConfirmationMessages],
  ['the recap', summaryMessages],
  ['the documents to read', preContractMessages],
  ['the signature', signatureMessages],
])('D-75c: in English, %s says before the signature that the French text binds', (_page, messages) => {
  expect(textsOf(messages).some(text => /in French.*French text that binds you and the bank/.test(text))).toBe(true);
});

type Leaf = readonly [id: string, value: unknown];

/** What a client reads in a language: the texts of each module, and the functions that write some. */
const leavesIn = async (language: string): Promise<readonly Leaf[]> => {
  const folder = path.resolve('ui/copy', language);
  const clients = (value: unknown): unknown => (isByReader(value) ? value.omc : value);
  const modules = await Promise.all(fs.readdirSync(folder).map(async file => [file, await imported(file, language)] as const));
  return modules.flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      leavesOf(`${file} ${name}`, clients(value)).map(({ id, value: leaf }): Leaf => [id, leaf]),
    ),
  );
};

/** Modules that advisers alone read, in French. D-75 */
const advisers = ['clientDossier', 'dossierCreated', 'handedOver', 'possibleDuplicates', 'toWorkstation', 'videoFollowed', 'workstation'];
/** Names, addresses and keys, which are no sentences. */
const notWords = /^(?:evidence\.ts |accessibility\.ts .*\.href$|proofFacts\.ts .*\.of$|cards\.ts .*\.name\.)/;
/** Words that are the same in both languages. */
const bothLanguages = words('Information Services Cashback Notes Documents Options Confirmation Document Signature Date –');
/** Short French texts that mean two things. */
const ambiguous = ['Titulaire', 'Corriger', 'Mobile', 'Département de naissance', 'Nom de naissance'];

/** A word in French, and the same in English. */
const sameWords: readonly (readonly [french: RegExp, english: RegExp])[] = [
  [/États-Unis|américain/i, /United States|\bUS\b/],
  [/\bPDF\b/, /\bPDF\b/],
  [/(?<!\p{L})mois\b/iu, /\bmonths?\b/i],
  [/\bjamais\b/i, /\bnever\b/i],
  [/\bminutes?\b/i, /\bminutes?\b/i],
  [/\bsecondes?\b/i, /\bseconds?\b(?! account| time)/i],
  [/\bexpress\b/i, /\bexpress\b/i],
  [/gratuit|sans frais|offert/i, /\bfree\b|no cost|costs nothing/i],
];
/** A thing that is asked for, comes, begins something, is kept or erased: the withdrawal period that begins with a card is another one. */
const sameThings: readonly (readonly [french: RegExp, english: RegExp])[] = [
  [
    /(?<!\p{L})(?:signatures?|sign(?:er(?:ez)?|ez|ée?s?|ent))(?!\p{L})/iu,
    /\bsign(?:s|ing|atures?)\b|\bsign(?:ed)?\b(?! in\b| out\b| statement)/i,
  ],
  [/(?<!\p{L})(?<!code de la )cartes?(?!\p{L})/iu, /\bcards?\b(?! and prices)/i],
  [/(?<!\p{L})vidéos?(?!\p{L})|visioconférence/iu, /\bvideos?\b/i],
  [/(?<!\p{L})(?<!appareil )photo(?:s|graphi\p{L}+)?(?!\p{L})/iu, /\bphoto(?:s|graph)?\b/i],
  [/(?<!\p{L})liens?(?!\p{L})/iu, /\blinks?\b/i],
  [/(?<!\p{L})agences?(?!\p{L})/iu, /\bbranch(?:es)?\b/i],
  [/(?<!\p{L})derni[eè]re?s?(?!\p{L})/iu, /(?<!at the )\b(?:last(?! names?\b)|latest)\b/i],
  [/(?<!\p{L})avant(?!\p{L})/iu, /\bbefore\b/i],
  [/(?<!\p{L})(?:effac|supprim|(?<!à )retir|débarrass)/iu, /\b(?:eras|delet|remov|cleared)/i],
  [/(?<!\p{L})(?:gard|conserv)/iu, /\b(?:kept|keep(?:s|ing)?)\b/i],
];
/** The name of a card is a card in French alone; 'until' for 'not before'; 'can still use' for 'keeps the access'. */
const otherwiseNamed: readonly string[] = words(
  'insuranceMessages.covered homeMessages.free summaryMessages.intro.TIT offerMessages.withoutCard.text',
);
/** What English adds for whoever reads no French. D-75c */
const withoutBinding = (text: string): string => text.replace(/[^.]*\bin French\b[^.]*\./g, '');
/** What has to be done once more. */
const again: readonly [french: RegExp, english: RegExp] = [
  /(?:à|de) nouveau|nouve[la]|(?<!\p{L})(?:ré(?:essa|ouv)|rouv|re(?:commenc|pren|prise|lanc|li[rst]|fai|dem|dit|don|voi|nvo|ouv))/iu,
  /\bagain\b(?!st)/i,
];
/** How a person is reached, and by whom: a wait for a letter is no wait for an SMS. */
const ways: readonly (readonly [french: RegExp, english: RegExp])[] = [
  [/\bSMS\b|nombre d’envois/i, /\bSMS\b/i],
  [/\be-mails?\b|@/i, /\bemail(?:s|ed)?\b(?! address wrong)|@/i],
  [/par courrier|par la poste|par voie postale/i, /\bby (?:post|letter)\b/i],
  [/\bappele[rz]\b|par téléphone/i, /(?<!video )\bcall\b|by (?:tele)?phone/i],
  [/conseiller/i, /adviser/i],
];
/** The two holders are never taken for each other. */
const holders: readonly (readonly [french: RegExp, english: RegExp])[] = [
  [/(?<!co-)\btitulaire/i, /first account holder/i],
  [/co-titulaire/i, /second account holder/i],
];

/** 'Ne … que' is no negation. */
const denies = {
  fr: (text: string): boolean =>
    /(?<!\p{L})(?:ne\s|n’|jamais\b|aucune?\b|sans\b|non\b|ni\b|pas\b|impossible|inconnu|absent|illisible|mal formé|incompl[eè]t)/iu.test(
      text.replace(/(?<!\p{L})(?:ne\s|n’)[^.:?!]*?\bqu[e’]/giu, ''),
    ),
  en: (text: string): boolean =>
    /\bnot\b|n’t\b|\bnever\b|\bno\b|\bnone\b|\bwithout\b|\bnothing\b|\bcannot\b|\bneither\b|\bnobody\b|\bincomplete\b/i.test(
      text.replace(/\bif not,/gi, ''),
    ),
};
/** What one language says with a negation, and the other without. */
const otherwiseDenied: readonly string[] = words(`
  accessibilityMessages.sections.3.title beforeScriptsMessages.wrongDate errorsMessages.pages.identical-holders.text
  fieldsMessages.samePerson finalizeMessages.unconfirmed.title homeMessages.end.text insuranceMessages.text
  middleControlMessages.refused.title offerMessages.notes.insurances offerConfirmationMessages.intro suggestionMessages.late.come
  signatureSuccessMessages.otherAddress addressMessages.streetNumber.several addressMessages.streetName.left
  suggestionMessages.left returnedMessages.minutes livenessOutcomeMessages.ko.text newEmailMessages.issues.CODE_FORM
  taxResidenceMessages.obligations.noTaxId.NOT_YET whyMessages.price.other
`);

/** The parts of a text that a full stop or a colon ends; the whole, where the languages divide it in other ways. */
const sideBySide = (french: string, english: string): readonly (readonly [string, string])[] => {
  const [one, other] = [french, english].map(text => text.split(/[.?!:;]\s/)) as [string[], string[]];
  return one.length === other.length ? one.map((part, at) => [part, other[at] ?? ''] as const) : [[french, english]];
};
/** `summaryMessages.terms.label`, of a text or a function with what it is told. */
const nameIn = (id: string): string => / ([^(]+)/.exec(id)?.[1] ?? '';

describe('XTR-12, D-75: what a client reads in English', () => {
  const leaves = async (): Promise<readonly (readonly [id: string, french: unknown, english: unknown])[]> => {
    const english = new Map(await leavesIn('en'));
    return (await leavesIn('fr'))
      .filter(([id]) => !advisers.some(module => id.startsWith(`${module}.ts `)) && !notWords.test(id))
      .flatMap(([id, french]) => (english.has(id) ? [[id, french, english.get(id)] as const] : []));
  };
  const both = async (): Promise<readonly (readonly [id: string, french: string, english: string])[]> =>
    (await leaves()).flatMap(([id, french, english]) =>
      typeof french === 'string' && typeof english === 'string' && french !== '' ? [[id, french, english] as const] : [],
    );
  /** The same for functions, called with words and numbers. Leaves out functions that take a record. */
  const spoken = async (): Promise<readonly (readonly [id: string, french: string, english: string])[]> =>
    (await leaves()).flatMap(([id, french, english]) =>
      [
        ['⟨1⟩', '⟨2⟩', '⟨3⟩'],
        [1, 2, 3],
        [60, 90, 45],
        [150, 61, 7],
      ].flatMap(told => {
        const [one, other] = [french, english].map(write => {
          try {
            const said: unknown = typeof write === 'function' ? write(...told) : undefined;
            return typeof said === 'string' ? said : undefined;
          } catch {
            return undefined;
          }
        });
        return one === undefined || other === undefined ? [] : [[`${id}(${told.join()})`, one, other] as const];
      }),
    );
  const found = (texts: readonly (readonly [id: string, french: string, english: string])[]): readonly string[] =>
    texts.map(([id, french, english]) => `${id}: ${french} | ${english}`);

  test('is never the French text', async () => {
    const french = (await both()).filter(([, text, other]) => text === other && !bothLanguages.includes(text));
    expect(french.map(([id, text]) => `${id}: ${text}`)).toEqual([]);
  });

  test('says the same short text one way everywhere: a yes is a yes', async () => {
    const ways = new Map<string, ReadonlySet<string>>();
    for (const [, text, other] of await both())
      if (text.split(' ').length <= 3 && !ambiguous.includes(text)) ways.set(text, new Set([...(ways.get(text) ?? []), other]));
    expect(ways.get('Oui')).toEqual(new Set(['Yes']));
    expect(ways.get('Non')).toEqual(new Set(['No']));
    expect([...ways].flatMap(([text, others]) => (others.size > 1 ? [`${text}: ${[...others].join(' | ')}`] : []))).toEqual([]);
  });

  test('names the same country, format, time, delivery and price as the French', async () => {
    const texts = [...(await both()), ...(await spoken())];
    expect(
      found(texts.filter(([, french, english]) => sameWords.some(([one, other]) => one.test(french) !== other.test(english)))),
    ).toEqual([]);
  });

  test('names the same things as the French, and the same one of two', async () => {
    const texts = [...(await both()), ...(await spoken())].filter(([id]) => !otherwiseNamed.includes(nameIn(id)));
    const other = texts.filter(([, french, english]) =>
      sameThings.some(([one, another]) => one.test(french) !== another.test(withoutBinding(english))),
    );
    expect(found(other)).toEqual([]);
  });

  test('asks for nothing to be done again that the French does not', async () => {
    const [french, english] = again;
    const texts = [...(await both()), ...(await spoken())];
    expect(found(texts.filter(([, one, other]) => english.test(other) && !french.test(one)))).toEqual([]);
  });

  test('MID-02: names the same ways to be reached as the French, and the same person', async () => {
    const texts = [...(await both()), ...(await spoken())];
    expect(found(texts.filter(([, french, english]) => ways.some(([one, other]) => one.test(french) !== other.test(english))))).toEqual([]);
  });

  test('takes neither holder for the other', async () => {
    const texts = [...(await both()), ...(await spoken())];
    expect(found(texts.filter(([, french, english]) => holders.some(([one, other]) => other.test(english) && !one.test(french))))).toEqual(
      [],
    );
  });

  test('names the sides of a card in the order of the French', async () => {
    const sides = (text: string): string =>
      [...text.matchAll(/(recto|\bfront\b)|verso|\bback\b/gi)].map(([, front]) => (front ? 'front' : 'back')).join();
    const sided = (await both()).filter(([, french]) => /recto|verso/i.test(french));
    expect(sided.length).toBeGreaterThan(3);
    expect(found(sided.filter(([, french, english]) => sides(french) !== sides(english)))).toEqual([]);
  });

  test('asks of the same alternatives: an ‘ou’ is an ‘or’', async () => {
    const count = (text: string, word: RegExp): number => text.match(word)?.length ?? 0;
    const asked = [...(await both()), ...(await spoken())].filter(([, french]) => french.endsWith('?'));
    expect(found(asked.filter(([, french, english]) => count(french, /\bou\b/g) !== count(english, /\bor\b/g)))).toEqual([]);
  });

  test('denies what the French denies, and nothing else', async () => {
    const other = [...(await both()), ...(await spoken())].filter(
      ([id, french, english]) =>
        sideBySide(french, english).some(([one, another]) => denies.fr(one) !== denies.en(another)) &&
        !otherwiseDenied.includes(nameIn(id)),
    );
    expect(found(other)).toEqual([]);
  });

  test('puts what it is told in the order of the French', async () => {
    // a network's name, and a year in letters, count as no figure
    const parts = (text: string): string =>
      text
        .replace(/4G|\b1 year/g, '')
        .match(/⟨\d⟩|\d+/g)
        ?.join() ?? '';
    const told = await spoken();
    expect(told.filter(([, french]) => parts(french).includes(','))).not.toEqual([]);
    expect(found(told.filter(([, french, english]) => parts(french) !== parts(english)))).toEqual([]);
  });
});
