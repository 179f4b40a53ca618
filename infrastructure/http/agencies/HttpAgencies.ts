import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Agencies } from '@application/agency/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { Agency, Located, Position } from '@domain/referentials/entries';
import type { BankApi } from '../BankApi';
import { listToPick } from '../codecs';
import { to } from '../to';
import { Latitude, Longitude, Text } from '../formed';
import { optional } from '../optional';

const Places = listToPick(t.type({ label: Text, latitude: Latitude, longitude: Longitude }));

const Hours = optional({
  monday: Text,
  tuesday: Text,
  wednesday: Text,
  thursday: Text,
  friday: Text,
  saturday: Text,
  sunday: Text,
});

/** An agency in a list. */
const AgencyWire = t.intersection(
  [
    t.type({ id: Text, name: Text, hours: Hours, contactChannels: listToPick(t.type({ type: Text, value: Text })) }),
    optional({ address: Text, latitude: Latitude, longitude: Longitude }),
  ],
  'Agency',
);

/** An agency on its own, with the advisers' hours. */
const AgencyInFull = t.intersection([AgencyWire, optional({ councilHours: Hours })], 'AgencyInFull');

const fromWire = ({ id, name, address, hours, contactChannels, latitude, longitude }: t.TypeOf<typeof AgencyWire>): Agency => ({
  id,
  name,
  address,
  position: latitude === undefined || longitude === undefined ? undefined : { latitude, longitude },
  hours,
  councilHours: undefined,
  contacts: contactChannels,
});

/** Calls 22, 45 and 46. */
export class HttpAgencies implements Agencies {
  constructor(private readonly api: BankApi) {}

  locate(address: string): TE.TaskEither<Failure, readonly Located[]> {
    return this.api.call(
      {
        ...to(journeyCalls.locateAddress),
        query: { address },
      },
      Places,
    );
  }

  around({ latitude, longitude }: Position): TE.TaskEither<Failure, readonly Agency[]> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.getAgenciesAround),
          query: { latitude: String(latitude), longitude: String(longitude) },
        },
        listToPick(AgencyWire, ({ id }) => id),
      ),
      TE.map(list => list.map(fromWire)),
    );
  }

  /** Call 46 can leave the advisers' hours out; the journey never does. */
  byId(id: string, withCouncilHours = true): TE.TaskEither<Failure, Agency> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.getAgency, { id }),
          query: { withCouncilHours: String(withCouncilHours) },
        },
        AgencyInFull,
      ),
      TE.map(agency => ({ ...fromWire(agency), councilHours: withCouncilHours ? agency.councilHours : undefined })),
    );
  }
}
