// Generated from provider-states.json: copy it into your verification.
import java.util.Map;

public interface ModuleHostStates {

    /** The reference file answers 404 to a query. modules (object): map of name to hash */
    void moduleHashesAreAbsentWithAQuery(Map<String, Object> params) throws Exception;

    /** The reference file names these modules. modules (object): map of name to hash */
    void moduleHashesArePublished(Map<String, Object> params) throws Exception;

    /** Puts the provider into a state; a state that is not known is an error. */
    default void setUp(String state, Map<String, Object> params) throws Exception {
        switch (state) {
            case "module hashes are absent with a query" -> moduleHashesAreAbsentWithAQuery(params);
            case "module hashes are published" -> moduleHashesArePublished(params);
            default -> throw new IllegalArgumentException("Unknown provider state: " + state);
        }
    }
}
