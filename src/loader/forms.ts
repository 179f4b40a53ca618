/** Type guards for data from outside. */
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isObject = (value: unknown): value is object => Object(value) === value;

/** The strings in a list or a record; none of any other value. */
export const textsIn = (value: unknown): readonly string[] => (isObject(value) ? Object.values(value).filter(isText) : []);
