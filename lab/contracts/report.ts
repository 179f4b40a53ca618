import type { Judged, Verdict } from './judge';

export interface Figures {
  /** Errors that the front end cannot read, or reads as something else. */
  readonly harmful: number;
  readonly refused: number;
  /** Differences that the front end reads rightly. */
  readonly harmless: number;
  readonly accepted: number;
  readonly constants: number;
  readonly constantsRefused: number;
}

const EVERYTHING = 'the first answer to everything';

/** A code of a refusal that is agreed exactly, though the front end does alike with any other of that status: it counts on neither side. */
const isCodeAlone = ({ kind, harmful }: Verdict): boolean =>
  !harmful && /^refusal: (?:missing|null|other type|another code|a page)$/.test(kind);

/** The figures of a run. */
export const figuresOf = ({ verdicts }: Judged): Figures => {
  const count = (wanted: (verdict: Verdict) => boolean): number => verdicts.filter(wanted).length;
  return {
    harmful: count(({ harmful }) => harmful),
    refused: count(({ harmful, refused }) => harmful && refused),
    harmless: count(verdict => !verdict.harmful && !isCodeAlone(verdict)),
    accepted: count(verdict => !verdict.harmful && !verdict.refused && !isCodeAlone(verdict)),
    constants: count(({ kind }) => kind === EVERYTHING),
    constantsRefused: count(({ kind, refused }) => kind === EVERYTHING && refused),
  };
};

/** What it takes to be trusted. */
export const isEnough = ({ harmful, refused, harmless, accepted, constants, constantsRefused }: Figures): boolean =>
  refused >= 0.99 * harmful && accepted >= 0.97 * harmless && constantsRefused === constants;

const share = (part: number, all: number): string => `${part} of ${all} (${all === 0 ? '0' : ((100 * part) / all).toFixed(1)} %)`;

const place = ({ call, kind, path }: Verdict): string => `call ${call}: ${kind} ${path}`;

/** Why a fault that harms verifies all the same. */
export const reasonOf = ({ call, kind }: Verdict): string => {
  if (kind.includes('of one more of')) return 'an optional field of an element: a contract cannot say of it “absent or a text”';
  if (call === '30') return 'the file is answered, whoever of it was corrected';
  if (call === '45') return 'the hours of the advisers, not asked for, are left out by the adapter';
  return 'nothing in the answer is known before it is given: ids and tokens';
};

export const reportText = (judged: Judged): string => {
  const figures = figuresOf(judged);
  const survivors = judged.verdicts.filter(({ harmful, refused }) => harmful && !refused);
  const strict = judged.verdicts.filter(verdict => !verdict.harmful && verdict.refused && !isCodeAlone(verdict));
  return [
    `errors that the front end cannot read or reads wrongly, refused   ${share(figures.refused, figures.harmful)}`,
    `differences that it reads rightly, accepted                       ${share(figures.accepted, figures.harmless)}`,
    `backends that always give the first answer, refused               ${share(figures.constantsRefused, figures.constants)}`,
    ...survivors.map(verdict => `verifies: ${place(verdict)} (${reasonOf(verdict)})`),
    ...strict.map(verdict => `stricter than the reader: ${place(verdict)}`),
    ...judged.broken.map(each => `fails unspoilt: ${each}`),
  ].join('\n');
};
