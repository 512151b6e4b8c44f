#include <standee.h>
#include <stdio.h>
#include <string.h>

static const char scene[] =
    "{\"format\":\"scene/1\",\"edition\":\"frosthaven\","
    "\"map\":{\"hexes\":[[0,0],[1,0],[2,0],[3,0]]},"
    "\"figures\":["
    "{\"id\":\"Guard\",\"kind\":\"monster\",\"side\":\"monsters\",\"at\":[0,0],\"initiative\":30},"
    "{\"id\":\"Brute\",\"kind\":\"character\",\"side\":\"party\",\"at\":[3,0],\"initiative\":20}],"
    "\"turn\":{\"figure\":\"Guard\",\"abilities\":"
    "[{\"move\":{\"points\":2}},{\"attack\":{\"value\":3}}]}}";

int main(void) {
    char *answer = standee_call("turn", scene, strlen(scene));
    if (answer == NULL) {
        return 1;
    }
    fputs(answer, stdout);
    standee_free(answer);
    return 0;
}
