export * from '@praxis/engine/form.ts';
