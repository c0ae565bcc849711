import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './plugins/compressed.ts';
import { messages } from './plugins/messages.ts';
import { prerender } from './plugins/prerender.ts';
import { shell } from './plugins/shell.ts';
import { together } from './plugins/together.ts';

/** Where the server listens while the page is developed. */
const SERVER = process.env.PRAXIS_SERVER ?? 'http://127.0.0.1:8080';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [messages(), react(), prerender(), shell(), compressed()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Small images would become data: URLs, which the Content-Security-Policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Compression takes long, on purpose.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: { groups: [{ name: together(), debugName: 'together' }], includeDependenciesRecursively: false },
      },
    },
  },
  server: {
    proxy: {
      '/api': SERVER,
      '/ws': { target: SERVER.replace(/^http/, 'ws'), ws: true },
    },
  },
});
