import type { TicketRow } from '#shared/rules/ticket-paper'

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
