type DetailedLine = {
  readonly options: readonly { readonly name: string; readonly quantity: number; readonly differs: boolean }[]
  readonly leftOut: readonly string[]
  readonly notes?: string | undefined
}

/** Returns what a line of a quote has other than the dish's defaults, and its note. */
export const listLineDetails = ({ options, leftOut, notes }: DetailedLine): readonly string[] => [
  ...options
    .filter(({ differs }) => differs)
    .map(({ name, quantity }) => (quantity > 1 ? `${quantity}× ${name}` : name)),
  ...leftOut.map((name) => `No ${name}`),
  ...(notes ? [`“${notes}”`] : []),
]
