import type { Language } from '@domain/brand/languages';
import path from 'node:path';
import { MatchersV3, PactV4, SpecificationVersion } from '@pact-foundation/pact';
import type { ErrorReporter } from '@application/observation/ports';
import type { Session, SessionStore } from '@application/session/ports';
import { BankApi } from '@infrastructure/http/BankApi';
import { DAY, forms, INSTANT, type FormName } from '@infrastructure/http/forms';
import { consumer, pactFolder, type Provider } from '../providers';
import { hurried } from './hurried';

export const { eachLike, equal, regex, arrayContaining } = MatchersV3;

/** Any value of this kind, in our requests. */
export const any = MatchersV3.like;

/** A text of a form, like this one. */
export const formed = (form: FormName, example: string) => regex(forms[form].expression, example);

/** A number whose text is of this form: verifiers compare a number with an expression by its text, and would take the text itself. */
const written = (expression: string, example: number) => ({
  'pact:matcher:type': [{ 'pact:matcher:type': 'number' }, { 'pact:matcher:type': 'regex', regex: expression }],
  value: example,
});
const measured = (form: FormName) => (example: number) => written(forms[form].expression, example);
export const amount = measured('Amount');
export const count = measured('Count');
export const ordinal = measured('Whole');
export const months = measured('Months');
export const seconds = measured('Seconds');
export const wait = measured('Wait');
export const year = measured('Year');

/** Degrees of a place near the one that the state names: an answer with latitude and longitude exchanged is elsewhere. */
export const near = (degrees: number) =>
  written(`^(?:${[-1, 0, 1].map(more => Math.trunc(degrees) + more).join('|')})(?:\\.\\d+)?$`, degrees);

/** A text with words, or any list, like this one. */
export function like(example: string): ReturnType<typeof regex>;
export function like<A extends object>(example: A): MatchersV3.Matcher<A>;
export function like(example: string | object) {
  return typeof example === 'string' ? formed('Text', example) : MatchersV3.like(example);
}

/** The front end sends every token as a bearer. */
export const tokenType = regex('^[Bb]earer$', 'Bearer');

/** A list of as many elements, each like these, which differ in their examples alone: none is there twice. */
export const asManyLike = (...elements: readonly unknown[]) => ({
  'pact:matcher:type': 'type',
  min: elements.length,
  max: elements.length,
  value: elements,
});

/** A map of any names, each entry like this one; a matcher that verifiers of the third version know too. */
export const eachEntryLike = (name: string, entry: unknown) => ({ 'pact:matcher:type': 'values', value: { [name]: entry } });

/** A day of the calendar, and a moment. */
export const day = (example: string) => regex(DAY, example);
export const instant = (example: string) => regex(INSTANT, example);

/** Exactly this whole number; `3.0` and `200.00` are the same to the front end. */
export const whole = (value: number) => written(`^${value}(?:\\.0+)?$`, value);

/** Exactly this amount, however many zeros end it. */
export const exactly = (value: number) => {
  const [euros = '', cents = ''] = String(value).split('.');
  return cents === '' ? whole(value) : written(`^${euros}\\.${cents}0*$`, value);
};

/** Exactly this moment in UTC, with an offset of Paris in summer too. */
export const moment = (utc: string) => {
  const [date = '', time = ''] = utc.replace('Z', '').split('T');
  const [hours = '', minutes = '', seconds = ''] = time.split(':');
  const summer = String(Number(hours) + 2).padStart(2, '0');
  return regex(`^${date}T(?:${hours}:${minutes}:${seconds}(?:\\.0+)?Z|${summer}:${minutes}:${seconds}(?:\\.0+)?\\+02:00)$`, utc);
};

export const pactWith = (provider: Provider): PactV4 =>
  new PactV4({
    consumer,
    provider,
    dir: path.resolve(pactFolder),
    spec: SpecificationVersion.SPECIFICATION_VERSION_V4,
    logLevel: 'warn',
  });

export const CLIENT_ID = 'omc-web';
export const TOKEN = 'FAKE-TOKEN';

/**
 * Of an answer about a person, which nobody may keep. Verifiers compare each directive by itself: those that frameworks write beside
 * `no-store` pass too.
 */
export const noStore = {
  'Cache-Control': regex('^(?:no-store|no-cache|private|must-revalidate|proxy-revalidate|max-age=0|s-maxage=0)$', 'no-store'),
};
export const json = { 'Content-Type': regex('^application/json.*$', 'application/json') };

/** Headers of a call: client id and content type always, also for a GET (D-57); a bearer token where the call needs one. API-02 */
export const publicHeaders = { 'X-Client-Id': any(CLIENT_ID), ...json };
export const bearerHeaders = { ...publicHeaders, Authorization: regex('^Bearer \\S+$', `Bearer ${TOKEN}`) };

/** An address that the front end opens: only on the origin that the state names (X20). */
export const addressAt = (origin: string, path: string) => regex(`^${origin.replaceAll('.', '\\.')}/\\S+$`, `${origin}${path}`);

class SignedIn implements Pick<SessionStore, 'session' | 'lose'> {
  session = (): Session => ({ efs: '12345678', type: 'Bearer', value: TOKEN, expiration: '2099-01-01T00:00:00+01:00' });
  lose = (): void => undefined;
}

class Silent implements ErrorReporter {
  report = (): void => undefined;
}

/** The real BankApi for the real adapters, with a client id; `language`: of the page that calls. */
export const bankOf = (url: string, clientId: string, language?: Language): BankApi =>
  new BankApi(
    { baseUrl: url, clientId, timeoutMs: 5_000, ...(language === undefined ? {} : { language }) },
    new SignedIn(),
    new Silent(),
    hurried,
  );
export const bankAt = (url: string, language?: Language): BankApi => bankOf(url, CLIENT_ID, language);
