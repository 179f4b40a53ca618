import type { ParamSchema, StateEntry } from './catalogue';

const words = (name: string): readonly string[] =>
  name
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean);
const pascal = (name: string): string =>
  words(name)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
const camel = (name: string): string => pascal(name).replace(/^[A-Z]/, first => first.toLowerCase());

const GENERATED = 'Generated from provider-states.json: copy it into your verification, and fill in each state.';

const told = ({ params }: StateEntry): string => {
  const named = Object.entries(params.properties).map(([name, { type, description }]) => `${name} (${type}): ${description}`);
  return named.length === 0 ? 'No parameter.' : named.join('; ');
};

const javaMethod = (entry: StateEntry): string => `
    /** ${entry.meaning} ${told(entry)} */
    @State("${entry.name}")
    public void ${camel(entry.name)}(Map<String, Object> params) {
        throw new UnsupportedOperationException("${entry.name}");
    }
`;

/** A class for pact-jvm: one method a state. */
export const java = (entries: readonly StateEntry[]): string => `// ${GENERATED}
import au.com.dius.pact.provider.junitsupport.State;
import java.util.Map;

public class ProviderStates {
${entries.map(javaMethod).join('')}}
`;

const csharpCase = ({ name, meaning }: StateEntry): string => `
                case "${name}": // ${meaning}
                    ${pascal(name)}(parameters);
                    break;`;

const csharpMethod = (entry: StateEntry): string => `
        /// <summary>${entry.meaning} ${told(entry)}</summary>
        protected virtual void ${pascal(entry.name)}(IDictionary<string, object> parameters)
        {
            throw new NotImplementedException("${entry.name}");
        }
`;

/** A class for pact-net: the middleware at /provider-states hands the state over to it; an unknown state is an error. */
export const csharp = (entries: readonly StateEntry[]): string => `// ${GENERATED}
using System;
using System.Collections.Generic;

namespace Contracts
{
    public class ProviderStates
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {${entries.map(csharpCase).join('')}
                default:
                    throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }
${entries.map(csharpMethod).join('')}    }
}
`;

const typeOf = ({ type, enum: choices, items }: ParamSchema): string => {
  if (choices) return choices.map(choice => `'${choice}'`).join(' | ');
  if (type === 'array') return `readonly ${items?.type ?? 'unknown'}[]`;
  return type === 'integer' ? 'number' : type === 'object' ? 'Readonly<Record<string, unknown>>' : type;
};

const paramsOf = ({ params }: StateEntry): string => {
  const named = Object.entries(params.properties).map(
    ([name, schema]) => `readonly ${name}${params.required.includes(name) ? '' : '?'}: ${typeOf(schema)}`,
  );
  return named.length === 0 ? 'Readonly<Record<string, never>>' : `{ ${named.join('; ')} }`;
};

const handler = (entry: StateEntry): string => `
  /** ${entry.meaning} */
  async ${JSON.stringify(entry.name)}(params: ${paramsOf(entry)}): Promise<void> {
    throw new Error(\`Not implemented: ${entry.name} \${JSON.stringify(params)}\`);
  },`;

/** Handlers for pact-js, by the names of the states. */
export const typescript = (entries: readonly StateEntry[]): string => `// ${GENERATED}
export const stateHandlers = {${entries.map(handler).join('')}
};
`;
