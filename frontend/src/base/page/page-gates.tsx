import { ButtonLink, getButtonClass } from '#ui/button'
import { isStaff } from '#shared/accounts/access'
import { getAccountName } from '#shared/accounts/contact'
import { authRoutes } from '#shared/accounts/contract'
import { buildUrl } from '../api/client'
import { signInWord, useSession, usesUserPool } from '../session/session'
import { PageFrame, PageMessage } from './page-frame'
import type { ReactNode } from 'react'
import { useAreSamplesAllowed } from '../location/location'
import styles from './page-gates.module.css'

type AccessRestrictedProps = {
  /** Says who may see the page, such as `Inventory is for staff.` */
  readonly children: string
  /** The path of the page, to return to after signing in. */
  readonly path: string
}

/** Replaces a page that the visitor may not see, with a link to sign in and return. */
export function AccessRestricted({ children, path }: AccessRestrictedProps) {
  const { user } = useSession()
  const lead = user
    ? `${children} You are signed in as ${getAccountName(user)}, which has no access.`
    : `${children} Please ${usesUserPool ? 'sign in' : 'log in'} to see it.`
  return (
    <PageFrame title="Access Restricted" lead={lead} width="narrow">
      {user && usesUserPool ? (
        <ButtonLink href={isStaff(user) ? '/kitchen' : '/menu'}>
          {isStaff(user) ? 'To the kitchen' : 'To the menu'}
        </ButtonLink>
      ) : (
        <a className={getButtonClass({})} href={buildUrl(authRoutes.redirectToSignIn.path, {}, { returnTo: path })}>
          {signInWord}
        </a>
      )}
    </PageFrame>
  )
}

/** Marks the content below as invented. */
export const SampleNotice = ({ children }: { readonly children: ReactNode }) => (
  <p className={styles.sample}>{children}</p>
)

type SamplesOnlyProps = { readonly title: string; readonly children: ReactNode }

/** A page of samples only. On a live site, it says that the page doesn't exist there. */
export const SamplesOnly = ({ title, children }: SamplesOnlyProps) =>
  useAreSamplesAllowed() ? (
    children
  ) : (
    <PageMessage title={title} action={<ButtonLink href="/menu">Return to Menu</ButtonLink>}>
      This page is only on a test site.
    </PageMessage>
  )
