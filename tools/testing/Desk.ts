/** A person's ways in. */
export interface Contact {
  readonly email: string;
  readonly mobile: string;
}

/** A dossier that the desk has prepared. */
export interface Prepared {
  readonly id: string;
  readonly holder: Contact;
  readonly coHolder?: Contact;
}

/** What the desk's `POST /bureau/api/files` takes: a task, and who and where. */
export interface Wish {
  readonly task: string;
  readonly workflow?: 'individual' | 'joint';
  readonly variant?: string;
  /** The holder's e-mail before the @; some values set an outcome. */
  readonly local?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly coHolderFirstName?: string;
  readonly coHolderLastName?: string;
  readonly done?: 'video' | 'signature';
}

export interface DossierAtDesk {
  readonly task: string;
  readonly idEne: string;
  readonly account?: { readonly number: string };
  readonly checks: readonly unknown[];
  readonly proofs: readonly { readonly rank: string; readonly standing: string; readonly outcome: unknown }[];
}

export interface Message {
  readonly id: string;
  readonly to: string;
  readonly text: string;
}

const CODE = /\b\d{6}\b/;
const codeIn = ({ text }: Message): string => CODE.exec(text)?.[0] ?? '';
/** A mobile without spaces, for comparisons. */
export const digits = (mobile: string): string => mobile.replace(/\s/g, '');

/** The desk of a bank in a box that runs: what a person does on its pages, for tests. */
export class Desk {
  private readonly signedWith = new Set<string>();

  /** `desk`: its origin; `fetched`: how it is reached. */
  constructor(
    readonly desk: string,
    private readonly fetched: typeof fetch = fetch,
  ) {}

  messages(): Promise<readonly Message[]> {
    return this.asked('messages');
  }

  /** Latest SMS code for a number; `what`: ignores codes for other purposes. */
  async codeFor(mobile: string, what: 'signature' | '' = ''): Promise<string> {
    return codeIn(await this.sms(mobile, ({ text }) => text.includes(what)));
  }

  /** A ceremony's code, never returned twice: the previous ceremony's SMS may still be the latest. */
  async signatureCodeFor(mobile: string): Promise<string> {
    const sms = await this.sms(mobile, ({ id, text }) => text.includes('signature') && !this.signedWith.has(id));
    this.signedWith.add(sms.id);
    return codeIn(sms);
  }

  /** Link of the latest e-mail to this address: to the dossier, or to the page that sends the customer area's code. */
  async linkFor(email: string, page: 'login' | 'sms' = 'login'): Promise<string> {
    const address = page === 'login' ? /http\S+\/acces\/login\?code=\S+/ : /http\S+\/acces\/sms\?uuid=\S+/;
    return this.until(async () => {
      const messages = await this.messages();
      return messages.filter(({ to }) => to === email).flatMap(({ text }) => address.exec(text) ?? [])[0];
    });
  }

  /** A dossier at a task; its people sign in by the link of their last e-mail. */
  prepare(wish: Wish): Promise<Prepared> {
    return this.atDesk('files', wish);
  }

  /** Any call of the desk's API that acts. */
  atDesk<A>(path: string, body: unknown, method: 'POST' | 'PUT' = 'POST'): Promise<A> {
    return this.asked(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });
  }

  file(id: string): Promise<DossierAtDesk> {
    return this.asked(`files/${id}`);
  }

  async setClock(instant: string): Promise<void> {
    await this.atDesk('clock', { now: instant }, 'PUT');
  }

  /** Advances the bank's clock. */
  async passSeconds(seconds: number): Promise<void> {
    const { now } = await this.asked<{ readonly now: string }>('clock');
    await this.setClock(new Date(Date.parse(now) + seconds * 1_000).toISOString());
  }

  /** Any call of the desk's API. */
  protected async asked<A>(path: string, init?: RequestInit): Promise<A> {
    const answer = await this.fetched(`${this.desk}/bureau/api/${path}`, init);
    if (!answer.ok) throw new Error(`The desk refused ${path}: ${answer.status}`);
    return (await answer.json()) as A;
  }

  private sms(mobile: string, isMeant: (message: Message) => boolean): Promise<Message> {
    return this.until(async () => {
      const messages = await this.messages();
      return messages.find(sms => digits(sms.to) === digits(mobile) && CODE.test(sms.text) && isMeant(sms));
    }, `no code was sent to ${mobile}`);
  }

  protected async until<A>(ask: () => Promise<A | undefined>, otherwise = 'the sandbox did not come to it', most = 300): Promise<A> {
    for (let tries = 0; tries < most; tries += 1) {
      const found = await ask();
      if (found !== undefined) return found;
      await new Promise(done => setTimeout(done, 50));
    }
    throw new Error(`Not in time: ${otherwise}`);
  }
}
