import './app.css'
import { mount } from 'svelte'
import App from './App.svelte'
import { learn } from './i18n/english.svelte'
import { settings } from './lib/settings.svelte'

settings.wear(document.documentElement)
void learn(settings.lang)
  .catch(() => {})
  .then(() => {
    const target = document.getElementById('app')
    if (target) mount(App, { target })
  })
