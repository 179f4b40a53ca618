import axios from 'axios';
import * as E from 'fp-ts/Either';
import { endingSettings } from '@tests/builders/ending';
import { HttpPapers } from './HttpPapers';

afterEach(() => jest.restoreAllMocks());

/** Reads a document at whose address something answers this. */
const reading = (body: string, status = 200, contentType = 'text/html') => {
  const data = new TextEncoder().encode(body).buffer;
  const get = () => Promise.resolve({ status, headers: { 'content-type': contentType }, data });
  jest.spyOn(axios, 'create').mockReturnValue({ get } as never);
  return new HttpPapers(endingSettings()).read('https://banque.example.org/api/papers/T')();
};

test('XTR-40: a document is its bytes', async () => {
  const read = await reading('%PDF-1.7', 200, 'application/pdf');
  expect(E.isRight(read) && new TextDecoder().decode(read.right)).toBe('%PDF-1.7');
});

test.each(['<html><h1>Wi-Fi</h1></html>', '<!doctype html><title>Wi-Fi</title>', '\n  <HTML lang="fr">', '<head></head>'])(
  'D-122: the page of an access point is no document: %j',
  async page => {
    expect(await reading(page)).toEqual(E.left({ kind: 'unreachable', by: 'between' }));
  },
);

test.each([
  ['an address that was used before', 404, '{"error":"link_used_or_expired"}', 'application/json', { kind: 'absent' }],
  ['a gateway in trouble', 502, '<html>', 'text/html', { kind: 'unreachable', by: 'gateway' }],
  ['a network that refuses', 403, '<html>', 'text/html', { kind: 'unreachable', by: 'between' }],
] as const)('D-122: %s is told as what it is', async (_what, status, body, contentType, failure) => {
  expect(await reading(body, status, contentType)).toEqual(E.left(failure));
});
