/// <reference types="vite/client" />

interface Window {
  /** Messages that were asked for and do not exist; tests read it. */
  __missing?: string[];
}
