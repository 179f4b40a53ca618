import { journeyMayAct, type Act } from '@domain/journey/mayAct';
import type { Connected } from '@domain/adviser/connected';
import { taskIds, type TaskId } from '@domain/journey/table';
import { reglage, words, type Page } from './page';

const may = words({ true: 'oui', false: 'non' });
const seen = words({ whole: 'en entier', reduced: 'réduite' });

const acts: readonly (readonly [what: string, acts: readonly Act[], tasks?: readonly TaskId[]])[] = [
  ['Donner pièces et réponses à la place d’un titulaire', ['fill'], ['coHolderIdentityDocUpload', 'identityDocUpload']],
  ['Donner et corriger les siennes', ['fill', 'fillOwn'], ['identityDocUpload', 'coHolderIdentityDocUpload']],
  ['Choisir l’agence et la livraison', ['fill'], ['structureChoice', 'deliveryChoice']],
  ['Accepter les conditions', ['terms']],
  ['Certifier sa résidence fiscale', ['certifyTax']],
  ['Accepter des offres, ou les refuser', ['consentOffers']],
  ['Se filmer', ['video']],
  ['Lire les documents avant de signer', ['documents']],
  ['Signer', ['sign']],
  ['Relire ce qui est signé', ['signedDocuments']],
  ['Dire si un client qui ressemble est le même', ['confirmNewClient']],
  ['Transmettre le dossier au client', ['handOver']],
  ['Corriger ensuite une adresse e-mail', ['correctEmail']],
  ['Suivre le résultat de la vidéo', ['videoResult']],
];

/** Where a person may do one of the acts, by the rule. */
const allowed = (some: readonly Act[], tasks: readonly TaskId[], connected: Connected): string => {
  const [alone, led] = (['omc', 'mdc'] as const).map(mode =>
    some.some(act => tasks.some(taskId => journeyMayAct.decide({ connected, taskId, act, mode }))),
  );
  if (connected === 'adviser') return some.includes('fillOwn') ? 'sans objet' : led === true ? 'oui' : 'non';
  if (alone === led) return alone === true ? 'oui' : 'non';
  return alone === true ? 'oui, sauf dossier de conseiller' : 'oui, dossier de conseiller';
};

