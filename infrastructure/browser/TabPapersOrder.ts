import * as t from 'io-ts';
import type { PapersOrder } from '@application/proofs/ports';
import type { Settings } from '@application/Settings';
import type { DossierState } from '@domain/journey/dossierState';
import { IN_TURN } from './TabSessionStore';
import type { TabStorage } from './tabStorage';

/** Stores the refusal for the tab over a reload, until the session ends; another device meets its own. D-125, X10 */
export class TabPapersOrder implements PapersOrder {
  constructor(
    private readonly storage: TabStorage,
    private readonly settings: Pick<Settings, 'papersFirst'>,
  ) {}

  isPapersFirst({ mode, idEne }: Pick<DossierState, 'mode' | 'idEne'>): boolean {
    return this.settings.papersFirst[mode] && this.storage.read(IN_TURN, t.string) !== idEne;
  }

  followBank(idEne: string): void {
    this.storage.write(IN_TURN, idEne);
  }
}
