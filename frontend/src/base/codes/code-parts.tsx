import type { ComponentProps, KeyboardEvent, ReactNode } from 'react'
import { FieldFrame } from '#ui/forms/field-frame'
import { TextInput } from '#ui/forms/controls'
import { Button } from '#ui/button'
import { joinClasses } from '#ui/class-names'
import styles from './code-parts.module.css'

type AppliedLineProps = {
  readonly tone: 'success' | 'warning'
  readonly role?: 'status'
  readonly name: string
  /** What it does to the order. */
  readonly children: ReactNode
  readonly removeLabel: string
  readonly onRemove: () => void
}

/** A code or a card on the order with what it does, and a button to remove it. */
export const AppliedLine = ({ tone, role, name, children, removeLabel, onRemove }: AppliedLineProps) => (
  <div role={role} className={joinClasses(styles.applied, tone === 'success' ? styles.success : styles.warning)}>
    <div className={styles.text}>
      <strong>{name}</strong>: {children}
    </div>
    <Button variant="ghost" size="sm" className={styles.remove} aria-label={removeLabel} onClick={onRemove}>
      Remove
    </Button>
  </div>
)

type CodeFieldProps = Pick<ComponentProps<'input'>, 'autoCapitalize' | 'spellCheck' | 'maxLength'> & {
  readonly label: string
  readonly error: string | undefined
  readonly typed: string
  readonly onType: (text: string) => void
  readonly button: { readonly text: string; readonly label?: string; readonly isBusy: boolean }
  readonly onSend: () => Promise<unknown>
}

/** A field for a code, which Enter sends instead of the form. */
export function CodeField({ label, error, typed, onType, button, onSend, ...input }: CodeFieldProps) {
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void onSend()
  }
  return (
    <FieldFrame label={label} error={error}>
      <div className={styles.field}>
        <TextInput
          value={typed}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={sendOnEnter}
          autoComplete="off"
          {...input}
        />
        <Button variant="outline" aria-label={button.label} aria-busy={button.isBusy} onClick={() => void onSend()}>
          {button.text}
        </Button>
      </div>
    </FieldFrame>
  )
}
