import { arch, cpus, platform, totalmem } from 'node:os';

/** What the figures were measured on. */
export function machine() {
  const [first] = cpus();
  return {
    cpu: first?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGb: Math.round(totalmem() / 2 ** 30),
    system: `${platform()} ${arch()}`,
    node: process.versions.node,
    v8: process.versions.v8,
    date: new Date().toISOString(),
  };
}
