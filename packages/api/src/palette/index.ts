export { paletteRoutes } from './palette.routes.ts'
