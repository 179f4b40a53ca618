/** What comes from outside, asked what it is. */
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isObject = (value: unknown): value is object => Object(value) === value;

/** The texts of a list or of a record; of anything else none. */
export const textsIn = (value: unknown): readonly string[] => (isObject(value) ? Object.values(value).filter(isText) : []);
