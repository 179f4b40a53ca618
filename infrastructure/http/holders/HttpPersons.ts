import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Persons } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { Person } from '@domain/holders/person';
import type { BankApi } from '../BankApi';
import { Birthdate } from '../day';
import { to } from '../to';
import { Name, Text } from '../formed';
import { optional } from '../optional';

const PersonWire = t.intersection(
  [
    t.type({ externalReference: t.type({ externalReferenceValue: Text }) }),
    optional({ identity: optional({ firstname: Name, lastname: Name }), birth: optional({ birthdate: Birthdate }) }),
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
    return pipe(this.api.call(to(journeyCalls.getMe), PersonWire), TE.map(fromWire));
  }
}
