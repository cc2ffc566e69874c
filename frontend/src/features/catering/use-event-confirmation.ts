import { useEffect } from 'react'
import { useSearchParams } from 'wouter'
import { eventRoutes } from '#shared/catering/contract'
import { callApi } from '#base/api/client'
import { useEventMutation } from './use-event'

/**
 * Verifies a request when its guest opens the link from the mail. A mail scanner that only reads
 * the link verifies nothing: the page sends the code once a browser shows it.
 */
export function useEventConfirmation(id: string): void {
  const [params, setParams] = useSearchParams()
  const code = params.get('confirm')
  const { mutate } = useEventMutation(id, (sent: string) =>
    callApi(eventRoutes.confirmEvent, { params: { eventId: id }, body: { code: sent } }),
  )
  useEffect(() => {
    if (code === null) return
    mutate(code)
    // The code is for once: reloading or sharing the page must not contain it.
    setParams(new URLSearchParams(), { replace: true })
  }, [code, mutate, setParams])
}
