import { lookAlikesMessages } from './lookAlikes';
import { summaryMessages } from './summary';

/** The adviser's recap of a client's file, before it is handed over. ADV-02, D-24 */
export const clientFileMessages = {
  title: summaryMessages.mdc.whole.title,
  intro: {
    client:
      'Relire le dossier avec le client\u00a0: chaque partie peut encore être corrigée. Le client accepte les conditions et signe à distance.',
    first: 'Relire le dossier du titulaire. Le co-titulaire suit\u00a0; chacun accepte les conditions et signe à distance.',
    last: 'Relire le dossier du co-titulaire avant de le transmettre aux deux titulaires.',
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
  next: 'Continuer vers le co-titulaire',
  handOver: { individual: 'Transmettre au client', joint: 'Transmettre aux titulaires' },
  handingOver: 'Transmission du dossier…',
  then: {
    individual: 'Le client reçoit un e-mail avec le lien de son dossier.',
    joint: 'Le titulaire reçoit un e-mail avec le lien du dossier, puis le co-titulaire quand il a signé.',
  },
} as const;
