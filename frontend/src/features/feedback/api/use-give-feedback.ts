import { useMutation } from '@tanstack/react-query'
import { feedback } from '#shared/contract/feedback'
import type { BodyOf } from '#shared/contract/route'
import { ApiError } from '#base/api/api-error'
import { call } from '#base/api/call'
import { forgetKey, keyFor } from '#base/api/idempotency'
import { pageShelf } from '#base/storage/page-shelf'

type Given = { readonly bonusCode?: string | undefined }

const INTENT = 'feedback'

/** The same opinion sent again after a lost answer goes under the same key. */
const shelf = pageShelf()

async function give(body: BodyOf<typeof feedback.give>): Promise<Given> {
  try {
    const given = await call(feedback.give, { body, headers: { 'Idempotency-Key': keyFor(INTENT, body, shelf) } })
    forgetKey(INTENT, shelf)
    return given
  } catch (error) {
    // Given before, in another tab perhaps: there is nothing to try again.
    if (error instanceof ApiError && error.code === 'already-given') return {}
    throw error
  }
}

export const useGiveFeedback = () => useMutation({ mutationFn: give })
