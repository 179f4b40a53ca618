import { rule } from '@domain/kernel/rule';
import { absentOr, boolean, record, text } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

const nothing = [null, ''] as const;

const rows: readonly Row<{ readonly authenticated: boolean; readonly message: string | null }, boolean>[] = [
  { when: { authenticated: false }, then: false, because: 'ERR-05: nobody to log out' },
  { when: { authenticated: true, message: { oneOf: nothing } }, then: true, because: 'ERR-05: nothing to say, a way out' },
  { when: { authenticated: true, message: { noneOf: nothing } }, then: false, because: 'ERR-05: the message says what to do' },
];

export const alertLogout = rule({
  id: 'alert.logout',
  requirements: ['ERR-05'],
  title: { fr: 'L’alerte propose de se déconnecter', en: 'The alert offers to log out' },
  says: {
    fr: 'Sans message à montrer, l’alerte propose la déconnexion à une personne connectée.',
    en: 'With no message to show the alert offers logout to someone connected.',
  },
  input: record({ authenticated: boolean, message: absentOr(text) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['connected, no message', { authenticated: true, message: null }, true],
    ['connected, an empty message', { authenticated: true, message: '' }, true],
    ['connected, a message', { authenticated: true, message: 'generic' }, false],
    ['not connected, no message', { authenticated: false, message: null }, false],
  ],
});
