import { createHash } from 'node:crypto';
import { settled } from '@tests/builders/ending';
import { ChannelSessionPeers } from './ChannelSessionPeers';

/** A channel delivers messages to the other channels of its name. */
class HandChannel extends EventTarget {
  static readonly open = new Set<HandChannel>();
  static sent: unknown[] = [];
  constructor() {
    super();
    HandChannel.open.add(this);
  }
  postMessage(data: unknown): void {
    HandChannel.sent.push(data);
    for (const other of HandChannel.open) if (other !== this) other.dispatchEvent(new MessageEvent('message', { data }));
  }
  close(): void {
    HandChannel.open.delete(this);
  }
}

const digest = { sha256: (content: Uint8Array) => () => Promise.resolve(createHash('sha256').update(content).digest('hex')) };
const tab = (): ChannelSessionPeers => new ChannelSessionPeers(digest, () => new HandChannel() as unknown as BroadcastChannel);

beforeEach(() => {
  HandChannel.open.clear();
  HandChannel.sent = [];
});

describe('ERR-05, R12: the tabs of one session', () => {
  const listening = (token: string) => {
    const heard: string[] = [];
    return { heard, leave: tab().whenSignedOut(token, () => heard.push(token)) };
  };

  test('receive the sign-out; tabs of another session do not, nor a tab that was left', async () => {
    const [mine, left, other] = [listening('TOKEN'), listening('TOKEN'), listening('ANOTHER')];
    left.leave();
    tab().signedOut('TOKEN');
    await settled();
    expect([mine.heard, left.heard, other.heard]).toEqual([['TOKEN'], [], []]);
    mine.leave();
    other.leave();
    expect(HandChannel.open.size).toBe(0);
  });

  test('a page that is left while the message is being read does nothing more', async () => {
    const mine = listening('TOKEN');
    const session = await digest.sha256(new TextEncoder().encode('TOKEN'))();
    new HandChannel().postMessage({ session, what: 'out' });
    mine.leave();
    await settled();
    expect(mine.heard).toEqual([]);
  });

  test('X10: the message holds no token', async () => {
    tab().signedOut('TOKEN');
    await settled();
    expect(HandChannel.sent).toEqual([{ session: expect.stringMatching(/^[0-9a-f]{64}$/) as unknown, what: 'out' }]);
    expect(JSON.stringify(HandChannel.sent)).not.toContain('TOKEN');
  });

  test.each([null, 'out', {}, { session: 1, what: 'out' }, { what: 'out' }])(
    'what another page says there is no word of theirs: %p',
    async message => {
      const mine = listening('TOKEN');
      new HandChannel().postMessage(message);
      await settled();
      expect(mine.heard).toEqual([]);
    },
  );

  test('a browser without such channels sends and receives nothing', () => {
    const alone = new ChannelSessionPeers(digest, () => {
      throw new DOMException('refused', 'SecurityError');
    });
    alone.signedOut('TOKEN');
    expect(alone.whenSignedOut('TOKEN', () => undefined)()).toBeUndefined();
  });
});
