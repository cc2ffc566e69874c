/** Returns the child of an element that contains a node; null if none does. */
function findChildWith(parent: Node, node: Node): ChildNode | null {
  if (node.parentNode === parent && (node instanceof Element || node instanceof CharacterData)) return node
  return [...parent.childNodes].find((child) => child.contains(node)) ?? null
}

/**
 * Lets React go on with a page that the browser or an extension has translated. A translator moves
 * texts into elements of its own. React then finds a text no longer where it put it, throws, and
 * the page is gone.
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
}
