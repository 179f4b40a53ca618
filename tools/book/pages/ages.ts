import * as brands from '@brands/index';
import { banque, ici, reglage, words, type Page } from './page';

const [first, second] = Object.keys(brands).toSorted();

const last = {
  brand: first,
  youthEligible: true,
  existingClient: false,
  mainlandFrance: true,
  youthValidUntil: '2025-12-31',
  welcomeValidUntil: '2025-12-31',
};
const answered = { card: true, birthdate: '09/03/2004', confirmed: false, today: '2026-03-09' };
const young = { workflow: 'individual', holderBand: '18-25', coHolderBand: null };
const both = { workflow: 'joint', holderBand: '18-25', coHolderBand: '18-25' };
const promotions = words({
  youth: 'l’offre jeunes',
  'welcome-card-free-one-year': 'l’offre de bienvenue, carte gratuite un an',
  'welcome-six-months-fees-free': 'l’offre de bienvenue, six mois de frais offerts',
  none: 'aucune promotion',
});

export const ages: Page = {
  id: 'ages',
  title: 'Âges et offre',
  question: 'Quelle offre reçoit-on, à quel âge, et qu’a-t-on en plus du compte ?',
  decisions: [
    {
      title: 'Le droit à l’offre jeunes',
      also: 'étudiant',
      rules: ['eligibility.youth', 'journey.declaredYouth'],
      says: [
        'Le titulaire a moins de {eligibility.youth classicFrom} ans ; en compte joint, les deux titulaires. Avant que les dates de naissance soient connues, la tranche d’âge déclarée en décide.',
      ],
      figures: [ici('eligibility.youth', 'classicFrom', 'L’offre jeunes s’arrête à')],
      reads: ['why.whyMessages.age'],
      cases: [
        {
          rule: 'eligibility.youth',
          of: [
            [
              'Né le 10/03/2000, le 09/03/2026, seul',
              { workflow: 'individual', holderBirthdate: '2000-03-10', coHolderBirthdate: null, today: '2026-03-09' },
            ],
            [
              'Le même, le 10/03/2026',
              { workflow: 'individual', holderBirthdate: '2000-03-10', coHolderBirthdate: null, today: '2026-03-10' },
            ],
            [
              'À deux, dont une personne de 26 ans',
              { workflow: 'joint', holderBirthdate: '2003-01-01', coHolderBirthdate: '2000-03-09', today: '2026-03-09' },
            ],
          ],
          tells: words({ true: 'offre jeunes', false: 'offre classique' }),
        },
      ],
    },
    {
      title: 'Les promotions',
      also: 'bienvenue, métropole, nouveau client, outre-mer',
      rules: ['offer.promotion', 'offer.personalPromotion', 'referentials.mainland'],
      says: [
        'Elles sont pour les nouveaux clients, jusqu’au dernier jour compris : l’offre jeunes jusqu’au {offers.youthValidUntil}, en France métropolitaine et pour tout le compte ; l’offre de bienvenue jusqu’au {offers.welcomeValidUntil}, pour chaque personne qui n’a plus l’âge de l’offre jeunes. La métropole est la France sans les codes postaux en {referentials.mainland first} et {referentials.mainland second}. Montants : {@offer.price}.',
      ],
      figures: [
        reglage('offers.youthValidUntil', 'Dernier jour de l’offre jeunes'),
        reglage('offers.welcomeValidUntil', 'Dernier jour de l’offre de bienvenue'),
        ici('referentials.mainland', 'first', 'Codes postaux hors métropole, premiers chiffres'),
        ici('referentials.mainland', 'second', 'et'),
      ],
      reads: ['promotion.mixedAges'],
      cases: [
        {
          rule: 'offer.promotion',
          of: [
            ['Nouveau client jeune, en métropole, le dernier jour', { ...last, today: '2025-12-31' }],
            ['Le même, le lendemain', { ...last, today: '2026-01-01' }],
            ['Plus âgé, première marque', { ...last, youthEligible: false, today: '2025-12-31' }],
            ['Plus âgé, seconde marque', { ...last, brand: second, youthEligible: false, today: '2025-12-31' }],
          ],
          tells: promotions,
        },
        {
          rule: 'offer.personalPromotion',
          of: [['Compte joint de deux âges : la plus jeune des deux', { promotion: 'welcome-card-free-one-year', under26: true }]],
          tells: promotions,
        },
      ],
    },
    {
      title: 'Le découvert autorisé',
      also: 'crédit, FICP (incidents de crédit), solvabilité, taux, TAEG',
      rules: ['offer.overdraftProduct', 'offer.fixed', 'offer.overdraftFigures'],
      says: [
        'Il est de {offer.fixed overdraft} €, proposé à tous, par une question pour tout le compte. Le produit est celui des jeunes avec le droit à l’offre jeunes, sinon le produit classique.',
        'Taux, TAEG (coût du crédit par an), exemple et délai de remboursement viennent de la banque et sont montrés à côté de la question, puis à la confirmation, au récapitulatif et sur la ligne du prix. Absents ou contradictoires : {overdraft.withoutFigures}, avec la première phrase ci-dessous. La banque étudie la solvabilité et peut refuser : le compte s’ouvre alors sans découvert.',
      ],
      figures: [
        ici('offer.fixed', 'overdraft', 'Montant'),
        reglage('overdraft.withoutFigures', 'Découvert dont la banque n’envoie pas les chiffres', 'la question n’est pas posée'),
        banque('Taux, exemple et délai de remboursement'),
      ],
      reads: ['overdraft.overdraftMessages.cost#2', 'overdraft.BINDS', 'overdraft.overdraftMessages.refused'],
    },
    {
      title: 'Les cartes proposées et l’assurance',
      also: 'débit différé',
      rules: ['offer.online', 'offer.insuranceAllowed'],
      says: [
        'Seules les cartes à débit immédiat sont proposées en ligne, {offer.deck size} au plus. L’assurance perte et vol est proposée au titulaire seul ; son prix vient de la banque.',
      ],
    },
    {
      title: 'Plus de 23 ans',
      rules: ['eligibility.olderThan23'],
      says: [
        'Pour certaines offres, la banque demande plus de {eligibility.olderThan23 threshold} ans, donc {eligibility.olderThan23 first} ans révolus. Aucune page n’en décide.',
      ],
      figures: [ici('eligibility.olderThan23', 'threshold', 'Seuil'), ici('eligibility.olderThan23', 'first', 'Premier âge au-dessus')],
      cases: [
        {
          rule: 'eligibility.olderThan23',
          of: [
            ['Née le 20/05/2002, le 19/05/2026', { birthdate: '2002-05-20', today: '2026-05-19' }],
            ['La même, le 20/05/2026', { birthdate: '2002-05-20', today: '2026-05-20' }],
          ],
          tells: words({ true: 'plus de 23 ans', false: 'pas encore' }),
        },
      ],
    },
    {
      title: 'Ce qu’une réponse changée efface',
      also: 'changement de réponse',
      rules: ['journey.cleared'],
      says: [
        'Compte devenu individuel : les réponses du co-titulaire. Passage de l’offre jeunes à l’offre classique, ou l’inverse : les cartes choisies. Autre tranche d’âge : la date de naissance qui la contredit. Assurance choisie dont le contrat, le nom ou le prix n’est plus le même : son choix. Offre changée : sa confirmation. La page le dit ; le reste demeure.',
      ],
      reads: ['cleared.clearedMessages.what.selection'],
      cases: [
        {
          rule: 'journey.cleared',
          of: [
            ['Le compte joint devient individuel', { ...answered, before: both, after: { ...both, workflow: 'individual' } }],
            [
              'La personne de 22 ans se déclare « 26 ans et plus », carte choisie',
              { ...answered, before: young, after: { ...young, holderBand: '26+' } },
            ],
          ],
          tells: verdict => {
            const names = {
              coHolder: 'les réponses du co-titulaire',
              selection: 'les cartes choisies',
              birthdate: 'la date de naissance',
              confirmation: 'la confirmation de l’offre',
            };
            if (!Array.isArray(verdict)) return undefined;
            return verdict.length === 0 ? 'rien n’est effacé' : `sont effacées : ${verdict.map(what => words(names)(what)).join(', ')}`;
          },
        },
      ],
    },
  ],
};
