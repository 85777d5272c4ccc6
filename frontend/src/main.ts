// Where the pages start: words first, then the app.
import './design/base.css' // first, so that components have the last word
import { mount } from 'svelte'
import App from './App.svelte'
import { startWorker } from './away/worker'
import { settings } from './settings.svelte'

void settings.choose(settings.language)
addEventListener('load', () => void startWorker())
mount(App, { target: document.getElementById('app')! })
