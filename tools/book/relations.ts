import * as E from 'fp-ts/Either';
import { adviserConnected } from '@domain/adviser/connected';
import { deliveryModes } from '@domain/delivery/modes';
import { documentsCategory } from '@domain/proofs/category';
import { documentsCode } from '@domain/proofs/code';
import { documentsLimits } from '@domain/proofs/limits';
import { documentsOfRank } from '@domain/proofs/ofRank';
import { papers } from '@domain/proofs/papers';
import { documentsRank } from '@domain/proofs/rank';
import { documentsUpload } from '@domain/proofs/upload';
import { CLASSIC_FROM } from '@domain/eligibility/adult';
import { eligibilityYouth } from '@domain/eligibility/youth';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { noAnswers } from '@domain/journey/answers';
import { journeyBack } from '@domain/journey/back';
import { journeyMayAct } from '@domain/journey/mayAct';
import { journeyNext } from '@domain/journey/next';
import { journeyOwner } from '@domain/journey/owner';
import { journeySteps, taskIds, type StepName } from '@domain/journey/steps';
import { journeyTasks } from '@domain/journey/tasks';
import { daysAfter } from '@domain/kernel/calendar';
import { displayDay } from '@domain/kernel/day';
import { entry } from '@domain/kernel/entry';
import { livenessOutcome } from '@domain/signature/livenessOutcome';
import { offerPrice } from '@domain/offer/price';
import { offerSelectCard } from '@domain/offer/selectCard';
import { offerWithoutCardAllowed } from '@domain/offer/withoutCardAllowed';
import { pollingLimits } from '@domain/session/pollingLimits';

/** A condition that two or more rules must satisfy together; `holds` calls them. */
export interface Relation {
  readonly rules: readonly string[];
  readonly says: string;
  readonly holds: () => boolean;
}

const workflows = ['individual', 'joint'] as const;
const people = ['TIT', 'COT'] as const;
const categories = ['identity', 'address', 'income'] as const;
const paths = workflows.flatMap(workflow =>
  (['omc', 'mdc'] as const).flatMap(mode => (['open', 'announced'] as const).map(jointAccount => ({ workflow, mode, jointAccount }))),
);
type Path = (typeof paths)[number];

/** The steps from the first one on, found by repeating 'next'. */
const walked = (path: Path): readonly StepName[] => {
  const met: StepName[] = [];
  for (let step = journeySteps.decide(path)[0] ?? null; step !== null && !met.includes(step); step = journeyNext.decide({ step, ...path }))
    met.push(step);
  return met;
};

const same = (one: readonly unknown[], other: readonly unknown[]): boolean => JSON.stringify(one) === JSON.stringify(other);

const earlier = (path: Path): boolean => {
  const steps = journeySteps.decide(path);
  return steps.every((step, index) => {
    const back = journeyBack.decide({ step, ...path });
    return back === null || (steps.includes(back) && steps.indexOf(back) <= index);
  });
};

const tasksInOrder = (path: Path): boolean => {
  const tasks: readonly string[] = journeyTasks.decide(path);
  return (
    path.jointAccount === 'announced' ||
    same(
      journeySteps.decide(path).filter(step => tasks.includes(step)),
      tasks,
    )
  );
};

const goesWithoutCard = (participant: (typeof people)[number]): boolean =>
  E.isRight(entry(offerSelectCard).evaluate({ selection: [], participant, catalogNumber: 'NONE' }));

const TODAY = '2026-03-09';
const aged = (years: number, days: number) => daysAfter(daysAfter(TODAY, { years: -years }), { days });
const band = (birthdate: ReturnType<typeof aged>) =>
  (['18-25', '26+'] as const).find(each => eligibilityBirthdate.decide({ typed: displayDay(birthdate), today: TODAY, band: each }).valid);
const youth = (holderBirthdate: ReturnType<typeof aged>) =>
  eligibilityYouth.decide({ workflow: 'individual', holderBirthdate, coHolderBirthdate: null, today: TODAY });

const pdfOf = (bytes: number) => documentsUpload.decide({ files: [{ type: 'application/pdf', bytes, resizable: null }] }).accepted;
const photosOf = (bytes: number) => documentsUpload.decide({ files: [{ type: 'image/jpeg', bytes, resizable: true }] }).accepted;

const ongoing = (tries: number) => livenessOutcome.decide({ status: 'ONGOING', validated: null, count: null, functionalCode: null, tries });

