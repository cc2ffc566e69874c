import './printable-ticket.css'
import { layoutTicket } from '#shared/printing/ticket-layout'
import type { TicketRow } from '#shared/printing/ticket-layout'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig } from '#base/location/location'

export type PrintRow = Omit<TicketRow, 'style'> & { readonly style?: TicketRow['style'] | 'rule' }

const isRule = (text: string) => /^-+$/.test(text)

/**
 * A roll's rows for a browser, whose letters are larger: it breaks a warning itself, and draws a
 * rule as wide as the paper.
 */
export const buildPrintRows = (paper: readonly TicketRow[]): readonly PrintRow[] =>
  paper.reduce<readonly PrintRow[]>((rows, row) => {
    const last = rows.at(-1)
    if (isRule(row.text)) return [...rows, { text: '', style: 'rule' }]
    // Each warning begins with its own word; what doesn't goes on with the one before.
    if (row.style === 'alarm' && last?.style === 'alarm' && !row.text.startsWith('ALLERGY'))
      return [...rows.slice(0, -1), { ...last, text: `${last.text} ${row.text.trim()}` }]
    return [...rows, row]
  }, [])

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
