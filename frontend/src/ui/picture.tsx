import { useState } from 'react'
import type { ComponentProps, ReactNode } from 'react'
import { formatSrcSet, getDishPicture } from '#shared/menu/pictures/picture'
import type { Picture } from '#shared/menu/pictures/picture'

type OwnPictureProps = Omit<ComponentProps<'img'>, 'src'> & {
  readonly picture: Picture
  /** How wide it stands on the page, as the browser is told it. */
  readonly sizes: string
}

/**
 * One of our own pictures in the smallest file that will do: decorative, its place kept, its colour
 * there before it.
 */
export const ResponsivePicture = ({
  picture: { src, width, height, colour, sources },
  sizes,
  style,
  ...rest
}: OwnPictureProps) => (
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
  /** How wide it stands on the page, as the browser is told it. */
  readonly sizes: string
  /** Whether it stands where one looks first, so that it is not waited with. */
  readonly isUpfront?: boolean
  /** What stands there where it has none, or it does not load. */
  readonly children?: ReactNode
}

/** A dish's picture, decorative beside its name. */
export function DishPicture({ imageUrl, sizes, isUpfront = false, children }: DishPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (!imageUrl || imageUrl === failed) return children
  const picture = getDishPicture(imageUrl)
  const fail = () => setFailed(imageUrl)
  if (!picture) return <img src={imageUrl} alt="" loading="lazy" decoding="async" onError={fail} />
  const urgency = isUpfront ? ({ loading: 'eager', fetchPriority: 'high' } as const) : {}
  return <ResponsivePicture picture={picture} sizes={sizes} onError={fail} {...urgency} />
}