/** The relations between rules, checked while the book is generated: a broken one stops the generator. XTR-13 */
export const relations: readonly Relation[] = [
  {
    rules: ['journey.steps', 'journey.next'],
    says: 'Going on from the first step meets every step of the list, in its order, and no other (D-65).',
    holds: () => paths.every(path => same(walked(path), journeySteps.decide(path))),
  },
  {
    rules: ['journey.steps', 'journey.back'],
    says: 'Back never leads forward, nor to a step that the way does not have.',
    holds: () => paths.every(earlier),
  },
  {
    rules: ['journey.steps', 'journey.tasks'],
    says: 'The bank’s tasks stand in the list of steps, in the same order.',
    holds: () => paths.every(tasksInOrder),
  },
  {
    rules: ['journey.steps', 'journey.owner'],
    says: 'Nobody alone meets a step of the co-holder’s.',
    holds: () =>
      paths
        .filter(({ workflow }) => workflow === 'individual')
        .every(path => journeySteps.decide(path).every(taskId => journeyOwner.decide({ taskId }) !== 'COT')),
  },
  {
    rules: ['offer.selectCard', 'offer.withoutCardAllowed'],
    says: 'Choosing no card is accepted of whoever may go on without one, and of nobody else.',
    holds: () => people.every(participant => goesWithoutCard(participant) === offerWithoutCardAllowed.decide({ participant })),
  },
  {
    rules: ['eligibility.birthdate', 'eligibility.youth'],
    says: 'The youth offer ends on the birthday on which the older age band begins.',
    holds: () =>
      band(aged(CLASSIC_FROM, 1)) === '18-25' &&
      youth(aged(CLASSIC_FROM, 1)) &&
      band(aged(CLASSIC_FROM, 0)) === '26+' &&
      !youth(aged(CLASSIC_FROM, 0)),
  },
  {
    rules: ['documents.rank', 'documents.ofRank'],
    says: 'Each person’s proof has a rank of its own, which leads back to that person and that proof.',
    holds: () =>
      people.every(participant =>
        categories.every(category => {
          const found = documentsOfRank.decide({ rank: documentsRank.decide({ participant, category }) });
          return found.participant === participant && found.category === category;
        }),
      ),
  },
  {
    rules: ['documents.code', 'documents.category'],
    says: 'The code of a document proves what the document proves.',
    holds: () =>
      Object.entries(papers).every(
        ([document, { proves }]) => documentsCategory.decide({ code: documentsCode.decide({ document }) }) === proves,
      ),
  },
  {
    rules: ['documents.limits', 'documents.upload'],
    says: 'A PDF and a whole proof are accepted up to their limits, and one byte more is refused.',
    holds: () => {
      const { pdfBytes, totalBytes } = documentsLimits.decide({});
      return pdfOf(pdfBytes) && !pdfOf(pdfBytes + 1) && photosOf(totalBytes) && !photosOf(totalBytes + 1);
    },
  },
  {
    rules: ['polling.limits', 'liveness.outcome'],
    says: 'The video check stops waiting at the last of its calls, not before.',
    holds: () => {
      const { tries } = pollingLimits.decide({ what: 'liveness' });
      return ongoing(tries - 1) === 'WAIT' && ongoing(tries) === 'REPLAY';
    },
  },
  {
    rules: ['offer.promotion', 'offer.price'],
    says: 'Without a promotion the price is the standard one from the first month.',
    holds: () => {
      const { standard, promoted, months, afterwards } = offerPrice.decide({ price: 8.45, promotion: 'none', offeredPayments: 6 });
      return standard === promoted && promoted === afterwards && months === 0;
    },
  },
  {
    rules: ['offer.selectCard', 'offer.overdraftProduct', 'offer.digitalDocuments', 'offer.insuranceAllowed'],
    says: 'Nothing is answered before somebody answers it: no card, no overdraft, no insurance, no consent (D-33).',
    holds: () =>
      noAnswers.selection.length === 0 &&
      [noAnswers, ...people.map(who => noAnswers.applicants[who])].every(answers => !Object.values(answers).includes(true)),
  },
  {
    rules: ['delivery.modes'],
    says: 'One way to receive the card is the default, and it is free.',
    holds: () => {
      const [first, ...others] = deliveryModes.decide({}).filter(way => way.default);
      return first?.price === 0 && others.length === 0;
    },
  },
  {
    rules: ['journey.mayAct', 'adviser.connected'],
    says: 'Whoever is neither holder of a file accepts, films, reads or signs nothing for them.',
    holds: () =>
      (['0', '1'] as const).every(isInitBo => {
        const connected = adviserConnected.decide({ whose: 'other', isInitBo });
        const mode = isInitBo === '1' ? 'mdc' : 'omc';
        return taskIds.every(taskId =>
          (['terms', 'certifyTax', 'video', 'documents', 'sign'] as const).every(
            act => !journeyMayAct.decide({ connected, taskId, act, mode }),
          ),
        );
      }),
  },
  {
    rules: ['journey.mayAct', 'journey.owner'],
    says: 'At no task may both holders accept the terms, film themselves or sign (XTR-63).',
    holds: () =>
      taskIds.every(taskId =>
        (['omc', 'mdc'] as const).every(mode =>
          (['terms', 'video', 'sign'] as const).every(act =>
            people.every(
              connected => !journeyMayAct.decide({ connected, taskId, act, mode }) || journeyOwner.decide({ taskId }) === connected,
            ),
          ),
        ),
      ),
  },
];

/** Broken relations, with which no book is generated. */
export const brokenRelations = (all: readonly Relation[] = relations): readonly string[] =>
  all.filter(({ holds }) => !holds()).map(({ rules, says }) => `${rules.join(', ')}: ${says}`);
