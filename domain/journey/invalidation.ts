import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { blankApplicant } from '@domain/holders/applicant';
import { day, type Day } from '@domain/kernel/day';
import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record, text } from '@domain/kernel/shape';
import type { Cart, Insurance } from '@domain/offer/cart';
import type { SelectedContract } from '@domain/offer/contracts';
import { noAnswers, type Answers } from './answers';
import { declaredYouth } from './declaredYouth';
import { holdersOf } from '@domain/kernel/holders';
import { ageBand, workflow, type Participant } from '@domain/kernel/words';

/** Answers that a change on the way back may clear; the screen names each. STP-14 */
const clearable = ['coHolder', 'selection', 'birthdate', 'confirmation'] as const;
export type ClearedAnswer = (typeof clearable)[number] | 'insurance';

export interface AnswersAfter {
  readonly answers: Answers;
  readonly cleared: readonly ClearedAnswer[];
}

type Clearing = (before: Answers, after: Answers, today: Day) => Answers;

const holders = ({ workflow = 'individual' }: Answers): readonly Participant[] => holdersOf[workflow];

const ofOthers = (selection: readonly SelectedContract[], who: Participant): readonly SelectedContract[] =>
  selection.flatMap(contract => {
    const participants = contract.participants.filter(other => other !== who);
    return participants.length === 0 ? [] : [{ ...contract, participants }];
  });

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

const hasCoHolder = ({ bands, selection, applicants }: Answers): boolean =>
  bands.COT !== undefined || selection.some(contract => contract.participants.includes('COT')) || !same(applicants.COT, blankApplicant);

/** An individual account has no co-holder: clears band, card and details. */
const coHolder: Clearing = (_, after) =>
  after.workflow === 'individual' && hasCoHolder(after)
    ? {
        ...after,
        bands: { ...after.bands, COT: undefined },
        selection: ofOthers(after.selection, 'COT'),
        applicants: { ...after.applicants, COT: blankApplicant },
      }
    : after;

/** The other offer, youth or classic, has other cards, prices and overdraft product: clears the selection. */
const selection: Clearing = (before, after) =>
  declaredYouth(before) !== declaredYouth(after) && after.selection.length > 0 ? { ...after, selection: [] } : after;

const contradicts = ({ applicants, bands }: Answers, who: Participant, today: Day): boolean => {
  const verdict = eligibilityBirthdate.decide({ typed: applicants[who].birthdate, today, band: bands[who] ?? null });
  return !verdict.valid && verdict.reason === 'contradicts-band';
};

/** Clears a birthdate that no longer fits the declared band. */
const birthdate: Clearing = (before, after, today) =>
  holders(after)
    .filter(who => before.bands[who] !== after.bands[who] && contradicts(after, who, today))
    .reduce(
      (answers, who) => ({ ...answers, applicants: { ...answers.applicants, [who]: { ...answers.applicants[who], birthdate: '' } } }),
      after,
    );

const sameOffer = (one: Answers, other: Answers): boolean =>
  one.workflow === other.workflow &&
  one.overdraft === other.overdraft &&
  one.insurance === other.insurance &&
  same(one.selection, other.selection);

/** Clears the confirmation of an offer that has changed since. */
const confirmation: Clearing = (before, after) =>
  before.offerConfirmed && after.offerConfirmed && !sameOffer(before, after) ? { ...after, offerConfirmed: false } : after;

const clearings = { coHolder, selection, birthdate, confirmation } as const satisfies Readonly<Partial<Record<ClearedAnswer, Clearing>>>;

/**
 * Applies a change, clears the answers that it makes invalid, and names them. `today` decides whether a birthdate still fits its band.
 * STP-14
 */
export const answersAfter = (before: Answers, change: Partial<Answers>, today: Day): AnswersAfter =>
  clearable.reduce<AnswersAfter>(
    ({ answers, cleared }, what) => {
      const after = clearings[what](before, answers, today);
      return after === answers ? { answers, cleared } : { answers: after, cleared: [...cleared, what] };
    },
    { answers: { ...before, ...change }, cleared: [] },
  );

