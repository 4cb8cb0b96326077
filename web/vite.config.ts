import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = 'http://127.0.0.1:8765';

export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  // Svelte has another build for servers, which keeps nothing reactive: tests need the browser's
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: '../src/stolik/static',
    emptyOutDir: true,
    target: 'es2022',
    // pictures in data: addresses would need an exception in the content security policy
    assetsInlineLimit: 0,
    reportCompressedSize: true,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
      '/health': server,
    },
    // the messages are read from the Python package beside this folder
    fs: { allow: ['..'] },
  },
  test: { include: ['src/**/*.test.ts', 'test/**/*.test.ts'], environment: 'node' },
}));
