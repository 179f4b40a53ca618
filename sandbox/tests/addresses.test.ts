import { usualAddress } from '@sandbox/web/site';
import { aBank, emptied, frontOf } from './support';

const bank = aBank();
const app = frontOf(bank, 'omc-01');
emptied(bank);

const MAIN = '/ouvrirmoncompte/main';

describe('D-112: the front end’s server reads an address as the pages do', () => {
  test.each([
    ['/ouvrirmoncompte/Main/', MAIN],
    ['//ouvrirmoncompte//main//?utm_source=A//b', `${MAIN}?utm_source=A//b`],
    ['/OuvrirMonCompte/main?x=1', `${MAIN}?x=1`],
    [`${MAIN}/index.html?X`, `${MAIN}?X`],
    ['/Acces/Login/?code=AbC', '/acces/login?code=AbC'],
    ['/ouvrirmoncompte/error/KO_05/', '/ouvrirmoncompte/error/KO_05'],
  ])('%s is served as %s', async (address, usual) => {
    expect(usualAddress(address)).toBe(usual);
    const [given, plain] = [await app.inject(address), await app.inject(usual)];
    expect([given.statusCode, given.headers, given.body]).toEqual([
      plain.statusCode,
      { ...plain.headers, date: given.headers.date },
      plain.body,
    ]);
  });

  test.each([
    '/ouvrirmoncompte/modules/Main.js',
    '/api//v1/states/me',
    '/ouvrirmoncompte-other/Main/',
    '/identite/authorize?redirect_uri=/ouvrirmoncompte/Main/',
  ])('%s is no document, and stays as it is', address => expect(usualAddress(address)).toBe(address));

  test.each(['/', '/ouvrirmoncompte', '/OuvrirMonCompte/'])('%s leads to /main with its query', async address => {
    const { statusCode, headers } = await app.inject(`${address}?utm_source=a&code=b`);
    expect([statusCode, headers.location]).toEqual([302, `${MAIN}?utm_source=a&code=b`]);
  });
});
