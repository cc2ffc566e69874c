/**
 * Stands in for `@emotion/cache` in the browser, which takes every style apart to write its nested rules out one by one:
 * the browsers that the site is built for nest rules themselves.
 */
type Serialized = { readonly name: string; readonly styles: string }
type SheetOptions = { readonly key: string; readonly container: Node; readonly nonce?: string }

/** What Safari knows by its older name only. */
const prefixed = (styles: string) =>
  styles.includes('user-select') ? styles.replace(/(?<![-\w])user-select:[^;}]*/g, '-webkit-$&;$&') : styles

/** One style element that rules are put into, or one that came with the page and is left as it is. */
class StyleSheet {
  tags: HTMLStyleElement[] = []
  before: Node | null = null
  readonly isSpeedy = true
  readonly key: string
  readonly container: Node
  readonly nonce: string | undefined
  private own: HTMLStyleElement | undefined

  constructor({ key, container, nonce }: SheetOptions) {
    this.key = key
    this.container = container
    this.nonce = nonce
  }

  hydrate(tags: readonly HTMLStyleElement[]): void {
    tags.forEach((tag) => this.add(tag))
  }

  insert(rule: string): void {
    this.own ??= this.add(this.element())
    const { sheet } = this.own
    try {
      sheet?.insertRule(rule, sheet.cssRules.length)
    } catch {
      // What this browser does not understand; and Chakra's global styles, which are empty (see printed-theme.ts).
    }
  }

  flush(): void {
    this.tags.forEach((tag) => tag.remove())
    this.tags = []
    this.own = undefined
  }

  private element(): HTMLStyleElement {
    const element = document.createElement('style')
    element.dataset['emotion'] = this.key
    element.dataset['s'] = ''
    if (this.nonce !== undefined) element.nonce = this.nonce
    return element
  }

  private add(tag: HTMLStyleElement): HTMLStyleElement {
    this.container.insertBefore(tag, this.tags.at(-1)?.nextSibling ?? this.before)
    this.tags.push(tag)
    return tag
  }
}

export default function createCache({ key }: { readonly key: string }) {
  const inserted: Record<string, true> = {}
  const came = [...document.querySelectorAll<HTMLStyleElement>(`style[data-emotion^="${key} "]`)]
  for (const tag of came) {
    tag.dataset['s'] = ''
    for (const name of tag.dataset['emotion']?.split(' ').slice(1) ?? []) inserted[name] = true
  }
  const sheet = new StyleSheet({ key, container: document.head })
  sheet.hydrate(came)
  return {
    key,
    sheet,
    inserted,
    registered: {},
    insert(selector: string, { name, styles }: Serialized, into: StyleSheet, isKept: boolean): void {
      // What belongs to no element is a rule already: keyframes, or nothing.
      if (styles) into.insert(selector ? `${selector}{${prefixed(styles)}}` : styles)
      if (isKept) inserted[name] = true
    },
  }
}
