import type { PrintMedia } from '#shared/printing/contract'
import { printOnPaper, readPiece, type PrintedPiece } from './star-paper'

export type AddedPrinter = { readonly id: string; readonly token: string }

type Offer = { readonly jobReady: boolean; readonly mediaTypes?: string[]; readonly jobToken?: string }

type PrinterModel = {
  readonly media?: PrintMedia
  /** The columns of its roll, and the printable width that it reports in millimetres. */
  readonly columns?: number
  readonly reports?: string
  /** The encodings that it reports. */
  readonly encodings?: string
}

/** A fake printer that uses CloudPRNT as Star documents it. */
export function createFakePrinter(site: string, { id, token }: AddedPrinter, model: PrinterModel = {}) {
  const { media = 'text/plain', columns = 48, reports, encodings } = model
  const door = `${site}/api/print/HENPR/${token}`
  const poll = async (more: object = {}): Promise<Offer> => {
    const body = JSON.stringify({ statusCode: '200%20OK', printerMAC: '00:11:62:00:00:01', ...more })
    const answer = await fetch(door, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
    if (answer.status !== 200) throw new Error(`polled ${answer.status}`)
    return JSON.parse(await answer.text())
  }
  const fetchJob = (query = `type=${media}`) =>
    fetch(`${door}?mac=00:11:62:00:00:01&${query}`, {
      headers: {
        ...(reports && { 'x-star-print-width': reports }),
        ...(encodings && { 'x-star-accept-codepages': encodings }),
      },
    })
  const confirm = (code: string, jobToken?: string) =>
    fetch(`${door}?${new URLSearchParams({ code, ...(jobToken && { token: jobToken }) })}`, { method: 'DELETE' })
  /** Prints all due jobs. Returns the pieces of paper that it cut off. */
  const printPieces = async (): Promise<readonly PrintedPiece[]> => {
    const pieces: PrintedPiece[] = []
    for (let offer = await poll(); offer.jobReady; offer = await poll()) {
      const job = await fetchJob(`type=${media}&token=${encodeURIComponent(offer.jobToken ?? '')}`)
      pieces.push(...printOnPaper(media, await job.text(), columns))
      if ((await confirm('200 OK', offer.jobToken)).status !== 200) throw new Error('not confirmed')
    }
    return pieces
  }
  return {
    id,
    poll,
    fetchJob,
    confirm,
    printPieces,
    /** Prints all due jobs and returns the texts of their pieces. */
    printAll: async () => (await printPieces()).map((piece) => readPiece(piece).join('\n')),
  }
}
