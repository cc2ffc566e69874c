/**
 * Whether a printer's status says that it can print: `200 OK`, `211 Paper low`; one that says
 * nothing is believed to.
 */
export const canPrint = (status: string): boolean => status.trim() === '' || status.trim().startsWith('2')

/**
 * A status as it was meant: printers send it percent-encoded; whatever can't be decoded is kept as
 * it came.
 */
export function parsePrinterStatus(sent: string | undefined): string {
  try {
    return decodeURIComponent(sent ?? '')
  } catch {
    return sent ?? ''
  }
}
