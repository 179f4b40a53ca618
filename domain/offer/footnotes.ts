import { rule } from '@domain/kernel/rule';
import { boolean, record } from '@domain/kernel/shape';

const markers = { youth: [3, 4], usual: [2, 3] } as const;

export const offerFootnotes = rule({
  id: 'offer.footnotes',
  requirements: ['OFR-05', 'D-03'],
  title: { fr: 'Numéros des notes de bas de page', en: 'Footnote markers' },
  says: {
    fr: 'Les notes portent les numéros {youthFirst} et {youthSecond} quand l’offre jeunes est affichée, {first} et {second} sinon.',
    en: 'Footnotes are numbered {youthFirst} and {youthSecond} while the youth offer is shown, else {first} and {second}.',
  },
  parameters: {
    youthFirst: { value: markers.youth[0], unit: 'footnote' },
    youthSecond: { value: markers.youth[1], unit: 'footnote' },
    first: { value: markers.usual[0], unit: 'footnote' },
    second: { value: markers.usual[1], unit: 'footnote' },
  },
  input: record({ youthOffer: boolean }),
  decide: ({ youthOffer }): readonly [number, number] => (youthOffer ? markers.youth : markers.usual),
  examples: [
    ['the youth offer is shown', { youthOffer: true }, [3, 4]],
    ['it is not', { youthOffer: false }, [2, 3]],
  ],
});
