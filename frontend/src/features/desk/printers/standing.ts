import type { Printer } from '#shared/contract/printing/printers'

/** A printer asks every few seconds; one that has not for so long is off, or has no line. */
export const PRINTER_SILENT_MS = 5 * 60_000

export type PrinterStatus = { readonly is: 'new' | 'well' | 'stuck' | 'silent'; readonly words: string }

/** How a printer is, as far as it said. */
export function getPrinterStatus({ seenAt, state }: Pick<Printer, 'seenAt' | 'state'>, now: number): PrinterStatus {
  if (seenAt === null) return { is: 'new', words: 'Has not asked yet' }
  if (now - Date.parse(seenAt) > PRINTER_SILENT_MS) return { is: 'silent', words: 'Not heard of for a while' }
  if (!state || /^20\d/.test(state)) return { is: 'well', words: 'Ready' }
  const said = state.replace(/^\d+\s*/, '') || state
  return state.startsWith('2') ? { is: 'well', words: `Ready · ${said}` } : { is: 'stuck', words: said }
}
