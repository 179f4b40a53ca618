import type { PaperName } from '@domain/proofs/papers';
import type { Day } from '@domain/kernel/day';
import { paperNames } from '@sandbox/analysis/kinds';
import { picturesOf, type Drawn, type Picture } from './drawing';
import { formats, type SampleFile, type SampleFormat } from './formats';
import { samplePeople, type SamplePerson } from './person';
import { rasterOf } from './raster';
import { outcomesOf, variants, type SampleOutcome } from './variants';

export { sampleFormats, type SampleFile, type SampleFormat } from './formats';
export type { SampleOutcome } from './variants';

/** `person`: overrides values of the default holder; `width`: in pixels, default: the drawing's. */
export interface SampleWish {
  readonly document: PaperName;
  readonly outcome: SampleOutcome;
  readonly format: SampleFormat;
  readonly person?: Partial<SamplePerson>;
  readonly today: Day;
  readonly width?: number;
}

/** A sample in `samples`; `says`: its French description for testers. */
export interface Sample {
  readonly document: PaperName;
  readonly outcome: SampleOutcome;
  readonly says: string;
  readonly files: readonly SampleFile[];
}

const names: Readonly<Record<PaperName, string>> = {
  CNI: 'carte-identite',
  PASSPORT: 'passeport',
  ELECTRICITY: 'facture-electricite',
  GAS: 'facture-gaz',
  INTERNET: 'facture-internet',
  MOBILE: 'facture-mobile',
  ADDRESS_TAX_NOTICE: 'avis-impot-adresse',
  INCOME_TAX_NOTICE: 'avis-impot-revenu',
  PAYSLIP: 'bulletin-salaire',
};

const slots = ['recto', 'verso'] as const;

const nameOf = ({ document, outcome }: Drawn, slot: number, of: number, ending: string): string =>
  [names[document], outcome.toLowerCase().replaceAll('_', '-'), ...(of === 1 ? [] : [slots[slot] ?? ''])].join('-') + `.${ending}`;

const draw = async (wish: SampleWish, drawn: Drawn): Promise<readonly SampleFile[]> => {
  const { ending, type, write } = formats[wish.format];
  const title = `Spécimen\u00a0: ${variants[drawn.outcome].says}`;
  const pictures = await picturesOf(drawn);
  const written = ({ svg }: Picture): Promise<Uint8Array> => write(rasterOf(svg, wish.width), { title, today: drawn.today });
  return Promise.all(
    pictures.map(async (picture, slot) => ({ name: nameOf(drawn, slot, pictures.length, ending), type, bytes: await written(picture) })),
  );
};

/** Cache: tests and pages request the same samples repeatedly. */
const made = new Map<string, Promise<readonly SampleFile[]>>();
const MOST_KEPT = 200;

/**
 * The files of one sample: two for an ID card (front, then back), one for any other document. The same wish gives the same bytes. Rejects
 * with RangeError where a document has no such outcome. PRF-08
 */
export const sampleOf = async (wish: SampleWish): Promise<readonly SampleFile[]> => {
  const { document, outcome, today } = wish;
  const person = { ...samplePeople.holder, ...wish.person };
  if (!variants[outcome].of(document, { today, birthdate: person.birthdate }))
    throw new RangeError(`${document} has no sample ${outcome} for this person on ${today}`);
  const key = JSON.stringify(wish);
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST_KEPT) made.clear();
  const files = draw(wish, { document, outcome, today, person });
  made.set(key, files);
  return files;
};

const wished = (wishes: readonly SampleWish[], document: PaperName, outcome: SampleOutcome): Promise<Sample> =>
  Promise.all(wishes.map(sampleOf)).then(files => ({ document, outcome, says: variants[outcome].says, files: files.flat() }));

/** Every sample of a person on a day: valid ones in all formats, the others as PNG. */
export async function* samples(person: SamplePerson, today: Day): AsyncGenerator<Sample> {
  for (const document of paperNames)
    for (const outcome of outcomesOf(document, { today, birthdate: person.birthdate })) {
      const formats: readonly SampleFormat[] = outcome === 'OK' ? ['png', 'jpeg', 'pdf'] : ['png'];
      yield await wished(
        formats.map(format => ({ document, outcome, format, person, today })),
        document,
        outcome,
      );
    }
}
