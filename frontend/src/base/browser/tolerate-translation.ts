/** What shows the translation of a text that was taken out of the page. */
const translations = new WeakMap<Node, ChildNode>()

/**
 * Returns the child of an element that contains a node or its translation; null if none does.
 */
function findChildWith(parent: Node, node: Node): ChildNode | null {
  if (node.parentNode === parent && (node instanceof Element || node instanceof CharacterData)) return node
  const shown = translations.get(node) ?? node
  return [...parent.childNodes].find((child) => child.contains(shown)) ?? null
}

/** Remembers which element a translator put in the place of a text. */
function rememberTranslations(changes: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling } of changes) {
    const shown = addedNodes[0] ?? previousSibling
    if (!(shown instanceof Element)) continue
    for (const node of removedNodes) if (node instanceof Text) translations.set(node, shown)
  }
}

/** Puts a text with new content back in the place of the translation of its former content. */
function showAgain(text: Text): void {
  const shown = translations.get(text)
  translations.delete(text)
  if (!text.isConnected && shown?.isConnected) shown.replaceWith(text)
}

/**
 * Lets React go on with a page that the browser or an extension has translated. A translator moves
 * texts into elements of its own. React then finds a text no longer where it put it, throws, and
 * the page is gone. If the translator replaces a text, React would change a text that the page no
 * longer shows: an old total would stay.
 */
export function tolerateTranslation(): void {
  Node.prototype.removeChild = function removeMovedChild<T extends Node>(this: Node, child: T): T {
    findChildWith(this, child)?.remove()
    return child
  }
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const found = before && findChildWith(this, before)
    if (found) found.before(node)
    else this.appendChild(node)
    return node
  }
  new MutationObserver(rememberTranslations).observe(document, { childList: true, subtree: true })
  const nodeValue = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...nodeValue,
    set(this: Text, value: string) {
      nodeValue?.set?.call(this, value)
      showAgain(this)
    },
  })
}
