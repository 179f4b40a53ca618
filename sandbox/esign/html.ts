import type { BankDocument } from '../documents/documentsFor';
import { ASKED, type Language } from '@domain/brand/languages';
import type { Brand } from '@domain/brand/variant';
import { clientPage, languageForm, languageLink, pageWords } from '../clientPage';
import { asking, stillFrench } from '../language';
import { timeLeft } from '../left';
import { escaped } from '@sandbox/html';
import { codeWords } from '../phone/words';
import type { Signature } from '../store/documents';
import { signingWords } from './words';

/** The page's language and brand, and whether the front end frames it. */
export interface Shown {
  readonly language: Language;
  readonly brand: Brand;
  readonly framed: boolean;
  /** The query of links back. */
  readonly again: string;
}

export const unknownPage = (shown: Omit<Shown, 'brand'>): string => {
  const { title, text } = signingWords[shown.language].unknown;
  return clientPage({
    ...shown,
    brand: undefined,
    title,
    otherwise: languageLink,
    body: `<div class="narrow"><h1>${title}</h1><p>${text}</p></div>`,
  });
};

const listed = (language: Language, { id }: Signature, papers: readonly BankDocument[]): string => {
  const words = signingWords[language];
  return papers
    .map(
      ({ label, bytes, pages }, index) =>
        `<li><a href="/ceremonie/${escaped(id)}/${index}${asking(language)}" target="_blank" rel="noopener"><span${stillFrench(language)}>${escaped(label)}</span>` +
        `<span class="unseen"> ${words.newTab}</span></a> <span class="hint">PDF, ${words.pages(pages)}, ${words.weight(bytes.length)}</span></li>`,
    )
    .join('');
};

/** The attributes that identify the ceremony and the front end that follows it. */
const attributesOf = ({ id, returnTo }: Pick<Signature, 'id' | 'returnTo'>): string =>
  `data-id="${escaped(id)}" data-front="${escaped(new URL(returnTo).origin)}"`;

const codeField = ({ label, hint }: (typeof codeWords)[Language], problem: string | undefined, written: string): string =>
  `<label for="code">${label}</label><p class="hint" id="hint">${hint}</p>` +
  (problem ? `<p class="error" id="problem" role="alert">${escaped(problem)}</p>` : '') +
  `<input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" aria-describedby="hint${problem ? ' problem' : ''}"` +
  `${problem ? ' aria-invalid="true"' : ''} value="${escaped(written)}">`;

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
  written = '',
): string => {
  const { language, again } = shown;
  const words = signingWords[language];
  const limit = timeLeft(language, left, words.left, words.endings.ONGOING.text);
  return clientPage({
    ...shown,
    script: '/bac/ceremony.js',
    title: problem ? pageWords[language].error(words.title) : words.title,
    body:
      `<div class="narrow" id="signing" ${attributesOf(signature)}><h1${shown.framed ? ' class="unseen"' : ''}>${words.title}</h1><p>${words.intro} ${limit}</p>` +
      `<h2 id="papers">${words.papers}</h2><ul class="papers" aria-labelledby="papers">${listed(language, signature, papers)}</ul>` +
      `<form method="post" action="/ceremonie/${escaped(signature.id)}${asking(language)}" novalidate>${codeField(codeWords[language], problem, written)}` +
      `<div class="actions"><button type="submit" name="sign" value="1">${words.sign}</button>` +
      `<button class="quiet" type="submit" name="refuse" value="1">${words.refuse}</button></div></form></div>`,
    otherwise: other => languageForm(other, `/ceremonie/${signature.id}?${ASKED}=${other}`),
    back: { href: `${signature.returnTo}${again}`, label: pageWords[language].toApplication },
  });
};

/**
 * The page after the ceremony: notifies the framing page, and links back if it was not framed. A ceremony that is still open has timed
 * out.
 */
export const overPage = (shown: Shown, { id, status, returnTo }: Signature): string => {
  const { title, text } = signingWords[shown.language].endings[status];
  return clientPage({
    ...shown,
    title,
    script: '/bac/ceremony.js',
    otherwise: languageLink,
    body:
      `<div class="narrow" id="over" data-status="${status}" ${attributesOf({ id, returnTo })}>` +
      `<h1>${escaped(title)}</h1><p>${escaped(text)}</p><p class="actions"><a class="button" id="back" target="_top" href="${escaped(`${returnTo}${shown.again}`)}">${pageWords[shown.language].toApplication}</a></p></div>`,
  });
};
