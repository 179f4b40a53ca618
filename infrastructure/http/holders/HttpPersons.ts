import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Persons } from '@application/ports/Persons';
import type { Failure } from '@application/failure';
import type { Person } from '@domain/holders/person';
import type { BankApi } from '../BankApi';
import { DayWire } from '../day';

const PersonWire = t.intersection(
  [
    t.type({ externalReference: t.type({ externalReferenceValue: t.string }) }),
    t.partial({ identity: t.partial({ firstname: t.string, lastname: t.string }), birth: t.partial({ birthdate: DayWire }) }),
  ],
  'Person',
);

const fromWire = ({ externalReference, identity, birth }: t.TypeOf<typeof PersonWire>): Person => ({
  externalReference: externalReference.externalReferenceValue,
  firstName: identity?.firstname,
  lastName: identity?.lastname,
  birthdate: birth?.birthdate,
});

/** Call 29. */
export class HttpPersons implements Persons {
  constructor(private readonly api: BankApi) {}

  me(): TE.TaskEither<Failure, Person> {
    return pipe(this.api.call({ endpoint: 'GET /v1/persons/me', method: 'GET', path: '/v1/persons/me' }, PersonWire), TE.map(fromWire));
  }
}
