import type { GameFace } from '../contract'
import face from '../buttons/face'
export default face as GameFace
