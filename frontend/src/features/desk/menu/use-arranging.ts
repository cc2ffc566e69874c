import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { EditableDish } from '#shared/contract/desk/dish'
import { useSingleSubmit } from '#base/forms/use-one-press'
import { updateDish, isDeskDish, cacheDish } from '../api/dish-calls'
import { deskMenuQuery } from '../api/queries'
import { findCurrentVersion, getSaveErrorMessage } from '../api/refusals'
import { useDeskLocation } from '../desk-location'
import { moveDish } from './arrange'

/**
 * Puts a dish to another place of its category: seen at once, then saved dish by dish; told to
 * whoever listens.
 */
export function useReorderDishes(dishes: readonly EditableDish[]) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [shown, setShown] = useState<readonly EditableDish[] | null>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { press, isSending } = useSingleSubmit(async (from: number, to: number) => {
    const dish = dishes[from]
    if (!dish || from === to || to < 0 || to >= dishes.length) return
    const { order, writes } = moveDish(dishes, from, to)
    setShown(order)
    setFailure(null)
    setSaid(`${dish.name} is number ${to + 1} of ${dishes.length}`)
    try {
      for (const { id, version, displayOrder } of writes)
        cacheDish(client, location, await updateDish(location, { id, version }, { displayOrder }))
    } catch (error) {
      const current = findCurrentVersion(error, isDeskDish)
      if (current) cacheDish(client, location, current)
      setFailure(getSaveErrorMessage(error))
      await client.invalidateQueries({ queryKey: deskMenuQuery(location).queryKey })
    } finally {
      setShown(null)
    }
  })
  return { shown: shown ?? dishes, move: press, isSending, said, failure }
}
