import { allowedAddress } from './address';

const PAGE = 'https://banque.example.org/ouvrirmoncompte/main';
const places = ['/ouvrirmoncompte/modules/', 'https://modules.example.org:8443/autres/', 'https://mesure.example.org/gtm.js', ''];
const read = (address: string, of: readonly string[] = places): string => allowedAddress(address, of, PAGE);

describe('X02, X20: the address is one of the places, or below a folder of them', () => {
  test.each([
    '/ouvrirmoncompte/modules/main.abc.js',
    'https://banque.example.org/ouvrirmoncompte/modules/main.js?t=1',
    'HTTPS://Banque.Example.ORG:443/ouvrirmoncompte/modules/main.js',
    '/ouvrirmoncompte/x/../modules/main.js',
    'modules/main.js',
    'https://modules.example.org:8443/autres/a/b.js',
    'https://mesure.example.org/gtm.js?id=GTM-1%2F2',
  ])('%s', address => {
    expect(read(address)).toBe(address);
  });

  test.each([
    ['a name that begins like the folder', '/ouvrirmoncompte/modules-other/main.js'],
    ['the folder without its slash', '/ouvrirmoncompte/modules'],
    ['a name that begins like the file', 'https://mesure.example.org/gtm.js.other.js'],
    ['another case in the path', '/ouvrirmoncompte/Modules/main.js'],
    ['a step up', '/ouvrirmoncompte/modules/../config/x.js'],
    ['a step up to the same place, encoded', '/ouvrirmoncompte/x/%2e%2e/modules/main.js'],
    ['encoded dots', '/ouvrirmoncompte/modules/%2e%2e/x.js'],
    ['one encoded dot', '/ouvrirmoncompte/modules/.%2E/x.js'],
    ['an encoded slash', '/ouvrirmoncompte/modules/..%2Fx.js'],
    ['an encoded backslash', '/ouvrirmoncompte/modules/..%5cx.js'],
    ['dots encoded twice', '/ouvrirmoncompte/modules/%252e%252e/x.js'],
    ['a backslash', '/ouvrirmoncompte/modules/..\\x.js'],
    ['a backslash to the same place', '\\ouvrirmoncompte\\modules\\main.js'],
    ['user-info', 'https://modules.example.org:8443@evil.example/autres/a.js'],
    ['user-info before the right host', 'https://evil.example@modules.example.org:8443/autres/a.js'],
    ['a password alone', 'https://:x@modules.example.org:8443/autres/a.js'],
    ['another port', 'https://modules.example.org:8444/autres/a.js'],
    ['no port', 'https://modules.example.org/autres/a.js'],
    ['a port behind the page’s host', 'https://banque.example.org:8443/ouvrirmoncompte/modules/main.js'],
    ['another protocol', 'http://banque.example.org/ouvrirmoncompte/modules/main.js'],
    ['a blob of the right origin', 'blob:https://banque.example.org/ouvrirmoncompte/modules/main.js'],
    ['a script in the address', 'javascript:alert(1)'],
    ['data', 'data:text/javascript,x'],
    ['two slashes', '//evil.example/ouvrirmoncompte/modules/main.js'],
    ['two slashes within', '//ouvrirmoncompte/modules/main.js'],
    ['a host that begins like the right one', 'https://banque.example.org.evil.example/ouvrirmoncompte/modules/main.js'],
    ['a dot behind the host', 'https://banque.example.org./ouvrirmoncompte/modules/main.js'],
    ['a host in other letters', 'https://bаnque.example.org/ouvrirmoncompte/modules/main.js'],
    ['a line end within a host', 'https://modules.example.org\n.evil.example:8443/autres/a.js'],
    ['a folder in the query', '/x.js?/ouvrirmoncompte/modules/main.js'],
    ['no address', 'https://['],
    ['nothing', '/'],
  ])('%s is not: %s', (_what, address) => {
    expect(() => read(address)).toThrow();
  });

  test('a place that is no address allows nothing, an empty one the page alone', () => {
    expect(() => read('https://[', ['https://['])).toThrow();
    expect(() => read('/ouvrirmoncompte/modules/main.js', [''])).toThrow();
  });
});
