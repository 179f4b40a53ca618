import { lookAlikesMessages } from './lookAlikes';
import { summaryMessages } from './summary';

/** The adviser's recap before the file goes to the client. ADV-02, D-24 */
export const clientFileMessages = {
  title: summaryMessages.mdc.whole.title,
  intro: {
    client:
      'Relisez le dossier avec le client\u00a0: vous pouvez encore corriger chaque partie. Le client accepte les conditions et signe à distance.',
    first: 'Relisez le dossier du titulaire, puis celui du co\u2011titulaire. Chacun accepte les conditions et signe à distance.',
    last: 'Relisez le dossier du co\u2011titulaire avant de le transmettre aux deux titulaires.',
  },
  lookAlikes: {
    title: lookAlikesMessages.search.title,
    row: 'Résultat',
    confirmed: 'Recherche faite\u00a0: nouveau client confirmé',
  },
  reported: {
    title: 'Une erreur est signalée',
    text: (name: string): string =>
      `${name} a signalé une erreur dans ses informations. Le dossier revient ici pour être corrigé, puis transmis à nouveau.`,
  },
  next: 'Continuer vers le co\u2011titulaire',
  handOver: { individual: 'Transmettre au client', joint: 'Transmettre aux titulaires' },
  handingOver: 'Transmission du dossier…',
  then: {
    individual: 'Le client reçoit un e\u2011mail avec le lien de son dossier.',
    joint: 'Le titulaire reçoit un e\u2011mail avec le lien du dossier, puis le co\u2011titulaire quand il a signé.',
  },
} as const;
