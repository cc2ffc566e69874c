import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseGuide, splitNames } from './guide-blocks'

const docs = join(__dirname, '../../../../../docs')
const blocks = parseGuide(readFileSync(join(docs, 'owners-guide.md'), 'utf8'))

describe("the owner's guide at the desk", () => {
  it('has steps, existing pictures and no leftover Markdown syntax', () => {
    expect(blocks.filter(({ kind }) => kind === 'heading').length).toBeGreaterThan(6)
    expect(blocks.filter(({ kind }) => kind === 'steps').length).toBeGreaterThan(4)
    const pictures = blocks.flatMap((block) => (block.kind === 'picture' ? [block.file] : []))
    expect(pictures.filter((file) => !existsSync(join(docs, file)))).toEqual([])
    expect(pictures.length).toBeGreaterThan(3)
    const texts = blocks
      .flatMap((block) => ('items' in block ? block.items : 'text' in block ? [block.text] : []))
      .flatMap(splitNames)
      .map(({ text }) => text)
    expect(texts.filter((text) => /[*_`#[\]]|\n|^\d+\.|^- /.test(text))).toEqual([])
  })
})
