import type { ComponentChildren } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { t } from "../text/text.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { Notice } from "./Notice.tsx";

interface IconButtonProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly class?: string;
}

export function IconButton({ icon, label, onClick, disabled, pressed, class: name = "" }: IconButtonProps) {
  return (
    <button
      type="button"
      class={`icon-button ${name}`}
      title={label}
      aria-label={label}
      disabled={disabled}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}

interface FieldProps {
  readonly label: string;
  readonly children: ComponentChildren;
  readonly class?: string;
}

export function Field({ label, children, class: name = "" }: FieldProps) {
  return (
    <label class={`field ${name}`}>
      <span>{label}</span>
      {children}
    </label>
  );
}

interface NumberProps {
  readonly label: string;
  readonly value: number | undefined;
  readonly onChange: (value: number | undefined) => void;
  readonly least?: number;
  readonly placeholder?: string;
}

export function NumberField({ label, value, onChange, least = 0, placeholder = "" }: NumberProps) {
  return (
    <Field label={label} class="number">
      <input
        type="number"
        inputMode="numeric"
        min={least}
        value={value ?? ""}
        placeholder={placeholder}
        onInput={(e) => {
          const text = e.currentTarget.value;
          onChange(text === "" ? undefined : Number(text));
        }}
      />
    </Field>
  );
}

interface CountProps {
  readonly label: string;
  readonly value: number;
  readonly most?: number;
  readonly onChange: (value: number) => void;
}

/** A whole number that is always there: a field that is left empty shows its last number again. */
export function CountField({ label, value, most, onChange }: CountProps) {
  return (
    <Field label={label} class="number">
      <input
        type="number"
        inputMode="numeric"
        min={0}
        max={most}
        required
        value={value}
        onInput={(e) => e.currentTarget.checkValidity() && onChange(Number(e.currentTarget.value))}
        onBlur={(e) => (e.currentTarget.value = String(value))}
      />
    </Field>
  );
}

interface TextProps {
  readonly label: string;
  /** Values that are offered. */
  readonly offered?: readonly string[];
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly class?: string;
}

/** A line of text that is taken over when it is left or Enter is pressed. */
export function TextField({ label, value, onChange, placeholder = "", offered = [], class: name = "" }: TextProps) {
  const list = useId();
  return (
    <Field label={label} class={name}>
      <input
        type="text"
        value={value}
        placeholder={placeholder}
        spellcheck={false}
        list={offered.length ? list : undefined}
        onChange={(e) => onChange(e.currentTarget.value)}
      />
      {offered.length > 0 && (
        <datalist id={list}>
          {offered.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
    </Field>
  );
}

interface SelectProps<T extends string> {
  readonly label: string;
  readonly value: T;
  readonly options: readonly (readonly [T, string])[];
  readonly onChange: (value: T) => void;
  readonly class?: string;
  /** Called when somebody is about to choose. */
  readonly onOpen?: () => void;
  readonly disabled?: boolean;
}

export function Select<T extends string>(props: SelectProps<T>) {
  const { label, value, options, onChange, class: name = "", onOpen, disabled } = props;
  return (
    <Field label={label} class={name}>
      <select
        value={value}
        disabled={disabled}
        onFocus={onOpen}
        onPointerDown={onOpen}
        onChange={(e) => onChange(e.currentTarget.value as T)}
      >
        {options.map(([v, says]) => (
          <option key={v} value={v}>
            {says}
          </option>
        ))}
      </select>
    </Field>
  );
}

interface CheckProps {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}

export function Check({ label, value, onChange }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={value} onChange={(e) => onChange(e.currentTarget.checked)} />
      <span>{label}</span>
    </label>
  );
}

interface SectionProps {
  readonly title: string;
  readonly children: ComponentChildren;
  readonly open?: boolean;
  readonly note?: string;
}

/** A part that opens and closes; what is closed is not drawn. */
export function Section({ title, children, open = false, note }: SectionProps) {
  const [opened, setOpened] = useState(open);
  return (
    <details class="section" open={opened} onToggle={(e) => setOpened(e.currentTarget.open)}>
      <summary>
        <span>{title}</span>
        {note && <span class="note">{note}</span>}
        <Icon name="down" size={16} />
      </summary>
      {opened && <div class="section-body">{children}</div>}
    </details>
  );
}

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
  readonly wide?: boolean;
}

export function Dialog({ title, onClose, children, wide }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = box.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);
  // At once: the browser tells of a closed dialog so late that the next one may already be open.
  const close = (): void => {
    if (!box.current) return;
    box.current.close();
    onClose();
  };
  return (
    <dialog
      ref={box}
      class={`dialog${wide ? " wide" : ""}`}
      aria-label={title}
      onCancel={(e) => {
        e.preventDefault();
        close();
      }}
      onClose={close}
      onClick={(e) => e.target === box.current && close()}
    >
      <header>
        <h2>{title}</h2>
        <IconButton icon="close" label={t("close")} onClick={close} />
      </header>
      <div class="dialog-body">{children}</div>
      <Notice />
    </dialog>
  );
}
