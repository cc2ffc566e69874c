/** What a Friday is taken to be at one location. Guesses of the trade, each in one place, to be replaced by an owner's own. */
export const friday = {
  orders: 180,
  /** Share of the day's orders in each hour from 11 to 22 o'clock; they add up to one. */
  hourlyShare: [0.03, 0.08, 0.08, 0.04, 0.03, 0.05, 0.12, 0.2, 0.18, 0.11, 0.06, 0.02],
  firstHour: 11,
  /** Visits of the menu for one order: those who only look, too. */
  menuVisits: 6,
  /** Ingredients that an order's dishes take, each a record of its own. */
  ingredients: 12,
  /** Share of orders with one of the day's specials. */
  withSpecial: 0.3,
  /** Screens in the kitchen: stations, expo, counter. */
  boards: 4,
  /** From the placing to the last bump. */
  minutesCooked: 25,
  /** How long a guest keeps the tracking page open. */
  minutesWatched: 30,
  /** Pushes to the boards for an order: placed, and each move. */
  boardPushes: 7,
  /** Days of a month in Fridays' worth. */
  fridaysAMonth: 22,
} as const

/** The numbers of locations that are looked at. */
export const sizes = [3, 300, 3000] as const
