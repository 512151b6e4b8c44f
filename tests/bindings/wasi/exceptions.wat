;; What C++ exceptions may look like in a module; exceptions.mjs runs it before and after without_exceptions.py.
(module
  (import "env" "log" (func $log (param i32)))
  (type $ii (func (param i32) (result i32)))
  (tag $e (param i32))
  (memory (export "memory") 1)
  (global $g (mut i32) (i32.const 5))
  (table 2 funcref)
  (elem (i32.const 0) $maybe $never)
  (func $never (param i32) (result i32) (i32.add (local.get 0) (i32.const 1)))
  (func $maybe (param i32) (result i32)
    (if (i32.eq (i32.rem_u (local.get 0) (i32.const 3)) (i32.const 0)) (then (throw $e (local.get 0))))
    (i32.mul (local.get 0) (i32.const 2)))
  ;; catches, nested operand stack
  (func $a (export "a") (param i32) (result i32)
    (i32.add (i32.const 1000)
      (try (result i32)
        (do (i32.add (i32.const 7) (call $maybe (local.get 0))))
        (catch $e (i32.add (i32.const 100))))))
  ;; cleanup and rethrow
  (func $b (param i32) (result i32)
    (local i32)
    (try (result i32)
      (do (call $maybe (local.get 0)))
      (catch_all (call $log (i32.const 77)) (rethrow 0))))
  (func $c (export "c") (param i32) (result i32)
    (try (result i32) (do (call $b (local.get 0))) (catch $e (drop) (i32.const -5))))
  ;; throw inside catch goes out; branch out of try
  (func $d (export "d") (param i32) (result i32)
    (block $out (result i32)
      (try (result i32)
        (do
          (try (result i32)
            (do (br_if $out (i32.const 42) (i32.eq (local.get 0) (i32.const 4))) (drop)
                (call_indirect (type $ii) (local.get 0) (i32.and (local.get 0) (i32.const 1))))
            (catch $e (call $log (i32.const 1)) (throw $e (i32.add (local.get 0) (i32.const 50))))))
        (catch $e (i32.add (i32.const 3))))))
  ;; loops with try
  (func $f (export "f") (param i32) (result i32)
    (local $i i32) (local $s i32)
    (loop $l
      (try
        (do (local.set $s (i32.add (local.get $s) (call $maybe (local.get $i))))
            (local.set $i (i32.add (local.get $i) (i32.const 1)))
            (br_if $l (i32.lt_s (local.get $i) (local.get 0))))
        (catch $e (drop)
            (local.set $s (i32.add (local.get $s) (i32.const 10000)))
            (local.set $i (i32.add (local.get $i) (i32.const 1)))
            (br_if $l (i32.lt_s (local.get $i) (local.get 0))))))
    (local.get $s))
  ;; delegate
  (func $h (export "h") (param i32) (result i32)
    (try $outer (result i32)
      (do
        (try $mid (result i32)
          (do
            (try (result i32)
              (do (call $maybe (local.get 0)))
              (delegate $outer)))
          (catch $e (drop) (i32.const 1))))
      (catch $e (drop) (i32.const 2))))
  (func $k (export "k") (param i32) (result i32)
    (try $outer (result i32)
      (do
        (try $mid (result i32)
          (do
            (try (result i32)
              (do (call $maybe (local.get 0)))
              (delegate $mid)))
          (catch $e (drop) (i32.const 1))))
      (catch $e (drop) (i32.const 2))))
  ;; br_table across try, rethrow of outer from inner catch
  (func $m (export "m") (param i32) (result i32)
    (block $x (block $y
      (try
        (do (drop (call $maybe (local.get 0)))
            (br_table $x $y (i32.and (local.get 0) (i32.const 1))))
        (catch_all
          (try (do (throw $e (i32.const 9)))
            (catch $e (drop) (call $log (i32.const 8)))))))
      (return (i32.const 11)))
    (i32.const 22))
  (func $n (export "n") (param i32) (result i32)
    (try (result i32)
      (do (try (result i32)
        (do (call $maybe (local.get 0)))
        (catch_all
          (try (result i32) (do (throw $e (i32.const 9)))
            (catch $e (drop) (rethrow 1))))))
      (catch $e)))
)
