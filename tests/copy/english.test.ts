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

type Leaf = readonly [id: string, text: string];

/** What a client reads in a language: the texts of each module, without functions. */
const leavesIn = async (language: string): Promise<readonly Leaf[]> => {
  const folder = path.resolve('ui/copy', language);
  const clients = (value: unknown): unknown => (isByReader(value) ? value.omc : value);
  const modules = await Promise.all(fs.readdirSync(folder).map(async file => [file, await imported(file, language)] as const));
  return modules.flatMap(([file, module]) =>
    Object.entries(module).flatMap(([name, value]) =>
      leavesOf(`${file} ${name}`, clients(value)).flatMap(({ id, value: text }): readonly Leaf[] =>
        typeof text === 'string' ? [[id, text]] : [],
      ),
    ),
  );
};

/** Modules that advisers alone read, in French. D-75 */
const advisers = ['clientFile', 'fileCreated', 'handedOver', 'lookAlikes', 'toWorkstation', 'videoFollowed', 'workstation'];
/** Names, addresses and keys, which are no sentences. */
const notWords = /^(?:evidence\.ts |accessibility\.ts .*\.href$|proofFacts\.ts .*\.of$|cards\.ts .*\.name\.)/;
/** Words that are the same in both languages. */
const bothLanguages = words('Information Services Cashback Notes Documents Options Confirmation Document Signature Date –');
/** Short French texts that mean two things. */
const ambiguous = ['Titulaire', 'Corriger', 'Mobile', 'Département de naissance', 'Nom de naissance'];

describe('XTR-12, D-75: what a client reads in English', () => {
  const both = async (): Promise<readonly (readonly [id: string, french: string, english: string])[]> => {
    const english = new Map(await leavesIn('en'));
    return (await leavesIn('fr'))
      .filter(([id]) => !advisers.some(module => id.startsWith(`${module}.ts `)) && !notWords.test(id))
      .flatMap(([id, french]) => (english.has(id) && french !== '' ? [[id, french, english.get(id) ?? ''] as const] : []));
  };

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
});
