import { render, screen } from '@testing-library/react'
import { tolerateTranslation } from './tolerate-translation'

const { insertBefore, removeChild } = Node.prototype
beforeEach(tolerateTranslation)
afterEach(() => void Object.assign(Node.prototype, { insertBefore, removeChild }))

type CartProps = { readonly notice?: string; readonly items: readonly string[] }

const Cart = ({ notice, items }: CartProps) => (
  <p>
    {notice}
    {items.map((item) => (
      <b key={item}>{item}</b>
    ))}
    {items.length > 1 && 'Two dishes'}
  </p>
)

function listTexts(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node instanceof Text) texts.push(node)
  return texts
}

/** Translates as Chrome does, which moves each text into elements, or as extensions replace it. */
function translate(root: Node, way: 'moves' | 'replaces') {
  for (const text of listTexts(root)) {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(way === 'moves' ? text : `(${text.data})`)
  }
}

it.each(['moves', 'replaces'] as const)('a page stays alive under a translator that %s its texts', (way) => {
  const { container, rerender } = render(<Cart notice="Added" items={['Miso soup', 'Green tea']} />)
  translate(container, way)
  rerender(<Cart items={['Miso soup']} />)
  rerender(<Cart notice="Removed" items={['Gyoza', 'Miso soup', 'Green tea']} />)
  expect(screen.getByText('Removed', { exact: false }).textContent).toContain('Gyoza')
  expect(container.querySelectorAll('b')).toHaveLength(3)
})

const Count = ({ count }: { readonly count: number }) => (
  <p>
    {count} dishes <b>in the cart</b>
  </p>
)

it.each(['moves', 'replaces'] as const)(
  'a number that changes after a translator %s the texts is shown',
  async (way) => {
    const { container, rerender } = render(<Count count={2} />)
    translate(container, way)
    // Browsers report changes of the page after the script that made them.
    await Promise.resolve()
    rerender(<Count count={3} />)
    expect(container.textContent).toContain('3')
    expect(container.textContent).not.toContain('2')
    await Promise.resolve()
    rerender(<Count count={4} />)
    expect(container.textContent).not.toMatch(/[23]/)
  },
)

it.each(['moves', 'replaces'] as const)('a text that React removes after a translator %s it is gone', async (way) => {
  const { container, rerender } = render(<Cart notice="Added" items={[]} />)
  translate(container, way)
  await Promise.resolve()
  rerender(<Cart items={[]} />)
  expect(container.textContent).toBe('')
})
