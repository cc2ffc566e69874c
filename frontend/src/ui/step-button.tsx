import type { ReactNode } from 'react'

type StepButtonProps = {
  readonly label: string
  /** Whether there is no step further. */
  readonly isOff: boolean
  readonly className?: string
  readonly onPress: () => void
  readonly children: ReactNode
}

/**
 * One more or one less. At its end it stays in reach: a button that is disabled while it has the
 * focus loses it.
 */
export const StepButton = ({ label, isOff, onPress, ...rest }: StepButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-disabled={isOff}
    // Whoever comes by the keyboard passes it; whoever is at it stays.
    tabIndex={isOff ? -1 : undefined}
    onClick={() => !isOff && onPress()}
    {...rest}
  />
)
