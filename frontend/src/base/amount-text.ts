/** A quantity in a sentence, without noughts: 1,300 lbs. */
export const formatAmountWithUnit = (quantity: string | number, unit: string): string =>
  `${Number(quantity).toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`
