import * as E from 'fp-ts/Either';
import * as t from 'io-ts';
import type { FrameMessage, Frames } from '@application/ports/Frames';

const Message = t.type({ type: t.keyof({ liveness: null, signature: null }), id: t.string, state: t.string }, 'FrameMessage');

/** Messages of other windows: an origin that is not the one expected, or another form, is not heard. X25 */
export class WindowFrames implements Frames {
  hear(origin: string, act: (message: FrameMessage) => void): () => void {
    const heard = (event: MessageEvent<unknown>): void => {
      if (event.origin !== origin) return;
      const message = Message.decode(event.data);
      if (E.isRight(message)) act(message.right);
    };
    window.addEventListener('message', heard);
    return () => window.removeEventListener('message', heard);
  }
}
