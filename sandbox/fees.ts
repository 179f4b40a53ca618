import { cardsOnOffer, insuranceOnOffer } from './cardsOnOffer';

/** A price of the bank: in euros, or none because the bank does not offer the service. */
type Fee = { readonly euros: number; readonly each: 'month' | 'operation'; readonly atMostAMonth?: number } | 'notOffered';

/** A row of the fee information document: the name of the service is the standard one. */
interface FeeRow {
  readonly service: string;
  readonly fees: readonly (readonly [product: string, fee: Fee])[];
}

const free = { euros: 0, each: 'operation' } as const;
const cards = cardsOnOffer.map(({ label, price }) => [label, { euros: price, each: 'month' }] as const);

/**
 * The twelve representative services (code monétaire et financier, D. 312-1-1; arrêté of 5 September 2018), by the sections of the standard
 * form (règlement d’exécution (UE) 2018/34), with the bank's fictional prices. D-124
 */
export const feeSections: readonly (readonly [section: string, rows: readonly FeeRow[]])[] = [
  [
    'Services généraux liés au compte',
    [
      { service: 'Tenue de compte', fees: [['', { euros: 0, each: 'month' }]] },
      {
        service: 'Abonnement à des services de banque à distance (internet, téléphone fixe, téléphone mobile, SMS, etc.)',
        fees: [['', { euros: 0, each: 'month' }]],
      },
      {
        service: 'Abonnement à des produits offrant des alertes sur la situation du compte par SMS',
        fees: [['', { euros: 1.5, each: 'month' }]],
      },
    ],
  ],
  [
    'Paiements (hors cartes)',
    [
      {
        service: 'Virement (cas d’un virement SEPA occasionnel)',
        fees: [
          ['en ligne', free],
          ['en agence', { euros: 4.2, each: 'operation' }],
        ],
      },
      { service: 'Prélèvement (frais par paiement d’un prélèvement SEPA)', fees: [['', free]] },
      { service: 'Prélèvement (frais de mise en place d’un mandat de prélèvement SEPA)', fees: [['', free]] },
    ],
  ],
  [
    'Cartes et espèces',
    [
      { service: 'Fourniture d’une carte de débit (carte de paiement internationale à débit immédiat)', fees: cards },
      { service: 'Fourniture d’une carte de débit (carte de paiement internationale à débit différé)', fees: [['', 'notOffered']] },
      { service: 'Fourniture d’une carte de débit (carte de paiement à autorisation systématique)', fees: [['', 'notOffered']] },
      {
        service:
          'Retrait d’espèces (cas de retrait en euro dans la zone euro à un distributeur automatique d’un autre établissement avec une carte de paiement internationale)',
        fees: [['', free]],
      },
    ],
  ],
  [
    'Découverts et services connexes',
    [{ service: 'Commission d’intervention', fees: [['', { euros: 8, each: 'operation', atMostAMonth: 80 }]] }],
  ],
  [
    'Autres services',
    [
      {
        service: 'Cotisation à une offre d’assurance perte ou vol de moyens de paiement',
        fees: [[insuranceOnOffer.label, { euros: insuranceOnOffer.price, each: 'month' }]],
      },
    ],
  ],
];

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const MONTHS = 12;

const feeText = (fee: Fee): string => {
  if (fee === 'notOffered') return 'Service non proposé';
  if (fee.euros === 0) return 'Sans frais';
  if (fee.each === 'month') return `${euros.format(fee.euros)} par mois, soit ${euros.format(fee.euros * MONTHS)} par an`;
  const most = fee.atMostAMonth === undefined ? '' : `, ${euros.format(fee.atMostAMonth)} au plus par mois`;
  return `${euros.format(fee.euros)} par opération${most}`;
};

/** The rows of one section as the form prints them. */
export const feesInWords = (rows: readonly FeeRow[]): readonly (readonly [service: string, fees: string])[] =>
  rows.map(({ service, fees }) => [
    service,
    fees.map(([product, fee]) => (product === '' ? feeText(fee) : `${product} : ${feeText(fee)}`)).join(' ; '),
  ]);
