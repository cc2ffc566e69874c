import { createContext, useContext, type ReactNode } from 'react'
import { Button } from './button'
import { joinClasses } from './class-names'
import styles from './data-states.module.css'

type LoadErrorProps = {
  readonly children: ReactNode
  readonly onRetry: () => void
  /** Aligns the message with the text of a panel; otherwise it is centered on an empty page. */
  readonly isInPanel?: boolean
  readonly retryLabel?: string
}

/** Returns the reference of the latest failed read; the app provides it. */
export const FailureReferenceContext = createContext<() => string | undefined>(() => undefined)

/** A short text that lets support find the failed request, for example "Reference 7F3K". */
export const FailureReference = ({ reference }: { readonly reference: string | undefined }) =>
  reference === undefined ? null : <p className={styles.reference}>Reference {reference}</p>

/** Says what could not be loaded, with a button to retry and the reference of the failure. */
export function LoadError({ children, onRetry, isInPanel = false, retryLabel = 'Try Again' }: LoadErrorProps) {
  const findReference = useContext(FailureReferenceContext)
  return (
    <div role="alert" className={joinClasses(styles.message, isInPanel && styles.inPanel)}>
      <p className={styles.text}>{children}</p>
      <Button variant="outline" onClick={onRetry}>
        {retryLabel}
      </Button>
      <FailureReference reference={findReference()} />
    </div>
  )
}

type EmptyStateProps = { readonly title: string; readonly children: ReactNode; readonly action: ReactNode }

/** Replaces an empty list: says what will appear there, with a button that leads to it. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={joinClasses(styles.message, styles.empty)}>
    <p className={styles.title}>{title}</p>
    <p className={joinClasses(styles.text, styles.next)}>{children}</p>
    {action}
  </div>
)
