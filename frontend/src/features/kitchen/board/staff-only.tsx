import { Button, ButtonLink, getButtonClass } from '#ui/button'
import { Heading } from '#ui/heading'
import { useWords } from '#base/language/use-words'
import { useLogout } from '#base/session/sign-in'
import styles from './board-error.module.css'

/** Shown to people who aren't staff: guests sign in, customers sign out or switch accounts. */
export function StaffOnly({ isSignedIn, path }: { readonly isSignedIn: boolean; readonly path: string }) {
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
