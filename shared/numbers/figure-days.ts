import type { LocationCode } from '../locations/index'
import type { SiteKind } from '../locations/site-kind'
import { addFigures, type FigureTotals } from './figures'

/** Figures to add to one day of a location (docs/product/numbers.md#counting-rules). */
export type DailyFigures = {
  readonly location: LocationCode
  /** Missing for the live site. What is counted at a test site stays apart from it. */
  readonly site?: SiteKind | undefined
  readonly date: string
  readonly figures: FigureTotals
}

/** Returns the day that figures are added to, for comparisons. */
export const formatDay = ({ location, site = 'live', date }: Omit<DailyFigures, 'figures'>): string =>
  `${location} ${date}${site === 'test' ? ' at the test site' : ''}`

/** Sums figures by site and day, omitting empty days. */
export function groupFiguresByDay(parts: readonly DailyFigures[]): readonly DailyFigures[] {
  const days = new Map<string, DailyFigures>()
  for (const part of parts) {
    const key = formatDay(part)
    const known = days.get(key)
    days.set(key, known ? { ...part, figures: addFigures(known.figures, part.figures) } : part)
  }
  return [...days.values()].filter(({ figures }) => Object.keys(figures).length > 0)
}