export const coHolder: Page = {
  id: 'co-titulaire',
  title: 'Le co-titulaire et le conseiller',
  question: 'Que choisit, que voit et que signe chacun ?',
  decisions: [
    {
      title: 'Compte joint, carte et livraison',
      also: 'compte joint, sans carte',
      rules: ['offer.withoutCardAllowed', 'offer.selectCard', 'delivery.asked'],
      says: [
        'Compte joint : {jointAccount} ; « annoncé » : la page en parle et propose un rendez-vous ou un compte individuel, sans l’ouvrir. Chacun répond de toutes les dettes du compte : la page le dit avant le choix. Chacun choisit sa carte ; seul le co-titulaire peut continuer sans. Le mode de livraison est demandé à qui a choisi une carte.',
      ],
      figures: [reglage('jointAccount', 'Compte joint', 'ouvert ou seulement annoncé')],
    },
    {
      title: 'Qui est connecté, et qui est « un conseiller »',
      also: 'contrôle des pièces (qui), middle-office, séparation des tâches, trace des actes',
      rules: ['adviser.connected'],
      says: [
        'Le conseiller est celui qui n’est aucun des deux titulaires d’un dossier créé en agence. Dans un dossier que le client a créé, qui n’est aucun des deux n’a accès à rien ; si un même numéro désigne les deux, non plus.',
        'Dans ce livre, « le conseiller » est celui du dossier. « Une personne de la banque » (middle-office) contrôle les pièces : c’est une autre que lui, mais rien ici ne le vérifie, la banque attribue les contrôles. « Un conseiller en agence » : quiconque y reçoit la personne. La trace des actes de chacun : la banque la tient, le parcours n’en garde aucune.',
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
      also: 'co-titulaire (pouvoirs), conseiller (pouvoirs), procuration, récapitulatif',
      rules: ['journey.mayAct'],
      says: [
        'Chacun agit dans sa propre session et à son étape. Accepter les conditions, certifier, se filmer, lire, signer et renoncer : personne ne le fait pour une autre, même avec une procuration, ni le conseiller, ni l’autre titulaire. Sans conseiller, les deux titulaires peuvent remplir ensemble dans la session du titulaire, sur le même appareil ; dans la sienne, le co-titulaire ne donne et ne corrige que sa partie, et voit dans un tableau à qui c’est le tour. Une fois que le titulaire a accepté, il revient à son récapitulatif pour corriger, puis accepte de nouveau.',
        'Quand le titulaire a signé, le co-titulaire reçoit un lien par e-mail, relit, accepte, se filme, lit et signe, jusqu’à la date limite ({@delays}). Tout reste corrigeable jusqu’à la signature, sauf le mobile et le type de compte, fixés à la création du dossier.',
        'Dans son dossier, le conseiller donne aussi les pièces et peut « continuer quand même » ({@proofs.afterFailure}) ; les accords : {@consents}. Il ne remplit plus un dossier transmis, sauf si le client lui signale une erreur : rien ne se signe entre-temps. L’e-mail qu’il corrige ne demande aucun code ; les liens déjà partis ne servent plus.',
      ],
      table: {
        caption: 'Qui peut faire quoi, à une étape au moins',
        head: ['Acte', 'Titulaire', 'Co-titulaire', 'Conseiller'],
        sentences: [],
        rows: acts.map(([what, some, tasks = taskIds]) => [
          what,
          ...(['TIT', 'COT', 'adviser'] as const).map(connected => allowed(some, tasks, connected)),
        ]),
      },
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
        'Chacun voit sa partie en entier ; le conseiller voit les réponses des deux et ce qui a été lu de leurs pièces, jamais l’image d’une pièce ni la vidéo. Dans un dossier créé par le client, la session du titulaire montre tout jusqu’à son acceptation du récapitulatif, car deux personnes peuvent le remplir ensemble. Ensuite, la partie de l’autre est {otherHolder} ; dans la session du co-titulaire et pour le client d’un conseiller, elle l’est toujours. On y lit noms, date de naissance, adresse et offre, e-mail masqué ; le reste (revenus, patrimoine, mobile, pièces) se lit « Renseigné », et la banque ne l’envoie pas.',
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
    {
      id: 'second-person',
      title: 'Ce qui vaut pour la seconde personne, chapitre par chapitre',
      also: 'co-titulaire, seconde personne',
      rules: [],
      says: ['Un compte joint est un seul dossier, avec une seule réponse de la banque.'],
      table: {
        caption: 'Le co-titulaire, sujet par sujet',
        head: ['Sujet', 'Pour le co-titulaire'],
        sentences: [],
        rows: [
          ['Conditions ({@errors.page})', 'les mêmes, à lui seul : âge, mobile à lui, résidence fiscale, ressemblance avec un client'],
          ['Offre et promotions ({@offer.promotion})', 'l’offre jeunes demande l’âge des deux ; la bienvenue est à chacun'],
          ['Découvert ({@offer.overdraftProduct})', 'une réponse pour le compte ; chacun en reçoit les documents et s’engage en signant'],
          ['Assurance ({@offer.insuranceAllowed})', 'aucune'],
          ['Carte, prix ({@offer.priceSummary})', 'la sienne ou aucune ; ses parts sociales, sa livraison'],
          ['Pièces ({@documents.category})', 'les siennes, après celles du titulaire'],
          ['Vidéo ({@liveness.outcome})', 'la sienne, avec ses propres essais'],
          [
            'Documents et signature ({@route.signature})',
            'les siens, après la signature du titulaire ; s’il ne signe pas à la date limite, tout est effacé',
          ],
          ['Rétractation ({@withdrawal.until})', 'le délai part de la dernière signature ; l’effet pour l’autre n’est pas décidé'],
          [
            'Refus ({@errors.refusal})',
            'il vaut pour le dossier ; la page nomme la personne que la banque vise, et chacun peut demander les motifs',
          ],
          ['Données ({@who-sees})', 'la page lui dit qui a transmis les siennes ; de l’autre, il voit ce que dit {@journey.otherHolder}'],
          ['Accords ({@consents})', 'offres et vidéo : les siens ; documents numériques : un seul pour le compte'],
        ],
      },
      reads: ['dataCard.dataCardMessages.from'],
    },
  ],
};
