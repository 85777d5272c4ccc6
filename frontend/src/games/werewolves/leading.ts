// What a person needs who leads Werewolves at a real table; loaded only there.
import type { Leading } from '../contract'
import Gathering from './Gathering.svelte'
import Moderator from './Moderator.svelte'

const leading: Leading = { Gathering, Moderator }
export default leading
