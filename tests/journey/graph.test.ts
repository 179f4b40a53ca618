import { casesOf } from '@book/cases';
import { blankApplicant, type ApplicantDraft } from '@domain/holders/applicant';
import { noAnswers, type Answers } from '@domain/journey/answers';
import { edgesOf, namedPages, resumedAt, type Edge, type Place } from '@book/journeyGraph';
import { furthestStep } from '@domain/route/guards';
import { answersAfter } from '@domain/journey/invalidation';
import { backFrom, nextAfter, walkOf, type JourneyPath } from '@domain/journey/navigation';
import { flawsOf } from '@book/journeyProof';
import { journeySteps, stepRow, taskIds, type StepName } from '@domain/journey/steps';
import type { AgeBand } from '@domain/journey/words';
import { catalogue } from '@domain/offer/contracts';
import { offerSelectCard } from '@domain/offer/selectCard';

const TODAY = '2026-03-09';
const paths = casesOf(journeySteps.input.description, []).filter(journeySteps.input.is);
const named = paths.map(path => [`${path.workflow}, ${path.mode}, joint ${path.jointAccount}`, path] as const);

describe('XTR-16: the journey graph', () => {
  test.each(named)('%s: every way ends on welcome or a named page, without loop or trap', (_, path) => {
    expect(flawsOf(path)).toEqual([]);
  });

  test.each(named)('%s: with any one edge gone the proof fails; with the way on from a step, somebody is trapped there', (_, path) => {
    const edges = edgesOf(path);
    for (const gone of edges) {
      const left = edges.filter(edge => edge !== gone);
      const flaws = flawsOf(path, left);
      expect([gone, flaws.length > 0]).toEqual([gone, true]);
      if (gone.when === 'done') expect(flaws).toContainEqual(expect.objectContaining({ kind: 'trap', at: gone.from }));
    }
  });
});

describe('XTR-16: resumed at each task', () => {
  const ending = (start: Place, path: JourneyPath, edges: readonly Edge[]): Place => {
    let place = start;
    for (let steps = 0; steps <= walkOf(path).length; steps += 1) {
      const next = edges.find(({ from, when }) => from === place && when === 'done')?.to;
      if (next === undefined) return place;
      place = next;
    }
    throw new Error(`endless from ${start}`);
  };

  test.each(named)('%s', (_, path) => {
    const edges = edgesOf(path);
    for (const task of taskIds)
      for (const who of ['TIT', 'COT'] as const) {
        const start = resumedAt(task, path, who);
        const end = ending(start, path, edges);
        expect(end === 'welcome' || namedPages.some(page => page === end)).toBe(true);
        if (walkOf(path).includes(task)) expect(end).toBe('welcome');
      }
  });

  test('D-43: a holder who signed waits; the co-holder, whose turn it is, signs', () => {
    const joint: JourneyPath = { workflow: 'joint', mode: 'omc', jointAccount: 'open' };
    expect(resumedAt('coHolderSignature', joint, 'TIT')).toBe('signatureSuccess');
    expect(resumedAt('coHolderSignature', joint, 'COT')).toBe('coHolderSignature');
    expect(resumedAt('welcome', joint, 'TIT')).toBe('welcome');
    expect(resumedAt('coHolderSummary', { ...joint, workflow: 'individual' }, 'TIT')).toBe('page:error/generic');
  });
});

describe('XTR-16: a person who answers every question, youth or classic, with or without the co-holder’s card', () => {
  const draft: ApplicantDraft = {
    ...blankApplicant,
    civility: 'MR',
    lastName: 'Durand',
    firstName: 'Noa',
    birthdate: '01/01/1990',
    email: 'noa.durand@example.fr',
    mobile: '06 39 98 00 02',
  };
  const cardFor = (answers: Answers, participant: 'TIT' | 'COT', catalogNumber: string): Partial<Answers> => ({
    selection: offerSelectCard.decide({ selection: answers.selection, participant, catalogNumber }),
  });
  type Client = JourneyPath & { readonly band: AgeBand; readonly coHolderCard: string };
  const reply = (client: Client): Partial<Record<StepName, (answers: Answers) => Partial<Answers>>> => ({
    accountType: () => ({ workflow: client.workflow }),
    age: () => ({ bands: { TIT: client.band, COT: client.workflow === 'joint' ? client.band : undefined } }),
    offer: answers => cardFor(answers, 'TIT', catalogue.MASTERCARD),
    coHolderOffer: answers => cardFor(answers, 'COT', client.coHolderCard),
    options: () => ({ overdraft: true, dematerialization: true }),
    insurance: () => ({ insurance: false }),
    offerConfirmation: () => ({ offerConfirmed: true }),
    information: answers => ({
      applicants: { ...answers.applicants, TIT: { ...draft, birthdate: client.band === '26+' ? '01/01/1990' : '01/01/2004' } },
    }),
    coHolderInformation: answers => ({ applicants: { ...answers.applicants, COT: draft } }),
  });

  const clients = paths.flatMap(path =>
    (['18-25', '26+'] as const).flatMap(band =>
      [catalogue.GOLD_MASTERCARD, catalogue.NONE].map(
        coHolderCard =>
          [`${path.workflow} ${path.mode} ${path.jointAccount} ${band} ${coHolderCard}`, { ...path, band, coHolderCard }] as const,
      ),
    ),
  );

  test.each(clients)('%s', (_, client) => {
    const replies = reply(client);
    let answers = noAnswers;
    let step: StepName | undefined = 'home';
    const seen: StepName[] = [];
    while (step !== undefined && stepRow(step).stage === 'offer') {
      expect(furthestStep(answers, step, client)).toBe(step);
      const before = backFrom(step, client);
      if (before !== undefined) expect(furthestStep(answers, before, client)).toBe(before);
      seen.push(step);
      const after: ReturnType<typeof answersAfter> = answersAfter(answers, replies[step]?.(answers) ?? {}, TODAY);
      expect(after.cleared).toEqual([]);
      answers = after.answers;
      step = nextAfter(step, client);
      if (client.workflow === 'joint' && client.jointAccount === 'announced' && step === 'age') break;
    }
    expect(new Set(seen).size).toBe(seen.length);
    if (client.workflow === 'joint' && client.jointAccount === 'announced')
      expect(furthestStep(answers, 'age', client)).toBe('accountType');
    else expect(step).toBe('identityDocUpload');
  });
});
