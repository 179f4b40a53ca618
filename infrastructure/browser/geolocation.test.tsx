import * as E from 'fp-ts/Either';
import { BrowserGeolocation } from './BrowserGeolocation';

const asking = (answer: (found: PositionCallback, missed: PositionErrorCallback, how: PositionOptions) => void) => {
  Object.defineProperty(navigator, 'geolocation', { value: { getCurrentPosition: answer }, configurable: true });
  return new BrowserGeolocation().position()();
};
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('AGY-01: the browser’s position', () => {
  test('is asked for without high accuracy, with an end', async () => {
    let asked: PositionOptions = {};
    const found = await asking((give, _missed, how) => {
      asked = how;
      give({ coords: { latitude: 47.2, longitude: -1.5 } } as GeolocationPosition);
    });
    expect(found).toEqual(E.right({ latitude: 47.2, longitude: -1.5 }));
    expect(asked).toMatchObject({ enableHighAccuracy: false, timeout: expect.any(Number) as unknown });
  });

  test.each([
    [1, 'refused'],
    [2, 'unavailable'],
    [3, 'unavailable'],
  ])('code %i of the browser means %s', async (code, why) => {
    expect(await asking((_give, missed) => missed({ code } as GeolocationPositionError))).toEqual(E.left(why));
  });

  test('is unavailable in a browser that knows none', async () => {
    expect(await new BrowserGeolocation().position()()).toEqual(E.left('unavailable'));
  });
});
