export { VerifyPage } from './VerifyPage.tsx'
