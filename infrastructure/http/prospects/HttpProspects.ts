import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { Prospects } from '@application/ports/Prospects';
import type { Failure } from '@application/failure';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import type { BankApi } from '../BankApi';
import { Nothing } from '../codecs';
import { fromWire, PersonWire, partToWire } from './person';

/** Calls 29b and 30. */
export class HttpProspects implements Prospects {
  constructor(private readonly api: BankApi) {}

  byId(personId: string): TE.TaskEither<Failure, Prospect> {
    return pipe(
      this.api.call({ endpoint: 'GET /v1/persons/{id}', method: 'GET', path: `/v1/persons/${encodeURIComponent(personId)}` }, PersonWire),
      TE.map(fromWire),
    );
  }

  save(personId: string, part: ProspectPart): TE.TaskEither<Failure, void> {
    return this.api.call(
      {
        endpoint: 'PUT /v1/prospect/{id}',
        method: 'PUT',
        path: `/v1/prospect/${encodeURIComponent(personId)}`,
        body: partToWire(part),
      },
      Nothing,
    );
  }
}
