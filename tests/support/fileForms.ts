import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
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
    lists: new Lists(bank),
    sectors: bank,
    proofs: new ReadProof(new FakeProofs()),
  };
};
