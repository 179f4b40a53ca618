// npm run load -w tools -- [people 50] [files 900] [seconds 10]: so many people at once read what a file's pages read, of a sandbox that holds
// so many files with their proofs. Fails where an answer is not 200.
import autocannon from 'autocannon';
import { bankCalls } from '@domain/calls/table';
import { prepareFile } from '@sandbox/prepared/prepare';
import { Hostile } from '@tests/attacks/hostile';
import { crowd, MY_STATE } from '@tests/support/crowd';

const [people = '50', files = '900', seconds = '10'] = process.argv.slice(2);

const main = async (): Promise<void> => {
  const client = await Hostile.start();
  try {
    const file = await prepareFile(client.bank, { task: 'summary' });
    crowd(client.bank, file, Number(files), 40_000); // characters of each page of their proofs
    const token = client.bearer({ subscription: file.id, participant: 'TIT', scope: 'person' });
    const reads = [MY_STATE, `/api${bankCalls.getMe.path}`, `/api${bankCalls.getOsceCountries.path}`];
    for (const path of reads) {
      const { requests, latency, non2xx, errors } = await autocannon({
        url: `${client.front}${path}`,
        headers: { authorization: `Bearer ${token}` },
        connections: Number(people),
        duration: Number(seconds),
      });
      const { p50, p97_5: most, max } = latency;
      console.log(
        `${path}: ${requests.average} a second; half within ${p50} ms, 97.5 % within ${most} ms, longest ${max} ms; ${non2xx + errors} failed`,
      );
      if (non2xx + errors > 0) process.exitCode = 1;
    }
  } finally {
    await client.stop();
  }
};

void main();
