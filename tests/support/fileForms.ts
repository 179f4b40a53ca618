import { ReadProof } from '@application/prospect/ReadProof';
import { FindFiscalFormat } from '@application/referentials/FindFiscalFormat';
import { FindTowns } from '@application/referentials/FindTowns';
import { ListCounties } from '@application/referentials/ListCounties';
import { ListCountries } from '@application/referentials/ListCountries';
import { ListEntries } from '@application/referentials/ListEntries';
import { ListProfessions } from '@application/referentials/ListProfessions';
import { HandClock, settled } from '../builders/ending';
import { FakeProofs } from '../builders/proofs';
import { MemoryReferentials } from '../fakes/referentials';

/** What the forms of the file ask, over lists held in memory. */
export const formBench = () => {
  const bank = new MemoryReferentials();
  const clock = new HandClock();
  return {
    bank,
    clock,
    settled,
    countries: new ListCountries(bank, clock),
    counties: new ListCounties(bank, clock),
    entries: new ListEntries(bank),
    towns: new FindTowns(bank, clock),
    professions: new ListProfessions(bank),
    sectors: bank,
    formats: new FindFiscalFormat(bank, clock),
    proofs: new ReadProof(new FakeProofs()),
  };
};
