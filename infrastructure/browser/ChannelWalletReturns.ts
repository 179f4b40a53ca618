import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { WalletReturns } from '@application/wallet/ports';

const CHANNEL = 'omc.wallet';
const Code = t.strict({ responseCode: t.string });

/** A BroadcastChannel between the tabs of this origin. The code alone opens nothing: the bank wants the session that asked beside it. */
export class ChannelWalletReturns implements WalletReturns {
  constructor(private readonly open: () => BroadcastChannel = () => new BroadcastChannel(CHANNEL)) {}

  hand(code: string): void {
    const channel = this.channel();
    channel?.postMessage({ responseCode: code });
    channel?.close();
  }

  whenHanded(act: (code: string) => void): () => void {
    const channel = this.channel();
    channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const message = Code.decode(data);
      if (E.isRight(message)) act(message.right.responseCode);
    });
    return () => channel?.close();
  }

  /** Undefined: the browser has no BroadcastChannel or refuses it. */
  private channel(): BroadcastChannel | undefined {
    return E.toUnion(E.tryCatch(this.open, () => undefined));
  }
}
