import { checks } from './scenarios/checks';
import { codes } from './scenarios/codes';
import { creations, decisionScenario, decisionCodes, papersInTurn, signatures, sms } from './scenarios/ends';
import type { Answering, TestValue } from './scenarios/scenario';

const scenarios = [
  ...Object.values(codes),
  ...Object.values(checks).flat(),
  ...[papersInTurn, signatures, sms, creations].flatMap(outcomes => Object.values(outcomes)),
  ...decisionCodes.map(decisionScenario),
];

/** Every test value of the scenarios, once. The desk's switches override them. */
export const testValues: readonly TestValue[] = scenarios
  .flatMap(({ trick }) => (trick.kind === 'email' ? [trick] : []))
  .filter(({ local }, index, all) => all.findIndex(other => other.local === local) === index);

/** What the e-mail address of the person concerned changes in one of the bank's answers. */
export const testValueOf = (email: string, at: Answering): string | undefined => {
  const [local = ''] = email.split('@');
  return testValues.find(value => value.local === local && value.at === at)?.does;
};
