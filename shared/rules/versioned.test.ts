import { getUploadedPictureUrl } from './picture'
import { isImmutablePath } from './versioned'

test.each([
  ['/assets/su14.1f2e3d4c.8a6b3c.480.webp', true],
  ['/assets/index-DkX1.js', true],
  ['/images/hero-henok.1f2e3d4c.8a6b3c.960.avif', true],
  [getUploadedPictureUrl('0123456789abcdef', '8a6b3c'), true],
  ['/pictures/latest.webp', false],
  ['/images/social-card.jpg', false],
  ['/icons/icon-512.png', false],
  ['/index.html', false],
])('whether %s may be kept for ever: %s', (path, forEver) => {
  expect(isImmutablePath(path)).toBe(forEver)
})
