import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { makeProgram } from '../../src/cli/program.ts';

/** No container engine runs here: what can be read wrong is read, and names that must meet are looked up. */
const deploy = fileURLToPath(new URL('../../deploy', import.meta.url));
const textOf = (...path: string[]): string => readFileSync(join(deploy, ...path), 'utf8');

const unused = () => Promise.reject(new Error('nothing is run here'));
const program = makeProgram({
  demo: unused,
  bench: unused,
  reviews: unused,
  serve: unused,
  serveLocked: unused,
  mcp: unused,
  operations: unused,
});

/** Whether the program has such a verb with all of these options. */
function refusedWords(args: readonly string[]): string[] {
  const [name, ...rest] = args;
  const verb: Command | undefined = program.commands.find((one) => one.name() === name);
  if (verb === undefined) return [String(name)];
  return rest.filter((word) => word.startsWith('--') && !verb.options.some((option) => option.long === word));
}

const texts = z.array(z.string());
const service = z.looseObject({
  image: z.string().regex(/^[\w./-]+:[\w.-]+$/, 'a pinned version'),
  build: z.object({ context: z.string(), dockerfile: z.string().optional() }).optional(),
  restart: z.string(),
  command: texts.optional(),
  environment: z.record(z.string(), z.string()).optional(),
  volumes: texts.optional(),
  secrets: texts.optional(),
  depends_on: z.union([texts, z.record(z.string(), z.object({ condition: z.string() }))]).optional(),
  ports: texts.optional(),
});
const compose = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.object({})),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});

describe('compose.yaml', () => {
  const { services, volumes, secrets } = compose.parse(parse(textOf('compose.yaml'), { merge: true }));
  const all = Object.entries(services);

  it('has three servers, workers, two databases, a pool and an object store', () => {
    for (const name of ['server1', 'server2', 'server3', 'worker', 'db1', 'db2', 'pgbouncer', 'objects'])
      expect(Object.keys(services)).toContain(name);
  });

  it('names only services, volumes, secrets and files that it has', () => {
    const files = new Set(readdirSync(deploy, { recursive: true }).map(String));
    for (const [name, one] of all) {
      const needed = Array.isArray(one.depends_on) ? one.depends_on : Object.keys(one.depends_on ?? {});
      expect(
        needed.filter((other) => services[other] === undefined),
        name,
      ).toEqual([]);
      expect(
        (one.secrets ?? []).filter((secret) => secrets[secret] === undefined),
        name,
      ).toEqual([]);
      for (const volume of one.volumes ?? []) {
        const [from = ''] = volume.split(':');
        if (from.startsWith('./')) expect(files, name).toContain(from.slice(2));
        else expect(Object.keys(volumes), name).toContain(from);
      }
      if (one.build === undefined) continue;
      const dockerfile = join(
        one.build.dockerfile?.startsWith('deploy/') ? '..' : one.build.context,
        one.build.dockerfile ?? 'Dockerfile',
      );
      expect(files, name).toContain(dockerfile.replace(/^\.\.\/deploy\//, ''));
    }
  });

  it('starts the program by words that it knows, and sends users to servers that have them', () => {
    for (const [name, { image, command = [] }] of all)
      if (image.startsWith('madeleine:')) expect(refusedWords(command), name).toEqual([]);
    const proxied = /reverse_proxy (.*) \{/.exec(textOf('Caddyfile'))?.[1]?.split(' ') ?? [];
    expect(proxied.map((to) => to.split(':')[0])).toEqual(['server1', 'server2', 'server3']);
    for (const node of textOf('haproxy.cfg').matchAll(/^ {2}server (\w+) /gm))
      expect(services).toHaveProperty(node[1] ?? '');
  });

  it('holds no password, and opens no port but those of the web', () => {
    for (const [name, { environment = {}, ports = [] }] of all) {
      for (const [key, value] of Object.entries(environment))
        if (/PASSWORD|SECRET|KEY/.test(key)) expect(value, `${name} ${key}`).toMatch(/^\$\{\w+:\?\}$/);
      if (name !== 'proxy') expect(ports, name).toEqual([]);
    }
  });
});

const named = z.object({ name: z.string(), namespace: z.string().optional() }).loose();
const port = z.union([z.string(), z.int()]);
const probe = z
  .object({ httpGet: z.object({ path: z.string(), port }).optional(), tcpSocket: z.object({ port }).optional() })
  .loose();
const container = z.object({
  name: z.string(),
  image: z.string().regex(/:[\w.-]+$/),
  args: texts.optional(),
  ports: z.array(z.object({ name: z.string().max(15), containerPort: z.int() })),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })).optional(),
  env: z
    .array(z.object({ name: z.string(), value: z.string().optional(), valueFrom: z.unknown().optional() }))
    .optional(),
  livenessProbe: probe,
  readinessProbe: probe.optional(),
  startupProbe: probe.optional(),
  lifecycle: z.unknown().optional(),
  resources: z.object({
    requests: z.object({ cpu: z.string(), memory: z.string() }),
    limits: z.object({ memory: z.string() }),
  }),
  securityContext: z.looseObject({ allowPrivilegeEscalation: z.literal(false) }),
  volumeMounts: z.array(z.looseObject({ name: z.string(), mountPath: z.string() })),
});
const labels = z.record(z.string(), z.string());
const workload = z.object({
  apiVersion: z.literal('apps/v1'),
  kind: z.enum(['Deployment', 'StatefulSet']),
  metadata: named,
  spec: z.looseObject({
    replicas: z.int().min(2),
    serviceName: z.string().optional(),
    selector: z.object({ matchLabels: labels }),
    template: z.object({
      metadata: z.looseObject({ labels }),
      spec: z.looseObject({
        securityContext: z.looseObject({ runAsNonRoot: z.literal(true), runAsUser: z.int().min(10_000) }),
        serviceAccountName: z.string().optional(),
        containers: z.array(container).min(1),
        volumes: z.array(z.looseObject({ name: z.string() })).default([]),
      }),
    }),
    volumeClaimTemplates: z.array(z.looseObject({ metadata: named })).default([]),
  }),
});
const portService = z.object({
  apiVersion: z.literal('v1'),
  kind: z.literal('Service'),
  metadata: named,
  spec: z.looseObject({
    selector: labels,
    ports: z.array(z.object({ name: z.string(), port: z.int(), targetPort: port })),
  }),
});
const other = z.looseObject({
  apiVersion: z.string(),
  kind: z.enum([
    'Namespace',
    'ConfigMap',
    'ServiceAccount',
    'Role',
    'RoleBinding',
    'PodDisruptionBudget',
    'Ingress',
    'NetworkPolicy',
  ]),
  metadata: named,
});
const manifest = z.discriminatedUnion('kind', [workload, portService, other]);

