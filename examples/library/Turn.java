import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public final class Turn {
    private static final String SCENE = """
        {"format": "scene/1",
         "edition": "frosthaven",
         "map": {"hexes": [[0,0], [1,0], [2,0], [3,0]]},
         "figures": [
           {"id": "Guard", "kind": "monster", "side": "monsters", "at": [0,0], "initiative": 30},
           {"id": "Brute", "kind": "character", "side": "party", "at": [3,0], "initiative": 20}],
         "turn": {"figure": "Guard", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]}}
        """;

    private static final Pattern CODE = Pattern.compile("\"code\":\"([a-z-]+)\"");

    private final BufferedWriter requests;
    private final BufferedReader replies;
    private int number;

    private Turn(Process engine) {
        requests = engine.outputWriter();
        replies = engine.inputReader();
    }

    /** The reply to a request, one line of JSON-RPC: it has a "result" or an "error". */
    private String call(String method, String params) throws IOException {
        requests.write("{\"jsonrpc\":\"2.0\",\"id\":" + ++number + ",\"method\":\"" + method
            + "\",\"params\":" + params.replace("\n", " ") + "}\n");
        requests.flush();
        return replies.readLine();
    }

    /** The code of a reply that is an error, as a JSON parser would find it in error.data.code; otherwise null. */
    private static String codeOf(String reply) {
        Matcher code = CODE.matcher(reply);
        return reply.contains("\"error\":{\"code\":") && code.find() ? code.group(1) : null;
    }

    public static void main(String[] arguments) throws IOException, InterruptedException {
        String command = arguments.length > 0 ? arguments[0] : "standee";
        Process engine = new ProcessBuilder(command, "serve", "--stdio")
            .redirectError(ProcessBuilder.Redirect.INHERIT).start();
        Turn standee = new Turn(engine);
        System.out.println(standee.call("turn", SCENE));
        System.out.println(standee.call("turn", "{\"input\":" + SCENE + ",\"options\":{\"words\":true}}"));
        System.out.println(codeOf(standee.call("turn", "{\"format\":\"scene/1\",\"edition\":\"chess\"}")));
        standee.requests.close();
        engine.waitFor();
    }
}
