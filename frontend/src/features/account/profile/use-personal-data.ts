import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { userRoutes } from '#shared/accounts/users-contract'
import { ApiError, callApi, getErrorMessage } from '#base/api/client'
import { leavePage } from '#base/browser/leave-page'
import { toast } from '#ui/toast'
import { usesUserPool } from '#base/session/session'
import { clearBrowserStorage } from '#base/storage/storage'

/** Downloads a JSON file. */
function downloadJson(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the file after the click, so the URL stays valid for a minute.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** Downloads all personal data of the signed-in user. */
export const useDownloadMyData = () =>
  useMutation({
    mutationFn: () => callApi(userRoutes.exportPersonalData),
    onSuccess: (data) =>
      downloadJson(`hibachi-ember-${data.exportedAt.slice(0, 10)}.json`, JSON.stringify(data, null, 2)),
    onError: (error) =>
      toast({
        title: 'Not Downloaded',
        description: getErrorMessage(error, 'Your data could not be read. Please try again.'),
        type: 'error',
      }),
  })

/** Maximum number of calls for an erasure, which may take longer than one call allows. */
const MAX_CALLS = 20

async function erase(): Promise<void> {
  for (let calls = 1; ; calls += 1) {
    try {
      return await callApi(userRoutes.eraseAccount)
    } catch (error) {
      const isUnfinished = error instanceof ApiError && error.code === 'unavailable' && calls < MAX_CALLS
      if (!isUnfinished) throw error
    }
  }
}

/** The user signed in in another tab. Only that tab can delete the user pool account. */
export class SignedInElsewhereError extends Error {}

/**
 * Erases the signed-in user's data and user pool account, clears this browser's storage and opens
 * the landing page.
 * @throws SignedInElsewhereError when this tab has no tokens of the user pool
 */
export function useEraseAccount() {
  // After the erasure the session is gone, so a retry only deletes the user pool account.
  const isErased = useRef(false)
  return useMutation({
    mutationFn: async () => {
      const pool = usesUserPool ? await import('#base/session/user-pool') : null
      // Without tokens, the user pool account could not be deleted after the data.
      if (pool && (await pool.getIdToken({ isRenewed: false })) === null) throw new SignedInElsewhereError()
      if (!isErased.current) await erase()
      isErased.current = true
      await pool?.deleteUserPoolAccount()
    },
    onSuccess: () => {
      clearBrowserStorage()
      return leavePage('/')
    },
  })
}
