import { useMutation } from '@tanstack/react-query'
import { authRoutes } from '#shared/accounts/contract'
import type { RouteBody } from '#shared/platform/route'
import { clearReferral, getReferral } from './referral'
import { callApi } from '../api/client'
import { leavePage } from '../browser/leave-page'
import { loadSession, usesUserPool } from './session'

/** The development login. It sends the referral code and then reloads the session. */
export function useSimpleLogin() {
  return useMutation({
    mutationFn: (body: RouteBody<typeof authRoutes.signInDevelopment>) =>
      callApi(authRoutes.signInDevelopment, { body: { ref: getReferral(), ...body } }),
    onSuccess: () => {
      clearReferral()
      return loadSession()
    },
  })
}

/** Signs out of the site, and out of the user pool if the location uses one. */
const signOut = () =>
  Promise.all([
    callApi(authRoutes.signOut),
    usesUserPool && import('./user-pool').then(({ signOutOfUserPool }) => signOutOfUserPool()),
    import('./account-orders').then(({ dropAccountOrders }) => dropAccountOrders()),
  ])

/** Signs out and opens the login page, which says so if a request failed. */
export function useLogout() {
  return useMutation({
    mutationFn: signOut,
    onSettled: (_, error) => leavePage(error ? '/login?logout=failed' : '/login'),
  })
}
