import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';

export const offerFootnotes = rule({
  id: 'offer.footnotes',
  requirements: ['OFR-05', 'D-03'],
  title: { fr: 'Numéros des notes de bas de page', en: 'Footnote markers' },
  says: {
    fr: 'Les notes portent les numéros 3 et 4 quand l’offre jeunes est affichée, 2 et 3 sinon.',
    en: 'Footnotes are numbered 3 and 4 while the youth offer is shown, else 2 and 3.',
  },
  input: record({ youthOffer: boolean }),
  decide: ({ youthOffer }): readonly [number, number] => (youthOffer ? [3, 4] : [2, 3]),
  examples: [
    ['the youth offer is shown', { youthOffer: true }, [3, 4]],
    ['it is not', { youthOffer: false }, [2, 3]],
  ],
});
