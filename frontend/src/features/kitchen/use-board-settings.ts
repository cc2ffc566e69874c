import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Station } from '#shared/contract/menu'
import { KITCHEN_PANEL } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'
import { focusPanel, panelOf, useMayOpen } from './components/side-panel'
import type { Panel } from './components/side-panel'
import { usePractice } from './practice-context'
import { stationOf } from './stations'

/**
 * How a board is set: its station in the address, so that a screen can be hung up for one; its
 * panel remembered.
 */
export function useBoardSettings() {
  const [search, setSearch] = useSearchParams()
  const mayOpen = useMayOpen()
  const isPractice = usePractice() !== null
  const [chosen, setChosen] = useState<Panel | null>(() =>
    isPractice ? null : panelOf(deviceShelf.getItem(KITCHEN_PANEL)),
  )
  const panel = chosen && mayOpen(chosen) ? chosen : null
  const setPanel = (next: Panel | null) => {
    setChosen(next)
    if (!isPractice) deviceShelf.setItem(KITCHEN_PANEL, next ?? '')
  }
  return {
    station: stationOf(search.get('station')),
    setStation: (station: Station | null) =>
      setSearch((current) => {
        const next = new URLSearchParams(current)
        if (station) next.set('station', station)
        else next.delete('station')
        return next
      }),
    panel,
    setPanel,
    /** A key opens a panel and closes it again. */
    onPanelKey: (to: Panel) => {
      if (!mayOpen(to)) return
      setPanel(panel === to ? null : to)
      focusPanel()
    },
  }
}
