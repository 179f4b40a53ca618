import * as brands from '@brands/index';
import { brandFacts, brands as codes } from '@domain/brand/variant';
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
const promotions = words({
  youth: 'l’offre jeunes',
  'welcome-card-free-one-year': 'l’offre de bienvenue, carte gratuite un an',
  'welcome-six-months-fees-free': 'l’offre de bienvenue, six mois de frais offerts',
  none: 'aucune promotion',
});

const amount = (value: number): string => `${value.toFixed(2).replace('.', ',')} €`;
const dayOf = (value: string): string => value.split('-').reverse().join('/');
const young = { price: 3, promotion: 'youth', offeredPayments: null, opened: '2025-10-15' };
const welcomeFreed = { card: 'la carte', fees: 'les frais du forfait, c’est-à-dire le prix de la carte' } as const;
const summary = { workflow: 'individual', insurance: null, share: 15 };
const free = { standard: 3.7, promoted: 0, months: 12, afterwards: 3.7 };

interface Priced {
  readonly standard: number;
  readonly promoted: number;
  readonly months: number;
  readonly afterwards: number;
}
const isPriced = (value: unknown): value is Priced =>
  typeof value === 'object' && value !== null && 'afterwards' in value && 'promoted' in value;
interface Charged {
  readonly price: number;
  readonly from: string;
  readonly until: string | null;
}
const isCharged = (value: unknown): value is Charged => typeof value === 'object' && value !== null && 'from' in value && 'price' in value;
interface Summed {
  readonly once: number;
  readonly monthly: Priced;
}
const isSummed = (value: unknown): value is Summed => typeof value === 'object' && value !== null && 'once' in value;

