import { BrowserClient, defaultStackParser, makeFetchTransport, Scope } from '@sentry/browser';
import { mayLeave } from './mayLeave';
import type { Observed } from './observed';

export interface ReportsTo {
  /** Address of the service with the public key, as its protocol writes it. */
  readonly dsn: string;
  readonly environment: string;
  readonly variant: string;
}

/** The service's own client, without any of its ways of looking by itself: it is told, and sends what may leave. OBS-01, D-21 */
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
      beforeSend: mayLeave,
    });
    this.client.init();
  }

  send(observed: Observed): void {
    switch (observed.kind) {
      case 'page':
        this.page = observed.page;
        this.tell({ level: 'info' }, { kind: 'page' });
        return;
      case 'report': {
        const { kind, where, detail } = observed.report;
        this.tell({ level: 'error' }, { kind, where, detail: detail.join(' ') });
        return;
      }
      case 'uncaught':
        this.client.captureException(observed.error, {}, this.about({ kind: 'uncaught' }));
    }
  }

  private tell(event: { readonly level: 'info' | 'error' }, tags: Readonly<Record<string, string>>): void {
    this.client.captureEvent(event, {}, this.about(tags));
  }

  private about(tags: Readonly<Record<string, string>>): Scope {
    const scope = new Scope();
    scope.setTags({ page: this.page, ...tags });
    return scope;
  }
}
