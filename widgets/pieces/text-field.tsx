import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'aria-invalid' | 'aria-describedby'> {
  readonly label: string;
  /** What is wrong with it. */
  readonly fault: ReactNode;
  /** True where the fault is said at once, for nothing moves the focus to the field. */
  readonly alert?: boolean;
  readonly field?: Ref<HTMLInputElement>;
}

/** A labelled field of one line with its fault below. */
export function TextField({ label, fault, alert, field, ...input }: Props) {
  const id = useId();
  return (
    <div className="text-field">
      <label className="field">
        <span>{label}</span>
        <input
          {...(field && { ref: field })}
          {...input}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? id : undefined}
        />
      </label>
      {fault && (
        <p className="fault" id={id} role={alert ? 'alert' : undefined}>
          {fault}
        </p>
      )}
    </div>
  );
}
