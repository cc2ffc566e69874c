import { useMutation } from '@tanstack/react-query'
import { feedbackRoutes } from '#shared/feedback/contract'
import type { RouteBody } from '#shared/platform/route'
import { ApiError, callApi } from '#base/api/client'
import { clearIdempotencyKey, getIdempotencyKey } from '#base/api/idempotency'
import { createMemoryStorage } from '#base/storage/storage'

type FeedbackResult = { readonly bonusCode?: string | undefined; readonly bonusPercent?: number | undefined }

const INTENT = 'feedback'

/**
 * Holds the idempotency key, so that repeating a request after a lost response uses the same one.
 */
const keyStorage = createMemoryStorage()

async function submitFeedback(body: RouteBody<typeof feedbackRoutes.giveFeedback>): Promise<FeedbackResult> {
  try {
    const result = await callApi(feedbackRoutes.giveFeedback, {
      body,
      headers: { 'Idempotency-Key': getIdempotencyKey(INTENT, body, keyStorage) },
    })
    clearIdempotencyKey(INTENT, keyStorage)
    return result
  } catch (error) {
    // The guest has already rated the order, perhaps in another tab, so a retry makes no sense.
    if (error instanceof ApiError && error.code === 'already-given') return {}
    throw error
  }
}

/** Submits feedback. The result contains a discount code if the guest receives one. */
export const useSubmitFeedback = () => useMutation({ mutationFn: submitFeedback })
