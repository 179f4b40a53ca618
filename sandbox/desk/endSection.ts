import type { Bank } from '../bank';
import { documentKinds } from '../documents/documentsFor';
import { papersOf } from '../esign/papers';
import { accountOf, decisionOn, finalisationOf } from '../finalisation/end';
import { mandatesOf } from '../finalisation/mobility';
import { refusalRequestsOf } from '../finalisation/refusal';
import { withdrawalsOf } from '../finalisation/withdrawal';
import { codes } from '../scenarios/codes';
import { checksOf, signatureOf, signerOf, type Who } from '../signing';
import { Signature, type Liveness, type Subscription } from '../store/documents';
import { decisionWords } from './decisionWords';
import { escaped, facts, form, table } from './html';
import { moment } from './moments';
import { captureWords, livenessWords, resultWords, signatureWords } from './words';

const roles: Readonly<Record<Who, string>> = { TIT: 'Titulaire', COT: 'Co-titulaire' };
const whosOf = ({ workflow }: Subscription): readonly Who[] => (workflow === 'joint' ? ['TIT', 'COT'] : ['TIT']);

/** The title of a functional code, from the test cases. */
const errorWords = (code: string): string => Object.entries(codes).find(([known]) => known === code)?.[1].title ?? code;

const isFault = (fault: string): fault is keyof typeof captureWords => Object.hasOwn(captureWords, fault);

const verdict = ({ status, validated, fault, functionalCode }: Liveness): string => {
  if (functionalCode !== undefined) return `En erreur\u00a0: ${escaped(errorWords(functionalCode))}`;
  if (status !== 'ENDED') return livenessWords[status];
  if (validated) return 'Validée';
  return fault !== undefined && isFault(fault) ? `Refusée\u00a0: ${captureWords[fault]}` : 'Refusée';
};

const measureNames: Readonly<Record<string, string>> = {
  durationMs: 'durée, ms',
  luminance: 'lumière, 0 à 255',
  movement: 'mouvement',
  bytes: 'octets',
};

const measures = ({ measures: measured = {} }: Liveness): string =>
  Object.entries(measured)
    .map(
      ([name, value]) => `${measureNames[name] ?? name}\u00a0: ${typeof value === 'number' ? Math.round(value * 10) / 10 : String(value)}`,
    )
    .map(escaped)
    .join('<br>') || 'Rien reçu';

/** XTR-70 */
const agreed = ({ consent }: Liveness): string =>
  consent === undefined
    ? 'Non demandé'
    : `${moment(consent.givenAt)}<br>${escaped(`vidéo gardée ${consent.keptFor} jours par ${consent.provider}`)}`;

const recording = ({ id, recording: film }: Liveness, words: string): string =>
  film === undefined
    ? 'Aucun'
    : `<video controls preload="metadata" src="/bureau/films/${escaped(id)}" aria-label="${escaped(`Film, ${words}`)}"></video>`;

const checks = (bank: Bank, subscription: Subscription): string => {
  const rows = whosOf(subscription).flatMap(who =>
    checksOf(bank, subscription.id, who).map((check, index) => {
      const words = `${roles[who]}, essai ${index + 1}`;
      return [
        escaped(words),
        moment(check.at),
        escaped(check.gesture),
        agreed(check),
        verdict(check),
        measures(check),
        recording(check, words),
      ];
    }),
  );
  return rows.length === 0
    ? '<p>Aucune vérification vidéo.</p>'
    : table('Vérifications vidéo', ['Qui', 'Quand', 'Geste demandé', 'Accord', 'Résultat', 'Mesures', 'Film'], rows);
};

