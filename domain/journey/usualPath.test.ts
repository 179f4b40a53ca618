import { usualPath } from './usualPath';

describe('D-112: the usual form of a path', () => {
  test.each([
    ['/main', '/main'],
    ['/main/', '/main'],
    ['/main//', '/main'],
    ['/Main', '/main'],
    ['//ouvrirmoncompte///MAIN//', '/ouvrirmoncompte/main'],
    ['/', '/'],
    ['//', '/'],
    ['', '/'],
    ['/a//b/C', '/a/b/c'],
  ])('%s is %s', (path, usual) => expect(usualPath(path)).toBe(usual));

  test.each([
    ['/main/index.html', '/main'],
    ['/Main/INDEX.HTM/', '/main'],
    ['/index.html', '/'],
    ['/main/index.html/x', '/main/index.html/x'],
    ['/main/my-index.html', '/main/my-index.html'],
  ])('D-31: %s, a file that servers add, is %s', (path, usual) => expect(usualPath(path)).toBe(usual));

  test.each([
    ['/error/AUTHENTICATION', '/error/AUTHENTICATION'],
    ['/Base//ERROR//KO_05//', '/base/error/KO_05'],
    ['/ERROR/', '/error'],
  ])('RTE-04: %s, whose type may be a code of the bank, is %s', (path, usual) => expect(usualPath(path)).toBe(usual));
});
