// A form that hands over its fields as text, and shows what is wrong with them.

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Step } from "standee";

interface FormProps {
  class?: string;
  onFields: (fields: Record<string, string>) => void;
  children: ComponentChildren;
}

export function Form({ onFields, children, ...rest }: FormProps) {
  const [mistake, setMistake] = useState("");
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    try {
      const fields = new FormData(event.currentTarget as HTMLFormElement);
      onFields(Object.fromEntries(fields) as Record<string, string>);
      setMistake("");
    } catch (error) {
      setMistake(String(error));
    }
  };
  return (
    <form onSubmit={submit} {...rest}>
      {children}
      {mistake && <p role="alert">{mistake}</p>}
    </form>
  );
}

/** Steps as JSON: everything that the engine can do, where the app has no form for it. */
export function StepForm({ label, onSteps }: { label: string; onSteps: (steps: Step[]) => void }) {
  return (
    <Form class="row" onFields={({ steps }) => onSteps([JSON.parse(steps!)].flat())}>
      <label class="wide">
        {label}
        <input name="steps" required placeholder='{"damage": {"to": "Wren", "amount": 2}}' />
      </label>
      <button>Add</button>
    </Form>
  );
}
