import type { FastifyInstance } from 'fastify';
import { bankCalls } from '@domain/calls/table';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { asHolder, holdersDiffer } from '@domain/holders/differ';
import { displayDay, isDay } from '@domain/kernel/day';
import { correctEmail } from '../access/invitation';
import type { Bank } from '../bank';
import { controlAnew } from '../control';
import { contactRefusal } from '../phone/contact';
import { emailOf, type Applicant } from '../store/applicants';
import { applicantOf, type Subscription } from '../store/documents';
import { certifies, correctsAddress, isRecap, maySave } from '../windows';
import { personFor } from '../otherHolder';
import { reviewed } from '../workflow';
import { malformed, refuse, sent } from './answers';
import { adviserAsking, personAsking, signedIn } from './session';
import { personOf } from './personWire';
import { SavedParts } from './savedParts';
import { stateOf } from './stateWire';
import { refusedDepartments } from './creation';
import { FRANCE } from './typedFields';
import { serve } from './serve';
import { wrongFields } from './wrongFields';

const compared = (applicant: Applicant) => {
  const { identity, birth } = personOf(applicant);
  return asHolder({ lastName: identity.lastname, firstName: identity.firstname, birthdate: birth.birthdate });
};

const isTooYoung = (bank: Bank, { birth }: SavedParts): boolean => {
  if (!isDay(birth?.birthdate)) return false;
  const verdict = eligibilityBirthdate.decide({ typed: displayDay(birth.birthdate), today: bank.today(), band: null });
  return !verdict.valid && verdict.reason === 'too-young';
};

const refusalOf = (bank: Bank, { holder, coHolder }: Subscription, part: SavedParts): string | undefined => {
  const { address } = part;
  if (bank.situation.refusal) return bank.situation.refusal;
  if (isTooYoung(bank, part)) return 'HOLDER_TOO_YOUNG';
  const isFrench = (address?.country ?? FRANCE) === FRANCE;
  if (isFrench && refusedDepartments.some(department => address?.postalCode?.startsWith(department))) return 'EXCLUDED_DEPARTMENT';
  const pair = coHolder && { holder: compared(holder), coHolder: compared(coHolder) };
  return pair && holdersDiffer.input.is(pair) && !holdersDiffer.decide(pair) ? 'IDENTICAL_HOLDERS' : undefined;
};

/** The tax residence without the hour of its certification. */
const answersOf = ({ fiscalReferences = {} }: SavedParts): string => {
  const { frenchTaxResident, usPerson, otherObligations = [] } = fiscalReferences;
  return JSON.stringify([frenchTaxResident, usPerson, otherObligations]);
};

/** Each part in the body replaces the saved one and clears what it leaves out; other parts stay. D-49 */
const withPart = (applicant: Applicant, part: SavedParts): Applicant => ({ ...applicant, details: { ...applicant.details, ...part } });

/** Names, birthdate and address, which the accepted proofs show. */
const proven = ({ identity, birth, address }: ReturnType<typeof personOf> & { readonly address?: unknown }): string =>
  JSON.stringify([identity.firstname, identity.lastname, identity.birthname, birth.birthdate, address]);

/** A correction on the recap of data that the proofs show sends the file back to the review. D-52 */
const contradicts = ({ task }: Subscription, before: Applicant, after: Applicant): boolean =>
  isRecap(task) && proven(personOf(before)) !== proven(personOf(after));

/** Calls 29, 29b and 30. The signed-in person is the one who proved their phone. */
export const personRoutes = (app: FastifyInstance, bank: Bank): void => {
  serve(app, bankCalls.getMe, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    if (bank.situation.noPerson) return refuse(reply, 404, { error: 'not_found' });
    const adviser = adviserAsking(bank, request);
    if (adviser) return reply.send({ externalReference: { externalReferenceValue: `CONS-${adviser.id}` } });
    const person = applicantOf(subscription, personAsking(bank, request) ?? 'TIT');
    if (bank.situation.minimalPerson) return reply.send({ externalReference: { externalReferenceValue: person.externalId } });
    return reply.send(personOf(person));
  });

  serve(app, bankCalls.getPerson, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const { id } = request.params;
    const of = id === subscription.holder.personId ? 'TIT' : id === subscription.coHolder?.personId ? 'COT' : undefined;
    if (of === undefined) return refuse(reply, 404, { error: 'not_found' });
    return reply.send(personFor(bank, subscription, personAsking(bank, request), of));
  });

  serve(app, bankCalls.saveProspect, async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const part = subscription && sent(reply, request.body, SavedParts);
    if (!subscription || !part) return reply;
    const who = (['holder', 'coHolder'] as const).find(each => subscription[each]?.personId === request.params.id);
    const applicant = who && subscription[who];
    if (!applicant) return refuse(reply, 404, { error: 'not_found' });
    const whose = who === 'holder' ? 'TIT' : 'COT';
    const { oneTimeCode, ...saved } = part;
    const by = personAsking(bank, request);
    const wish = { whose, by, names: Object.keys(saved) } as const;
    const certified = certifies(subscription, wish) && answersOf(saved) === answersOf(applicant.details ?? {});
    if (!certified && !maySave(bank, subscription, wish)) return refuse(reply, 409, { error: 'locked' });
    if (saved.fiscalReferences?.certifiedAt !== undefined && whose !== by) return refuse(reply, 409, { error: 'locked' });
    const wrong = wrongFields(saved);
    if (wrong.length > 0) return malformed(reply, wrong);
    const contact = contactRefusal(bank, subscription, { applicant, by }, saved, oneTimeCode);
    if (contact) return refuse(reply, contact.status, contact.body);
    if (saved.email !== undefined && correctsAddress(subscription, { whose, by, names: Object.keys(saved) })) {
      if (saved.email !== emailOf(applicant)) correctEmail(bank, subscription, whose, saved.email);
      return reply.code(204).send();
    }
    const after = withPart(applicant, saved);
    const changed: Subscription = { ...subscription, [who]: after };
    const refusal = refusalOf(bank, changed, saved);
    if (refusal) return refuse(reply, 422, { functionalCode: refusal });
    bank.keep(changed);
    await controlAnew(bank, changed, whose, applicant);
    const kept = bank.subscription(changed.id) ?? changed;
    if (contradicts(subscription, applicant, after)) return reply.send(stateOf(bank, reviewed(bank, kept), by));
    return reply.code(204).send();
  });
};
