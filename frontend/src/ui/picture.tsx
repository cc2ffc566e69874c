import './picture.css'
import { useState, type ComponentProps, type ReactNode } from 'react'
import { formatSrcSet, getDishPicture, type Picture } from '#shared/menu/pictures/picture'

type ResponsivePictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  readonly picture: Picture
  /** The `sizes` attribute: the picture's width on the page. */
  readonly sizes: string
}

/**
 * A picture that the build prepared in several sizes and formats. Decorative, so it has no text.
 * Its space is reserved and filled with its main colour while it loads.
 */
export const ResponsivePicture = ({
  picture: { src, width, height, colour, sources },
  sizes,
  style,
  ...rest
}: ResponsivePictureProps) => (
  <picture>
    {sources.map(({ type, files }) => (
      <source key={type} type={type} srcSet={formatSrcSet(files)} sizes={sizes} />
    ))}
    <img
      src={src}
      alt=""
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      style={{ backgroundColor: colour, ...style }}
      {...rest}
    />
  </picture>
)

type DishPictureProps = {
  readonly imageUrl: string | null
  /** The `sizes` attribute: the picture's width on the page. */
  readonly sizes: string
  /** The picture is visible without scrolling, so it loads at once and with high priority. */
  readonly isUpfront?: boolean
  /** Shown instead if the dish has no picture or the picture doesn't load. */
  readonly children?: ReactNode
}

/** A dish's picture. Decorative, because the dish's name is always next to it. */
export function DishPicture({ imageUrl, sizes, isUpfront = false, children }: DishPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!imageUrl || imageUrl === failed) return children
  const picture = getDishPicture(imageUrl)
  const handleError = () => setFailed(imageUrl)
  if (!picture) return <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={handleError} />
  const loading = isUpfront ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {}
  return <ResponsivePicture picture={picture} sizes={sizes} onError={handleError} {...loading} />
}
