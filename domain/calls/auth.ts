import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';
import { patternOf, type BankCall, type CallAuth } from './call';
import { bankCalls } from './table';

const calls = Object.values<BankCall>(bankCalls).map(call => ({ ...call, pattern: patternOf(call.path) }));

const pathAlone = (path: string): string => path.replace(/[?#].*/s, '');

export const callsAuth = rule({
  id: 'calls.auth',
  requirements: ['API-02', 'API-03', 'D-35'],
  title: { fr: 'Ce qui autorise un appel', en: 'What authorises a call' },
  says: {
    fr: 'Tous les appels portent le jeton, sauf les appels publics et ceux qui servent à obtenir ou à rendre un jeton, ou à obtenir un module ou le défi du captcha.',
    en: 'Every call carries the token, but the public ones and those by which a token is obtained or given back, or a module or the captcha’s challenge is obtained.',
  },
  input: record({ method: text, path: text }),
  known: {
    method: ['GET', 'POST', 'PUT'],
    path: [
      '/token',
      '/oauth/token',
      '/eer-local/token',
      '/v1/token',
      '/jwt',
      '/jwt/other',
      '/public/cart/anticipate',
      '/public/cart',
      '/public/states',
      '/public/states/other',
      '/public/sms',
      '/ouvrirmoncompte/modules/reference.json',
      '/v1/modules/reference.json',
      '/v1/states',
      '/v1/workflow/me',
      '/v1/exchanges/E-1/documents',
    ],
  },
  decide: ({ method, path }): CallAuth =>
    calls.find(call => call.method === method.toUpperCase() && call.pattern.test(pathAlone(path)))?.auth ?? 'bearer',
  examples: [
    ['the forecast cart', { method: 'GET', path: '/public/cart/anticipate?accountType=joint&isOverAge=true' }, 'none'],
    ['a new subscription', { method: 'POST', path: '/public/states' }, 'none'],
    ['an SMS', { method: 'POST', path: '/public/sms?uuid=0b1c&client_id=omc-01' }, 'none'],
    ['a code swapped for a token', { method: 'POST', path: '/token' }, 'cookies'],
    ['the identity provider’s token', { method: 'POST', path: '/oauth/token' }, 'none'],
    ['a local token', { method: 'POST', path: '/eer-local/token' }, 'none'],
    ['a JWT', { method: 'GET', path: '/jwt?prospectId=00000001' }, 'none'],
    ['the module reference', { method: 'GET', path: '/ouvrirmoncompte/modules/reference.json?t=1' }, 'none'],
    ['a token given back', { method: 'POST', path: '/oauth/revoke' }, 'none'],
    ['a token of the bank’s own given back', { method: 'POST', path: '/v1/persons/revoke' }, 'bearer'],
    ['the captcha’s challenge', { method: 'GET', path: '/public/captcha/challenge' }, 'none'],
    ['a path below the captcha’s challenge', { method: 'GET', path: '/public/captcha/challenge/1' }, 'bearer'],
    ['the state', { method: 'GET', path: '/v1/states?prospectId=me' }, 'bearer'],
    ['a document of a file', { method: 'POST', path: '/v1/exchanges/E-1/documents' }, 'bearer'],
    ['the documents to sign', { method: 'GET', path: 'exchanges/E-1/offer/documents?showAll=true' }, 'bearer'],
    ['another verb on a public path', { method: 'GET', path: '/public/states' }, 'bearer'],
    ['a path below a public one', { method: 'POST', path: '/public/states/1' }, 'bearer'],
    ['a path below the forecast', { method: 'GET', path: '/public/cart/anticipate/all' }, 'bearer'],
    ['a path that ends like the forecast', { method: 'GET', path: '/v1/public/cart/anticipate' }, 'bearer'],
    ['a path that ends like a new subscription', { method: 'POST', path: '/v1/public/states' }, 'bearer'],
    ['a path that ends like an SMS', { method: 'POST', path: '/v1/public/sms' }, 'bearer'],
    ['a path below the SMS', { method: 'POST', path: '/public/sms/1' }, 'bearer'],
    ['a path below the swapped code', { method: 'POST', path: '/token/1' }, 'bearer'],
    ['a path below a JWT', { method: 'GET', path: '/jwt/1' }, 'bearer'],
    ['a path that ends like a JWT', { method: 'GET', path: '/v1/jwt' }, 'bearer'],
    ['a token of the bank’s own versioned interface', { method: 'POST', path: '/v1/persons/token' }, 'bearer'],
    ['a path below the identity provider’s token', { method: 'POST', path: '/oauth/token/introspect' }, 'bearer'],
    ['a token asked for without a leading slash', { method: 'POST', path: 'token' }, 'none'],
    ['the module reference of another repository', { method: 'GET', path: 'modules/reference.json' }, 'none'],
    ['a module’s file under the bank’s own interface', { method: 'GET', path: '/v1/modules/reference.json' }, 'bearer'],
    ['a file that only begins like a reference', { method: 'GET', path: '/modules/reference.json.map' }, 'bearer'],
    ['a fragment', { method: 'POST', path: '/public/states#v1' }, 'none'],
    ['a public path named in a query', { method: 'POST', path: '/v1/states/prepareSignature?from=/public/sms' }, 'bearer'],
  ],
});
