import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import * as t from 'io-ts';
import type { Prospects } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import { journeyCalls } from '@domain/calls/journey';
import type { Prospect, ProspectPart } from '@domain/holders/prospect';
import type { DossierState } from '@domain/journey/dossierState';
import type { BankApi } from '../BankApi';
import { silence } from '../codecs';
import { fromWire as stateFromWire, State } from '../journey/HttpDossiers';
import { fromWire, PersonWire, partToWire } from './person';
import { to } from '../to';

/** 204, or the state where the save moved the file. D-52 */
const Saved = t.union([silence, State]);

/** Calls 29b and 30. */
export class HttpProspects implements Prospects {
  constructor(private readonly api: BankApi) {}

  byId(personId: string): TE.TaskEither<Failure, Prospect> {
    return pipe(this.api.call(to(journeyCalls.getPerson, { id: personId }), PersonWire), TE.map(fromWire));
  }

  save(personId: string, part: ProspectPart, code?: string): TE.TaskEither<Failure, DossierState | undefined> {
    return pipe(
      this.api.call(
        {
          ...to(journeyCalls.saveProspect, { id: personId }),
          body: { ...partToWire(part), ...(code !== undefined && { oneTimeCode: code }) },
        },
        Saved,
      ),
      TE.map(moved => moved && stateFromWire(moved)),
    );
  }
}
