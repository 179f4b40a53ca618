import { typedMobile } from '@domain/field/typed';
import { rule } from '@domain/kernel/rule';
import { record, text } from '@domain/kernel/shape';

const digits = (mobile: string): string => typedMobile(mobile).replace(/\D/g, '');

export const holdersOwnMobiles = rule({
  id: 'holders.ownMobiles',
  requirements: ['INF-05', 'JNT-02', 'D-59'],
  title: { fr: 'À chacun son mobile', en: 'To each their own mobile' },
  says: {
    fr: 'Le titulaire et le co-titulaire ont deux numéros de mobile différents, quelle que soit la façon de les écrire.',
    en: 'Holder and co-holder have two different mobile numbers, however they are written.',
  },
  input: record({ holder: text, coHolder: text }),
  decide: ({ holder, coHolder }) => digits(holder) !== digits(coHolder),
  examples: [
    ['one number for both', { holder: '06 39 98 00 01', coHolder: '06 39 98 00 01' }, false],
    ['one number, written in two ways', { holder: '06 39 98 00 01', coHolder: '0639980001' }, false],
    ['one number, once with the country', { holder: '06 39 98 00 01', coHolder: '+33 6 39 98 00 01' }, false],
    ['the last digit differs', { holder: '06 39 98 00 01', coHolder: '06 39 98 00 02' }, true],
    ['06 and 07', { holder: '06 39 98 00 01', coHolder: '07 39 98 00 01' }, true],
  ],
});
