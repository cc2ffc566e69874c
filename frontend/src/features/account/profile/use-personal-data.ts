import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { userRoutes } from '#shared/accounts/users-contract'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { toast } from '#ui/toast'
import { usesUserPool } from '#base/session/session'
import { clearBrowserStorage } from '#base/storage/storage'

/** Hands a file to the browser, as a download. */
function save(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads it after the press.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads all that is kept of the signed-in user. */
export const useDownloadMyData = () =>
  useMutation({
    mutationFn: () => callApi(userRoutes.exportPersonalData),
    onSuccess: (data) => save(`hibachi-ember-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) =>
      toast({
        title: 'Not Downloaded',
        description: getErrorMessage(error, 'Your data could not be read. Please try again.'),
        type: 'error',
      }),
  })

/** So often an erasure is gone on with that takes longer than one call. */
const MOST_CALLS = 20

async function erase(): Promise<void> {
  for (let calls = 1; ; calls += 1) {
    try {
      return await callApi(userRoutes.eraseAccount)
    } catch (error) {
      const goesOn = error instanceof ApiError && error.code === 'unavailable' && calls < MOST_CALLS
      if (!goesOn) throw error
    }
  }
}

/** The user signed in in another tab, which alone can delete the sign-in. */
export class SignedInElsewhereError extends Error {}

/**
 * Erases the signed-in user, at the sign-in too, and leaves for the landing page with nothing of
 * theirs in this browser.
 */
export function useEraseAccount() {
  // Asked again after the pool failed: nobody is signed in here any more.
  const isErased = useRef(false)
  return useMutation({
    mutationFn: async () => {
      const pool = usesUserPool ? await import('#base/session/user-pool') : null
      // Before anything is deleted: without its tokens the sign-in would stay behind.
      if (pool && (await pool.getIdToken({ isRenewed: false })) === null) throw new SignedInElsewhereError()
      if (!isErased.current) await erase()
      isErased.current = true
      await pool?.deleteUserPoolAccount()
    },
    onSuccess: () => {
      clearBrowserStorage()
      window.location.assign('/')
    },
  })
}
