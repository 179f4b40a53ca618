import { rule } from '@domain/kernel/rule';
import { absentOr, number, record, text, whole, type Of } from '@domain/kernel/shape';
import { papers } from './papers';

const parameters = {
  light: { value: 90, unit: 'brightness from 0 to 255', limit: 'included' },
  sharpness: { value: 0.6, unit: 'variance of the Laplacian / variance of the grey values', limit: 'included' },
  glare: { value: 0.5, unit: '%', limit: 'excluded' },
  corners: { value: 4, unit: 'corners', limit: 'included' },
} as const;

const given = record({
  document: text,
  light: number,
  sharpness: absentOr(number),
  glare: number,
  corners: absentOr(whole),
});

type Case = Of<typeof given>;

/**
 * What the device measures of a photo. `light`: of the brightest tenth; `sharpness`: absent where the picture shows nothing; `glare`: the
 * share that reflections burnt out, in percent; `corners`: of the document, absent where it fills the picture. XTR-37
 */
export type PhotoMeasures = Omit<Case, 'document'>;

/** What a photo suffers from; 'good' where nothing was found. XTR-37 */
export type PhotoVerdict = 'good' | 'dark' | 'blurred' | 'glare' | 'corner-missing';

/** Of an open passport the other leaf may be cut: only its page with the portrait counts. */
const hasOneLeaf = (document: string): boolean => document !== ('PASSPORT' satisfies keyof typeof papers);

/** The first that applies counts: in the dark nothing is sharp, and what is blurred has soft edges like a reflection. */
const faults: readonly (readonly [PhotoVerdict, (photo: Case) => boolean])[] = [
  ['dark', ({ light }) => light < parameters.light.value],
  ['blurred', ({ sharpness }) => sharpness !== null && sharpness < parameters.sharpness.value],
  ['glare', ({ glare }) => glare >= parameters.glare.value],
  ['corner-missing', ({ document, corners }) => hasOneLeaf(document) && corners !== null && corners < parameters.corners.value],
];

const photo = (differs: Partial<Case> = {}): Case => ({ document: 'GAS', light: 220, sharpness: 2.4, glare: 0, corners: 4, ...differs });

export const documentsPhoto = rule({
  id: 'documents.photo',
  requirements: ['XTR-37'],
  title: { fr: 'Jugement d’une photo avant l’envoi', en: 'The judgement of a photo before it is sent' },
  says: {
    fr: 'Une photo est trop sombre sous une clarté de {light}, floue sous une netteté de {sharpness}, gâtée par un reflet à partir de {glare} % de pixels brûlés, et il lui manque un coin quand moins de {corners} sont dans l’image, sauf pour un passeport ouvert. Ce qui n’est pas mesuré ne lui est pas reproché.',
    en: 'A photo is too dark under a brightness of {light}, blurred under a sharpness of {sharpness}, spoiled by a reflection from {glare} % of burnt pixels, and lacks a corner when fewer than {corners} are in the picture, unless it shows an open passport. What is not measured is not held against it.',
  },
  clauses: [
    ['dark under', 'just bright enough', 'just too dark'],
    ['blurred under', 'just sharp enough', 'just too blurred'],
    ['unless it shows an open passport', 'a passport whose other leaf is cut', 'a corner outside'],
  ],
  parameters,
  input: given,
  decide: seen => faults.find(([, suffers]) => suffers(seen))?.[0] ?? 'good',
  examples: [
    ['a good photo', photo(), 'good'],
    ['just bright enough', photo({ light: 90 }), 'good'],
    ['just too dark', photo({ light: 89 }), 'dark'],
    ['just sharp enough', photo({ sharpness: 0.6 }), 'good'],
    ['just too blurred', photo({ sharpness: 0.59 }), 'blurred'],
    ['a small reflection', photo({ glare: 0.49 }), 'good'],
    ['a reflection that hides print', photo({ glare: 0.5 }), 'glare'],
    ['a corner outside', photo({ corners: 3 }), 'corner-missing'],
    ['a passport whose other leaf is cut', photo({ document: 'PASSPORT', corners: 3 }), 'good'],
    ['a document that fills the picture', photo({ corners: null }), 'good'],
    ['a picture that shows nothing', photo({ sharpness: null }), 'good'],
    ['dark and blurred: the light comes first', photo({ light: 40, sharpness: 0.1 }), 'dark'],
    ['blurred, with a reflection', photo({ sharpness: 0.2, glare: 4 }), 'blurred'],
    ['a reflection, and a corner outside', photo({ glare: 4, corners: 2 }), 'glare'],
  ],
});
