import { PDFDocument } from '@cantoo/pdf-lib';
import { analyse } from '@sandbox/analysis/analyse';
import { prepareFile } from '@sandbox/prepared/prepare';
import { samplePeople } from '@sandbox/samples/person';
import { sampleOf } from '@sandbox/samples/samples';
import type { Subscription } from '@sandbox/store/documents';
import { papers } from '@domain/proofs/papers';
import { Hostile } from '@tests/attacks/hostile';
import { crowd, MY_STATE } from '@tests/support/crowd';

describe('a bank that many use at once', () => {
  let client: Hostile;
  let dossier: Subscription;
  let token: string;
  beforeAll(async () => {
    client = await Hostile.start();
    dossier = await prepareFile(client.bank, { task: 'summary' });
    token = client.bearer({ subscription: dossier.id, participant: 'TIT', scope: 'person' });
  }, 60_000);
  afterAll(() => client.stop());

  /** Number of stored documents read to answer one file's state. */
  const readForState = async (): Promise<number> => {
    const read = jest.spyOn(client.bank.store, 'get');
    const parsed = jest.spyOn(JSON, 'parse');
    const { status } = await client.say(MY_STATE, { token });
    const [asked, documents] = [read.mock.calls.length, parsed.mock.calls.length];
    read.mockRestore();
    parsed.mockRestore();
    expect(status).toBe(200);
    expect(asked).toBeLessThan(20);
    return documents;
  };

  test('a state reads its own file, alone or beside nine hundred others', async () => {
    await readForState(); // what is read once for all requests
    const alone = await readForState();
    crowd(client.bank, dossier, 900, 100);
    expect(client.bank.subscriptions()).toHaveLength(901);
    expect(await readForState()).toBe(alone);
  }, 60_000);

  test('X18: a file that a person sends is read in another thread: the others are answered meanwhile', async () => {
    const here = jest.spyOn(PDFDocument, 'load');
    const files = await sampleOf({ document: 'PASSPORT', outcome: 'OK', format: 'pdf', today: '2025-10-15', width: 1_000 });
    here.mockClear();
    const { result } = await analyse({
      documentCode: papers.PASSPORT.code,
      pages: files.map(({ bytes }) => ({ side: 'SINGLE', mimeType: 'application/pdf', bytes })),
      declared: samplePeople.holder,
      accepted: { cards: ['FR'], passports: 'all' },
      today: '2025-10-15',
    });
    expect(result).toBe('OK');
    expect(here).not.toHaveBeenCalled();
  }, 60_000);
});
