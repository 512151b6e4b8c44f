/* Compares the answers of the installed library, from C, with those in a file of requests. */

#include <standee.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char *line = NULL, *request = NULL, *expected = NULL;
static size_t line_room = 0, request_room = 0;

/* Reads a line without its newline: its length, or -1 at the end of the file. */
static long read_line(FILE* file, char** into, size_t* room) {
    size_t length = 0;
    int c;
    while ((c = getc(file)) != EOF && c != '\n') {
        if (length + 1 >= *room) {
            *room = *room == 0 ? 256 : *room * 2;
            *into = realloc(*into, *room);
        }
        (*into)[length++] = (char)c;
    }
    if (c == EOF && length == 0) {
        return -1;
    }
    if (*room == 0) {
        *room = 256;
        *into = realloc(*into, *room);
    }
    (*into)[length] = '\0';
    return (long)length;
}

static void append(char** text, size_t* length, const char* more) {
    const size_t added = strlen(more);
    *text = realloc(*text, *length + added + 2);
    memcpy(*text + *length, more, added);
    *length += added;
    (*text)[(*length)++] = '\n';
    (*text)[*length] = '\0';
}

/* Gives up at the first question, and counts the questions. */
static int give_up(void* asked) {
    ++*(int*)asked;
    return 1;
}

/* Whether a request that takes too much work is stopped by the thread's own question, and only while it asks. */
static int is_given_up(const char* method, const char* request, const char* answer_to_end) {
    int asked = 0;
    char *stopped, *whole;
    int well;
    standee_on_progress(give_up, &asked);
    stopped = standee_call(method, request, strlen(request));
    standee_on_progress(NULL, NULL);
    whole = standee_call(method, request, strlen(request));
    well = asked == 1 && stopped != NULL && strcmp(standee_error_code(stopped), "timed-out") == 0 &&
           whole != NULL && strcmp(whole, answer_to_end) == 0;
    standee_free(stopped);
    standee_free(whole);
    return well;
}

int main(int argc, char** argv) {
    FILE* file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    long same = 0, different = 0, given_up = 0;
    char method[32];
    standee_session* games = standee_session_open();
    if (file == NULL) {
        fprintf(stderr, "usage: client REQUESTS\n");
        return 2;
    }
    while (read_line(file, &line, &line_room) >= 0) {
        size_t length = 0;
        char* answer;
        long request_length;
        long lines;
        snprintf(method, sizeof method, "%s", line);
        request_length = read_line(file, &request, &request_room);
        read_line(file, &line, &line_room);
        lines = atol(line);
        append(&expected, &length, "");
        length = 0;
        expected[0] = '\0';
        while (lines-- > 0) {
            read_line(file, &line, &line_room);
            append(&expected, &length, line);
        }
        answer = strncmp(method, "session.", 8) == 0
                     ? standee_session_call(games, method, request, (size_t)request_length)
                     : standee_call(method, request, (size_t)request_length);
        if (answer != NULL && strcmp(answer, expected) == 0) {
            ++same;
        } else if (++different <= 3) {
            fprintf(stderr, "%s %s\nexpected %sfound %s", method, request, expected, answer);
        }
        if (strstr(expected, "steps of work") != NULL) {
            given_up += is_given_up(method, request, expected);
        }
        standee_free(answer);
    }
    if (given_up == 0) {
        fprintf(stderr, "no request was given up\n");
        ++different;
    }
    {
        char* answer = standee_call(NULL, NULL, 0);
        if (answer == NULL || strstr(answer, "the method") == NULL ||
            strcmp(standee_error_code(answer), "unknown-name") != 0) {
            fprintf(stderr, "NULL is a method\n");
            ++different;
        }
        if (standee_error_code(NULL) != NULL || standee_error_code("{}\n") != NULL) {
            fprintf(stderr, "an answer has the code of an error\n");
            ++different;
        }
        standee_free(answer);
    }
    standee_session_close(games);
    fclose(file);
    free(line);
    free(request);
    free(expected);
    printf("C, library %s: %ld the same, %ld different\n", standee_version(), same, different);
    return same == 0 || different != 0;
}
