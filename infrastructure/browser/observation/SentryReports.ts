import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { allowListed } from './allowListed';
import type { Observed } from './observed';

export interface ReportsTo {
  /** The service's address with the public key, in Sentry's DSN notation. */
  readonly dsn: string;
  readonly environment: string;
  readonly variant: string;
  /** The id of the build, as in the document: source maps are stored by it. */
  readonly build: string;
}

/** A page is on the screen by then: its report does not hold up its first frame. */
const PAINTED_MS = 300;

/** The Sentry client without its automatic integrations: sends only what the page hands over, through the allow-list. OBS-01, D-21 */
export class SentryReports {
  private readonly client: BrowserClient;
  private page = '';

  constructor(private readonly to: ReportsTo) {
    const { dsn, environment, build } = to;
    this.client = new BrowserClient({
      dsn,
      environment,
      release: build,
      transport: makeFetchTransport,
      stackParser: defaultStackParser,
      integrations: [],
      sendClientReports: false,
      dataCollection: { userInfo: false }, // otherwise the client adds, after beforeSend, a request to store the person's IP address
      beforeSend: allowListed,
    });
    this.client.init();
  }

  send(observed: Observed): void {
    switch (observed.kind) {
      case 'page': {
        this.page = observed.page;
        const page = this.about({ kind: 'page' });
        setTimeout(() => this.client.captureEvent({ level: 'info' }, {}, page), PAINTED_MS);
        return;
      }
      case 'report': {
        const { kind, where, detail, trace } = observed.report;
        const tags = { kind, where, detail: detail.join(' '), ...(trace === undefined ? {} : { trace }) };
        this.client.captureEvent({ level: 'error' }, {}, this.about(tags));
        return;
      }
      case 'measured': {
        const { page, values } = observed.measured;
        const numbers = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]));
        this.client.captureEvent({ level: 'info' }, {}, this.about({ kind: 'measured', page, ...numbers }));
        return;
      }
      case 'uncaught':
        this.client.captureException(observed.error, {}, this.about({ kind: 'uncaught' }));
    }
  }

  private about(tags: Readonly<Record<string, string>>): Scope {
    const scope = new Scope();
    scope.setTags({ variant: this.to.variant, page: this.page, ...tags });
    return scope;
  }
}
