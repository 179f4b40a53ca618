import { type Wording, byReader } from '../byReader';
import { byWhose } from '../byWhose';
import type * as fr from '../fr/identityChoice';
import { acceptedPapersMessages } from './acceptedPapers';
import { dossierPageMessages } from './dossierPage';

const inAppFor = (browser: string): string =>
  `This page is open inside another app. For the video at the end, you may need to open it in ${browser}.`;

const client: Wording<typeof fr.identityChoiceMessages.omc> = {
  title: {
    individual: 'Which identity document do you have to hand?',
    TIT: 'Which identity document for the first account holder?',
    COT: 'Which identity document for the second account holder?',
  },
  hint: papers => `${acceptedPapersMessages.accepted(papers)} We need the original, in colour and still valid.`,
  wallet: 'A digital identity app',
  noPhoto: byWhose(
    'No photos: if you agree, your app sends us your identity and your address.',
    'No photos: if this person agrees, their app sends us their identity and their address.',
  ),
  twoSides: 'The front, then the back',
  oneSide: 'The page with the photo',
  inApp: { safari: inAppFor('Safari'), chrome: inAppFor('Chrome') },
  required: 'Choose an identity document.',
  next: 'Continue',
  other: {
    summary: 'Another document?',
    list: papers => [
      acceptedPapersMessages.others(papers),
      'Residence permit',
      'Refugee travel document',
      'Receipt for a residence permit or asylum application (récépissé)',
    ],
    text: 'We do not accept these documents online. An adviser checks them at a branch.',
    kept: dossierPageMessages.omc.later.kept,
    appointment: 'Book an appointment',
  },
  why: {
    title: 'Why do we need this document?',
    text: byWhose(
      'The law requires the bank to verify your identity before it opens an account. We check your document straight away, then keep it with your application.',
      'The law requires the bank to verify the identity of each account holder before it opens an account. We check the document straight away, then keep it with the application.',
    ),
  },
};

export const identityChoiceMessages: Wording<typeof fr.identityChoiceMessages> = byReader(client, client);
