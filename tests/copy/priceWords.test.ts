import { overdraftMessages } from '@messages/overdraft';
import { overdraftFigures } from '../builders/overdraft';
import { priceSummary, type OrderedCard } from '@domain/offer/priceSummary';
import { promotionMessages } from '@messages/promotion';
import { recapRowsMessages } from '@messages/recapRows';
import { priceWords, type PriceContext } from '@ui/copy/priceWords';
import { receiptWords, type ReceiptContext } from '@ui/copy/receiptWords';

const copy = recapRowsMessages.offer;
const price = { standard: 3, promoted: 0, months: 12, afterwards: 3 };

const ordered = (who: 'TIT' | 'COT'): OrderedCard => ({
  ...{ who, delivery: 'STAN', promotion: 'welcome-card-free-one-year', without: undefined },
  card: { catalogNumber: '10039', label: 'Mastercard', price, promoted: true },
});
const words = (context: PriceContext) => {
  const cards = context.workflow === 'joint' ? [ordered('TIT'), ordered('COT')] : [ordered('TIT')];
  return priceWords(priceSummary({ cards, overdraft: undefined, insurance: undefined, socialShares: { each: 15, times: 1 } }), context);
};
const labels = (context: PriceContext) =>
  words(context).flatMap(({ line, label }) => (line.what === 'card' || line.what === 'delivery' ? [label] : []));

describe('D-106, OFR-16: whose card and whose delivery a line is', () => {
  test.each<[what: string, names: PriceContext['names'], expected: readonly string[]]>([
    ['by their names', { TIT: 'Maëlle', COT: 'Éloi' }, [copy.of.card('Maëlle'), copy.of.card('Éloi')]],
    ['by their parts, where both have the same name', { TIT: 'Jean', COT: 'Jean' }, [copy.card.TIT, copy.card.COT]],
    ['by their parts, where no name is known', undefined, [copy.card.TIT, copy.card.COT]],
    ['one by a name, the other by the part', { TIT: 'Maëlle' }, [copy.of.card('Maëlle'), copy.card.COT]],
  ])('of two: %s', (_what, names, expected) => {
    const shown = labels(names === undefined ? { workflow: 'joint' } : { workflow: 'joint', names });
    expect(shown.filter(label => label.startsWith('Carte'))).toEqual(expected);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('of one: without a name', () => {
    expect(labels({ workflow: 'individual', names: { TIT: 'Maëlle' } })).toEqual([copy.card.individual, copy.delivery.individual]);
  });
});

describe('D-76, D-106: the receipt', () => {
  const receipt = (context: ReceiptContext) =>
    receiptWords(
      priceSummary({
        cards:
          context.workflow === 'joint' ? [ordered('TIT'), { ...ordered('COT'), card: undefined, delivery: undefined }] : [ordered('TIT')],
        overdraft: undefined,
        insurance: 2.1,
        socialShares: { each: 15, times: context.workflow === 'joint' ? 2 : 1 },
      }),
      context,
    ).map(({ label, amount, notes }) => [label, amount, ...notes].join(' | ').replace(/\s/g, ' '));

  test('gives durations before the account is open', () => {
    expect(receipt({ workflow: 'individual' })).toEqual([
      'Mastercard | 0 € | puis 3,00 € après 12 mois',
      'Assurance perte et vol | 2,10 €',
      'Découvert autorisé | aucun',
      'Chaque mois | 2,10 € | puis 5,10 € après 12 mois',
      'À l’ouverture, parts sociales | 15,00 € | une seule fois',
      'Livraison à domicile | 0 €',
    ]);
  });

  test('gives dates once it is open', () => {
    const opened = { on: '2025-10-15', birthdates: {} } as const;
    expect(receipt({ workflow: 'individual', opened }).filter(line => line.includes('15/10/2026'))).toEqual([
      'Mastercard | 0 € | 3,00 € à partir du 15/10/2026',
      'Chaque mois | 2,10 € | 5,10 € à partir du 15/10/2026',
    ]);
  });

  test('D-51: says of a card why it has no promotion, before the account is open and after', () => {
    const { card, ...rest } = ordered('COT');
    const without = { ...rest, card: card && { ...card, promoted: false }, without: 'mixed-ages' } as OrderedCard;
    const summary = priceSummary({ cards: [without], overdraft: undefined, insurance: undefined, socialShares: { each: 15, times: 1 } });
    for (const opened of [undefined, { on: '2025-10-15', birthdates: {} } as const])
      expect(receiptWords(summary, { workflow: 'joint', opened })[0]?.notes.at(-1)).toBe(promotionMessages.without.COT);
  });

  test('names two holders of one name by their parts', () => {
    const lines = receipt({ workflow: 'joint', names: { TIT: 'Jean', COT: 'Jean' } });
    expect(lines.filter(line => /^(?:Mastercard|Carte) /.test(line)).map(line => line.split(' | ')[0])).toEqual([
      'Mastercard (titulaire)',
      'Carte (co-titulaire)',
    ]);
  });

  test('on a joint account names whose card a line is, and counts the shares', () => {
    expect(receipt({ workflow: 'joint', names: { TIT: 'Maëlle', COT: 'Éloi' } })).toEqual(
      expect.arrayContaining([
        'Mastercard (Maëlle) | 0 € | puis 3,00 € après 12 mois',
        'Carte (Éloi) | Sans carte',
        'À l’ouverture, parts sociales | 2 × 15,00 € | une seule fois',
      ]),
    );
  });
});

describe('XTR-71: the line of the overdraft', () => {
  const summary = (overdraft: number | undefined) =>
    priceSummary({ cards: [], overdraft, insurance: undefined, socialShares: { each: 15, times: 1 } });
  const line = (overdraft: number | undefined, context: Partial<ReceiptContext>) =>
    receiptWords(summary(overdraft), { workflow: 'individual', ...context }).find(({ key }) => key === 'overdraft');

  test('says what it costs, where the bank says it', () => {
    expect(line(200, { overdraftFigures })?.notes).toEqual([overdraftMessages.cost(overdraftFigures)]);
    expect(line(200, {})?.notes).toEqual([]);
    expect(line(undefined, { overdraftFigures })?.notes).toEqual([]);
  });

  test('another rate of the bank changes it', () => {
    const other = { ...overdraftFigures, rate: 12.5, apr: 13.24, example: { ...overdraftFigures.example, cost: 0.24 } };
    expect(line(200, { overdraftFigures: other })?.notes[0]).toMatch(
      /^Taux\u00a0: 12,5\u00a0% l’an \(TAEG\u00a0: 13,24\u00a0%\)\. .* coûtent 0,24\u00a0€\./,
    );
  });

  test('says that the bank refused it', () => {
    expect(line(undefined, { overdraftRefused: true })).toMatchObject({ amount: 'aucun', notes: [overdraftMessages.refused] });
  });
});
