type Token = { readonly extensions: { readonly negative?: boolean; readonly virtual?: boolean } }
export type Tokens = { readonly categoryMap: ReadonlyMap<string, ReadonlyMap<string, Token>> }

/** The names of each category's tokens, one after the other; what follows from a name is left out. */
export const namesOf = ({ categoryMap }: Tokens): Record<string, string> =>
  Object.fromEntries(
    [...categoryMap].map(([category, tokens]) => {
      const own = [...tokens].filter(([, { extensions }]) => !extensions.negative && !extensions.virtual)
      return [category, own.map(([name]) => name).join(' ')] as const
    }),
  )
