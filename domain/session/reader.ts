import { languages, REFERENCE, type Language } from '@domain/brand/languages';
import { keysOf } from '@domain/kernel/total';
import { mode, type Mode } from '@domain/kernel/words';
import { rule } from '@domain/kernel/rule';
import { absentOr, oneOf, record } from '@domain/kernel/shape';
import { decided, type Row } from '@domain/kernel/table';

interface Seen {
  readonly entry: Mode;
  /** The reader who signed in last in this tab. */
  readonly signedIn: Mode | null;
  readonly language: Language;
}

const CLIENT: Mode = 'omc';
const ADVISER: Mode = 'mdc';

const rows: readonly Row<Seen, Mode>[] = [
  { when: { entry: CLIENT }, then: CLIENT, because: 'ADV-01: the client’s entry is for clients' },
  { when: { entry: ADVISER, signedIn: CLIENT }, then: CLIENT, because: 'D-47: the client of an adviser’s file signs in at this entry' },
  { when: { entry: ADVISER, signedIn: ADVISER }, then: ADVISER, because: 'D-47: the workstation opened this tab' },
  {
    when: { entry: ADVISER, signedIn: null, language: { noneOf: [REFERENCE] } },
    then: CLIENT,
    because: 'D-111: advisers read French alone',
  },
  { when: { entry: ADVISER, signedIn: null, language: REFERENCE }, then: ADVISER, because: 'ADV-01: the entry decides' },
];

export const sessionReader = rule({
  id: 'session.reader',
  requirements: ['ADV-01', 'D-47', 'D-111'],
  title: { fr: 'Qui lit une page sans dossier ouvert', en: 'Who reads a page without an open file' },
  says: {
    fr: 'À l’entrée du conseiller, la personne identifiée en dernier dans l’onglet lit la page. Si personne ne l’a fait, c’est le conseiller en français, et le client dans une autre langue.',
    en: 'At the adviser’s entry, the reader is whoever signed in last in the tab. In a tab without a sign-in it is the adviser in French, and the client in another language.',
  },
  input: record({ entry: mode, signedIn: absentOr(mode), language: oneOf(...keysOf(languages)) }),
  decide: given => decided(rows, given),
  table: rows,
  examples: [
    ['the client’s entry', { entry: 'omc', signedIn: null, language: 'fr' }, 'omc'],
    ['the client’s entry, in English', { entry: 'omc', signedIn: 'omc', language: 'en' }, 'omc'],
    ['a client’s session at the adviser’s entry has ended', { entry: 'mdc', signedIn: 'omc', language: 'fr' }, 'omc'],
    ['an adviser who asks for English', { entry: 'mdc', signedIn: 'mdc', language: 'en' }, 'mdc'],
    ['nobody has signed in, in English', { entry: 'mdc', signedIn: null, language: 'en' }, 'omc'],
    ['nobody has signed in, in French', { entry: 'mdc', signedIn: null, language: 'fr' }, 'mdc'],
  ],
});
