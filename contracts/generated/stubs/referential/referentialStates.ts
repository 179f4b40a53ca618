// Generated from provider-states.json: copy it into your verification.
import { reading, text } from '../parameters.js';

export interface ReferentialStates {
  /** The tax ids of this country have a known form. */
  "a country has a fiscal format"(params: { readonly code: string }): Promise<void>;
  /** The country is known, the form of its tax ids is not. */
  "a country has no fiscal format"(params: { readonly code: string }): Promise<void>;
  /** No country has this code. */
  "a country is unknown"(params: { readonly code: string }): Promise<void>;
  /** The county has towns, and the entry 138 of department 99 that stands for no town; other counties have other towns. */
  "a county has birth towns"(params: { readonly county: string }): Promise<void>;
  /** No town of this county is known. */
  "a county has no birth town"(params: { readonly county: string }): Promise<void>;
  /** No town has this postal code. */
  "a postal code has no town"(params: { readonly postCode: string }): Promise<void>;
  /** Towns have this postal code, a CEDEX office among them; other codes have other towns. */
  "a postal code has towns"(params: { readonly postCode: string }): Promise<void>;
  /** A profession has this code. */
  "a profession exists"(params: { readonly code: string }): Promise<void>;
  /** This profession is exercised in several sectors. */
  "a profession has business sectors"(params: { readonly category: string; readonly profession: string }): Promise<void>;
  /** No sector is asked of people of this profession. */
  "a profession has no business sector"(params: { readonly category: string; readonly profession: string }): Promise<void>;
  /** This category has no such profession. */
  "a profession is not of the category"(params: { readonly category: string; readonly profession: string }): Promise<void>;
  /** No profession has this code. */
  "a profession is unknown"(params: { readonly code: string }): Promise<void>;
  /** The provider does not know a list of this name. */
  "a referential is unknown"(params: { readonly name: string }): Promise<void>;
  /** The bearer token is valid, the resource is somebody else’s. */
  "a session has no right to the resource"(params: Readonly<Record<string, never>>): Promise<void>;
  /** At least one place answers to this address. */
  "an address can be located"(params: { readonly address: string }): Promise<void>;
  /** No place answers to this address. */
  "an address cannot be located"(params: { readonly address: string }): Promise<void>;
  /** Every entry of this list carries other names that find it (proposed, optional). */
  "entries of a list have other names"(params: { readonly name: string; readonly county?: string }): Promise<void>;
  /** No bearer token is valid. */
  "no valid session"(params: Readonly<Record<string, never>>): Promise<void>;
  /** This list of the referential is known. */
  "the referential has entries"(params: { readonly name: string; readonly entry?: string }): Promise<void>;
}

/** What the verifier of pact-js takes as stateHandlers. */
export const stateHandlers = (states: ReferentialStates): Record<string, (params?: unknown) => Promise<void>> => ({
  "a country has a fiscal format": params => reading(params, given => states["a country has a fiscal format"]({ code: text(given, 'code') })),
  "a country has no fiscal format": params => reading(params, given => states["a country has no fiscal format"]({ code: text(given, 'code') })),
  "a country is unknown": params => reading(params, given => states["a country is unknown"]({ code: text(given, 'code') })),
  "a county has birth towns": params => reading(params, given => states["a county has birth towns"]({ county: text(given, 'county') })),
  "a county has no birth town": params => reading(params, given => states["a county has no birth town"]({ county: text(given, 'county') })),
  "a postal code has no town": params => reading(params, given => states["a postal code has no town"]({ postCode: text(given, 'postCode') })),
  "a postal code has towns": params => reading(params, given => states["a postal code has towns"]({ postCode: text(given, 'postCode') })),
  "a profession exists": params => reading(params, given => states["a profession exists"]({ code: text(given, 'code') })),
  "a profession has business sectors": params => reading(params, given => states["a profession has business sectors"]({ category: text(given, 'category'), profession: text(given, 'profession') })),
  "a profession has no business sector": params => reading(params, given => states["a profession has no business sector"]({ category: text(given, 'category'), profession: text(given, 'profession') })),
  "a profession is not of the category": params => reading(params, given => states["a profession is not of the category"]({ category: text(given, 'category'), profession: text(given, 'profession') })),
  "a profession is unknown": params => reading(params, given => states["a profession is unknown"]({ code: text(given, 'code') })),
  "a referential is unknown": params => reading(params, given => states["a referential is unknown"]({ name: text(given, 'name') })),
  "a session has no right to the resource": () => states["a session has no right to the resource"]({}),
  "an address can be located": params => reading(params, given => states["an address can be located"]({ address: text(given, 'address') })),
  "an address cannot be located": params => reading(params, given => states["an address cannot be located"]({ address: text(given, 'address') })),
  "entries of a list have other names": params => reading(params, given => states["entries of a list have other names"]({ name: text(given, 'name'), ...('county' in given ? { county: text(given, 'county') } : {}) })),
  "no valid session": () => states["no valid session"]({}),
  "the referential has entries": params => reading(params, given => states["the referential has entries"]({ name: text(given, 'name'), ...('entry' in given ? { entry: text(given, 'entry') } : {}) })),
});
