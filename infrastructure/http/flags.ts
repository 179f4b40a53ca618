import * as t from 'io-ts';

/** Flags are the strings 1 and 0 on the wire (section 3). */
export const Flag = t.keyof({ '0': null, '1': null }, 'Flag');

export const fromFlag = (flag: t.TypeOf<typeof Flag>): boolean => flag === '1';
export const toFlag = (value: boolean): t.TypeOf<typeof Flag> => (value ? '1' : '0');
