import { Heading } from '#ui/chakra/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import guide from '../../../../../docs/owners-guide.md?raw'
import { DeskHeader } from '../desk-header'
import { parseGuide, splitNames, type GuideBlock } from './guide-blocks'

const pictures = import.meta.glob<string>('../../../../../docs/owners-guide/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
})

const getPictureUrl = (file: string): string | undefined =>
  Object.entries(pictures).find(([path]) => path.endsWith(`/docs/${file}`))?.[1]

const Text = chakra('div', {
  base: {
    display: 'grid',
    gap: '4',
    gridTemplateColumns: 'minmax(0, 1fr)',
    maxW: '42rem',
    '& h2': { mt: '4' },
    '& ol, & ul': { ps: '6', display: 'grid', gap: '2' },
    '& ol': { listStyleType: 'decimal' },
    '& ul': { listStyleType: 'disc' },
    '& img': { width: '390px', maxWidth: '100%', height: 'auto', borderWidth: '1px', borderRadius: 'xl' },
  },
})

/** A text of the guide, with the names of buttons and pages in bold. */
const Words = ({ of }: { readonly of: string }) =>
  splitNames(of).map(({ text, isName }, at) => (isName ? <b key={at}>{text}</b> : text))

const Items = ({ items }: { readonly items: readonly string[] }) =>
  items.map((item) => (
    <li key={item}>
      <Words of={item} />
    </li>
  ))

function Part({ block }: { readonly block: GuideBlock }) {
  switch (block.kind) {
    case 'heading':
      return (
        <Heading as="h2" size="md">
          {block.text}
        </Heading>
      )
    case 'text':
      return (
        <p>
          <Words of={block.text} />
        </p>
      )
    case 'steps':
      return (
        <ol>
          <Items items={block.items} />
        </ol>
      )
    case 'points':
      return (
        <ul>
          <Items items={block.items} />
        </ul>
      )
    case 'picture':
      return <img src={getPictureUrl(block.file)} alt={block.alt} width={390} height={620} loading="lazy" />
  }
}

/** Shows the owner's guide from the docs. */
export const GuidePage = () => (
  <>
    <DeskHeader title="How this works" />
    <Text>
      {parseGuide(guide).map((block, at) => (
        <Part key={at} block={block} />
      ))}
    </Text>
  </>
)
