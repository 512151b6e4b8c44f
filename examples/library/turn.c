#include <standee.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SCENE \
    "{\"format\":\"scene/1\",\"edition\":\"frosthaven\"," \
    "\"map\":{\"hexes\":[[0,0],[1,0],[2,0],[3,0]]}," \
    "\"figures\":[" \
    "{\"id\":\"Guard\",\"kind\":\"monster\",\"side\":\"monsters\",\"at\":[0,0],\"initiative\":30}," \
    "{\"id\":\"Brute\",\"kind\":\"character\",\"side\":\"party\",\"at\":[3,0],\"initiative\":20}]," \
    "\"turn\":{\"figure\":\"Guard\",\"abilities\":" \
    "[{\"move\":{\"points\":2}},{\"attack\":{\"value\":3}}]}}"

static void print_turn(const char *request) {
    char *answer = standee_call("turn", request, strlen(request));
    if (answer == NULL) {
        exit(1); /* no memory */
    }
    const char *code = standee_error_code(answer);
    if (code != NULL) {
        printf("refused with the code %s:\n", code);
    }
    fputs(answer, stdout);
    standee_free(answer);
}

int main(void) {
    /* The turn for your JSON parser, the same in words, and an error. */
    print_turn(SCENE);
    print_turn("{\"input\":" SCENE ",\"options\":{\"words\":true}}");
    print_turn("{\"format\":\"scene/1\",\"edition\":\"chess\"}");
    return 0;
}
