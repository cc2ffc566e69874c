import { Ticket } from '#shared/orders/contract'
import type { Location } from '#shared/locations/index'
import type { PrintMedia } from '#shared/printing/contract'
import { layoutLabels } from '#shared/printing/label-layout'
import { layoutReprintMark, layoutSlip } from '#shared/printing/slip-layout'
import type { Paper, TicketRow } from '#shared/printing/rows'
import { layoutTicket } from '#shared/printing/ticket-layout'
import { buildTicket } from '../orders/present'
import type { OrderRecord } from '../orders/records'
import type { PrintJobRecord, PrinterRecord } from './records'
import { createReceiptPaper, getReportedColumns, takesUtf8 } from './receipt-paper'
import { cutsItself, formatPages } from './star-printer'

type Page = readonly TicketRow[]

type RenderInput = {
  readonly job: PrintJobRecord
  readonly order: OrderRecord
  readonly printer: PrinterRecord
  readonly place: Location
  readonly media: PrintMedia
  /** The printable width that the printer reports, in millimetres. */
  readonly printWidth: string | undefined
  /** The encodings of letters that the printer reports to take. */
  readonly printEncodings: string | undefined
}

/** Lays out what the printer cuts off as one piece each, without its copies. */
function layoutPages({ job, order, printer, place }: RenderInput, paper: Paper): readonly Page[] {
  const ticket = Ticket.parse(buildTicket('staff', order))
  const options = { place, stations: printer.stations, paper, isChanged: job.kind === 'changed' }
  if (job.kind === 'cancelled' || job.kind === 'new-time') return [layoutSlip(ticket, job.kind, options)]
  const labels = printer.kind === 'labels' ? layoutLabels(ticket, options) : []
  const pages = labels.length > 0 ? labels : [layoutTicket(ticket, options)]
  const isAgain = job.kind === 'reprint' || job.fetchedAt !== undefined
  return isAgain ? pages.map((page) => [...layoutReprintMark(paper), ...page]) : pages
}

/**
 * Renders the next pages of a job in the requested format. Plain text has no command that cuts, so
 * the printer gets one page and cuts at the end. Returns the page after them, if any is left.
 */
export function renderJob(input: RenderInput): { readonly content: string; readonly nextPage: number | undefined } {
  const { job, printer, media } = input
  const columns = printer.columns ?? getReportedColumns(input.printWidth)
  // Plain text has no command that selects UTF-8.
  const encoding = cutsItself(media) && takesUtf8(input.printEncodings) ? 'utf8' : 'ascii'
  const paper = createReceiptPaper(columns, encoding)
  const once = layoutPages(input, paper)
  const pages = Array.from({ length: job.kind === 'reprint' ? 1 : printer.copies }, () => once).flat()
  // An edit may have taken pages away from a job that is being printed.
  const from = Math.min(job.page, pages.length - 1)
  const to = cutsItself(media) ? pages.length : from + 1
  return {
    content: formatPages(media, pages.slice(from, to), encoding),
    nextPage: to < pages.length ? to : undefined,
  }
}
