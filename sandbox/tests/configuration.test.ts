import * as E from 'fp-ts/Either';
import { variants } from '@domain/brand/variant';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import { aBank, frontOf } from './support';

const bank = aBank();
bank.origins = { ...bank.origins, liveness: 'http://localhost:7203', signature: 'http://localhost:7204' };
const fronts = variants.map(variant => [variant, frontOf(bank, variant)] as const);

test.each(fronts)('CFG-01: the bank in a box serves a configuration that the front end accepts: %s', async (variant, front) => {
  const answer = await front.inject(`/ouvrirmoncompte/config/${variant}.${bank.options.environment}.json`);
  const read = decodeSettings(answer.json(), 'http://localhost:7200');
  expect(E.isLeft(read) ? read.left : 'accepted').toBe('accepted');
});
