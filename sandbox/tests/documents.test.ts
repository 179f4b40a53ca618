import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { contractDocumentsExpected } from '@domain/signature/expectedDocuments';
import { brandFacts, brands } from '@domain/brand/variant';
import { contractual, signedWithCard, signedWithOverdraft } from '@sandbox/documents/contractual';
import { documentKinds, documentsFor, factsOf, noticeFor, type DocumentsWish } from '@sandbox/documents/documentsFor';
import type { About, Template } from '@sandbox/documents/block';
import { cardsOnOffer, insuranceOnOffer } from '@sandbox/cardsOnOffer';
import { depositGuarantee } from '@sandbox/documents/depositGuarantee';
import { feeInformation } from '@sandbox/documents/feeInformation';
import { overdraftInformation } from '@sandbox/documents/overdraftInformation';
import { ofInsurance, ofOverdraft, precontractual } from '@sandbox/documents/precontractual';
import { overdraftOnOffer } from '@sandbox/overdraft';
import { papersOf } from '@sandbox/esign/papers';
import { prepareFile } from '@sandbox/prepared/prepare';
import { deliveryMessages } from '@ui/copy/fr/delivery';
import { offerMessages } from '@ui/copy/fr/offer';
import { optionsMessages } from '@ui/copy/fr/options';
import { aBank } from './support';

/** A structure element of a PDF, as a screen reader reads it. */
interface Heard {
  readonly role: string;
  readonly text: string;
  readonly parts: readonly Heard[];
}

interface Structure {
  readonly marked: boolean;
  readonly language: string;
  /** `told`: number of marked contents; `untold`: text that is neither tagged nor an artifact. */
  readonly pages: readonly { readonly told: number; readonly untold: readonly string[]; readonly documents: readonly Heard[] }[];
}

/** The structure that another implementation reads, in a process of its own: its modules are not those of jest. */
const structureOf = (bytes: Uint8Array): Structure =>
  JSON.parse(execFileSync(process.execPath, [join(__dirname, 'tagged.mjs')], { input: bytes, encoding: 'utf8' })) as Structure;

/** Typesetting is slow on a busy machine. */

const wish: DocumentsWish = {
  brand: '01',
  firstName: 'Łucja-Maëlle',
  lastName: 'L’Haÿ-Œuvrard',
  selection: ['Compte de dépôt', 'Carte Gold Mastercard', 'Assurance des moyens de paiement'],
  fileNumber: '12345678',
  today: '2025-10-15',
  kind: 'precontractual',
};

const about = {
  ...factsOf('01'),
  person: 'Maëlle Exemple',
  selection: wish.selection,
  fileNumber: '12345678',
  day: '15/10/2025',
};

