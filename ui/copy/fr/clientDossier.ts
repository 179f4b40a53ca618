import type { ReportedLine } from '@domain/journey/reported';
import { possibleDuplicatesMessages } from './possibleDuplicates';
import { reportMessages } from './report';
import { summaryMessages } from './summary';

/** The adviser's recap before the file goes to the client. ADV-02, D-24 */
export const clientDossierMessages = {
  title: summaryMessages.mdc.whole.title,
  intro: {
    client:
      'Relisez le dossier avec le client\u00a0: vous pouvez encore corriger chaque partie. Le client accepte les conditions et signe à distance.',
    first: 'Relisez le dossier du titulaire, puis celui du co-titulaire. Chacun accepte les conditions et signe à distance.',
    last: 'Relisez le dossier du co-titulaire avant de le transmettre aux deux titulaires.',
  },
  lookAlikes: {
    title: possibleDuplicatesMessages.search.title,
    row: 'Résultat',
    confirmed: 'Recherche faite\u00a0: nouveau client confirmé',
  },
  reported: {
    title: 'Une erreur est signalée',
    text: (name: string): string =>
      `${name} a signalé une erreur dans ses informations. Le dossier revient ici pour être corrigé, puis transmis à nouveau.`,
    lines: (lines: readonly ReportedLine[]): string => `À vérifier\u00a0: ${lines.map(line => reportMessages.lines[line]).join(', ')}.`,
    comment: (name: string, comment: string): string => `${name} précise\u00a0: «\u00a0${comment}\u00a0»`,
  },
  next: 'Continuer vers le co-titulaire',
  handOver: { individual: 'Transmettre au client', joint: 'Transmettre aux titulaires' },
  handingOver: 'Transmission du dossier…',
  then: {
    individual: 'Le client reçoit un e-mail avec le lien de son dossier.',
    joint: 'Le titulaire reçoit un e-mail avec le lien du dossier. Le co-titulaire reçoit le sien une fois que le titulaire a signé.',
  },
} as const;
