import type { ReactNode } from 'react'

type StepButtonProps = {
  readonly label: string
  /** The value is at its limit. */
  readonly isOff: boolean
  readonly className?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/**
 * A button that raises or lowers a value by one.
 * At the limit it has `aria-disabled` instead of `disabled`: a disabled button would lose the
 * focus.
 */
export const StepButton = ({ label, isOff, onPress, ...rest }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    // Tab skips a button at its limit, but a button that has the focus keeps it.
    tabIndex={isOff ? -1 : undefined}
    onClick={() => !isOff && onPress()}
    {...rest}
  />
)
