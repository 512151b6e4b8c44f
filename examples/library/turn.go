package main

/*
#cgo pkg-config: standee
#include <standee.h>
#include <stdlib.h>
*/
import "C"

import (
	"encoding/json"
	"errors"
	"fmt"
	"unsafe"
)

const scene = `{
  "format": "scene/1",
  "edition": "frosthaven",
  "map": {"hexes": [[0,0], [1,0], [2,0], [3,0]]},
  "figures": [
    {"id": "Guard", "kind": "monster", "side": "monsters", "at": [0,0], "initiative": 30},
    {"id": "Brute", "kind": "character", "side": "party", "at": [3,0], "initiative": 20}
  ],
  "turn": {"figure": "Guard", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]}
}`

// Refused is the error for a request that cannot be answered.
type Refused struct {
	Code string
	Line string // with all fields, as JSON
}

func (refused *Refused) Error() string { return refused.Code + ": " + refused.Line }

// call answers a request: lines of JSON.
func call(method, request string) (string, error) {
	name, text := C.CString(method), C.CString(request)
	defer C.free(unsafe.Pointer(name))
	defer C.free(unsafe.Pointer(text))
	answer := C.standee_call(name, text, C.size_t(len(request)))
	if answer == nil {
		panic("no memory")
	}
	defer C.standee_free(answer)
	if code := C.standee_error_code(answer); code != nil {
		return "", &Refused{C.GoString(code), C.GoString(answer)}
	}
	return C.GoString(answer), nil
}

// Turn has what this program reads of an answer.
type Turn struct {
	Options []struct {
		End     [2]int
		Targets []string
	}
	Why []struct{ Clause, Page, Says string }
}

func main() {
	answer, err := call("turn", scene)
	if err != nil {
		panic(err)
	}
	var turn Turn
	if err := json.Unmarshal([]byte(answer), &turn); err != nil {
		panic(err)
	}
	for _, option := range turn.Options {
		fmt.Println("ends in", option.End, "and attacks", option.Targets)
	}
	for _, reason := range turn.Why {
		fmt.Printf("because %s (%s)\n", reason.Says, reason.Page)
	}
	var refused *Refused
	if _, err := call("turn", `{"format": "scene/1", "edition": "chess"}`); errors.As(err, &refused) {
		fmt.Println("refused with the code", refused.Code)
	}
}
