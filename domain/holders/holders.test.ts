import fc from 'fast-check';
import { holdersDiffer } from './differ';
import type { Day } from '@domain/kernel/day';
import { growsAsItsText } from '@tests/support/growth';

const person = fc.record({
  lastName: fc.constantFrom('Durand', 'DURAND', 'Dùrand', 'Durand-Petit', 'Durand Petit', 'L’Hérault', "l'herault"),
  firstName: fc.constantFrom('Zoé', 'ZOE', 'zoe\u0301', 'Jean-Luc', 'jeanluc', 'Straße', 'STRASSE'),
  birthdate: fc.constantFrom<Day>('1990-01-01', '1990-01-02'),
});

describe('two holders', () => {
  it('never differ from themselves, however the name is typed (D-69, INF-06)', () => {
    const spaced = (name: string): string => ` ${name.replaceAll('-', ' \u2011 ').normalize('NFD').toUpperCase()}\u00a0`;
    fc.assert(
      fc.property(person, holder => {
        const coHolder = { ...holder, lastName: spaced(holder.lastName), firstName: spaced(holder.firstName) };
        expect(holdersDiffer.decide({ holder, coHolder })).toBe(false);
      }),
    );
  });

  it('are compared whatever their names hold, a paste of 100,000 heaped accents included', () => {
    const heaped = (size: number) =>
      ({ lastName: `a${'\u0301\u0323'.repeat(size / 2)}`, firstName: 'Zoé', birthdate: '1990-01-01' }) as const;
    const differ = (size: number) => holdersDiffer.decide({ holder: heaped(size), coHolder: { ...heaped(size), lastName: 'A' } });
    expect(differ(100_000)).toBe(false);
    expect(growsAsItsText(100_000, differ)).toBe(true);
    const names = fc.string({ unit: 'binary' });
    fc.assert(
      fc.property(names, names, (lastName, firstName) => {
        const holder = { lastName, firstName, birthdate: '1990-01-01' } as const;
        expect(holdersDiffer.decide({ holder, coHolder: holder })).toBe(false);
      }),
    );
  });
});
