import * as E from 'fp-ts/Either';
import type { Failure } from './failure';
import { cached } from './cached';
import { inLanguage, trusted } from './trusted';
import { Watches } from './watch';
import { HandClock, HandVisibility, InTurn, signedOut, unreachable } from '@tests/builders/ending';
import { words } from '@tests/support/pairs';

const no = (failure: Failure): E.Either<Failure, string> => E.left(failure);

test('D-30: asking ends with a failure', async () => {
  const check = new InTurn([E.right('ongoing'), no(signedOut)]);
  const watch = new Watches(new HandClock(), new HandVisibility()).start();
  const rhythm = { everyMs: 2_000, tries: 20 };
  const never = () => false;
  expect(await watch.run(rhythm, () => check.next()(), never)()).toEqual(no(signedOut));
  expect(check.asked).toBe(2);
});

describe('a list that does not change', () => {
  test('is asked for once, however many ask', async () => {
    const countries = new InTurn([E.right('France')]);
    const ask = cached(() => countries.next()());
    expect(await Promise.all([ask(), ask()])).toEqual([E.right('France'), E.right('France')]);
    await ask();
    expect(countries.asked).toBe(1);
  });

  test('is asked for again after a failure', async () => {
    const countries = new InTurn([no(unreachable), E.right('France')]);
    const ask = cached(() => countries.next()());
    expect(await ask()).toEqual(no(unreachable));
    expect(await ask()).toEqual(E.right('France'));
  });
});

describe('X20: an address that the bank gives', () => {
  const origins = ['https://video.example.org'];
  const read = (url: string) =>
    E.map((found: { readonly url: string }) => found.url)(trusted({ url }, 'https://compte.example.fr/ouvrirmoncompte/', origins));

  test('is used where its origin is configured', () => {
    expect(read('https://video.example.org/capture?id=1')).toEqual(E.right('https://video.example.org/capture?id=1'));
  });

  test.each(
    words(`
    https://elsewhere.example.org/capture http://video.example.org/capture javascript:alert(1) data:text/html,x
    //elsewhere.example.org/ /capture https://video.example.org.elsewhere.example/ https://video.example.org@elsewhere.example/capture
    https://name@video.example.org/capture https://video.example.org:8443/capture https://video.example.org./capture
    https://vidéo.example.org/capture blob:https://video.example.org/1 https://video.example.org/..%2Fcapture http://[
  `),
  )('%s is none', address => {
    expect(read(address)).toEqual(E.left({ kind: 'unreadable', report: ['url'] }));
  });
});

test.each([
  ['en', '/capture', '/capture?lang=en'],
  ['en', '/capture?sig=%2f~a#b', '/capture?sig=%2f~a&lang=en#b'],
  ['fr', '/capture', '/capture'],
] as const)('XTR-12: the provider’s page is asked for in %s: %s', (language, given, opened) => {
  const site = 'https://video.example.org';
  expect(inLanguage(language)({ url: site + given })).toEqual({ url: site + opened });
});
