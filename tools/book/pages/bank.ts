import { duties, type Duty } from '@brands/duties';
import type { Page } from './page';

const states: Readonly<Record<Duty['state'], string>> = { built: 'fait', bank: 'à fournir', open: 'à décider' };

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
  question: 'Que décide la banque, que demande la loi, qu’est-ce qui n’est pas vérifié, et que change un réglage ?',
  decisions: [
    {
      title: 'Ce que la loi demande, et qui doit le décider',
      also: 'accessibilité, assurance (DDA), AMLR (règlement européen), blanchiment (LCB-FT), FICOBA, gel des avoirs, majeur protégé, mobilité bancaire, origine des fonds, personne politiquement exposée (PPE), RGPD, sanctions, sans domicile fixe',
      id: 'duties',
      rules: [],
      says: [
        'État « fait » : le produit le fait. « à fournir » : le produit a la place, et la banque doit donner un texte, un réglage ou un service avant l’ouverture au public. « à décider » : personne n’a décidé, et le produit ne fait que ce que dit la deuxième colonne. La dernière colonne nomme le service qui doit décider. « Non relue », « non vérifiée » : le texte de loi ne l’a pas été ici.',
      ],
      table: {
        caption: `Chaque obligation, ce que fait le produit, son entrée en vigueur, où elle en est, qui décide. Textes lus le ${dated(readOn)}, sauf mention`,
        head: ['Obligation', 'Ce que fait le produit', 'En vigueur le', 'État', 'À décider par'],
        sentences: [],
        rows,
      },
    },
  ],
};
