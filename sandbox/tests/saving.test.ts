import * as E from 'fp-ts/Either';
import { person, taxPart } from '@contracts/support/person';
import { agencyDraft, checkAgency } from '@domain/delivery/checkAgency';
import { addressDraft, checkAddress } from '@domain/holders/checkAddress';
import { birthplaceDraft, checkBirthplace } from '@domain/holders/checkBirthplace';
import { checkComplementary, complementaryDraft } from '@domain/holders/checkComplementary';
import { checkFamily, familyDraft } from '@domain/holders/checkFamily';
import { checkIdentity, identityDraft } from '@domain/holders/checkIdentity';
import { checkTax, taxDraft } from '@domain/holders/checkTax';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import { readAnswer } from '@infrastructure/http/codecs';
import { fromWire, partToWire, PersonWire } from '@infrastructure/http/prospects/person';
import { personRoutes } from '@sandbox/api/person';
import { FAKE } from '@sandbox/states/fake';
import { putInState } from '@sandbox/states/seeds';
import { aBank, routesOf } from './support';

const bank = aBank();
const app = routesOf(bank, personRoutes);

const ID = '87654321';
const headers = { authorization: `Bearer ${FAKE.token}` };

const told = async (): Promise<Prospect> => {
  const { body } = await app.inject({ method: 'GET', url: `/v1/persons/${ID}`, headers });
  const read = readAnswer(PersonWire, JSON.parse(body));
  if (E.isLeft(read)) throw new Error('The person cannot be read');
  return fromWire(read.right.value);
};

const saved = async (part: ProspectPart): Promise<Prospect> => {
  const { statusCode } = await app.inject({ method: 'PUT', url: `/v1/prospect/${ID}`, headers, payload: partToWire(part) });
  expect(statusCode).toBe(204);
  return told();
};

const pages: readonly (readonly [page: string, part: (known: Prospect) => E.Either<object, ProspectPart>])[] = [
  ['identity', known => checkIdentity(identityDraft(known, {}), { today: '2026-03-09', prospect: known, other: undefined })],
  ['birthplace', known => checkBirthplace(birthplaceDraft(known), known)],
  ['family situation', known => checkFamily(familyDraft(known))],
  ['address', known => checkAddress(addressDraft(known), { noTown: false })],
  ['work and income', known => checkComplementary(complementaryDraft(known), { hasSectors: true })],
  ['tax residence', known => checkTax(taxDraft(known), { asksUs: true, certifiedAt: known.fiscal.certifiedAt })],
  ['agency', known => checkAgency(agencyDraft(known), known)],
];

describe('D-49, PER-11: a saving replaces the parts that it carries, and clears what they leave out', () => {
  beforeEach(() => putInState(bank, 'a person exists', { id: ID, role: 'TIT', level: 'complete' }));

  test.each(pages)(
    'the page of the %s sends its parts whole: nothing that someone has said is lost by pressing Continuer',
    async (_, part) => {
      const before = await told();
      const sent = part(before);
      expect(E.isRight(sent)).toBe(true);
      expect(await saved(E.isRight(sent) ? sent.right : {})).toEqual(before);
    },
  );

  test.each<[what: string, part: ProspectPart]>([
    ['other first names', { identity: { ...person.identity, otherFirstNames: undefined } }],
    ['the agency', { identity: { ...person.identity, agencyId: undefined } }],
    ['a matrimonial regime', { family: { situation: 'CEL', maritalRegime: undefined } }],
    ['the number of a street', { address: { ...person.address, streetNumber: undefined } }],
    ['a complement', { address: { ...person.address, complement: undefined } }],
    ['an employer', { occupation: { ...person.occupation, employer: undefined } }],
    ['obligations abroad', { fiscal: taxPart() }],
  ])('%s left out are cleared, and every other part stays', async (_, part) => {
    const before = await told();
    const after = await saved(part);
    expect(after).toEqual({ ...before, ...part });
    expect(after).not.toEqual(before);
  });

  test('a part that was given at the creation is replaced as well: its other first names are not kept', async () => {
    const { holder, ...file } = bank.subscriptions()[0]!;
    const identity = { ...holder.person.identity, otherFirstnames: 'Lou' };
    bank.keep({ ...file, holder: { ...holder, details: {}, person: { ...holder.person, identity } } });
    const before = await told();
    expect(before.identity.otherFirstNames).toBe('Lou');
    const { identity: after } = await saved({ identity: { ...before.identity, otherFirstNames: undefined } });
    expect(after).toEqual({ ...before.identity, otherFirstNames: undefined });
  });
});
