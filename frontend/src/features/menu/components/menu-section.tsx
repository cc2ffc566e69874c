import { Heading } from '@chakra-ui/react/heading'
import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'wouter'
import type { MenuItem } from '#shared/contract/menu'
import type { Picture } from '#shared/rules/picture'
import { ResponsivePicture } from '#base/components/own-picture'
import { DishGrid } from './dish-grid'
import { SkipToCartLink } from './to-order'

/** As its picture stands in the styles below. */
const SIZES = '(min-width: 48rem) 7rem, 4rem'

const Section = chakra('section', {
  base: {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 60rem',
    '&[data-row]': { containIntrinsicSize: 'auto 20rem' },
    '& + &': { mt: { base: '6', md: '12' } },
    '& .intro': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gridTemplateAreas: { base: '"picture head" "lead lead"', md: '"picture head" "picture lead"' },
      rowGap: '2',
      alignItems: { base: 'center', md: 'start' },
      mb: { base: '3', md: '5' },
    },
    '& .intro picture': { gridArea: 'picture', alignSelf: 'center', me: { base: 'min(1rem, 5vw)', md: '6' } },
    '& .intro img': {
      w: { base: 'min(4rem, 20vw)', md: '7rem' },
      h: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'xl',
    },
    '& .head': { gridArea: 'head', alignSelf: { md: 'end' }, display: 'flex', alignItems: 'baseline', gap: '4' },
    '& picture + .head': { flexWrap: { base: 'wrap', md: 'nowrap' }, columnGap: '4', rowGap: '0' },
    '& .head::after': { content: '""', flex: 1, height: '1px', bg: 'border', alignSelf: 'center' },
    '& picture + .head::after': { display: { base: 'none', md: 'block' } },
    '& .count a': {
      display: 'inline-flex',
      alignItems: 'center',
      minH: '11',
      px: '2',
      color: 'accent.fg',
      fontWeight: '600',
    },
    '& .count': { fontSize: 'sm', color: 'fg.subtle', whiteSpace: 'nowrap', order: 2 },
    '& .lead': { gridArea: 'lead', color: 'fg.muted', maxW: '2xl', fontSize: { base: 'sm', md: 'md' } },
  },
})

type MenuSectionProps = {
  readonly id: string
  readonly title: string
  readonly lead?: string
  readonly picture?: Picture | undefined
  readonly items: readonly MenuItem[]
  readonly categoryId?: number
  readonly isSix?: boolean
  /** Its dishes in one row, with the way to the whole of it: the menu at a glance. */
  readonly isRow?: boolean
}

export const MenuSection = ({ id, title, lead, picture, items, categoryId, isSix, isRow }: MenuSectionProps) => (
  <Section aria-labelledby={`${id}-title`} data-category={categoryId} data-row={isRow || undefined}>
    <div className="intro">
      {picture && <ResponsivePicture picture={picture} sizes={SIZES} />}
      <div className="head">
        <Heading as="h2" size="lg" id={`${id}-title`}>
          {title}
        </Heading>
        <span className="count">
          {isRow ? (
            <Link href={`/menu#${id}`}>
              All {items.length}
              <span className="sr-only"> of {title}</span>
            </Link>
          ) : (
            `${items.length} ${items.length === 1 ? 'dish' : 'dishes'}`
          )}
        </span>
      </div>
      {lead && !isRow && <p className="lead">{lead}</p>}
    </div>
    <DishGrid items={items} isSix={isSix} isRow={isRow} />
    {!isRow && <SkipToCartLink />}
  </Section>
)
