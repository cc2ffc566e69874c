import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { sendOnce, type IdempotencyHeaders } from '#base/api/idempotency'
import { deskSaveKey } from '#base/storage/storage-keys'
import { toast } from '#ui/toast'
import { findCurrentVersion } from '../desk-api'

type SavingOptions<B, T> = {
  readonly send: (body: B, headers: IdempotencyHeaders) => Promise<T>
  /** The key under which the record is cached. */
  readonly queryKey: QueryKey
  /** What the user reads once it is saved. */
  readonly saved: string
  readonly onSaved?: ((record: T) => void) | undefined
}

/**
 * Returns how a form saves a versioned record: once, even if the response is lost.
 * @param place a location, or `all`
 */
export function useSaving<B, T extends { readonly version: number }>(
  record: string,
  place: string,
  { send, queryKey, saved, onSaved }: SavingOptions<B, T>,
) {
  const client = useQueryClient()
  return {
    save: (body: B) => sendOnce(deskSaveKey(record, place), body, (headers) => send(body, headers)),
    currentOf: findCurrentVersion<T>,
    onSaved: (next: T) => {
      client.setQueryData(queryKey, next)
      onSaved?.(next)
      toast({ title: saved })
    },
  }
}
