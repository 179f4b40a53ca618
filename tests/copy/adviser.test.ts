import { catalogue } from '@sandbox/desk/phrases/catalogue';
import { screens } from '@sandbox/desk/phrases/screens';

/** Possessives that address the client: an adviser's sentence must not contain them. */
const CLIENTS_OWN =
  /\b(?:votre|vos) (?:dossier|demande|compte|carte|offre|identité|adresse|revenus?|justificatifs?|vidéo|visage|signature|pièce|naissance|situation|conseiller|employeur|profession|mobile)(?!\p{L})/iu;

/** Messages on pages that only the client reaches, each with the reason. */
const clientsAlone: Readonly<Record<string, string>> = {
  'homeMessages.more': 'the adviser’s home ends before it',
  sources: 'the adviser’s form of the same table stands beside it',
  'client 1': 'the adviser’s sentence about a proof of address stands beside it',
  returnedMessages: 'an adviser is not met by the notice of a return',
  'newEmailMessages.why': 'an adviser gives a new e-mail without a code (D-62)',
  'livenessMessages.frame': 'the client films',
  'livenessMessages.creating': 'the client films',
  'livenessMessages.awaited': 'the client films',
  'livenessMessages.failed': 'the client films',
  'stayedMessages.others': 'the board is the client’s',
  'stayedMessages.waiting': 'the client waits',
  'papersStripMessages.title': 'an adviser’s dossier keeps the bank’s order (D-125)',
  'refusalMessages.failed': 'an adviser asks for nothing in the client’s place',
  whyMessages: 'an adviser reads the rule’s own sentence',
};

test('ADV-02: no sentence that the adviser reads makes the client’s things the adviser’s', async () => {
  const read = (await catalogue())
    .filter(({ module }) => screens[module]?.[1] !== 'client')
    .flatMap(({ phrases }) => phrases)
    .flatMap(({ id, client, adviser }) => (adviser === 'same' ? client : adviser).map(text => [id, text] as const));
  const found = read.filter(([, text]) => CLIENTS_OWN.test(text)).map(([id]) => id);
  const known = Object.keys(clientsAlone);
  expect(found.filter(id => !known.some(each => id.startsWith(each)))).toEqual([]);
  expect(known.filter(each => !found.some(id => id.startsWith(each)))).toEqual([]);
});
