import { LEAD_DAYS } from '@brands/duties';
import { soonInForce, today } from '../deploy/duties';

const soon = soonInForce(today());
process.stdout.write(
  soon.length === 0
    ? `Every duty of brands/duties.ts whose day is less than ${LEAD_DAYS} days away is decided.\n`
    : `${soon.map(each => `- ${each}`).join('\n')}\n`,
);
process.exitCode = soon.length === 0 ? 0 : 1;
