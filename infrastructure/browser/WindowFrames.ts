import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FrameMessage, Frames } from '@application/browser/ports';

const Message = t.type({ type: t.keyof({ liveness: null, signature: null }), id: t.string, state: t.string }, 'FrameMessage');

/** Messages of other windows: ignores another origin or another shape. X25 */
export class WindowFrames implements Frames {
  listen(origin: string, act: (message: FrameMessage) => void): () => void {
    const onMessage = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin) return;
      const message = Message.decode(event.data);
      if (E.isRight(message)) act(message.right);
    };
    window.addEventListener('message', onMessage);
    return () => window.removeEventListener('message', onMessage);
  }
}
