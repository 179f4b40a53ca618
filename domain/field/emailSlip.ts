import { mailProviders } from './mailProviders';
import { typedEmail } from './typed';

const providers = new Map(Object.entries(mailProviders));
const domains = [...providers].flatMap(([name, { common }]) => common.map(ending => `${name}.${ending}`));

/** In letters; shorter names resemble too many other real names. */
const SHORTEST_NAME = 5;

/** An ending in the place of the provider's own, or none: 'fr', 'net', 'co.uk', 'com.fr'. A longer domain is another one. */
const ENDING = /^(?:(?:(?:co|com|fr|net|org)\.)?[a-z]{1,5})?$/;
/** Signs in the place of the dot, and dots that are too many. */
const DOTS = /[,;:.]+/g;

/** One letter missing, added or replaced, or two swapped. */
const isOneSlip = (typed: string, meant: string): boolean => {
  const start = Array.from(meant).findIndex((letter, index) => typed[index] !== letter);
  const from = start < 0 ? meant.length : start;
  const [left, right] = [typed.slice(from), meant.slice(from)];
  return (
    left.slice(1) === right ||
    left === right.slice(1) ||
    left.slice(1) === right.slice(1) ||
    (left[0] === right[1] && left[1] === right[0] && left.slice(2) === right.slice(2))
  );
};

const parted = (domain: string): readonly [name: string, ending: string] => {
  const dot = domain.lastIndexOf('.');
  return dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot + 1)];
};

const isNear = (typed: string, meant: string): boolean => {
  const [[name, ending], [meantName, meantEnding]] = [parted(typed), parted(meant)];
  const near = name === meantName || (meantName.length >= SHORTEST_NAME && isOneSlip(name, meantName));
  return near && (ending === meantEnding || isOneSlip(ending, meantEnding));
};

/** A provider's name with an ending that it does not have: 'gmail.fr', 'laposte.com', 'gmail'. */
const withOwnEnding = (domain: string): string | undefined => {
  const [name = '', ...rest] = domain.split('.');
  const found = providers.get(name);
  const ending = rest.join('.');
  if (found === undefined || found.shared || !ENDING.test(ending)) return undefined;
  return `${name}.${found.common[0]}`;
};

const isRight = (domain: string): boolean => {
  const [name = '', ...rest] = domain.split('.');
  const { common = [], others = [] } = providers.get(name) ?? {};
  return [...common, ...others].includes(rest.join('.'));
};

/**
 * The probable address behind 'gmail.con', 'hotmial.fr' or 'gmail.fr': the page asks, and never refuses. Undefined: no suspicion. D-74
 */
export const emailSlip = (typed: string): string | undefined => {
  const email = typedEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at <= 0 || domain === '' || isRight(domain)) return undefined;
  const dotted = domain.replace(DOTS, '.');
  const near = domains.find(each => each === dotted || each.replace('.', '') === dotted || isNear(dotted, each));
  const meant = near ?? withOwnEnding(dotted);
  return meant === undefined || meant === domain ? undefined : `${email.slice(0, at)}@${meant}`;
};
