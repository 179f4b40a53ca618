export const cx = (...names: readonly (string | false | undefined)[]): string => names.filter(name => name).join(' ');
