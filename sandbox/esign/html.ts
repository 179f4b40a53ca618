import type { BankDocument } from '../documents/documentsFor';
import type { Brand } from '@domain/brand/variant';
import { clientPage } from '../clientPage';
import { timeLeft } from '../left';
import { escaped } from '@scripts/html';
import { weightMessages } from '@ui/copy/fr/weight';
import type { Signature } from '../store/documents';

const TITLE = 'Signer vos contrats';

/** The page's brand, and whether the front end frames it. */
export interface Shown {
  readonly brand: Brand;
  readonly framed: boolean;
}

export const unknownPage = (framed: boolean): string =>
  clientPage({
    brand: undefined,
    framed,
    title: 'Page inconnue',
    body: '<div class="narrow"><h1>Page inconnue</h1><p>Revenez à votre demande.</p></div>',
  });

const many = (count: number): string => `${count}\u00a0page${count > 1 ? 's' : ''}`;
const listed = ({ id }: Signature, papers: readonly BankDocument[]): string =>
  papers
    .map(
      ({ label, bytes, pages }, index) =>
        `<li><a href="/ceremonie/${escaped(id)}/${index}" target="_blank" rel="noopener">${escaped(label)}<span class="unseen"> (nouvel onglet)</span></a> <span class="hint">PDF, ${many(pages)}, ${weightMessages.rounded(bytes.length)}</span></li>`,
    )
    .join('');

/** The attributes that identify the ceremony and the front end that follows it. */
const attributesOf = ({ id, returnTo }: Pick<Signature, 'id' | 'returnTo'>): string =>
  `data-id="${escaped(id)}" data-front="${escaped(new URL(returnTo).origin)}"`;

const codeField = (problem: string | undefined): string =>
  `<label for="code">Code reçu par SMS</label><p class="hint" id="hint">6 chiffres, ou le SMS entier collé</p>` +
  (problem ? `<p class="error" id="problem" role="alert">${escaped(problem)}</p>` : '') +
  `<input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint${problem ? ' problem' : ''}"` +
  `${problem ? ' aria-invalid="true"' : ''}>`;

const endings: Readonly<Record<Signature['status'], readonly [title: string, sentence: string]>> = {
  OK: ['Contrats signés', 'Votre signature est enregistrée.'],
  KO: ['Signature refusée', 'Vous n’avez pas signé. Rien n’est engagé.'],
  ERROR: ['Signature interrompue', 'La signature n’a pas abouti. Rien n’est engagé. Revenez à votre demande pour recommencer.'],
  ONGOING: ['Délai dépassé', 'Le délai pour signer est passé. Revenez à votre demande pour recommencer.'],
};

/**
 * The contracts, the code field, the sign and refuse buttons, and the time left in milliseconds. Signing is the form's first button,
 * because Enter presses that one.
 */
export const signingPage = (
  shown: Shown,
  signature: Signature,
  left: number,
  papers: readonly BankDocument[],
  problem?: string,
): string => {
  const limit = timeLeft(left, time => `Vous avez encore ${time} pour signer.`, endings.ONGOING[1]);
  return clientPage({
    ...shown,
    script: '/bac/ceremony.js',
    title: problem ? `Erreur\u00a0: ${TITLE}` : TITLE,
    body:
      `<div class="narrow" id="signing" ${attributesOf(signature)}><h1>${TITLE}</h1><p>Lisez vos contrats, puis signez avec le code reçu par SMS. ${limit}</p>` +
      `<h2 id="papers">Vos contrats</h2><ul class="papers" aria-labelledby="papers">${listed(signature, papers)}</ul>` +
      `<form method="post" action="/ceremonie/${escaped(signature.id)}" novalidate>${codeField(problem)}` +
      `<div class="actions"><button type="submit" name="sign" value="1">Signer</button>` +
      `<button class="quiet" type="submit" name="refuse" value="1">Refuser de signer</button></div></form></div>`,
    back: { href: signature.returnTo, label: 'Revenir à ma demande' },
  });
};

/**
 * The page after the ceremony: notifies the framing page, and links back if it was not framed. A ceremony that is still open has timed
 * out.
 */
export const overPage = (shown: Shown, { id, status, returnTo }: Signature): string => {
  const [title, sentence] = endings[status];
  return clientPage({
    ...shown,
    title,
    script: '/bac/ceremony.js',
    body:
      `<div class="narrow" id="over" data-status="${status}" ${attributesOf({ id, returnTo })}>` +
      `<h1>${escaped(title)}</h1><p>${escaped(sentence)}</p><p class="actions"><a class="button" id="back" target="_top" href="${escaped(returnTo)}">Revenir à ma demande</a></p></div>`,
  });
};