const ceremonies = (bank: Bank, subscription: Subscription): string => {
  const all = bank.store.all('signature', Signature).filter(each => each.subscription === subscription.id);
  if (all.length === 0) return '<p>Aucune signature commencée.</p>';
  const now = bank.millis();
  const rows = all.map(({ participant, at, status, expires, codeSentAt, startBeforeDelay }) => [
    roles[participant],
    moment(at),
    signatureWords[status === 'ONGOING' && expires <= now ? 'ERROR' : status],
    codeSentAt === undefined ? 'Non' : 'Oui',
    startBeforeDelay === undefined ? 'Pas demandé' : startBeforeDelay ? 'Oui' : 'Non',
  ]);
  return (
    table('Signatures', ['Qui', 'Commencée', 'État', 'Code envoyé', 'Ouverture sans attendre'], rows) + ceremonyActions(bank, subscription)
  );
};

const ceremonyActions = (bank: Bank, subscription: Subscription): string => {
  const who = signerOf(subscription);
  if (!who || signatureOf(bank, subscription.id, who)?.status !== 'ONGOING') return '';
  const action = `/bureau/api/files/${subscription.id}/ceremony`;
  return (
    form({ action, hidden: { end: 'expired' }, button: 'Laisser expirer la signature', quiet: true, className: 'inline' }) +
    form({ action, hidden: { end: 'refused' }, button: 'Refuser la signature', quiet: true, className: 'inline' })
  );
};

const documents = async (bank: Bank, subscription: Subscription): Promise<string> => {
  const listed = await Promise.all(
    whosOf(subscription).flatMap(who =>
      documentKinds.map(async kind =>
        (await papersOf(bank, subscription, who, kind)).map(
          ({ label, pages }, index) =>
            `<li><a href="/bureau/documents/${escaped(subscription.id)}/${who}/${kind}/${index}">${escaped(label)}</a> (PDF, ${pages} page${pages > 1 ? 's' : ''}, ${roles[who].toLowerCase()})</li>`,
        ),
      ),
    ),
  );
  return `<details><summary>Documents remis au client</summary><ul>${listed.flat().join('')}</ul></details>`;
};

/** XTR-74 */
const requestWords = {
  email: 'Motifs demandés par e-mail',
  letter: 'Motifs demandés par courrier',
  review: 'Réexamen par une personne demandé',
} as const;

const decision = (bank: Bank, subscription: Subscription): string => {
  const finalisation = finalisationOf(bank, subscription.id);
  const account = accountOf(bank, subscription.id);
  const due = finalisation && finalisation.dueAt > bank.millis() ? ' (en cours)' : '';
  const repair = { action: `/bureau/api/files/${subscription.id}/repair`, button: 'Reprendre la création du compte', quiet: true };
  const known = facts([
    ['Prévue', escaped(decisionWords(decisionOn(bank, subscription)))],
    ['Prise', finalisation ? `${resultWords[finalisation.result]}${due}` : 'Aucune'],
    ...withdrawalsOf(bank, subscription).map(
      ({ who, receivedAt, reference, statement }) =>
        ['Rétractation', `${roles[who]}, ${moment(receivedAt)}, <code>${escaped(reference)}</code>\u00a0: ${escaped(statement)}`] as const,
    ),
    ...mandatesOf(bank, subscription).map(
      ({ who, iban, agreedAt, reference }) =>
        ['Mandat de mobilité', `${roles[who]}, ${moment(agreedAt)}, <code>${escaped(reference)}</code>\u00a0: ${escaped(iban)}`] as const,
    ),
    ...refusalRequestsOf(bank, subscription).map(({ who, what, at }) => [requestWords[what], `${roles[who]}, ${moment(at)}`] as const),
    ['Compte', account ? `<code>${escaped(account.number)}</code>, ouvert le ${moment(account.at)}` : 'Pas encore ouvert'],
  ]);
  return finalisation?.result === 'failed' ? known + form(repair) : known;
};

/** The end of a file: video checks with their measures, signatures, documents, the decision. */
export const endSection = async (bank: Bank, subscription: Subscription): Promise<string> =>
  `<h2>Vérification vidéo</h2>${checks(bank, subscription)}<h2>Signature</h2>${ceremonies(bank, subscription)}${await documents(bank, subscription)}` +
  `<h2>Décision</h2>${decision(bank, subscription)}`;
