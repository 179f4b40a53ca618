import * as E from 'fp-ts/Either';
import { decodeAccess } from '@infrastructure/config/decodeAccess';
import { decodeSettings } from '@infrastructure/config/decodeSettings';
import { configurationOf } from '../../deploy/configuration';

const good = configurationOf('omc-01', 'prod');
const without = (key: string): unknown => Object.fromEntries(Object.entries(good).filter(([known]) => known !== key));
const origin = 'https://banque.example.org';

describe('CFG-02: a wrong configuration is named by its key', () => {
  test.each(['destinations', 'contactPhone', 'acceptedPapers', 'liveness'])('the application names %s', key => {
    const decoded = decodeSettings(without(key), origin);
    expect(E.isLeft(decoded) && decoded.left.some(path => path.includes(key))).toBe(true);
  });

  test.each(['https://video.example.org/', 'https://Video.example.org', 'https://video.example.org:443', 'video.example.org', '', 'null'])(
    'X25: %p is no origin that a message could carry',
    written => {
      const read = (frame: string) => decodeSettings({ ...good, [frame]: { origin: written } }, origin);
      expect(read('liveness')).toEqual(E.left(['liveness.origin']));
      expect(read('signature')).toEqual(E.left(['signature.origin']));
    },
  );

  test.each(['access', 'contactPhone', 'identityProvider'])('the minimal application names %s too', key => {
    expect(E.isRight(decodeAccess(good, origin))).toBe(true);
    expect(decodeAccess(without(key), origin)).toEqual(E.left([key]));
  });
});
