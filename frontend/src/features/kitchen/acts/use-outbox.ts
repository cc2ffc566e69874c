import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Ticket } from '#shared/contract/orders'
import { verifyLiveConnection, isLiveConnected } from '#base/live/use-live'
import { kitchenActionsKey } from '#base/storage/names'
import { sendAction } from '../api/deliver'
import { Outbox } from './outbox'
import { createActionStorage } from './stored-acts'

export type OutboxCallbacks = { readonly done?: () => void; readonly failed?: () => void }

const alone = async (work: () => Promise<void>): Promise<void> => {
  // Browsers have locks on secure origins only; elsewhere each act's own id must do.
  if ('locks' in navigator) await navigator.locks.request('hibachi-kitchen-acts', work)
  else await work()
}

type Options = {
  readonly location: string
  readonly takeOver: (ticket: Ticket) => void
  readonly say: OutboxCallbacks
}

/** What was done on this board and is not with the server yet, kept over a reload. */
export function useOutbox({ location, takeOver, say }: Options) {
  const [outbox] = useState(
    () =>
      new Outbox({
        shelf: createActionStorage(location),
        deliver: async (queued) => {
          const delivery = await sendAction(queued, takeOver)
          if (delivery.kind === 'unreachable') verifyLiveConnection()
          return delivery
        },
        isConnected: isLiveConnected,
        alone,
        onEnd: ({ kind }, delivery) => {
          if (delivery === 'done') return kind === 'move' && say.done?.()
          console.error(new Error('Failed to update order status'))
          say.failed?.()
        },
      }),
  )
  useEffect(() => {
    const followStorage = ({ key }: StorageEvent) => {
      if (key === kitchenActionsKey(location)) outbox.reread()
    }
    addEventListener('storage', followStorage)
    outbox.open()
    return () => {
      removeEventListener('storage', followStorage)
      outbox.close()
    }
  }, [outbox, location])
  return { outbox, acts: useSyncExternalStore(outbox.watch, outbox.current, outbox.current) }
}
