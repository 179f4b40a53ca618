import { fetchReference } from '../../src/loader/reference';
import { interaction } from '../support/interaction';
import { eachEntryLike, json, pactWith, regex } from '../support/pact';

const pact = pactWith('module-host');
const path = '/ouvrirmoncompte/modules/reference.json';
const NOW = 1_760_515_200_000;
const modules = { main: 'aGFzaC1vZi1tYWlu', 'brand-01': 'aGFzaC1vZi1icmFuZA' };
const operation = 'getModuleReference';

describe('GET modules/reference.json', () => {
  it.each([
    ['names the modules', modules, modules],
    ['may name none', {}, {}],
    ['gives each module a hash', { main: modules.main }, eachEntryLike('main', regex('^[A-Za-z0-9_-]+$', modules.main))],
  ] as const)('%s', async (what, published, wire) => {
    await interaction(pact, {
      state: 'module hashes are published',
      params: { modules: published },
      receiving: `a request for the module reference that ${what}`,
      test: `Modules > ${what}`,
      impact: 'Each module is loaded from the path that carries its hash, and checked against it.',
      operation,
      requirement: 'LOD-01',
    })
      .withRequest('GET', path, request => {
        request.query({ t: String(NOW) });
      })
      .willRespondWith(200, answer => {
        answer.headers(json).jsonBody(wire);
      })
      .executeTest(async ({ url }) => {
        expect(await fetchReference(address => fetch(address), `${url}/ouvrirmoncompte/modules/`, NOW)).toEqual(published);
      });
  });

  it('is asked for again without the query where the query is not found', async () => {
    await interaction(pact, {
      state: 'module hashes are absent with a query',
      params: { modules },
      receiving: 'a request for the module reference with a query that is not found',
      test: 'Modules > no query',
      impact: 'The page starts all the same.',
      operation,
      requirement: 'LOD-01',
    })
      .withRequest('GET', path, request => {
        request.query({ t: String(NOW) });
      })
      .willRespondWith(404)
      .executeTest(async ({ url }) => {
        const seen: string[] = [];
        const ask = (address: string): Promise<Response> => {
          seen.push(address);
          return address.includes('?') ? fetch(address) : Promise.resolve(Response.json(modules));
        };
        expect(await fetchReference(ask, `${url}/ouvrirmoncompte/modules/`, NOW)).toEqual(modules);
        expect(seen).toHaveLength(2);
      });
  });
});
