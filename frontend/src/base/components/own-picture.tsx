import type { ComponentProps } from 'react'
import { formatSrcSet } from '#shared/rules/picture'
import type { Picture } from '#shared/rules/picture'

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
