import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { allowListed } from './allowListed';
import type { Observed } from './observed';

export interface ReportsTo {
  /** Address of the service with the public key, as its protocol writes it. */
  readonly dsn: string;
  readonly environment: string;
  readonly variant: string;
}

/** The service's own client, without its automatic integrations: it sends what the page hands it and what may leave. OBS-01, D-21 */
export class SentryReports {
  private readonly client: BrowserClient;
  private page = '';

  constructor({ dsn, environment, variant }: ReportsTo) {
    this.client = new BrowserClient({
      dsn,
      environment,
      release: variant,
      transport: makeFetchTransport,
      stackParser: defaultStackParser,
      integrations: [],
      sendClientReports: false,
      dataCollection: { userInfo: false }, // else the client asks the service, after beforeSend, to keep the person's IP address
      beforeSend: allowListed,
    });
    this.client.init();
  }

  send(observed: Observed): void {
    switch (observed.kind) {
      case 'page':
        this.page = observed.page;
        this.tell('info', { kind: 'page' });
        return;
      case 'report': {
        const { kind, where, detail } = observed.report;
        this.tell('error', { kind, where, detail: detail.join(' ') });
        return;
      }
      case 'uncaught':
        this.client.captureException(observed.error, {}, this.about({ kind: 'uncaught' }));
    }
  }

  private tell(level: 'info' | 'error', tags: Readonly<Record<string, string>>): void {
    this.client.captureEvent({ level }, {}, this.about(tags));
  }

  private about(tags: Readonly<Record<string, string>>): Scope {
    const scope = new Scope();
    scope.setTags({ page: this.page, ...tags });
    return scope;
  }
}
