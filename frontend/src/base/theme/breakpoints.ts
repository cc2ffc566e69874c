export const breakpoints = { sm: '30rem', md: '48rem', lg: '62rem', xl: '80rem', '2xl': '100rem' }
