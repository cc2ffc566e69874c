import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { isOrderType, orderTypeStore, useOrderType } from '#base/cart/order-type'
import { useMenuUrlQuery } from './use-menu-query'

const TAKEN = 'isOrderTypeTaken'

const historyState = (): object => {
  const state: unknown = window.history.state
  return typeof state === 'object' && state !== null ? state : {}
}

/**
 * An address chooses the order type when one comes by it. Come back to or read again it chooses no
 * more (that would undo what was chosen since, and may cost a delivery fee): then it follows.
 */
export function useOrderTypeFromUrl(): void {
  const [, navigate] = useLocation()
  const inAddress = new URLSearchParams(useMenuUrlQuery()).get('type')
  const chosen = useOrderType()

  useEffect(() => {
    if (!isOrderType(inAddress)) return
    const state = historyState()
    if (TAKEN in state) return
    orderTypeStore.set(inAddress)
    window.history.replaceState({ ...state, [TAKEN]: true }, '')
  }, [inAddress])

  useEffect(() => {
    const type = orderTypeStore.get()
    if (!isOrderType(inAddress) || inAddress === type) return
    const query = new URLSearchParams(window.location.search)
    query.set('type', type)
    navigate(`/menu?${query}${window.location.hash}`, { replace: true, state: historyState() })
  }, [inAddress, chosen, navigate])
}
