import { X509Certificate } from 'node:crypto';
import fc from 'fast-check';
import { parseTwoDDoc } from './parse';
import { twoDDocSays } from './says';
import { sealed, sealOf, sampleIssuer } from '@sandbox/analysis/seal';

/** Specimens of the specification, v3.3. Line ends replace their separators. */
const specimens = {
  bill: 'DC03FR000001123F1636000126FR245700010MLLE/SAMPLE/ANGELA|20|21BAT 2 ETG 3|227 PLACE DES SPECIMENS|23|25METZ|_3HJIYP3OAJ4LIZNQXCTZMNQPTT5C2XICTEF4UGJ3NDE2CWM7HJOEEK4ACIY4CZOO5ZOFG35APDZMZQFEAEBWRZTW4CBPG35JE2FJ4EY',
  payslip:
    'DC03FR00000112511636060110M/EXEMPLE/HENRY|5000000000000000510157,55200934,553123154124F5515032012581319,24|599894,3|_FCJYSMOD7KDZON5QGBKV355SCX2MDFOFU743UBYK2F3PR6D7EL6WRUUIRU5SQKYAY6OOO5NTPIDWJXSCV4X7VXBUHSUH2HVKY5GVXII',
  notice:
    'DC04FR000001FFFF1FB60401FR432,75|44227801234567845202146RETI PATRICK|4A310720224163198|47300112345678948RETI SOPHIE|490701987765432_QHA4A6QOV6AZJEBTIUNR7QOBXINNTMZTD5COQH6VN24NCZTXA7MYXB6SNSNTWAQRYK3ZFP4ZWBGLTJ6SDSPMURF7YFILKQFIAJY7NTI',
};
const written = (text: string): string => text.replaceAll('|', '\u001d').replace('_', '\u001f');
const read = (text: string) => parseTwoDDoc(written(text))!;

/** The specification's test certificate FR00/0001. */
const certificate = `-----BEGIN CERTIFICATE-----
MIICVzCCAT8CCQCpMEvcR9M4RTANBgkqhkiG9w0BAQUFADBPMQswCQYDVQQGEwJG
UjETMBEGA1UECgwKQUMgREUgVEVTVDEcMBoGA1UECwwTMDAwMiAwMDAwMDAwMDAw
MDAwMDENMAsGA1UEAwwERlIwMDAeFw0xMjExMDExMzQ3NDZaFw0xNTExMDExMzQ3
NDZaMFcxCzAJBgNVBAYTAkZSMRswGQYDVQQKDBJDRVJUSUZJQ0FUIERFIFRFU1Qx
HDAaBgNVBAsMEzAwMDIgMDAwMDAwMDAwMDAwMDAxDTALBgNVBAMMBDAwMDEwWTAT
BgcqhkjOPQIBBggqhkjOPQMBBwNCAASpjw18zWKAiJO+xNQ2550YNKHW4AHXDxxM
3M2dni/iKfckBRTo3cDKmNDHRAycxJKEmg+9pz/DkvTaCuB/hMI8MA0GCSqGSIb3
DQEBBQUAA4IBAQA6HN+w/bzIdg0ZQF+ELrocplehP7r5JuRJNBAgmoqoER7IonCv
KSNUgUVbJ/MB4UKQ6CgzK7AOlCpiViAnBv+i6fg8Dh9evoUcHBiDvbl19+4iREaO
oyVZ8RAlkp7VJKrC3s6dJEmI8/19obLbTvdHfY+TZfduqpVl63RSxwLG0Fjl0SAQ
z9a+KJSKZnEvT9I0iUUgCSnqFt77RSppziQTZ+rkWcfd+BSorWr8BHqOkLtj7EiV
amIh+g3A8JtwV7nm+NUbBlhh2UPSI0eevsRjQRghtTiEn0wflVBX7xFP9zXpViHq
Ij+R9WiXzWGFYyKuAFK1pQ2QH8BxCbvdNdff
-----END CERTIFICATE-----`;
const spki = new X509Certificate(certificate).publicKey.export({ format: 'der', type: 'spki' }).toString('base64');
const keys = [{ authority: 'FR00', certificate: '0001', spki, from: '2010-01-01', until: '2030-12-31' }] as const;

describe('XTR-58: the specification’s specimens', () => {
  test.each([
    [
      'bill',
      '2012-10-15',
      {
        kind: 'bill',
        proves: ['address'],
        facts: {
          lastName: 'SAMPLE',
          firstName: 'ANGELA',
          address: '7 PLACE DES SPECIMENS, BAT 2 ETG 3',
          postalCode: '57000',
          city: 'METZ',
          issued: '2012-10-15',
        },
      },
    ],
    [
      'payslip',
      '2012-11-02',
      {
        kind: 'payslip',
        proves: ['income'],
        facts: { lastName: 'EXEMPLE', firstName: 'HENRY', siret: '00000000000000', issued: '2012-11-02' },
      },
    ],
    [
      'notice',
      undefined,
      {
        kind: 'tax-notice',
        proves: ['address', 'income'],
        facts: { lastName: 'RETI', firstName: 'PATRICK', taxReference: '2278012345678' },
      },
    ],
  ] as const)('%s: every value is read', (name, issued, says) => {
    const doc = read(specimens[name]);
    expect([doc.issued, doc.complete, twoDDocSays(doc)]).toEqual([issued, true, says]);
  });

  test('XTR-19: the signature is the issuer’s, of nothing else, and of a day on which the key was valid', () => {
    for (const text of Object.values(specimens)) expect(sealOf(read(text), keys)).toBe('valid');
    expect(sealOf(read(specimens.bill.replace('7 PLACE', '8 PLACE')), keys)).toBe('false');
    expect(sealOf(read(specimens.bill), [])).toBe('unknown');
    expect(sealOf(read(specimens.bill), [{ ...keys[0], until: '2012-11-01' }])).toBe('unknown');
    expect(sealOf(read(specimens.bill.split('_')[0]!), keys)).toBe('unknown');
  });
});

test('XTR-58: what the samples’ key seals is found valid', () => {
  const message = `DC04${sampleIssuer.authority}${sampleIssuer.certificate}24D124D1000${'1FR24'}44000`;
  expect(sealOf(parseTwoDDoc(sealed(message))!)).toBe('valid');
});

describe('X18: hostile texts', () => {
  const header = 'DC04FR000001FFFF1FB60001FR';

  test.each([
    ['nothing', ''],
    ['a version that nobody knows', specimens.bill.replace('DC03', 'DC05')],
    ['another perimeter', specimens.bill.replace('3636000126', '3636000926').replace('1636000126', '1636000226')],
    ['a text that is too long', `${header}10${'A'.repeat(4_000)}`],
    ['something else', 'https://exemple.fr/DC04'],
  ])('%s is no 2D-Doc', (_, text) => expect(parseTwoDDoc(written(text))).toBeUndefined());

  test('an unknown identifier, or a value that ends too early, ends the reading: what precedes it was read', () => {
    for (const rest of ['ZZ12|25METZ', '24440'])
      expect(read(`${header}10M/UN/DEUX|${rest}`)).toMatchObject({ complete: false, values: new Map([['10', 'M/UN/DEUX']]) });
  });

  test('no text makes it throw', () => {
    const parts = fc.constantFrom('DC04FR000001FFFF1FB60001FR', '10', '24', ...Array.from('\u001d\u001e\u001f\u00005A=7é'));
    fc.assert(
      fc.property(fc.array(parts), some => {
        const doc = parseTwoDDoc(some.join(''));
        return doc === undefined || twoDDocSays(doc) !== null;
      }),
    );
  });
});
