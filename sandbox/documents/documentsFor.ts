import { createHash } from 'node:crypto';
import fs from 'node:fs';
import fontkit, { type Font, type FontCollection } from '@cantoo/fontkit';
import { PDFDocument } from '@cantoo/pdf-lib';
import { brandFacts, PRODUCTION, type Brand } from '@domain/brand/variant';
import { displayDay, type Day } from '@domain/kernel/day';
import { fontFiles } from '@sandbox/samples/fonts';
import type { About, DocumentType, Template } from './block';
import { contractual, signedWithCard, signedWithOverdraft } from './contractual';
import { INSURANCE_WITHDRAWAL_DAYS } from '../cardsOnOffer';
import { notice } from './notice';
import { ofInsurance, ofOverdraft, precontractual } from './precontractual';
import { hex, Sheet, type Fonts } from './sheet';
import { underLicence } from '@ui/copy/underLicence';
import { bankOf, configuredFor } from '../brands';

export const documentKinds = ['precontractual', 'contractual'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** A PDF of the bank, as call 9 lists it; `bytes` is the content. */
export interface BankDocument {
  readonly id: string;
  readonly kind: DocumentKind;
  readonly type: DocumentType;
  readonly label: string;
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** `firstName` undefined: the person has only one name (D-89). `selection`: the chosen products with their prices, in French. */
export interface DocumentsWish {
  readonly brand: Brand;
  readonly firstName: string | undefined;
  readonly lastName: string;
  readonly selection: readonly string[];
  readonly fileNumber: string;
  readonly today: Day;
  readonly kind: DocumentKind;
  /** True with an insurance, whose notice the person reads before signing. D-77 */
  readonly insured?: boolean;
  /** True with an overdraft, whose figures the person reads before signing. XTR-71 */
  readonly overdraft?: boolean;
  /** When the person certified their tax residence, as a text. D-124 */
  readonly certified?: string | undefined;
  /** True with a card, whose contract the person signs. */
  readonly card?: boolean;
}

const templates: Readonly<Record<DocumentKind, readonly Template[]>> = { precontractual, contractual };

const FOOT = 'Document d’une banque fictive, sans valeur contractuelle';

type Face = Font | FontCollection;
const MOST_LINES = 10_000;

/** The face with a memory of the lines that it has laid out: most lines are the same in every document of a kind. */
const remembering = (face: Face): Face => {
  if (!('layout' in face)) return face; // a collection, which the PDF refuses
  const layout = face.layout.bind(face);
  const lines = new Map<string, ReturnType<Font['layout']>>();
  face.layout = (text, ...options) => {
    if (options.some(option => option !== undefined)) return layout(text, ...options);
    const laid = lines.get(text) ?? layout(text);
    if (lines.size >= MOST_LINES) lines.clear();
    lines.set(text, laid);
    return laid;
  };
  return face;
};

/** Each face is read once: to read its tables takes longer than to set a document. */
const faces = new Map<string, Face>();
const faceIn = (file: string): Face => {
  const face = faces.get(file) ?? remembering(fontkit.create(fs.readFileSync(file)));
  faces.set(file, face);
  return face;
};

const fontsOf = async (pdf: PDFDocument): Promise<Fonts> => {
  const embedded = (file: string) => {
    pdf.registerFontkit({ create: () => faceIn(file) });
    return pdf.embedFont(fs.readFileSync(file), { subset: true });
  };
  return { regular: await embedded(fontFiles.regular), strong: await embedded(fontFiles.strong) };
};

const describe = (pdf: PDFDocument, { label }: Template, { bank }: About, today: Day): void => {
  const noon = new Date(`${today}T12:00:00Z`);
  pdf.setTitle(`${label} – ${bank}`, { showInWindowTitleBar: true });
  pdf.setAuthor(bank);
  pdf.setLanguage('fr-FR');
  pdf.setCreationDate(noon);
  pdf.setModificationDate(noon);
};

const written = async (template: Template, about: About, { brand, today, kind, fileNumber }: DocumentsWish): Promise<BankDocument> => {
  const pdf = await PDFDocument.create();
  const { colour, mark } = bankOf[brand].paper;
  const ink = { brand: hex(colour), text: hex('#1a1917'), soft: hex('#55524a'), line: hex('#d2cec3') };
  const sheet = new Sheet(pdf, await fontsOf(pdf), ink);
  describe(pdf, template, about, today);
  const under = [about.person, fileNumber && `dossier ${fileNumber}`, about.day].filter(Boolean).join(' · ');
  const shapes = mark.map(shape => ({ path: shape.path, colour: hex(shape.colour) }));
  sheet.begin(shapes, about.bank, template.label, under);
  template.blocks(about).forEach(block => sheet.set(block));
  sheet.end(FOOT);
  const bytes = await pdf.save();
  const content = createHash('sha256').update(bytes).digest('hex').slice(0, 12); // the digest makes the id change with the content
  return {
    id: `${fileNumber}-${template.name}-${content}`,
    kind,
    type: template.type,
    label: template.label,
    bytes,
    pages: pdf.getPageCount(),
  };
};

/** What the documents of a brand say of it. D-124 */
export const factsOf = (brand: Brand): Pick<About, 'bank' | 'law' | 'withdrawal' | 'insurance' | 'licence'> => {
  const { law, withdrawal } = configuredFor(brand, PRODUCTION);
  const facts = brandFacts[brand];
  return { bank: facts.name, law, withdrawal, insurance: { withdrawalDays: INSURANCE_WITHDRAWAL_DAYS }, licence: underLicence(facts) };
};

const make = (wish: DocumentsWish): Promise<readonly BankDocument[]> => {
  const { brand, firstName, lastName, selection, fileNumber, today, kind, insured = false, overdraft = false, card = false } = wish;
  const about = {
    ...factsOf(brand),
    person: [firstName, lastName].filter(Boolean).join(' '),
    selection,
    fileNumber,
    day: displayDay(today),
    certified: wish.certified,
  };
  const chosen =
    kind === 'precontractual'
      ? [...(overdraft ? ofOverdraft : []), ...(insured ? ofInsurance : [])]
      : [...(card ? signedWithCard : []), ...(overdraft ? signedWithOverdraft : [])];
  const listed = [...templates[kind], ...chosen];
  return Promise.all(listed.map(template => written(template, about, wish)));
};

interface Alone {
  readonly brand: Brand;
  readonly person: string;
  readonly fileNumber: string;
  readonly today: Day;
}

/** A document that belongs to no list of a file. */
export const writtenOnce = (template: Template, { brand, person, fileNumber, today }: Alone): Promise<BankDocument> => {
  const about = { ...factsOf(brand), person, selection: [], fileNumber, day: displayDay(today) };
  const wish = { brand, firstName: undefined, lastName: '', selection: [], fileNumber, today, kind: 'precontractual' } as const;
  return written(template, about, wish);
};

/** The notice for people without a file. D-77 */
export const noticeFor = (brand: Brand, today: Day): Promise<BankDocument> =>
  writtenOnce(notice, { brand, person: 'Pour tous les clients', fileNumber: '', today });

/** Caches documents, because the front end first lists all and then reads each. */
const made = new Map<string, Promise<readonly BankDocument[]>>();
const MOST_KEPT = 50;

/** The documents of one kind, from the file's data; the same wish gives the same bytes. */
export const documentsFor = (wish: DocumentsWish): Promise<readonly BankDocument[]> => {
  const key = JSON.stringify(wish);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST_KEPT) made.clear();
  const documents = make(wish);
  made.set(key, documents);
  return documents;
};
