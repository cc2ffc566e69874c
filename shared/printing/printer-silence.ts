/** A printer polls every few seconds; after this time without a poll it is silent. */
export const PRINTER_SILENT_MS = 5 * 60_000

/** Whether a printer has not polled for too long. `now` is in milliseconds. */
export const isPrinterSilent = (seenAt: string, now: number): boolean => now - Date.parse(seenAt) > PRINTER_SILENT_MS
