use std::ffi::{CStr, CString};
use std::os::raw::c_char;

#[link(name = "standee")]
extern "C" {
    fn standee_call(method: *const c_char, request: *const c_char, length: usize) -> *mut c_char;
    fn standee_error_code(answer: *const c_char) -> *const c_char;
    fn standee_free(answer: *mut c_char);
}

const SCENE: &str = r#"{
  "format": "scene/1",
  "edition": "frosthaven",
  "map": {"hexes": [[0,0], [1,0], [2,0], [3,0]]},
  "figures": [
    {"id": "Guard", "kind": "monster", "side": "monsters", "at": [0,0], "initiative": 30},
    {"id": "Brute", "kind": "character", "side": "party", "at": [3,0], "initiative": 20}
  ],
  "turn": {"figure": "Guard", "abilities": [{"move": {"points": 2}}, {"attack": {"value": 3}}]}
}"#;

/// The answer to a request: lines of JSON, or the code of the error and the line that tells it.
fn call(method: &str, request: &str) -> Result<String, (String, String)> {
    let method = CString::new(method).expect("a method has no zero byte");
    unsafe {
        let answer = standee_call(method.as_ptr(), request.as_ptr().cast(), request.len());
        assert!(!answer.is_null(), "no memory");
        let text = CStr::from_ptr(answer).to_string_lossy().into_owned();
        let code = standee_error_code(answer);
        let result = if code.is_null() {
            Ok(text)
        } else {
            Err((CStr::from_ptr(code).to_string_lossy().into_owned(), text))
        };
        standee_free(answer);
        result
    }
}

fn main() {
    let words = format!("{{\"input\":{SCENE},\"options\":{{\"words\":true}}}}");
    for request in [SCENE, &words, "{\"format\":\"scene/1\",\"edition\":\"chess\"}"] {
        match call("turn", request) {
            Ok(answer) => print!("{answer}"),
            Err((code, line)) => print!("refused with the code {code}: {line}"),
        }
    }
}
