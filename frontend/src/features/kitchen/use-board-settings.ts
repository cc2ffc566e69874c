import { useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Station } from '#shared/contract/menu'
import { KITCHEN_PANEL } from '#base/storage/names'
import { deviceShelf } from '#base/storage/shelf'
import { panelOf } from './components/side-panel'
import type { Panel } from './components/side-panel'
import { stationOf } from './stations'

/** How a board is set: its station in the address, so that a screen can be hung up for one; its panel remembered. */
export function useBoardSettings() {
  const [search, setSearch] = useSearchParams()
  const [panel, setPanel] = useState<Panel | null>(() => panelOf(deviceShelf.getItem(KITCHEN_PANEL)))
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
    setPanel: (next: Panel | null) => {
      setPanel(next)
      deviceShelf.setItem(KITCHEN_PANEL, next ?? '')
    },
  }
}
