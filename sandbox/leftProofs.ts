import * as t from 'io-ts';
import { documentsOfRank } from '@domain/proofs/ofRank';
import type { ProofCategory } from '@domain/proofs/papers';
import { blankProspect } from '@domain/holders/prospect';
import { receivedFacts } from '@domain/holders/receivedFacts';
import { typedAndRead, type TypedAndRead } from '@domain/holders/typedAndRead';
import { isDay } from '@domain/kernel/day';
import type { ProofFacts } from '@domain/proofs/proof';
import { personOf } from './api/personWire';
import type { Bank } from './bank';
import { proofsOf } from './proofs';
import { streetTypes } from './referentials/lists';
import type { Who } from './signing';
import type { Applicant } from './store/applicants';
import type { Subscription } from './store/documents';

/** Corrections on the recap of data that a proof shows; income is left out, because a difference there does not block the file. */
const Typed = t.partial({
  identity: t.partial({ firstname: t.string, lastname: t.string, birthname: t.string }),
  birth: t.partial({ birthdate: t.string }),
  address: t.partial({ streetNumber: t.string, streetType: t.string, streetName: t.string, postalCode: t.string, town: t.string }),
});

const typedBy = (applicant: Applicant): t.TypeOf<typeof Typed> => {
  const wire: unknown = personOf(applicant);
  return Typed.is(wire) ? wire : {};
};

const differences = (applicant: Applicant, read: Readonly<Partial<Record<ProofCategory, ProofFacts>>>): readonly TypedAndRead[] => {
  const { identity = {}, birth = {}, address = {} } = typedBy(applicant);
  const { birthdate } = birth;
  const person = {
    ...blankProspect,
    identity: { ...blankProspect.identity, firstName: identity.firstname, lastName: identity.lastname, birthName: identity.birthname },
    birth: { ...blankProspect.birth, birthdate: isDay(birthdate) ? birthdate : undefined },
    address: { ...blankProspect.address, ...address },
  };
  const street = streetTypes.find(({ code }) => code === address.streetType)?.label ?? '';
  return typedAndRead(person, read, street).filter(({ same }) => !same);
};

/** Data that no longer agrees with the person's own proofs. D-52 */
export const leftProofs = (bank: Bank, { id, holder, coHolder }: Subscription): readonly (TypedAndRead & { readonly who: Who })[] => {
  const read: Record<Who, Partial<Record<ProofCategory, ProofFacts>>> = { TIT: {}, COT: {} };
  for (const { rank, outcome, identity } of proofsOf(bank, id)) {
    const { participant, category } = documentsOfRank.decide({ rank });
    if (identity) read[participant].address = receivedFacts(identity); // a proof of the address, which comes after, counts instead
    if (outcome) read[participant][category] = outcome.read;
  }
  const of = (who: Who, applicant: Applicant | undefined) =>
    applicant ? differences(applicant, read[who]).map(each => ({ ...each, who })) : [];
  return [...of('TIT', holder), ...of('COT', coHolder)];
};
