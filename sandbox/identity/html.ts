import { brandFacts, variantFacts, type Variant } from '@domain/brand/variant';
import { clientPage } from '../clientPage';
import { timeLeft } from '../left';
import { escaped } from '@scripts/html';
import type { Challenge } from '../store/documents';
import { carried, type Authorize } from './ask';

const CODE_TITLE = 'Confirmez votre téléphone';
const MOBILE_TITLE = 'Reprendre votre demande';

const page = (client: Variant, title: string, body: string, problem?: string, script?: string): string =>
  clientPage({
    brand: variantFacts[client].brand,
    title: problem ? `Erreur\u00a0: ${title}` : title,
    body: `<div class="narrow"><h1>${title}</h1>${body}</div>`,
    aside:
      `<h2>Pour votre sécurité</h2><p>${brandFacts[variantFacts[client].brand].name} ne vous demandera jamais, par téléphone ni par <span class="number">e-mail</span>, un code reçu par SMS.</p>` +
      `<p><a href="/dehors/${variantFacts[client].brand}/appointment">Prendre un rendez-vous en agence</a></p>`,
    back: { href: '/ouvrirmoncompte/main', label: 'Revenir au site' },
    ...(script ? { script } : {}),
  });

const hidden = (query: Authorize): string =>
  carried.map(name => `<input type="hidden" name="${name}" value="${escaped(query[name] ?? '')}">`).join('');

const alertOf = (problem: string | undefined): string =>
  problem ? `<p class="error" id="problem" role="alert">${escaped(problem)}</p>` : '';

const described = (problem: string | undefined): string =>
  `autofocus aria-describedby="hint${problem ? ' problem' : ''}"${problem ? ' aria-invalid="true"' : ''}`;

const masked = (mobile: string): string => `••\u00a0••\u00a0••\u00a0••\u00a0${mobile.slice(-2)}`;

/** Asks a person who comes back without a link for their number. D-58 */
export const mobilePage = (client: Variant, query: Authorize, problem?: string): string =>
  page(
    client,
    MOBILE_TITLE,
    `<p>Pour retrouver votre demande, indiquez le numéro de mobile avec lequel vous l’avez commencée. Nous vous enverrons un code par SMS.</p>` +
      `<form method="post" action="/identite/authorize" novalidate>${hidden(query)}` +
      `<label for="mobile">Téléphone mobile</label><p class="hint" id="hint">10 chiffres, par exemple 06 39 98 12 34</p>${alertOf(problem)}` +
      `<input id="mobile" name="mobile" type="tel" autocomplete="tel-national" ${described(problem)}>` +
      `<div class="actions"><button type="submit">Recevoir un code</button></div></form>`,
    problem,
  );

/**
 * The data of a page that asks for a code; `left`: the code's remaining time, in milliseconds; `typed`: the person typed the number, and
 * must not learn whether the bank knows it.
 */
export interface CodeShown {
  readonly challenge: Challenge;
  readonly left: number;
  readonly typed: boolean;
  readonly problem?: string | undefined;
}

const sentTo = ({ challenge, left, typed }: CodeShown): string => {
  const mobile = masked(challenge.mobile);
  const sentence = typed
    ? `Si une demande est en cours avec le numéro ${mobile}, nous y avons envoyé un code par SMS.`
    : `Nous avons envoyé un code par SMS au ${mobile}.`;
  const limit = timeLeft(left, time => `Il est valable encore ${time}.`, 'Il n’est plus valable\u00a0: demandez-en un nouveau.');
  return left > 0 ? `<p>${sentence} ${limit}</p>` : `<p>${sentence}</p>`;
};

export const codePage = (client: Variant, query: Authorize, shown: CodeShown): string => {
  const { challenge, typed, problem } = shown;
  // The application knows only a number that was typed there; any other must be typed again here.
  const other =
    typed || !query.login_hint
      ? `<button class="quiet" type="submit" name="other" value="1">Changer de numéro</button>`
      : `<a class="button quiet" href="/ouvrirmoncompte/main">Ce n’est pas mon numéro</a>`;
  return page(
    client,
    CODE_TITLE,
    sentTo(shown) +
      `<form method="post" action="/identite/authorize" novalidate>${hidden(query)}<input type="hidden" name="challenge" value="${escaped(challenge.id)}">` +
      `<input type="hidden" name="typed" value="${typed ? '1' : ''}">` +
      `<label for="code">Code reçu par SMS</label><p class="hint" id="hint">6 chiffres, ou le SMS entier collé</p>${alertOf(problem)}` +
      `<input class="code" id="code" name="code" type="text" inputmode="numeric" autocomplete="one-time-code" ${described(problem)}>` +
      `<div class="actions"><button type="submit">Confirmer</button>` +
      `<button class="quiet" type="submit" name="again" value="1">Renvoyer le code</button>${other}</div></form>`,
    problem,
    '/bac/code.js',
  );
};

/** The page for a number with too many SMS or tries. */
export const lockedPage = (client: Variant): string =>
  page(
    client,
    'Trop de demandes',
    `<p role="alert">Trop de codes ont été demandés ou essayés pour ce numéro. Pour votre sécurité, attendez une heure, puis recommencez. Votre demande est gardée.</p>`,
  );

export const refusedPage = (sentence: string): string =>
  clientPage({
    brand: undefined,
    title: 'Identification impossible',
    body: `<div class="narrow"><h1>Identification impossible</h1><p>${escaped(sentence)}</p></div>`,
    back: { href: '/ouvrirmoncompte/main', label: 'Revenir au site' },
  });
