import { parseArgs } from 'node:util';
import { prepareFile } from '@sandbox/prepared/prepare';
import { Hostile } from '@tests/attacks/hostile';
import { crowd, MY_STATE } from '@tests/support/crowd';

/** npm run load -w lab:states -w lab -- [--files 900] [--times 200]: how long a state takes to be told beside so many files with their proofs. */
const { values } = parseArgs({ options: { files: { type: 'string', default: '900' }, times: { type: 'string', default: '200' } } });

/** Of each page of a proof of the others. */
const CHARACTERS = 40_000;

const measure = async (): Promise<void> => {
  const client = await Hostile.start();
  try {
    const file = await prepareFile(client.bank, { task: 'summary' });
    crowd(client.bank, file, Number(values.files), CHARACTERS);
    const token = client.bearer({ subscription: file.id, participant: 'TIT', scope: 'person' });
    const took: number[] = [];
    for (let time = 0; time < Number(values.times); time += 1) {
      const began = performance.now();
      const { status } = await client.say(MY_STATE, { token });
      if (status !== 200) throw new Error(`The state was answered ${status}`);
      took.push(performance.now() - began);
    }
    took.sort((one, other) => one - other);
    const within = (share: number): string => `${(took[Math.floor(took.length * share)] ?? 0).toFixed(1)} ms`;
    console.log(`${values.files} files, ${values.times} states: half within ${within(0.5)}, 95 % within ${within(0.95)}`);
  } finally {
    await client.stop();
  }
};

void measure();
