import * as t from 'io-ts';
import { compactDecrypt, importJWK } from 'jose';
import type { Identity } from '../store/identity';
import { checkPresentation, type Expected } from './presentation';
import { QUERY_ID } from './query';
import { must, Refused } from './refused';
import { CONTENT_ENCRYPTIONS, ENCRYPTION } from './request';
import type { Answer } from './transaction';

/** The answer under the one query, once, as a list. */
const Token = t.exact(t.type({ vp_token: t.record(t.string, t.array(t.string)) }));

/** Reads and checks an answer; throws `Refused`. `key`: the private key of the request that is answered. */
export const checkAnswer = async ({ error, response }: Answer, key: Record<string, unknown>, expected: Expected): Promise<Identity> => {
  if (error === 'access_denied') throw new Refused('the person refused', 'REFUSED_IN_WALLET');
  must(error === undefined, 'the wallet could not answer');
  must(response !== undefined, 'no answer came');
  const { plaintext } = await compactDecrypt(response, await importJWK(key, ENCRYPTION), {
    keyManagementAlgorithms: [ENCRYPTION],
    contentEncryptionAlgorithms: CONTENT_ENCRYPTIONS,
  });
  const answer: unknown = JSON.parse(new TextDecoder().decode(plaintext));
  must(Token.is(answer), 'the answer is of another form');
  const { [QUERY_ID]: presentations = [], ...others } = answer.vp_token;
  const [presentation] = presentations;
  must(presentation !== undefined && presentations.length === 1 && Object.keys(others).length === 0, 'not exactly one identity came');
  return checkPresentation(presentation, expected);
};
