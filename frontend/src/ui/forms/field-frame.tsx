import { useId, type ReactNode } from 'react'
import { joinClasses } from '../class-names'
import { FieldContext } from './field-context'
import styles from './field-frame.module.css'

/** `hidden` shows the label to screen readers only; a `title` heads its part of the form. */
export type LabelLook = 'hidden' | 'title'

type FieldFrameProps = {
  readonly label: ReactNode
  readonly labelLook?: LabelLook | undefined
  readonly hint?: ReactNode
  readonly error?: string | undefined
  readonly isRequired?: boolean | undefined
  /** The control, such as a `TextInput`. */
  readonly children: ReactNode
}

/**
 * The label, error and hint around a control.
 * Error and hint are the control's description, because few screen readers support
 * `aria-errormessage`.
 */
export function FieldFrame({ label, labelLook, hint, error, isRequired = false, children }: FieldFrameProps) {
  const id = useId()
  const descriptionId = useId()
  const isInvalid = error !== undefined
  return (
    <div className={joinClasses(styles.field, labelLook === 'title' && styles.titled)}>
      <label htmlFor={id} className={labelLook === 'hidden' ? 'sr-only' : styles.label}>
        {label}
        {isRequired && (
          <span className={styles.required} aria-hidden>
            *
          </span>
        )}
      </label>
      <FieldContext value={{ id, descriptionId, isInvalid, isRequired }}>{children}</FieldContext>
      {/* Always mounted, so that an invalid control has a description when it gets the focus. */}
      <div id={descriptionId} className={styles.description}>
        {isInvalid && (
          <span className={styles.error} aria-live="polite">
            {error}
          </span>
        )}
        {hint && <span className={styles.hint}>{hint}</span>}
      </div>
    </div>
  )
}