const sameInsurance = (one: Insurance | undefined, other: Insurance | undefined): boolean =>
  one?.catalogNumber === other?.catalogNumber && one?.label === other?.label && one?.price === other?.price;

/** Clears an insurance that is not the same in this offer: its contract, name or price. A refusal remains. STP-14 */
export const answersInOffer = (before: Answers, { insurance }: Pick<Cart, 'insurance'>): AnswersAfter =>
  before.insurance === true && !sameInsurance(before.insured, insurance)
    ? {
        answers: { ...before, insurance: undefined, insured: undefined, offerConfirmed: false },
        cleared: before.offerConfirmed ? ['insurance', 'confirmation'] : ['insurance'],
      }
    : { answers: before, cleared: [] };

const answered = record({ workflow, holderBand: absentOr(ageBand), coHolderBand: absentOr(ageBand) });
const together = { workflow: 'joint', holderBand: '18-25', coHolderBand: '18-25' } as const;
const alone = { workflow: 'individual', holderBand: '18-25', coHolderBand: null } as const;
const typed = { card: true, birthdate: '09/03/2004', confirmed: false, today: '2026-03-09' } as const;

export const journeyCleared = rule({
  id: 'journey.cleared',
  requirements: ['STP-14', 'ACC-03'],
  title: { fr: 'Ce qu’une réponse changée efface', en: 'What a changed answer clears' },
  says: {
    fr: 'Compte devenu individuel : les réponses du co-titulaire. Passage d’une offre à l’autre, jeunes ou classique : les cartes choisies. Autre tranche d’âge : une date de naissance qui la contredit. Offre changée : sa confirmation. La page nomme ce qui est effacé ; le reste demeure.',
    en: 'An account that becomes individual: the co-holder’s answers. From one offer to the other, youth or classic: the chosen cards. Another age band: a birthdate that contradicts it. A changed offer: its confirmation. The page names what is cleared; the rest remains.',
  },
  input: record({ before: answered, after: answered, card: boolean, birthdate: text, confirmed: boolean, today: day }),
  decide: ({ before, after, card, birthdate: holderBirthdate, confirmed, today }) => {
    const of = ({ workflow: kind, holderBand, coHolderBand }: typeof before): Pick<Answers, 'workflow' | 'bands'> => ({
      workflow: kind,
      bands: { TIT: holderBand ?? undefined, COT: coHolderBand ?? undefined },
    });
    const given: Answers = {
      ...noAnswers,
      ...of(before),
      selection: card ? [{ catalogNumber: '33', type: 'CARDS', participants: ['TIT'] }] : [],
      offerConfirmed: confirmed,
      applicants: { ...noAnswers.applicants, TIT: { ...blankApplicant, birthdate: holderBirthdate } },
    };
    return answersAfter(given, of(after), today).cleared;
  },
  examples: [
    ['the account becomes individual', { ...typed, before: together, after: { ...together, workflow: 'individual' } }, ['coHolder']],
    ['the account becomes joint', { ...typed, before: alone, after: { ...alone, workflow: 'joint' } }, []],
    ['the same band again', { ...typed, before: alone, after: alone }, []],
    [
      'from the youth offer to the classic one, with a card and a birthdate of 22',
      { ...typed, before: alone, after: { ...alone, holderBand: '26+' } },
      ['selection', 'birthdate'],
    ],
    [
      'the same, with a birthdate of 26',
      { ...typed, birthdate: '09/03/2000', before: alone, after: { ...alone, holderBand: '26+' } },
      ['selection'],
    ],
    [
      'the same, before a card is chosen',
      { ...typed, card: false, birthdate: '', before: alone, after: { ...alone, holderBand: '26+' } },
      [],
    ],
    [
      'the same, after the offer was confirmed',
      { ...typed, birthdate: '', confirmed: true, before: alone, after: { ...alone, holderBand: '26+' } },
      ['selection', 'confirmation'],
    ],
  ],
});
