import type { HttpReferentials } from '@infrastructure/http/referentials/HttpReferentials';
import { answers, refuses } from '../support/list';
import { like, pactWith } from '../support/pact';

const pact = pactWith('referential');
const notes = { operation: 'getFiscalFormat', requirement: 'PER-08' };
const of = (code: string) => ({
  path: `/v1/countries/${code}/fiscalFormat`,
  ask: (referentials: HttpReferentials) => referentials.fiscalFormat(code),
});

describe('GET /v1/countries/{code}/fiscalFormat', () => {
  it('tells the form of a country’s tax ids', () =>
    answers<string | undefined>(
      pact,
      {
        ...notes,
        state: 'a country has a fiscal format',
        params: { code: 'DE' },
        receiving: 'a request for the form of the tax ids of a country',
        test: 'Referentials > fiscal format',
        impact: 'A tax id of another form is refused at its field.',
      },
      of('DE'),
      { format: like('[1-9][0-9]{10}') },
      '[1-9][0-9]{10}',
    ));

  it('knows no form of a country’s tax ids', () =>
    answers<string | undefined>(
      pact,
      {
        ...notes,
        state: 'a country has no fiscal format',
        params: { code: 'MC' },
        receiving: 'a request for the form of the tax ids of a country that has none',
        test: 'Referentials > no fiscal format',
        impact: 'Any tax id is taken.',
      },
      of('MC'),
      undefined,
      undefined,
    ));

  it('knows no such country', () =>
    refuses(
      pact,
      {
        ...notes,
        state: 'a country is unknown',
        params: { code: 'ZZ' },
        receiving: 'a request for the form of the tax ids of a country that does not exist',
        test: 'Referentials > fiscal format of no country',
        impact: 'Opens the error dialog, with another try.',
      },
      of('ZZ'),
      404,
      'not_found',
    ));
});
