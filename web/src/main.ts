import { mount } from 'svelte';
import App from './App.svelte';
import { followLanguage, showLanguage } from './lib/catalogue.svelte';
import { followPrefs, prefs } from './lib/prefs.svelte';
import { reloadOnce } from './lib/reload';
import './styles/tokens.css';
import './styles/ui.css';
import './styles/cards.css';
import './styles/sheet.css';

// after an update of the server the old parts of the page are gone: a new page knows the new ones
addEventListener('vite:preloadError', reloadOnce);

followPrefs();
await showLanguage(prefs.language);
followLanguage();

const target = document.getElementById('app');
if (target !== null) mount(App, { target });
