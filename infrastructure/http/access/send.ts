import type { BankCall } from '@domain/calls/call';

/** The bank's address for the minimal application, which leaves axios out to stay small (docs/performance). */
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

/** Sends one request with fetch and a time limit; rejects where no answer arrives. API-02 */
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
