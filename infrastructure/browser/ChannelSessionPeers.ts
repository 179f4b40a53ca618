import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { Digest } from '@application/ports/Digest';
import type { SessionPeers } from '@application/ports/SessionPeers';

const CHANNEL = 'omc.sessions';
const Out = t.strict({ session: t.string, what: t.literal('out') });

/** A channel that every tab of this origin hears: it carries a digest of the token, which only a tab with the same token recognises. */
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
    let heard = true;
    const mine = this.named(token);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const said = Out.decode(data);
      if (E.isRight(said)) void mine.then(session => (heard && said.right.session === session ? act() : undefined));
    });
    return () => {
      heard = false;
      channel.close();
    };
  }

  private named(token: string): Promise<string> {
    return this.digest.sha256(new TextEncoder().encode(token))();
  }

  /** Undefined: a browser without such channels, or that refuses them here; the page asks the bank when it is shown. */
  private channel(): BroadcastChannel | undefined {
    return E.toUnion(E.tryCatch(this.open, () => undefined));
  }
}
