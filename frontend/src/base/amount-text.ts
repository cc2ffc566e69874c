/** A quantity in a sentence, without noughts: 1,300 lbs. */
export const amountText = (quantity: string | number, unit: string): string =>
  `${Number(quantity).toLocaleString('en-US', { maximumFractionDigits: 2 })} ${unit}`
