import type { InEach } from '../language';
import { weightMessages as weightInEnglish } from '@ui/copy/en/weight';
import { weightMessages } from '@ui/copy/fr/weight';

const french = {
  /** Of a document, as the front end says it. */
  weight: weightMessages.rounded,
  title: 'Signer vos contrats',
  intro: 'Lisez vos contrats, puis signez avec le code reçu par SMS.',
  left: (time: string): string => `Vous avez encore ${time} pour signer.`,
  papers: 'Vos contrats',
  newTab: '(nouvel onglet)',
  pages: (count: number): string => `${count}\u00a0page${count > 1 ? 's' : ''}`,
  sign: 'Signer',
  refuse: 'Refuser de signer',
  lastSms: 'Vérifiez le dernier SMS reçu.',
  unknown: { title: 'Page inconnue', text: 'Revenez à votre demande.' },
  endings: {
    OK: { title: 'Contrats signés', text: 'Votre signature est enregistrée.' },
    KO: { title: 'Signature refusée', text: 'Vous n’avez pas signé. Cela ne vous engage à rien.' },
    ERROR: {
      title: 'Signature interrompue',
      text: 'La signature n’a pas abouti. Cela ne vous engage à rien. Revenez à votre demande pour recommencer.',
    },
    ONGOING: { title: 'Délai dépassé', text: 'Le délai pour signer est passé. Revenez à votre demande pour recommencer.' },
  },
} as const;

/** The ceremony's pages; the contracts and their titles stay French. XTR-12, D-75 */
export const signingWords: InEach<typeof french> = {
  fr: french,
  en: {
    weight: weightInEnglish.rounded,
    title: 'Sign your contracts',
    intro:
      'Read your contracts, then sign with the code received by SMS. The contracts are in French, and only the French text is binding.',
    left: time => `You have ${time} left to sign.`,
    papers: 'Your contracts',
    newTab: '(new tab)',
    pages: count => `${count}\u00a0page${count > 1 ? 's' : ''}`,
    sign: 'Sign',
    refuse: 'Refuse to sign',
    lastSms: 'Check the last SMS that you received.',
    unknown: { title: 'Unknown page', text: 'Go back to your application.' },
    endings: {
      OK: { title: 'Contracts signed', text: 'We have saved your signature.' },
      KO: { title: 'Signature refused', text: 'You have not signed. You are not committed to anything.' },
      ERROR: {
        title: 'Signature interrupted',
        text: 'The signature was not completed. You are not committed to anything. Go back to your application to start again.',
      },
      ONGOING: { title: 'Time is up', text: 'The time to sign has run out. Go back to your application to start again.' },
    },
  },
};
