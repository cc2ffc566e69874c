import type { PrintMedia } from '#shared/printing/contract'
import { readPicture } from './picture-paper'
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
  /** The letters besides ASCII by which its pictures are read. */
  readonly letters?: string
}

/** A fake printer that uses CloudPRNT as Star documents it. */
export function createFakePrinter(site: string, { id, token }: AddedPrinter, model: PrinterModel = {}) {
  const { media = 'text/plain', columns = 48, reports, encodings, letters } = model
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
  /** Prints what it fetched. Plain text and pictures stay on the roll until a header cuts them. */
  const print = async (job: Response, roll: PrintedPiece[number][]): Promise<readonly PrintedPiece[]> => {
    if (media !== 'image/png' && media !== 'text/plain') return printOnPaper(media, await job.text(), columns)
    if (media === 'text/plain') roll.push(...printOnPaper(media, await job.text(), columns).flat())
    else {
      const { width, piece } = readPicture(await job.bytes(), letters)
      if (width !== columns * 12) throw new Error(`A picture of ${width} dots on ${columns} columns`)
      if (job.headers.get('x-star-imageditherpattern') !== 'none') throw new Error('The picture is dithered')
      roll.push(...piece)
    }
    return job.headers.get('x-star-cut') === 'partial; feed=true' ? [roll.splice(0)] : []
  }
  /** Prints all due jobs. Returns the pieces of paper that it cut off. */
  const printPieces = async (): Promise<readonly PrintedPiece[]> => {
    const pieces: PrintedPiece[] = []
    const roll: PrintedPiece[number][] = []
    for (let offer = await poll(); offer.jobReady; offer = await poll()) {
      const job = await fetchJob(`type=${media}&token=${encodeURIComponent(offer.jobToken ?? '')}`)
      pieces.push(...(await print(job, roll)))
      if ((await confirm('200 OK', offer.jobToken)).status !== 200) throw new Error('not confirmed')
    }
    if (roll.length > 0) throw new Error('The last piece was not cut off')
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
