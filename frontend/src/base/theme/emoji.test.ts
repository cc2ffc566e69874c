import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { categoryIcon } from '#shared/rules/category-icons'
import { badges } from '#infra/catalogue/training'

const sheet = readFileSync(join(__dirname, 'emoji.ts'), 'utf8')

const shipped = new Set(
  [...sheet.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, from = '', to = from]) => {
    const [first, last] = [parseInt(from, 16), parseInt(to, 16)]
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  }),
)

const isShipped = (emoji: string) => [...emoji].every((character) => shipped.has(character.codePointAt(0) ?? 0))

test('every category, and one without an emoji of its own, has one that the site ships', () => {
  const icons = Array.from({ length: 60 }, (_, id) => categoryIcon(id))
  expect(icons.filter((icon) => !isShipped(icon))).toEqual([])
})

test('so have the badges of the training, the tabs of the menu and the messages', () => {
  const shown = ['🍽️', '⭐', '🎉', '📖', '🏆', '🔒', ...badges.map(({ icon }) => icon)]
  expect(shown.filter((icon) => !isShipped(icon))).toEqual([])
})
