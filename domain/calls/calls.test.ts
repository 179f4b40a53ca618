import { patternOf, pathTo } from './call';

describe('API-02: the address of a call', () => {
  test('is its template, with what it leaves open filled in, whatever that holds', () => {
    expect(pathTo('/public/sms')).toBe('/public/sms');
    expect(pathTo('/files/{file}/papers/{paper}', { file: 'A/1 é', paper: '{file}$&' })).toBe(
      '/files/A%2F1%20%C3%A9/papers/%7Bfile%7D%24%26',
    );
    expect(pathTo('/{same}/{same}', { same: 'x' })).toBe('/x/x');
  });

  test('a template matches its own addresses only: one segment where it is open, its dots as they are', () => {
    const standingFor = (template: string, ...paths: readonly string[]) => paths.filter(path => patternOf(template).test(path));
    const papers = ['/files/A-1/papers', '/files/papers', '/files/A/1/papers', '/v1/files/A-1/papers'];
    expect(standingFor('/files/{file}/papers', ...papers)).toEqual(['/files/A-1/papers']);
    const lists = ['/any/lists/a.json', 'lists/a.json', '/v1/lists/a.json', '/lists/ajson'];
    expect(standingFor('lists/{name}.json', ...lists)).toEqual(['/any/lists/a.json', 'lists/a.json']);
    expect(patternOf('/jwt').test('/other//jwt')).toBe(false);
  });
});
