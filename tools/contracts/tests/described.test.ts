import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Comparator } from '@pactflow/openapi-pact-comparator';
import { pactFile, providers } from '@contracts/providers';
import { jsonText } from '@tools/build/json';
import { openapi } from '../openapi';
import { readPact, readPacts } from '../read';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-'));
const FILE = path.join(folder, 'openapi.json');
const described = () => JSON.parse(fs.readFileSync(FILE, 'utf8'));
beforeAll(async () => fs.writeFileSync(FILE, jsonText(await openapi(readPacts()))));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const compared = async (
  description: ConstructorParameters<typeof Comparator>[0],
  provider: (typeof providers)[number],
): Promise<readonly string[]> => {
  const found: string[] = [];
  const reads = new Set(
    readPact(provider)?.interactions.flatMap(({ description: name, request }) => (request.method === 'GET' ? [name] : [])),
  );
  for await (const { code, message, mockDetails } of new Comparator(description).compare(
    JSON.parse(fs.readFileSync(pactFile(provider), 'utf8')),
  )) {
    const name = mockDetails?.interactionDescription ?? '';
    // A GET has a content type too (D-57), which OpenAPI cannot describe: the only expected difference.
    if (!(code === 'request.content-type.unknown' && reads.has(name))) found.push(`${name}: ${message}`);
  }
  return found;
};

/** Checks the description of the calls with other people's tools: `npm run contracts:check`. */
describe('openapi.json', () => {
  test('is read by a parser that knows the specification', () => {
    const read = `const { default: parser } = await import('@apidevtools/swagger-parser'); await parser.validate('${FILE}');`;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', read], { encoding: 'utf8' });
    expect([status, stderr]).toEqual([0, '']);
  }, 60_000);

  test('is linted by the recommended rules without an error and without a warning', () => {
    const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
    const { stdout } = spawnSync(process.execPath, ['node_modules/@redocly/cli/bin/cli.js', 'lint', FILE, '--format', 'json'], {
      encoding: 'utf8',
      env,
    });
    const { totals, problems } = JSON.parse(stdout);
    expect([problems, totals]).toEqual([[], { errors: 0, warnings: 0, ignored: 0 }]);
  }, 60_000);

  test.each(providers)('agrees with the contract with %s', async provider => {
    expect(await compared(described(), provider)).toEqual([]);
  });

  test('would not agree with a contract that says otherwise', async () => {
    const spoilt = described();
    const { address } = spoilt.components.schemas.PersonToSave.properties;
    delete address.properties.streetName.type;
    address.required = ['floor'];
    expect(await compared(spoilt, 'person')).not.toEqual([]);
  });
});
