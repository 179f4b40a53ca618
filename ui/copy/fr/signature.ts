import type { SignatureLevel } from '@application/Settings';
import type { SmsState } from '@domain/signature/smsState';
import { dossierPageMessages } from './dossierPage';

export const signatureMessages = {
  title: 'Signez vos documents',
  /** Only a qualified signature has the value of a written one: règlement (UE) n° 910/2014, article 25.2. */
  intro: {
    advanced: 'Votre signature électronique vous engage, comme une signature sur papier.',
    qualified: 'Votre signature électronique a la même valeur qu’une signature manuscrite.',
  } satisfies Record<SignatureLevel, string>,
  frame: 'Signature de vos documents',
  opening: [
    { afterMs: 0, text: 'Nous préparons la signature.' },
    { afterMs: 10_000, text: 'Encore un instant\u00a0: la signature s’ouvre.' },
    { afterMs: 30_000, text: 'C’est plus long que prévu. Vous pouvez attendre, ou revenir plus tard\u00a0: rien n’est perdu.' },
  ],
  code: {
    title: 'Le code n’est pas arrivé\u202f?',
    text: 'Ne donnez ce code à personne.',
    again: 'Renvoyer le code',
    states: {
      success: 'Un code vient de partir par SMS.',
      pending: 'Un code vient déjà de partir.',
      'max-tries': 'Vous avez demandé trop de codes. Contactez un conseiller pour continuer.',
      failed: 'Le code n’a pas pu partir. Essayez à nouveau.',
    } satisfies Record<SmsState, string>,
    wait: (seconds: number): string => `Vous pourrez en demander un autre dans ${seconds}\u00a0s.`,
  },
  phone: {
    text: 'La signature s’ouvre en plein écran, puis vous revenez ici.',
    go: 'Aller signer',
    leaving: 'Ouverture de la signature…',
    straight: [{ afterMs: 0, text: 'Un code part par SMS, et la signature s’ouvre.' }],
  },
  /** The provider's page failed to load in its frame. */
  frameMissing: {
    title: 'La page de signature ne s’affiche pas\u202f?',
    text: 'Votre navigateur la bloque peut-être dans ce cadre. Ouvrez-la en plein écran\u00a0: vous reviendrez ensuite à votre demande.',
    go: 'Ouvrir la signature en plein écran',
  },
  stopped: {
    title: 'Nous attendons toujours votre signature',
    text: 'Vous avez signé\u202f? Vérifiez à nouveau. Sinon, continuez à votre rythme\u00a0: rien n’est perdu, et un SMS vous préviendra de la suite.',
    again: 'Vérifier à nouveau',
  },
  completing: {
    title: 'Nous enregistrons votre signature',
    messages: [
      { afterMs: 0, text: 'Votre signature est reçue.' },
      { afterMs: 10_000, text: 'Encore un instant\u00a0: nous enregistrons votre signature.' },
      { afterMs: 30_000, text: 'C’est plus long que prévu. Votre signature, elle, est acquise.' },
    ],
  },
  outcomes: {
    /** One status covers a refusal and an unconfirmed signature: the text fits both. SGN-04 */
    refused: {
      title: 'Vos documents ne sont pas signés',
      text: 'La signature a été refusée ou n’a pas pu être validée. Cela ne vous engage à rien\u00a0: vous pouvez signer à nouveau, ou continuer avec un conseiller.',
    },
    error: {
      title: 'La signature n’a pas abouti',
      text: 'Le temps prévu pour signer est écoulé, ou le service de signature s’est interrompu. Cela ne vous engage à rien, et votre dossier est conservé. Reprenez la signature\u00a0: un nouveau code vous sera envoyé.',
    },
    /** Whether it was signed before is not known. */
    unopened: {
      title: 'La signature n’a pas pu s’ouvrir',
      text: 'La page de signature ne s’affiche pas pour l’instant. Votre dossier est conservé\u00a0: réessayez dans un instant.',
    },
  },
  restart: 'Reprendre la signature',
  again: 'Réessayer',
  appointment: dossierPageMessages.omc.adviser,
} as const;
