import type { FastifyInstance } from 'fastify';
import * as t from 'io-ts';
import { eligibilityBirthdate } from '@domain/eligibility/birthdate';
import { fieldBirthplace } from '@domain/field/birthplace';
import { fieldName } from '@domain/field/name';
import { fieldPostalCode } from '@domain/field/postalCode';
import { fieldStreetName } from '@domain/field/streetName';
import { fieldStreetNumber } from '@domain/field/streetNumber';
import { holdersDiffer } from '@domain/holders/differ';
import { displayDay, isDay } from '@domain/kernel/day';
import { isRecord } from '@domain/kernel/shape';
import type { Bank } from '../bank';
import type { Applicant, Subscription } from '../store/documents';
import { malformed, refuse, sent } from './answers';
import { adviserAsking, applicantOf, personAsking, signedIn } from './session';
import { refusedDepartments } from './creation';

const text = t.string;

/** What call 30 may carry: whole parts of a person. */
const Part = t.exact(
  t.partial({
    identity: t.partial({ civility: text, firstname: text, lastname: text, birthname: text, otherFirstnames: text, agencyId: text }),
    birth: t.partial({ birthdate: text, nationality: text, country: text, county: text, town: text }),
    email: text,
    mobilePhone: text,
    familySituation: t.partial({ situation: text, maritalRegime: text }),
    address: t.partial({
      streetNumber: text,
      streetType: text,
      streetName: text,
      postalCode: text,
      town: text,
      country: text,
      housing: text,
    }),
    occupation: t.partial({ category: text, profession: text, employer: text, sector: text }),
    monthlyNetIncome: t.number,
    wealth: text,
    fiscalReferences: t.partial({
      frenchTaxResident: t.keyof({ '0': null, '1': null }),
      otherObligations: t.array(t.type({ country: text, taxId: text })),
    }),
  }),
);
type Part = t.TypeOf<typeof Part>;

const within = (whole: unknown, name: string): unknown => (isRecord(whole) ? whole[name] : undefined);

/** A person as the bank says them: what was given at first, then each part saved over it. */
export const personOf = ({ person, externalId, details = {} }: Applicant) => {
  const merged = Object.fromEntries(
    Object.entries(details).map(([part, value]) => {
      const before = within(person, part);
      return [part, isRecord(value) && isRecord(before) ? { ...before, ...value } : value];
    }),
  );
  return { ...person, ...merged, externalReference: { externalReferenceValue: externalId } };
};

const right = (value: string | undefined, check: (value: string) => boolean): boolean => value === undefined || check(value);

const FRANCE = 'FR';

const wrongFields = ({ identity = {}, birth = {}, address = {} }: Part): readonly string[] => {
  const name = (value: string): boolean => fieldName.decide({ value });
  const checks: readonly (readonly [string, boolean])[] = [
    ['identity.firstname', right(identity.firstname, name)],
    ['identity.lastname', right(identity.lastname, name)],
    ['birth.birthdate', right(birth.birthdate, isDay)],
    ['birth.town', birth.country === FRANCE || right(birth.town, value => fieldBirthplace.decide({ value }))],
    ['address.streetNumber', right(address.streetNumber, value => value === '' || fieldStreetNumber.decide({ value }))],
    ['address.streetName', right(address.streetName, value => fieldStreetName.decide({ value }))],
    ['address.postalCode', right(address.postalCode, value => fieldPostalCode.decide({ value }))],
  ];
  return checks.flatMap(([field, holds]) => (holds ? [] : [field]));
};

const compared = (applicant: Applicant) => {
  const { identity, birth } = personOf(applicant);
  return { lastName: identity.lastname, firstName: identity.firstname, birthdate: birth.birthdate };
};

const isTooYoung = (bank: Bank, { birth }: Part): boolean => {
  if (!isDay(birth?.birthdate)) return false;
  const verdict = eligibilityBirthdate.decide({ typed: displayDay(birth.birthdate), today: bank.today(), band: null });
  return !verdict.valid && verdict.reason === 'too-young';
};

const refusalOf = (bank: Bank, { holder, coHolder }: Subscription, part: Part): string | undefined => {
  const { address } = part;
  if (bank.situation.refusal) return bank.situation.refusal;
  if (isTooYoung(bank, part)) return 'HOLDER_TOO_YOUNG';
  if (refusedDepartments.some(department => address?.postalCode?.startsWith(department))) return 'EXCLUDED_DEPARTMENT';
  const pair = coHolder && { holder: compared(holder), coHolder: compared(coHolder) };
  return pair && holdersDiffer.input.is(pair) && !holdersDiffer.decide(pair) ? 'IDENTICAL_HOLDERS' : undefined;
};

const withPart = (applicant: Applicant, part: Part): Applicant => {
  const { details = {} } = applicant;
  const merged = Object.entries<unknown>(part).map(([name, value]): readonly [string, unknown] => {
    const before = within(details, name);
    return [name, name === 'identity' && isRecord(before) && isRecord(value) ? { ...before, ...value } : value];
  });
  return { ...applicant, details: { ...details, ...Object.fromEntries(merged) } };
};

/** Calls 29, 29b and 30. The person connected is the one who proved the phone. */
export const personRoutes = (app: FastifyInstance, bank: Bank): void => {
  app.get('/v1/persons/me', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    if (bank.situation.noPerson) return refuse(reply, 404, { error: 'not_found' });
    const adviser = adviserAsking(bank, request);
    if (adviser) return reply.send({ externalReference: { externalReferenceValue: `CONS-${adviser.id}` } });
    const person = applicantOf(subscription, personAsking(bank, request) ?? 'TIT');
    if (bank.situation.minimalPerson) return reply.send({ externalReference: { externalReferenceValue: person.externalId } });
    return reply.send(personOf(person));
  });

  app.get<{ Params: { id: string } }>('/v1/persons/:id', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    if (!subscription) return reply;
    const found = [subscription.holder, subscription.coHolder].find(applicant => applicant?.personId === request.params.id);
    return found ? reply.send(personOf(found)) : refuse(reply, 404, { error: 'not_found' });
  });

  app.put<{ Params: { id: string } }>('/v1/prospect/:id', async (request, reply) => {
    const subscription = signedIn(bank, request, reply);
    const part = subscription && sent(reply, request.body, Part);
    if (!subscription || !part) return reply;
    const who = (['holder', 'coHolder'] as const).find(each => subscription[each]?.personId === request.params.id);
    const applicant = who && subscription[who];
    if (!applicant) return refuse(reply, 404, { error: 'not_found' });
    const wrong = wrongFields(part);
    if (wrong.length > 0) return malformed(reply, wrong);
    const changed: Subscription = { ...subscription, [who]: withPart(applicant, part) };
    const refusal = refusalOf(bank, changed, part);
    if (refusal) return refuse(reply, 422, { functionalCode: refusal });
    bank.keep(changed);
    return reply.code(204).send();
  });
};
