import type { StateEntry } from '../catalogue';
import { GENERATED, pascal, stateInWords } from './names';

const stateCase = ({ name }: StateEntry): string => `
                case "${name}": ${pascal(name)}(parameters); break;`;

const method = (entry: StateEntry): string => `
        /// <summary>${stateInWords(entry).replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</summary>
        protected abstract void ${pascal(entry.name)}(IDictionary<string, object> parameters);
`;

/** A class for pact-net: the address /provider-states hands the state over to it; an unknown state is an error. */
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
