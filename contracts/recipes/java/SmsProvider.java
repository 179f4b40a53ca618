import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Map;

/** The smallest provider of the contract with sms: the JDK's own server, and one JSON library. Prints its port. */
public class SmsProvider implements SmsStates {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Map<String, Object> JUST_SENT = Map.of("functionalCode", "EXISTING_KEY_IN_LOCK_CACHE");

    private record Answer(int status, Map<String, Object> body) {}

    private Answer sms;
    private Answer code;

    public static void main(String[] arguments) throws IOException {
        HttpServer server = HttpServer.create(new InetSocketAddress("127.0.0.1", 0), 0);
        SmsProvider provider = new SmsProvider();
        server.createContext("/provider-states", provider::state);
        server.createContext("/public/sms", exchange -> answer(exchange, provider.sms));
        server.createContext("/v1/sms/me/otp", exchange -> answer(exchange, provider.code));
        server.start();
        System.out.println(server.getAddress().getPort());
    }

    @SuppressWarnings("unchecked")
    private void state(HttpExchange exchange) throws IOException {
        JsonNode asked = JSON.readTree(exchange.getRequestBody().readAllBytes());
        try {
            setUp(asked.path("state").asText(), JSON.convertValue(asked.path("params"), Map.class));
            answer(exchange, new Answer(200, Map.of()));
        } catch (Exception unknown) {
            answer(exchange, new Answer(400, Map.of("error", String.valueOf(unknown.getMessage()))));
        }
    }

    private static void answer(HttpExchange exchange, Answer answer) throws IOException {
        exchange.getRequestBody().readAllBytes();
        byte[] body = answer.body() == null ? new byte[0] : JSON.writeValueAsBytes(answer.body());
        if (body.length > 0) exchange.getResponseHeaders().set("Content-Type", "application/json");
        exchange.sendResponseHeaders(answer.status(), body.length == 0 ? -1 : body.length);
        if (body.length > 0) exchange.getResponseBody().write(body);
        exchange.close();
    }

    @Override public void anSMSCanBeSent(Map<String, Object> params) { sms = new Answer(204, null); }
    @Override public void anSMSWasJustSent(Map<String, Object> params) { sms = new Answer(409, JUST_SENT); }
    @Override public void theSMSLimitIsReached(Map<String, Object> params) { sms = new Answer(403, null); }
    @Override public void nobodyIsKnownByTheUuid(Map<String, Object> params) { sms = new Answer(404, Map.of("error", "not_found")); }
    @Override public void aOneTimeCodeCanBeSent(Map<String, Object> params) { code = new Answer(204, null); }
    @Override public void aOneTimeCodeWasJustSent(Map<String, Object> params) { code = new Answer(409, JUST_SENT); }
    @Override public void noCeremonyIsOpen(Map<String, Object> params) { code = new Answer(422, Map.of("functionalCode", "generic")); }
    @Override public void noValidSession(Map<String, Object> params) { code = new Answer(401, null); }
    @Override public void aSessionHasNoRightToTheResource(Map<String, Object> params) { code = new Answer(403, null); }
}
