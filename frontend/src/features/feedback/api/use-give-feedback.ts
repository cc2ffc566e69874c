import { useMutation } from '@tanstack/react-query'
import { feedbackRoutes } from '#shared/contract/feedback'
import type { RouteBody } from '#shared/contract/route'
import { ApiError } from '#base/api/api-error'
import { callApi } from '#base/api/call'
import { clearIdempotencyKey, getIdempotencyKey } from '#base/api/idempotency'
import { createMemoryStorage } from '#base/storage/page-shelf'

type Given = { readonly bonusCode?: string | undefined }

const INTENT = 'feedback'

/** The same opinion sent again after a lost answer goes under the same key. */
const shelf = createMemoryStorage()

async function give(body: RouteBody<typeof feedbackRoutes.give>): Promise<Given> {
  try {
    const given = await callApi(feedbackRoutes.give, {
      body,
      headers: { 'Idempotency-Key': getIdempotencyKey(INTENT, body, shelf) },
    })
    clearIdempotencyKey(INTENT, shelf)
    return given
  } catch (error) {
    // Given before, in another tab perhaps: there is nothing to try again.
    if (error instanceof ApiError && error.code === 'already-given') return {}
    throw error
  }
}

export const useSubmitFeedback = () => useMutation({ mutationFn: give })
