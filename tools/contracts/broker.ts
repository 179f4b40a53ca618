import fs from 'node:fs';
import { consumer, pactFile } from '@contracts/providers';
import type { Pact } from './read';

/** The broker that shares the contracts, and our name there. */
export interface Broker {
  readonly url: string;
  readonly token: string | undefined;
  /** Git revision and branch, the only names of a version. */
  readonly version: string;
  readonly branch: string;
}

export type Environment = Readonly<Record<string, string | undefined>>;

export type BrokerAccess = { readonly kind: 'ready'; readonly broker: Broker } | { readonly kind: 'not ready'; readonly because: string };

/** The broker from a pipeline's environment: only pipelines publish, and only committed revisions. */
export const brokerOf = (
  env: Environment,
  git: { readonly version: string; readonly branch: string; readonly clean: boolean },
): BrokerAccess => {
  const url = env['PACT_BROKER_BASE_URL'];
  if (url === undefined || url === '')
    return { kind: 'not ready', because: 'PACT_BROKER_BASE_URL is not set: nothing is published and nobody is asked.' };
  if (env['CI'] === undefined) return { kind: 'not ready', because: 'Contracts are published by the pipeline alone (CI is not set).' };
  if (git.branch === 'HEAD') return { kind: 'not ready', because: 'The head is detached: name the branch in GIT_BRANCH.' };
  if (!git.clean) return { kind: 'not ready', because: 'contracts/generated/pacts differs from what is committed: commit first.' };
  const broker = { url: url.replace(/\/$/, ''), token: env['PACT_BROKER_TOKEN'], version: git.version, branch: git.branch };
  return { kind: 'ready', broker };
};

const headers = ({ token }: Broker): Record<string, string> => ({
  'Content-Type': 'application/json',
  Accept: 'application/hal+json, application/json',
  ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
});

const WAIT_MS = 30_000;

/** One request to the broker, by path or by a link of its own. */
const asked = async (broker: Broker, address: string, init: RequestInit = {}): Promise<unknown> => {
  const url = new URL(address, `${broker.url}/`).href;
  const answer = await fetch(url, { ...init, headers: headers(broker), signal: AbortSignal.timeout(WAIT_MS) }).catch(() => {
    throw new Error(
      `The broker at ${broker.url} does not answer. Run the same command again once it does: what was sent may be sent twice.`,
    );
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`The broker answers ${answer.status}: ${text.slice(0, 500)}`);
  if (text !== '' && !answer.headers.get('content-type')?.includes('json'))
    throw new Error(
      `${broker.url} answers a page and is no broker: PACT_BROKER_BASE_URL names the broker itself, without a sign-in before it.`,
    );
  return text === '' ? undefined : JSON.parse(text);
};

/** Publishes all contracts with this revision and branch, in one request. */
export const publish = async (broker: Broker, pacts: readonly Pact[], folder?: string): Promise<void> => {
  const contracts = pacts.map(({ provider }) => ({
    consumerName: consumer,
    providerName: provider,
    specification: 'pact',
    contentType: 'application/json',
    content: fs.readFileSync(pactFile(provider, folder)).toString('base64'),
  }));
  const body = JSON.stringify({ pacticipantName: consumer, pacticipantVersionNumber: broker.version, branch: broker.branch, contracts });
  await asked(broker, 'contracts/publish', { method: 'POST', body });
};

export interface Verdict {
  readonly deployable: boolean;
  readonly reason: string;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** Whether every backend of an environment has verified this revision; an answer without a verdict counts as no. */
export const canIDeploy = async (broker: Broker, environment: string, pacticipant: string = consumer): Promise<Verdict> => {
  const query = new URLSearchParams({ pacticipant, version: broker.version, environment });
  const answer = await asked(broker, `can-i-deploy?${query.toString()}`);
  const summary = isRecord(answer) && isRecord(answer['summary']) ? answer['summary'] : {};
  return {
    deployable: summary['deployable'] === true,
    reason: typeof summary['reason'] === 'string' ? summary['reason'] : 'The broker gives no reason.',
  };
};

/** Says that this revision is deployed to an environment, so that backends verify what is in use. */
export const recordDeployment = async (broker: Broker, environment: string, pacticipant: string = consumer): Promise<void> => {
  const version = await asked(broker, `pacticipants/${pacticipant}/versions/${broker.version}`);
  const links = isRecord(version) && isRecord(version['_links']) ? version['_links']['pb:record-deployment'] : undefined;
  const link: unknown = Array.isArray(links) ? links.find(each => isRecord(each) && each['name'] === environment) : undefined;
  if (!isRecord(link)) throw new Error(`The broker knows no environment ${environment}: create it there, or name one that it has.`);
  await asked(broker, String(link['href']), { method: 'POST', body: '{}' });
};
