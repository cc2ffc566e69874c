import './category-strip.css'
import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { getCategoryPicture } from '#shared/menu/pictures/picture'
import { categoryIds } from '#shared/menu/category-ids'
import { categoriesQuery } from '#base/menu/use-menu'
import type { MenuView } from '#base/menu/menu-view'
import { ResponsivePicture } from '#ui/picture'
import { ScrollStrip } from './category-chips'

/** A button or link with a category's photograph above its name. */
export const CategoryTile = chakra('button', {
  base: {
    display: 'block',
    flex: 'none',
    width: { base: '8.5rem', md: '10.5rem' },
    textAlign: 'start',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: '1.25',
    cursor: 'pointer',
    borderRadius: 'xl',
    '& img': {
      display: 'block',
      width: 'full',
      height: 'auto',
      aspectRatio: '4 / 3',
      objectFit: 'cover',
      borderRadius: 'xl',
      mb: '2',
    },
    _hover: { color: 'accent.fg' },
  },
})

type CategoryTilePictureProps = { readonly categoryId: number; readonly imageUrl?: string | undefined }

export const CategoryTilePicture = ({ categoryId, imageUrl }: CategoryTilePictureProps) => {
  const picture = getCategoryPicture(categoryId, imageUrl)
  return picture && <ResponsivePicture picture={picture} sizes="(min-width: 48rem) 10.5rem, 8.5rem" />
}

/** The views that are no category, with the category that pictures them. */
const views = [
  { view: 'popular', label: 'Popular', pictured: categoryIds.teriyaki },
  { view: 'all', label: 'All Items', pictured: categoryIds.partyTrays },
] as const

type CategoryTilesProps = { readonly onChoose: (view: MenuView) => void }

/** The categories of the menu with their photographs, in a scrolling row. */
export function CategoryTiles({ onChoose }: CategoryTilesProps) {
  const { data: categories = [] } = useQuery(categoriesQuery)
  return (
    // The height is reserved until the categories have loaded.
    <chakra.div className="category-strip" minH={{ base: '9.75rem', md: '11.25rem' }}>
      <ScrollStrip count={views.length + categories.length}>
        <div role="group" aria-label="Categories">
          {views.map(({ view, label, pictured }) => (
            <CategoryTile key={view} type="button" onClick={() => onChoose(view)}>
              <CategoryTilePicture categoryId={pictured} />
              {label}
            </CategoryTile>
          ))}
          {categories.map(({ id, name, imageUrl }) => (
            <CategoryTile key={id} type="button" onClick={() => onChoose(id)}>
              <CategoryTilePicture categoryId={id} imageUrl={imageUrl} />
              {name}
            </CategoryTile>
          ))}
        </div>
      </ScrollStrip>
    </chakra.div>
  )
}
