import { paperCoded, papers } from '@domain/proofs/papers';
import { documentsOfRank } from '@domain/proofs/ofRank';
import { displayDay, isDay } from '@domain/kernel/day';
import { WALLET_CODE } from '@domain/proofs/walletIdentity';
import { proofReasons } from '@domain/proofs/afterFailure';
import { fileTypeOf } from '../analysis/image';
import { kindOfPaper, paperNames } from '../analysis/kinds';
import { kindWords } from '../analysis/words';
import type { Bank } from '../bank';
import { mayForce, proofsOf, standingOf } from '../proofs';
import { proofWords } from '../scenarios/words';
import type { Proof, Subscription } from '../store/documents';
import { transactionsOf } from '../wallet/transaction';
import { escaped, facts, form, input, select, table } from './html';
import { factName, reasonWords, standingWords } from './words';

const paperName = (code: string): string => {
  if (code === WALLET_CODE) return 'Identité reçue d’un portefeuille';
  const { code: known } = paperCoded(code);
  const name = paperNames.find(paper => papers[paper].code === known);
  return name ? kindWords[kindOfPaper[name]] : code;
};

const sides: Readonly<Record<string, string>> = { FRONT: 'recto', BACK: 'verso', SINGLE: 'page' };

const pageOf = ({ subscription, rank }: Proof, name: string, { side, content }: Proof['pages'][number], index: number): string => {
  const address = `/bureau/pieces/${escaped(subscription)}/${escaped(rank)}/${index}`;
  const bytes = Buffer.from(content, 'base64');
  const type = fileTypeOf(bytes);
  const words = `${name}, ${sides[side] ?? side}`;
  const size = `${Math.max(1, Math.round(bytes.length / 1_024))}\u00a0ko`;
  const inside =
    type === 'image/png' || type === 'image/jpeg'
      ? `<img src="${address}" alt="${escaped(words)}" loading="lazy">`
      : escaped(type === 'application/pdf' ? `${words} (PDF)` : `${words} (fichier illisible)`);
  return `<li><a href="${address}">${inside}</a><span class="hint">${escaped(sides[side] ?? side)}, ${size}</span></li>`;
};

const written = (value: string): string => escaped(isDay(value) ? displayDay(value) : value);

const analysisOf = ({ outcome, rank }: Proof): string => {
  if (!outcome) return '';
  const { read, expected, reason } = outcome;
  const verdict = outcome.result === 'OK' ? 'Tout concorde.' : `Refusé\u00a0: ${escaped(reasonWords(reason ?? 'DEFAULT'))}.`;
  const way = read['way'] === undefined ? '' : ` Lu par\u00a0: ${escaped(read['way'])}.`;
  const wanted = Object.keys(expected).map(name => [escaped(factName(name)), written(read[name] ?? '–'), written(expected[name] ?? '')]);
  const found = Object.entries(read).map(([name, value]) => [factName(name), written(value)] as const);
  return (
    `<p>${verdict}${found.length === 0 ? ' Rien n’a été lu.' : way}</p>` +
    (wanted.length === 0 ? '' : table(`${proofWords(rank)}\u00a0: ce qui ne concorde pas`, ['Donnée', 'Lu', 'Attendu'], wanted)) +
    (found.length === 0 ? '' : `<details><summary>Lu par l’analyse</summary>${facts(found)}</details>`)
  );
};

const actionsOn = ({ id, task }: Subscription, { rank }: Proof): string => {
  const about = proofWords(rank).toLowerCase();
  const remove = form({
    action: `/bureau/api/files/${id}/remove-proof`,
    hidden: { rank },
    button: 'Retirer du dossier',
    about: `le ${about}`,
    quiet: true,
  });
  if (task !== 'middleControl') return remove;
  const back = form({
    action: `/bureau/api/files/${id}/send-back`,
    hidden: { rank },
    fields: input('reason', 'Motif, lu par le client', { hint: 'Par exemple\u00a0: La date est illisible.', required: true }),
    button: 'Renvoyer',
    about: `le ${about}`,
  });
  return `<details><summary>Renvoyer ou retirer<span class="unseen"> le ${about}</span></summary>${back}${remove}</details>`;
};

