import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskDish } from '#shared/contract/desk/dish'
import { useOnePress } from '#base/forms/use-one-press'
import { changeDish, isDeskDish, showDish } from '../api/dish-calls'
import { menuQuery } from '../api/queries'
import { currentIn, sentenceOf } from '../api/refusals'
import { useDeskLocation } from '../desk-location'
import { arranged } from './arrange'

/**
 * Puts a dish to another place of its category: seen at once, then saved dish by dish; told to
 * whoever listens.
 */
export function useArranging(dishes: readonly DeskDish[]) {
  const { code: location } = useDeskLocation()
  const client = useQueryClient()
  const [shown, setShown] = useState<readonly DeskDish[] | null>(null)
  const [said, setSaid] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const { press, isSending } = useOnePress(async (from: number, to: number) => {
    const dish = dishes[from]
    if (!dish || from === to || to < 0 || to >= dishes.length) return
    const { order, writes } = arranged(dishes, from, to)
    setShown(order)
    setFailure(null)
    setSaid(`${dish.name} is number ${to + 1} of ${dishes.length}`)
    try {
      for (const { id, version, displayOrder } of writes)
        showDish(client, location, await changeDish(location, { id, version }, { displayOrder }))
    } catch (error) {
      const current = currentIn(error, isDeskDish)
      if (current) showDish(client, location, current)
      setFailure(sentenceOf(error))
      await client.invalidateQueries({ queryKey: menuQuery(location).queryKey })
    } finally {
      setShown(null)
    }
  })
  return { shown: shown ?? dishes, move: press, isSending, said, failure }
}
