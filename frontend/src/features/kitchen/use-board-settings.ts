import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Station } from '#shared/contract/menu'
import { KITCHEN_PANEL_KEY } from '#base/storage/names'
import { deviceStorage } from '#base/storage/shelf'
import { focusOpenPanel, parsePanel, useCanOpenPanel } from './components/side-panel'
import type { BoardPanel } from './components/side-panel'
import { usePracticeMode } from './practice-context'
import { parseStation } from './stations'

/**
 * How a board is set: its station in the address, so that a screen can be hung up for one; its
 * panel remembered.
 */
export function useBoardSettings() {
  const [search, setSearch] = useSearchParams()
  const mayOpen = useCanOpenPanel()
  const isPractice = usePracticeMode() !== null
  const [chosen, setChosen] = useState<BoardPanel | null>(() =>
    isPractice ? null : parsePanel(deviceStorage.getItem(KITCHEN_PANEL_KEY)),
  )
  const panel = chosen && mayOpen(chosen) ? chosen : null
  const setPanel = (next: BoardPanel | null) => {
    setChosen(next)
    if (!isPractice) deviceStorage.setItem(KITCHEN_PANEL_KEY, next ?? '')
  }
  return {
    station: parseStation(search.get('station')),
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
    onPanelKey: (to: BoardPanel) => {
      if (!mayOpen(to)) return
      setPanel(panel === to ? null : to)
      focusOpenPanel()
    },
  }
}
