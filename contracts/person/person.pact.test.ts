import * as E from 'fp-ts/Either';
import { blankProspect, type Prospect } from '@domain/holders/prospect';
import { HttpProspects } from '@infrastructure/http/prospects/HttpProspects';
import { holds, refusal } from '../support/call';
import { beginnerWire, givenPerson, givenValues, givenWire, otherPerson, otherPersonWire, person, personWire } from '../support/person';
import { eachLike, instant, like, pactWith } from '../support/pact';

const pact = pactWith('person');
const notes = { operation: 'getPerson', requirement: 'PER-11' };

const beginner: Prospect = {
  ...blankProspect,
  externalReference: '12345679',
  identity: { ...blankProspect.identity, civility: 'MR', firstName: 'Éloi', lastName: 'Exemple', birthName: 'Exemple' },
  birth: { ...blankProspect.birth, birthdate: '1992-03-27' },
  email: 'eloi@example.fr',
  mobile: '06 39 98 00 02',
};

/** One that cannot be read makes the whole person unreadable: a tax residence would be lost. */
const taxed = {
  ...personWire,
  fiscalReferences: {
    frenchTaxResident: person.fiscal.frenchTaxResident ? '1' : '0',
    otherObligations: eachLike({ country: like('DE') }),
    certifiedAt: instant('2025-10-15T10:00:00+02:00'),
  },
};
const taxedAt: Prospect = { ...person, fiscal: { ...person.fiscal, usPerson: undefined, obligations: [{ country: 'DE' }] } };

describe('GET /v1/persons/{id}', () => {
  it.each([
    ['the holder, of whom everything is known', '87654321', { role: 'TIT', level: 'complete' }, personWire, person],
    ['the holder, each of whose tax residences has its country', '87654321', { role: 'TIT', level: 'complete' }, taxed, taxedAt],
    [
      'the holder, whose values the state gives',
      '87654321',
      { role: 'TIT', level: 'complete', values: givenValues },
      givenWire,
      givenPerson,
    ],
    ['the co-holder, of whom little is known yet', '87654322', { role: 'COT', level: 'begun' }, beginnerWire, beginner],
  ] as const)('tells what the file says of %s', (who, id, params, wire, become) =>
    holds(
      pact,
      {
        ...notes,
        state: 'a person exists',
        params: { id, ...params },
        receiving: `a request for ${who}`,
        test: `Prospects > ${who}`,
        impact: 'Fills the forms with what the file says; what it does not say is asked.',
      },
      {
        request: { method: 'GET', path: `/v1/persons/${id}` },
        answer: { status: 200, body: wire },
        ask: api => new HttpProspects(api).byId(id),
        become: E.right(become),
      },
    ),
  );

  it('D-123: tells the other holder who a person is and where they live, and no more (proposed)', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'the act of a task is another person’s',
        params: { task: 'coHolderSignature', role: 'COT' },
        receiving: 'a request of the co-holder for the holder',
        test: 'Prospects > the other holder',
        impact: 'Says of the rest that it was given, where the configuration says reduced.',
      },
      {
        request: { method: 'GET', path: '/v1/persons/87654321' },
        answer: { status: 200, body: otherPersonWire },
        ask: api => new HttpProspects(api).byId('87654321'),
        become: E.right(otherPerson),
      },
    ));

  it('tells that the file has no such person', () =>
    holds(
      pact,
      {
        ...notes,
        state: 'a person is unknown',
        params: { id: '10000000' },
        receiving: 'a request for somebody whom the file does not name',
        test: 'Prospects > unknown',
        impact: 'Opens the error dialog.',
      },
      {
        request: { method: 'GET', path: '/v1/persons/10000000' },
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpProspects(api).byId('10000000'),
        become: refusal('not_found', 404),
      },
    ));
});
