import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { toolsFor } from '../../src/mcp/tools/all.ts';
import { agentScopes } from '../../src/memory/account.ts';

/** The packages themselves are built by hand (docs/installing.md); here is checked what would make them wrong. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const { version } = z.object({ version: z.string() }).parse(JSON.parse(textOf('package.json')));

describe('server.json', () => {
  const server = z
    .object({
      name: z.string().regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
      description: z.string().max(100),
      version: z.string(),
      packages: z.array(
        z.looseObject({
          identifier: z.string(),
          version: z.string(),
          packageArguments: z.array(z.object({ type: z.literal('positional'), value: z.string() })),
        }),
      ),
    })
    .parse(JSON.parse(textOf('deploy/mcp/server.json')));

  it('is of this version, and starts the agents’ server', () => {
    expect(server.version).toBe(version);
    expect(server.packages).toMatchObject([{ identifier: 'madeleine', version, packageArguments: [{ value: 'mcp' }] }]);
  });
});

describe('the MCP bundle', () => {
  const manifest = z
    .object({
      version: z.string(),
      server: z.object({
        entry_point: z.string(),
        mcp_config: z.object({ args: z.array(z.string()), env: z.record(z.string(), z.string()) }),
      }),
      user_config: z.record(z.string(), z.looseObject({ default: z.string() })),
      tools: z.array(z.object({ name: z.string() })),
    })
    .parse(JSON.parse(textOf('deploy/mcp/manifest.json')));

  it('names the tools that there are when nothing may be changed, which is the default', () => {
    expect(manifest.version).toBe(version);
    expect(manifest.tools.map(({ name }) => name)).toEqual(
      toolsFor(new Set(), { seenBy: undefined }).map(({ name }) => name),
    );
    expect(manifest.user_config['writes']?.default).toBe('');
    expect(manifest.server.mcp_config.args[0]).toBe(`\${__dirname}/${manifest.server.entry_point}`);
    for (const name of Object.keys(manifest.user_config))
      expect(Object.values(manifest.server.mcp_config.env)).toContain(`\${user_config.${name}}`);
  });

  it('tells agents what they could be allowed to do', () => {
    expect(JSON.stringify(manifest.user_config)).toContain(agentScopes.join(', '));
  });
});

describe('files of other packages', () => {
  it('the scripts have a syntax that their shells read', () => {
    for (const name of ['stage', 'debian/build', 'homebrew/fill', 'mcp/bundle'])
      execFileSync('bash', ['-n', `${root}/deploy/${name}`]);
    for (const name of ['madeleine', 'postinst', 'prerm', 'postrm'])
      execFileSync('sh', ['-n', `${root}/deploy/debian/${name}`]);
  });

  it('compose for one owner keeps the memory, and is reached from this machine only', () => {
    const one = z.object({
      command: z.array(z.string()),
      ports: z.array(z.string()),
      read_only: z.literal(true),
      volumes: z.array(z.string()),
    });
    const { services } = z
      .object({ services: z.object({ madeleine: one }) })
      .parse(parse(textOf('deploy/home/compose.yaml')));
    const { command, ports, volumes } = services.madeleine;
    expect(ports).toEqual(['127.0.0.1:4680:4680']);
    expect(volumes[0]).toBe('memory:/data');
    // Nobody else does what is pending.
    expect(command).not.toContain('--no-work');
    expect(textOf('deploy/Dockerfile')).toMatch(/VOLUME \/data[\s\S]*HEALTHCHECK/);
  });

  it('the service asks for a token, runs as its own user and writes only its own folder', () => {
    const unit = textOf('deploy/systemd/madeleine.service');
    for (const line of [
      /serve --require-token/,
      /^User=madeleine$/m,
      /^ProtectSystem=strict$/m,
      /^NoNewPrivileges=yes$/m,
    ])
      expect(unit).toMatch(line);
  });
});
