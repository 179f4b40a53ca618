import * as E from 'fp-ts/Either';
import type { DocumentScan } from './ports';
import type { IssuerKey } from '@domain/proofs/twoDDoc/issuers';
import { WebSealCheck } from '@infrastructure/browser/WebSealCheck';
import { sampleIssuer, sealed, trustedKeys } from '@sandbox/analysis/seal';
import { DeviceReadings } from './DeviceReadings';
import { ReadTwoDDoc } from './ReadTwoDDoc';

const page: DocumentScan = { side: 'SINGLE', mimeType: 'image/jpeg', content: new Blob() };
const message = `DC04${sampleIssuer.authority}${sampleIssuer.certificate}24D124D10001FR244400022${'12 RUE DES TILLEULS'}\u001d25NANTES`;
const bill = sealed(message);

const read = async (texts: readonly string[], keys: readonly IssuerKey[] | 'none served' = trustedKeys) => {
  let asked = 0;
  const all = () => async () => {
    asked += 1;
    return keys === 'none served' ? E.left({ kind: 'unreachable' as const }) : E.right(keys);
  };
  const use = new ReadTwoDDoc({ textsOn: () => async () => texts }, { all }, new WebSealCheck());
  await use.on(page)();
  return { found: await use.on(page)(), asked };
};

describe('XTR-19: the 2D-Doc of a page', () => {
  test('its signature is checked against the keys of the bank, which are asked for once', async () => {
    const { found, asked } = await read(['https://exemple.fr', bill]);
    expect([found?.seal, found?.facts.address, asked]).toEqual(['valid', '12 RUE DES TILLEULS', 1]);
  });

  test.each([
    ['another text under the same signature is false', bill.replace('12 RUE', '14 RUE'), trustedKeys, 'false'],
    ['without a signature nothing can be checked', message, trustedKeys, 'unknown'],
    ['without a key of the issuer either', bill, [], 'unknown'],
    ['nor with a key that is none', bill, trustedKeys.map(key => ({ ...key, spki: 'AAAA' })), 'unknown'],
  ])('%s', async (_, text, keys, seal) => expect((await read([text], keys)).found?.seal).toBe(seal));

  test('a bank that serves no keys stops nothing; no symbol, no word', async () => {
    expect((await read([bill], 'none served')).found?.seal).toBe('unknown');
    expect(await read([])).toEqual({ found: undefined, asked: 0 });
    expect((await read(['DC05XX99', bill.replace('10001FR', '1ZZ01FR')])).found).toBeUndefined();
  });

  test('D-63: it is offered for what it proves, never under a false signature', async () => {
    const readings = new DeviceReadings();
    const { found } = await read([bill]);
    readings.keep('2', found);
    expect(readings.factsOf('2', 'address')).toMatchObject({ postalCode: '44000', city: 'NANTES' });
    expect([readings.factsOf('2', 'income'), readings.factsOf('6', 'address')]).toEqual([{}, {}]);
    readings.keep('2', found && { ...found, seal: 'false' });
    expect(readings.factsOf('2', 'address')).toEqual({});
  });
});
