import { banque, ici, words, type Page } from './page';

const amount = (value: number): string => `${value.toFixed(2).replace('.', ',')} €`;
const dayOf = (value: string): string => value.split('-').reverse().join('/');
const young = { price: 3, promotion: 'youth', offeredPayments: null, opened: '2025-10-15' };
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
      title: 'Le prix d’une carte',
      also: 'cotisation, frais, gratuité, tarif',
      rules: ['offer.price'],
      figures: [
        banque('Prix de chaque carte et de l’assurance, montant d’une part sociale, nombre de mensualités offertes'),
        ici('offer.price', 'youthMonths', 'Offre jeunes, mois gratuits'),
        ici('offer.price', 'youthShare', 'puis part du prix payée'),
        ici('offer.price', 'months01', 'Bienvenue, première marque'),
        ici('offer.price', 'months03', 'Bienvenue, seconde marque'),
      ],
      says: [
        'Offre jeunes : gratuite {offer.price youthMonths} mois, puis {offer.price youthShare} % du prix, tant que l’âge le permet. Bienvenue : gratuite {offer.price months01} mois (première marque) ou {offer.price months03} mois (seconde), puis plein tarif. Le nombre de mensualités que la banque offre l’emporte. Qui y a droit : {@offer.promotion}.',
      ],
      cases: [
        {
          rule: 'offer.price',
          of: [
            ['Carte à 3,50 €, offre jeunes', { price: 3.5, promotion: 'youth', offeredPayments: null }],
            ['Carte à 8 €, bienvenue de la seconde marque', { price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: null }],
            ['La même, si la banque offre trois mensualités', { price: 8, promotion: 'welcome-six-months-fees-free', offeredPayments: 3 }],
          ],
          tells: verdict =>
            isPriced(verdict)
              ? `${amount(verdict.promoted)} pendant ${verdict.months} mois, puis ${amount(verdict.afterwards)} par mois`
              : undefined,
        },
      ],
    },
    {
      title: 'Quand une promotion finit',
      rules: ['offer.charges'],
      says: [
        'Une promotion se prend jusqu’au dernier jour dit en {@offer.promotion} ; ses mois gratuits courent de l’ouverture du compte. Le prix réduit de l’offre jeunes finit la veille des {offer.charges classicFrom} ans ; s’ils tombent pendant les mois gratuits, il ne vient jamais.',
      ],
      figures: [ici('offer.charges', 'classicFrom', 'Le prix réduit s’arrête à')],
      cases: [
        {
          rule: 'offer.charges',
          of: [
            ['Née le 29/02/2004, compte ouvert le 15/10/2025, carte à 3 €', { ...young, birthdate: '2004-02-29' }],
            ['Né le 15/10/2000, le même jour', { ...young, birthdate: '2000-10-15' }],
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
      also: 'parts sociales',
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
              'Compte individuel, part à 15 €, carte retirée en agence',
              { ...summary, cards: [{ who: 'TIT', price: free, delivery: 'AGEN' }] },
            ],
            [
              'Compte joint, une carte express chacun',
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
              ? `${amount(verdict.once)} une fois, puis chaque mois ${amount(verdict.monthly.promoted)}, et ${amount(verdict.monthly.afterwards)} ensuite`
              : undefined,
        },
      ],
    },
    {
      title: 'Un prix qui change avant la signature',
      rules: ['offer.priceChange'],
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
