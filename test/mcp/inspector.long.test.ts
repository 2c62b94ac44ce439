import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { openApp } from '../../src/app/app.ts';
import { startServer } from '../../src/http/server.ts';
import { mcpHandler } from '../../src/mcp/http-handler.ts';
import { program } from '../end-to-end/run-madeleine.ts';
import type { SmallMemory } from '../fixtures/small-memory.ts';
import { agentMemory } from './agent-memory.ts';

const inspector = join(
  dirname(createRequire(import.meta.url).resolve('@modelcontextprotocol/inspector/package.json')),
  'clients/launcher/build/index.js',
);

let made: SmallMemory;
beforeAll(async () => {
  made = await agentMemory();
});
afterAll(() => made.remove());

type Inspected = { readonly code: number; readonly stdout: string; readonly stderr: string };

/** The MCP inspector's command line, as `npx @modelcontextprotocol/inspector --cli` runs it, with a home of its own. */
function inspected(...args: readonly string[]): Promise<Inspected> {
  return new Promise((resolve) => {
    const env = { ...process.env, HOME: made.base, USERPROFILE: made.base };
    const child = execFile(process.execPath, [inspector, '--cli', ...args], { env }, (_error, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, stdout, stderr }),
    );
  });
}

const overStdio = () => [process.execPath, program, 'mcp', '--memory', made.memory];
const content = z.object({ content: z.array(z.looseObject({ type: z.string() })), structuredContent: z.unknown() });

describe("the MCP inspector's command line", () => {
  it('lists the tools, and finds nothing in their schemas that a client could balk at', async () => {
    const { code, stdout, stderr } = await inspected(...overStdio(), '--method', 'tools/list', '--strict');
    expect(stderr).toBe('');
    expect(code).toBe(0);
    const { tools } = z.object({ tools: z.array(z.object({ name: z.string() })) }).parse(JSON.parse(stdout));
    expect(tools.map(({ name }) => name)).toContain('ask');
  });

  it('calls a tool and reads a resource', async () => {
    const args = [
      '--method',
      'tools/call',
      '--tool-name',
      'search',
      '--tool-arg',
      'query=photos from Lisbon',
      'thumbnails=1',
    ];
    const called = content.parse(JSON.parse((await inspected(...overStdio(), ...args)).stdout));
    expect(called.content.map(({ type }) => type)).toEqual(['text', 'image']);
    const [found] = z.object({ items: z.array(z.object({ id: z.string() })) }).parse(called.structuredContent).items;
    const uri = `madeleine://item/${found?.id}`;
    const { stdout } = await inspected(...overStdio(), '--method', 'resources/read', '--uri', uri);
    expect(JSON.parse(stdout)).toMatchObject({
      contents: [{ uri, mimeType: 'text/plain' }, { mimeType: 'image/webp' }],
    });
    const { stdout: templates } = await inspected(...overStdio(), '--method', 'resources/templates/list');
    expect(templates).toContain('madeleine://person/{id}');
  });

  it('asks over HTTP', async () => {
    const app = await openApp(made.memory);
    const mcp = mcpHandler({ app, version: '0.0.0', report: () => undefined });
    const injected = { mcp: (request: Request) => mcp.fetch(request) };
    const server = await startServer({ app, port: 0, version: '0.0.0', injected });
    const question = 'question=How much did I pay at Tea House?';
    const args = ['--method', 'tools/call', '--tool-name', 'ask', '--tool-arg', question];
    const { stdout } = await inspected(`${server.url}/mcp`, '--transport', 'http', ...args);
    expect(content.parse(JSON.parse(stdout)).structuredContent).toMatchObject({ answer: '€42.50' });
    await mcp.close();
    await server.close();
    await app.close();
  });
});
