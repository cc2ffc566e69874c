import type { LocationCode } from '#shared/locations/index'
import { showsGroupData } from '#shared/locations/group-data'
import type { FigureTotals } from '#shared/numbers/figures'

/** Figures that the group's costs can be calculated from. */
const COST_FIGURE = /^(waste|foodCost|dish\/\d+\/foodCost)$/

/** Returns a location's figures as it may read them: without those of costs if it may not. */
export const getFiguresShownAt = (location: LocationCode, figures: FigureTotals): FigureTotals =>
  showsGroupData(location)
    ? figures
    : Object.fromEntries(Object.entries(figures).filter(([name]) => !COST_FIGURE.test(name)))

/** Returns costs in cents as a location may read them: none if it may not. */
export const getCostsShownAt = (location: LocationCode, costs: readonly number[] = []): readonly number[] =>
  showsGroupData(location) ? costs : []
