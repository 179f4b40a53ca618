import { reglage, words, type Page } from './page';

const may = words({ true: 'oui', false: 'non' });
const seen = words({ whole: 'en entier', reduced: 'réduite' });

export const coHolder: Page = {
  id: 'co-titulaire',
  title: 'Le co-titulaire et le conseiller',
  question: 'Que choisit, que voit et que signe chacun ?',
  decisions: [
    {
      title: 'Compte joint, carte et livraison',
      also: 'sans carte',
      rules: ['offer.withoutCardAllowed', 'offer.selectCard', 'delivery.asked'],
      says: [
        'Compte joint : {jointAccount}, selon la marque ; « annoncé » : la page en parle sans l’ouvrir. Chacun choisit sa carte ; seul le co-titulaire peut continuer sans. Le mode de livraison est demandé à qui a choisi une carte.',
      ],
      figures: [reglage('jointAccount', 'Compte joint', 'ouvert ou seulement annoncé')],
    },
    {
      title: 'Qui est connecté',
      rules: ['adviser.connected'],
      says: [
        'Le conseiller est celui qui n’est aucun des deux titulaires d’un dossier créé en agence. Dans un dossier que le client a créé, qui n’est aucun des deux n’a accès à rien ; si un même numéro désigne les deux, non plus.',
      ],
      cases: [
        {
          rule: 'adviser.connected',
          of: [
            ['Un inconnu, dossier d’un conseiller', { whose: 'other', isInitBo: '1' }],
            ['Un inconnu, dossier d’un client', { whose: 'other', isInitBo: '0' }],
            ['Un même numéro pour les deux titulaires', { whose: 'both', isInitBo: '1' }],
          ],
          tells: words({
            TIT: 'le titulaire',
            COT: 'le co-titulaire',
            adviser: 'le conseiller',
            nobody: 'personne de ce dossier, rien ne lui est ouvert',
          }),
          inTable: true,
        },
      ],
    },
    {
      title: 'Qui peut faire quoi',
      also: 'conseiller (pouvoirs), procuration, récapitulatif',
      rules: ['journey.mayAct'],
      says: [
        'Les deux titulaires remplissent ensemble leur dossier, ou le conseiller le sien, accords de {@offer.digitalDocuments} et {@consent.marketing} compris. Une fois que le titulaire a accepté son récapitulatif, le co-titulaire ne corrige que sa partie ; le titulaire revient au récapitulatif pour corriger, puis accepte de nouveau. Quand le titulaire a signé, le co-titulaire reçoit un lien par e-mail, relit, accepte, se filme, lit les documents et signe ; s’il n’a pas signé à la date limite, tout est effacé ({@kept}). Tout reste corrigeable jusqu’à la signature, sauf le mobile et le type de compte.',
        'Accepter les conditions, certifier sa résidence fiscale, se filmer, lire les documents, signer et renoncer : la personne concernée seule, dans sa propre session ; jamais le conseiller ni l’autre titulaire.',
        'Le conseiller confirme un nouveau client ({@duplicates.decide}), transmet le dossier au client, suit la vidéo et la signature, et corrige ensuite une adresse e-mail. Il ne remplit plus un dossier transmis, sauf si le client lui signale une erreur : rien ne se signe entre-temps.',
      ],
      cases: [
        {
          rule: 'journey.mayAct',
          of: [
            ['Le conseiller signe pour le client', { connected: 'adviser', taskId: 'signature', act: 'sign', mode: 'mdc' }],
            ['Le titulaire signe à la place du co-titulaire', { connected: 'TIT', taskId: 'coHolderSignature', act: 'sign', mode: 'omc' }],
            ['Le co-titulaire signe lui-même', { connected: 'COT', taskId: 'coHolderSignature', act: 'sign', mode: 'omc' }],
          ],
          tells: may,
          inTable: true,
        },
        {
          rule: 'journey.mayAct',
          of: [
            ['Le conseiller remplit le dossier', { connected: 'adviser', taskId: 'compInfos', act: 'fill', mode: 'mdc' }],
            ['Le conseiller remplit un dossier transmis', { connected: 'adviser', taskId: 'signature', act: 'fill', mode: 'mdc' }],
            ['Le conseiller accepte les conditions', { connected: 'adviser', taskId: 'signature', act: 'terms', mode: 'mdc' }],
            ['Le conseiller certifie la résidence fiscale', { connected: 'adviser', taskId: 'signature', act: 'certifyTax', mode: 'mdc' }],
            ['Le conseiller fait la vidéo', { connected: 'adviser', taskId: 'signature', act: 'video', mode: 'mdc' }],
            ['Le conseiller lit les documents', { connected: 'adviser', taskId: 'signature', act: 'documents', mode: 'mdc' }],
            [
              'Le conseiller corrige un e-mail après la transmission',
              { connected: 'adviser', taskId: 'signature', act: 'correctEmail', mode: 'mdc' },
            ],
            ['Le titulaire accepte pour le co-titulaire', { connected: 'TIT', taskId: 'coHolderSignature', act: 'terms', mode: 'omc' }],
            [
              'Le titulaire certifie la résidence du co-titulaire',
              { connected: 'TIT', taskId: 'coHolderCompInfos', act: 'certifyTax', mode: 'omc' },
            ],
            [
              'Le co-titulaire corrige sa partie après l’acceptation',
              { connected: 'COT', taskId: 'coHolderSummary', act: 'fillOwn', mode: 'omc' },
            ],
            ['Une personne étrangère au dossier le remplit', { connected: 'nobody', taskId: 'compInfos', act: 'fill', mode: 'omc' }],
          ],
          tells: may,
          inTable: true,
        },
      ],
    },
    {
      title: 'Ce que chacun voit de l’autre',
      also: 'confidentialité, conjoint',
      rules: ['journey.otherHolder', 'holders.shownOfOther'],
      says: [
        'Chacun voit sa partie en entier, et le conseiller les deux. Dans un dossier créé par le client, la session du titulaire montre tout jusqu’à son acceptation du récapitulatif, car deux personnes peuvent le remplir ensemble. Ensuite, la partie de l’autre est {otherHolder} ; dans la session du co-titulaire et pour le client d’un conseiller, elle l’est toujours. On y lit noms, date de naissance, adresse et offre, e-mail masqué ; le reste (revenus, patrimoine, mobile, pièces) se lit « Renseigné », et la banque ne l’envoie pas.',
      ],
      figures: [reglage('otherHolder', 'Partie de l’autre titulaire', 'entière : chacun voit tout de l’autre')],
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
          ],
          tells: seen,
          inTable: true,
        },
        {
          rule: 'holders.shownOfOther',
          of: [
            ['Le nom de l’autre', { what: 'name' }],
            ['La date de naissance de l’autre', { what: 'birthdate' }],
            ['L’adresse de l’autre', { what: 'address' }],
            ['L’e-mail de l’autre', { what: 'email' }],
            ['Le mobile de l’autre', { what: 'mobile' }],
            ['Les revenus de l’autre', { what: 'income' }],
            ['Le patrimoine de l’autre', { what: 'wealth' }],
            ['La résidence fiscale de l’autre', { what: 'tax' }],
            ['Les pièces de l’autre', { what: 'proofs' }],
          ],
          tells: words({ shown: 'montré', masked: 'masqué', given: '« Renseigné »' }),
          inTable: true,
        },
      ],
    },
  ],
};