describe('the bank’s documents', () => {
  test.each(brands.flatMap(brand => documentKinds.map(kind => [brand, kind] as const)))(
    'of brand %s, %s, open and say what they are',
    async (brand, kind) => {
      const made = await documentsFor({ ...wish, brand, kind });
      expect(made.map(({ label }) => label)).toEqual((kind === 'contractual' ? contractual : precontractual).map(({ label }) => label));
      for (const { id, bytes, pages, label, kind: stated } of made) {
        const pdf = await PDFDocument.load(bytes, { updateMetadata: false });
        expect([stated, pdf.getPageCount(), pdf.getTitle()]).toEqual([kind, pages, `${label} – ${brandFacts[brand].name}`]);
        expect(id).toMatch(/^12345678-[a-z-]+-[0-9a-f]{12}$/);
        expect([1, 2, 3]).toContain(pages);
      }
      expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
    },
  );

  test.each(documentKinds)(
    'XTR-24: %s: are tagged with their language, headings, lists and tables, in the order of reading',
    async kind => {
      const plain = (text: string): string => text.replace(/\s/g, ' ');
      for (const [at, { bytes, label }] of (await documentsFor({ ...wish, kind })).entries()) {
        const { marked, language, pages } = structureOf(bytes);
        const documents = pages.flatMap(page => page.documents);
        const document = { role: 'Document', text: '', parts: documents.flatMap(({ parts }) => parts) };
        expect([marked, language, pages.flatMap(({ untold }) => untold)]).toEqual([true, 'fr-FR', []]);
        expect(documents.map(({ role }) => role)).toEqual(pages.map(() => 'Document'));
        const headings = document.parts.filter(({ role }) => /^H\d$/.test(role)).map(({ role, text }) => [role, plain(text)]);
        const blocks = (kind === 'contractual' ? contractual : precontractual)[at]!.blocks({ ...about, selection: wish.selection });
        const wanted = blocks.flatMap(block => (block.kind === 'heading' ? [['H2', plain(block.text)]] : []));
        expect(headings).toEqual([['H1', plain(label)], ...wanted]);
        const said = (each: Heard): readonly string[] => [...(each.text ? [plain(each.text)] : []), ...each.parts.flatMap(said)];
        for (const block of blocks) {
          if (block.kind === 'list') for (const item of block.items) expect(said(document)).toContain(plain(item));
          if (block.kind === 'table') for (const [caption] of block.rows) expect(said(document)).toContain(plain(caption));
        }
        const roles = (each: Heard): readonly string[] => [each.role, ...each.parts.flatMap(roles)];
        if (blocks.some(block => block.kind === 'table'))
          expect(roles(document)).toEqual(expect.arrayContaining(['Table', 'TR', 'TH', 'TD']));
      }
    },
  );

  test('have the same bytes when made again, so that a hash identifies what was accepted; another file’s differ (XTR-09)', async () => {
    const first = async (change: Partial<DocumentsWish>) =>
      Buffer.from((await documentsFor({ ...wish, ...change }))[0]!.bytes).toString('base64');
    const { kind, ...rest } = wish;
    const [one, again, other] = await Promise.all([first({}), documentsFor({ kind, ...rest }), first({ fileNumber: '87654321' })]);
    expect(Buffer.from(again[0]!.bytes).toString('base64')).toBe(one);
    expect(other).not.toBe(one);
  });

  test('hold words and no empty page', async () => {
    const [long] = await documentsFor({ ...wish, selection: Array.from({ length: 60 }, (_, index) => `Service ${index + 1}`) });
    const { pages } = structureOf(long!.bytes);
    expect(pages.length).toBeGreaterThan(1);
    for (const { told } of pages) expect(told).toBeGreaterThan(3);
  });

  test('name the person, the file and every chosen contract where they must', () => {
    const words = (kind: typeof precontractual) => kind.map(({ blocks }) => JSON.stringify(blocks(about)));
    for (const text of words(contractual)) expect(text).toContain('Maëlle Exemple');
    for (const text of [...words(contractual), words(precontractual)[0]!]) expect(text).toContain('12345678');
    for (const label of wish.selection)
      expect([words(precontractual)[0], words(contractual)[0]].every(text => text!.includes(label))).toBe(true);
    const { complaints, mediator } = about.law;
    for (const fact of [complaints.address, mediator.address, `${complaints.paymentsInDays} jours ouvrables`])
      expect(words(precontractual).join('')).toContain(fact);
  });
});

test('D-89c: the contracts name a person with one name only by it', async () => {
  const one = await documentsFor({ ...wish, firstName: undefined, lastName: 'Suharto', kind: 'contractual' });
  const heard = JSON.stringify(one.map(({ bytes }) => structureOf(bytes)));
  expect(heard).toContain('Suharto');
  expect(heard).not.toMatch(/undefined|null Suharto/);
});

