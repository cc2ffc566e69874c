import { useMutation } from '@tanstack/react-query'
import { feedback } from '#shared/contract/feedback'
import type { BodyOf } from '#shared/contract/route'
import { ApiError } from '../../../app/api/api-error'
import { call } from '../../../app/api/call'
import { keyFor } from '../../checkout/idempotency'

type Given = { readonly bonusCode?: string | undefined }

const kept = new Map<string, string>()

/** The same opinion sent again after a lost answer goes under the same key. */
const shelf = {
  getItem: (name: string) => kept.get(name) ?? null,
  setItem: (name: string, value: string) => void kept.set(name, value),
  removeItem: (name: string) => void kept.delete(name),
}

async function give(body: BodyOf<typeof feedback.give>): Promise<Given> {
  try {
    const given = await call(feedback.give, { body, headers: { 'Idempotency-Key': keyFor(body, shelf) } })
    kept.clear()
    return given
  } catch (error) {
    // Given before, in another tab perhaps: there is nothing to try again.
    if (error instanceof ApiError && error.code === 'already-given') return {}
    throw error
  }
}

export const useGiveFeedback = () => useMutation({ mutationFn: give })
