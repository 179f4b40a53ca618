import type { BankCall } from '@domain/calls/call';

/** Where the bank answers the minimal application, which carries no axios (docs/performance). */
export interface AccessApi {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly timeoutMs: number;
}

export interface AccessRequest {
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly bearer?: string;
}

/** One request by the browser's own fetch, with a time limit; rejects where nothing came back. API-02 */
export const send = (
  { baseUrl, clientId, timeoutMs }: AccessApi,
  { method, path, auth }: BankCall,
  { query, body = '{}', bearer }: AccessRequest,
): Promise<Response> =>
  fetch(`${baseUrl}${path}${query === undefined ? '' : `?${new URLSearchParams(query).toString()}`}`, {
    method,
    credentials: auth === 'cookies' ? 'include' : 'same-origin',
    ...(method === 'POST' ? { body } : {}),
    headers: {
      'Content-Type': 'application/json',
      'X-Client-Id': clientId,
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
