import { duties, type Duty } from '@brands/duties';
import type { Decision, Page } from './page';

const dated = (day: string): string => day.split('-').reverse().join('/');

/** The day on which most of the texts were read. */
const readOn = duties.flatMap(({ read }) => (read.mark === 'V' ? [read.on] : [])).sort()[0] ?? '';

const reading = (mark: Duty['read']): string => {
  if (mark.mark === '?') return ' ; non vérifiée';
  if (mark.mark !== 'V') return ' ; connue, non relue';
  return mark.on === readOn ? '' : ` ; lue le ${dated(mark.on)}`;
};

const captions: Readonly<Record<Duty['state'], string>> = {
  open: 'Chaque obligation sur laquelle rien n’est décidé',
  bank: 'Chaque obligation qui attend la banque',
  built: 'Chaque obligation que le produit remplit',
};

/** Every duty of brands/duties.ts in one of three tables: silence is not completeness. XTR-13, D-124 */
const dutiesThatAre = (state: Duty['state']): Pick<Decision, 'rules' | 'table'> => ({
  rules: [],
  table: {
    caption: `${captions[state]} (lois lues le ${dated(readOn)}, sauf mention), et le service de la banque qui en répond`,
    head: ['Obligation', 'Ce que fait le produit', 'Service'],
    sentences: [],
    rows: duties
      .filter(duty => duty.state === state)
      .map(({ duty, articles, read, product, inForce, owner }) => [
        `${duty.fr} (${articles}${reading(read)}${inForce === undefined ? '' : ` ; en vigueur le ${dated(inForce)}`})`,
        product,
        owner,
      ]),
  },
});

export const bank: Page = {
  id: 'banque',
  title: 'Ce que la banque décide',
  question: 'Que demande la loi, qu’est-ce qui n’est pas décidé ou pas vérifié, et que change un réglage ou la marque ?',
  decisions: [
    {
      id: 'duties',
      title: 'La loi : ce que personne n’a encore décidé',
      also: 'assurance (DDA), AMLR (règlement européen), blanchiment (LCB-FT), gel des avoirs, origine des fonds, personne politiquement exposée (PPE), PVID, RGPD, sanctions, sans domicile fixe',
      says: [
        'Le produit ne fait que ce que dit la deuxième colonne. « Non relue », « non vérifiée » : le texte de loi ne l’a pas été ici.',
      ],
      ...dutiesThatAre('open'),
    },
    {
      id: 'duties-bank',
      title: 'La loi : ce que la banque doit fournir avant l’ouverture au public',
      also: 'FICP (incidents de crédit), mentions légales',
      says: ['Le produit a la place ; il manque un texte, un réglage ou un service de la banque.'],
      ...dutiesThatAre('bank'),
    },
    {
      id: 'duties-built',
      title: 'La loi : ce que le produit fait',
      also: 'FICOBA, mobilité bancaire',
      says: ['« Fait » ne veut pas dire que cela suffit : voir aussi {@duties}.'],
      ...dutiesThatAre('built'),
    },
  ],
};
