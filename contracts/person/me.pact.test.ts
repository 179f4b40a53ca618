import * as E from 'fp-ts/Either';
import type { Failure } from '@application/failure';
import type { Person } from '@domain/holders/person';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { holds, refusal } from '../support/call';
import { interaction } from '../support/interaction';
import { bankAt, bearerHeaders, day, json, like, pactWith, noStore } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('person');
const operation = 'getMe';
const me = {
  'externalReference.externalReferenceValue': '12345699',
  'identity.firstname': 'Gaëtan',
  'identity.lastname': 'Spécimen',
  'birth.birthdate': '1988-02-29',
};
const externalReference = { externalReferenceValue: like('12345678') };

describe('GET /v1/persons/me', () => {
  it('tells who is connected', async () => {
    await interaction(pact, {
      state: "the prospect's details are",
      params: { level: 'complete' },
      receiving: 'a request for the person connected, whose details are known',
      test: 'Persons > complete',
      impact: 'Greets the person by name and tells holder from co-holder.',
      operation,
      requirement: 'STP-06',
    })
      .withRequest('GET', '/v1/persons/me', request => {
        request.headers(bearerHeaders);
      })
      .willRespondWith(200, answer => {
        answer.headers({ ...json, ...noStore }).jsonBody({
          externalReference,
          identity: { firstname: like('Maëlle'), lastname: like('Exemple') },
          birth: { birthdate: day('1992-03-27') },
        });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpPersons(bankAt(url)).me()()).toEqual(
          E.right({ externalReference: '12345678', firstName: 'Maëlle', lastName: 'Exemple', birthdate: '1992-03-27' }),
        );
      });
  });

  it('D-105: tells the number, name and birthdate that the state gives', () =>
    holds(
      pact,
      {
        state: "the prospect's details are",
        params: { level: 'complete', values: me },
        receiving: 'a request for the person connected, whose values the state gives',
        test: 'Persons > values of the state',
        impact: 'Tells holder from co-holder by this number, and greets by this name.',
        operation,
        requirement: 'STP-06',
      },
      {
        request: { method: 'GET', path: '/v1/persons/me' },
        answer: {
          status: 200,
          body: {
            externalReference: { externalReferenceValue: me['externalReference.externalReferenceValue'] },
            identity: { firstname: me['identity.firstname'], lastname: me['identity.lastname'] },
            birth: { birthdate: me['birth.birthdate'] },
          },
        },
        ask: api => new HttpPersons(api).me(),
        become: E.right<Failure, Person>({
          externalReference: '12345699',
          firstName: 'Gaëtan',
          lastName: 'Spécimen',
          birthdate: '1988-02-29',
        }),
      },
    ));

  it('accepts a person of whom nothing but the number is known', async () => {
    await interaction(pact, {
      state: "the prospect's details are",
      params: { level: 'minimal' },
      receiving: 'a request for the person connected, of whom only the number is known',
      test: 'Persons > minimal',
      impact: 'Greets without a name; everything else is asked.',
      operation,
      requirement: 'STP-06',
    })
      .withRequest('GET', '/v1/persons/me', request => {
        request.headers(bearerHeaders);
      })
      .willRespondWith(200, answer => {
        answer.headers({ ...json, ...noStore }).jsonBody({ externalReference });
      })
      .executeTest(async ({ url }) => {
        expect(await new HttpPersons(bankAt(url)).me()()).toEqual(
          E.right({ externalReference: '12345678', firstName: undefined, lastName: undefined, birthdate: undefined }),
        );
      });
  });

  it('tells that nothing is known of the person connected', () =>
    holds(
      pact,
      {
        state: "the prospect's details are",
        params: { level: 'none' },
        receiving: 'a request for the person connected, of whom nothing is known',
        test: 'Persons > none',
        impact: 'Shows the generic error page, from which one may try again.',
        operation,
        requirement: 'ERR-02',
      },
      {
        request: { method: 'GET', path: '/v1/persons/me' },
        answer: { status: 404, body: { error: 'not_found' } },
        ask: api => new HttpPersons(api).me(),
        become: refusal('not_found', 404),
      },
    ));

  endsSession(pact, { what: 'getMe', path: '/v1/persons/me', ask: api => new HttpPersons(api).me() });
});
