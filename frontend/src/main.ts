// Where the pages start: words first, then the app.
import { mount } from 'svelte'
import App from './App.svelte'
import './design/base.css'
import { settings } from './settings.svelte'

void settings.choose(settings.language)
mount(App, { target: document.getElementById('app')! })
