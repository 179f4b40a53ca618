import * as E from 'fp-ts/Either';
import * as TE from 'fp-ts/TaskEither';
import { createHash } from 'node:crypto';
import { WebDigest } from '@infrastructure/browser/WebDigest';
import { effectsInARow, endingSettings, FakeSignatures, MemoryEffects, refusedWith, unreachable } from '@tests/builders/ending';
import { Ceremony } from '../signature/Ceremony';
import { ReadDocuments } from '../signature/ReadDocuments';
import { CompleteSignature } from './CompleteSignature';
import { MakeReceipt } from './MakeReceipt';

const complete = (signatures: FakeSignatures, kept = new MemoryEffects()) => new CompleteSignature(signatures, effectsInARow(kept));
const alone = { idEne: 'ENE-1', workflow: 'individual' } as const;
const together = { idEne: 'ENE-1', workflow: 'joint' } as const;

describe('D-38: who ends the subscription', () => {
  test('alone: the holder’s signature, then the end', async () => {
    const signatures = new FakeSignatures();
    expect(await complete(signatures).run(alone, 'TIT')()).toEqual(E.right('creation'));
    expect(signatures.calls).toEqual(['holder', 'end secret-2']);
  });

  test('together: the holder’s signature ends nothing', async () => {
    const signatures = new FakeSignatures();
    expect(await complete(signatures).run(together, 'TIT')()).toEqual(E.right('coHolderTurn'));
    expect(signatures.calls).toEqual(['holder']);
  });

  test('together: the co-holder’s ends it', async () => {
    const signatures = new FakeSignatures();
    expect(await complete(signatures).run(together, 'COT')()).toEqual(E.right('creation'));
    expect(signatures.calls).toEqual(['end secret-1']);
  });

  test('FIN-01: the bank looks further', async () => {
    const signatures = new FakeSignatures();
    signatures.ending.then(E.right('analysis'));
    expect(await complete(signatures).run(alone, 'TIT')()).toEqual(E.right('analysis'));
  });

  test('SGN-04: the holder’s signature is not confirmed: nothing is ended', async () => {
    const signatures = new FakeSignatures();
    signatures.holder.then(E.left(refusedWith('HOLDER_SIGNATURE_KO')));
    expect(await complete(signatures).run(alone, 'TIT')()).toEqual(E.left(refusedWith('HOLDER_SIGNATURE_KO')));
    expect(signatures.calls).toEqual(['holder']);
  });
});

describe('R04, R24: the end acts once', () => {
  test('an answer that was lost is asked again with the same key', async () => {
    const signatures = new FakeSignatures();
    const completes = complete(signatures);
    signatures.ending.then(E.left(unreachable), E.right('accepted'));
    expect(await completes.run(alone, 'TIT')()).toEqual(E.left(unreachable));
    expect(await completes.run(alone, 'TIT')()).toEqual(E.right('creation'));
    expect(signatures.calls.filter(call => call.startsWith('end'))).toEqual(['end secret-2', 'end secret-2']);
  });

  test('after a refusal another try is another intention', async () => {
    const signatures = new FakeSignatures();
    const completes = complete(signatures);
    signatures.ending.then(E.left(refusedWith('KO_04')), E.right('accepted'));
    await completes.run(alone, 'TIT')();
    await completes.run(alone, 'TIT')();
    expect(signatures.calls.filter(call => call.startsWith('end'))).toEqual(['end secret-2', 'end secret-4']);
  });
});

describe('R24, D-38: nothing is sent again because the file does not say it yet', () => {
  const sent = async (between: (signatures: FakeSignatures, kept: MemoryEffects) => unknown) => {
    const [signatures, kept] = [new FakeSignatures(), new MemoryEffects()];
    await complete(signatures, kept).run(alone, 'TIT')();
    await between(signatures, kept);
    expect(await complete(signatures, kept).run(alone, 'TIT')()).toEqual(E.right('creation'));
    return signatures.calls.map(call => call.replace(/ secret.*/, ''));
  };

  test('a page that is reloaded, and a state that is a little late, send neither of the two again', async () => {
    expect(await sent(() => undefined)).toEqual(['holder', 'end']);
  });

  test('a result of one ceremony no longer applies once another is to be signed', async () => {
    const another = (signatures: FakeSignatures, kept: MemoryEffects) =>
      new Ceremony(signatures, endingSettings(), effectsInARow(kept)).start('ENE-1')();
    expect(await sent(another)).toEqual(['holder', 'end', 'start', 'holder', 'end']);
  });

  test('an answer that was lost is asked for with the same key by the page that is opened next', async () => {
    const [signatures, kept] = [new FakeSignatures(), new MemoryEffects()];
    signatures.ending.then(E.left(unreachable), E.right('accepted'));
    await complete(signatures, kept).run(alone, 'TIT')();
    await complete(signatures, kept).run(alone, 'TIT')();
    expect(signatures.calls).toEqual(['holder', 'end secret-2', 'end secret-2']);
  });
});

describe('XTR-09: the receipt', () => {
  const content = new TextEncoder().encode('%PDF-1.7 contrat');
  const receipt = (read: (url: string) => TE.TaskEither<typeof unreachable, Uint8Array>) =>
    new MakeReceipt(new ReadDocuments(new FakeSignatures(), endingSettings(), { read }), { read }, new WebDigest()).run('ENE-1')();

  test('carries the SHA-256 of each document’s own bytes', async () => {
    const fingerprint = createHash('sha256').update(content).digest('hex');
    expect(await receipt(() => TE.right(content))).toEqual(
      E.right({
        lines: [
          { id: 'D1', label: 'Fiche d’information', fingerprint },
          { id: 'D2', label: 'Document tarifaire', fingerprint },
          { id: 'D3', label: 'Convention de compte', fingerprint },
        ],
      }),
    );
  });

  test('a document that cannot be read makes no receipt', async () => {
    expect(await receipt(url => (url.endsWith('/2') ? TE.left(unreachable) : TE.right(content)))).toEqual(E.left(unreachable));
  });
});