describe('D-124: the papers that the law names, in their forms', () => {
  const bank = aBank();
  const all = [...precontractual, ...ofOverdraft, ...ofInsurance, ...contractual, ...signedWithCard, ...signedWithOverdraft];
  const text = ({ blocks }: Template, change: Partial<About> = {}) =>
    JSON.stringify(blocks({ ...about, ...change })).replace(/[\u00a0\u202f]/g, ' ');

  test('each has its own name and says to the front end what it is; none bears the name of another form', () => {
    expect(new Set(all.map(({ label }) => label)).size).toBe(all.length);
    expect(new Set(all.map(({ type }) => type)).size).toBe(all.length);
    expect(all.map(({ label }) => label).join()).not.toMatch(/standardisée|européenne normalisée/);
  });

  test('the fee information document has the twelve services of the standard form, with the prices of the bank’s own list', () => {
    const rows = feeInformation.blocks(about).flatMap(block => (block.kind === 'table' ? block.rows : []));
    const services = rows.filter(([caption]) => !/^(?:Nom|Date)/.test(caption));
    expect(services).toHaveLength(12);
    for (const [, fee] of services) expect(fee).not.toBe('');
    for (const { price } of [...cardsOnOffer, insuranceOnOffer])
      expect(text(feeInformation)).toContain(`${price.toFixed(2).replace('.', ',')} € par mois`);
  });

  test.each([
    [7, 'concluded', /7 jours calendaires à partir de la signature, pour/],
    [14, 'received', /14 jours calendaires à partir de la signature, ou du jour où vous avez reçu ces documents/],
  ] as const)('the days to withdraw are the setting’s: %s, from %s', (days, from, said) => {
    const withdrawal = { days, from, rollsOver: true };
    expect(text(precontractual[0]!, { withdrawal })).toMatch(said);
    expect(all.map(each => text(each, { withdrawal })).join('')).not.toMatch(/quatorze/);
  });

  test('the days to withdraw from the insurance are the insurance’s', () => {
    for (const paper of ofInsurance) expect(text(paper, { insurance: { withdrawalDays: 31 } })).toContain('31 jours');
  });

  test('the overdraft’s figures are those of its offer', () => {
    const { rate, repayWithinDays } = overdraftOnOffer;
    for (const figure of [`${rate} % l’an`, `sous ${repayWithinDays} jours`, '100,00 € pendant 7 jours coûtent 0,31 €'])
      expect(text(overdraftInformation)).toContain(figure);
  });

  test('the ceiling of the guarantee names the brands of one licence', () => {
    expect(text(depositGuarantee)).not.toContain('Les marques suivantes');
    expect(text(depositGuarantee, { licence: 'Valdrune, Maréole' })).toContain('font partie de l’établissement : Valdrune, Maréole');
  });

  test('a person reads those of what they chose', async () => {
    const types = async (change: Partial<DocumentsWish>) => (await documentsFor({ ...wish, ...change })).map(({ type }) => type);
    const always = ['distanceInformation', 'feeInformation', 'depositGuarantee'];
    expect(await types({})).toEqual(always);
    expect(await types({ overdraft: true })).toEqual([...always, 'overdraftInformation']);
    expect(await types({ insured: true })).toEqual([...always, 'insuranceIpid', 'insuranceNotice']);
  });

  test.each([
    ['individual', 'TIT'],
    ['joint', 'COT'],
  ] as const)('SGN-01: in a file of %s, %s has every document that the law calls for', async (workflow, who) => {
    const subscription = await prepareFile(bank, { task: 'signature', workflow });
    const papers = (await Promise.all(documentKinds.map(kind => papersOf(bank, subscription, who, kind)))).flat();
    const selection = subscription.selectedContracts.map(({ participants, ...contract }) => ({
      ...contract,
      participants: participants.map(({ participationType }) => participationType),
    }));
    const expected = contractDocumentsExpected.decide({ selection, participant: who, shares: true });
    expect(papers.map(({ type }) => type).sort()).toEqual([...expected].sort());
  });
});

describe('D-124: what a choice entails is said beside it as the contract says it', () => {
  const says = (templates: readonly Template[]): string => JSON.stringify(templates.map(({ blocks }) => blocks(about)));

  test.each([
    [
      'digital documents',
      contractual,
      /relevé mensuel est déposé dans l’espace client.*sur papier/,
      optionsMessages.omc.documents.text,
      /papier/,
    ],
    ['a card', signedWithCard, /le porteur avec un mois de préavis/, offerMessages.omc.notes.price, /un mois de préavis/],
    ['a card, its payments', signedWithCard, /débit immédiat/, offerMessages.omc.intro, /débités immédiatement/],
    ['a delivery', signedWithCard, /Le code de la carte est transmis à part/, deliveryMessages.omc.intro, /arrive séparément/],
  ] as const)('%s', (_what, contract, article, beside, sentence) => {
    expect(says(contract)).toMatch(article);
    expect(beside).toMatch(sentence);
  });
});

describe('D-77: the notice of the insurance', () => {
  test('is of two pages for everybody, in each brand', async () => {
    for (const brand of ['01', '03'] as const) expect((await noticeFor(brand, '2025-10-15')).pages).toBe(2);
  });

  test('is among the documents read before signing, where the insurance was taken alone', async () => {
    const read = async (insured: boolean) => (await documentsFor({ ...wish, kind: 'precontractual', insured })).map(({ label }) => label);
    const [without, taken] = [await read(false), await read(true)];
    expect(taken).toEqual([
      ...without,
      'Document d’information sur le produit d’assurance',
      'Notice de l’assurance perte et vol Prévisécur',
    ]);
  });
});

const bank = aBank();

test('D-106: the contracts show the account’s lines and the total that was accepted, and keep them when the promotion is over', async () => {
  const dossier = await prepareFile(bank, { task: 'signature', workflow: 'joint' });
  const text = async (): Promise<string> => {
    const [sheet] = await papersOf(bank, bank.subscription(dossier.id) ?? dossier, 'TIT', 'precontractual');
    const said = (each: Heard): string => [each.text, ...each.parts.map(said)].join(' ');
    return structureOf(sheet!.bytes)
      .pages.flatMap(({ documents }) => documents.map(said))
      .join(' ')
      .replace(/\s+/g, ' ');
  };
  const accepted = await text();
  for (const line of [
    'Carte (Maëlle Exemple)',
    'Carte (Yanis Modèle)',
    'Parts sociales : 30,00 €',
    'Total mensuel : 0 € par mois pendant 12 mois, puis 7,40 € par mois',
  ])
    expect(accepted).toContain(line);
  bank.setClock('2026-01-15T10:00:00+01:00');
  expect(await text()).toBe(accepted);
});
