import * as E from 'fp-ts/Either';
import type { ProspectPart } from '@domain/holders/prospect';
import type { Workflow } from '@domain/journey/words';
import type { BankApi } from '@infrastructure/http/BankApi';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { holds, refusal } from '../support/call';
import { partsWire, person, taxPart } from '../support/person';
import { instant, pactWith } from '../support/pact';
import { stateWire } from '../support/state';

const pact = pactWith('person');
const notes = { operation: 'saveProspect', requirement: 'PER-11' };
const holder = { id: '87654321', role: 'TIT' } as const;
const coHolder = { id: '87654322', role: 'COT' } as const;
type Who = typeof holder | typeof coHolder;

const { identity, birth, familySituation, address, occupation, fiscalReferences } = partsWire;
const { monthlyNetIncome, wealth } = person;

const identityPart: ProspectPart = { identity: person.identity, birth: person.birth };
const identityBody = { identity, birth };
const otherPart: ProspectPart = { identity: { ...person.identity, civility: 'MR', firstName: 'Éloi' }, birth: person.birth };
const otherBody = { identity: { ...identity, civility: 'MR', firstname: 'Éloi' }, birth };
const addressPart: ProspectPart = { address: person.address };

const parts: readonly (readonly [what: string, who: Who, part: ProspectPart, body: unknown])[] = [
  ['the identity of the holder', holder, identityPart, identityBody],
  ['the identity of the co-holder', coHolder, otherPart, otherBody],
  ['the family situation of the holder', holder, { family: person.family }, { familySituation }],
  ['the address of the holder', holder, addressPart, { address }],
  [
    'the work, income and wealth of the holder',
    holder,
    { occupation: person.occupation, monthlyNetIncome, wealth },
    { occupation, monthlyNetIncome, wealth },
  ],
  ['the agreement of the holder to receive offers', holder, { marketing: true }, { marketingOptIn: '1' }],
  [
    'the agreement of the holder to receive offers by e-mail alone (proposed)',
    holder,
    { marketing: false, marketingChannels: { email: true, sms: false } },
    { marketingOptIn: '0', marketingChannels: { email: '1', sms: '0' } },
  ],
  ['the tax residence of the holder', holder, { fiscal: person.fiscal }, { fiscalReferences }],
];

const born = { birthdate: person.birth.birthdate, nationality: '2620', country: 'PT' };
const abroad = { streetName: 'rua das Flores', postalCode: '4050-262', town: 'PORTO', country: 'PT', housing: 'PRO' };
const work = { category: '8', profession: '8102' };
const named = { ...identity, otherFirstnames: undefined };

/**
 * Other situations of people: an answer that a person lacks, or is not asked, is left out of the body. PER-02, PER-04, PER-05, PER-07,
 * PER-08
 */
const otherwise: typeof parts = [
  [
    'the identity of somebody without other first names, born abroad',
    holder,
    { identity: { ...person.identity, otherFirstNames: undefined }, birth: { ...born, county: undefined, town: 'Porto' } },
    { identity: named, birth: { ...born, town: 'Porto' } },
  ],
  [
    'the birthplace of somebody born in a commune of France that no list has',
    holder,
    { birth: { ...born, country: 'FR', county: '59', town: 'Vieux-Bourg' } },
    { birth: { ...born, country: 'FR', county: '59', town: 'Vieux-Bourg' } },
  ],
  [
    'the identity of somebody with one name only',
    holder,
    { identity: { ...person.identity, firstName: undefined, otherFirstNames: undefined }, birth: person.birth },
    { identity: { ...named, firstname: undefined }, birth },
  ],
  [
    'the family situation of somebody who is not married',
    holder,
    { family: { situation: 'CEL', maritalRegime: undefined } },
    { familySituation: { situation: 'CEL' } },
  ],
  [
    'an address abroad, without a street number',
    holder,
    { address: { ...abroad, streetNumber: undefined, streetType: undefined, complement: undefined } },
    { address: abroad },
  ],
  [
    'an address in a street without a type (proposed, D-70)',
    holder,
    { address: { ...person.address, streetType: '', streetName: 'La Canebière' } },
    { address: { ...address, streetType: '', streetName: 'La Canebière' } },
  ],
  [
    'the income and wealth of the co-holder, who has no employer',
    coHolder,
    { occupation: { ...work, employer: undefined, sector: undefined }, monthlyNetIncome: 0, wealth },
    { occupation: work, monthlyNetIncome: 0, wealth },
  ],
  [
    'the tax residence of somebody who pays taxes in France alone',
    holder,
    { fiscal: taxPart() },
    { fiscalReferences: { frenchTaxResident: '1', otherObligations: [] } },
  ],
];

/** The file is looked at again, with the moment by which the bank answers. */
const underReview = (workflow: Workflow) => {
  const { variables, ...state } = stateWire('middleControl', workflow);
  return { ...state, variables: { ...variables, expectedBy: instant('2025-10-16T12:00:00+02:00') } };
};

