import { Ticket } from '#shared/orders/contract'
import type { Location } from '#shared/locations/index'
import type { PrintMedia } from '#shared/printing/contract'
import { layoutLabels } from '#shared/printing/label-layout'
import { layoutReprintMark, layoutSlip } from '#shared/printing/slip-layout'
import type { Paper, TicketRow } from '#shared/printing/rows'
import { layoutTicket } from '#shared/printing/ticket-layout'
import { buildTicket } from '../orders/present'
import type { OrderRecord } from '../orders/records'
import type { PrintJobRecord, PrinterRecord, PrintPlace } from './records'
import type { LetterSet } from './letters'
import { splitPage } from './pictures/draw-page'
import { getPicture } from './pictures/drawn-pages'
import { createReceiptPaper, getReportedColumns } from './receipt-paper'
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
  /** Whether the printer reports to take UTF-8. */
  readonly takesUtf8: boolean
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
 * The letters of a format. Plain text can't select UTF-8. Pictures have the same letters on every
 * printer.
 */
function getLetterSet({ media, takesUtf8 }: RenderInput): LetterSet {
  if (media === 'image/png') return 'picture'
  return cutsItself(media) && takesUtf8 ? 'utf8' : 'ascii'
}

type RenderedJob = {
  readonly content: string
  /** What is after those, if anything is left. */
  readonly next: PrintPlace | undefined
  /** Whether the printer cuts at the end. */
  readonly isCut: boolean
}

/**
 * Renders the next pages of a job in the requested format, a picture in base64. Plain text and
 * pictures have no command that cuts, so the printer gets one page and cuts at the end. A page that
 * is too long for a picture is several, of which the last is cut.
 */
export function renderJob(input: RenderInput): RenderedJob {
  const { job, printer, media } = input
  const columns = printer.columns ?? getReportedColumns(input.printWidth)
  const letters = getLetterSet(input)
  const paper = createReceiptPaper(columns, letters)
  const once = layoutPages(input, paper)
  const copies = Array.from({ length: job.kind === 'reprint' ? 1 : printer.copies }, () => once).flat()
  const pages = copies.flatMap((rowsOfPage, page) => {
    const parts = letters === 'picture' ? splitPage(rowsOfPage) : [rowsOfPage]
    return parts.map((rows, part) => ({ rows, page, part, isCut: part === parts.length - 1 }))
  })
  // An edit may have taken pages away from a job that is being printed. A printer that asks for
  // another format within a page gets the whole page.
  const last = Math.min(job.page, copies.length - 1)
  const ofPage = pages.findIndex(({ page }) => page === last)
  const from = Math.max(
    ofPage,
    pages.findIndex(({ page, part }) => page === last && part === job.part),
  )
  const to = cutsItself(media) ? pages.length : from + 1
  const printed = pages.slice(from, to)
  const rows = printed.map((page) => page.rows)
  const content = letters === 'picture' ? getPicture(rows.flat(), columns) : formatPages(media, rows, letters)
  return { content, next: pages[to], isCut: printed.at(-1)?.isCut ?? true }
}
