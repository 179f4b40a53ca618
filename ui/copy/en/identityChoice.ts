import { type Wording, byReader } from '../byReader';
import type * as fr from '../fr/identityChoice';
import { acceptedPapers } from './acceptedPapers';
import { dossierPageMessages } from './dossierPage';

const inAppFor = (browser: string): string =>
  `This page is open inside another app. For the video at the end, you may need to open it in ${browser}.`;

const client: Wording<typeof fr.identityChoiceMessages.omc> = {
  title: {
    individual: 'Which identity document do you have to hand?',
    TIT: 'Which identity document for the first account holder?',
    COT: 'Which identity document for the second account holder?',
  },
  hint: countries => `${acceptedPapers(countries)} We need the original, in colour and still valid.`,
  wallet: 'My digital identity wallet',
  noPhoto:
    'In an app, with no photos to take. If you agree, it sends us your names, your date and place of birth and your nationality, which the law requires. It also sends your address, so that you do not have to type it, who issued your identity and when it expires.',
  twoSides: 'The front, then the back',
  oneSide: 'The page with your photo',
  inApp: { safari: inAppFor('Safari'), chrome: inAppFor('Chrome') },
  required: 'Choose an identity document.',
  next: 'Continue',
  other: {
    summary: 'I have another document',
    list: [
      'Identity card or passport from another country',
      'Residence permit',
      'Refugee travel document',
      'Receipt for a residence permit or asylum application (récépissé)',
    ],
    text: 'We do not accept these documents online. An adviser looks at them with you at a branch.',
    kept: dossierPageMessages.omc.later.kept,
    appointment: 'Book an appointment',
  },
  why: {
    title: 'Why do we need this document?',
    text: 'The law requires the bank to verify your identity before it opens an account. We check your document straight away, then keep it with your application.',
  },
};

export const identityChoiceMessages: Wording<typeof fr.identityChoiceMessages> = byReader(client, client);
