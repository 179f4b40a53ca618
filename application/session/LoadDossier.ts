import { pipe } from 'fp-ts/function';
import * as TE from 'fp-ts/TaskEither';
import type { CoHolders, Dossiers, Persons, Prospects } from '@application/prospect/ports';
import type { Failure } from '@application/failure';
import type { Person } from '@domain/holders/person';
import { signaturePassed, visitorOf } from '@domain/journey/dossierSteps';
import type { DossierState } from '@domain/journey/dossierState';
import type { StartedDossier } from '@domain/journey/startedDossier';
import { participant } from '@domain/kernel/words';
import { notAuthenticated, type NotAuthenticated } from './notAuthenticated';

/**
 * Loads the dossier of a signed-in person: the saved state, and the data of each person. Refuses anyone who is not part of the dossier
 * before loading any of it. STP-06, STP-08, STP-09, D-105
 */
export class LoadDossier {
  constructor(
    private readonly dossiers: Dossiers,
    private readonly persons: Persons,
    private readonly prospects: Prospects,
    private readonly coHolders: CoHolders,
  ) {}

  run(): TE.TaskEither<Failure | NotAuthenticated, StartedDossier> {
    return pipe(
      TE.Do,
      TE.apS('state', this.dossiers.mine()),
      TE.apS('person', this.persons.me()),
      TE.filterOrElseW(
        ({ state, person }) => visitorOf(state, person) !== 'nobody',
        () => notAuthenticated,
      ),
      TE.bindW('people', ({ state }) => this.people(state)),
      TE.bindW('coHolderFinished', ({ state, person }) => this.finished(state, person)),
    );
  }

  private people({ ids }: DossierState): TE.TaskEither<Failure, StartedDossier['people']> {
    return pipe(
      TE.Do,
      TE.apS('TIT', this.prospects.byId(ids.TIT)),
      TE.apS('COT', ids.COT === undefined ? TE.right(undefined) : this.prospects.byId(ids.COT)),
    );
  }

  private finished(state: DossierState, person: Person): TE.TaskEither<Failure, boolean | null> {
    const visitor = visitorOf(state, person);
    const awaitsCoHolder = state.workflow === 'joint' && participant.is(visitor) && signaturePassed(state, visitor);
    return awaitsCoHolder ? this.coHolders.hasFinished(state.idEne) : TE.right(null);
  }
}
