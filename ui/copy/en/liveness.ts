import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/liveness';

const client: Wording<typeof fr.livenessMessages.omc> = {
  title: 'Video check',
  intro: 'The video starts by itself. You watch it, then you send it.',
  frame: 'Video check of your identity',
  creating: [
    { afterMs: 0, text: 'We are preparing the check.' },
    { afterMs: 10_000, text: 'This is taking a little longer than expected.' },
    { afterMs: 30_000, text: 'The service is slow to answer. You can wait, or come back later. We keep your application.' },
  ],
  awaited: {
    title: 'Have you finished your video?',
    text: 'We have not received it yet. If nothing comes in the next few seconds, we will offer you another try.',
    moreTime: 'I need more time',
  },
  frameMissing: {
    title: 'Can you not see the video page?',
    text: 'Your browser may be blocking it here. Open it in full screen. You will then come back to your application. This does not use up a try.',
    go: 'Open the video in full screen',
  },
  failed: {
    title: 'The check could not start',
    text: 'This does not use up a try, and we keep your application. Try again, or come back later.',
    again: 'Try again',
  },
  leave: 'Stop and go back to the instructions',
  progress: {
    title: 'We are checking your video',
    messages: [
      { afterMs: 0, text: 'We have your video. The check usually takes less than a minute.' },
      { afterMs: 10_000, text: 'One more moment. The check is in progress.' },
      { afterMs: 30_000, text: 'The check is taking longer than usual. If it does not work, you can start again.' },
    ],
  },
  ok: {
    title: 'The client’s identity is verified',
    text: 'The result is saved in the client’s file.',
    next: 'Back to the file',
  },
};

export const livenessMessages: Wording<typeof fr.livenessMessages> = byReader(client, client);
