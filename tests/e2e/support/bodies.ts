import type { BrowserContext, Request } from '@playwright/test';
import { callOf } from '@contracts/calls';
import { misfitsOf } from '@tools/contracts/bodies';

/** Differences between a request's body and openapi.json. API-01 */
const misfitsIn = (request: Request): readonly string[] => {
  const body = request.postData();
  if (body === null) return [];
  const { pathname, searchParams } = new URL(request.url());
  const call = callOf({ method: request.method(), path: pathname.replace(/^\/api\//, '/'), query: Object.fromEntries(searchParams) });
  return call ? misfitsOf(call, body) : [];
};

/** Adds undescribed bodies of any page of the context to `problems`. */
export const watchBodies = (context: BrowserContext, problems: string[]): void =>
  void context.on('request', request => problems.push(...misfitsIn(request)));
