import * as E from 'fp-ts/Either';
import { addressIn } from '@application/address';
import type { Failure } from '@application/failure';

/** A link of the bank's, if its scheme or its origin is one of the configuration's; any other broke the contract. X20 */
export const allowedLink = (link: string, allowed: readonly string[]): E.Either<Failure, string> => {
  const address = addressIn(link);
  return address && [`${address.protocol}//`, address.origin].some(start => allowed.includes(start))
    ? E.right(link)
    : E.left({ kind: 'unreadable', report: ['link'] });
};
