import * as E from 'fp-ts/Either';
import type { TaskEither } from 'fp-ts/TaskEither';
import type { Failure } from '@application/failure';
import type { ControlAnew } from '@application/proofs/ControlAnew';
import { type PageName, type TaskId, taskIds } from '@domain/journey/steps';
import { declaredIn, proofsControlAnew } from '@domain/proofs/controlAnew';
import { slotOf, type ProofSlot } from '@domain/proofs/slot';
import type { DossierJourney } from './DossierJourney';

/** The page that takes a proof of each category. */
export const uploadPages = {
  identity: 'UploadIdentityProof',
  address: 'UploadAddressProof',
  income: 'UploadIncomeProof',
} as const satisfies Record<ProofSlot['category'], PageName>;

/** The task that takes the proof of a rank. */
export const uploadTask = (rank: string): TaskId | undefined => taskIds.find(task => slotOf(task)?.rank === rank);

/**
 * Asks the bank to control the person's proofs again if the names or the birthdate differ from `before`, which they were controlled
 * against, and opens the page that waits for the result. If the bank refuses a second control of a proof, opens its upload. False: no proof
 * is concerned. A correction from the recap is reviewed instead (D-52). D-126
 */
export const controlProofs =
  (journey: DossierJourney, controlAnew: ControlAnew, before: ReturnType<typeof declaredIn>): TaskEither<Failure, boolean> =>
  async () => {
    const { at } = journey.steps;
    const { idEne, proofs } = journey.dossier.state;
    const ranks = proofsControlAnew.decide({
      participant: journey.participant,
      before,
      after: declaredIn(journey.prospect),
      proofs: proofs.map(({ rank, documentCode, controlId }) => ({ rank, documentCode, controlled: controlId !== undefined })),
    });
    if (at.correcting || ranks.length === 0) return E.right(false);
    const controlled = await controlAnew.run(idEne, ranks)();
    if (E.isLeft(controlled)) return controlled;
    const looked = await journey.refresh()();
    if (E.isLeft(looked)) return looked;
    const [refused] = controlled.right;
    const first = refused ?? ranks.find(rank => rank === slotOf(at.step)?.rank) ?? ranks[0];
    const step = uploadTask(first ?? '');
    if (step === undefined) return E.right(false);
    journey.dossier.mayShow(ranks.flatMap(rank => uploadTask(rank) ?? []));
    const slot = slotOf(step);
    const upload = slot && uploadPages[slot.category];
    await journey.steps.goTo(step, refused === undefined ? 'ProofControlProgress' : upload, false, slotOf(at.step) !== undefined);
    return E.right(true);
  };
