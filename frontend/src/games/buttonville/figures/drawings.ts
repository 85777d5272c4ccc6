// Which drawing belongs to which villager.
import type { Component } from 'svelte'
import Alienor from './Alienor.svelte'
import Bob from './Bob.svelte'
import Celeste from './Celeste.svelte'
import Chapi from './Chapi.svelte'
import Corbac from './Corbac.svelte'
import Dimitri from './Dimitri.svelte'
import Dina from './Dina.svelte'
import Firmin from './Firmin.svelte'
import Flora from './Flora.svelte'
import Hyppolite from './Hyppolite.svelte'
import Jack from './Jack.svelte'
import Jade from './Jade.svelte'
import Lancelot from './Lancelot.svelte'
import Laurent from './Laurent.svelte'
import Lucky from './Lucky.svelte'
import Marty from './Marty.svelte'
import Menestra from './Menestra.svelte'
import Pablo from './Pablo.svelte'
import Phil from './Phil.svelte'
import Soulange from './Soulange.svelte'
import Tictac from './Tictac.svelte'
import Triboulet from './Triboulet.svelte'
import Triton from './Triton.svelte'
import Turbo from './Turbo.svelte'
import Vlad from './Vlad.svelte'

export const DRAWINGS: Record<string, Component> = {
  pablo: Pablo,
  triboulet: Triboulet,
  menestra: Menestra,
  firmin: Firmin,
  lancelot: Lancelot,
  jade: Jade,
  dina: Dina,
  vlad: Vlad,
  dimitri: Dimitri,
  turbo: Turbo,
  phil: Phil,
  tictac: Tictac,
  celeste: Celeste,
  chapi: Chapi,
  jack: Jack,
  corbac: Corbac,
  alienor: Alienor,
  soulange: Soulange,
  hyppolite: Hyppolite,
  marty: Marty,
  bob: Bob,
  triton: Triton,
  lucky: Lucky,
  flora: Flora,
  laurent: Laurent,
}
