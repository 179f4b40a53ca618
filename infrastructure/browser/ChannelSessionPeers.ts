import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Digest } from '@application/signature/ports';
import type { SessionPeers } from '@application/session/ports';

const CHANNEL = 'omc.sessions';
const Out = t.strict({ session: t.string, what: t.literal('out') });

/**
 * A BroadcastChannel between the tabs of this origin: it carries a digest of the token, which only a tab with the same token recognises.
 */
export class ChannelSessionPeers implements SessionPeers {
  constructor(
    private readonly digest: Digest,
    private readonly open: () => BroadcastChannel = () => new BroadcastChannel(CHANNEL),
  ) {}

  signedOut(token: string): void {
    const channel = this.channel();
    if (!channel) return;
    void this.named(token).then(session => {
      channel.postMessage({ session, what: 'out' });
      channel.close();
    });
  }

  whenSignedOut(token: string, act: () => void): () => void {
    const channel = this.channel();
    if (!channel) return () => undefined;
    let subscribed = true;
    const mine = this.named(token);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = Out.decode(data);
      if (E.isRight(message)) void mine.then(session => (subscribed && message.right.session === session ? act() : undefined));
    });
    return () => {
      subscribed = false;
      channel.close();
    };
  }

  private named(token: string): Promise<string> {
    return this.digest.sha256(new TextEncoder().encode(token))();
  }

  /** Undefined: the browser has no BroadcastChannel or refuses it; the page then notices the end of the session at its next request. */
  private channel(): BroadcastChannel | undefined {
    return E.toUnion(E.tryCatch(this.open, () => undefined));
  }
}