export const prices: Page = {
  id: 'prix',
  title: 'Les prix, et d’où ils viennent',
  question: 'Quels prix sont montrés, qui les fixe, et quand une promotion finit-elle ?',
  decisions: [
    {
      title: 'Les promotions : à qui, combien, jusqu’à quand',
      also: 'bienvenue, carte gratuite, cotisation, frais, métropole, nouveau client, outre-mer, prix d’une carte, tarif',
      rules: ['offer.promotion', 'offer.personalPromotion', 'offer.price', 'offer.charges', 'referentials.mainland'],
      figures: [
        banque('Prix de chaque carte et de l’assurance, montant d’une part sociale, nombre de mensualités offertes'),
        reglage('offers.youthValidUntil', 'Dernier jour de l’offre jeunes'),
        reglage('offers.welcomeValidUntil', 'Dernier jour de l’offre de bienvenue'),
        ici('referentials.mainland', 'first', 'Codes postaux hors métropole, premiers chiffres'),
        ici('referentials.mainland', 'second', 'et'),
        ici('offer.price', 'youthMonths', 'Offre jeunes, mois gratuits'),
        ici('offer.price', 'youthShare', 'puis part du prix payée'),
        ...codes.map(code => ici('offer.price', `months${code}`, `Bienvenue, ${brandFacts[code].name}`)),
        ici('offer.charges', 'classicFrom', 'Le prix réduit s’arrête à'),
      ],
      says: [
        'Dernier jour compris ; ensuite aucune promotion n’est montrée ni donnée. Sans promotion, le prix est celui que la banque envoie. En compte joint de deux âges, la plus jeune personne n’en a aucune. La métropole est la France sans les codes postaux en {referentials.mainland first} et {referentials.mainland second}.',
        'Nouveau client : avant la création du dossier, chacun est tenu pour tel et la page dit la condition ; ensuite la banque décide, par le nombre de mensualités qu’elle offre, qui l’emporte sur celui du tableau.',
        'Le jour qui compte est celui, à Paris, où le prix est montré ; il est relu une dernière fois quand la personne accepte son récapitulatif ({@offer.priceChange}). Une promotion finie entre-temps est perdue, l’ancien et le nouveau prix étant montrés. Finie entre l’acceptation et la signature : la banque décide ; les documents à signer disent le prix.',
        'Les mois gratuits courent de l’ouverture du compte, même si la personne atteint {offer.charges classicFrom} ans pendant ce temps : le prix réduit ne vient alors jamais. En compte joint, l’âge est celui du porteur de chaque carte.',
      ],
      table: {
        caption: 'Chaque promotion',
        head: ['Promotion', 'Pour', 'Gratuit', 'Ensuite', 'Dernier jour'],
        sentences: [],
        rows: [
          [
            'Offre jeunes',
            'nouveaux clients de moins de {eligibility.youth classicFrom} ans (les deux titulaires), en métropole',
            'la carte, {offer.price youthMonths} mois',
            '{offer.price youthShare} % du prix, jusqu’à la veille des {offer.charges classicFrom} ans',
            '{offers.youthValidUntil}',
          ],
          ...codes.map(code => [
            `Bienvenue, ${brandFacts[code].name}`,
            'chaque nouveau client de {eligibility.youth classicFrom} ans révolus ou plus, où qu’il habite',
            `${welcomeFreed[brandFacts[code].welcome.of]}, {offer.price months${code}} mois`,
            'plein tarif',
            '{offers.welcomeValidUntil}',
          ]),
        ],
      },
      reads: ['promotion.mixedAges'],
      cases: [
        {
          rule: 'offer.promotion',
          of: [
            ['Nouveau client jeune, en métropole, le dernier jour', { ...last, today: '2025-12-31' }],
            ['Commencé le dernier jour, prix relu le lendemain', { ...last, today: '2026-01-01' }],
          ],
          tells: promotions,
        },
        {
          rule: 'offer.promotion',
          of: [
            ['Plus âgé, première marque', { ...last, youthEligible: false, today: '2025-12-31' }],
            ['Plus âgé, seconde marque', { ...last, brand: second, youthEligible: false, today: '2025-12-31' }],
          ],
          tells: promotions,
          inTable: true,
        },
        {
          rule: 'offer.personalPromotion',
          of: [['Compte joint de deux âges : la plus jeune des deux', { promotion: 'welcome-card-free-one-year', under26: true }]],
          tells: promotions,
          inTable: true,
        },
        {
          rule: 'offer.price',
          of: [
            ['Carte à 8 €, bienvenue de la seconde marque', { price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: null }],
            ['La même, si la banque offre trois mensualités', { price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: 3 }],
          ],
          tells: verdict =>
            isPriced(verdict)
              ? `${amount(verdict.promoted)} pendant ${verdict.months} mois, puis ${amount(verdict.afterwards)} par mois`
              : undefined,
        },
        {
          rule: 'offer.charges',
          of: [
            ['Née le 29/02/2004, compte ouvert le 15/10/2025, carte à 3 €', { ...young, birthdate: '2004-02-29' }],
            ['Né le 15/04/2000, le même jour', { ...young, birthdate: '2000-04-15' }],
          ],
          tells: verdict =>
            Array.isArray(verdict) && verdict.every(isCharged)
              ? verdict
                  .map(
                    ({ price, from, until }) =>
                      `${amount(price)} ${until === null ? `dès le ${dayOf(from)}` : `du ${dayOf(from)} au ${dayOf(until)}`}`,
                  )
                  .join(', puis ')
              : undefined,
        },
      ],
    },
    {
      title: 'Le total, et ce qui se paie une fois',
      also: 'parts sociales, sociétaire',
      rules: ['offer.priceSummary', 'offer.monthlyTotal', 'offer.socialShares'],
      says: [
        'Le total mensuel additionne les cartes et l’assurance, au centime. Ce qui se paie une fois additionne les parts sociales, une fois par titulaire, et la livraison de chaque carte. Aucune page ne permet de refuser les parts. Confirmation, récapitulatif, contrats, page de bienvenue et reçu disent les mêmes lignes et totaux.',
      ],
      reads: ['offerConfirmation.client.payment.sharesWhy'],
      cases: [
        {
          rule: 'offer.priceSummary',
          of: [
            [
              'Compte individuel, part à 15 €, carte à 3,70 € retirée en agence',
              { ...summary, cards: [{ who: 'TIT', price: free, delivery: 'AGEN' }] },
            ],
            [
              'Compte joint, les mêmes parts et carte, livrée en express, pour chacun',
              {
                ...summary,
                workflow: 'joint',
                cards: [
                  { who: 'TIT', price: free, delivery: 'EXPR' },
                  { who: 'COT', price: free, delivery: 'EXPR' },
                ],
              },
            ],
          ],
          tells: verdict =>
            isSummed(verdict)
              ? `${amount(verdict.once)} une fois ; cartes : ${amount(verdict.monthly.promoted)} par mois pendant la promotion, ${amount(verdict.monthly.afterwards)} ensuite`
              : undefined,
        },
      ],
    },
    {
      title: 'Un prix qui change avant la signature',
      rules: ['offer.priceChange'],
      says: [
        'Quelle que soit la cause (âge, adresse, promotion finie, tarif), le prix accepté au récapitulatif est celui qui a été confirmé ; sinon, l’avant et l’après sont écrits au-dessus de l’acceptation. S’il change au moment d’accepter, rien n’est accepté sans un nouvel appui. En compte joint, le co-titulaire accepte à son tour, avec le même contrôle.',
      ],
      cases: [
        {
          rule: 'offer.priceChange',
          of: [
            [
              'Un prix plus haut ensuite',
              {
                confirmed: { promoted: 0, afterwards: 1.85, months: 12 },
                now: { promoted: 0, afterwards: 3.7, months: 12 },
                promotionRemoved: false,
              },
            ],
            [
              'Une adresse hors métropole retire la promotion',
              {
                confirmed: { promoted: 0, afterwards: 1.85, months: 12 },
                now: { promoted: 3.7, afterwards: 3.7, months: null },
                promotionRemoved: true,
              },
            ],
          ],
          tells: words({
            other: 'l’ancien et le nouveau prix sont montrés',
            address: 'l’ancien et le nouveau prix sont montrés, avec la raison',
          }),
        },
      ],
    },
    {
      title: 'Les cartes et leurs plafonds',
      also: 'plafond, retrait',
      rules: ['offer.card', 'offer.fixed'],
      says: ['À défaut de chiffres de la banque, les plafonds, sur {offer.fixed days} jours, sont ceux-ci.'],
      figures: [ici('offer.fixed', 'days', 'Période des plafonds')],
      cases: [
        {
          rule: 'offer.card',
          of: [
            ['Mastercard', { catalogNumber: '10039' }],
            ['Access Mastercard', { catalogNumber: '10497' }],
            ['Gold Mastercard', { catalogNumber: '10153' }],
          ],
          tells: verdict => {
            if (typeof verdict !== 'object' || verdict === null) return undefined;
            const { payment, withdrawal, trip, loss } = Object.fromEntries(Object.entries(verdict));
            return `paiements ${payment} €, retraits ${withdrawal} €${trip === null ? '' : `, assurance voyage ${trip} €`}${loss === null ? '' : `, perte ${loss} €`}`;
          },
        },
      ],
    },
    {
      title: 'Les livraisons',
      also: 'express',
      rules: ['delivery.modes'],
      figures: [
        ici('delivery.modes', 'agency', 'En agence'),
        ici('delivery.modes', 'homeFrom', 'À domicile, de'),
        ici('delivery.modes', 'home', 'à'),
        ici('delivery.modes', 'express', 'Express'),
        ici('delivery.modes', 'price', 'Prix de l’express'),
      ],
    },
  ],
};
