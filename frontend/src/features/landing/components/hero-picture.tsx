import { chakra } from '@chakra-ui/react/styled-system'
import { HERO_SIZES, getHeroPicture, formatSrcSet } from '#shared/rules/picture'

/** The lit flat iron of this restaurant, fading into the page. */
export function HeroPicture({ code }: { readonly code: string }) {
  const picture = getHeroPicture(code)
  if (!picture) return null
  const { src, width, height, colour, sources } = picture
  return (
    <picture>
      {sources.map(({ type, files }) => (
        <source key={type} type={type} srcSet={formatSrcSet(files)} sizes={HERO_SIZES} />
      ))}
      <chakra.img
        src={src}
        alt=""
        width={width}
        height={height}
        fetchPriority="high"
        style={{ backgroundColor: colour }}
        position="absolute"
        top="0"
        right="0"
        w={{ base: '100%', xl: '60%' }}
        h={{ base: '10rem', md: '22rem', xl: '100%' }}
        objectFit="cover"
        pointerEvents="none"
        css={{
          maskImage: 'linear-gradient(to bottom, #000 60%, transparent)',
          xl: {
            maskImage:
              'linear-gradient(to right, transparent 12%, #000 60%), linear-gradient(to bottom, #000 75%, transparent)',
            maskComposite: 'intersect',
          },
        }}
      />
    </picture>
  )
}
