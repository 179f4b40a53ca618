import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { RefusalFacts } from '@domain/errors/refusalFacts';

/** Whether the bank posts the reasons of each refusal, or gives them to a person who asks. D-124 */
export const refusalLetters = ['sent', 'onRequest'] as const;
export type RefusalLetter = (typeof refusalLetters)[number];

/**
 * The facts of the bank's last refusal, for the page that it leads to. A reload forgets them; so does another session in the same tab, or
 * none, because they are about one person (SES-01). `token`: that of the session now.
 */
export class LastRefusal {
  private of: string | undefined = undefined;
  private last: RefusalFacts = {};
  private person: string | undefined = undefined;

  constructor(private readonly token: () => string | undefined = () => undefined) {}

  get facts(): RefusalFacts {
    return this.of === this.token() ? this.last : {};
  }

  set facts(facts: RefusalFacts) {
    this.of = this.token();
    this.last = facts;
    this.person = undefined;
  }

  /** The person of a joint file whom the bank refused, as its pages name them; undefined: not known, or nobody in particular. D-64 */
  get about(): string | undefined {
    return this.of === this.token() ? this.person : undefined;
  }

  concerns(person: string): void {
    this.of = this.token();
    this.person = person;
  }
}

export type ReasonsBy = 'email' | 'letter';

/** Calls 37b and 37c, proposed. XTR-74 */
export abstract class RefusalRequests {
  abstract reasons(by: ReasonsBy): TaskEither<Failure, void>;
  /** Asks that a person decides. */
  abstract review(): TaskEither<Failure, void>;
}
