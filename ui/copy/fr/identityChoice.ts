import type { InApp } from '@application/liveness/ports';
import type { AcceptedPapers } from '@domain/proofs/acceptedPapers';
import { acceptedPapersMessages } from './acceptedPapers';
import { byReader } from '../byReader';
import { byWhose } from '../byWhose';
import { dossierPageMessages } from './dossierPage';

const client = {
  title: {
    individual: 'Quelle pièce d’identité avez-vous sous la main\u202f?',
    TIT: 'Quelle pièce d’identité pour le titulaire\u202f?',
    COT: 'Quelle pièce d’identité pour le co-titulaire\u202f?',
  },
  hint: (papers: AcceptedPapers) =>
    `${acceptedPapersMessages.accepted(papers)} Il nous faut l’original, en couleurs et en cours de validité.`,
  /** XTR-38 */
  wallet: 'Une application d’identité numérique',
  noPhoto: byWhose(
    'Sans photo\u00a0: si vous l’acceptez, votre application nous transmet votre identité et votre adresse.',
    'Sans photo\u00a0: avec l’accord de cette personne, son application nous transmet son identité et son adresse.',
  ),
  twoSides: 'Le recto, puis le verso',
  oneSide: 'La page avec la photo',
  /** For in-app browsers, which often block the camera. */
  inApp: {
    safari: 'Cette page s’affiche dans une autre application. Pour la vidéo, à la fin, il faudra peut-être l’ouvrir dans Safari.',
    chrome: 'Cette page s’affiche dans une autre application. Pour la vidéo, à la fin, il faudra peut-être l’ouvrir dans Chrome.',
  } satisfies Record<InApp, string>,
  required: 'Choisissez une pièce d’identité.',
  next: 'Continuer',
  other: {
    summary: 'Un autre document\u202f?',
    list: (papers: AcceptedPapers): readonly string[] => [
      acceptedPapersMessages.others(papers),
      'Titre de séjour',
      'Titre de voyage pour réfugié',
      'Récépissé de demande de titre ou d’asile',
    ],
    text: 'Ces documents ne sont pas acceptés en ligne. Un conseiller les examine en agence.',
    kept: dossierPageMessages.omc.later.kept,
    appointment: 'Prendre rendez-vous',
  },
  why: {
    title: 'Pourquoi cette pièce\u202f?',
    text: byWhose(
      'La loi demande à la banque de vérifier votre identité avant d’ouvrir un compte. Votre document est analysé tout de suite, puis gardé avec votre dossier.',
      'La loi demande à la banque de vérifier l’identité de chaque titulaire avant d’ouvrir un compte. Le document est analysé tout de suite, puis gardé avec le dossier.',
    ),
  },
} as const;

const whyAtDesk =
  'La loi demande à la banque de vérifier l’identité du client avant d’ouvrir un compte. Le document est analysé tout de suite, puis gardé avec le dossier.';

/** ADV-02, D-47 */
export const identityChoiceMessages = byReader(client, {
  ...client,
  title: { ...client.title, individual: 'Quelle pièce d’identité pour le client\u202f?' },
  noPhoto: byWhose('Sans photo\u00a0: si le client l’accepte, son application transmet son identité et son adresse.', client.noPhoto.TIT),
  other: {
    ...client.other,
    summary: 'Le client a un autre document',
    text: 'Ces documents ne sont pas acceptés en ligne. Regardez-les avec le client, en agence.',
    kept: dossierPageMessages.mdc.later.kept,
  },
  why: {
    title: 'À quoi sert cette pièce\u202f?',
    text: byWhose(whyAtDesk, client.why.text.TIT),
  },
});
