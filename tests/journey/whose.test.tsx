import fs from 'node:fs';
import path from 'node:path';
import { steps, type PageName, type StepName } from '@domain/journey/steps';
import { languages, REFERENCE, type Language } from '@domain/brand/languages';

/** Words by which a page speaks to its reader, or the reader of themselves. */
const spoken = {
  fr: /(?<!\p{L})(?:vous|votre|vos|je|j’\p{L}+|mes|mon|ma|moi)(?!\p{L})/giu,
  en: /(?<!\p{L})(?:you|your|yours|my|mine|me|I)(?![\p{L}’])/gu,
} satisfies Record<Language, RegExp>;

/** A title that names one of the two holders. */
const named = { fr: /titulaire/i, en: /account holder/i } satisfies Record<Language, RegExp>;

/** Steps in which the named person reads, films and signs for themselves. */
const ownSteps: readonly StepName[] = ['summary', 'coHolderSummary', 'signature', 'coHolderSignature', 'signatureSuccess'];

/** What speaks to whoever holds the device: it is that person's phone, and an appointment is a noun. */
const toReader: Readonly<Record<Language, RegExp>> = { fr: /Continuer sur mon téléphone|rendez-vous/gi, en: /Continue on my phone/g };

/** Sentences in which a person certifies their own tax residence: they say « je ». D-105, D-124 */
const certified = (language: Language): readonly string[] => {
  const { taxResidenceMessages } = jest.requireActual<typeof import('@messages/taxResidence')>(
    path.resolve('ui/copy', language, 'taxResidence'),
  );
  const { text, button } = taxResidenceMessages.omc.certify;
  return [text, button];
};

const pagesOfTwo = steps.flatMap(({ id, pages }) => pages.map(page => [id, page as PageName] as const));

/** Messages that are the same text in every language. */
const isShared = (file: string): boolean => /^export .* from '.*\/fr\//m.test(fs.readFileSync(file, 'utf8'));

/** Loads the screens with the messages of a language. */
const screensIn = async (language: Language) => {
  jest.resetModules();
  process.env['RTL_SKIP_AUTO_CLEANUP'] = 'true'; // its hooks cannot be set inside a test; `offered` cleans up itself
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  for (const file of fs.readdirSync('ui/copy/fr')) {
    const [french, own] = [path.resolve('ui/copy/fr', file), path.resolve('ui/copy', language, file)];
    if (language !== REFERENCE && !isShared(own)) jest.doMock(french, () => jest.requireActual<object>(own));
  }
  return (await import('./offered')).offered;
};

describe.each(Object.keys(languages) as Language[])('D-64a, D-64b: in a joint dossier (%s)', language => {
  test('a page that names one of the two holders speaks to neither as ‘you’', async () => {
    const offeredIn = await screensIn(language);
    const found: string[] = [];
    let about = 0;
    for (const [step, page] of pagesOfTwo) {
      if (ownSteps.includes(step)) continue;
      const { title, shown: text } = await offeredIn(step, page, 'client', 'joint');
      if (!named[language].test(title)) continue;
      about += 1;
      const rest = certified(language).reduce((left, own) => left.replace(own, ''), text.replace(toReader[language], ''));
      const words = [...rest.matchAll(spoken[language])].map(({ index, 0: word }) =>
        rest.slice(Math.max(0, index - 60), index + word.length + 30),
      );
      if (words.length > 0) found.push(`${step} ${page}: ${words.join(' | ')}`);
    }
    expect(about).toBeGreaterThan(20);
    expect(found).toEqual([]);
  }, 300_000);
});
