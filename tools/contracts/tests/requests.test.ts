import { calls } from '@contracts/calls';
import { requestSchemas } from '@contracts/requests';
import { misfitsOf } from '../bodies';
import { interactionsOf, readPacts } from '../read';

describe('API-01: what is sent is as the description of the calls says', () => {
  test('every call that carries a body has its description, and no other', () => {
    const carrying = calls.filter(({ method }) => method !== 'GET').map(({ number }) => number);
    expect(Object.keys(requestSchemas).sort()).toEqual(carrying.sort());
  });

  test.each(readPacts())('every body of the contract with $provider', pact => {
    const wrong = interactionsOf([pact]).flatMap(({ call, interaction: { request } }) =>
      call ? misfitsOf(call, request.body?.content) : ['no such call'],
    );
    expect(wrong).toEqual([]);
  });

  test.each([
    ['30', { address: { street: 'du Lac' } }],
    ['30', { fiscalReferences: { frenchTaxResident: true, otherObligations: [] } }],
    ['30', { birth: { birthdate: '27/03/1992' } }],
    ['12', { participant: 'holder' }],
    ['7', { docRank: 1 }],
    ['47', { state: 'nowhere' }],
    ['26', 'grant_type=password&client_id=omc-01'],
    ['40', { now: true }],
  ])('call %s would be refused with %j', (number, body) => {
    const call = calls.find(each => each.number === number);
    expect(call && misfitsOf(call, body)).not.toEqual([]);
  });
});
