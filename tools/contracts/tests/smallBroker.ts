import http from 'node:http';
import { isRecord } from '@domain/kernel/shape';

type Json = Readonly<Record<string, unknown>>;

interface Published {
  readonly consumer: string;
  readonly provider: string;
  readonly version: string;
  readonly branch: string;
  readonly content: string;
}

interface Result {
  readonly content: string;
  readonly provider: string;
  readonly version: string;
  readonly success: boolean;
}

/** A broker in memory: as much of the protocol as the verifiers and `tools/broker.ts` speak. */
export class SmallBroker {
  readonly results: Result[] = [];
  token: string | undefined;
  private readonly pacts: Published[] = [];
  private readonly branches = new Map<string, string>();
  private readonly deployed = new Map<string, string>();
  private readonly server = http.createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const text = Buffer.concat(chunks).toString();
      const body: unknown = text === '' ? {} : JSON.parse(text);
      const allowed = this.token === undefined || headers.authorization === `Bearer ${this.token}`;
      const answer = allowed ? this.answer(`${method} ${url}`, isRecord(body) ? body : {}) : undefined;
      response.writeHead(answer ? 200 : allowed ? 404 : 401, { 'Content-Type': 'application/hal+json' }).end(JSON.stringify(answer ?? {}));
    });
  });
  url = '';

  async start(): Promise<this> {
    await new Promise<void>(done => this.server.listen(0, '127.0.0.1', done));
    const address = this.server.address();
    this.url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    return this;
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private answer(asked: string, body: Json): Json | undefined {
    const ways: readonly (readonly [RegExp, (...parts: string[]) => Json | undefined])[] = [
      [/^GET \/$/, () => this.links({ 'pb:provider-pacts-for-verification': '/for-verification/{provider}' })],
      [/^GET \/for-verification\/(.*)$/, provider => this.links({ self: `/for-verification/${provider}` })],
      [/^POST \/for-verification\/(.*)$/, provider => this.forVerification(provider ?? '', body)],
      [/^POST \/contracts\/publish$/, () => this.publish(body)],
      [/^GET \/pacts\/(\d+)$/, at => this.pact(Number(at))],
      [/^POST \/results\/(\d+)$/, at => this.result(Number(at), body)],
      [
        /^GET \/pacticipants\/([^/]+)$/,
        name => this.links({ 'pb:branch-version': `/pacticipants/${name}/branches/{branch}/versions/{version}` }),
      ],
      [
        /^PUT \/pacticipants\/([^/]+)\/branches\/([^/]+)\/versions\/([^/]+)$/,
        (name, branch = '', version) => {
          this.branches.set(`${name} ${version}`, branch);
          return {};
        },
      ],
      [
        /^GET \/pacticipants\/([^/]+)\/versions\/([^/]+)$/,
        (name, version) => ({
          _links: { 'pb:record-deployment': [{ name: 'production', href: `${this.url}/deployed/production/${name}/${version}` }] },
        }),
      ],
      [
        /^POST \/deployed\/([^/]+)\/([^/]+)\/([^/]+)$/,
        (environment, name, version = '') => {
          this.deployed.set(`${environment} ${name}`, version);
          return {};
        },
      ],
      [/^GET \/can-i-deploy\?(.*)$/, query => this.verdict(new URLSearchParams(query))],
    ];
    const [pattern, act] = ways.find(([each]) => each.test(asked)) ?? [];
    const parts = (pattern?.exec(asked) ?? []).slice(1);
    return act?.(...parts.map(part => decodeURIComponent(part)));
  }

  private links(hrefs: Readonly<Record<string, string>>): Json {
    const links = Object.entries(hrefs).map(([name, href]) => [name, { href: `${this.url}${href}`, templated: href.includes('{') }]);
    return { _links: Object.fromEntries(links) };
  }

  private publish({ pacticipantName, pacticipantVersionNumber, branch, contracts }: Json): Json {
    for (const each of Array.isArray(contracts) ? contracts.filter(isRecord) : [])
      this.pacts.push({
        consumer: String(pacticipantName),
        version: String(pacticipantVersionNumber),
        branch: String(branch),
        provider: String(each['providerName']),
        content: Buffer.from(String(each['content']), 'base64').toString(),
      });
    return {};
  }

  private isSelected(pact: Published, selectors: unknown): boolean {
    const newest = this.pacts.filter(({ provider, branch }) => provider === pact.provider && branch === 'main').at(-1);
    return (Array.isArray(selectors) ? selectors.filter(isRecord) : []).some(
      selector =>
        (selector['mainBranch'] === true && pact === newest) ||
        (selector['deployedOrReleased'] === true && this.deployed.get(`production ${pact.consumer}`) === pact.version),
    );
  }

  /** Whether no version of the provider's branch has verified this content yet. */
  private isPending({ provider, content }: Published, branch: unknown): boolean {
    return !this.results.some(
      each => each.success && each.content === content && this.branches.get(`${provider} ${each.version}`) === branch,
    );
  }

  private forVerification(name: string, { consumerVersionSelectors, providerVersionBranch, includePendingStatus }: Json): Json {
    const pacts = this.pacts.flatMap((pact, at) =>
      pact.provider === name && this.isSelected(pact, consumerVersionSelectors)
        ? [
            {
              shortDescription: pact.version,
              verificationProperties: {
                pending: includePendingStatus === true && this.isPending(pact, providerVersionBranch),
                notices: [],
              },
              _links: { self: { href: `${this.url}/pacts/${at}`, name: pact.version } },
            },
          ]
        : [],
    );
    return { _embedded: { pacts } };
  }

  private pact(at: number): Json | undefined {
    const pact = this.pacts[at];
    if (!pact) return undefined;
    const content: unknown = JSON.parse(pact.content);
    const links = this.links({ 'pb:publish-verification-results': `/results/${at}`, 'pb:provider': `/pacticipants/${pact.provider}` });
    return isRecord(content) ? { ...content, ...links } : undefined;
  }

  private result(at: number, { success, providerApplicationVersion }: Json): Json {
    const { provider = '', content = '' } = this.pacts[at] ?? {};
    this.results.push({ provider, content, version: String(providerApplicationVersion), success: success === true });
    return {};
  }

  private verdict(query: URLSearchParams): Json {
    const [name, version, environment] = ['pacticipant', 'version', 'environment'].map(each => query.get(each) ?? '');
    const sides = this.pacts.flatMap(pact =>
      pact.consumer === name && pact.version === version
        ? [{ pact, needs: pact.provider, by: this.deployed.get(`${environment} ${pact.provider}`) }]
        : pact.provider === name && this.deployed.get(`${environment} ${pact.consumer}`) === pact.version
          ? [{ pact, needs: pact.provider, by: version }]
          : [],
    );
    const missing = sides.filter(
      ({ pact, by }) =>
        !this.results.some(each => each.success && each.content === pact.content && each.version === by && by !== undefined),
    );
    const reason = missing.length === 0 ? 'All verified.' : `Not verified by ${missing.map(({ needs }) => needs).join(', ')}.`;
    return { summary: { deployable: sides.length > 0 && missing.length === 0, reason } };
  }
}
