import { typedEmail } from './typed';

/** Common mail providers in France. */
const domains = [
  'aliceadsl.fr',
  'aol.com',
  'bbox.fr',
  'club-internet.fr',
  'free.fr',
  'gmail.com',
  'gmx.com',
  'gmx.fr',
  'hotmail.com',
  'hotmail.fr',
  'icloud.com',
  'laposte.net',
  'live.com',
  'live.fr',
  'mail.com',
  'msn.com',
  'neuf.fr',
  'numericable.fr',
  'orange.fr',
  'outlook.com',
  'outlook.fr',
  'proton.me',
  'protonmail.com',
  'sfr.fr',
  'wanadoo.fr',
  'yahoo.com',
  'yahoo.fr',
  'ymail.com',
];

/** In letters; shorter names resemble too many other real names. */
const SHORTEST_NAME = 5;

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
  return [domain.slice(0, dot), domain.slice(dot + 1)];
};

const isNear = (typed: string, meant: string): boolean => {
  const [[name, ending], [meantName, meantEnding]] = [parted(typed), parted(meant)];
  const near = name === meantName || (meantName.length >= SHORTEST_NAME && isOneSlip(name, meantName));
  return near && (ending === meantEnding || isOneSlip(ending, meantEnding));
};

/** The probable address behind 'gmail.con' or 'hotmial.fr': the page asks, and never refuses. Undefined: no suspicion. D-74 */
export const emailSlip = (typed: string): string | undefined => {
  const email = typedEmail(typed);
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1).toLowerCase();
  if (at <= 0 || domain === '' || domains.includes(domain)) return undefined;
  const meant = domains.find(each => isNear(domain, each));
  return meant === undefined ? undefined : `${email.slice(0, at)}@${meant}`;
};
