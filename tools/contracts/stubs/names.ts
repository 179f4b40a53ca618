import type { StateEntry } from '../catalogue';

const words = (name: string): readonly string[] =>
  name
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);

export const pascal = (name: string): string =>
  words(name)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
export const camel = (name: string): string => pascal(name).replace(/^[A-Z]/, first => first.toLowerCase());

export const GENERATED = 'Generated from provider-states.json: copy it into your verification.';

/** A state in one line, for a stub's comment. */
export const stateInWords = ({ meaning, params }: StateEntry): string => {
  const named = Object.entries(params.properties).map(([name, { type, description }]) => `${name} (${type}): ${description}`);
  return `${meaning} ${named.length === 0 ? 'No parameter.' : named.join('; ')}`;
};
