import { calls } from '@contracts/calls';
import { interactionsOf, isRefused, readPacts } from '../read';
import { Sandboxed } from '../sandboxed';

/** A body or header with the key by which a repeat is known. R04 */
const isKeyed = (headers: Readonly<Record<string, unknown>> = {}): boolean =>
  Object.keys(headers).some(name => name.toLowerCase() === 'idempotency-key');

const told = interactionsOf(readPacts()).filter(({ call, interaction }) => call && call.method !== 'GET' && !isRefused(interaction));

describe('R03, R04: a browser repeats by itself a request whose connection was cut once the bank had acted', () => {
  const mutations = calls.filter(({ method }) => method !== 'GET');

  test.each(mutations)('call $number, $method $path: it carries a key, or its contract says what then holds', call => {
    const own = told.filter(each => each.call === call);
    const idempotencyHeader = own.length > 0 && own.every(({ interaction }) => isKeyed(interaction.request.headers));
    expect([idempotencyHeader, (call.repeated ?? '') !== '']).toEqual([idempotencyHeader, !idempotencyHeader]);
  });

  const sandbox = new Sandboxed();
  afterAll(() => sandbox.close());

  test.each(told.map(each => [each.interaction.description, each] as const))('%s: twice has the effects of once', async (_what, each) => {
    const first = await sandbox.answer(each);
    const once = sandbox.effects();
    const second = await sandbox.again(each);
    const message = (once['message'] ?? 0) + (each.call?.operation === 'exchangeLinkCode' ? 1 : 0); // the new link, once
    expect(sandbox.effects()).toEqual({ ...once, message });
    if (each.call?.repeated === undefined) expect(second.status).toBe(first.status);
  });
});
