import type { StateEntry } from '../catalogue';
import { GENERATED, pascal, stateInWords } from './names';

const stateCase = ({ name }: StateEntry): string => `
                case "${name}": ${pascal(name)}(parameters); break;`;

const method = (entry: StateEntry): string => `
        /// <summary>${stateInWords(entry).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</summary>
        protected abstract void ${pascal(entry.name)}(IDictionary<string, object> parameters);
`;

/** A C# class for pact-net: the endpoint /provider-states passes the state to it; it throws for an unknown state. */
export const csharp = (provider: string, entries: readonly StateEntry[]): string => `// ${GENERATED}
using System;
using System.Collections.Generic;

namespace Contracts
{
    public abstract class ${pascal(provider)}States
    {
        public void SetUp(string state, IDictionary<string, object> parameters)
        {
            switch (state)
            {${entries.map(stateCase).join('')}
                default: throw new ArgumentOutOfRangeException("state", "Unknown provider state: " + state);
            }
        }
${entries.map(method).join('')}    }
}
`;
