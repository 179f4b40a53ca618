/** Where the bank answers the minimal application, which carries no axios (docs/performance). */
export interface AccessApi {
  readonly baseUrl: string;
  readonly clientId: string;
  readonly timeoutMs: number;
}

export interface AccessRequest {
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly credentials?: 'include';
  readonly bearer?: string;
}

/** One request by the browser's own fetch, with a time limit; rejects where nothing came back. API-02 */
export const send = ({ baseUrl, clientId, timeoutMs }: AccessApi, path: string, { bearer, ...request }: AccessRequest): Promise<Response> =>
  fetch(`${baseUrl}${path}`, {
    credentials: 'same-origin',
    ...request,
    ...(request.method === 'POST' ? { body: request.body ?? '{}' } : {}),
    headers: {
      'Content-Type': 'application/json',
      'X-Client-Id': clientId,
      ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
    },
    signal: AbortSignal.timeout(timeoutMs),
  });
