/** Returns the child of an element that contains a node; null if none does. */
function findChildWith(parent: Node, node: Node): ChildNode | null {
  return [...parent.childNodes].find((child) => child.contains(node)) ?? null
}

/** The browser's own methods, which are called with their node as `this`. */
type Originals = {
  readonly insertBefore: (this: Node, node: Node, before: Node | null) => Node
  readonly removeChild: (this: Node, child: Node) => Node
}

/**
 * Lets React go on with a page that the browser or an extension has translated. A translator moves
 * texts into elements of its own. React then finds a text no longer where it put it, throws, and
 * the page is gone.
 */
export function tolerateTranslation(): void {
  const { insertBefore, removeChild }: Originals = Node.prototype
  Node.prototype.removeChild = function removeMovedChild<T extends Node>(this: Node, child: T): T {
    const found = child.parentNode === this ? child : findChildWith(this, child)
    if (found) removeChild.call(this, found)
    return child
  }
  Node.prototype.insertBefore = function insertBeforeMoved<T extends Node>(
    this: Node,
    node: T,
    before: Node | null,
  ): T {
    const found = before && before.parentNode !== this ? findChildWith(this, before) : before
    insertBefore.call(this, node, found)
    return node
  }
}
