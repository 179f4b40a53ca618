import { duties, type Duty } from '@brands/duties';
import type { Page } from './page';

const states: Readonly<Record<Duty['state'], string>> = { built: 'fait ici', bank: 'à fournir par la banque', open: 'à décider' };

const dated = (day: string | undefined): string => (day === undefined ? '' : day.split('-').reverse().join('/'));

/** The day on which most of the texts were read. */
const readOn = duties.flatMap(({ read }) => (read.mark === 'V' ? [read.on] : [])).sort()[0];

const reading = (mark: Duty['read']): string => {
  if (mark.mark === '?') return ' ; non vérifiée';
  if (mark.mark !== 'V') return ' ; connue, non relue';
  return mark.on === readOn ? '' : ` ; lue le ${dated(mark.on)}`;
};

/** Every duty of brands/duties.ts: silence is not completeness. XTR-13, D-124 */
const rows = duties.map(({ duty, articles, read, product, inForce, state, owner }) => [
  `${duty.fr} (${articles}${reading(read)})`,
  product,
  dated(inForce),
  states[state],
  owner,
]);

export const bank: Page = {
  id: 'banque',
  title: 'Ce que la banque décide',
  question: 'Qu’est-ce que ce produit ne décide pas, depuis quand la loi le demande-t-elle, et qui doit le décider ?',
  also: 'AMLR, LCB-FT, FATCA, AEOI, PPE, gel des avoirs, DDA, solvabilité, TAEG, FICP, médiation, RGPD, article 22, rétractation, contester, réclamation, américain',
  decisions: [
    {
      title: 'Ce que la loi demande, et qui doit le décider',
      rules: [],
      says: ['La dernière colonne dit quel service doit décider.'],
      table: {
        caption: `Chaque obligation, ce que fait le produit, son entrée en vigueur, où elle en est, qui décide. Textes lus le ${dated(readOn)}, sauf mention`,
        head: ['Obligation', 'Ce que fait le produit', 'En vigueur le', 'État', 'À décider par'],
        sentences: [],
        rows,
      },
    },
  ],
};
