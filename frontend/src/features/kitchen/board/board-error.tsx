import { Suspense } from 'react'
import { Button } from '#ui/button'
import { Heading } from '#ui/heading'
import { ApiError } from '#base/api/client'
import { useWords } from '#base/language/use-words'
import { lazyStaticComponent } from '#base/loading/lazy-component'
import styles from './board-error.module.css'

const StaffOnly = lazyStaticComponent(async () => (await import('./staff-only')).StaffOnly, 'StaffOnly')

const statusOf = (error: Error | null): number => (error instanceof ApiError ? error.status : 0)

/** Whether the server refuses this user access to the board. */
export const isStaffOnly = (error: Error | null): boolean => [401, 403].includes(statusOf(error))

type BoardErrorProps = { readonly error: Error; readonly path: string; readonly onRetry: () => void }

/** Shows sign-in if the board is for staff only; otherwise the error with a retry. */
export function BoardError({ error, path, onRetry }: BoardErrorProps) {
  const { board: words } = useWords()
  return (
    <div className={styles.message} role="alert">
      {isStaffOnly(error) ? (
        <Suspense fallback={null}>
          <StaffOnly isSignedIn={statusOf(error) === 403} path={path} />
        </Suspense>
      ) : (
        <>
          <Heading as="h2" size="lg">
            {words.readFailed}
          </Heading>
          <p className={styles.aside}>{words.keepsTrying}</p>
          <Button onClick={onRetry}>{words.tryAgain}</Button>
        </>
      )}
    </div>
  )
}
