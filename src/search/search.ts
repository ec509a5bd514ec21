export * from '../core/search.ts';