const refusals: readonly (readonly [code: string, who: Who, part: ProspectPart, body: unknown, impact: string])[] = [
  ['IDENTICAL_HOLDERS', coHolder, identityPart, identityBody, 'Shows that both holders are the same person, and lets both be corrected.'],
  ['HOLDER_TOO_YOUNG', holder, identityPart, identityBody, 'Shows the page of this refusal.'],
  ['EXCLUSION_PROSPECT_AUTRE', holder, identityPart, identityBody, 'Shows the page of this refusal.'],
  ['EXCLUDED_DEPARTMENT', holder, addressPart, { address }, 'Shows the page of this refusal.'],
];

describe('PUT /v1/prospect/{id}', () => {
  it.each([...parts, ...otherwise])('saves %s', (what, who, part, body) =>
    holds(
      pact,
      {
        ...notes,
        state: 'a person exists',
        params: { ...who, level: 'begun' },
        receiving: `${what}, to be saved`,
        test: `Prospects > saves ${what}`,
        impact: 'Goes on to the next page; nothing is lost when the tab is closed.',
      },
      {
        request: { method: 'PUT', path: `/v1/prospect/${who.id}`, body },
        answer: { status: 204 },
        ask: api => new HttpProspects(api).save(who.id, part),
        become: E.right(undefined),
      },
    ),
  );

  it.each([
    ['holder', holder, 'individual'],
    ['co-holder', coHolder, 'joint'],
  ] as const)('says where the file stands when a name of the %s is corrected at the recap', (what, who, workflow) =>
    holds(
      pact,
      {
        ...notes,
        state: 'a person stands at the recap',
        params: { ...who },
        receiving: `a name of the ${what} that is corrected at the recap, to be saved`,
        test: `Prospects > moves the file, ${what}`,
        impact: 'The page follows the state that is answered: the file is looked at again before anybody signs.',
        requirement: 'XTR-01',
      },
      {
        request: { method: 'PUT', path: `/v1/prospect/${who.id}`, body: { identity: { ...identity, lastname: 'Modèle' } } },
        answer: { status: 200, body: underReview(workflow) },
        ask: api => new HttpProspects(api).save(who.id, { identity: { ...person.identity, lastName: 'Modèle' } }),
        become: E.right(expect.objectContaining({ task: 'middleControl', workflow })),
      },
    ),
  );

  const CODE = '427351';
  const newEmail = (oneTimeCode: string) =>
    ({
      request: { method: 'PUT', path: `/v1/prospect/${holder.id}`, body: { email: 'lou@example.fr', oneTimeCode } },
      ask: (api: BankApi) => new HttpProspects(api).save(holder.id, { email: 'lou@example.fr' }, oneTimeCode),
    }) as const;
  const sentCode = { ...notes, state: 'a person holds a code', params: { ...holder, code: CODE }, requirement: 'XTR-01' } as const;

  it('saves another e-mail at the recap with the code that was sent', () =>
    holds(
      pact,
      {
        ...sentCode,
        receiving: 'another e-mail of the holder with the code that was sent to them, to be saved',
        test: 'Prospects > another e-mail',
        impact: 'The recap shows the new e-mail; the file stays where it stands.',
      },
      { ...newEmail(CODE), answer: { status: 204 }, become: E.right(undefined) },
    ));

  it('saves the e-mail that the adviser corrects after the hand-over (proposed)', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'a file was handed over',
        params: { done: [], id: holder.id },
        receiving: 'another e-mail of the holder, who signs next, from the adviser, to be saved',
        test: 'Prospects > e-mail corrected by the adviser',
        impact:
          'The links that went to the old address are void, and an invitation leaves for the new one; no code is asked of the adviser.',
        requirement: 'ADV-03',
      },
      {
        request: { method: 'PUT', path: `/v1/prospect/${holder.id}`, body: { email: 'lou@example.fr' } },
        answer: { status: 204 },
        ask: api => new HttpProspects(api).save(holder.id, { email: 'lou@example.fr' }),
        become: E.right(undefined),
      },
    ));

  it('refuses another e-mail with another code', () =>
    holds(
      pact,
      {
        ...sentCode,
        receiving: 'another e-mail of the holder with a code that was not sent to them, to be saved',
        test: 'Prospects > e-mail refused',
        impact: 'Says at the code that it is not the one that was sent; the e-mail stays as it was.',
      },
      { ...newEmail('000000'), answer: { status: 422, body: { functionalCode: 'generic' } }, become: refusal('generic') },
    ));

  it.each(refusals)('refuses a person: %s', (code, who, part, body, impact) =>
    holds(
      pact,
      {
        ...notes,
        state: 'a person of the file cannot be accepted',
        params: { ...who, code },
        receiving: `a part of a person, to be saved, that is refused with ${code}`,
        test: `Prospects > ${code}`,
        impact,
        requirement: 'ERR-06',
      },
      {
        request: { method: 'PUT', path: `/v1/prospect/${who.id}`, body },
        answer: { status: 422, body: { functionalCode: code } },
        ask: api => new HttpProspects(api).save(who.id, part),
        become: refusal(code),
      },
    ),
  );
});
