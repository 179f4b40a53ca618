import { ReadProof } from '@application/prospect/ReadProof';
import { Lists } from '@application/referentials/Lists';
import { HandClock, settled } from '@tests/builders/ending';
import { FakeProofs } from '@tests/builders/proofs';
import { MemoryReferentials } from '@tests/fakes/referentials';

/** Services of the file's forms, with in-memory lists. */
export const formBench = () => {
  const bank = new MemoryReferentials();
  const clock = new HandClock();
  return { bank, clock, settled, lists: new Lists(bank), sectors: bank, proofs: new ReadProof(new FakeProofs()) };
};
