import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { getCategoryIcon } from '#shared/rules/category-icons'
import { badges } from '#infra/catalogue/training'

const sheet = readFileSync(join(__dirname, 'fonts.css'), 'utf8')
const [, ranges = ''] = /'Ember Emoji'[^}]*unicode-range:([^;]+);/.exec(sheet) ?? []

const shipped = new Set(
  ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => parseInt(code, 16))
    return Array.from({ length: last - first + 1 }, (_, step) => first + step)
  }),
)

const isShipped = (emoji: string) => [...emoji].every((character) => shipped.has(character.codePointAt(0) ?? 0))

test('every category, and one without an emoji of its own, has one that the site ships', () => {
  const icons = Array.from({ length: 60 }, (_, id) => getCategoryIcon(id))
  expect(icons.filter((icon) => !isShipped(icon))).toEqual([])
})

test('so have the badges of the training, the tabs of the menu and the messages', () => {
  const shown = ['🍽️', '⭐', '🎉', '📖', '🏆', '🔒', ...badges.map(({ icon }) => icon)]
  expect(shown.filter((icon) => !isShipped(icon))).toEqual([])
})
