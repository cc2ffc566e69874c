import { Button, ButtonLink, getButtonClass } from '#ui/button'
import { Heading } from '#ui/heading'
import { ApiError } from '#base/api/client'
import { useWords } from '#base/language/use-words'
import { useLogout } from '#base/session/sign-in'
import styles from './board-error.module.css'

/** Shown to people who aren't staff: guests sign in, customers sign out or switch accounts. */
function StaffOnly({ isSignedIn, path }: { readonly isSignedIn: boolean; readonly path: string }) {
  const { board: words } = useWords()
  const { mutate: signOut, isPending } = useLogout()
  return (
    <>
      <Heading as="h2" size="lg">
        {words.forStaff}
      </Heading>
      <p className={styles.aside}>{isSignedIn ? words.signedInAsCustomer : words.pleaseSignIn}</p>
      <div className={styles.links}>
        {isSignedIn ? (
          <Button disabled={isPending} aria-busy={isPending} onClick={() => signOut()}>
            {words.signInAsStaff}
          </Button>
        ) : (
          <a className={getButtonClass({})} href={`/api/login?returnTo=${path}`}>
            {words.logIn}
          </a>
        )}
        <ButtonLink variant="outline" href="/menu">
          {words.seeMenu}
        </ButtonLink>
      </div>
    </>
  )
}

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
        <StaffOnly isSignedIn={statusOf(error) === 403} path={path} />
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
