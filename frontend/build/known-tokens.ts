/**
 * Stands in for Chakra's token dictionary in the browser, which works out there what was known when the site was built:
 * the variables are in the stylesheet, and how one is called follows from its token's name. See printed-theme.ts.
 */
type Given = { readonly prefix?: string; readonly tokens?: Readonly<Record<string, string>> }

const dashed = (text: string) => text.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Only a number has a point of its own. */
const escaped = (name: string) => name.replace(/\.(?!\d)/g, '-').replace('.', '\\.')

const COLOUR_PATH = /^(.+)\/(\d+)$/

/** `tokens` names each category's tokens, one after the other. */
export function createTokenDictionary({ prefix = '', tokens = {} }: Given) {
  const byName = new Map<string, string>()
  const categories: Record<string, Record<string, string>> = {}
  for (const [category, names] of Object.entries(tokens)) {
    const values: Record<string, string> = {}
    for (const name of names.split(' ')) {
      const variable = `var(--${prefix}-${dashed(`${category}-${escaped(name)}`)})`
      values[name] = variable
      if (category === 'spacing') values[`-${name}`] = `calc(${variable} * -1)`
    }
    for (const [name, value] of Object.entries(values)) byName.set(`${category}.${name}`, value)
    categories[category] = values
  }
  const getVar = (name: string, otherwise?: string) => byName.get(name) ?? otherwise
  const inPlaceOf = (reference: string) => {
    const [, colour = '', percent] = COLOUR_PATH.exec(reference) ?? []
    return percent
      ? `color-mix(in srgb, ${getVar(colour, colour)} ${percent}%, transparent)`
      : (getVar(reference) ?? reference)
  }
  return {
    prefix,
    allTokens: [],
    cssVarMap: new Map(),
    categoryMap: new Map(),
    colorPaletteMap: new Map(),
    getByName: () => undefined,
    getVar,
    getCategoryValues: (category: string) => categories[category] ?? null,
    expandReferenceInValue: (value: string) =>
      value.includes('{') ? value.replace(/\{([^}]*)\}/g, (_whole, reference: string) => inPlaceOf(reference)) : value,
  }
}
