import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Station } from '#shared/contract/menu'
import { KITCHEN_PANEL } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'
import { useSession } from '#base/session/session'
import { focusPanel, mayOpen, panelOf } from './components/side-panel'
import type { Panel } from './components/side-panel'
import { stationOf } from './stations'

/** How a board is set: its station in the address, so that a screen can be hung up for one; its panel remembered. */
export function useBoardSettings() {
  const [search, setSearch] = useSearchParams()
  const { user } = useSession()
  const [chosen, setChosen] = useState<Panel | null>(() => panelOf(deviceShelf.getItem(KITCHEN_PANEL)))
  const panel = chosen && mayOpen(chosen, user) ? chosen : null
  const setPanel = (next: Panel | null) => {
    setChosen(next)
    deviceShelf.setItem(KITCHEN_PANEL, next ?? '')
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
      if (!mayOpen(to, user)) return
      setPanel(panel === to ? null : to)
      focusPanel()
    },
  }
}
