import { states } from '@contracts/states';
import { interactionsOf, type Pact } from './read';

export interface ParamSchema {
  readonly type: string;
  readonly description: string;
  readonly enum?: readonly string[];
  readonly items?: { readonly type: string };
}

/** A state for a backend team: JSON Schema of its parameters, and the interactions that use it. */
export interface StateEntry {
  readonly name: string;
  readonly meaning: string;
  readonly params: {
    readonly type: 'object';
    readonly properties: Readonly<Record<string, ParamSchema>>;
    readonly required: readonly string[];
    readonly additionalProperties: false;
  };
  readonly usedBy: readonly { readonly provider: string; readonly interactions: number }[];
}

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : Number.isInteger(value) ? 'integer' : typeof value;

/** `a | b, where …` lists all values. */
const choicesOf = (text: string): readonly string[] | undefined => {
  const [named = ''] = text.split(/[,(]/);
  return named.includes(' | ') && !/ \w+ \w/.test(named.replaceAll(' | ', '|')) ? named.split('|').map(each => each.trim()) : undefined;
};

const schemaOf = (description: string, examples: readonly unknown[]): ParamSchema => {
  const types = [...new Set(examples.map(kindOf))];
  const type = types.includes('number') ? 'number' : (types[0] ?? 'string'); // an amount may be whole in one example
  const choices = type === 'string' ? choicesOf(description) : undefined;
  const exhaustive = choices?.length && examples.every(example => choices.some(choice => choice === example));
  return {
    type,
    description,
    ...(exhaustive ? { enum: choices } : {}),
    ...(type === 'array' ? { items: { type: kindOf(examples.flat()[0] ?? '') } } : {}),
  };
};

/** Every state of the catalogue, in alphabetical order. */
export const stateEntries = (pacts: readonly Pact[]): readonly StateEntry[] => {
  const uses = interactionsOf(pacts).flatMap(({ provider, interaction }) =>
    interaction.providerStates.map(({ name, params = {} }) => ({ provider, name, params })),
  );
  return Object.entries(states)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { meaning, params }]) => {
      const mine = uses.filter(use => use.name === name);
      const properties = Object.fromEntries(
        Object.entries(params).map(([param, what]) => [
          param,
          schemaOf(
            what,
            mine.flatMap(use => (Object.hasOwn(use.params, param) ? [use.params[param]] : [])),
          ),
        ]),
      );
      const required = Object.keys(params).filter(param => mine.length > 0 && mine.every(use => Object.hasOwn(use.params, param)));
      const counts = [...new Set(mine.map(({ provider }) => provider))].map(provider => ({
        provider,
        interactions: mine.filter(use => use.provider === provider).length,
      }));
      return { name, meaning, params: { type: 'object', properties, required, additionalProperties: false }, usedBy: counts };
    });
};
