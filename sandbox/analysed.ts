import { documentsOfRank } from '@domain/proofs/ofRank';
import { isDay } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import { analyse } from './analysis/analyse';
import { brandOf, configuredFor } from './brands';
import type { Bank } from './bank';
import { sideOf } from './sides';
import type { Applicant } from './store/applicants';
import type { Proof, Subscription } from './store/documents';

type Outcome = NonNullable<Proof['outcome']>;

const textIn = (value: unknown, name: string): string | undefined => {
  const found = isRecord(value) ? value[name] : undefined;
  return typeof found === 'string' ? found : undefined;
};

/** The saved identity replaces the first one entirely, missing names included. D-49, D-89 */
export const declaredBy = ({ person, details = {} }: Applicant) => {
  const { identity, birth } = person;
  const lastName = textIn(details['identity'], 'lastname');
  const birthdate = textIn(details['birth'], 'birthdate') ?? birth.birthdate;
  return {
    firstName: (lastName === undefined ? identity.firstname : textIn(details['identity'], 'firstname')) ?? '',
    lastName: lastName ?? identity.lastname,
    birthName: lastName === undefined ? identity.birthname : textIn(details['identity'], 'birthname'),
    birthdate: isDay(birthdate) ? birthdate : '1900-01-01',
    employer: textIn(details['occupation'], 'employer'),
  } as const;
};

const factsOf = (findings: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(findings).flatMap(([name, text]) => (text === undefined ? [] : [[name, text]])));

/** Analyses a proof from the uploaded pages alone. PRF-08 */
export const analysed = async (bank: Bank, subscription: Subscription, proof: Proof): Promise<Outcome> => {
  const { holder, coHolder } = subscription;
  const { participant } = documentsOfRank.decide({ rank: proof.rank });
  const analysis = await analyse({
    documentCode: proof.documentCode,
    pages: proof.pages.map(({ side, mimeType, content }) => ({ side: sideOf(side), mimeType, bytes: Buffer.from(content, 'base64') })),
    declared: declaredBy(participant === 'COT' && coHolder ? coHolder : holder),
    accepted: configuredFor(brandOf(subscription), bank.options.environment).acceptedPapers,
    today: bank.today(),
  });
  const facts = { read: factsOf(analysis.read), expected: factsOf(analysis.expected) };
  return analysis.result === 'OK' ? { result: 'OK', ...facts } : { result: 'KO', reason: analysis.reason, ...facts };
};
