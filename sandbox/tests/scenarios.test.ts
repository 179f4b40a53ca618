import { taskIds } from '@domain/journey/steps';
import { ranks } from '@domain/proofs/papers';
import { functionalCodes, proposedCodes } from '@domain/errors/codes';
import { proofReasons } from '@domain/proofs/afterFailure';
import { parisDay } from '@domain/kernel/calendar';
import { smsState } from '@domain/signature/smsState';
import { wrongInFault } from '@sandbox/faults/fault';
import { decisionOn } from '@sandbox/finalisation/end';
import { checkOutcome } from '@sandbox/liveness/outcome';
import { signatureOutcome } from '@sandbox/esign/outcome';
import { captchaOf } from '@sandbox/api/captcha';
import { DEFAULT_CLOCK } from '@sandbox/options';
import { samplePeople } from '@sandbox/samples/person';
import { variants } from '@sandbox/samples/variants';
import { fileStatuses, type Scenario } from '@sandbox/scenarios/scenario';
import { scenarios } from '@sandbox/scenarios/scenarios';
import { decisionCodes } from '@sandbox/scenarios/ends';
import { endings, endingWords } from '@sandbox/scenarios/endings';
import { dossierFor } from '@sandbox/scenarios/dossierFor';
import { listOf } from '@sandbox/scenarios/list';
import { smsRefusal } from '@sandbox/smsRefusals';
import { variantServer } from '@sandbox/server';
import { stateOf } from '@sandbox/api/stateWire';
import { testValueOf, testValues } from '@sandbox/testValues';
import { aBank, dossierOf } from './support';

const bank = aBank();

const ids = scenarios.map(({ id }) => id);

describe('XTR-15: nothing that the bank may say is without a scenario', () => {
  test.each([...functionalCodes, ...proposedCodes])('functional code %s', code => expect(ids).toContain(`code.${code}`));
  test.each(proofReasons)('proof reason %s', reason => expect(ids).toContain(`reason.${reason}`));
  test.each(decisionCodes)('refusal %s at the end', code => expect(ids).toContain(`decision.${code}`));
  test.each(endings)('ending %s', ending => expect(scenarios.map(({ ends }) => ends)).toContain(ending));

  test('each scenario has a name of its own', () => expect(new Set(ids).size).toBe(ids.length));
  test('each scenario names its requirements', () => {
    expect(
      scenarios.filter(({ requirements }) => !requirements.every(id => /^[A-Z]{1,4}-?\d+$/.test(id)) || requirements.length === 0),
    ).toEqual([]);
  });
});

const context = { today: parisDay(DEFAULT_CLOCK), birthdate: samplePeople.holder.birthdate };

const allRanks = Object.values(ranks.TIT).join();

/** The bank's interpretation of a test address. */
const understood = (local: string): unknown => {
  const at = testValues.find(value => value.local === local)?.at;
  const email = `${local}@example.fr`;
  switch (at) {
    case 'creation':
      return testValueOf(email, 'creation');
    case 'video':
      return checkOutcome(bank, dossierOf(bank, local), 'TIT');
    case 'signature':
      return signatureOutcome(bank, dossierOf(bank, local), 'TIT');
    case 'sms':
    case 'areaSms':
      return smsRefusal(email, at);
    case 'decision':
      return decisionOn(bank, dossierOf(bank, local));
    case 'papers':
      return stateOf(bank, dossierOf(bank, local), 'TIT').variables.documentRanks?.join() === allRanks ? undefined : at;
    case undefined:
      return undefined;
  }
};

const holds = ({ trick, moment }: Scenario): boolean => {
  switch (trick.kind) {
    case 'email':
      return ![undefined, 'measured', 'asked', 'accepted'].some(ordinary => ordinary === understood(trick.local));
    case 'sample':
      return variants[trick.outcome].of(trick.document, context);
    case 'status':
      return fileStatuses.includes(trick.status);
    case 'removal':
      return Object.values(ranks.TIT).some(rank => rank === trick.rank);
    case 'fault':
      return wrongInFault(trick.fault).length === 0;
    case 'nothing':
      return moment !== 'creation';
  }
};

describe('XTR-15: the sandbox understands what each scenario asks', () => {
  test.each(scenarios.map(scenario => [scenario.id, scenario] as const))('%s', (_id, scenario) => expect(holds(scenario)).toBe(true));

  test.each(scenarios.filter(({ moment }) => moment !== 'creation').map(scenario => [scenario.id, scenario] as const))(
    '%s is at a task',
    (_id, scenario) => expect(taskIds).toContain(dossierFor(scenario)?.task),
  );

  test('an address that asks for nothing gets nothing', () => {
    expect([testValueOf('maelle@example.fr', 'creation'), understood('maelle')]).toEqual([undefined, undefined]);
    expect(decisionOn(bank, dossierOf(bank, 'maelle'))).toBe('accepted');
  });
});

test('MIN-04: the customer area’s code is refused as often as its scenario says, the signature’s is not', async () => {
  const person = dossierOf(bank, 'sms.maximum');
  bank.keep(person);
  const server = variantServer(bank, captchaOf(bank), 'omc-01');
  const answer = await server.inject({ method: 'POST', url: `/api/public/sms?uuid=${person.uuid}&client_id=omc-01` });
  await server.close();
  expect(smsState.decide({ httpStatus: answer.statusCode, functionalCode: null })).toBe('max-tries');
  expect(smsRefusal(person.holder.person.email, 'sms')).toBeUndefined();
});

test('XTR-15: npm run scenarios prints every scenario, with where it ends', () => {
  const printed = listOf();
  expect(scenarios.filter(({ id, title, ends }) => !printed.includes(`${id} — ${title}`) || !printed.includes(endingWords(ends)))).toEqual(
    [],
  );
});
