import * as E from 'fp-ts/Either';
import { HttpPersons } from '@infrastructure/http/holders/HttpPersons';
import { holds, refusal } from '../support/call';
import { interaction } from '../support/interaction';
import { bankAt, bearerHeaders, day, json, like, pactWith } from '../support/pact';
import { endsSession } from '../support/session';

const pact = pactWith('person');
const operation = 'getMe';
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
        answer.headers(json).jsonBody({
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
        answer.headers(json).jsonBody({ externalReference });
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
