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
  question: 'De quel âge à quel âge, et quelle offre reçoit-on ? Et si l’on est né un 29 février ?',
  also: 'majorité, jeunes, anniversaire, année bissextile, promotion, outre-mer, métropole, découvert, crédit',
  decisions: [
    {
      title: 'L’âge',
      rules: ['eligibility.age'],
      cases: [
        {
          rule: 'eligibility.age',
          of: [
            ['Née le 29/02/2008, le 28/02/2026', { birthdate: '2008-02-29', today: '2026-02-28' }],
            ['La même, le 01/03/2026', { birthdate: '2008-02-29', today: '2026-03-01' }],
            ['Née le 15/06/1990, la veille de son anniversaire de 2026', { birthdate: '1990-06-15', today: '2026-06-14' }],
          ],
          tells: verdict => (typeof verdict === 'number' ? `${verdict} ans` : undefined),
        },
      ],
    },
    {
      title: 'Le droit à l’offre jeunes',
      rules: ['eligibility.youth', 'journey.declaredYouth'],
      figures: [ici('eligibility.youth', 'classicFrom', 'L’offre jeunes s’arrête à')],
      reads: ['age.client.intro', 'why.whyMessages.age'],
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
      title: 'La promotion',
      rules: ['offer.promotion', 'offer.personalPromotion', 'referentials.mainland'],
      figures: [
        reglage('offers.youthValidUntil', 'Dernier jour de l’offre jeunes, compris'),
        reglage('offers.welcomeValidUntil', 'Dernier jour de l’offre de bienvenue, compris'),
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
            ['Nouveau client jeune, outre-mer', { ...last, mainlandFrance: false, today: '2025-12-31' }],
            ['Déjà client de la banque', { ...last, existingClient: true, today: '2025-12-31' }],
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
        {
          rule: 'referentials.mainland',
          of: [
            ['20000, la Corse', { country: 'FR', postalCode: '20000' }],
            ['97000', { country: 'FR', postalCode: '97000' }],
          ],
          tells: words({ true: 'métropole', false: 'hors métropole' }),
        },
      ],
    },
    {
      title: 'Le découvert autorisé',
      rules: ['offer.overdraftProduct', 'offer.fixed', 'offer.overdraftFigures'],
      says: [
        'L’autorisation de découvert est proposée à tous, à la personne de répondre oui ou non ; elle est de {offer.fixed overdraft} €. Le produit est celui des jeunes avec le droit à l’offre jeunes, sinon celui de leurs aînés.',
        'Le taux, un exemple et le délai de remboursement que la banque envoie sont montrés avant la réponse. Si elle n’en envoie pas, la question est posée sans prix, ou n’est pas posée si la banque l’a réglé ainsi. Aucune étude de la solvabilité n’est faite ici (page 9) : la banque peut refuser le découvert, et le compte s’ouvre sans.',
      ],
      figures: [ici('offer.fixed', 'overdraft', 'Montant'), banque('Taux des intérêts, envoyé avec l’offre')],
      reads: ['options.client.overdraft.legend {amount=offer.fixed overdraft}', 'options.client.overdraft.hint'],
      cases: [
        {
          rule: 'offer.overdraftProduct',
          of: [
            ['Avec le droit à l’offre jeunes', { youthEligible: true }],
            ['Sans ce droit', { youthEligible: false }],
          ],
          tells: words({ '10660': 'produit 10660, jeunes', '10339': 'produit 10339, classique' }),
        },
      ],
    },
    {
      title: 'Les cartes proposées et l’assurance',
      rules: ['offer.online', 'offer.insuranceAllowed'],
      reads: ['insurance.client.holderOnly', 'insurance.client.text'],
      cases: [
        {
          rule: 'offer.online',
          of: [
            ['Une carte à débit immédiat', { cards: [{ catalogNumber: '10039', debitType: 'IMM' }] }],
            ['Une carte à débit différé', { cards: [{ catalogNumber: '10039', debitType: 'DIF' }] }],
          ],
          tells: words({ '["10039"]': 'proposée', '[]': 'pas proposée en ligne' }),
        },
        {
          rule: 'offer.insuranceAllowed',
          of: [
            ['Assurance perte et vol, le titulaire', { participant: 'TIT' }],
            ['Le co-titulaire', { participant: 'COT' }],
          ],
          tells: words({ true: 'elle lui est proposée', false: 'elle ne lui est pas proposée' }),
        },
      ],
    },
    {
      title: 'Plus de 23 ans',
      rules: ['eligibility.olderThan23'],
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
      rules: ['journey.cleared'],
      reads: ['cleared.clearedMessages.what.coHolder', 'cleared.clearedMessages.what.selection', 'cleared.clearedMessages.what.birthdate'],
      cases: [
        {
          rule: 'journey.cleared',
          of: [
            ['Le compte joint devient individuel', { ...answered, before: both, after: { ...both, workflow: 'individual' } }],
            [
              'La personne de 22 ans se déclare « 26 ans et plus », carte choisie',
              { ...answered, before: young, after: { ...young, holderBand: '26+' } },
            ],
            ['La même, de 26 ans', { ...answered, birthdate: '09/03/2000', before: young, after: { ...young, holderBand: '26+' } }],
            ['La même réponse est donnée une seconde fois', { ...answered, before: young, after: young }],
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
