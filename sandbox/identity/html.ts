import type { Language } from '@domain/brand/languages';
import { brandFacts, variantFacts, type Variant } from '@domain/brand/variant';
import { clientPage, languageForm, languageLink, pageWords } from '../clientPage';
import { asking, languageOf } from '../language';
import { timeLeft } from '../left';
import { escaped } from '@sandbox/html';
import { codeWords } from '../phone/words';
import type { Challenge } from '../store/documents';
import { carried, type Authorize } from './ask';
import { identityWords } from './words';

interface Content {
  readonly title: string;
  /** HTML after the first heading. */
  readonly body: string;
  readonly problem?: string | undefined;
  readonly script?: string;
  /** Hidden fields of the request that shows the page in another language. */
  readonly hidden: (language: Language) => string;
}

const page = (client: Variant, language: Language, { title, body, problem, script, hidden: kept }: Content): string => {
  const { brand } = variantFacts[client];
  const { safety } = identityWords[language];
  return clientPage({
    language,
    brand,
    title: problem ? pageWords[language].error(title) : title,
    body: `<div class="narrow"><h1>${title}</h1>${body}</div>`,
    aside:
      `<h2>${safety.title}</h2><p>${safety.text(brandFacts[brand].name)}</p>` +
      `<p><a href="/dehors/${brand}/appointment${asking(language)}">${safety.appointment}</a></p>`,
    otherwise: other => languageForm(other, '/identite/authorize', kept(other)),
    back: { href: '/ouvrirmoncompte/main', label: pageWords[language].toSite },
    ...(script ? { script } : {}),
  });
};

const inputOf = (name: string, value: string): string => `<input type="hidden" name="${name}" value="${escaped(value)}">`;

const hidden = (query: Authorize): string => carried.map(name => inputOf(name, query[name] ?? '')).join('');

const hiddenIn =
  (query: Authorize) =>
  (language: Language): string =>
    hidden({ ...query, ui_locales: language });

const alertOf = (problem: string | undefined): string =>
  problem ? `<p class="error" id="problem" role="alert">${escaped(problem)}</p>` : '';

const described = (problem: string | undefined): string =>
  `autofocus aria-describedby="hint${problem ? ' problem' : ''}"${problem ? ' aria-invalid="true"' : ''}`;

const masked = (mobile: string): string => `••\u00a0••\u00a0••\u00a0••\u00a0${mobile.slice(-2)}`;

/** Asks a person who comes back without a link for their number. D-58 */
export const mobilePage = (client: Variant, query: Authorize, problem?: string, written = ''): string => {
  const language = languageOf(query.ui_locales);
  const words = identityWords[language].mobile;
  return page(client, language, {
    title: words.title,
    body:
      `<p>${words.text}</p>` +
      `<form method="post" action="/identite/authorize" novalidate>${hidden(query)}` +
      `<label for="mobile">${words.label}</label><p class="hint" id="hint">${words.hint}</p>${alertOf(problem)}` +
      `<input id="mobile" name="mobile" type="tel" autocomplete="tel-national" value="${escaped(written)}" ${described(problem)}>` +
      `<div class="actions"><button type="submit">${words.go}</button></div></form>`,
    problem,
    script: '/bac/typed.js',
    hidden: hiddenIn(query),
  });
};

/**
 * The data of a page that asks for a code; `left`: the code's remaining time, in milliseconds; `typed`: the person typed the number, and
 * must not learn whether the bank knows it.
 */
export interface CodeShown {
  readonly challenge: Challenge;
  readonly left: number;
  readonly typed: boolean;
  readonly problem?: string | undefined;
  /** What is typed, when the page is shown again in another language. */
  readonly written?: string | undefined;
}

const sentTo = (language: Language, { challenge, left, typed }: CodeShown): string => {
  const words = identityWords[language].code;
  const sentence = (typed ? words.sentIfKnown : words.sent)(masked(challenge.mobile));
  return left > 0 ? `<p>${sentence} ${timeLeft(language, left, words.left, words.ended)}</p>` : `<p>${sentence}</p>`;
};

export const codePage = (client: Variant, query: Authorize, shown: CodeShown): string => {
  const { challenge, typed, problem, written = '' } = shown;
  const place = inputOf('challenge', challenge.id) + inputOf('typed', typed ? '1' : '');
  const language = languageOf(query.ui_locales);
  const words = identityWords[language].code;
  const { label, hint } = codeWords[language];
  // The application knows only a number that was typed there; any other must be typed again here.
  const other =
    typed || !query.login_hint
      ? `<button class="quiet" type="submit" name="other" value="1">${words.change}</button>`
      : `<a class="button quiet" href="/ouvrirmoncompte/main">${words.notMine}</a>`;
  return page(client, language, {
    title: words.title,
    body:
      sentTo(language, shown) +
      `<form method="post" action="/identite/authorize" novalidate>${hidden(query)}${place}` +
      `<label for="code">${label}</label><p class="hint" id="hint">${hint}</p>${alertOf(problem)}` +
      `<input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" value="${escaped(written)}" ${described(problem)}>` +
      `<div class="actions"><button type="submit">${words.go}</button>` +
      `<button class="quiet" type="submit" name="again" value="1">${words.again}</button>${other}</div></form>`,
    problem,
    script: '/bac/code.js',
    hidden: other => hiddenIn(query)(other) + place,
  });
};

/** The page for a number with too many SMS or tries. */
export const lockedPage = (client: Variant, query: Authorize): string => {
  const language = languageOf(query.ui_locales);
  const { title, text } = identityWords[language].locked;
  return page(client, language, { title, body: `<p role="alert">${text}</p>`, hidden: hiddenIn(query) });
};

/** The page of a request that is not trusted. */
export const refusedPage = (language: Language): string => {
  const { title, text } = identityWords[language].refused;
  return clientPage({
    language,
    brand: undefined,
    title,
    otherwise: other => languageLink(other, `?ui_locales=${other}`),
    body: `<div class="narrow"><h1>${title}</h1><p>${text}</p></div>`,
    back: { href: '/ouvrirmoncompte/main', label: pageWords[language].toSite },
  });
};
