import { readdir } from 'node:fs/promises';
import type { Endpoint } from '../../src/contract/endpoint.ts';

const folder = new URL('../../src/contract/endpoints/', import.meta.url);

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'answer' in value;

/** Every endpoint that the contract has, whichever file it stands in. */
export async function everyEndpoint(): Promise<Endpoint[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'));
  const modules: unknown[] = await Promise.all(names.map((name) => import(new URL(name, folder).href)));
  return modules.flatMap((module) => Object.values(module as object)).filter(isEndpoint);
}

/** The path with each of its parameters replaced. */
export const filled = (path: string, value: string): string => path.replace(/\{\w+\}/g, value);
