import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { allergens } from '#shared/menu/contract'
import { sampleMenu } from '#infra/testkit/fixtures/sample-menu'
import { seed } from '#infra/catalogue/seed'
import { singularize } from '#shared/platform/text'

// Words in names of the sample menu that are general English: sizes, tastes, amounts, links.
const GENERAL = new Set(
  `a and of the with without for in to too not no light extra less added well very super really plain regular large
  small medium done style half whole fresh special classic sweet red green hot soft spicy mild cold iced steamed fried
  crispy crunchy cooked burnt raw diet zero free sugar party house home kid choice combo side order cup bottle bottled
  water piece clear chef original still drink egg fish food rare spice appetizer soda tray twin big best first back white brown
  double bloody pink do add out leave size protein box fatty fries fry pot`.split(/\s+/),
)

const names = sampleMenu.flatMap(({ name, alsoCalled, optionGroups }) => [
  name,
  ...alsoCalled,
  ...optionGroups.flatMap((group) => [
    group.name,
    ...group.options.flatMap((option) => [option.name, ...option.alsoCalled]),
  ]),
])
const isMenuWord = (() => {
  const words =
    [...names, ...seed.categories.map(({ name }) => name)]
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{3,}/g) ?? []
  const general = new Set([...GENERAL, ...allergens.map(singularize)])
  const own = new Set(words.map(singularize).filter((word) => !general.has(word)))
  return (word: string) => own.has(singularize(word))
})()

const folders = [__dirname, join(__dirname, '../conversation')]
// The translation of Spanish sentences and the foods of food safety are general, too.
const LEXICONS = /(?:languages|spanish-foods|spanish-options|raw-food|cooked-dishes|allergens)\.ts$/

/** Returns the code without comments and imports. */
const codeOf = (text: string): string =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\/\/.*$/gm, '')
    .replace(/^import[\s\S]*?from .*$/gm, '')

/** Lists the words in strings, patterns and templates: those that sentences are compared with. */
const literalsOf = (code: string): readonly string[] =>
  [...code.matchAll(/'(?:[^'\\\n]|\\.)*'|`[^`]*`|\/(?![/*])(?:[^/\\\n]|\\.)+\/[a-z]*/g)].flatMap(
    ([literal]) =>
      literal
        .toLowerCase()
        .replace(/\$\{[^}]*\}/g, ' ')
        .match(/[a-z]{3,}/g) ?? [],
  )

it('the grammar has no word of the sample menu: all of them come from menu data', () => {
  const files = folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !LEXICONS.test(file))
  expect(files.length).toBeGreaterThan(20)
  const found = files.flatMap((file) => {
    const words = literalsOf(codeOf(readFileSync(file, 'utf8')))
    return [...new Set(words.filter(isMenuWord))].map((word) => `${file}: ${word}`)
  })
  expect(found).toEqual([])
})
