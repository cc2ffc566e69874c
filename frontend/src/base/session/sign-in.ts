import { useMutation } from '@tanstack/react-query'
import { authRoutes } from '#shared/accounts/contract'
import type { RouteBody } from '#shared/platform/route'
import { clearReferral, getReferral } from './referral'
import { callApi } from '../api/client'
import { loadSession, usesUserPool } from './session'

/**
 * The development login, naming the friend whose link led here; afterwards the current user is read
 * again.
 */
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

/** Leaves the site, and the user pool where one signs in there. */
const leave = () =>
  Promise.all([
    callApi(authRoutes.signOut),
    usesUserPool && import('./user-pool').then(({ signOutOfUserPool }) => signOutOfUserPool()),
  ])

/** Signs out, and goes to the login page even when the server could not be asked. */
export function useLogout() {
  return useMutation({
    mutationFn: leave,
    onSettled: () => window.location.assign('/login'),
  })
}
