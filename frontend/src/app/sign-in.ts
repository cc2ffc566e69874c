import { useMutation } from '@tanstack/react-query'
import { auth } from '#shared/contract/auth'
import type { BodyOf } from '#shared/contract/route'
import { forgetReferral, referralKept } from '../features/account/referral'
import { call } from './api/call'
import { readSession } from './session'

/** The development login, naming the friend whose link led here; afterwards the current user is read again. */
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

/** Signs out, and goes to the login page even when the server could not be asked. */
export function useLogout() {
  return useMutation({
    mutationFn: () => call(auth.logout),
    onSettled: () => window.location.assign('/login'),
  })
}
