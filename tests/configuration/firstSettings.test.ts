import { environments, variants } from '@domain/brand/variant';
import { firstSettings, scriptsOf } from '@infrastructure/config/firstSettings';
import { homeSettings } from '@infrastructure/config/homeSettings';
import { configurationOf } from '../../tools/deploy/configuration';
import { settingsOf } from '../support/config';

const all = variants.flatMap(variant => environments.map(environment => [variant, environment] as const));

describe('CFG-01, CFG-07: what the first questions read of the configuration', () => {
  test.each(all)('agrees with the settings of %s %s', (variant, environment) => {
    const { jointAccount, contactPhone, scripts, ...settings } = settingsOf(variant, environment);
    expect(settings).toMatchObject(homeSettings(configurationOf(variant, environment)) ?? { none: true });
    expect(scriptsOf(configurationOf(variant, environment))).toEqual(scripts);
    expect(firstSettings(configurationOf(variant, environment))).toEqual({ jointAccount, contactPhone });
  });

  test.each([
    ['no object', null],
    ['no word on the joint account', { contactPhone: '01' }],
    ['another word on it than the two known', { contactPhone: '01', jointAccount: 'soon' }],
    ['a telephone that is a number', { contactPhone: 1, jointAccount: 'open' }],
    ['D-39: a local host whose client is known', { contactPhone: '01', jointAccount: 'open', local: true, localClient: 'hote.local' }],
  ])('is left to the whole journey: %s', (_, file) => {
    expect(firstSettings(file)).toBeUndefined();
  });

  test('D-39: a client named where the host is not local changes nothing', () => {
    const file = { contactPhone: '01', jointAccount: 'open', local: false, localClient: '12345678' };
    expect(firstSettings(file)).toEqual({ contactPhone: '01', jointAccount: 'open' });
  });

  test.each([undefined, {}, { scripts: null }, { scripts: { tagManager: 1, errorReports: [] } }])(
    'OBS-01, OBS-02: names no script: %j',
    file => {
      expect(scriptsOf(file)).toEqual({ tagManager: undefined, errorReports: undefined });
    },
  );
});
