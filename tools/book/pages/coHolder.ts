import { reglage, words, type Page } from './page';

const card = { catalogNumber: '10039', type: 'CARDS', participants: ['TIT'] };
const may = words({ true: 'oui', false: 'non' });
const seen = words({ whole: 'en entier', reduced: 'réduite' });

export const coHolder: Page = {
  id: 'co-titulaire',
  title: 'Le co-titulaire',
  question: 'Que choisit, que voit et que signe le co-titulaire ? Peut-on se passer de carte ?',
  also: 'compte joint, conjoint, procuration, confidentialité entre titulaires, sans carte, conseiller',
  decisions: [
    {
      title: 'Sans carte',
      rules: ['offer.withoutCardAllowed', 'offer.selectCard'],
      reads: ['offer.client.withoutCard.text'],
      cases: [
        {
          rule: 'offer.withoutCardAllowed',
          of: [
            ['Le titulaire', { participant: 'TIT' }],
            ['Le co-titulaire', { participant: 'COT' }],
          ],
          tells: words({ true: 'peut continuer sans carte', false: 'doit choisir une carte' }),
        },
      ],
    },
    {
      title: 'À qui demander une livraison',
      rules: ['delivery.asked'],
      cases: [
        {
          rule: 'delivery.asked',
          of: [
            ['Le titulaire, qui a choisi une carte', { selection: [card], participant: 'TIT' }],
            [
              'Le co-titulaire, sans carte',
              { selection: [card, { catalogNumber: 'NONE', type: 'CARDS', participants: ['COT'] }], participant: 'COT' },
            ],
          ],
          tells: words({ true: 'on le lui demande', false: 'on ne lui demande rien' }),
        },
      ],
    },
    {
      title: 'Qui est connecté',
      rules: ['adviser.connected'],
      cases: [
        {
          rule: 'adviser.connected',
          of: [
            ['Un inconnu, dossier d’un conseiller', { whose: 'other', isInitBo: '1' }],
            ['Le client de ce dossier', { whose: 'holder', isInitBo: '1' }],
            ['Un inconnu, dossier d’un client', { whose: 'other', isInitBo: '0' }],
            ['Un même numéro pour les deux', { whose: 'both', isInitBo: '1' }],
          ],
          tells: words({
            TIT: 'le titulaire',
            COT: 'le co-titulaire',
            adviser: 'le conseiller',
            nobody: 'personne de ce dossier, rien ne lui est ouvert',
          }),
        },
      ],
    },
    {
      title: 'Qui peut faire quoi',
      rules: ['journey.mayAct'],
      cases: [
        {
          rule: 'journey.mayAct',
          of: [
            ['Le titulaire remplit ses pages', { connected: 'TIT', taskId: 'compInfos', act: 'fill', mode: 'omc' }],
            ['Le conseiller signe pour le client', { connected: 'adviser', taskId: 'signature', act: 'sign', mode: 'mdc' }],
            ['Le titulaire signe à la place du co-titulaire', { connected: 'TIT', taskId: 'coHolderSignature', act: 'sign', mode: 'omc' }],
            ['Le co-titulaire signe lui-même', { connected: 'COT', taskId: 'coHolderSignature', act: 'sign', mode: 'omc' }],
          ],
          tells: may,
        },
      ],
    },
    {
      title: 'Ce que chacun voit de l’autre',
      rules: ['journey.otherHolder', 'holders.shownOfOther'],
      says: [
        'Chacun voit sa partie en entier, et le conseiller voit les deux. Tant que le titulaire n’a pas accepté le récapitulatif, sa session montre les deux parties en entier, car deux personnes peuvent remplir le dossier ensemble. Ensuite, et toujours dans la session du co-titulaire, la partie de l’autre est réduite.',
        'La partie réduite montre les noms, la date de naissance et l’adresse ; l’e-mail y est masqué ; revenus, patrimoine, mobile et justificatifs s’y lisent « Renseigné ».',
      ],
      figures: [reglage('otherHolder', 'Partie de l’autre')],
      cases: [
        {
          rule: 'journey.otherHolder',
          of: [
            [
              'Le titulaire, au récapitulatif, regarde le co-titulaire',
              { policy: 'reduced', connected: 'TIT', of: 'COT', taskId: 'summary', mode: 'omc' },
            ],
            [
              'Le titulaire, une fois qu’il a accepté',
              { policy: 'reduced', connected: 'TIT', of: 'COT', taskId: 'coHolderSummary', mode: 'omc' },
            ],
            ['Le co-titulaire regarde le titulaire', { policy: 'reduced', connected: 'COT', of: 'TIT', taskId: 'compInfos', mode: 'omc' }],
          ],
          tells: seen,
        },
      ],
    },
  ],
};