describe.each(['program.yaml', 'database.yaml'])('kubernetes/%s', (file) => {
  const manifests = parseAllDocuments(textOf('kubernetes', file)).map((document) => {
    expect(document.errors).toEqual([]);
    return manifest.parse(document.toJS());
  });
  const workloads = manifests.flatMap((one) =>
    one.kind === 'Deployment' || one.kind === 'StatefulSet' ? [workload.parse(one)] : [],
  );
  const services = manifests.flatMap((one) => (one.kind === 'Service' ? [portService.parse(one)] : []));

  it('is all of one namespace', () => {
    for (const { kind, metadata } of manifests)
      expect(kind === 'Namespace' ? metadata.name : metadata.namespace).toBe('madeleine');
  });

  it('selects pods that there are, by ports that they have', () => {
    for (const { spec } of workloads) expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels);
    for (const { metadata, spec } of services) {
      // Patroni itself puts the role on a pod.
      const { role: _, ...wanted } = spec.selector;
      const pods = workloads.filter((one) =>
        Object.entries(wanted).every(([key, value]) => one.spec.template.metadata.labels[key] === value),
      );
      expect(pods, metadata.name).toHaveLength(1);
      const ports = pods.flatMap((one) =>
        one.spec.template.spec.containers.flatMap((made) => made.ports.map(({ name }) => name)),
      );
      for (const { targetPort } of spec.ports) expect(ports, metadata.name).toContain(targetPort);
    }
  });

  it('probes ports that are open, and mounts volumes that are declared', () => {
    for (const { spec } of workloads) {
      const volumes = [...spec.template.spec.volumes, ...spec.volumeClaimTemplates.map(({ metadata }) => metadata)].map(
        ({ name }) => name,
      );
      for (const one of spec.template.spec.containers) {
        const ports = one.ports.map(({ name }) => name);
        for (const look of [one.livenessProbe, one.readinessProbe, one.startupProbe])
          if (look !== undefined) expect(ports).toContain(look.httpGet?.port ?? look.tcpSocket?.port);
        for (const { name } of one.volumeMounts) expect(volumes).toContain(name);
      }
    }
  });

  it('starts the program by words that it knows, and gives it longer to drain than it takes', () => {
    for (const { spec } of workloads) {
      for (const { image, args = [] } of spec.template.spec.containers) {
        if (!image.includes('/madeleine:')) continue;
        expect(refusedWords(args)).toEqual([]);
        const drain = Number(args[args.indexOf('--drain') + 1] ?? 0);
        if (args.includes('--drain'))
          expect(spec.template.spec['terminationGracePeriodSeconds']).toBeGreaterThan(drain);
      }
    }
  });
});

it('runs nothing as root, and every image says whether it is well', () => {
  const files = readdirSync(deploy, { recursive: true })
    .map(String)
    .filter((name) => /Dockerfile$/.test(name));
  expect(files.length).toBe(3);
  for (const name of files) {
    const text = textOf(name);
    expect(text.match(/^USER (.*)$/gm)?.at(-1), name).toMatch(/^USER 1\d{4}:1\d{4}$/);
    expect(text, name).toMatch(/^ENTRYPOINT \[/m);
    if (!name.startsWith('pgbouncer')) expect(text, name).toMatch(/^HEALTHCHECK /m);
    for (const [, from = ''] of text.matchAll(/^COPY (?!--from)(\S+) /gm))
      if (from !== '.') expect(readdirSync(join(deploy, dirname(name))), name).toContain(from);
  }
  const command = /^CMD (\[.*\])$/m.exec(textOf('Dockerfile'))?.[1] ?? '[]';
  expect(refusedWords(texts.parse(JSON.parse(command)))).toEqual([]);
});