const proofCard = (bank: Bank, subscription: Subscription, proof: Proof): string => {
  const standing = standingOf(bank, proof);
  const name = paperName(proof.documentCode);
  return (
    `<section class="card"><h3>${escaped(proofWords(proof.rank))} <span class="badge ${standing}">${escaped(standingWords[standing])}</span></h3>` +
    `<p>${escaped(name)}, rang ${escaped(proof.rank)}${mayForce(proof) ? ', le client peut le maintenir' : ''}.</p>` +
    (proof.comment === undefined ? '' : `<p><strong>Renvoyé\u00a0:</strong> ${escaped(proof.comment)}</p>`) +
    `<ul class="pages">${proof.pages.map((page, index) => pageOf(proof, name, page, index)).join('')}</ul>` +
    analysisOf(proof) +
    actionsOn(subscription, proof) +
    `</section>`
  );
};

/** A form that draws a document of this person, to upload in the journey. */
const sampleForm = ({ id, coHolder }: Subscription): string =>
  `<details><summary>Un échantillon pour ce dossier</summary><form class="fields" method="get" action="/bureau/echantillons"><input type="hidden" name="file" value="${escaped(id)}">` +
  (coHolder
    ? select('who', 'De qui', [
        ['TIT', 'Titulaire'],
        ['COT', 'Co-titulaire'],
      ])
    : '') +
  select(
    'document',
    'Document',
    paperNames.map(paper => [
      paper,
      `${kindWords[kindOfPaper[paper]]} (${papers[paper].proves === 'income' ? 'revenu' : papers[paper].proves === 'address' ? 'adresse' : 'identité'})`,
    ]),
  ) +
  select('outcome', 'Ce qu’en dira l’analyse', [
    ['OK', 'Valide'],
    ...proofReasons.map(reason => [reason, `Refusé\u00a0: ${reasonWords(reason)}`] as const),
  ]) +
  select('side', 'Côté', [
    ['0', 'Recto, ou seule page'],
    ['1', 'Verso'],
  ]) +
  `<button class="quiet" type="submit">Télécharger l’échantillon</button></form></details>`;

const byParticipant = (one: Proof, other: Proof): number =>
  documentsOfRank.decide({ rank: one.rank }).participant === 'TIT' && documentsOfRank.decide({ rank: other.rank }).participant === 'COT'
    ? -1
    : 0;

const walletStatus = { WAITING: 'attend', CLAIMED: 'en cours', RECEIVED: 'reçue', REFUSED: 'refusée' } as const;

/** The requests to a wallet, with what was wrong. XTR-38 */
const walletRequests = (bank: Bank, { id }: Subscription): string => {
  const rows = transactionsOf(bank, id).map(({ participant, status, reason = '', why = '' }) => [
    participant === 'TIT' ? 'Titulaire' : 'Co-titulaire',
    walletStatus[status],
    `${escaped(reason)} <span lang="en">${escaped(why)}</span>`,
  ]);
  return rows.length === 0 ? '' : table('Demandes à un portefeuille d’identité', ['De qui', 'Réponse', 'Motif'], rows);
};

const TRIAL =
  'Ceci est un essai\u00a0: les papiers donnés ici, même de vrais, restent sur cette machine. «\u00a0Vider la banque\u00a0», page «\u00a0Horloge et réglages\u00a0», les efface.';

/** The file's proofs: pictures, the analysis's data, and the bank's possible actions. MID-01, XTR-07 */
export const proofsSection = (bank: Bank, subscription: Subscription): string => {
  const proofs = [...proofsOf(bank, subscription.id)].sort(byParticipant);
  const list =
    proofs.length === 0
      ? '<p>Aucun justificatif envoyé.</p>'
      : `<div class="columns">${proofs.map(proof => proofCard(bank, subscription, proof)).join('')}</div>`;
  return `<h2>Justificatifs</h2><p>${TRIAL}</p>${list}${walletRequests(bank, subscription)}${sampleForm(subscription)}`;
};
