import type { StateEntry } from '../catalogue';
import { camel, GENERATED, pascal, stateInWords } from './names';

const method = (entry: StateEntry): string => `
    /** ${stateInWords(entry)} */
    void ${camel(entry.name)}(Map<String, Object> params) throws Exception;
`;

const entryOf = ({ name }: StateEntry): string => `
            case "${name}" -> ${camel(name)}(params);`;

/** A Java interface without dependencies: one method for each state, and the set-up that an endpoint /provider-states calls. */
export const java = (provider: string, entries: readonly StateEntry[]): string => `// ${GENERATED}
import java.util.Map;

public interface ${pascal(provider)}States {
${entries.map(method).join('')}
    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {${entries.map(entryOf).join('')}
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
`;
