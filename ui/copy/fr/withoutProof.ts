import { type ProofCategory, freshness } from '@domain/proofs/papers';
import { ageOf } from './ages';
import { byReader } from '../byReader';
import { hostedMessages } from './hosted';
import { shellMessages } from './shell';

const lostOrRenewed = 'Perdue, volée ou en cours de renouvellement';

const client = {
  summary: 'Je n’ai pas ce document',
  ways: {
    identity: [
      {
        title: 'Une autre pièce',
        text: 'La carte d’identité et le passeport de la page précédente sont acceptés en ligne, en cours de validité. Le permis de conduire et le titre de séjour ne le sont pas.',
      },
      {
        title: lostOrRenewed,
        text: 'Perdue ou volée\u00a0: reprenez votre demande avec la nouvelle. En cours de renouvellement\u00a0: ajoutez l’actuelle, un conseiller l’examinera.',
      },
    ],
    address: [
      {
        title: 'Un autre papier',
        text: `Une facture d’électricité, de gaz, d’internet ou de téléphone, ou un avis d’imposition, de moins ${ageOf(freshness.address)}.`,
      },
      { title: hostedMessages.omc.title, text: hostedMessages.omc.text },
    ],
    income: [
      {
        title: 'Un autre papier',
        text: 'Votre dernier avis d’imposition remplace le bulletin de salaire, même s’il n’y a pas d’impôt à payer.',
      },
      {
        title: 'Études, recherche d’emploi, foyer de vos parents',
        text: 'Ajoutez l’avis d’imposition où votre revenu est déclaré. Si le nom n’est pas le vôtre, continuez avec ce document\u00a0: un conseiller l’examinera.',
      },
    ],
  } satisfies Readonly<Record<ProofCategory, readonly { readonly title: string; readonly text: string }[]>>,
  adviser: {
    title: 'Aucune de ces solutions\u202f?',
    text: 'Un conseiller cherche avec vous le papier qui convient.',
    kept: (day: string) => `Votre dossier est gardé jusqu’au ${day}\u00a0: rien n’est perdu.`,
    button: shellMessages.helpAppointment,
  },
} as const;

const { ways } = client;

const [otherPaper, parents] = [
  {
    title: 'Un autre papier',
    text: 'Le dernier avis d’imposition remplace le bulletin de salaire, même s’il n’y a pas d’impôt à payer.',
  },
  {
    title: 'Études, recherche d’emploi, foyer des parents',
    text: 'Ajoutez l’avis d’imposition où son revenu est déclaré. Si le nom est différent, continuez avec ce document\u00a0: un conseiller l’examinera.',
  },
] as const;

const theirs = {
  summary: 'Ce document manque\u202f?',
  ways: {
    identity: [
      ...ways.identity.slice(0, 1),
      {
        title: lostOrRenewed,
        text: 'Perdue ou volée\u00a0: la demande reprend avec la nouvelle. En cours de renouvellement\u00a0: ajoutez l’actuelle, un conseiller l’examinera.',
      },
    ],
    address: [...ways.address.slice(0, 1), { title: hostedMessages.theirs.title, text: hostedMessages.theirs.text }],
    income: [otherPaper, parents],
  },
  adviser: {
    ...client.adviser,
    text: 'Un conseiller peut trouver le papier qui convient.',
    kept: (day: string) => `Le dossier est gardé jusqu’au ${day}\u00a0: rien n’est perdu.`,
  },
};

/** Alternatives to a document that the person does not have. XTR-02, D-47 */
export const withoutProofMessages = {
  ...byReader(client, {
    ...client,
    summary: 'Le client n’a pas ce document',
    ways: {
      identity: [
        ...ways.identity.slice(0, 1),
        {
          title: lostOrRenewed,
          text: 'Perdue ou volée\u00a0: reprenez le dossier quand le client a la nouvelle. En cours de renouvellement\u00a0: ajoutez l’actuelle, un collègue l’examinera.',
        },
      ],
      address: [...ways.address.slice(0, 1), { title: hostedMessages.mdc.title, text: hostedMessages.mdc.text }],
      income: [
        {
          title: 'Un autre papier',
          text: otherPaper.text,
        },
        {
          title: parents.title,
          text: 'Ajoutez l’avis d’imposition où le revenu du client est déclaré. Si le nom n’est pas le sien, continuez avec ce document\u00a0: un collègue l’examinera.',
        },
      ],
    },
    adviser: {
      ...client.adviser,
      text: 'Le dossier reste ouvert\u00a0: ajoutez le document plus tard.',
      button: 'Prendre rendez-vous',
      kept: theirs.adviser.kept,
    },
  }),
  theirs,
};
