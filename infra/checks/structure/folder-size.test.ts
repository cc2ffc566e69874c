import { execFileSync } from 'node:child_process'
import { dirname } from 'node:path'
import { groupBy } from '#infra/operate/audit/difference'

const MAX_FILES_PER_FOLDER = 25

/** Returns the source files of the repository, without tests. */
const listSourceFiles = (): readonly string[] =>
  execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs'], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.(test|spec)\./.test(file))

it(`has at most ${MAX_FILES_PER_FOLDER} source files in each folder, so that a list of names can be read`, () => {
  const files = groupBy(listSourceFiles(), (file) => dirname(file))
  const large = [...files].filter(([, names]) => names.length > MAX_FILES_PER_FOLDER)
  expect(large.map(([folder, names]) => `${folder}: ${names.length}`)).toEqual([])
})
