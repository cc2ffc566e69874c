import { useMutation } from '@tanstack/react-query'
import { auth } from '#shared/contract/auth'
import type { BodyOf } from '#shared/contract/route'
import { forgetReferral, referralKept } from './referral'
import { call } from '../api/call'
import { readSession, signsInAtPool } from './session'

/**
 * The development login, naming the friend whose link led here; afterwards the current user is read
 * again.
 */
export function useSimpleLogin() {
  return useMutation({
    mutationFn: (body: BodyOf<typeof auth.simpleLogin>) =>
      call(auth.simpleLogin, { body: { ref: referralKept(), ...body } }),
    onSuccess: () => {
      forgetReferral()
      return readSession()
    },
  })
}

/** Leaves the site, and the user pool where one signs in there. */
const leave = () =>
  Promise.all([call(auth.logout), signsInAtPool && import('./pool').then(({ leavePool }) => leavePool())])

/** Signs out, and goes to the login page even when the server could not be asked. */
export function useLogout() {
  return useMutation({
    mutationFn: leave,
    onSettled: () => window.location.assign('/login'),
  })
}
