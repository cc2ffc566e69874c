import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Ticket } from '#shared/contract/orders'
import { layoutTicket } from '#shared/rules/ticket-paper'
import { useLocationConfig } from '#base/location/location'
import { buildPrintRows } from './sheet-rows'
import './print-sheet.css'

type PrintSheetProps = { readonly ticket: Ticket; readonly onPrinted: () => void }

/**
 * A ticket for any printer that this device knows, 80 mm wide: only paper shows it
 * (docs/product/kitchen.md#printers).
 */
export function PrintableTicket({ ticket, onPrinted }: PrintSheetProps) {
  const place = useLocationConfig()
  useEffect(() => {
    window.addEventListener('afterprint', onPrinted, { once: true })
    window.print()
    return () => window.removeEventListener('afterprint', onPrinted)
  }, [onPrinted])
  return createPortal(
    <div className="print-sheet" aria-hidden>
      {buildPrintRows(layoutTicket(ticket, { place, stations: null })).map(({ text, style }, index) => (
        <div key={index} data-style={style}>
          {text || ' '}
        </div>
      ))}
    </div>,
    document.body,
  )
}
