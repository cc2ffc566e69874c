import './printable-ticket.css'
import type { Paper, TicketRow } from '#shared/printing/rows'
import { layoutTicket } from '#shared/printing/ticket-layout'
import { useEffect } from 'react'
import { createPortal } from 'react-dom'
import type { Ticket } from '#shared/orders/contract'
import { useLocationConfig } from '#base/location/location'

export type PrintRow = Omit<TicketRow, 'style'> & { readonly style?: TicketRow['style'] | 'rule' }

const isRule = (text: string) => /^-+$/.test(text)

/**
 * Converts a receipt printer's rows for the browser, which has larger letters. It joins the lines
 * of a warning and turns dashes into rules.
 */
export const buildPrintRows = (printed: readonly TicketRow[]): readonly PrintRow[] =>
  printed.reduce<readonly PrintRow[]>((rows, row) => {
    const last = rows.at(-1)
    if (isRule(row.text)) return [...rows, { text: '', style: 'rule' }]
    // A warning starts with ALLERGY; another row with that style continues it.
    if (row.style === 'alarm' && last?.style === 'alarm' && !row.text.startsWith('ALLERGY'))
      return [...rows.slice(0, -1), { ...last, text: `${last.text} ${row.text.trim()}` }]
    return [...rows, row]
  }, [])

/** The device's own printer has the letters of its screen. */
const paper: Paper = { columns: 48, spell: (text) => text.replace(/\s+/g, ' ').trim(), isLost: () => false }

type PrintSheetProps = { readonly ticket: Ticket; readonly onPrinted: () => void }

/**
 * Prints a ticket 80 mm wide on any printer of this device; hidden on screen
 * (docs/product/printing.md#printers).
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
      {buildPrintRows(layoutTicket(ticket, { place, stations: null, paper })).map(({ text, style }, index) => (
        <div key={index} data-style={style}>
          {text || ' '}
        </div>
      ))}
    </div>,
    document.body,
  )
}
